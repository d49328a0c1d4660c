import { L as textOf, h as SiteFooter, j as useSelector } from "../prerender.js";
import { n as sceneOf } from "./journey-drawings-DI4cVjPO.js";
import { i as OrderCard, n as QuestionForm, r as Notices } from "./SavedSign-pp32lowb.js";
import { r as Header } from "./LoadingPage-KxpSaCQo.js";
import { i as registeredOf } from "./journey-part-registry-PbjbEmAN.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-DcDl_W46.js";
import { n as Back } from "./CheckoutPage-DBMXhvRb.js";
// src/ui/motif/SmallDrawingBox.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Box with a night background for a small drawing beside a text. */
function SmallDrawingBox({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "house-scene night",
		children
	});
}
// src/pages/checkout/PlansPage.tsx
/** The step in which the visitor chooses one of the plans available at their address (M§2). */
function PlansPage({ step }) {
	const order = useSelector(selectOrder);
	const { heading, why } = textOf(order, step);
	const { found } = registeredOf(order.journey);
	const house = sceneOf(order.journey, {
		state: "found",
		part: "house",
		moves: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(NoCoverageFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		heading,
		text: why,
		back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Back, {}),
		lead: found && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "found-line night",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: found(order) }), house && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SmallDrawingBox, { children: house })]
		}),
		order: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notices, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionForm, {
			step,
			variant: "chat"
		})]
	});
}
export { PlansPage as default };
