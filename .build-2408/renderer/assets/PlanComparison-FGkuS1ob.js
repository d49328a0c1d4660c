import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as check_default } from "./check-CPE28it-.js";
import { t as minus_default } from "./minus-BpVD2aSA.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { d as comparison, n as Price, v as cardWords } from "../prerender.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as devices } from "./plans-DfkSgPwf.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-CfyhCTWB.js";
import { t as ScrollArrows } from "./ScrollArrows-Cbj3xeeR.js";
import { i as panelOf, r as TabList, t as useOrderLinks } from "./useOrderLinks-DQiH91ng.js";
import { t as useCarousel } from "./useCarousel-BfrxGrgu.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/plans/comparison.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/pages/landing/islands/PlanComparison.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Id (sku) of the plan that is selected at first, if it is on offer (M4.9). */
var FIRST = "d300a";
/** Lowest download speed, in Mega, of the plans whose modem has Wi-Fi 6 (M9.8). */
var WIFI6 = 1e3;
/**
* Compares the plans (M2.49). Phones show one plan per tab, wide screens a carousel. The carousel never moves
* automatically, because visitors are comparing. CSS chooses between tabs and carousel; the ARIA roles are
* set to match.
*/
function PlanComparison({ plans, benefits, variant, first }) {
	const scope = (0, import_react.useId)();
	const [selected, setSelected] = (0, import_react.useState)(() => (plans.find(({ sku }) => sku === FIRST) ?? plans[0])?.sku);
	const root = (0, import_react.useRef)(null);
	const [hasTabs, setHasTabs] = (0, import_react.useState)(null);
	const row = `${scope}row`;
	const { carousel, state } = useCarousel(row, { isRow: hasTabs === false });
	const { hrefOf, chooseWay, dialog } = useOrderLinks(first, variant);
	(0, import_react.useEffect)(() => {
		const element = root.current;
		const tabs = element?.querySelector("[role=tablist]");
		if (!element || !tabs) return;
		const sizes = new ResizeObserver(() => setHasTabs(getComputedStyle(tabs).display !== "none"));
		sizes.observe(element);
		return () => sizes.disconnect();
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: root,
		className: "comparison",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TabList, {
				label: comparison.tabs,
				tabs: plans.map(({ sku, name }) => ({
					id: sku,
					label: name
				})),
				selected: selected ?? "",
				onSelect: setSelected,
				scope
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				id: row,
				className: "comparison__row carousel",
				role: "group",
				"aria-label": comparison.title,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "comparison__list",
					children: plans.map((plan) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						...hasTabs ? panelOf(scope, plan.sku) : { id: panelOf(scope, plan.sku).id },
						className: "comparison__plan",
						"data-selected": plan.sku === selected || void 0,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: plan.name }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
								value: plan.priceWithDebit,
								struck: plan.priceFull
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "comparison__terms",
								children: legal.directDebitShort
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
								plan,
								benefits
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
								href: hrefOf(plan),
								className: "button button--primary",
								"data-order": "",
								onClick: (event) => chooseWay(plan, event),
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "button__text",
									children: [
										cardWords.variants[variant].hire,
										" ",
										/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
											className: "hush",
											children: plan.name
										})
									]
								})
							})
						]
					}, plan.sku))
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "comparison__foot",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollArrows, {
					labels: cardWords.arrows,
					ends: state,
					onMove: (by) => carousel.current?.move(by)
				})
			}),
			dialog
		]
	});
}
function Facts({ plan, benefits }) {
	const count = devices[soldSpeed(plan.sku)];
	const facts = [
		[comparison.download, speedName(plan.download)],
		[comparison.upload, speedName(plan.upload)],
		[comparison.modem, plan.download >= WIFI6 ? comparison.wifi6 : comparison.wifi],
		...count ? [[comparison.devices, comparison.upTo(count)]] : []
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "comparison__facts num",
		"data-devices": count !== void 0,
		children: [facts.map(([name, value]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })] }, name)), benefits.map(({ slug, benefit }) => {
			const isIncluded = plan.benefits.includes(slug);
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				"data-included": isIncluded,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: benefit }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(isIncluded ? check_default : minus_default, {
					size: 18,
					"aria-hidden": "true"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: isIncluded ? comparison.included : comparison.notIncluded
				})] })]
			}, slug);
		})]
	});
}
export { PlanComparison as default };
