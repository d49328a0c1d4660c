// src/funnel/plan-choice.ts
/** The chosen plan among the available ones; null when none is chosen or it is no longer offered. */
function planOf({ answers, facts: { coverage, offers } }) {
	const { idPlan, offer1 } = (answers.planos ?? answers.ofertas)?.values ?? {};
	const id = idPlan ?? offer1;
	const isChosen = (plan) => plan.id === id;
	return coverage?.plans.find(isChosen) ?? offers?.plans.find(isChosen) ?? null;
}
/** Everything being ordered: the chosen plan and the extra that goes with it, if any (D9). */
function plansOf(order) {
	return [planOf(order), order.facts.offers?.extras.find(({ id }) => id === order.answers.ofertas?.values.offer2)].filter((each) => each != null);
}
/** Serialises the wish back into a query string, to keep it for the tab. */
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
* Plans that match a wish (D14): by idr, idm, id and sku, in this order; then the smallest |Δdl| + |Δul|; then
* subscriptions. A criterion that no plan meets is ignored: a stale link must not empty the list.
*/
function matchingPlans(plans, wish) {
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
	const near = nearest(plans, wish);
	const { sb, sba } = wish;
	const subscribed = near.filter((plan) => (!sb || hasAll(plan, sb)) && (!sba || sba.length === plan.subscriptions.length && hasAll(plan, sba)));
	return subscribed.length ? subscribed : near;
}
/** Prefers plans with subscriptions, then the higher price with direct debit (F§4). */
function preferredPlan(plans) {
	const rank = (plan) => plan.subscriptions.length > 0 ? 1 : 0;
	return [...plans].sort((a, b) => rank(b) - rank(a) || b.price_with_dacc - a.price_with_dacc)[0] ?? null;
}
/** `only`: exactly one plan matches, so planos is skipped; `preferred`: the one to preselect. */
function choosePlan(plans, wish) {
	const matches = matchingPlans(plans, wish);
	return {
		only: matches.length === 1 ? matches[0] ?? null : null,
		preferred: preferredPlan(matches)
	};
}
/**
* The one of a customer's offers that a link asks for (D14); null where it leaves a choice. A single offer is not taken
* unseen unless the link names it.
*/
function linkedOffer(plans, wish) {
	const { only } = choosePlan(plans, wish);
	return only !== null && ([
		wish.idr,
		wish.idm,
		wish.id
	].includes(only.id) || wish.sku === only.sku) || plans.length > 1 ? only : null;
}
/** A customer's offers in display order: the preselected one first, so that nobody accepts one unseen. */
function offersInOrder(plans, wish) {
	const { preferred } = choosePlan(plans, wish);
	return [...plans].sort((a, b) => Number(b === preferred) - Number(a === preferred));
}
/** Monthly price in reais for the payment method chosen so far; assumes direct debit unless it was declined. */
function monthlyPrice(plan, order) {
	return order.answers["ativar-debito"]?.values.direct_debit === "false" ? plan.price : plan.price_with_dacc;
}
/** Monthly price of everything being ordered, in reais. */
var orderPrice = (order) => plansOf(order).reduce((sum, plan) => sum + monthlyPrice(plan, order), 0);
export { orderPrice as a, wishQuery as c, offersInOrder as i, linkedOffer as n, planOf as o, monthlyPrice as r, plansOf as s, choosePlan as t };
