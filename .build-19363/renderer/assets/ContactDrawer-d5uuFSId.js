import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { d as PrimaryButton, i as landing, t as useLanding } from "../prerender.js";
import { r as contactDrawer } from "./forms-DS7uof5p.js";
import { t as digits } from "./cep-BPSGuaK2.js";
import { r as parseEmail } from "./email-It4CSwBl.js";
import { t as parseName } from "./name-3GnD_aek.js";
import { i as parseLandingPhone, t as INVALID_PHONE } from "./phone-CCQTMhvg.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as TextField } from "./TextField-DLdI3vVu.js";
import { t as Dialog } from "./Dialog-ChRnoPjl.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { a as PhoneField, n as useFields, r as wait, t as SUCCESS_DELAY } from "./use-fields-DcH2A8LD.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/landing/drawers/ContactDrawer.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var parsePhone = (typed) => digits(typed).length === 11 ? parseLandingPhone(typed) : { problem: INVALID_PHONE };
var parsers = {
	name: parseName,
	email: parseEmail,
	phone: parsePhone
};
var names = [
	"name",
	"email",
	"phone"
];
/** What is wrong with what was typed, by field. */
function wrongIn(values) {
	return Object.fromEntries(names.flatMap((name) => {
		const found = parsers[name](values[name]);
		return "problem" in found ? [[name, found.problem]] : [];
	}));
}
/** The second drawer (M2.62, M4.6): who asks, before the look-up of coverage begins in this document. */
function ContactDrawer({ isOpen, onClose, ...given }) {
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
/** Rendered while the drawer is open: each time it begins with the telephone of the form behind it. */
function ContactForm({ cep, phone, acceptPhoneContact, onSent }) {
	const { takeOver } = useLanding();
	const { values, problems, refusals, change, refuse } = useFields({
		name: "",
		email: "",
		phone
	});
	const [progress, setProgress] = (0, import_react.useState)("default");
	const isWhole = Object.keys(wrongIn(values)).length === 0;
	async function send(given) {
		const wrong = wrongIn(given);
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
				address: { cep: { cep } },
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
				children: landing.notLoaded
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
export { ContactDrawer as default };
