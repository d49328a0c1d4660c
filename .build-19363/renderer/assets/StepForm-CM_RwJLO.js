import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/forms/StepForm.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Reads the current form values. Unticked checkboxes are 'false'; a radio group without a selection is omitted. */
function readForm(form, submitter = null) {
	const values = {};
	for (const [name, value] of new FormData(form, submitter)) if (typeof value === "string") values[name] = value;
	for (const box of form.querySelectorAll("input[type=\"checkbox\"][name]")) if (!box.disabled) values[box.name] = String(box.checked);
	return values;
}
/** Focuses the first invalid field; in a radio group, the selected radio or the first. */
function focusInvalid(form) {
	const refused = form.querySelector("[aria-invalid=\"true\"]");
	(refused?.querySelector("input:checked") ?? refused?.querySelector("input") ?? refused)?.focus();
}
/**
* The one form of a question, shared by pages and chat. Its method is POST, so that answers never end up in the URL,
* not even when it is submitted without script.
*/
function StepForm({ step, onAnswer, children, busy = false, refusals = 0, className }) {
	const form = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (refusals > 0 && form.current) focusInvalid(form.current);
	}, [refusals]);
	function submit(event) {
		event.preventDefault();
		if (busy) return;
		const native = event.nativeEvent;
		const submitter = native instanceof SubmitEvent ? native.submitter : null;
		onAnswer(readForm(event.currentTarget, submitter));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("form", {
		ref: form,
		"data-step": step,
		className,
		method: "post",
		noValidate: true,
		onSubmit: submit,
		children
	});
}
export { StepForm as t };
