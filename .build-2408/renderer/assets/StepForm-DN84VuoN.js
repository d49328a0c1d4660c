import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/StepForm.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* Returns the current values of a form. Unticked checkboxes are 'false'; unanswered radio groups are omitted.
*/
function readForm(form, submitter = null) {
	const values = {};
	for (const [name, value] of new FormData(form, submitter)) if (typeof value === "string") values[name] = value;
	for (const box of form.querySelectorAll("input[type=\"checkbox\"][name]")) if (!box.disabled) values[box.name] = String(box.checked);
	return values;
}
/**
* Focuses the first invalid field. In a radio group, focuses the selected radio button or, if there is none,
* the first.
*/
function focusInvalid(form) {
	const refused = form.querySelector("[aria-invalid=\"true\"]");
	(refused?.querySelector("input:checked") ?? refused?.querySelector("input") ?? refused)?.focus();
}
/**
* Form of a question, used on pages and in the chat. Its method is POST, so that answers never end up in the
* URL if the form is submitted without JavaScript.
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
