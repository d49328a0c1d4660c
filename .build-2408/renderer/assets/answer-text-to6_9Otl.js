import { m as stepOf } from "./journeys-CWpcRNhs.js";
import { L as textOf } from "../prerender.js";
// src/questions/answer-text.ts
/**
* Returns the display text of an answer. If the step returned data instead of text, the step's texts turn
* that data into a sentence.
*/
var shownText = (order, id, shown) => typeof shown === "string" ? shown : textOf(order, id).shown?.(shown) ?? "";
/** Returns the masked text of an answer whose full value is not in this browser; '' for any other answer. */
var maskedText = (order, id) => shownText(order, id, order.answers[id]?.masked ?? "");
/**
* Returns an answer as text: its masked text, the text made by its step, or the label of the chosen option.
* Returns '' if there is no answer.
*/
function answerText(order, id) {
	const answer = order.answers[id];
	if (!answer) return "";
	const { show, fields } = stepOf(order, id);
	const shown = answer.masked ?? show?.(answer.values, order);
	if (shown !== void 0) return shownText(order, id, shown);
	const chosen = answer.values[fields[0]?.name ?? ""];
	return textOf(order, id).options?.find(({ value }) => value === chosen)?.label ?? "";
}
export { maskedText as n, shownText as r, answerText as t };
