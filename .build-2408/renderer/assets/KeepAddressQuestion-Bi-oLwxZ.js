import { t as map_pin_default } from "./map-pin-yGKMVGkw.js";
import { t as ChoiceButtons } from "./ChoiceButtons-Cc0N3M6R.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { R as wordingOf } from "../prerender.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as addressText } from "./order-display-rD7y51S9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/app/journeys/migration/KeepAddressQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Question that shows the known address and lets the visitor keep or change it. */
function KeepAddressQuestion({ step: id, variant }) {
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
export { KeepAddressQuestion as default };
