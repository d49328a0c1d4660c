import { t as map_pin_default } from "./map-pin-Dwj6w6mQ.js";
import { t as ChoiceButtons } from "./ChoiceButtons-ogtOpw-5.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { Lt as wordingOf } from "../prerender.js";
import { i as useStep } from "./FieldView-D9ZKmFrc.js";
import { t as addressText } from "./views-B0GVNhgY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/AddressQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The address as known so far, to be kept or changed. */
function AddressQuestion({ step: id, variant }) {
	const { step, text, order, problems, refusals, busy, onAnswer } = useStep(id);
	const name = step.fields[0]?.name ?? "";
	const { heading, why } = wordingOf(order, id);
	const title = `${id}-question`;
	const options = (text.options ?? []).filter(({ value }) => step.schema(order).safeParse({ [name]: value }).success);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer,
		busy,
		refusals,
		className: `ask ask--${variant}`,
		children: [
			variant === "page" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
				id: title,
				why,
				children: heading
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "known-address",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(map_pin_default, {
					size: 20,
					"aria-hidden": "true"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: addressText(order) })]
			}),
			problems[name] && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: problems[name]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceButtons, {
				name,
				options,
				current: order.answers[id]?.values[name],
				busy,
				...variant === "page" ? { labelledBy: title } : { label: heading }
			})
		]
	});
}
export { AddressQuestion as default };
