import { t as filledIn } from "./fill-in-error-message-CXcWnguh.js";
import { r as problemWords } from "./journey-part-registry-PbjbEmAN.js";
// src/questions/problem-texts.ts
/** Returns the error text for a problem, such as an invalid answer or a failed call. */
var problemText = (problem) => filledIn(problemWords, problem);
/** Returns the error texts of a form, by field name. */
var problemTexts = (problems) => Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]));
export { problemTexts as n, problemText as t };
