import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { d as PrimaryButton, i as landing, t as useLanding } from "../prerender.js";
import { t as addressDrawer } from "./forms-DS7uof5p.js";
import { r as parseCep, t as digits } from "./cep-BPSGuaK2.js";
import { r as splitNumberAndComplement, t as parseHouseNumber } from "./house-number-BVIRq6oC.js";
import { i as parseLandingPhone } from "./phone-CCQTMhvg.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as TextField } from "./TextField-DLdI3vVu.js";
import { t as Dialog } from "./Dialog-ChRnoPjl.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { a as PhoneField, i as CepField, n as useFields } from "./use-fields-DcH2A8LD.js";
import { t as useCepLookUp } from "./use-cep-look-up-JjzM0I4g.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/landing/drawers/AddressDrawer.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The drawer of the coverage calls and the plan cards (M2.61, M4.7): into the order's own check of the address. */
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
	const { takeOver } = useLanding();
	const { values, problems, refusals, change, refuse } = useFields({
		cep: "",
		number: "",
		phone: ""
	});
	const { refusalOf, lookUp } = useCepLookUp();
	const [progress, setProgress] = (0, import_react.useState)("default");
	const cepProblem = problems.cep ?? refusalOf(values.cep);
	const hasProblem = Boolean(cepProblem ?? problems.number ?? problems.phone);
	const isWhole = digits(values.cep).length === 8 && values.number.trim() !== "";
	async function send(given) {
		const cep = parseCep(given.cep);
		const number = parseHouseNumber(splitNumberAndComplement(given.number).number);
		const phone = parseLandingPhone(given.phone);
		if ("problem" in cep || "problem" in number || "problem" in phone || refusalOf(given.cep)) {
			refuse({
				..."problem" in cep && { cep: cep.problem },
				..."problem" in number && { number: number.problem },
				..."problem" in phone && { phone: phone.problem }
			});
			return;
		}
		setProgress("loading");
		const problem = await lookUp(cep.value, sku);
		if (problem !== null) {
			setProgress("default");
			refuse({ cep: problem });
			return;
		}
		setProgress("success");
		try {
			await takeOver({
				path: `/checkout/verificando-disponibilidade/${sku ? `?s=${encodeURIComponent(sku)}` : ""}`,
				address: {
					cep: { cep: cep.value },
					"nr-imovel": { number: given.number }
				},
				answers: { telefone: {
					phone: given.phone,
					acceptPhoneContact: "true"
				} }
			});
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneField, {
				id: "endereco-phone",
				label: addressDrawer.phone,
				value: values.phone,
				onChange: change,
				error: problems.phone
			}),
			progress === "error" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: landing.notLoaded
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "hush",
				children: [progress === "loading" && addressDrawer.looking, progress === "success" && addressDrawer.found]
			})
		]
	});
}
export { AddressDrawer as default };
