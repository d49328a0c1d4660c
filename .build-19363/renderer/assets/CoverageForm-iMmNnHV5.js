import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { R as legal, Tt as useHref, d as PrimaryButton, i as landing, t as useLanding, w as external_link_default } from "../prerender.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { i as coverageForm } from "./forms-DS7uof5p.js";
import { r as parseCep, t as digits } from "./cep-BPSGuaK2.js";
import { i as parseLandingPhone } from "./phone-CCQTMhvg.js";
import { t as CheckboxField } from "./CheckboxField-DJBZGGhu.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { a as PhoneField, i as CepField, n as useFields, r as wait, t as SUCCESS_DELAY } from "./use-fields-DcH2A8LD.js";
import { t as useCepLookUp } from "./use-cep-look-up-JjzM0I4g.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/lib/funnel-step.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Name of the document event by which a page outside the order tells of a step. */
var FUNNEL_EVENT = "prosa:funil";
// src/ui/tell-funnel.ts
/**
* Tells of a step of 'funil_recuperacao' from a form outside the order, such as the coverage form (M4.5). The session
* hears it (src/app/session/start.ts) and asks for the consent it needs.
*/
function tellFunnel(step, fields) {
	document.dispatchEvent(new CustomEvent(FUNNEL_EVENT, { detail: {
		step,
		fields
	} }));
}
// src/pages/landing/font.ts
/** Pixels below which a move is no layout shift (https://github.com/WICG/layout-instability). */
var UNSEEN = 3;
/** Upper edges of all parts of the page; what is below the window counts as standing at its end. */
var places = () => [...document.querySelectorAll(".landing *")].map((part) => Math.min(part.getBoundingClientRect().top, innerHeight));
/**
* Puts the font to use in a page that is being read, unless a line that breaks elsewhere would move what is in sight up
* or down: then the page keeps the fallback, and the next one, or the order that takes it over, has the font from the
* start (src/app/head.ts).
*/
function takeFontUnnoticed() {
	const { dataset } = document.documentElement;
	const before = places();
	dataset.font = "";
	if (places().some((place, index) => Math.abs(place - (before[index] ?? place)) >= UNSEEN)) delete dataset.font;
}
// src/pages/landing/early-input.ts
/**
* What was typed and sent before a form came alive (D35): the fields take up their own text, this replays the rest.
* @param step `data-step` of the form
* @returns called once the form handles its submits: takes what was ticked and sent early, and releases the head
* script's hold
*/
function useEarlyInput(step) {
	const isDone = (0, import_react.useRef)(false);
	return (take) => {
		if (isDone.current) return;
		isDone.current = true;
		const early = window.__prosaEarlyInput;
		if (early?.step === step) take(early.values, early.submitted);
		early?.release(takeFontUnnoticed);
		performance.mark("prosa:answerable");
	};
}
// src/pages/landing/islands/CoverageForm.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The coverage form of the banner (M4.5). It keeps the address in this page; once the CEP is found, a drawer asks for
* the rest and leads into the look-up of coverage.
*/
function CoverageForm() {
	const { prepare } = useLanding();
	const { values, problems, refusals, change, refuse } = useFields({
		cep: "",
		phone: "",
		acceptPhoneContact: "true"
	});
	const { refusalOf, lookUp } = useCepLookUp();
	const [progress, setProgress] = (0, import_react.useState)("default");
	const [drawer, setDrawer] = (0, import_react.useState)(null);
	const callHref = useHref(brand.callRequest.href);
	const cepProblem = problems.cep ?? refusalOf(values.cep);
	const hasProblem = Boolean(cepProblem ?? problems.phone);
	const isWhole = digits(values.cep).length === 8 && digits(values.phone).length === 11;
	const isBusy = progress === "loading";
	const problemsOf = (given) => {
		const cep = parseCep(given.cep);
		const phone = parseLandingPhone(given.phone);
		return {
			..."problem" in cep && { cep: cep.problem },
			..."problem" in phone && { phone: phone.problem }
		};
	};
	async function submit(given) {
		const wrong = problemsOf(given);
		const refusal = refusalOf(given.cep);
		if (Object.keys(wrong).length > 0 || refusal) {
			refuse(wrong);
			return;
		}
		setProgress("loading");
		const loading = import("./ContactDrawer-d5uuFSId.js").catch(() => null);
		const problem = await lookUp(given.cep);
		tellFunnel(1, { zip: digits(given.cep) });
		const loaded = problem === null ? await loading : null;
		if (!loaded) {
			setProgress("default");
			refuse({ cep: problem ?? landing.notLoaded });
			return;
		}
		await wait(SUCCESS_DELAY);
		setProgress("success");
		setDrawer({
			...given,
			Part: loaded.default,
			isOpen: true,
			cep: digits(given.cep)
		});
	}
	function close() {
		setProgress("default");
		setDrawer((before) => before && {
			...before,
			isOpen: false
		});
	}
	const replay = useEarlyInput("cep");
	(0, import_react.useLayoutEffect)(() => replay(({ cep = values.cep, phone = values.phone, acceptPhoneContact }, isSent) => {
		const consent = acceptPhoneContact === void 0 ? values.acceptPhoneContact : String(acceptPhoneContact === "true");
		change("acceptPhoneContact", consent);
		if (isSent) submit({
			cep,
			phone,
			acceptPhoneContact: consent
		});
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "coverage-form",
		onFocusCapture: prepare,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
				step: "cep",
				className: "coverage-form__in",
				onAnswer: (given) => void submit({
					...values,
					...given
				}),
				busy: isBusy,
				refusals,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "coverage-form__fields",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CepField, {
							label: coverageForm.cep,
							value: values.cep,
							onChange: change,
							error: cepProblem,
							enterKeyHint: "go"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneField, {
							label: coverageForm.phone,
							value: values.phone,
							onChange: change,
							error: problems.phone,
							enterKeyHint: "go"
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxField, {
						name: "acceptPhoneContact",
						label: coverageForm.consent,
						value: values.acceptPhoneContact,
						onChange: change
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "coverage-form__foot",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
							state: hasProblem ? "error" : progress,
							loadingText: coverageForm.looking,
							successText: coverageForm.found,
							lacks: isWhole && !hasProblem ? void 0 : coverageForm.lacks,
							children: coverageForm.submit
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
							className: "quiet-link",
							href: coverageForm.cepFinder,
							target: "_blank",
							rel: "noreferrer",
							children: [
								coverageForm.unknownCep,
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(external_link_default, {
									size: 16,
									"aria-hidden": "true"
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "hush",
									children: legal.inAnotherTab
								})
							]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						role: "status",
						className: "hush",
						children: isBusy && coverageForm.looking
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "coverage-form__call",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					className: "quiet-link",
					href: callHref,
					"data-opens": "ligacao",
					children: coverageForm.callMe
				})
			}),
			drawer && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(drawer.Part, {
				...drawer,
				onClose: close
			})
		]
	});
}
export { CoverageForm as default };
