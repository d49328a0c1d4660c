import { A as useDispatch, R as wordingOf, u as PrimaryButton } from "../prerender.js";
import { C as disowned } from "./events-C3g4CRov.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as StepFields } from "./StepFields-D57isONX.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/StillValidQuestion.tsx
/** Asks whether an earlier answer is still valid. */
var import_jsx_runtime = require_jsx_runtime();
/** Moves the focus to the field of the original question, which appears after the visitor answers "no". */
var focusField = (step) => setTimeout(() => document.querySelector(`form[data-step="${step}"] input:not([type=hidden])`)?.focus());
/**
* Asks whether an earlier answer is still valid, after something that it depends on has changed (D62). The
* chat also shows the field, so that a different answer can be typed.
*/
function StillValidQuestion({ step: id, variant, Form }) {
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
export { StillValidQuestion as default };
