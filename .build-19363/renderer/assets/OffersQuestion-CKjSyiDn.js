import { Dt as useSelector, d as PrimaryButton } from "../prerender.js";
import { i as offersInOrder, t as choosePlan } from "./plan-choice-BmSFE4p5.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { n as oneEach, t as PlanCards } from "./PlanCards-So6rHOKc.js";
import { t as ActionBar } from "./ActionBar-DTsQjGoh.js";
import { i as useStep, n as RadioCards } from "./FieldView-D9ZKmFrc.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { s as planView } from "./views-B0GVNhgY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/OffersQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A customer's own offers: one main offer, plus an extra where the step has an optional field for it (D9). */
function OffersQuestion({ step: id, variant }) {
	const { step, text, draft, refusals, busy, onAnswer } = useStep(id);
	const { facts, wish } = useSelector(selectOrder);
	const { extras = [] } = facts.offers ?? {};
	const plans = offersInOrder(facts.offers?.plans ?? [], wish);
	const { preferred } = choosePlan(plans, wish);
	const [main, extra] = step.fields;
	const chosen = [plans.find((plan) => plan.id === (draft[main?.name ?? ""] ?? preferred?.id)), extras.find((plan) => plan.id === draft[extra?.name ?? ""])].filter((plan) => plan !== void 0);
	const price = chosen.reduce((sum, plan) => sum + plan.price_with_dacc, 0);
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, {
				note: chosen.length === 0 ? void 0 : `${chosen.map(({ plan }) => plan).join(" + ")}, ${unbrokenBRL(price)} por mês com débito automático`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					state: busy ? "loading" : "default",
					children: text.submit
				})
			})
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
		groups: oneEach(plans.map(planView))
	});
}
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
			detail: `mais ${unbrokenBRL(plan.price_with_dacc)} por mês`
		}))]
	});
}
export { OffersQuestion as default };
