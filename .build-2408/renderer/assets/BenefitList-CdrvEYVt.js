import { m as BenefitArt, v as cardWords } from "../prerender.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/plans/BenefitList.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The list of a plan's benefits, for a drawer (M2.60). It is loaded on demand, because it has many pictures.
*/
function BenefitList({ plan, benefits }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "benefits",
		children: benefits.filter(({ slug }) => plan.benefits.includes(slug)).map(({ slug, benefit, description }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "benefit",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BenefitArt, { slug }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: benefit }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: description })] })]
		}, slug))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "benefits__more",
		children: [
			cardWords.modem,
			" ",
			plan.subscriptions.length > 0 && legal.loyalty
		]
	})] });
}
export { BenefitList as default };
