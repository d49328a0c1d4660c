import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { b as startPage, t as useLandingServices, u as PrimaryButton } from "../prerender.js";
import { a as noNetwork, i as coverageForm } from "./forms-BtEYigmk.js";
import { t as addressProblems } from "./address-BYGCK3aF.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { n as formatCep, r as parseCep, t as digits } from "./cep-DF-D-U5U.js";
import { t as streetInstead } from "./street-instead-of-cep-qawzzmBy.js";
import { r as parseLandingPhone } from "./phone-CuKDOHhU.js";
import { t as CheckboxField } from "./CheckboxField-Dw_3vqHm.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { a as CepField, i as wait, n as problemsIn, o as PhoneField, r as useFormState, t as SUCCESS_DELAY } from "./use-form-state-DB9VZkeA.js";
import { n as UnknownCepLink, t as useCepLookUp } from "./use-cep-look-up-BDIiwmjY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/when-idle.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Defers work until the browser is idle. */
/** Milliseconds after which the function runs even if the browser is busy. */
var PATIENCE = 2e3;
/**
* Runs a function when the browser is idle. Safari has no idle callback; there, the function runs after a
* short delay.
*/
function whenIdle(run) {
	if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PATIENCE });
	else setTimeout(run, PATIENCE / 10);
}
// src/pages/landing/address-of-form.ts
/** Returns the address with which an order begins; the number is '' if only the CEP was asked for. */
var addressTyped = (cep, number) => ({
	cep: { cep },
	...number ? { "nr-imovel": { number } } : {}
});
// src/lib/funnel-step-dom-event.ts
/** Name of the DOM event with which a page outside the order reports a step of the order to analytics. */
var FUNNEL_EVENT = "prosa:funil";
// src/ui/report-funnel-step.ts
/**
* Reports a step of the tracking event 'funil_recuperacao' from a form that is not part of the order, such as
* the coverage form (M4.5). src/app/session/start.ts receives the report and checks the required consent.
*/
function reportFunnelStep(step, fields) {
	document.dispatchEvent(new CustomEvent(FUNNEL_EVENT, { detail: {
		step,
		fields
	} }));
}
// src/pages/landing/apply-web-font.ts
/**
* Applies the web font to a landing page that is already on screen, but only where the change does not move
* visible content.
*/
/**
* Smallest movement, in pixels, that counts as a layout shift (https://github.com/WICG/layout-instability).
*/
var UNSEEN = 3;
/** Returns the blocks of the page, from top to bottom. */
var blocksOfPage = () => [...document.querySelectorAll(".page > :not(main), .landing > :not(.landing__rest), .landing__rest > *")];
var isBelow = (block) => block.getBoundingClientRect().top >= innerHeight;
var isInSight = (block) => !isBelow(block) && block.getBoundingClientRect().bottom > 0;
/** Largest number of elements that get the font at once. A block that cannot be divided may have more. */
var PIECE = 100;
var sizeOf = (block) => block.querySelectorAll("*").length + 1;
/**
* Divides a long block into groups of its descendants, followed by the block itself. A short block is not
* divided.
*/
function piecesOf(block) {
	if (sizeOf(block) <= PIECE) return [[block]];
	const pieces = [];
	let room = 0;
	for (const child of block.children) {
		if (!(child instanceof HTMLElement)) continue;
		const size = sizeOf(child);
		if (size <= room) pieces.at(-1)?.push(child);
		else pieces.push(...piecesOf(child));
		room = size <= room ? room - size : Math.max(0, PIECE - size);
	}
	return [...pieces, [block]];
}
/**
* Returns the top position of every element in these blocks, except inside SVGs. For an element below the
* window, the position is the bottom edge of the window.
*/
var placesIn = (blocks) => blocks.flatMap((block) => [block, ...block.querySelectorAll("*:not(svg *)")]).map((part) => Math.min(part.getBoundingClientRect().top, innerHeight));
/**
* Applies the font to these blocks. If that moved anything visible, removes the font again and returns false.
*/
function takeIn(blocks) {
	const seen = blocksOfPage().filter(isInSight);
	const before = placesIn(seen);
	for (const { dataset } of blocks) dataset.font = "";
	const isNoticed = placesIn(seen).some((place, index) => Math.abs(place - (before[index] ?? place)) >= UNSEEN);
	if (isNoticed) for (const { dataset } of blocks) delete dataset.font;
	return !isNoticed;
}
/**
* Applies the web font to a page that the visitor is already reading. If that would move visible content, the
* page keeps the fallback font; the next page has the web font from the start
* (src/app/prerender/head-script.ts). The visible part gets the font first. The rest follows in pieces while
* the browser is idle, because doing the whole page at once took 440 ms on the slow phone of `npm run
* bench:web`.
*/
function applyFontUnnoticed() {
	const blocks = blocksOfPage();
	const below = blocks.filter(isBelow);
	if (!takeIn(blocks.filter((block) => !below.includes(block)))) return;
	const pieces = below.flatMap(piecesOf);
	const takeNext = () => {
		const piece = pieces.shift();
		if (!piece) return;
		if (piece.every(isBelow)) for (const { dataset } of piece) dataset.font = "";
		else takeIn(piece);
		whenIdle(takeNext);
	};
	whenIdle(takeNext);
}
// src/pages/landing/replay-early-input.ts
/**
* Replays what a visitor did in a form before the form's code was loaded (D35). A script in the page's head
* records the input.
* @param step `data-step` of the form
* @returns a function to call once the form can handle a submit. If the visitor used this form, it passes the
*   recorded values, and whether the form was submitted, to `take`. It also makes the head script stop
*   recording
*/
function useEarlyInputReplay(step) {
	const isDone = (0, import_react.useRef)(false);
	return (take) => {
		if (isDone.current) return;
		isDone.current = true;
		const early = window.__prosaEarlyInput;
		if (early?.step === step) take(early.values, early.submitted);
		early?.release(applyFontUnnoticed);
		performance.mark("prosa:answerable");
	};
}
// src/pages/landing/islands/CoverageForm.tsx
var CoverageForm_exports = /* @__PURE__ */ __exportAll({ default: () => CoverageForm });
var import_jsx_runtime = require_jsx_runtime();
var words = {
	...addressProblems,
	...phoneProblems
};
var parsers = {
	cep: parseCep,
	phone: parseLandingPhone
};
/**
* The coverage form in the banner of a landing page (M4.5). It asks for CEP (Brazilian postcode) and phone.
* If the CEP is found, a drawer asks for name, e-mail and phone and then opens the order.
*/
function CoverageForm({ consentChecked = true }) {
	const { prepare, takeOver } = useLandingServices();
	const { values, problems, refusals, change, refuse } = useFormState({
		cep: "",
		phone: "",
		acceptPhoneContact: String(consentChecked)
	});
	const { refusalOf, isUnserved, lookUp } = useCepLookUp();
	const [progress, setProgress] = (0, import_react.useState)("default");
	const [drawer, setDrawer] = (0, import_react.useState)(null);
	const [number, setNumber] = (0, import_react.useState)("");
	const callHref = useHref(brand.callRequest.href);
	const cepProblem = problems.cep ?? refusalOf(values.cep);
	const hasProblem = Boolean(cepProblem ?? problems.phone);
	const isWhole = digits(values.cep).length === 8 && digits(values.phone).length === 11;
	const isBusy = progress === "loading";
	async function submit(given) {
		const wrong = problemsIn(words, parsers, given);
		if (Object.keys(wrong).length > 0 || refusalOf(given.cep)) {
			refuse(wrong);
			return;
		}
		setProgress("loading");
		const loading = import("./ContactDetailsDrawer-DpNj5NAH.js").catch(() => null);
		const problem = await lookUp(given.cep);
		reportFunnelStep(1, { zip: digits(given.cep) });
		const loaded = problem === null ? await loading : null;
		if (!loaded) {
			setProgress("default");
			refuse({ cep: problem ?? startPage.notLoaded });
			return;
		}
		await wait(SUCCESS_DELAY);
		setProgress("success");
		setDrawer({
			...given,
			Part: loaded.default,
			isOpen: true,
			cep: digits(given.cep),
			number
		});
	}
	/** Opens the coverage pages, which ask for the house number and then offer the waiting list. */
	function join() {
		const { cep, phone, acceptPhoneContact } = values;
		takeOver({
			path: "/consultar-cobertura/nr-imovel/",
			address: addressTyped(digits(cep), number),
			answers: { telefone: {
				phone,
				acceptPhoneContact
			} }
		}).catch(() => refuse({ cep: startPage.notLoaded }));
	}
	function close() {
		setProgress("default");
		setDrawer((before) => before && {
			...before,
			isOpen: false
		});
	}
	const replay = useEarlyInputReplay("cep");
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
						hint: coverageForm.withdraw,
						value: values.acceptPhoneContact,
						onChange: change
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "coverage-form__foot",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
								state: hasProblem ? "error" : progress,
								loadingText: coverageForm.looking,
								successText: coverageForm.found,
								lacks: isWhole && !hasProblem ? void 0 : coverageForm.lacks,
								children: coverageForm.submit
							}),
							isUnserved(values.cep) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
								type: "button",
								tone: "secondary",
								onClick: join,
								children: noNetwork.join
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnknownCepLink, {
								instead: problems.cep ? streetInstead(values.cep) : null,
								refusals,
								onFound: (cep, number) => {
									change("cep", formatCep(cep));
									setNumber(number);
								}
							})
						]
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
export { CoverageForm as default, addressTyped as n, CoverageForm_exports as t };
