import { Dt as useSelector, Et as useDispatch, Ht as outcomes, Rt as states, d as PrimaryButton } from "../prerender.js";
import { t as coverageWords } from "./coverage-D7liTt1G.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { f as checkoutAsked } from "./events-Dzy0BOWM.js";
import { a as selectFlow } from "./selectors-BJ0ILE8K.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { r as PageForm } from "./SavedSign-Ck70mJsO.js";
import { t as StepFields } from "./StepFields-BLhUwLOS.js";
import { i as useStep } from "./FieldView-D9ZKmFrc.js";
import { t as addressText } from "./views-B0GVNhgY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/CallQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
var nothingToSend = () => void 0;
var takeFocus = (told) => told?.focus({ preventScroll: true });
/** "Tem fibra em …": requests a call, or lets the visitor continue without one (D54). */
function CallQuestion({ step: id, variant, Form = PageForm }) {
	const dispatch = useDispatch();
	const { text, order, refusals, onAnswer } = useStep(id);
	const { contact } = useSelector(selectFlow);
	const plans = order.facts.coverage?.plans ?? [];
	const lowest = Math.min(...plans.map((plan) => plan.price_with_dacc));
	const where = order.facts.addressLine ?? addressText(order);
	const orderNow = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
		type: "button",
		tone: "secondary",
		onClick: () => dispatch(checkoutAsked()),
		children: coverageWords.orderNow
	});
	const found = plans.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		tone: "done",
		title: coverageWords.hasFibre(where),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: coverageWords.from(unbrokenBRL(lowest)) })
	});
	if (contact.call === "sent") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: nothingToSend,
		className: "ask",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			tabIndex: -1,
			ref: takeFocus,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "done",
				title: outcomes.call.sent.title,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: outcomes.call.sent.text })
			})
		}), orderNow]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Form, {
		step: id,
		onAnswer,
		busy: contact.call === "sending",
		refusals: contact.callProblem ? refusals : 0,
		submit: contact.call === "failed" ? states.retry : text.submit,
		layout: "block",
		after: orderNow,
		children: [
			found,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
				step: id,
				variant
			}),
			(contact.callProblem || contact.call === "failed") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: contact.callProblem || outcomes["oferta-indisponivel"].failed
			})
		]
	});
}
export { CallQuestion as default };
