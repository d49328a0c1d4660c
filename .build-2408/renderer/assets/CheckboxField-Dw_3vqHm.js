import { c as describedBy, i as FieldTexts } from "./Question-D6jDMlAm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/CheckboxField.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Checkbox of a form. Its wire value is 'true' or 'false'; StepForm sends 'false' when it is unticked. */
function CheckboxField({ name, label, value, onChange, hint, error }) {
	const id = `f-${name}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "checkbox",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldTexts, {
			id,
			error
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "checkbox__row",
			htmlFor: id,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				id,
				name,
				type: "checkbox",
				value: "true",
				checked: value === "true",
				onChange: (event) => onChange(name, String(event.currentTarget.checked)),
				"aria-invalid": error ? true : void 0,
				"aria-describedby": describedBy(id, {
					hint,
					error
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [label, hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "checkbox__hint",
				id: `${id}-hint`,
				children: hint
			})] })]
		})]
	});
}
export { CheckboxField as t };
