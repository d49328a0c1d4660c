import { t as chevron_left_default } from "./chevron-left-Dm-MLAIX.js";
import { p as chevron_right_default } from "../prerender.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/site/ScrollArrows.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Two arrow buttons that scroll a list by one card. If all cards fit, the buttons are invisible but keep
* their space.
*/
function ScrollArrows({ labels, ends: { isAtStart, isAtEnd }, onMove }) {
	const arrow = (by, label, isEnd) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "arrows__arrow",
		"aria-label": label,
		"aria-disabled": isEnd || void 0,
		onClick: () => !isEnd && onMove(by),
		children: by < 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_left_default, { "aria-hidden": "true" }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_right_default, { "aria-hidden": "true" })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "arrows",
		"data-needed": !(isAtStart && isAtEnd) || void 0,
		children: [arrow(-1, labels.previous, isAtStart), arrow(1, labels.next, isAtEnd)]
	});
}
export { ScrollArrows as t };
