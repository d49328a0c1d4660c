import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { n as textOfProblem } from "./fill-in-error-message-CXcWnguh.js";
import { t as MaskedField } from "./MaskedField-BXcfEjVs.js";
// src/pages/landing/CepAndPhoneFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Loads the input mask once the field has text or the focus, because most visitors never type on these pages.
*/
function onFirstFocus(field, load) {
	if (field?.value === "" && document.activeElement !== field) field.addEventListener("focus", load, { once: true });
	else load();
}
/** The CEP field of a form on a landing page. */
var CepField = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
	...props,
	name: "cep",
	mask: "cep",
	words: true,
	whenToLoad: onFirstFocus,
	placeholder: "00000-000",
	autoComplete: "postal-code",
	width: "full"
});
/** The phone field of a form on a landing page. */
var PhoneField = ({ name = "phone", ...props }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
	...props,
	name,
	mask: "phone",
	whenToLoad: onFirstFocus,
	placeholder: "(00) 00000-0000",
	autoComplete: "tel-national",
	width: "full"
});
// src/pages/landing/use-form-state.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* React hook with the state of a landing page form: values, error messages, and how often a submit was
* refused. Editing a field clears its error message.
*/
function useFormState(start) {
	const [values, setValues] = (0, import_react.useState)(start);
	const [problems, setProblems] = (0, import_react.useState)({});
	const [refusals, setRefusals] = (0, import_react.useState)(0);
	return {
		values,
		problems,
		refusals,
		change: (0, import_react.useCallback)((name, value) => {
			setValues((before) => ({
				...before,
				[name]: value
			}));
			setProblems((before) => ({
				...before,
				[name]: void 0
			}));
		}, []),
		/** Adds error messages and counts the refusal. The form then focuses its first invalid field. */
		refuse(found) {
			setProblems((before) => ({
				...before,
				...found
			}));
			setRefusals((before) => before + 1);
		}
	};
}
/**
* Returns the error messages of invalid values, by field.
* @param words error message for each problem that the parsers may return
*/
var problemsIn = (words, parsers, values) => Object.fromEntries(Object.entries(parsers).flatMap(([name, parse]) => {
	const found = parse(values[name]);
	return "problem" in found ? [[name, textOfProblem(words, found)]] : [];
}));
/** Milliseconds for which a form keeps showing progress before it shows success (M9.11). */
var SUCCESS_DELAY = 1200;
/** Resolves after this many milliseconds. */
var wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export { CepField as a, wait as i, problemsIn as n, PhoneField as o, useFormState as r, SUCCESS_DELAY as t };
