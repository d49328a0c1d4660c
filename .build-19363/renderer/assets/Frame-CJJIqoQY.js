import { Ct as frame } from "../prerender.js";
/* empty css               */
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/frame/Frame.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The way past the header, for keyboards. */
function SkipLink() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: "#pergunta",
		className: "skip-link",
		children: frame.skipToQuestion
	});
}
/** Layout of one question: header, progress, back link, question in a 40 rem column, order beside it. */
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
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
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
/** Layout of review, quiz, risk outcomes and receipt: the same column, without the order beside it. */
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
