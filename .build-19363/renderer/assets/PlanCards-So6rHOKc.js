import { n as arrow_down_default, t as arrow_up_default } from "./arrow-up-RSssXXoZ.js";
import { R as legal, n as Price, p as check_default, x as planWords } from "../prerender.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { i as GroupLegend, r as FieldTexts, s as describedBy } from "./Question-Tk_BrizY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/choices/PlanCards.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Cards of one plan each. */
var oneEach = (plans) => plans.map(({ badge, ...plan }) => ({
	name: plan.name,
	badge,
	plans: [{
		...plan,
		choice: ""
	}]
}));
var speed = (mbps) => mbps >= 1e3 ? `${mbps / 1e3} Giga` : `${mbps} Mega`;
/** Radio cards, one per group of plans; a whole card is clickable. All price conditions are shown up front. */
function PlanCards({ name, label, value, onChange, as = "question", why, hint, error, groups }) {
	const id = `f-${name}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "plans",
		role: "radiogroup",
		"aria-invalid": error ? true : void 0,
		"aria-describedby": describedBy(id, {
			why,
			hint,
			error
		}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupLegend, {
				as,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldTexts, {
				id,
				why,
				hint,
				error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "plans__list",
				children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanCard, {
					group,
					name,
					value,
					onChange
				}, group.plans[0].id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "hint",
				children: legal.loyalty
			})
		]
	});
}
function PlanCard({ group, name, value, onChange }) {
	const { plans, badge, difference } = group;
	const shown = plans.find((plan) => plan.id === value) ?? plans[0];
	const id = `plan-${plans[0].id}`;
	const radio = (plan) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		id: `plan-radio-${plan.id}`,
		type: "radio",
		name,
		value: plan.id,
		checked: plan.id === value,
		onChange: () => onChange(name, plan.id),
		"aria-labelledby": `${id}-name${plan.choice && ` plan-choice-${plan.id}`}${plan === shown ? ` ${id}-price` : ""}`,
		"aria-describedby": plan === shown ? `${id}-terms` : void 0
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "plan",
		children: [
			badge && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "plan__badge",
				children: badge
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "plan__what",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "plan__head",
						children: [plans.length === 1 && radio(shown), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
							className: "plan__name",
							htmlFor: `plan-radio-${shown.id}`,
							id: `${id}-name`,
							children: group.name
						})]
					}),
					difference && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "plan__difference",
						children: difference
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "plan__speeds num",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "plan__speed",
								children: [
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_down_default, {
										size: 16,
										"aria-hidden": "true"
									}),
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
										className: "hush",
										children: "Download de "
									}),
									speed(shown.download)
								]
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "plan__speed",
								children: [
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_up_default, {
										size: 16,
										"aria-hidden": "true"
									}),
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
										className: "hush",
										children: "Upload de "
									}),
									speed(shown.upload)
								]
							}),
							shown.note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "plan__note",
								children: shown.note
							})
						]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "plan__cost",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "plan__price",
					id: `${id}-price`,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
						value: shown.priceWithDebit,
						struck: shown.priceFull
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "plan__terms num",
					id: `${id}-terms`,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "plan__condition",
							children: [legal.directDebitShort, "."]
						}),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "plan__term",
							children: legal.withoutDebit(unbrokenBRL(shown.price))
						}),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "plan__term",
							children: legal.afterPromotion(unbrokenBRL(shown.priceFull))
						})
					]
				})]
			}),
			plans.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "plan__choices",
				children: plans.map((plan) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "plan__choice",
					id: `plan-choice-${plan.id}`,
					children: [radio(plan), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [plan.choice, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "plan__choice-price num",
						children: unbrokenBRL(plan.priceWithDebit)
					})] })]
				}, plan.id))
			}),
			shown.benefits.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				className: "plan__more",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: planWords.services(shown.benefits.length) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "plan__benefits",
					children: shown.benefits.map((benefit) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(check_default, {
						size: 16,
						"aria-hidden": "true"
					}), benefit] }, benefit))
				})]
			})
		]
	});
}
export { oneEach as n, PlanCards as t };
