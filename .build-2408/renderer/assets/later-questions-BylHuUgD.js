import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as OrderCard, t as Review } from "./Review-B5zXY-CJ.js";
import { t as ChoiceButtons } from "./ChoiceButtons-Cc0N3M6R.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { n as optionsOf } from "./StepFields-D57isONX.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as Calendar } from "./Calendar-DXDReaTG.js";
import { t as ActionBar } from "./ActionBar-1jcmbuZX.js";
import { A as useDispatch, E as Skeleton, L as textOf, g as STATE_OF_PLAN, j as useSelector, n as Price, r as PriceTerms, u as PrimaryButton, x as onlyInState } from "../prerender.js";
import { t as WaitState } from "./WaitState-GpSyohXs.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as coverageWords } from "./coverage-check-result-BPQQT2W2.js";
import { n as planWords } from "./plan-list-D_QlUA4a.js";
import { i as findStep, p as pageOf } from "./journeys-CWpcRNhs.js";
import { a as orderPrice, o as paysByDebit, t as choosePlan } from "./chosen-and-requested-plan-DlP92XD0.js";
import { E as selectWait, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as check_default } from "./check-CPE28it-.js";
import { t as minus_default } from "./minus-BpVD2aSA.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { n as speedName } from "./plan-speed-CfyhCTWB.js";
import { i as PlanCards, n as planCards, r as PlanSubmitLabel } from "./plan-cards-Ckcg2HNj.js";
import { n as useCampaign } from "./useCampaign-DlbU1Op6.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { i as orderView, o as reviewOf, s as review } from "./order-display-rD7y51S9.js";
import { i as answered, y as correctionAsked } from "./events-C3g4CRov.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as priceCondition } from "./price-condition-DrXaKcVZ.js";
// src/questions/lazy/ChoiceQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Form of a question that is answered with one tap on an option, such as the due date or direct debit. */
function ChoiceQuestion({ step: id, variant }) {
	const { step, text, order, problems, refusals, busy, onAnswer } = useStep(id);
	const name = step.fields[0]?.name ?? "";
	const heading = `${id}-question`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer,
		busy,
		refusals,
		className: `ask ask--${variant}`,
		children: [
			variant === "page" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
				id: heading,
				why: text.why,
				children: text.heading
			}),
			problems[name] && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: problems[name]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceButtons, {
				name,
				options: optionsOf(order, text.options),
				current: order.answers[id]?.values[name],
				layout: name === "due_date" ? "tiles" : "stack",
				busy,
				...variant === "page" ? { labelledBy: heading } : { label: text.heading }
			})
		]
	});
}
// src/questions/lazy/DatesQuestion.tsx
/** Form for the installation date and period: a calendar of the free days that the server returned. */
function DatesQuestion({ step, variant }) {
	const { text, order, draft, problems, refusals, busy, onChange, onAnswer } = useStep(step);
	if (!order.facts.freeDates) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "dates" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step,
		onAnswer,
		busy,
		refusals,
		className: `ask ask--${variant}`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Calendar, {
			label: text.heading,
			as: variant === "page" ? "question" : "hidden",
			why: variant === "page" ? text.why : void 0,
			days: order.facts.freeDates,
			values: draft,
			onChange,
			errors: problems
		}), order.facts.freeDates.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			state: busy ? "loading" : "default",
			children: text.submit
		}) })]
	});
}
// src/funnel/address-outside-price-region.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Returns the state whose regional prices the campaign or the link offers, if the address is not in it; null
* otherwise (D82).
*/
function stateElsewhere({ facts: { coverage }, wish }, ofCampaign) {
	const offered = (wish.sku === void 0 ? void 0 : STATE_OF_PLAN[wish.sku]) ?? ofCampaign;
	return coverage?.address != null && coverage.address.state !== offered && coverage.plans.every(({ sku }) => STATE_OF_PLAN[sku] !== offered) ? offered ?? null : null;
}
// src/ui/choices/ComparePlans.tsx
var { rows } = planWords;
var ROWS = [
	{
		name: rows.download,
		of: ({ note, download }) => note ?? speedName(download)
	},
	{
		name: rows.upload,
		of: ({ upload }) => speedName(upload)
	},
	{
		name: rows.withDebit,
		of: ({ priceWithDebit }) => unbrokenBRL(priceWithDebit)
	},
	{
		name: rows.withoutDebit,
		of: ({ price }) => unbrokenBRL(price)
	},
	{
		name: rows.afterPromotion,
		of: ({ priceFull }) => unbrokenBRL(priceFull)
	}
];
/**
* Table that compares two plans of the visitor's choice: speeds, prices with and without direct debit, and
* every service that at least one of the two includes.
* @param chosen id of the plan that is selected in the question; '' if there is none
*/
function ComparePlans({ plans, chosen }) {
	const [picked, setPicked] = (0, import_react.useState)(["", ""]);
	const one = plans.find(({ id }) => id === (picked[0] || chosen)) ?? plans[0];
	const others = plans.filter(({ id }) => id !== one?.id);
	const other = others.find(({ id }) => id === picked[1]) ?? others[0];
	if (!one || !other) return null;
	const services = [.../* @__PURE__ */ new Set([...one.benefits, ...other.benefits])];
	const choice = (label, plan, options, pick) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
		scope: "col",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
			className: "input select",
			"aria-label": label,
			value: plan.id,
			onChange: (event) => pick(event.target.value),
			children: options.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value: id,
				children: name
			}, id))
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "compare",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: planWords.compare }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			className: "compare__table num",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "hush",
						children: planWords.compareWhat
					})
				}),
				choice(planWords.compareFirst, one, plans, (id) => setPicked([id, other.id])),
				choice(planWords.compareSecond, other, others, (id) => setPicked([one.id, id]))
			] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tbody", { children: [ROWS.map(({ name, of }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "row",
					children: name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: of(one) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: of(other) })
			] }, name)), services.map((service) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "row",
					children: service
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: mark(one.benefits.includes(service)) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: mark(other.benefits.includes(service)) })
			] }, service))] })]
		})]
	});
}
var mark = (isIncluded) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isIncluded ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(check_default, {
	size: 18,
	"aria-hidden": "true"
}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(minus_default, {
	size: 18,
	"aria-hidden": "true"
}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
	className: "hush",
	children: isIncluded ? planWords.isIncluded : planWords.isNotIncluded
})] });
// src/questions/lazy/PlansQuestion.tsx
/**
* Form for choosing one of the plans sold at the address. A plan is marked only if a link or the plan advice
* names it (D78).
*/
function PlansQuestion({ step: id, variant }) {
	const { step, text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id);
	const order = useSelector(selectOrder);
	const call = findStep(order, ({ view }) => view === "call");
	const callHref = useHref(call ? pageOf(order, call.id).path : "");
	const plans = order.facts.coverage?.plans ?? [];
	const state = stateElsewhere(order, useCampaign().state);
	const { preferred } = choosePlan(plans, order.wish);
	const value = draft.idPlan ?? preferred?.id ?? "";
	const [suggested, setSuggested] = (0, import_react.useState)(preferred?.id);
	const [pressed, setPressed] = (0, import_react.useState)(value);
	if (value !== pressed) {
		setPressed(value);
		setSuggested(value);
	}
	const groups = planCards(plans, plans.find((plan) => plan.id === suggested) ?? null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer,
		busy,
		refusals,
		className: `ask ask--${variant}`,
		children: [
			state && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "hint",
				children: onlyInState(state)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanCards, {
				name: "idPlan",
				label: text.heading,
				as: variant === "page" ? "question" : "hidden",
				value,
				onChange: (name, id) => {
					setPressed(id);
					onChange(name, id);
				},
				error: problems.idPlan,
				groups
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ComparePlans, {
				plans: groups.flatMap((group) => group.plans),
				chosen: value
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "hint",
				children: planWords.modem
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, {
				isAlwaysSeen: true,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					state: busy ? "loading" : "default",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanSubmitLabel, {
						plan: plans.find((plan) => plan.id === value),
						children: text.submit
					})
				})
			}),
			step.submits === "hand-over" && call && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: callHref,
				className: "quiet-link",
				children: coverageWords.callMe
			}) })
		]
	});
}
// src/ui/order/AcceptanceText.tsx
/**
* Text directly above the button "Confirmar pedido". It states what the visitor accepts by pressing that
* button (D66). Links to the legal documents in it open in a new tab.
*/
function AcceptanceText({ id, priceFull }) {
	const phrases = legal.accepted.map(({ words }) => words).join("|");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "consent num",
		id,
		children: [legal.acceptance.split(new RegExp(`(${phrases})`)).map((words) => {
			const named = legal.accepted.find((document) => document.words === words);
			return named ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentLink, { ...named }, words) : words;
		}), priceFull !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("strong", { children: [" ", legal.afterPromotion(unbrokenBRL(priceFull))] })]
	});
}
/** Link to a legal document. A page gets the campaign prefix; a PDF file is the same for all campaigns. */
function DocumentLink({ words, href }) {
	const page = useHref(href);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		href: href.endsWith(".pdf") ? href : page,
		target: "_blank",
		rel: "noreferrer",
		children: [words, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "hush",
			children: legal.inAnotherTab
		})]
	});
}
// src/questions/lazy/ReviewQuestion.tsx
/**
* Final review of the order before it is placed (U6). Once the order is placed, the review is read-only (D2).
*/
function ReviewQuestion({ step: id, variant }) {
	const dispatch = useDispatch();
	const consent = (0, import_react.useId)();
	const order = useSelector(selectOrder);
	const wait = useSelector(selectWait);
	const plan = orderView(order);
	const done = order.finished !== null;
	const busy = wait?.status === "running";
	const groups = reviewOf(order).map((group) => ({
		title: group.title,
		rows: group.rows.map(({ label, value, step }) => ({
			label,
			value,
			...step && !done ? { change: { onAsk: () => dispatch(correctionAsked({ step })) } } : {}
		}))
	}));
	const body = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		variant === "page" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
			why: done ? review.readOnly : review.notice,
			children: textOf(order, id).heading
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Review, { groups }),
		plan && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceTerms, {
			prices: plan,
			directDebit: paysByDebit(order)
		})
	] });
	if (done) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: `ask ask--${variant}`,
		children: body
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		busy,
		onAnswer: (values) => dispatch(answered({ answers: { [id]: values } })),
		className: `ask ask--${variant}`,
		children: [
			body,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ActionBar, {
				isAlwaysSeen: true,
				children: [
					plan && variant === "page" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "review-price",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "review-price__plan",
								children: plan.name
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, { value: orderPrice(order) }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "hint",
								children: priceCondition(order)
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AcceptanceText, {
						id: consent,
						priceFull: plan?.priceFull
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
						name: "accept_information",
						value: "true",
						"aria-describedby": consent,
						state: busy ? "loading" : "default",
						loadingText: review.confirming,
						children: review.confirm
					})
				]
			})
		]
	});
}
export { ChoiceQuestion, DatesQuestion, OrderCard, PlansQuestion, ReviewQuestion };
