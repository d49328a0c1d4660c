import { R as wordingOf, h as SiteFooter, j as useSelector } from "../prerender.js";
import { n as sceneOf } from "./journey-drawings-DI4cVjPO.js";
import { r as Header } from "./LoadingPage-KxpSaCQo.js";
import { n as QuestionForm } from "./SavedSign-pp32lowb.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { t as CartFrame } from "./CheckoutFrame-qpgp-zJt.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-DcDl_W46.js";
import { n as Back } from "./CheckoutPage-DBMXhvRb.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/checkout/OutcomePage.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The page of an order that has reached a dead end, for example because there is no coverage. It gives the
* reason and offers ways to continue (D3, D10).
*/
function OutcomePage({ step, layout }) {
	const order = useSelector(selectOrder);
	const { heading, why } = wordingOf(order, step);
	const form = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionForm, {
		step,
		variant: "page"
	});
	const shared = {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Back, {}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {})
	};
	if (layout !== "cart") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
		...shared,
		heading,
		text: why ?? "",
		drawing: sceneOf(order.journey, { state: "short" }),
		children: form
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartFrame, {
		...shared,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
				why,
				children: heading
			}), form]
		})
	});
}
export { OutcomePage as default };
