import { m as stepOf } from "./journeys-pH3FiARx.js";
import { It as textOf } from "../prerender.js";
// src/questions/answer-text.ts
/**
* An answer as text: its mask, the step's own words for it, or the label of the option that was chosen. '' when it was
* not given.
*/
function answerText(order, id) {
	const answer = order.answers[id];
	if (!answer) return "";
	const { show, fields } = stepOf(order, id);
	const said = answer.masked ?? show?.(answer.values, order);
	if (said !== void 0) return said;
	const chosen = answer.values[fields[0]?.name ?? ""];
	return textOf(order, id).options?.find(({ value }) => value === chosen)?.label ?? "";
}
export { answerText as t };
