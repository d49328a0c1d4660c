import { A as useDispatch, j as useSelector } from "../prerender.js";
import { T as drafted, d as callAsked } from "./events-C3g4CRov.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { o as selectFlow } from "./selectors-BG3aGS4u.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { n as addProblems } from "./journey-part-registry-PbjbEmAN.js";
// src/questions/useCallRequest.ts
/** State and event handlers of the form for requesting a phone call. */
addProblems(phoneProblems);
/** Id of the call request form: the last segment of its URL. */
var CALL_STEP = "receber-ligacao";
/**
* Returns the state and event handlers of the form for requesting a phone call. The typed number is kept when
* the visitor switches between chat and pages.
*/
function useCallRequest() {
	const dispatch = useDispatch();
	const { contact, drafts, refusals } = useSelector(selectFlow);
	return {
		state: contact.call,
		problem: contact.callProblem ? problemText(contact.callProblem) : "",
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
