import { u as PrimaryButton } from "../prerender.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/PageForm.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Form of a question shown on a page: its fields, and one primary button below them. */
function PageForm({ step, onAnswer, children, busy, refusals, submit, after }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step,
		onAnswer,
		busy,
		refusals,
		className: "ask ask--page",
		children: [
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: busy ? "loading" : "default",
				children: submit
			}),
			after
		]
	});
}
export { PageForm as t };
