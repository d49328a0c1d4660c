import { t as check_default } from "./check-CPE28it-.js";
import { p as chevron_right_default } from "../prerender.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/ChoiceButtons.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Buttons that answer a question with one tap. Each is a submit button of the step's form. */
function ChoiceButtons({ name, options, current, layout = "stack", busy, labelledBy, label }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: `choices choices--${layout}`,
		role: "group",
		"aria-labelledby": labelledBy,
		"aria-label": label,
		children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "submit",
			name,
			value: option.value,
			className: "choice",
			"aria-current": option.value === current ? "true" : void 0,
			"aria-disabled": busy || void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "choice__label",
					children: option.label
				}),
				option.detail && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "choice__detail",
					children: option.detail
				}),
				option.value === current && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: " (escolha atual)"
				})
			] }), option.value === current ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(check_default, {
				size: 20,
				"aria-hidden": "true",
				className: "choice__mark"
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_right_default, {
				size: 20,
				"aria-hidden": "true",
				className: "choice__mark"
			})]
		}, option.value))
	});
}
export { ChoiceButtons as t };
