import { D as SiteFooter, Dt as useSelector, Lt as wordingOf } from "../prerender.js";
import { i as Header } from "./LoadingPage-sa39Bgqc.js";
import { n as QuestionForm } from "./SavedSign-Ck70mJsO.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { t as CartFrame } from "./Frame-CJJIqoQY.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-XZy7KtkL.js";
import { n as Back } from "./CheckoutPage-D6oX0EvL.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/checkout/OutcomePage.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A dead end, worded for its cause, with ways out (D3, D10). */
function OutcomePage({ step, layout }) {
	const { heading, why } = wordingOf(useSelector(selectOrder), step);
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
