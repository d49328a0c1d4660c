import { t as chevron_left_default } from "./chevron-left-Dm-MLAIX.js";
import { t as frame } from "./page-frame-DgSWcyy7.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/BackLink.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Back link above a question. */
function BackLink({ href, children = frame.back }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		href,
		className: "back-link",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_left_default, {
			size: 20,
			"aria-hidden": "true"
		}), children]
	});
}
export { BackLink as t };
