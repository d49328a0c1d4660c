import { t as PageForm } from "./PageForm-C5tb0hmq.js";
import { t as StepFields } from "./StepFields-D57isONX.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as WaitState } from "./WaitState-GpSyohXs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/app/journeys/mobile/LineQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Question for the visitor's mobile number. The visitor waits while the number is looked up, and the progress
* is shown beside the field.
*/
function LineQuestion({ step: id, variant, Form = PageForm }) {
	const { text, refusals, busy, onAnswer } = useStep(id);
	const inChat = variant === "chat";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [inChat && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Form, {
		step: id,
		onAnswer,
		busy,
		refusals,
		submit: text.submit,
		layout: "line",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
			step: id,
			variant
		}), !inChat && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})]
	})] });
}
export { LineQuestion as default };
