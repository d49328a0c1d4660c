import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { b as startPage, t as useLandingServices, u as PrimaryButton } from "../prerender.js";
import { a as noNetwork, t as addressDrawer } from "./forms-BtEYigmk.js";
import { t as addressProblems } from "./address-BYGCK3aF.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { n as formatCep, r as parseCep, t as digits } from "./cep-DF-D-U5U.js";
import { i as splitNumberAndComplement, n as parseHouseNumber } from "./house-number-CpppI8hG.js";
import { t as streetInstead } from "./street-instead-of-cep-qawzzmBy.js";
import { r as parseLandingPhone } from "./phone-CuKDOHhU.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { t as Dialog } from "./Dialog-Ch6CzKWG.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as reportLead } from "./drawers-4L8wbrty.js";
import { a as CepField, n as problemsIn, o as PhoneField, r as useFormState } from "./use-form-state-DB9VZkeA.js";
import { n as UnknownCepLink, t as useCepLookUp } from "./use-cep-look-up-BDIiwmjY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/drawers/AddressDrawer.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var words = {
	...addressProblems,
	...phoneProblems
};
var parsers = {
	cep: parseCep,
	number: (typed) => parseHouseNumber(splitNumberAndComplement(typed).number),
	phone: parseLandingPhone
};
/**
* The drawer that asks for CEP (Brazilian postcode), house number and phone. It then opens the order at the
* coverage check (M2.61, M4.7).
*/
function AddressDrawer({ isOpen, onClose, sku }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		isOpen,
		onClose,
		kind: "drawer",
		title: addressDrawer.title,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressForm, { sku })
	});
}
function AddressForm({ sku }) {
	const { takeOver } = useLandingServices();
	const { values, problems, refusals, change, refuse } = useFormState({
		cep: "",
		number: "",
		phone: ""
	});
	const { refusalOf, isUnserved, lookUp } = useCepLookUp();
	const [progress, setProgress] = (0, import_react.useState)("default");
	const cepProblem = problems.cep ?? refusalOf(values.cep);
	const hasProblem = Boolean(cepProblem ?? problems.number ?? problems.phone);
	const isWhole = digits(values.cep).length === 8 && values.number.trim() !== "";
	async function send(given) {
		const wrong = problemsIn(words, parsers, given);
		if (Object.keys(wrong).length > 0 || refusalOf(given.cep)) {
			refuse(wrong);
			return;
		}
		const cep = digits(given.cep);
		setProgress("loading");
		const problem = await lookUp(cep, sku);
		if (problem !== null) {
			setProgress("default");
			refuse({ cep: problem });
			return;
		}
		await leadOn(given);
	}
	/** Opens the order at the coverage check. The next page shows the plans or the waiting list. */
	async function leadOn(given) {
		setProgress("success");
		try {
			await takeOver({
				path: `/checkout/verificando-disponibilidade/${sku ? `?s=${encodeURIComponent(sku)}` : ""}`,
				address: {
					cep: { cep: digits(given.cep) },
					"nr-imovel": { number: given.number }
				},
				answers: { telefone: {
					phone: given.phone,
					acceptPhoneContact: "true"
				} }
			});
			reportLead("endereco");
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "drawer-form__pair",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CepField, {
					id: "endereco-cep",
					label: addressDrawer.cep,
					value: values.cep,
					onChange: change,
					error: cepProblem
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					id: "endereco-number",
					name: "number",
					label: addressDrawer.number,
					value: values.number,
					onChange: change,
					error: problems.number,
					inputMode: "text"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "drawer-form__hint",
				children: addressDrawer.numberHint
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnknownCepLink, {
				instead: problems.cep ? streetInstead(values.cep) : null,
				refusals,
				onFound: (cep, number) => {
					change("cep", formatCep(cep));
					if (number) change("number", number);
				}
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneField, {
				id: "endereco-phone",
				label: addressDrawer.phone,
				value: values.phone,
				onChange: change,
				error: problems.phone
			}),
			progress === "error" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: startPage.notLoaded
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "drawer-form__hint",
				children: addressDrawer.consent
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: hasProblem ? "error" : progress,
				loadingText: addressDrawer.looking,
				successText: addressDrawer.found,
				lacks: isWhole && !hasProblem ? void 0 : addressDrawer.lacks,
				children: addressDrawer.submit
			}),
			isUnserved(values.cep) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				tone: "secondary",
				onClick: () => void leadOn(values),
				children: noNetwork.join
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "hush",
				children: [progress === "loading" && addressDrawer.looking, progress === "success" && addressDrawer.found]
			})
		]
	});
}
export { AddressDrawer as default };
