import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { b as startPage, t as useLandingServices, u as PrimaryButton } from "../prerender.js";
import { r as contactDrawer } from "./forms-BtEYigmk.js";
import { t as personProblems } from "./name-and-email-CLDjED8_.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { t as digits } from "./cep-DF-D-U5U.js";
import { t as parseEmail } from "./email-BHVqqeJT.js";
import { t as parseName } from "./name-B53-uiJV.js";
import { r as parseLandingPhone } from "./phone-CuKDOHhU.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { t as Dialog } from "./Dialog-Ch6CzKWG.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as reportLead } from "./drawers-4L8wbrty.js";
import { n as addressTyped } from "./CoverageForm-DWsS0U5P.js";
import { i as wait, n as problemsIn, o as PhoneField, r as useFormState, t as SUCCESS_DELAY } from "./use-form-state-DB9VZkeA.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/drawers/ContactDetailsDrawer.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var parsePhone = (typed) => digits(typed).length === 11 ? parseLandingPhone(typed) : { problem: "telefone-invalido" };
var words = {
	...personProblems,
	...phoneProblems
};
var parsers = {
	name: parseName,
	email: parseEmail,
	phone: parsePhone
};
/**
* The drawer that asks for name, e-mail and phone after the coverage form was submitted. It then opens the
* order (M2.62, M4.6).
*/
function ContactDetailsDrawer({ isOpen, onClose, ...given }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		isOpen,
		onClose,
		kind: "drawer",
		title: contactDrawer.title,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactForm, {
			...given,
			onSent: onClose
		})
	});
}
/**
* The form in the drawer. It starts with the phone number from the coverage form each time the drawer opens.
*/
function ContactForm({ cep, number, phone, acceptPhoneContact, onSent }) {
	const { takeOver } = useLandingServices();
	const { values, problems, refusals, change, refuse } = useFormState({
		name: "",
		email: "",
		phone
	});
	const [progress, setProgress] = (0, import_react.useState)("default");
	const isWhole = Object.keys(problemsIn(words, parsers, values)).length === 0;
	async function send(given) {
		const wrong = problemsIn(words, parsers, given);
		if (Object.keys(wrong).length > 0) {
			refuse(wrong);
			return;
		}
		setProgress("loading");
		await wait(SUCCESS_DELAY);
		setProgress("success");
		try {
			await takeOver({
				path: "/consultar-cobertura/nr-imovel/",
				address: addressTyped(cep, number),
				answers: {
					nome: { name: given.name },
					telefone: {
						phone: given.phone,
						acceptPhoneContact
					},
					email: {
						email: given.email,
						accept_promotions: "true"
					}
				}
			});
			reportLead("cobertura");
			onSent();
		} catch {
			setProgress("error");
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		className: "drawer-form",
		onAnswer: (given) => void send({
			...values,
			...given
		}),
		busy: progress === "loading" || progress === "success",
		refusals,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				id: "contato-name",
				name: "name",
				label: contactDrawer.name,
				value: values.name,
				onChange: change,
				error: problems.name,
				autoComplete: "name",
				autoCapitalize: "words",
				maxLength: 160
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				id: "contato-email",
				name: "email",
				type: "email",
				inputMode: "email",
				label: contactDrawer.email,
				value: values.email,
				onChange: change,
				error: problems.email,
				autoComplete: "email",
				autoCapitalize: "none",
				placeholder: "voce@exemplo.com.br",
				maxLength: 128
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneField, {
				id: "contato-phone",
				label: contactDrawer.phone,
				value: values.phone,
				onChange: change,
				error: problems.phone
			}),
			progress === "error" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: startPage.notLoaded
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: progress,
				loadingText: contactDrawer.sending,
				successText: contactDrawer.sent,
				lacks: isWhole ? void 0 : contactDrawer.lacks,
				children: contactDrawer.submit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "hush",
				children: [progress === "loading" && contactDrawer.sending, progress === "success" && contactDrawer.sent]
			})
		]
	});
}
export { ContactDetailsDrawer as default };
