import { A as useDispatch, j as useSelector } from "../prerender.js";
import { B as partAnswered, T as drafted, V as partReopened } from "./events-C3g4CRov.js";
import { f as selectOpenPart } from "./selectors-BG3aGS4u.js";
// src/questions/lazy/useCurrentChatField.ts
/**
* Returns the field that the chat is currently asking for, and its event handlers. Used by steps whose fields
* the chat asks for one by one.
*/
function useCurrentChatField(step) {
	const dispatch = useDispatch();
	const name = useSelector(selectOpenPart);
	const reopened = useSelector((state) => state.parts.reopened);
	return {
		/** Name of the field; null if all fields have been answered. */
		name,
		onAnswer(values) {
			if (name !== null) dispatch(partAnswered({
				step,
				name,
				value: values[name] ?? ""
			}));
		},
		/**
		* Cancels the correction of a field and keeps its previous value; undefined unless a field is being
		* corrected.
		*/
		onCancel: reopened ? () => {
			dispatch(drafted({
				...reopened,
				value: reopened.before
			}));
			dispatch(partReopened(null));
		} : void 0
	};
}
export { useCurrentChatField as t };
