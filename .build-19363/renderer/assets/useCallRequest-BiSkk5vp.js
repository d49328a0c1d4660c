import { Dt as useSelector, Et as useDispatch } from "../prerender.js";
import { u as callAsked, w as drafted } from "./events-Dzy0BOWM.js";
import { a as selectFlow } from "./selectors-BJ0ILE8K.js";
// src/questions/useCallRequest.ts
/** The form's id: the last segment of its address. */
var CALL_STEP = "receber-ligacao";
/** A request for a call as both ways show it: what is typed stays when the visitor changes from one to the other. */
function useCallRequest() {
	const dispatch = useDispatch();
	const { contact, drafts, refusals } = useSelector(selectFlow);
	return {
		state: contact.call,
		problem: contact.callProblem,
		refusals: contact.callProblem ? refusals : 0,
		telephone: drafts["receber-ligacao"]?.telephone ?? "",
		type: (name, value) => dispatch(drafted({
			step: CALL_STEP,
			name,
			value
		})),
		send: (values) => dispatch(callAsked({ telephone: values.telephone ?? "" }))
	};
}
export { useCallRequest as n, CALL_STEP as t };
