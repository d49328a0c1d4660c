import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Bt as mobilePlan, Ct as frame, D as SiteFooter, Tt as useHref, Y as splitPrefix, vt as SiteHeader } from "../prerender.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { i as withoutControls } from "./text-CvlYaCT4.js";
import { t as screenShown } from "./useFocusOnMove-tg2VKS0L.js";
import { t as useEarlyAnswer } from "./useEarlyAnswer-Cx8DDojU.js";
import { t as useTitle } from "./useTitle-BS_ws-5K.js";
import { t as icon } from "./icon-C_gnXJdU.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
/* empty css               */
// src/lib/tracking.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The query parameters sent with a lead (F§2); all others are dropped. */
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
/** One tracking value: no control characters, no angle brackets, at most 256 characters (S16). */
function cleanTrackingValue(raw) {
	return withoutControls(raw.slice(0, 4 * LIMIT$1)).replace(/[<>]/g, "").trim().slice(0, LIMIT$1).replace(/[\ud800-\udbff]$/, "");
}
/** The allow-listed parameters of a query; the first of repeated ones, empty ones omitted. */
function trackingFrom(query) {
	const tracking = {};
	for (const key of TRACKING_KEYS) {
		const value = cleanTrackingValue(query.get(key) ?? "");
		if (value !== "") tracking[key] = value;
	}
	return tracking;
}
// src/lib/kept-query.ts
/** Parameters that select a plan or a version (F§2); those of a lead (l, ls, lmig) are removed much earlier. */
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
/** No plan has a value longer than this. */
var LIMIT = 256;
/**
* The part of a query carried over to another page of the site: tracking and plan parameters only.
* @param search a query with or without question mark
* @returns with question mark; '' when nothing is left
*/
function keptQuery(search) {
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams(trackingFrom(given));
	for (const key of PLAN_KEYS) for (const value of given.getAll(key)) if (value && value.length <= LIMIT) kept.append(key, value);
	return kept.size > 0 ? `?${kept}` : "";
}
// ../../main/node_modules/lucide-react/dist/esm/icons/arrow-right.mjs
var arrow_right_default = /* @__PURE__ */ icon([["path", { "d": "M5 12h14" }], ["path", { "d": "m12 5 7 7-7 7" }]]);
// src/ui/site/MobilePlans.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The form's id: the last segment of its address. */
var MOBILE_PLAN_STEP = "selecao-plano-movel";
/** The mobile plans as cards with their bonus; each is a submit button named `idPlan`. */
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
/** Layout of the mobile plan selection (M§2): one question, its answers side by side where they fit. */
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
// src/pages/site/campaign-start.ts
/**
* The destination of a choice: the mobile plan's campaign, nested in the current one where that combination exists
* (`/globoplay` + `/timpre/` → `/globoplay/timpre/`); the start page if no mobile plan is chosen.
* @param base campaign prefix with leading slash, '' for none
*/
function campaignStart(base, to) {
	return base !== "" && to !== "/" && splitPrefix(base + to).path === "/" ? base + to : to;
}
// src/pages/site/MobilePlanPage.tsx
var readQuery = () => keptQuery(window.location.search);
var noChanges = () => () => {};
/** `/selecao-plano-movel` (D49): each answer leads to a different campaign, so it loads a new page. */
function MobilePlanPage() {
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
		window.location.assign(campaignStart(base, option.to) + readQuery());
	}
	useEarlyAnswer(MOBILE_PLAN_STEP, (values, isSent) => isSent && open(values));
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
export { MobilePlanPage as default };
