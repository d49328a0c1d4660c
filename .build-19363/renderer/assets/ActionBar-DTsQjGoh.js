import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/forms/ActionBar.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Keeps the primary button of a tall question (plans, dates, quiz, review) within thumb reach on phones. */
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
