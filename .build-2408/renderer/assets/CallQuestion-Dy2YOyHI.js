import { A as useDispatch, W as callRequest, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { t as coverageWords } from "./coverage-check-result-BPQQT2W2.js";
import "./contact-not-sent-CGUJkI_S.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { p as checkoutAsked } from "./events-C3g4CRov.js";
import { o as selectFlow } from "./selectors-BG3aGS4u.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as PageForm } from "./PageForm-C5tb0hmq.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { t as StepFields } from "./StepFields-D57isONX.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as addressText } from "./order-display-rD7y51S9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/app/journeys/coverage/CallQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
var nothingToSend = () => void 0;
var takeFocus = (told) => told?.focus({ preventScroll: true });
/**
* Form of the step for an address with coverage ("Tem fibra em …"). The visitor requests a call or goes
* straight to the order (D54).
*/
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
				title: callRequest.sent.title,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: callRequest.sent.text })
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
				children: contact.callProblem ? problemText(contact.callProblem) : "Não conseguimos enviar agora. O que você digitou continua aqui."
			})
		]
	});
}
export { CallQuestion as default };
