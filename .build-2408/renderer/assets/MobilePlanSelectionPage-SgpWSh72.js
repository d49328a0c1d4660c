import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as mobilePlan } from "./mobile-plan-selection-DVJ9KKf0.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { i as withoutControls } from "./text-DNnfE1uI.js";
import { t as screenShown } from "./useFocusOnMove-BlbKmaHK.js";
import { t as useInputTypedBeforeHydration } from "./useInputTypedBeforeHydration-BbpQooW2.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { D as SiteHeader, h as SiteFooter } from "../prerender.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
/* empty css                */
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as frame } from "./page-frame-DgSWcyy7.js";
/* empty css                        */
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { n as splitPrefix } from "./prefix-DpPTThNg.js";
// src/lib/tracking-parameters.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The names of the tracking parameters that are taken from a URL and sent with a lead (F§2). */
var TRACKING_KEYS = [
	"utm_source",
	"utm_medium",
	"utm_campaign",
	"utm_content",
	"gclid",
	"matchchannel",
	"campaignid"
];
var LIMIT$1 = 256;
/** Cleans one tracking value: no control characters, no angle brackets, at most 256 characters (S16). */
function cleanTrackingValue(raw) {
	return withoutControls(raw.slice(0, 4 * LIMIT$1)).replace(/[<>]/g, "").trim().slice(0, LIMIT$1).replace(/[\ud800-\udbff]$/, "");
}
/**
* Returns the tracking parameters of a query. If a parameter is repeated, the first value counts. Empty
* values are omitted.
*/
function trackingFrom(query) {
	const tracking = {};
	for (const key of TRACKING_KEYS) {
		const value = cleanTrackingValue(query.get(key) ?? "");
		if (value !== "") tracking[key] = value;
	}
	return tracking;
}
// src/lib/parameters-kept-in-links.ts
/** Decides which parameters of the current URL are kept in links to other pages of the site. */
/**
* Parameters that select a plan or an A/B version (F§2). Parameters that identify a lead (l, ls, lmig) are
* not kept.
*/
var PLAN_KEYS = [
	"idr",
	"idm",
	"id",
	"s",
	"sk",
	"sku",
	"dl",
	"ul",
	"sb",
	"sba",
	"test"
];
/** Maximum length of a value; longer values are dropped. */
var LIMIT = 256;
/**
* Returns the query for a link to another page of the site. It keeps the tracking and plan parameters of the
* current URL.
* @param search the query of the current URL, with or without question mark
* @returns a query with question mark, '' if nothing is left
*/
function carriedQuery(search) {
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams(trackingFrom(given));
	for (const key of PLAN_KEYS) for (const value of given.getAll(key)) if (value && value.length <= LIMIT) kept.append(key, value);
	return kept.size > 0 ? `?${kept}` : "";
}
// node_modules/lucide-react/dist/esm/icons/arrow-right.mjs
var arrow_right_default = /* @__PURE__ */ icon([["path", { "d": "M5 12h14" }], ["path", { "d": "m12 5 7 7-7 7" }]]);
// src/ui/site/MobilePlans.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Id of the form: the last segment of its page's URL. */
var MOBILE_PLAN_STEP = "selecao-plano-movel";
/**
* Form for choosing a mobile plan, with a card for each plan and its bonus. Each card is a submit button
* named `idPlan`.
*/
function MobilePlans({ words, chosen, onAnswer }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: MOBILE_PLAN_STEP,
		onAnswer,
		className: "mobile-plan__form",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
				id: "plano-movel",
				why: words.why,
				children: words.heading
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "mobile-plan__cards",
				role: "group",
				"aria-labelledby": "plano-movel",
				children: words.options.map(({ value, label, bonus, detail }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "submit",
					name: "idPlan",
					value,
					className: bonus ? "mobile-card" : "mobile-card mobile-card--none",
					"data-state": chosen === value ? "loading" : void 0,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "mobile-card__name",
							children: label
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: bonus ? "mobile-card__bonus" : "mobile-card__detail",
							children: bonus || detail
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_right_default, {
							size: 20,
							"aria-hidden": "true"
						}),
						chosen === value && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "button__strand",
							"aria-hidden": "true"
						})
					]
				}, value))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mobile-plan__note",
				children: words.note
			})
		]
	});
}
// src/ui/site/MobilePlanFrame.tsx
/**
* Layout of the page for choosing a mobile plan (M§2): one question, with its answers side by side if they
* fit.
*/
function MobilePlanFrame({ header, children, footer }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: "#pergunta",
				className: "skip-link",
				children: frame.skipToQuestion
			}),
			header,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "page__body",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
					className: "mobile-plan",
					id: "pergunta",
					tabIndex: -1,
					children
				})
			}),
			footer
		]
	});
}
// src/pages/site/mobile-plan-start-page.ts
/**
* Returns the start page for a visitor who has chosen a mobile plan. If the current campaign can be combined
* with the campaign of that plan, the result is the combined campaign: `/globoplay` and `/timpre/` become
* `/globoplay/timpre/`. Otherwise the result is `to`.
* @param base prefix of the current campaign with leading slash, '' for none
* @param to start page of the mobile plan's campaign; '/' if the visitor has no mobile plan
*/
function mobilePlanStartPage(base, to) {
	return base !== "" && to !== "/" && splitPrefix(base + to).path === "/" ? base + to : to;
}
// src/pages/site/MobilePlanSelectionPage.tsx
var readQuery = () => carriedQuery(window.location.search);
var noChanges = () => () => {};
/**
* The page `/selecao-plano-movel`, which asks for the visitor's mobile plan (D49). The answer opens the start
* page of the matching campaign.
*/
function MobilePlanSelectionPage() {
	const home = useHref("/");
	const base = home === "/" ? "" : home;
	const [chosen, setChosen] = (0, import_react.useState)("");
	const query = (0, import_react.useSyncExternalStore)(noChanges, readQuery, () => "");
	useTitle(mobilePlan.title);
	(0, import_react.useEffect)(screenShown, []);
	(0, import_react.useEffect)(() => {
		const settle = () => setChosen("");
		window.addEventListener("pageshow", settle);
		return () => window.removeEventListener("pageshow", settle);
	}, []);
	function open({ idPlan }) {
		const option = mobilePlan.options.find(({ value }) => value === idPlan);
		if (!option) return;
		setChosen(option.value);
		window.location.assign(mobilePlanStartPage(base, option.to) + readQuery());
	}
	useInputTypedBeforeHydration(MOBILE_PLAN_STEP, (values, isSent) => isSent && open(values));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MobilePlanFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
			homeHref: home,
			callHref: useHref(brand.callRequest.href),
			switchTo: {
				mode: "chat",
				href: useHref("/chat") + query
			}
		}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MobilePlans, {
			words: mobilePlan,
			chosen,
			onAnswer: open
		})
	});
}
export { MobilePlanSelectionPage as default };
