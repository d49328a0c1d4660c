import { Dt as useSelector, Et as useDispatch } from "../prerender.js";
import { R as partAnswered, w as drafted, z as partReopened } from "./events-Dzy0BOWM.js";
import { d as selectOpenPart } from "./selectors-BJ0ILE8K.js";
// src/questions/lazy/usePart.ts
/** What the chat asks now of a question that it asks part by part, and what becomes of it. */
function usePart(step) {
	const dispatch = useDispatch();
	const name = useSelector(selectOpenPart);
	const reopened = useSelector((state) => state.parts.reopened);
	return {
		/** The open part; null when nothing is left to ask. */
		name,
		onAnswer(values) {
			if (name !== null) dispatch(partAnswered({
				step,
				name,
				value: values[name] ?? ""
			}));
		},
		/** During a correction: keeps the answer as it was. */
		onCancel: reopened ? () => {
			dispatch(drafted({
				...reopened,
				value: reopened.before
			}));
			dispatch(partReopened(null));
		} : void 0
	};
}
export { usePart as t };
