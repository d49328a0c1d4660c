// src/content/problems/fill-in-error-message.ts
/**
* Returns the message of an error, with its values filled in. A message sent by the server is returned
* unchanged.
*/
function filledIn(words, problem) {
	if (problem.problem === "outro") return problem.text;
	const values = problem;
	return (words[problem.problem] ?? "").replace(/\{(\w+)\}/g, (slot, name) => String(values[name] ?? slot)).trim();
}
/**
* Returns the message of an error, with its values filled in. The type checker makes sure that `words` has a
* message for every possible error.
* @param words messages by the key of the error
*/
var textOfProblem = (words, problem) => filledIn(words, problem);
export { textOfProblem as n, filledIn as t };
