import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/ActionBar.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Sticky bar at the bottom of the screen, which keeps the main button of a long question visible on phones.
*/
function ActionBar({ children, note, isAlwaysSeen = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `action-bar${isAlwaysSeen ? " action-bar--always" : ""}`,
		children: [note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "action-bar__note num",
			children: note
		}), children]
	});
}
export { ActionBar as t };
