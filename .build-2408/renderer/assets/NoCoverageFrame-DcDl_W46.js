import { r as SkipLink } from "./CheckoutFrame-qpgp-zJt.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/frame/NoCoverageFrame.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Layout of the page for an address without coverage, with a large heading and ways to continue. Also used
* for plans and regulations (M§2).
*/
function NoCoverageFrame(props) {
	const { header, heading, text, children, footer, back, lead, order, drawing } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkipLink, {}),
			header,
			drawing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "no-coverage__scene night",
				children: drawing
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page__body",
				children: [order && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("aside", {
					className: "page__order no-coverage__order",
					children: order
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
					className: `page__main stack no-coverage--${drawing ? "drawn" : "none"}`,
					id: "pergunta",
					tabIndex: -1,
					children: [
						back,
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "no-coverage__text",
							children: [
								lead,
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
									className: "no-coverage__heading",
									children: heading
								}),
								text && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text })
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "no-coverage__ways",
							children
						})
					]
				})]
			}),
			footer
		]
	});
}
export { NoCoverageFrame as t };
