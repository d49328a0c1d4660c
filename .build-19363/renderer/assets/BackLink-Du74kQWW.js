import { t as chevron_left_default } from "./chevron-left-C91lGNdE.js";
import { Ct as frame } from "../prerender.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/forms/BackLink.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The back link, a real link. `href` comes from the funnel's table of back links. */
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
