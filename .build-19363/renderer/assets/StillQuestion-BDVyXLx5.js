import { Et as useDispatch, Lt as wordingOf, d as PrimaryButton } from "../prerender.js";
import { S as disowned } from "./events-Dzy0BOWM.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as StepFields } from "./StepFields-BLhUwLOS.js";
import { i as useStep } from "./FieldView-D9ZKmFrc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/StillQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Puts the focus into the plain question, which is drawn once the answer is gone. */
var focusField = (step) => setTimeout(() => document.querySelector(`form[data-step="${step}"] input:not([type=hidden])`)?.focus());
/** Whether an answer in doubt still holds (D62). In the chat the field stands beside it for another answer. */
function StillQuestion({ step: id, variant, Form }) {
	const dispatch = useDispatch();
	const { step, text, order, draft, refusals, busy, onAnswer } = useStep(id);
	const { heading, why } = wordingOf(order, id);
	const { line } = step;
	const values = order.answers[id]?.values ?? {};
	function settle(holds) {
		if (holds) {
			onAnswer(values);
			return;
		}
		dispatch(disowned({ step: id }));
		focusField(id);
	}
	const choices = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "still",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			type: "button",
			onClick: () => settle(true),
			children: text.still?.yes
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			type: "button",
			tone: "secondary",
			onClick: () => settle(false),
			children: text.still?.no
		})]
	});
	if (Form && variant === "chat") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Form, {
		step: id,
		onAnswer: (typed) => onAnswer(line?.read(typed[line.field.name] ?? "", draft) ?? typed),
		busy,
		refusals,
		submit: text.submit,
		layout: "line",
		children: [choices, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
			step: id,
			variant
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: () => settle(true),
		busy,
		refusals,
		className: "ask ask--page",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
			why,
			children: heading
		}), choices]
	});
}
export { StillQuestion as default };
