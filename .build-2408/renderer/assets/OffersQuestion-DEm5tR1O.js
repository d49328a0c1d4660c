import { j as useSelector, u as PrimaryButton } from "../prerender.js";
import { n as priceConditions } from "./order-summary-DDsr-jQs.js";
import { n as planWords } from "./plan-list-D_QlUA4a.js";
import { t as choosePlan } from "./chosen-and-requested-plan-DlP92XD0.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { i as PlanCards, r as PlanSubmitLabel, t as offerCards } from "./plan-cards-Ckcg2HNj.js";
import { t as ActionBar } from "./ActionBar-1jcmbuZX.js";
import { r as RadioCards } from "./FieldView-bMYmI5iO.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/OffersQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Form in which an existing customer chooses from their own offers: one main offer, and an extra if the step
* has an optional field for it (D9).
*/
function OffersQuestion({ step: id, variant }) {
	const { step, text, draft, refusals, busy, onAnswer } = useStep(id);
	const { facts, wish } = useSelector(selectOrder);
	const { extras = [] } = facts.offers ?? {};
	const plans = facts.offers?.plans ?? [];
	const { preferred } = choosePlan(plans, wish);
	const [main, extra] = step.fields;
	const chosen = [plans.find((plan) => plan.id === (draft[main?.name ?? ""] ?? preferred?.id)), extras.find((plan) => plan.id === draft[extra?.name ?? ""])].filter((plan) => plan !== void 0);
	const price = chosen.reduce((sum, plan) => sum + plan.price_with_dacc, 0);
	const names = chosen.map(({ plan }) => plan).join(" + ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer,
		busy,
		refusals,
		className: `ask ask--${variant}`,
		children: [
			main && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MainOffer, {
				id,
				field: main,
				variant,
				plans,
				preferred
			}),
			extra && extras.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Extra, {
				id,
				field: extra,
				extras
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: busy ? "loading" : "default",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanSubmitLabel, {
					plan: chosen.length > 0 ? {
						plan: names,
						price_with_dacc: price
					} : void 0,
					children: text.submit
				})
			}) })
		]
	});
}
function MainOffer({ id, field: { name }, variant, plans, preferred }) {
	const { text, draft, problems, onChange } = useStep(id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanCards, {
		name,
		label: text.heading,
		as: variant === "page" ? "question" : "hidden",
		why: variant === "page" ? text.why : void 0,
		value: draft[name] ?? preferred?.id ?? "",
		onChange,
		error: problems[name],
		groups: offerCards(plans)
	});
}
/** Returns the condition of an extra's price, which is often the same with and without direct debit (D99). */
var extraCondition = ({ price, price_with_dacc: withDebit }) => price === withDebit ? priceConditions.either : priceConditions.withDebit;
function Extra({ id, field: { name }, extras }) {
	const { text, draft, problems, onChange } = useStep(id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioCards, {
		name,
		label: text.labels[name] ?? "",
		hint: text.hints?.[name],
		value: draft[name] ?? "",
		onChange,
		error: problems[name],
		options: [...text.options ?? [], ...extras.map((plan) => ({
			value: plan.id,
			label: plan.plan,
			detail: planWords.extraPrice(unbrokenBRL(plan.price_with_dacc), extraCondition(plan))
		}))]
	});
}
export { OffersQuestion as default };
