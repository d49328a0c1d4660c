import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { n as callDrawer } from "./forms-BtEYigmk.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { n as textOfProblem } from "./fill-in-error-message-CXcWnguh.js";
import { i as parsePhone } from "./phone-CuKDOHhU.js";
import { t as useLandingServices, u as PrimaryButton } from "../prerender.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as Dialog } from "./Dialog-Ch6CzKWG.js";
import { t as reportLead } from "./drawers-4L8wbrty.js";
import { o as PhoneField, r as useFormState } from "./use-form-state-DB9VZkeA.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/drawers/CallRequestDrawer.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The drawer in which visitors leave their phone number to be called (M2.62). */
function CallRequestDrawer({ isOpen, onClose, onAsked }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		isOpen,
		onClose,
		kind: "drawer",
		title: callDrawer.title,
		text: callDrawer.text,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CallForm, { onAsked })
	});
}
function CallForm({ onAsked }) {
	const { askForCall } = useLandingServices();
	const { values, problems, refusals, change, refuse } = useFormState({ telephone: "" });
	const [isBusy, setIsBusy] = (0, import_react.useState)(false);
	async function send(typed) {
		const phone = parsePhone(typed);
		if ("problem" in phone) {
			refuse({ telephone: textOfProblem(phoneProblems, phone) });
			return;
		}
		setIsBusy(true);
		const problem = await askForCall(phone.value);
		setIsBusy(false);
		if (problem === null) {
			reportLead("ligacao");
			onAsked();
		} else refuse({ telephone: problem });
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		className: "drawer-form",
		onAnswer: ({ telephone = "" }) => void send(telephone),
		busy: isBusy,
		refusals,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneField, {
				id: "ligacao-telephone",
				name: "telephone",
				label: callDrawer.phone,
				value: values.telephone,
				onChange: change,
				error: problems.telephone
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: isBusy ? "loading" : problems.telephone ? "error" : "default",
				loadingText: callDrawer.sending,
				children: callDrawer.submit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: "hush",
				children: isBusy && callDrawer.sending
			})
		]
	});
}
export { CallRequestDrawer as default };
