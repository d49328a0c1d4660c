import { F as moved, R as noticeRaised, X as retryAsked, Y as restarted, _t as waitEnded, at as saved, h as complementTypesLoaded, lt as slotsTaken, mt as subjectLost, nt as saveQueued, ot as savesForgotten, pt as subjectLoaded, rt as saveRefused, tt as saveFailed, vt as waitFailed, x as coverageChecked, yt as waitStarted } from "./events-C3g4CRov.js";
import { d as lastStep, i as findStep, m as stepOf } from "./journeys-CWpcRNhs.js";
import { A as firstMissing, B as withAnswer, C as selectSaves, T as selectSubjectId, g as selectPosition, j as guard, o as selectFlow, p as selectOrder, z as saveOf } from "./selectors-BG3aGS4u.js";
import { t as isStillNew } from "./saves-DrERKVBY.js";
import { t as fetchModule } from "./import-with-retry-CMqGnueI.js";
import { l as wishQuery, n as linkedOffer, s as planOf, t as choosePlan } from "./chosen-and-requested-plan-DlP92XD0.js";
import { _ as put, b as spawn, f as rememberAddress, g as delay, h as call, m as outside, p as withKeptAddress, r as isRetryable, s as dropAddressOf, t as ApiError, v as race, x as take, y as select } from "./errors-B7wXR0Oe.js";
import { i as startWait, n as pauseBeforeRetry, t as callWithRetry } from "./retry-7l5ajxsk.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { r as takeAnswer } from "./go-to-step-CygVGI-p.js";
// src/sagas/runtime/cancel.ts
/**
* Runs a saga while the visitor stays on a step. If the visitor leaves the step, the saga is cancelled, its
* request is aborted, and null is returned.
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
* Runs a saga for the current order only. If the order is restarted or its stored record is lost, the saga is
* cancelled and its request is aborted, so that a late reply cannot affect the next order.
*/
function* cancelWhenOver(worker) {
	yield* race({
		done: call(worker),
		over: take([restarted.type, subjectLost.type])
	});
}
/**
* Runs a saga and then a clean-up, even if the saga fails or is cancelled. The saga runs in a `call` of its
* own. With a plain `yield*`, a cancelled caller would continue after the clean-up.
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
// src/sagas/subject/wait-for-saves.ts
/** Waits until all answers are saved, before a call that depends on them. */
/** Problem shown if an action needs a lead and there is none (F§8). */
var NO_LEAD = { problem: "pedido-sem-dados" };
var STORED = [saved.type, saveFailed.type];
var STOPPED = [
	saveRefused.type,
	savesForgotten.type,
	subjectLoaded.type,
	subjectLost.type
];
/**
* Waits until the save queue is empty, apart from answers that are sent with the risk check. Sagas that need
* a decision from the server call this first (D34). If a save fails, the screen shows the message while the
* queue retries. If the record is still being created, this waits for it, too (D77). If there is no record,
* the screen says so, and the visitor's retry creates one (F§8).
* @returns true when everything else is stored. False if an answer was rejected or the order was reloaded;
*   the visitor has then been notified, and the caller must not proceed.
*/
function* waitForSaves(what) {
	yield* startWait(what);
	let told = null;
	for (;;) {
		if (!(yield* select(selectSubjectId))) {
			const { coverage } = (yield* select(selectOrder)).facts;
			if (!coverage?.isExpected) yield* put(waitFailed({
				what,
				problem: NO_LEAD,
				offline: false
			}));
			const { type } = yield* take([
				retryAsked.type,
				coverageChecked.type,
				...STOPPED
			]);
			const check = type === retryAsked.type ? yield* checkAsked() : null;
			if (!check && !STOPPED.includes(type)) continue;
			yield* put(waitEnded());
			if (check) {
				const { position, returnTo } = yield* select(selectFlow);
				yield* put(moved({
					to: check.id,
					how: "replace",
					returnTo: returnTo ?? position
				}));
			}
			return false;
		}
		const { items, held, failure } = yield* select(selectSaves);
		if (items.every(({ key }) => held.includes(key))) {
			if (told) yield* put(waitStarted({ what }));
			return true;
		}
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
/**
* Finds the step whose address check creates the record, and prepares a new request, because the reply to the
* earlier one had no record (F8.14).
*/
function* checkAsked() {
	const { subject, storage } = yield* outside();
	const order = yield* select(selectOrder);
	if (!subject?.addressRequest || order.facts.coverage?.isExpected) return null;
	storage.drop("checkKey");
	return findStep(order, ({ needs }) => needs === "coverage");
}
// src/sagas/catalogue/load-complement-types.ts
/** Loads the complement types of an address: flat, house and so on. */
/** Repeats a request for an optional list until it succeeds. Returns null if the server rejects it. */
function* eventually(request) {
	for (let attempt = 0;; attempt += 1) try {
		return yield* call(request);
	} catch (error) {
		if (!(error instanceof ApiError) || !isRetryable(error)) return null;
		yield* pauseBeforeRetry(attempt, error);
	}
}
/**
* Loads the complement types (flat, house and so on) of the network at the address. The reply is ignored if
* the network has changed by then. If the server rejects the request, the list is empty.
*/
function* loadComplementTypes(infra) {
	const { api } = yield* outside();
	const reply = yield* eventually(() => api.catalogue.complementTypes(infra));
	if ((yield* select(selectOrder)).facts.coverage?.infra !== infra) return;
	yield* put(complementTypesLoaded({ types: reply?.complementTypes ?? [] }));
}
/**
* Fetches complement types, which decide whether step `instalacao` applies. Returns an empty list if the
* server rejects the request, so that the order can go on.
*/
function* fetchTypes(infra) {
	const { api } = yield* outside();
	try {
		return (yield* call(api.catalogue.complementTypes, infra)).complementTypes;
	} catch {
		return [];
	}
}
// src/sagas/subject/answers-on-leave.ts
var PATIENCE_FOR_BATCH = 8;
var PAUSE_MS = 250;
/** Parses the stored versions: by wire step, the version that the server had before the answer was sent. */
function sentOnLeaving(text) {
	try {
		const sent = JSON.parse(text ?? "{}");
		if (typeof sent !== "object" || sent === null) return [];
		return Object.entries(sent).filter((entry) => typeof entry[1] === "number");
	} catch {
		return [];
	}
}
/**
* Loads the stored record. If answers were sent when the previous page was left, waits up to two seconds
* until the record includes them.
*/
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
// src/sagas/subject/full-page-navigation.ts
/** Opens another campaign, another order or the coverage journey with a full page load. */
var below = (prefix, path) => `${prefix && `/${prefix}`}${path || "/"}`;
var queryOf = (wish) => {
	const query = wishQuery(wish);
	return query && `?${query}`;
};
/**
* Reopens the current page under the order's campaign, because a loaded page can show only one campaign. It
* replaces the history entry; otherwise Back would only redirect the visitor again.
* @param wish the plan requested in the URL
*/
function* openUnderPrefix(prefix, wish = {}) {
	const { open, path } = yield* outside();
	open(below(prefix, path()) + queryOf(wish), "replace");
}
// src/sagas/subject/select-plan-from-link.ts
/** Selects the plan that the visitor's link names, so that the question for the plan can be skipped. */
/**
* Returns the answer to the plan question if exactly one plan matches the visitor's link (D14). If an extra
* is on offer, the visitor is always asked (D9), because a link can preselect only the main offer.
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
* Selects the only plan that matches the visitor's request, so that the visitor is not asked (D14).
* @returns the step that was answered, or null
*/
function* settlePlan() {
	const order = yield* select(selectOrder);
	const linked = answerByLink(order);
	if (!linked || order.finished || planOf(order)) return null;
	yield* takeAnswer(linked.step, linked.values);
	return linked.step;
}
/**
* Prefetches the complement types (flat, house and so on) of the network at the address. They are needed a
* few questions later.
*/
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
/** Loads the stored order from the server and goes to the right step. */
/** HTTP statuses for a record that was erased, has expired or never existed. */
var GONE = [
	400,
	404,
	410
];
var isGone = ({ failure }) => (failure.kind === "server" || failure.kind === "http") && GONE.includes(failure.status);
/**
* Loads the stored order and goes to the requested step, if the order has come that far. Answers that are
* still being saved keep their local values.
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
		const known = {
			...restored,
			facts: {
				...restored.facts,
				complementTypes
			}
		};
		const waitingList = coverage?.plans.length ? null : yield* loadWaitingList();
		const whole = yield* withUnsaved(known, stored.versions);
		goesOn = firstMissing(whole, mode);
		const order = whole.finished ? whole : withKeptAddress(whole, subjectId, storage);
		yield* put(subjectLoaded({
			order,
			subjectId,
			versions: { ...stored.versions }
		}));
		yield* rememberAddress();
		if (waitingList) yield* waitingList.recallContact();
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
/**
* Loads the code that restores this tab's entry of the waiting list. Few visitors have one, so the others do
* not load it. Returns null if there is no entry, or if the code cannot be loaded.
*/
function* loadWaitingList() {
	if ((yield* outside()).storage.read("waiting") === null) return null;
	return yield* call(async () => fetchModule(async () => import("./waiting-list-CeXmcTOr.js").then((n) => n.i)).catch(() => null));
}
/** Merges the stored order with the answers that the server does not have yet. */
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
* Goes to the requested step, or to the one that the order allows instead.
* @param goesOn step where the stored order continues. After correcting an address, the visitor returns to
*   this step, unless it is the dead end of an address without an offer (as in `bringBackTo`).
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
/** Forgets everything about a record that was erased, has expired or never existed (X21). */
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
// src/sagas/subject/recover-from-rejected-call.ts
/** Requirements of the server that are not answers, each with a test for the step that fulfils it. */
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
* Decides how to handle a rejection: the lead is gone, the chosen dates are taken, the price changed, the
* plan is no longer sold, the order was finished elsewhere, or the server lacks answers. Returns null if only
* the server's message can be shown.
*/
function wayOut({ failure, problem }, order) {
	if (failure.kind !== "server" && failure.kind !== "http") return null;
	if (failure.status === 404 || failure.status === 410) return { kind: "gone" };
	if (failure.kind === "http") return null;
	const { code, missing, price } = failure.reply;
	if (code === "slots_taken") return {
		kind: "slots",
		problem
	};
	if (code === "price_changed" && price) return {
		kind: "price",
		...price
	};
	if (code === "plan_unavailable") return {
		kind: "plan",
		problem
	};
	if (code === "finished") return { kind: "reload" };
	const step = code === "missing_steps" ? stepOfMissing(order, missing ?? []) : null;
	return step ? {
		kind: "missing",
		step
	} : null;
}
/** Makes a call that the visitor waits for. Returns its reply, or how to recover from its rejection. */
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
/** Saves the same offers again. This accepts the new price, but orders nothing until the visitor confirms. */
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
/** Carries out a recovery. Do not run it inside a saga that is cancelled by navigating. */
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
				problem: way.problem,
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
				problem: way.problem,
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
export { loseSubject as a, settlePlan as c, cleaningUp as d, loadSubject as i, waitForSaves as l, takeWayOut as n, answerByLink as o, wayOut as r, fetchComplementTypes as s, orWayOut as t, cancelWhenLeft as u };
