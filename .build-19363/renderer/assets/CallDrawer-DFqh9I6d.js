import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { n as callDrawer } from "./forms-DS7uof5p.js";
import { a as parsePhone } from "./phone-CCQTMhvg.js";
import { d as PrimaryButton, t as useLanding } from "../prerender.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as Dialog } from "./Dialog-ChRnoPjl.js";
import { a as PhoneField, n as useFields } from "./use-fields-DcH2A8LD.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/landing/drawers/CallDrawer.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The flash drawer: one telephone, one call (M2.62). */
function CallDrawer({ isOpen, onClose, onAsked }) {
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
	const { askForCall } = useLanding();
	const { values, problems, refusals, change, refuse } = useFields({ telephone: "" });
	const [isBusy, setIsBusy] = (0, import_react.useState)(false);
	async function send(typed) {
		const phone = parsePhone(typed);
		if ("problem" in phone) {
			refuse({ telephone: phone.problem });
			return;
		}
		setIsBusy(true);
		const problem = await askForCall(phone.value);
		setIsBusy(false);
		if (problem === null) onAsked();
		else refuse({ telephone: problem });
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
export { CallDrawer as default };
