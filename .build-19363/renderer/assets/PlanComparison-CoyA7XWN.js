import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { C as comparison, R as legal, V as devices, n as Price, p as check_default, y as cardWords } from "../prerender.js";
import { t as minus_default } from "./minus-BdVyL0wv.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-D9pZ3Uy0.js";
import { t as ScrollArrows } from "./ScrollArrows-B0S0ndHN.js";
import { i as panelOf, r as TabList, t as useHire } from "./useHire-h3B4G7Ma.js";
import { t as useCarousel } from "./useCarousel-C0JP2lwf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/landing/plans/comparison.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/pages/landing/islands/PlanComparison.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Shown first where it is on offer (M4.9). */
var FIRST = "d300a";
/** From this download on, the modem has Wi-Fi 6 (M9.8). */
var WIFI6 = 1e3;
/**
* The plans beside each other (M2.49): tabs on telephones, on wide screens a carousel, which nobody wants to move by
* itself while comparing. Which of both it is, is the style sheet's; what is heard follows it.
*/
function PlanComparison({ plans, benefits, variant, first }) {
	const scope = (0, import_react.useId)();
	const [selected, setSelected] = (0, import_react.useState)(() => (plans.find(({ sku }) => sku === FIRST) ?? plans[0])?.sku);
	const root = (0, import_react.useRef)(null);
	const [hasTabs, setHasTabs] = (0, import_react.useState)(null);
	const row = `${scope}row`;
	const { carousel, state } = useCarousel(row, { isRow: hasTabs === false });
	const { hrefOf, hire, dialog } = useHire(first, variant);
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
								onClick: (event) => hire(plan, event),
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
