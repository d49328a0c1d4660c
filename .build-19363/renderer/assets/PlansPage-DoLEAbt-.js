import { D as SiteFooter, Dt as useSelector, It as textOf } from "../prerender.js";
import { a as OrderCard, i as Notices, n as QuestionForm } from "./SavedSign-Ck70mJsO.js";
import { i as Header } from "./LoadingPage-sa39Bgqc.js";
import { t as foundText } from "./found-text-GSD7IRHP.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as FibreScene } from "./FibreScene-BjwX8K6q.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-XZy7KtkL.js";
import { n as Back } from "./CheckoutPage-D6oX0EvL.js";
// src/ui/motif/HouseScene.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The moment in which the light reaches the house, as a small picture beside the words that say so. */
function HouseScene() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "house-scene night",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FibreScene, {
			state: "found",
			part: "house",
			moves: true
		})
	});
}
// src/pages/checkout/PlansPage.tsx
/** The available plans, in the layout M§2 assigns to the route; the question is inside the frame. */
function PlansPage({ step }) {
	const order = useSelector(selectOrder);
	const { heading, why } = textOf(order, step);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(NoCoverageFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		heading,
		text: why,
		back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Back, {}),
		lead: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "found-line night",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: foundText(order) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HouseScene, {})]
		}),
		order: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		scene: "none",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notices, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionForm, {
			step,
			variant: "chat"
		})]
	});
}
export { PlansPage as default };
