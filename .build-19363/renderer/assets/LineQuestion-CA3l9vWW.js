import { r as PageForm } from "./SavedSign-Ck70mJsO.js";
import { t as StepFields } from "./StepFields-BLhUwLOS.js";
import { i as useStep } from "./FieldView-D9ZKmFrc.js";
import { r as WaitState } from "./LoadingPage-sa39Bgqc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/LineQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A mobile line, looked up immediately; progress is shown beside its field. */
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
