import { $ as saveRefused, I as noticeRaised, K as restarted, P as moved, Q as saveQueued, Z as saveFailed, at as slotsTaken, b as coverageChecked, dt as waitFailed, ft as waitStarted, m as complementTypesLoaded, nt as savesForgotten, ot as subjectLoaded, q as retryAsked, st as subjectLost, tt as saved, ut as waitEnded } from "./events-Dzy0BOWM.js";
import { d as lastStep, i as findStep, m as stepOf } from "./journeys-pH3FiARx.js";
import { A as guard, L as saveOf, R as withAnswer, S as selectSaves, a as selectFlow, f as selectOrder, h as selectPosition, k as firstMissing, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { i as isRetryable, n as NO_LEAD, t as ApiError } from "./errors-BYL2o9Wp.js";
import { c as outside, d as put, f as race, h as take, l as call, m as spawn, o as rememberAddress, p as select, s as withKeptAddress, t as dropAddressOf, u as delay } from "./kept-address-Cc9wzmbR.js";
import { n as pauseBeforeRetry, t as callWithRetry } from "./retry-DT4464G0.js";
import { c as wishQuery, n as linkedOffer, o as planOf, t as choosePlan } from "./plan-choice-BmSFE4p5.js";
import { kt as isStillNew } from "../prerender.js";
import { r as takeAnswer } from "./move-DQvPDUCD.js";
import { t as safely } from "./safely-DCqp4tTI.js";
import { r as recallContact } from "./waiting-list-aRH3AsGy.js";
// src/sagas/runtime/cancel.ts
/**
* Runs a worker while the visitor stays on a step. When they leave, the worker is cancelled and its request aborted,
* because the result is no longer wanted. Returns null in that case.
*/
function* cancelWhenLeft(step, worker) {
	const leaves = (action) => restarted.match(action) || subjectLost.match(action) || moved.match(action) && action.payload.to !== step;
	const { result } = yield* race({
		result: call(worker),
		left: take(leaves)
	});
	return result ?? null;
}
/**
* Runs a worker for the current order only. After a restart, or when the subject is lost, it is cancelled and its
* request aborted, so that a late reply cannot affect the next order.
*/
function* cancelWhenOver(worker) {
	yield* race({
		done: call(worker),
		over: take([restarted.type, subjectLost.type])
	});
}
/**
* Runs a worker and then the clean-up, however it ends. It is run as a call of its own: a generator that delegates
* (`yield*`) to one whose `finally` yields would, on being cancelled, run on behind it.
*/
function* cleaningUp(worker, cleanUp) {
	const { result } = yield* race({ result: call(function* () {
		try {
			return yield* worker();
		} finally {
			yield* cleanUp();
		}
	}) });
	return result;
}
// src/sagas/subject/flush.ts
var STORED = [saved.type, saveFailed.type];
var STOPPED = [
	saveRefused.type,
	savesForgotten.type,
	subjectLoaded.type,
	subjectLost.type
];
/**
* Waits until the save queue is empty. Steps that need a decision from the server call it first (D34). While saving
* fails, the waiting screen shows the message and the queue keeps retrying. Without a subject nothing can be stored,
* and the visitor is told so (F§8); one that is still being created is waited for (D77).
* Answers that the risk check takes along are not waited for: it is the one that sends them.
* @returns true when everything else is stored; false when an answer was rejected or the order was reloaded. The visitor
* has then been told, and the caller must not proceed.
*/
function* savesFlushed(what) {
	yield* put(waitStarted({ what }));
	let told = null;
	for (;;) {
		if (!(yield* select(selectSubjectId))) {
			const { coverage } = (yield* select(selectOrder)).facts;
			if (!coverage?.isExpected) yield* put(waitFailed({
				what,
				text: NO_LEAD,
				offline: false
			}));
			const { type } = yield* take([
				retryAsked.type,
				coverageChecked.type,
				...STOPPED
			]);
			if (!STOPPED.includes(type)) continue;
			yield* put(waitEnded());
			return false;
		}
		const { items, held, failure } = yield* select(selectSaves);
		if (items.every(({ key }) => held.includes(key))) return true;
		if (failure && failure !== told) {
			told = failure;
			yield* put(waitFailed({
				what,
				...failure
			}));
			continue;
		}
		const { type } = yield* take([...STORED, ...STOPPED]);
		if (STORED.includes(type)) continue;
		yield* put(waitEnded());
		return false;
	}
}
// src/sagas/catalogue/lists.ts
/** Retries until it succeeds; a rejection gives null, since these lists are optional. */
function* eventually(request) {
	for (let attempt = 0;; attempt += 1) try {
		return yield* call(request);
	} catch (error) {
		if (!(error instanceof ApiError) || !isRetryable(error)) return null;
		yield* pauseBeforeRetry(attempt, error);
	}
}
/**
* Complement types for the infraco at the address, ignored if the infraco has changed by then; empty when it has
* none.
*/
function* loadComplementTypes(infra) {
	const { api } = yield* outside();
	const reply = yield* eventually(() => api.catalogue.complementTypes(infra));
	if ((yield* select(selectOrder)).facts.coverage?.infra !== infra) return;
	yield* put(complementTypesLoaded({ types: reply?.complementTypes ?? [] }));
}
/** Complement types decide whether `instalacao` applies; a failing list must not block the order. */
function* fetchTypes(infra) {
	const { api } = yield* outside();
	try {
		return (yield* call(api.catalogue.complementTypes, infra)).complementTypes;
	} catch {
		return [];
	}
}
// src/sagas/subject/fetch.ts
var PATIENCE_FOR_BATCH = 8;
var PAUSE_MS = 250;
/** Versions of the answers the previous page sent as it was left, by wire step. */
function sentOnLeaving(text) {
	try {
		const sent = JSON.parse(text ?? "{}");
		if (typeof sent !== "object" || sent === null) return [];
		return Object.entries(sent).filter((entry) => typeof entry[1] === "number");
	} catch {
		return [];
	}
}
/** Loads the stored subject once it includes the answers sent on page leave, waiting at most two seconds for them. */
function* fetchStored(load, id) {
	const { api, storage } = yield* outside();
	const awaited = sentOnLeaving(storage.read("sent"));
	for (let attempt = 0;; attempt += 1) {
		const stored = yield* load(api, id);
		if (awaited.every(([wire, before]) => (stored.versions[wire] ?? 0) > before) || attempt >= PATIENCE_FOR_BATCH) {
			storage.drop("sent");
			return stored;
		}
		yield* delay(PAUSE_MS);
	}
}
// src/sagas/subject/lose.ts
/** The subject was erased, has expired or never existed: forget everything about it (X21). */
function* loseSubject() {
	const { storage, subject } = yield* outside();
	if (subject) storage.drop(subject.kind);
	for (const name of [
		"sent",
		"checkKey",
		"waiting",
		"code"
	]) storage.drop(name);
	dropAddressOf(yield* select(selectSubjectId), storage);
	yield* put(subjectLost());
}
// src/sagas/subject/elsewhere.ts
var below = (prefix, path) => `${prefix && `/${prefix}`}${path || "/"}`;
var queryOf = (wish) => {
	const query = wishQuery(wish);
	return query && `?${query}`;
};
/**
* Reopens the current URL under the order's campaign, since a document belongs to one campaign. It replaces the
* history entry, because Back would only redirect again.
* @param wish the plan requested in the URL
*/
function* openUnderPrefix(prefix, wish = {}) {
	const { open, path } = yield* outside();
	open(below(prefix, path()) + queryOf(wish), "replace");
}
// src/sagas/subject/settle-plan.ts
/**
* The answer that the visitor's link gives to the question for the plan: exactly one matches (D14). Offers with an
* extra are always asked (D9): the link only preselects the main one.
*/
function answerByLink({ facts, wish, ...order }) {
	const step = findStep(order, ({ view }) => view === "plans" || view === "offers");
	const [field, extra] = step?.fields ?? [];
	if (!step || !field || extra) return null;
	const plan = step.view === "plans" ? choosePlan(facts.coverage?.plans ?? [], wish).only : linkedOffer(facts.offers?.plans ?? [], wish);
	return plan && {
		step: step.id,
		plan,
		values: { [field.name]: plan.id }
	};
}
/**
* Selects the only plan that matches the visitor's request, so that nobody is asked (D14).
* @returns the step that it answered
*/
function* settlePlan() {
	const order = yield* select(selectOrder);
	const linked = answerByLink(order);
	if (!linked || order.finished || planOf(order)) return null;
	yield* takeAnswer(linked.step, linked.values);
	return linked.step;
}
/** Prefetches the infraco's complement types: they are needed a few questions later. */
function* fetchComplementTypes() {
	const { coverage } = (yield* select(selectOrder)).facts;
	if (coverage?.infra && coverage.plans.length) yield* spawn(safely(loadBehind), coverage.infra);
}
function* loadBehind(infra) {
	const { painted } = yield* outside();
	yield* call(painted);
	yield* loadComplementTypes(infra);
}
// src/sagas/subject/load.ts
/** Statuses of a subject that was erased, has expired or never existed. */
var GONE = [
	400,
	404,
	410
];
var isGone = ({ failure }) => (failure.kind === "server" || failure.kind === "http") && GONE.includes(failure.status);
/**
* Loads the stored subject and goes to the requested step, if the order has come that far. Answers still being saved
* keep their local values.
*/
function* loadSubject(landing = {}) {
	yield* cancelWhenOver(() => load(landing));
}
function* load({ wanted, idle = false, wish = {} }) {
	const { fetchAhead, storage, subject, loadJourney } = yield* outside();
	const { subjectId, mode, prefix } = yield* select(selectFlow);
	const read = subject?.load;
	if (!read || !subjectId) return;
	let goesOn;
	try {
		const stored = yield* callWithRetry("load", function* () {
			yield* call(loadJourney);
			return yield* fetchStored(read, subjectId);
		}, isGone);
		const restored = stored.restore(yield* select(selectOrder));
		const isOver = restored.finished !== null && Object.keys(wish).length > 0;
		if ((!idle || (yield* select(selectFlow)).heading !== null) && !isOver && restored.prefix !== prefix) {
			yield* openUnderPrefix(restored.prefix, wish);
			return;
		}
		const { coverage } = restored.facts;
		const complementTypes = coverage?.infra ? yield* fetchTypes(coverage.infra) : null;
		const whole = yield* withUnsaved({
			...restored,
			facts: {
				...restored.facts,
				complementTypes
			}
		}, stored.versions);
		goesOn = firstMissing(whole, mode);
		const order = whole.finished ? whole : withKeptAddress(whole, subjectId, storage);
		yield* put(subjectLoaded({
			order,
			subjectId,
			versions: { ...stored.versions }
		}));
		yield* rememberAddress();
		if (!coverage?.plans.length) yield* recallContact();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* loseSubject();
		return;
	}
	if (!(yield* select(selectOrder)).finished) fetchAhead();
	const settled = yield* settlePlan();
	const { heading, position } = yield* select(selectFlow);
	const target = heading ? heading.step : wanted === void 0 ? position : wanted;
	if (heading || !idle) yield* land(target === settled ? null : target, goesOn);
}
/** The stored order merged with the answers the server does not have yet. */
function* withUnsaved(stored, versions) {
	if (stored.finished) return stored;
	const saves = yield* select(selectSaves);
	const { answers } = yield* select(selectOrder);
	let order = stored;
	for (const item of saves.items) {
		const answer = answers[item.step];
		if (answer && isStillNew(saves, item, versions)) order = withAnswer(order, item.step, answer.values);
	}
	return order;
}
/**
* @param goesOn where the stored order continues; a corrected address returns there. There is no return to an address
* without an offer (as in `bringBackTo`).
*/
function* land(wanted, goesOn) {
	const order = yield* select(selectOrder);
	const { position, returnTo, mode } = yield* select(selectFlow);
	const isChecked = order.facts.coverage !== null || findStep(order, ({ needs }) => needs === "coverage") === null;
	const { isDeadEnd, isKeptInTab } = stepOf(order, goesOn);
	const back = isChecked ? null : returnTo ?? (isDeadEnd || isKeptInTab ? null : goesOn);
	const step = order.finished ? firstMissing(order, mode) : wanted ?? firstMissing(order, mode);
	const verdict = guard(order, step, mode);
	if (verdict.allow) {
		yield* put(moved({
			to: step,
			how: step === position && (wanted !== null || mode === "chat") ? "none" : "replace",
			...back ? { returnTo: back } : {}
		}));
		return;
	}
	const to = verdict.to === "start" ? firstMissing(order, mode) : verdict.to;
	yield* put(moved({
		to,
		how: "replace",
		returnTo: back
	}));
}
// src/sagas/subject/recover.ts
/** Requirements other than answers, and the step that resolves each. */
var CHECKS = {
	coverage: (step) => step.fields.some((field) => field.name === "number"),
	riskValidation: (step) => step.needs === "risk",
	offer1: (step) => step.view === "offers",
	customerCode: (step) => step.submits === "code",
	collaboratorCode: (step) => step.submits === "code"
};
function stepOfMissing(order, names) {
	const asked = findStep(order, (step) => step.wire?.some((wire) => names.includes(wire)) ?? false);
	const mends = names.flatMap((name) => Object.hasOwn(CHECKS, name) ? CHECKS[name] ?? [] : [])[0];
	return (asked ?? (mends ? findStep(order, mends) : null))?.id ?? null;
}
/**
* How to handle a rejection: the lead is gone, the preferred dates are taken, the price changed, the plan is no
* longer sold, it was finished elsewhere, or the server lacks steps. Null when all we can do is show its message.
*/
function wayOut({ failure, message }, order) {
	if (failure.kind !== "server" && failure.kind !== "http") return null;
	if (failure.status === 404 || failure.status === 410) return { kind: "gone" };
	if (failure.kind === "http") return null;
	const { code, missing, price } = failure.reply;
	if (code === "slots_taken") return {
		kind: "slots",
		text: message
	};
	if (code === "price_changed" && price) return {
		kind: "price",
		...price
	};
	if (code === "plan_unavailable") return {
		kind: "plan",
		text: message
	};
	if (code === "finished") return { kind: "reload" };
	const step = code === "missing_steps" ? stepOfMissing(order, missing ?? []) : null;
	return step ? {
		kind: "missing",
		step
	} : null;
}
/** A call the visitor waits for: returns its reply, or the recovery from its rejection. */
function* orWayOut(what, request) {
	const order = yield* select(selectOrder);
	try {
		return { reply: yield* callWithRetry(what, request, (error) => wayOut(error, order) !== null) };
	} catch (error) {
		const way = error instanceof ApiError ? wayOut(error, order) : null;
		if (!way) throw error;
		return { way };
	}
}
/** Confirming after the notice accepts the new price; nothing is ordered before. */
function* chooseAgain() {
	const order = yield* select(selectOrder);
	const step = findStep(order, ({ view }) => view === "offers");
	const save = step && saveOf(order, step.id);
	if (!save) return;
	const { uuid } = yield* outside();
	yield* put(saveQueued({
		key: uuid(),
		step: step.id,
		wire: save.step,
		body: save.body
	}));
}
/** Applies a recovery. Must not run inside a worker that navigation cancels. */
function* takeWayOut(way) {
	yield* cancelWhenOver(() => leadOut(way));
}
function* leadOut(way) {
	const order = yield* select(selectOrder);
	const idOf = (holds) => findStep(order, holds)?.id ?? lastStep(order);
	const review = idOf((step) => step.kind === "review");
	switch (way.kind) {
		case "gone":
			yield* loseSubject();
			break;
		case "slots": {
			const step = idOf(({ needs }) => needs === "dates");
			yield* put(slotsTaken({
				text: way.text,
				step
			}));
			yield* put(moved({
				to: step,
				how: "push",
				returnTo: review
			}));
			break;
		}
		case "price":
			yield* loadSubject();
			if ((yield* outside()).subject?.acceptsPriceByChoice) yield* chooseAgain();
			yield* put(noticeRaised({
				kind: "price-changed",
				before: way.before,
				now: way.now
			}));
			break;
		case "plan": {
			yield* loadSubject();
			const step = idOf(({ view }) => view === "plans" || view === "offers");
			yield* put(moved({
				to: step,
				how: "push",
				returnTo: review
			}));
			yield* put(noticeRaised({
				kind: "save-refused",
				text: way.text,
				step
			}));
			break;
		}
		case "reload":
			yield* loadSubject();
			if ((yield* select(selectOrder)).finished) yield* put(moved({
				to: lastStep(order),
				how: "replace"
			}));
			break;
		case "missing": {
			const before = yield* select(selectPosition);
			yield* loadSubject();
			const now = yield* select(selectPosition);
			const where = now === before ? {
				to: way.step,
				how: "push"
			} : {
				to: now,
				how: "none"
			};
			yield* put(moved({
				...where,
				returnTo: before
			}));
		}
	}
}
export { settlePlan as a, cleaningUp as c, fetchComplementTypes as i, takeWayOut as n, savesFlushed as o, wayOut as r, cancelWhenLeft as s, orWayOut as t };
