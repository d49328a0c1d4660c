import { t as frame } from "./page-frame-DgSWcyy7.js";
/* empty css                        */
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/frame/CheckoutFrame.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Link with which keyboard users skip the header. */
function SkipLink() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: "#pergunta",
		className: "skip-link",
		children: frame.skipToQuestion
	});
}
/**
* Layout of a question: header, notices, back link, and the question in a column of 40 rem beside the order
* summary.
*/
function CheckoutFrame({ header, back, order, save, notices, footer, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkipLink, {}),
			header,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page__body",
				children: [order && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("aside", {
					className: "page__order",
					children: order
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
					className: "page__main",
					id: "pergunta",
					tabIndex: -1,
					children: [
						notices,
						(back || save) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "page__tools",
							children: [back, save]
						}),
						children
					]
				})]
			}),
			footer
		]
	});
}
/** Layout of review, quiz, risk outcomes and receipt: like CheckoutFrame, but without the order summary. */
function CartFrame({ header, back, save, notices, footer, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutFrame, {
		header,
		back,
		save,
		notices,
		footer,
		children
	});
}
export { CheckoutFrame as n, SkipLink as r, CartFrame as t };
