import { m as stepOf } from "./journeys-pH3FiARx.js";
import { F as isChange, L as saveOf, M as nextStep, P as check, a as selectFlow, f as selectOrder, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { P as moved, Q as saveQueued, k as keptAhead, n as aheadDropped, t as accepted, w as drafted } from "./events-Dzy0BOWM.js";
import { a as parsed, c as outside, d as put, i as isRecord, o as rememberAddress, p as select } from "./kept-address-Cc9wzmbR.js";
import { t as soldSpeed } from "./plan-speed-D9pZ3Uy0.js";
// src/funnel/plan-wish.ts
/** Streaming services as a wish names them, by slug (M§3). */
var SERVICES = {
	globoplay: "globo-play",
	max: "MAX",
	paramount: "paramount-plus"
};
/** Those with the highest score. */
function best(plans, score) {
	const top = Math.max(...plans.map(score));
	return plans.filter((plan) => score(plan) === top);
}
/**
* The offered plans that meet a wish said before it was known what the address can have: 'cheapest', 'fastest', an
* advertised speed ('500', '1000') or a service ('globoplay', 'max', 'paramount'). A speed means the plan without
* streaming (D65); among equally fast plans the cheapest, since speed was asked for and nothing else.
*/
function plansWished(plans, wish) {
	if (wish === "cheapest") return best(plans, (plan) => -plan.price_with_dacc);
	if (wish === "fastest") return best(best(plans, (plan) => plan.plan_download), (plan) => -plan.price_with_dacc);
	const slug = SERVICES[wish];
	if (slug !== void 0) return plans.filter(({ subscriptions }) => subscriptions.includes(slug));
	return plans.filter(({ sku, subscriptions }) => soldSpeed(sku) === Number(wish) && !subscriptions.length);
}
// src/sagas/storage/sent-code.ts
/** A code was sent just now: a reload must not ask for another one (five an hour, D27). */
function* keepSentCode(minutes) {
	const { storage, now } = yield* outside();
	const id = yield* select(selectSubjectId);
	const at = now();
	if (id) storage.write("code", JSON.stringify({
		id,
		at,
		minutes
	}));
	return at;
}
/** The code of this order that is still valid, if this tab knows of one. */
function* sentCode() {
	const { storage, now } = yield* outside();
	const kept = parsed(storage.read("code"));
	if (!isRecord(kept) || typeof kept.at !== "number" || typeof kept.minutes !== "number") return null;
	const { id, at, minutes } = kept;
	if (id !== (yield* select(selectSubjectId)) || now() >= at + minutes * 6e4) return null;
	return {
		id: String(id),
		at,
		minutes
	};
}
/** It was right, is spent or belongs to another contact. */
function* forgetSentCode() {
	const { storage } = yield* outside();
	storage.drop("code");
}
// src/sagas/subject/take-answer.ts
/**
* Stores a valid answer in the order and queues its save if the value changed.
* @param group identifies the submit it was part of
*/
function* takeAnswer(step, values, group) {
	const { uuid, fetchAhead, visit } = yield* outside();
	const before = yield* select(selectOrder);
	const changes = isChange(before, step, values);
	yield* put(accepted({
		step,
		values
	}));
	const order = yield* select(selectOrder);
	const carried = carriedOver(before, order);
	if (Object.keys(carried).length > 0) yield* put(keptAhead({ answers: carried }));
	if (changes && stepOf(order, step).clears?.includes("code")) yield* forgetSentCode();
	const save = changes ? saveOf(order, step) : null;
	if (save) {
		const { webcare_tuid, deviceInfo } = visit();
		const more = {
			...save.step === "name" && webcare_tuid ? { webcare_tuid } : {},
			...save.step === "bankInfo" && deviceInfo ? { deviceInfo } : {}
		};
		const body = {
			...save.body,
			...more
		};
		yield* put(saveQueued({
			key: uuid(),
			step,
			wire: save.step,
			body,
			...group ? { group } : {}
		}));
	}
	if (stepOf(order, step).isKeptInTab) yield* rememberAddress();
	fetchAhead();
}
/** What still holds of the answers that an order has lost. */
function carriedOver(before, after) {
	const lost = Object.entries(before.answers).filter(([id]) => !after.answers[id]);
	return Object.fromEntries(lost.flatMap(([id, { values }]) => {
		const carried = stepOf(before, id).carries?.(values, after);
		return carried ? [[id, carried]] : [];
	}));
}
// src/sagas/subject/take-ahead.ts
/** Plan ids that a wish stands for at this address; null: the values are the answer itself. */
var wishedPlans = ({ facts }, { wish }) => wish === void 0 ? null : plansWished(facts.coverage?.plans ?? [], wish).map(({ id }) => id);
/**
* Takes the answer to a question that was given before the order reached it.
* @param hasAll what the step needs from the server is there
* @returns whether it was taken
*/
function* takeAhead(id, hasAll) {
	const { ahead, mode } = yield* select(selectFlow);
	const kept = ahead[id];
	const order = yield* select(selectOrder);
	const step = stepOf(order, id);
	const isCarried = kept?.of !== void 0;
	if (isCarried && kept.of !== order.answers.cep?.values.cep) return false;
	if (!kept || mode !== "chat" && !isCarried || step.kind !== "question" || step.submits) return false;
	const plans = wishedPlans(order, kept);
	const values = plans ? withPlan(step, plans) : kept;
	const checked = check(step, values, order);
	if ("values" in checked) {
		yield* takeAnswer(id, checked.values);
		return true;
	}
	if (step.needs && !hasAll) return false;
	yield* put(aheadDropped({
		step: id,
		values: kept
	}));
	const [name] = step.fields.map((field) => field.name);
	if (plans?.[0] && name) yield* put(drafted({
		step: id,
		name,
		value: plans[0]
	}));
	return false;
}
/** The one plan that meets a wish. */
var withPlan = ({ fields: [field] }, [only, another]) => field && only && another === void 0 ? { [field.name]: only } : {};
// src/sagas/subject/move.ts
/**
* Moves on from a completed step, past questions whose answers were given ahead. Loading steps and quizzes leave no
* history entry (D2).
* @param wasMissing the order had to go on at the step that is completed now
*/
function* moveOn(from, wasMissing = false) {
	let to = yield* stepBehind(from, wasMissing);
	while (yield* takeAhead(to, false)) to = yield* stepBehind(from, wasMissing);
	const order = yield* select(selectOrder);
	const { returnTo } = yield* select(selectFlow);
	const isLost = returnTo !== null && !stepOf(order, returnTo).applies(order);
	const isEnd = stepOf(order, to).kind === "receipt";
	const how = stepOf(order, from).isTransient || isEnd ? "replace" : "push";
	yield* put(moved({
		to,
		how,
		...isLost ? { returnTo: null } : {}
	}));
}
function* stepBehind(from, wasMissing) {
	const { returnTo, mode } = yield* select(selectFlow);
	return nextStep(yield* select(selectOrder), from, returnTo, mode, wasMissing);
}
/**
* Takes the visitor to a step for correction and remembers where to return. There is no return to an address without
* an offer: a new address is asked for from the start.
*/
function* bringBackTo(step) {
	const order = yield* select(selectOrder);
	const { returnTo, position } = yield* select(selectFlow);
	if (position === step) return;
	const back = returnTo ?? (stepOf(order, position).isDeadEnd ? null : position);
	yield* put(moved({
		to: step,
		how: "push",
		returnTo: back
	}));
}
export { keepSentCode as a, forgetSentCode as i, moveOn as n, sentCode as o, takeAnswer as r, bringBackTo as t };
