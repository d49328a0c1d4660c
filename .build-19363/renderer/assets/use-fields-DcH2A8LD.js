import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as MaskedField } from "./MaskedField-DGh7zX86.js";
// src/pages/landing/fields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The CEP of a form on a marketing page. */
var CepField = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
	...props,
	name: "cep",
	mask: "cep",
	placeholder: "00000-000",
	autoComplete: "postal-code",
	width: "full"
});
/** The telephone of a form on a marketing page. */
var PhoneField = ({ name = "phone", ...props }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
	...props,
	name,
	mask: "phone",
	placeholder: "(00) 00000-0000",
	autoComplete: "tel-national",
	width: "full"
});
// src/pages/landing/use-fields.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Values, problems and refusals of a form on a marketing page; editing a field clears its problem. */
function useFields(start) {
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
		/** Shows what is wrong and takes the visitor there; without a problem, to the one that already shows. */
		refuse(found) {
			setProblems((before) => ({
				...before,
				...found
			}));
			setRefusals((before) => before + 1);
		}
	};
}
/** Milliseconds from a good reply to its success showing (M9.11). */
var SUCCESS_DELAY = 1200;
var wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export { PhoneField as a, CepField as i, useFields as n, wait as r, SUCCESS_DELAY as t };
