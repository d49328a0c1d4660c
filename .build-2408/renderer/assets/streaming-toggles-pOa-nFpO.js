// src/funnel/streaming-toggles.ts
var SERVICES = {
	globoplay: {
		slug: "globo-play",
		skus: ["d600gl", "d600gles"]
	},
	"hbo-max": {
		slug: "MAX",
		skus: ["d600c", "d1000d"]
	},
	paramount: {
		slug: "paramount-plus",
		skus: [
			"d600b",
			"d600br",
			"d1000c"
		]
	}
};
var ALL = Object.keys(SERVICES);
/** Skus of plans for which one toggle of the card is always on (M4.3). */
var NEVER_OFF = /* @__PURE__ */ new Set([
	"d600b",
	"d600c",
	"d600gl",
	"d600gles"
]);
/** Whether a plan has no streaming service. */
var isPlain = ({ subscriptions }) => subscriptions.length === 0;
/** Whether a plan has only this streaming service. */
var hasOnly = ({ subscriptions }, streaming) => subscriptions.length === 1 && subscriptions[0] === SERVICES[streaming].slug;
/** Returns the plan that the card shows if the toggle of a streaming service is on. */
function planWith(plans, streaming) {
	const { skus } = SERVICES[streaming];
	return plans.find(({ sku }) => skus.includes(sku)) ?? plans.find((plan) => hasOnly(plan, streaming));
}
/** Returns the toggles of a card: the services for which the group has a plan. */
var togglesOf = (plans) => ALL.filter((each) => planWith(plans, each) !== void 0);
/**
* Whether all toggles of a card may be off. The card must then have a plan without streaming to show
* (docs/decisions/0026).
*/
var mayBeOff = (plans) => plans.some(isPlain) && !plans.some(({ sku }) => NEVER_OFF.has(sku));
/**
* Returns the toggle that is on when the page opens: that of the streaming service in the card's first plan.
* For example, a card with '1 Giga Paramount+' as its first plan starts with Paramount+. If the first plan
* has no streaming and all toggles may be off, none is on.
*/
function initialToggle(plans) {
	const [first] = plans;
	const own = togglesOf(plans).find((each) => planWith(plans, each) === first);
	if (own) return own;
	return mayBeOff(plans) ? null : togglesOf(plans)[0] ?? null;
}
/**
* Returns the toggle that is on after the visitor has pressed one; null if all are off. At most one toggle is
* on. If one must always be on, turning it off turns on the next one; a single toggle stays on.
* @param on the toggle that was on before
*/
function toggled(plans, on, pressed) {
	const toggles = togglesOf(plans);
	if (!toggles.includes(pressed)) return on;
	if (pressed !== on) return pressed;
	if (mayBeOff(plans)) return null;
	return toggles[(toggles.indexOf(pressed) + 1) % toggles.length] ?? pressed;
}
/** Returns the plan that a card currently shows. */
var shownPlan = (plans, on) => on && planWith(plans, on) || plans[0];
export { toggled as a, shownPlan as i, initialToggle as n, togglesOf as o, isPlain as r, hasOnly as t };
