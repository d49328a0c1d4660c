import { t as circle_alert_default } from "./circle-alert-Yy8N-t5d.js";
import { t as circle_check_default } from "./circle-check-B9lCvr-r.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// node_modules/lucide-react/dist/esm/icons/info.mjs
var info_default = /* @__PURE__ */ icon([
	["circle", {
		"cx": "12",
		"cy": "12",
		"r": "10"
	}],
	["path", { "d": "M12 16v-4" }],
	["path", { "d": "M12 8h.01" }]
]);
// src/ui/states/Notice.tsx
var import_jsx_runtime = require_jsx_runtime();
var icons = {
	info: info_default,
	error: circle_alert_default,
	done: circle_check_default
};
/** Message box in the page flow, never overlaid. */
function Notice({ tone = "info", title, children, actions }) {
	const Icon = icons[tone];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `notice notice--${tone}`,
		role: tone === "error" ? "alert" : "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			size: 22,
			"aria-hidden": "true"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			title && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "notice__title",
				children: title
			}),
			children && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "notice__text",
				children
			}),
			actions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "notice__actions",
				children: actions
			})
		] })]
	});
}
/** A button styled as a link, for actions inside notices and text. */
function QuietButton({ children, onClick }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "quiet-link",
		onClick,
		children
	});
}
export { QuietButton as n, Notice as t };
