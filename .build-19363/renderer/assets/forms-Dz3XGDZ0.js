import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as OrderCard, t as Review } from "./Review-CFMHQEeu.js";
import { t as ChoiceButtons } from "./ChoiceButtons-ogtOpw-5.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { i as useStep } from "./FieldView-D9ZKmFrc.js";
import { a as orderView, c as reviewOf, i as optionsOf, l as review, o as paysByDebit, s as planView } from "./views-B0GVNhgY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as Calendar } from "./Calendar-DeVEbCOu.js";
import { t as ActionBar } from "./ActionBar-DTsQjGoh.js";
import { Dt as useSelector, Et as useDispatch, It as textOf, R as legal, Tt as useHref, _t as Skeleton, d as PrimaryButton, m as planGroups, r as PriceTerms, x as planWords } from "../prerender.js";
import { r as WaitState } from "./LoadingPage-sa39Bgqc.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as coverageWords } from "./coverage-D7liTt1G.js";
import { i as findStep, p as pageOf } from "./journeys-pH3FiARx.js";
import { t as choosePlan } from "./plan-choice-BmSFE4p5.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { T as selectWait, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as PlanCards } from "./PlanCards-So6rHOKc.js";
import { n as speedName } from "./plan-speed-D9pZ3Uy0.js";
import { i as answered, v as correctionAsked } from "./events-Dzy0BOWM.js";
// src/questions/lazy/ChoiceQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A step answered with one tap: due date, direct debit. */
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
/** Installation date and period; free days come from the server. */
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
// src/questions/lazy/plan-cards.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Streaming services of a plan by their names: 'HBO Max + Paramount+'. */
function streamingOf({ subscriptions, benefits }) {
	return benefits.filter(({ slug }) => subscriptions.includes(slug)).map(({ benefit }) => benefit).join(" + ") || planWords.plain;
}
function nameOf({ plans, speed, hasStreaming }) {
	if (plans.length === 1) return plans[0].plan;
	return hasStreaming ? planWords.withStreaming(speedName(speed)) : speedName(speed);
}
/** What a group has more than the one before it. */
function differenceOf(group, before) {
	const [plan] = group.plans;
	if (!before) return planWords.first(plan.benefits.length);
	const [other] = before.plans;
	const speed = group.speed - before.speed;
	if (speed <= 0 && group.hasStreaming && !before.hasStreaming) return planWords.sameWithStreaming(nameOf(before));
	const had = new Set(other.benefits.map(({ slug }) => slug));
	const services = plan.benefits.filter(({ slug }) => !had.has(slug)).length;
	if (speed <= 0 && services === 0) return "";
	return planWords.more(speed > 0 ? speedName(speed) : "", services, nameOf(before));
}
/**
* The cards of the plan list (D65): the one of the plan chosen for the visitor first, so that nobody accepts it
* unseen, then by price, the cheapest first.
*/
function planCards(plans, preferred) {
	const groups = planGroups(plans);
	const isPreferred = (group) => preferred !== null && group.plans.includes(preferred);
	const plain = groups.filter((group) => !group.hasStreaming);
	return groups.map((group, index) => {
		const before = group.hasStreaming ? plain.findLast(({ speed }) => speed <= group.speed) : plain[plain.indexOf(group) - 1];
		const [first, ...others] = group.plans;
		const choice = (plan) => others.length > 0 ? streamingOf(plan) : "";
		const view = (plan) => ({
			...planView(plan),
			choice: choice(plan)
		});
		return {
			isFirst: isPreferred(group),
			card: {
				name: nameOf(group),
				difference: differenceOf(group, before),
				badge: group.plans.map((plan) => planView(plan).badge).find(Boolean) ?? (isPreferred(group) ? "Sugerido para você" : index === 0 ? "Menor Preço" : void 0),
				plans: [view(first), ...others.map(view)]
			}
		};
	}).toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ card }) => card);
}
// src/questions/lazy/PlansQuestion.tsx
/** The plans available at the address; the preferred one is preselected (D14). */
function PlansQuestion({ step: id, variant }) {
	const { step, text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id);
	const order = useSelector(selectOrder);
	const call = findStep(order, ({ view }) => view === "call");
	const callHref = useHref(call ? pageOf(order, call.id).path : "");
	const plans = order.facts.coverage?.plans ?? [];
	const { preferred } = choosePlan(plans, order.wish);
	const value = draft.idPlan ?? preferred?.id ?? "";
	const chosen = plans.find((plan) => plan.id === value);
	const [pressed, setPressed] = (0, import_react.useState)(null);
	const first = pressed?.id === value ? pressed.first : value;
	const leading = plans.find((plan) => plan.id === first) ?? preferred;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer,
		busy,
		refusals,
		className: `ask ask--${variant}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanCards, {
				name: "idPlan",
				label: text.heading,
				as: variant === "page" ? "question" : "hidden",
				value,
				onChange: (name, id) => {
					setPressed({
						id,
						first
					});
					onChange(name, id);
				},
				error: problems.idPlan,
				groups: planCards(plans, leading)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "hint",
				children: planWords.modem
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, {
				isAlwaysSeen: true,
				note: chosen && `${chosen.plan}, ${unbrokenBRL(chosen.price_with_dacc)} por mês com débito automático`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					state: busy ? "loading" : "default",
					children: text.submit
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
// src/ui/order/Consent.tsx
/** What "Confirmar pedido" agrees to, directly above the button (D66). The documents open beside the order. */
function Consent({ id, priceFull }) {
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
/** Pages of this site keep the campaign's prefix, files are shared by all. */
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
/** The final review (U6); read-only once the order is placed (D2). */
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ActionBar, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Consent, {
				id: consent,
				priceFull: plan?.priceFull
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				name: "accept_information",
				value: "true",
				"aria-describedby": consent,
				state: busy ? "loading" : "default",
				loadingText: review.confirming,
				children: review.confirm
			})] })
		]
	});
}
export { ChoiceQuestion, DatesQuestion, OrderCard, PlansQuestion, ReviewQuestion };
