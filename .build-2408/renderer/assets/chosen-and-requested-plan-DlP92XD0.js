// src/funnel/chosen-and-requested-plan.ts
/** Returns the chosen plan; null if none is chosen or the plan is no longer offered. */
function planOf({ answers, facts: { coverage, offers } }) {
	const { idPlan, offer1 } = (answers.planos ?? answers.ofertas)?.values ?? {};
	const id = idPlan ?? offer1;
	const isChosen = (plan) => plan.id === id;
	return coverage?.plans.find(isChosen) ?? offers?.plans.find(isChosen) ?? null;
}
/** Returns the plans that are being ordered: the chosen plan and the extra, if there is one (D9). */
function plansOf(order) {
	return [planOf(order), order.facts.offers?.extras.find(({ id }) => id === order.answers.ofertas?.values.offer2)].filter((each) => each != null);
}
/**
* Converts a plan request back into a query string, so that the request can be stored or passed to another
* page.
*/
function wishQuery({ dl, ul, sb, sba, ...ids }) {
	const query = new URLSearchParams(ids);
	if (dl !== void 0) query.set("dl", String(dl));
	if (ul !== void 0) query.set("ul", String(ul));
	for (const slug of sb ?? []) query.append("sb", slug);
	if (sba) query.set("sba", sba.join(","));
	return query.toString();
}
var hasAll = (plan, slugs) => slugs.every((slug) => plan.subscriptions.includes(slug));
function nearest(plans, { dl, ul }) {
	if (dl === void 0 && ul === void 0) return plans;
	const distance = (plan) => (dl === void 0 ? 0 : Math.abs(plan.plan_download - dl)) + (ul === void 0 ? 0 : Math.abs(plan.plan_upload - ul));
	const least = Math.min(...plans.map(distance));
	return plans.filter((plan) => distance(plan) === least);
}
/**
* Returns the plans that match the request in a link, like `matchingPlans`, but null if no plan meets any
* criterion.
*/
function plansAskedFor(plans, wish) {
	for (const id of [
		wish.idr,
		wish.idm,
		wish.id
	]) {
		const found = id ? plans.filter((plan) => plan.id === id) : [];
		if (found.length) return found;
	}
	const bySku = wish.sku ? plans.filter((plan) => plan.sku === wish.sku) : [];
	if (bySku.length) return bySku;
	const { dl, ul, sb, sba } = wish;
	const near = nearest(plans, wish);
	const subscribed = near.filter((plan) => (!sb || hasAll(plan, sb)) && (!sba || sba.length === plan.subscriptions.length && hasAll(plan, sba)));
	if ((sb || sba) && subscribed.length) return subscribed;
	return dl !== void 0 || ul !== void 0 ? near : null;
}
/**
* Returns the plan to prefer: the plan with subscriptions whose price by direct debit is highest. If no plan
* has subscriptions, all plans are compared (F§4).
*/
function preferredPlan(plans) {
	const rank = (plan) => plan.subscriptions.length > 0 ? 1 : 0;
	return [...plans].sort((a, b) => rank(b) - rank(a) || b.price_with_dacc - a.price_with_dacc)[0] ?? null;
}
/**
* Applies the request in a link to the plans on offer. `only` is set if exactly one plan matches; the step
* planos is then skipped. `preferred` is the plan to mark among those that match the request; null if there
* is none (D78).
*/
function choosePlan(plans, wish) {
	const asked = plansAskedFor(plans, wish);
	const [match, ...others] = asked ?? plans;
	return {
		only: others.length === 0 ? match ?? null : null,
		preferred: preferredPlan(asked ?? [])
	};
}
/**
* Returns the customer's offer that a link selects (D14); null if the visitor still has to choose. A single
* offer is selected only if the link names it, because the visitor must otherwise see it first.
*/
function linkedOffer(plans, wish) {
	const { only } = choosePlan(plans, wish);
	return only !== null && ([
		wish.idr,
		wish.idm,
		wish.id
	].includes(only.id) || wish.sku === only.sku) || plans.length > 1 ? only : null;
}
/** Returns a customer's offers in display order: by price with direct debit, the cheapest first (D78). */
var offersInOrder = (plans) => plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc);
/**
* Returns the monthly price of a plan in reais. It is the price with direct debit, unless the visitor has
* declined direct debit.
*/
function monthlyPrice(plan, order) {
	return order.answers["ativar-debito"]?.values.direct_debit === "false" ? plan.price : plan.price_with_dacc;
}
/** Returns the monthly price of everything that is being ordered, in reais. */
var orderPrice = (order) => plansOf(order).reduce((sum, plan) => sum + monthlyPrice(plan, order), 0);
/** Whether the visitor pays by direct debit; undefined if the question is not answered. */
function paysByDebit(order) {
	const answer = order.answers["ativar-debito"];
	return answer && answer.values.direct_debit === "true";
}
export { orderPrice as a, plansOf as c, offersInOrder as i, wishQuery as l, linkedOffer as n, paysByDebit as o, monthlyPrice as r, planOf as s, choosePlan as t };
