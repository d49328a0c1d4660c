import { m as stepOf } from "./journeys-CWpcRNhs.js";
import { F as check, I as isChange, N as nextStep, R as lackOf, T as selectSubjectId, o as selectFlow, p as selectOrder, z as saveOf } from "./selectors-BG3aGS4u.js";
import { A as keptAhead, F as moved, T as drafted, n as aheadDropped, nt as saveQueued, t as accepted } from "./events-C3g4CRov.js";
import { _ as put, d as parsed, f as rememberAddress, m as outside, u as isRecord, y as select } from "./errors-B7wXR0Oe.js";
import { t as soldSpeed } from "./plan-speed-CfyhCTWB.js";
// src/funnel/plans-wished-in-chat.ts
/** Slugs of the streaming services (M§3), by the name that `wish` uses. */
var SERVICES = {
	globoplay: "globo-play",
	max: "MAX",
	paramount: "paramount-plus"
};
/** Returns the plans with the highest score. */
function best(plans, score) {
	const top = Math.max(...plans.map(score));
	return plans.filter((plan) => score(plan) === top);
}
/**
* Returns the offered plans that match a wish that the visitor expressed before the coverage of the address
* was known. The wish is 'cheapest', 'fastest', an advertised speed in Mega ('500', '1000') or a streaming
* service ('globoplay', 'max', 'paramount'), or both ('1000 max'). A speed selects the plan without streaming (D65); 'fastest'
* selects the cheapest of equally fast plans.
*/
function plansWished(plans, wish) {
	if (wish === "cheapest") return best(plans, (plan) => -plan.price_with_dacc);
	if (wish === "fastest") return best(best(plans, (plan) => plan.plan_download), (plan) => -plan.price_with_dacc);
	const { speed, slug } = partsOfWish(wish);
	return plans.filter(({ sku, subscriptions }) => (speed === null || soldSpeed(sku) === speed) && (slug === null ? subscriptions.length === 0 : subscriptions.includes(slug)));
}
/** Returns the advertised speed and the slug of the service that a wish names: '1000 globoplay'. */
function partsOfWish(wish) {
	const parts = wish.split(" ");
	return {
		speed: parts.map(Number).find((each) => each > 0) ?? null,
		slug: parts.map((part) => SERVICES[part]).find((each) => each !== void 0) ?? null
	};
}
// src/sagas/storage/sent-code.ts
/** Remembers in this tab that a code was sent, so that a reload does not send another one. */
/**
* Stores that a code was sent just now, because only five codes an hour may be requested (D27). Returns the
* current time in milliseconds.
*/
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
/** Reads what this tab stores about a code of this order; null if it knows of no code that is still valid. */
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
/** Forgets the sent code. Call it if the code was right, is used up, or belongs to another contact. */
function* forgetSentCode() {
	const { storage } = yield* outside();
	storage.drop("code");
}
// src/sagas/subject/take-answer.ts
/**
* Stores a valid answer in the order, and queues it to be saved if it has changed.
* @param group identifies the submit that the answer was part of
* @param raw the values before validation
* @returns whether the question is fully answered; the chat may still ask for another part (D80)
*/
function* takeAnswer(step, values, group, raw = values) {
	const { uuid, fetchAhead, visit } = yield* outside();
	const before = yield* select(selectOrder);
	const { mode } = yield* select(selectFlow);
	const changes = isChange(before, step, values);
	const lacks = mode === "chat" ? lackOf(before, stepOf(before, step), raw, values) : void 0;
	yield* put(accepted({
		step,
		values,
		...lacks === void 0 ? {} : { lacks }
	}));
	const order = yield* select(selectOrder);
	const carried = carriedOver(before, order);
	if (Object.keys(carried).length > 0) yield* put(keptAhead({ answers: carried }));
	if (changes && stepOf(order, step).clears?.includes("code")) yield* forgetSentCode();
	const save = changes && lacks === void 0 ? saveOf(order, step) : null;
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
	return lacks === void 0;
}
/** Answers that the order has just lost although they are still valid, by step. */
function carriedOver(before, after) {
	const lost = Object.entries(before.answers).filter(([id]) => !after.answers[id]);
	return Object.fromEntries(lost.flatMap(([id, { values }]) => {
		const carried = stepOf(before, id).carries?.(values, after);
		return carried ? [[id, carried]] : [];
	}));
}
// src/sagas/subject/use-early-answer.ts
/** Uses answers that the visitor gave before their questions were asked. */
/**
* Returns the ids of the plans at this address that match the visitor's wish; null if the values are not a
* wish but a complete answer.
*/
var wishedPlans = ({ facts }, { wish }) => wish === void 0 ? null : plansWished(facts.coverage?.plans ?? [], wish).map(({ id }) => id);
/**
* Uses the answer to a question, if the visitor has already given one.
* @param hasAll whether everything that the step needs from the server has loaded
* @returns whether the answer was used
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
	if ("values" in checked) return yield* takeAnswer(id, checked.values, void 0, values);
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
/** The answer for the plan, if exactly one plan matches. */
var withPlan = ({ fields: [field] }, [only, another]) => field && only && another === void 0 ? { [field.name]: only } : {};
// src/sagas/subject/go-to-step.ts
/** Moves the visitor to the next step, or back to an answer that must be corrected. */
/**
* Goes to the step after a completed one, and skips questions that the visitor has already answered. Loading
* steps and quizzes leave no history entry (D2).
* @param wasMissing whether the completed step was the first one that the order still lacked
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
* Takes the visitor to a step for correction, and remembers the step to return to. The dead end of an address
* without an offer is never returned to, because a new address is asked for from its first question.
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
