import { t as legal } from "./legal-NNs1L3E6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { i as offersInOrder } from "./chosen-and-requested-plan-DlP92XD0.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { n as speedName } from "./plan-speed-CfyhCTWB.js";
import { n as listInWords } from "./list-in-words-BqU3x7DH.js";
import { r as suggestedBadge } from "./plan-badges-CKGAnySi.js";
import { n as planWords, t as cheapestBadge } from "./plan-list-D_QlUA4a.js";
import { _ as speedGroups, n as Price } from "../prerender.js";
import { a as GroupLegend, c as describedBy, i as FieldTexts } from "./Question-D6jDMlAm.js";
import { a as planView } from "./order-display-rD7y51S9.js";
import { n as arrow_down_default, t as arrow_up_default } from "./arrow-up-Bl8qX4ZP.js";
// src/ui/choices/PlanCards.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Radio group with one card for each group of plans. All cards have the same layout, so that prices and
* conditions can be compared by eye. On wide screens the cards are the rows of a table.
*/
function PlanCards({ name, label, value, onChange, as = "question", why, hint, error, groups }) {
	const id = `f-${name}`;
	const { columns } = planWords;
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "plans__list",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "plans__columns",
					"aria-hidden": "true",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: columns.plan }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: columns.services }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: columns.withoutDebit }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: columns.afterPromotion }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: columns.withDebit })
					]
				}), groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanCard, {
					group,
					name,
					value,
					onChange
				}, group.plans[0].id))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "hint",
				children: legal.loyalty
			})
		]
	});
}
function PlanCard({ group, name, value, onChange }) {
	const { plans, badge, condition } = group;
	const [first, ...others] = plans;
	const shown = plans.find((plan) => plan.id === value) ?? first;
	const id = `plan-${first.id}`;
	const radio = (plan, labels) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		id: `plan-radio-${plan.id}`,
		type: "radio",
		name,
		value: plan.id,
		checked: plan.id === value,
		onChange: () => onChange(name, plan.id),
		"aria-labelledby": labels,
		"aria-describedby": plan === shown ? `${id}-terms` : void 0
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "plan",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "plan__head",
				children: [radio(first, `${id}-name${shown === first ? ` ${id}-price ${id}-condition` : ""}`), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
					className: "plan__name",
					htmlFor: `plan-radio-${shown.id}`,
					id: `${id}-name`,
					children: group.name
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "plan__price",
				id: `${id}-price`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, { value: shown.priceWithDebit })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "plan__condition",
				id: `${id}-condition`,
				children: planWords.withDebit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "plan__services",
				children: shown.services
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "plan__speeds num",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "plan__speed",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_down_default, {
								size: 14,
								"aria-hidden": "true"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "hush",
								children: "Download de "
							}),
							shown.note ?? speedName(shown.download)
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "plan__speed",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_up_default, {
								size: 14,
								"aria-hidden": "true"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "hush",
								children: "Upload de "
							}),
							speedName(shown.upload)
						]
					}),
					badge && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "plan__badge",
						children: badge
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "plan__terms num",
				id: `${id}-terms`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "plan__term",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "plan__term-name",
						children: [planWords.withoutDebit, " "]
					}), unbrokenBRL(shown.price)]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "plan__term",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "plan__term-name",
						children: [planWords.afterPromotion, " "]
					}), unbrokenBRL(shown.priceFull)]
				})]
			}),
			others.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "plan__choices",
				role: "group",
				"aria-labelledby": `${id}-choices`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "plan__choices-title",
					id: `${id}-choices`,
					children: planWords.streaming(condition)
				}), others.map((plan) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "plan__choice",
					id: `plan-choice-${plan.id}`,
					children: [
						radio(plan, `${id}-name plan-choice-${plan.id}`),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "plan__choice-name",
							children: plan.choice
						}),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "plan__choice-price num",
							children: [plan.extra, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "hush",
								children: [" ", planWords.streamingTotal(condition, unbrokenBRL(plan.priceWithDebit))]
							})]
						})
					]
				}, plan.id))]
			})
		]
	});
}
// src/questions/lazy/PlanSubmitLabel.tsx
/**
* Label of the submit button below the plans: the name of the chosen plan, its price, and whether that price
* is with or without direct debit.
*/
function PlanSubmitLabel({ plan, children }) {
	if (!plan) return children;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [planWords.submit(plan.plan), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "plan-submit__price num",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "hush",
			children: ", "
		}), planWords.submitPrice(unbrokenBRL(plan.price_with_dacc))]
	})] });
}
// src/questions/lazy/plan-cards.ts
/** Builds the cards of the questions about plans and offers. */
/**
* Returns the names of a plan's streaming services, for example 'HBO Max e Paramount+'; '' if it has none.
*/
var streamingOf = ({ subscriptions, benefits }) => listInWords(benefits.filter(({ slug }) => subscriptions.includes(slug)).map(({ benefit }) => benefit));
/**
* Returns how many services a plan has, and how many of these the plan on the previous card lacks: '7
* serviços, 3 a mais'.
*/
function servicesOf({ benefits }, before) {
	const had = new Set(before?.benefits.map(({ slug }) => slug));
	const more = before ? benefits.filter(({ slug }) => !had.has(slug)).length : 0;
	return planWords.servicesAndMore(benefits.length, more);
}
/** Returns the name of a plan as a choice on the card of another one: the streaming that it has beside that one. */
function choiceOf(plan, first) {
	const streaming = streamingOf(plan);
	if (!streaming) return planWords.withoutStreaming;
	return first.subscriptions.some((slug) => !plan.subscriptions.includes(slug)) ? planWords.insteadOf(streaming, streamingOf(first)) : streaming;
}
var inCents = (price) => Math.round(price * 100);
/** Returns how much more a plan costs than the first one of its card, in cents, paid by debit or not. */
var extraOf = (plan, first) => ({
	withDebit: inCents(plan.price_with_dacc) - inCents(first.price_with_dacc),
	withoutDebit: inCents(plan.price) - inCents(first.price)
});
function extraText(plan, first) {
	const { withDebit } = extraOf(plan, first);
	if (withDebit === 0) return planWords.same;
	const price = unbrokenBRL(Math.abs(withDebit) / 100);
	return withDebit > 0 ? planWords.more(price) : planWords.less(price);
}
function cardOf(plans, before, badge) {
	const [first, ...others] = plans;
	const { either, withDebit } = planWords.streamingConditions;
	const isEither = others.map((plan) => extraOf(plan, first)).every((extra) => extra.withDebit === extra.withoutDebit);
	const onCard = (plan) => ({
		...planView(plan),
		services: servicesOf(plan, before),
		choice: choiceOf(plan, first),
		extra: extraText(plan, first)
	});
	return {
		name: first.plan,
		badge,
		condition: isEither ? either : withDebit,
		plans: [onCard(first), ...others.map(onCard)]
	};
}
/**
* Returns the cards of the question about the plan. There is one card for each speed, the cheapest first
* (D78).
* @param suggested the plan that a link or the advice has marked
*/
function planCards(plans, suggested) {
	const groups = speedGroups(plans);
	const badgeOf = ({ plans: members }, index) => {
		if (suggested && members.includes(suggested)) return suggestedBadge;
		if (index === 0) return groups.length > 1 ? cheapestBadge : void 0;
		const badge = members.map((plan) => planView(plan).badge).find(Boolean);
		return badge === "Menor Preço" ? void 0 : badge;
	};
	return groups.map((group, index) => cardOf(group.plans, groups[index - 1]?.plans[0], badgeOf(group, index)));
}
/** Returns one card for each of a customer's offers. */
var offerCards = (plans) => offersInOrder(plans).map((plan, index, all) => cardOf([plan], all[index - 1]));
export { PlanCards as i, planCards as n, PlanSubmitLabel as r, offerCards as t };
