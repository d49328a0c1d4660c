import { _ as put, a as retryAfter, b as spawn, d as parsed, g as delay, h as call, l as houseOf, m as outside, o as claimHandedOver, p as withKeptAddress, r as isRetryable, t as ApiError, u as isRecord, v as race, x as take, y as select } from "./errors-B7wXR0Oe.js";
import { D as factsLearned, F as moved, H as partTaken, I as noted, K as regulationsFailed, Q as riskChecked, R as noticeRaised, S as datesLoaded, T as drafted, W as refused, X as retryAsked, Y as restarted, Z as riskAheadChanged, _t as waitEnded, at as saved, c as banksFailed, ct as savesReleased, dt as streetsFailed, et as saveDropped, ft as streetsFound, i as answered, it as saveStarted, l as banksLoaded, mt as subjectLost, ot as savesForgotten, pt as subjectLoaded, q as regulationsLoaded, rt as saveRefused, st as savesHeld, t as accepted, tt as saveFailed, u as booted, x as coverageChecked, yt as waitStarted, z as orderFinished } from "./events-C3g4CRov.js";
import { A as firstMissing, C as selectSaves, E as selectWait, F as check, T as selectSubjectId, a as selectDraft, f as selectOpenPart, g as selectPosition, h as selectPhase, j as guard, o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { n as pauseBeforeRetry, r as showFailure, t as callWithRetry } from "./retry-7l5ajxsk.js";
import { a as submitContact, n as handleWithdraw, t as handleCall } from "./waiting-list-and-call-requests-CBFogr8t.js";
import { t as clientPause } from "./backoff-CUYeM5J5.js";
import { i as findStep, m as stepOf } from "./journeys-CWpcRNhs.js";
import { a as orderPrice, c as plansOf, r as monthlyPrice, s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { n as placeOf } from "./nr-imovel-BdtOSRts.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { n as sentCheck } from "./request-keys-BYMoRmz-.js";
import { a as loseSubject, c as settlePlan, d as cleaningUp, i as loadSubject, l as waitForSaves, n as takeWayOut, o as answerByLink, s as fetchComplementTypes, t as orWayOut, u as cancelWhenLeft } from "./recover-from-rejected-call-CaieKQMY.js";
import { a as lacksNetwork, i as keepChecked, n as doubted, r as goOnChecked, t as checkCoverage } from "./check-9ufA_Bat.js";
import { n as moveOn, r as takeAnswer } from "./go-to-step-CygVGI-p.js";
import { r as versionBefore } from "./saves-DrERKVBY.js";
import { o as todayInSaoPaulo } from "./iso-dates-BHOBj5NI.js";
import { N as emptyOrder } from "../prerender.js";
// src/sagas/catalogue/load-banks-and-regulations.ts
/** Loads lists from the server: banks and regulations. */
/**
* Loads the list of banks, once. The question for the bank account needs it, so a failure is shown with a
* retry (F8.12).
*/
function* loadBanks() {
	const { api } = yield* outside();
	for (let attempt = 0; !(yield* select(selectFlow)).banks; attempt += 1) try {
		yield* put(banksLoaded(yield* call(api.catalogue.banks)));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* put(banksFailed({ problem: error.problem }));
		if (isRetryable(error)) yield* pauseBeforeRetry(attempt, error);
		else yield* take(retryAsked);
	}
}
/**
* Loads the legal documents of the regulations page, unless they are loaded already. A failure is shown on
* that page with a retry button. Under the employee offer, the employees' documents are included (D55).
*/
function* loadRegulations() {
	const { api } = yield* outside();
	const { regulations } = yield* select(selectFlow);
	if (regulations) return;
	const { prefix } = yield* select(selectFlow);
	try {
		const reply = yield* call(api.catalogue.regulations, prefix === "oferta-colaborador");
		yield* put(regulationsLoaded({ regulations: reply }));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* put(regulationsFailed({ problem: error.problem }));
	}
}
// src/sagas/catalogue/load-price-range.ts
/**
* Loads the cheapest and the dearest plan that the campaign sells, for a visitor who asks for the price before
* the address is known. After a failure the chat answers without figures.
*/
function* loadPriceRange() {
	const { api } = yield* outside();
	const { prefix } = yield* select(selectFlow);
	try {
		const { plans } = yield* call(api.catalogue.plansSold, prefix);
		const byPrice = plans.filter(({ plan_type, price_with_dacc }) => plan_type === null && price_with_dacc > 0).toSorted((a, b) => a.price_with_dacc - b.price_with_dacc);
		const [lowest] = byPrice;
		const highest = byPrice.at(-1);
		yield* put(noted({ range: lowest && highest ? [lowest, highest] : null }));
	} catch {
		yield* put(noted({ range: null }));
	}
}
// src/sagas/coverage/coverage-check-in-background.ts
/** Checks an address in the background if the CEP lookup has already returned the expected result. */
/**
* Checks the address. The visitor does not wait if the CEP lookup has already returned the expected result.
*/
function* checkAddress() {
	if (!(yield* takeCoverage())) yield* checkCoverage();
}
/**
* Uses the result that the CEP lookup gave for all houses of the CEP, so that the visitor need not wait for
* the check (D77). The check itself, which creates the stored record, runs in the background. Answers are
* saved once the record has an id. The early result is used only once. If the check is needed again, the
* visitor waits for it.
* @returns whether there was an early result
*/
function* takeCoverage() {
	const { subject } = yield* outside();
	const order = yield* select(selectOrder);
	const { online, subjectId } = yield* select(selectFlow);
	const place = placeOf(order);
	const { addressRequest, checkAddress } = subject ?? {};
	if (!place?.coverage || !addressRequest || !checkAddress || subjectId || !online || !hasNumber(order)) return false;
	if ((yield* select(selectSaves)).items.length > 0) return false;
	const { coverage } = place;
	const facts = {
		coverage: {
			...coverage,
			isExpected: true
		},
		place: {
			...place,
			coverage: null
		}
	};
	yield* put(factsLearned({ facts }));
	yield* spawn(safely(checkBehind), {
		addressRequest,
		checkAddress
	}, coverage);
	yield* spawn(safely(dropOrphans));
	yield* goOnChecked();
	return true;
}
/**
* Whether the house has an ordinary number, as nearly all houses do. For other houses, the check may lead to
* a question (D62).
*/
function hasNumber(order) {
	const { number, is_block_allotment: isByBlock } = houseOf(order);
	return !isByBlock && /^\d{1,6}$/.test(number);
}
/** Events after which the order is no longer the same. */
var OVER = [
	restarted.type,
	subjectLost.type,
	subjectLoaded.type,
	booted.type
];
function* checkBehind(checks, expected) {
	const { found } = yield* race({
		found: call(ask$1, checks),
		gone: call(untilGone)
	});
	const outcome = found;
	if (!outcome) return;
	if ("checked" in outcome) yield* settle(outcome.checked, expected);
	else yield* wait(outcome.failed);
}
/** Waits until the address is corrected or the order ends. */
function* untilGone() {
	for (;;) {
		yield* take([accepted.type, ...OVER]);
		if (!(yield* select(selectOrder)).facts.coverage?.isExpected) return;
	}
}
function* ask$1({ addressRequest, checkAddress }) {
	const { api, painted } = yield* outside();
	const now = yield* select(selectOrder);
	yield* call(painted);
	const { order, key, told } = yield* sentCheck(addressRequest, now, null);
	try {
		return { checked: yield* checkAddress(api, order, null, told, key) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const pause = retryAfter(error);
		if (pause > 0) yield* delay(clientPause(0, pause));
		return { failed: error };
	}
}
/**
* Makes the visitor wait for the check after it has failed in the background. Answers given in the meantime
* are kept. The failure is shown at once, while the check is repeated (D25).
*/
function* wait(error) {
	const step = findStep(yield* select(selectOrder), ({ needs }) => needs === "coverage");
	const { position, returnTo } = yield* select(selectFlow);
	if (!step) return;
	yield* put(factsLearned({ facts: { coverage: null } }));
	yield* put(moved({
		to: step.id,
		how: "replace",
		returnTo: returnTo ?? position
	}));
	if (isRetryable(error)) yield* showFailure("coverage", error);
}
var same = ({ infra, plans, address }, other) => JSON.stringify([
	infra,
	plans,
	address
]) === JSON.stringify([
	other.infra,
	other.plans,
	other.address
]);
/**
* Applies the result of the check. If it differs from the early result, the visitor is sent to the step that
* the new result requires.
*/
function* settle(checked, expected) {
	const isSame = same(expected, checked.coverage);
	const seen = planOf(yield* select(selectOrder));
	yield* keepChecked(isSame ? {
		...checked,
		coverage: expected
	} : checked);
	if (isSame) return;
	if (lacksNetwork(yield* select(selectOrder)) && (yield* doubted())) return;
	yield* fetchComplementTypes();
	const order = yield* select(selectOrder);
	const [before, now] = [seen, planOf(order)].map((each) => each && monthlyPrice(each, order));
	if (before != null && now != null && before !== now) yield* put(noticeRaised({
		kind: "price-changed",
		before,
		now
	}));
	yield* settlePlan();
	yield* leaveClosed();
}
function* leaveClosed() {
	const order = yield* select(selectOrder);
	const { position, mode, returnTo } = yield* select(selectFlow);
	if (guard(order, position, mode).allow) return;
	yield* put(moved({
		to: firstMissing(order, mode),
		how: "replace",
		returnTo: returnTo ?? position
	}));
}
/**
* Until the record exists, removes from the save queue every answer that the order no longer has, such as a
* plan after a change of address.
*/
function* dropOrphans() {
	for (;;) {
		const { type } = yield* take([
			accepted.type,
			coverageChecked.type,
			...OVER
		]);
		if (OVER.includes(type) || (yield* select(selectSubjectId))) return;
		const { answers } = yield* select(selectOrder);
		const { items } = yield* select(selectSaves);
		for (const { key, step } of items) if (!answers[step]) yield* put(saveDropped({ key }));
	}
}
// src/sagas/coverage/load-streets.ts
/** Searches for the CEPs of a street (D98). The reply is ignored if a newer search has been started by then. */
function* loadStreets({ payload: query }) {
	const { api } = yield* outside();
	const isLatest = ({ streets }) => streets.status === "busy" && streets.query === query;
	try {
		const found = yield* call(api.address.streets, query);
		if (yield* select(isLatest)) yield* put(streetsFound(found));
	} catch (error) {
		if (yield* select(isLatest)) yield* put(streetsFailed());
		if (!(error instanceof ApiError)) throw error;
	}
}
// src/sagas/finish/finish.ts
/**
* Handles "Confirmar pedido": finishes the order on the server. The server creates at most one order per
* lead, so after a lost reply the call is repeated and returns the same number (X2, X9, X12). Leaving the
* review while the call is pending withdraws the confirmation.
*/
function* submitFinish(step) {
	const order = yield* select(selectOrder);
	const { mode } = yield* select(selectFlow);
	if (order.finished) return;
	const missing = firstMissing(order, mode);
	if (missing !== step.id) {
		yield* put(moved({
			to: missing,
			how: "push"
		}));
		return;
	}
	const outcome = yield* cancelWhenLeft(step.id, finish);
	if (!outcome) return;
	if ("way" in outcome) {
		yield* takeWayOut(outcome.way);
		return;
	}
	const { orderNumber, schedule, orderLink } = outcome.reply;
	yield* put(orderFinished({
		orderNumber,
		schedule,
		...orderLink && { link: orderLink }
	}));
	yield* moveOn(step.id);
}
function* finish() {
	if (!(yield* waitForSaves("finish"))) return null;
	const { api, subject, uuid } = yield* outside();
	const order = yield* select(selectOrder);
	const { subjectId } = yield* select(selectFlow);
	const confirm = subject?.finish;
	if (!subjectId || !confirm) return null;
	const key = uuid();
	return yield* orWayOut("finish", function* () {
		return yield* call(confirm, api, subjectId, order, key);
	});
}
// src/sagas/journey/tell-of-new-price.ts
/**
* On pages, says above the next question which monthly price an answer about direct debit has led to, if it is
* not the price that was shown before (D99). The chat has a message of its own for it.
*/
function* tellOfNewPrice({ payload: { step: of } }) {
	const { mode, notice } = yield* select(selectFlow);
	const order = yield* select(selectOrder);
	const answer = order.answers[of];
	if (mode !== "pages" || notice || !answer) return;
	const advertised = plansOf(order).reduce((sum, plan) => sum + plan.price_with_dacc, 0);
	const values = stepOf(order, of).show?.(answer.values, order);
	if (typeof values !== "object" || !(answer.changed || orderPrice(order) !== advertised)) return;
	yield* put(noticeRaised({
		kind: "result",
		of,
		tone: "info",
		values
	}));
}
// src/sagas/risk/request.ts
/** Requests the risk check, together with answers that are not stored yet. */
/**
* Requests the risk check for a waiting visitor. Answers that are not stored yet are sent in the same
* request, so that the visitor waits for one call instead of two (D76). An answer that is already being sent
* is awaited first. If the server rejects the request, the save queue sends the answers and handles a
* rejected one (D34); after that, the check is requested alone.
* @returns null if an earlier answer was rejected or the order was reloaded; the visitor has then been
*   notified
*/
function* askRisk() {
	const along = yield* withHeldAnswers(function* (held) {
		return held.length > 0 ? yield* askWithAnswers() : "separately";
	});
	if (along === "stopped") return null;
	if (along !== "separately") return { reply: along };
	if (!(yield* waitForSaves("risk"))) return null;
	const key = (yield* outside()).uuid();
	return yield* orWayOut("risk", () => requestCheck(key));
}
/**
* Runs a saga that requests the risk check. Meanwhile the save queue does not send the answers that go with
* the check. Afterwards, it sends those that were not stored.
*/
function* withHeldAnswers(worker) {
	const { subject } = yield* outside();
	const { items, tried } = yield* select(selectSaves);
	const fresh = items.filter(({ key }) => !tried.includes(key));
	const held = fresh.every((item) => subject?.carries?.(item)) ? fresh.map(({ key }) => key) : [];
	if (held.length === 0) return yield* worker(held);
	yield* put(savesHeld({ keys: held }));
	return yield* cleaningUp(() => worker(held), () => put(savesReleased()));
}
function* askWithAnswers() {
	if (!(yield* waitForSaves("risk"))) return "stopped";
	const key = (yield* outside()).uuid();
	try {
		return yield* callWithRetry("risk", () => orSaveFailed(() => requestCheck(key)), (error) => !isRetryable(error));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return "separately";
	}
}
/** Runs a request. If it fails, the answers sent with it count as not saved. */
function* orSaveFailed(request) {
	try {
		return yield* request();
	} catch (error) {
		if (error instanceof ApiError) yield* put(saveFailed({
			problem: error.problem,
			offline: error.failure.kind === "network"
		}));
		throw error;
	}
}
/**
* Sends the request for a risk check, with the answers held for it. Every such request goes through this
* function.
*/
function* requestCheck(key) {
	const { api, subject } = yield* outside();
	const id = yield* select(selectSubjectId);
	const saves = yield* select(selectSaves);
	if (!subject?.confirm || !id) throw new Error("nothing is stored that could be checked");
	const items = saves.items.filter((item) => saves.held.includes(item.key)).map((item) => ({
		...item,
		version: versionBefore(saves, item)
	}));
	if (items.length > 0) yield* put(saveStarted({ keys: items.map((item) => item.key) }));
	const reply = yield* call(subject.confirm, api, id, key, items);
	for (const item of items) {
		const version = reply.versions?.[item.wire];
		if (version !== void 0) yield* put(saved({
			key: item.key,
			wire: item.wire,
			version
		}));
	}
	return reply;
}
// src/sagas/risk/wait-for-risk-check.ts
/** Waits for the risk check and continues with its result. */
/** Continues after the step that waits for the risk check. */
function* moveOnFromRisk() {
	const step = findStep(yield* select(selectOrder), ({ needs }) => needs === "risk");
	if (step) yield* moveOn(step.id);
}
/** Waits for the risk check that is already running in the background, or starts one. */
function* waitForRisk() {
	yield* askedAhead();
	if ((yield* select(selectOrder)).facts.risk === "none") yield* checkRisk();
	else yield* moveOnFromRisk();
}
function* askedAhead() {
	const isAsked = () => select(({ flow }) => flow.isRiskAsked);
	if (!(yield* isAsked())) return;
	yield* put(waitStarted({ what: "risk" }));
	while (yield* isAsked()) yield* take(riskAheadChanged);
	if ((yield* select(selectWait))?.status === "running") yield* put(waitEnded());
}
/** Runs the risk check. On the quiz step, after a reload, it only fetches the questions again. */
function* checkRisk() {
	const outcome = yield* askRisk();
	if (!outcome) return;
	if ("way" in outcome) {
		yield* spawn(safely(takeWayOut), outcome.way);
		return;
	}
	const waited = findStep(yield* select(selectOrder), ({ needs }) => needs === "risk")?.id;
	yield* put(riskChecked(outcome.reply));
	if ((yield* select(selectPosition)) === waited || !outcome.reply.quiz) yield* moveOnFromRisk();
}
/** Fetches the questions of a quiz if a reload has lost them. */
function* fetchQuiz() {
	if (!(yield* select(selectFlow)).quiz) yield* checkRisk();
}
// src/sagas/risk/quiz.ts
/**
* Submits the quiz answers. The reply of PATCH …/riskValidation/QuizAnswer decides how the order continues
* (D10).
*/
function* submitQuiz(step, values) {
	const order = yield* select(selectOrder);
	const checked = check(step, values, order);
	if ("problems" in checked) {
		yield* put(refused({
			step: step.id,
			problems: checked.problems
		}));
		return;
	}
	const outcome = yield* cancelWhenLeft(step.id, () => sendQuiz(step, checked.values));
	if (!outcome) return;
	if ("way" in outcome) {
		yield* takeWayOut(outcome.way);
		return;
	}
	yield* put(riskChecked(outcome.reply));
	yield* moveOn(step.id);
}
function* sendQuiz(step, first) {
	if (!(yield* waitForSaves("quiz"))) return null;
	const { api, subject, uuid } = yield* outside();
	const { quiz, subjectId } = yield* select(selectFlow);
	const answerQuiz = subject?.answerQuiz;
	if (!quiz || !subjectId || !answerQuiz) return null;
	let values = first;
	let key = uuid();
	return yield* orWayOut("quiz", function* (word) {
		const again = word && answered.match(word) ? word.payload.answers[step.id] : void 0;
		if (again) {
			values = {
				...values,
				...again
			};
			key = uuid();
		}
		const questions = quiz.questions.map(({ id }) => ({
			id,
			answer: { id: values[id] ?? "" }
		}));
		return yield* call(answerQuiz, api, subjectId, {
			idQuiz: quiz.idQuiz,
			questions
		}, key);
	});
}
/** Handles "Tentar novamente" (try again) on the step `erro1`: requests the second and last quiz. */
function* handleAnotherQuiz() {
	const outcome = yield* cancelWhenLeft(yield* select(selectPosition), askRisk);
	if (!outcome) return;
	if ("way" in outcome) {
		yield* takeWayOut(outcome.way);
		return;
	}
	yield* put(riskChecked(outcome.reply));
	const order = yield* select(selectOrder);
	const quiz = findStep(order, ({ view }) => view === "quiz");
	if (quiz?.applies(order)) yield* put(moved({
		to: quiz.id,
		how: "replace"
	}));
	else yield* moveOnFromRisk();
}
/**
* Stores the quiz answers, so that they survive a reload. Only ids are stored, which mean nothing without the
* server (S18).
*/
function* keepQuiz(id, draft) {
	const { storage } = yield* outside();
	const { quiz } = yield* select(selectFlow);
	const { taken } = yield* select((state) => state.parts);
	if (!quiz || stepOf(yield* select(selectOrder), id).view !== "quiz") return;
	const answers = Object.fromEntries((taken[id] ?? []).map((name) => [name, draft[name]]));
	storage.write("quiz", JSON.stringify({
		id: quiz.idQuiz,
		answers
	}));
}
/** Restores the stored quiz answers, if the server sends the same quiz again after a reload. */
function* recallQuiz({ payload: { quiz } }) {
	const { storage } = yield* outside();
	const kept = parsed(storage.read("quiz"));
	const step = findStep(yield* select(selectOrder), ({ view }) => view === "quiz");
	if (!quiz || !step || !isRecord(kept) || kept.id !== quiz.idQuiz || !isRecord(kept.answers)) {
		storage.drop("quiz");
		return;
	}
	for (const { id: name, answers } of quiz.questions) {
		const value = answers.find(({ id }) => isRecord(kept.answers) && kept.answers[name] === id)?.id;
		if (value === void 0) continue;
		yield* put(drafted({
			step: step.id,
			name,
			value
		}));
		yield* put(partTaken({
			step: step.id,
			name
		}));
	}
}
// src/sagas/journey/part-of-answer.ts
/**
* Takes the answer to one part of a question that the chat asks in parts. After the last part, the whole
* answer is submitted, as on a page.
*/
function* takePart({ payload: { step: id, name, value } }) {
	if (id !== (yield* select(selectPosition))) return;
	yield* put(drafted({
		step: id,
		name,
		value
	}));
	const order = yield* select(selectOrder);
	const draft = yield* select((state) => selectDraft(state, id));
	const checked = check(stepOf(order, id), draft, order);
	const problem = "problems" in checked ? checked.problems[name] : void 0;
	if (problem) {
		yield* put(refused({
			step: id,
			problems: { [name]: problem }
		}));
		return;
	}
	yield* put(partTaken({
		step: id,
		name
	}));
	yield* keepQuiz(id, draft);
	if ((yield* select(selectOpenPart)) === null) yield* put(answered({ answers: { [id]: draft } }));
}
// src/sagas/dates/load-free-dates.ts
/**
* Fetches the free installation dates, unless an earlier reply contained them. The server decides which dates
* are free (D23, X22).
*/
function* fetchDates() {
	if ((yield* select(selectOrder)).facts.freeDates) return;
	const { api, subject } = yield* outside();
	if (!(yield* waitForSaves("dates"))) return;
	const { subjectId } = yield* select(selectFlow);
	const freeDates = subject?.freeDates;
	if (!subjectId || !freeDates) return;
	const outcome = yield* orWayOut("dates", function* () {
		return yield* call(freeDates, api, subjectId);
	});
	if ("reply" in outcome) yield* put(datesLoaded({ dates: outcome.reply.dates }));
	else yield* spawn(safely(takeWayOut), outcome.way);
}
// src/sagas/risk/risk-check-in-background.ts
/**
* Starts the risk check in the background, so that the visitor need not wait for it later
* (docs/decisions/0042-the-risk-check-ahead.md). The check does not depend on the payment. If it fails, the
* step that waits for it requests it again. The failure is shown only to a visitor who is already waiting.
*/
function* askRiskAhead() {
	const { subject } = yield* outside();
	const { mode, online, isRiskAsked } = yield* select(selectFlow);
	const order = yield* select(selectOrder);
	if (!subject?.confirm || !online || isRiskAsked || order.facts.risk !== "none") return;
	if (stepOf(order, firstMissing(order, mode)).meanwhile === "risk-ahead") yield* spawn(safely(askBehind));
}
function* askBehind() {
	yield* put(riskAheadChanged({ isAsked: true }));
	yield* cleaningUp(() => untilOutdated(), () => put(riskAheadChanged({ isAsked: false })));
	yield* forgetOldDates();
}
/**
* Milliseconds for which the free dates in the check's reply may be used, because other customers book dates,
* too.
*/
var DATES_LAST_MS = 6e4;
/**
* Drops the free dates after a minute, unless the visitor has reached the question that shows them. They are
* fetched again for that question.
*/
function* forgetOldDates() {
	const order = yield* select(selectOrder);
	if (!order.facts.freeDates) return;
	const isShown = (action) => moved.match(action) && stepOf(order, action.payload.to).needs === "dates";
	const isOver = (action) => ENDS.some(({ match }) => match(action));
	const { old } = yield* race({
		old: delay(DATES_LAST_MS),
		shown: take((action) => isShown(action) || isOver(action))
	});
	if (old) yield* put(factsLearned({ facts: { freeDates: null } }));
}
/** Events after which the store holds another order, or the order as loaded from the server. */
var ENDS = [
	restarted,
	subjectLost,
	subjectLoaded,
	booted
];
function* untilOutdated() {
	const order = yield* select(selectOrder);
	/**
	* Whether an event makes the check outdated: an answer that the check or its free dates depend on, or
	* another attempt by the visitor.
	*/
	const isOutdated = (action) => [...ENDS, retryAsked].some(({ match }) => match(action)) || accepted.match(action) && !stepOf(order, action.payload.step).wire?.includes("bankInfo");
	yield* race({
		done: call(ask),
		outdated: take(isOutdated)
	});
}
function* ask() {
	const { painted, uuid } = yield* outside();
	const before = (yield* select(selectSaves)).items.map(({ key }) => key);
	yield* withHeldAnswers(function* (held) {
		yield* call(painted);
		if (!(yield* areStored(before.filter((key) => !held.includes(key))))) return;
		try {
			yield* put(riskChecked(yield* requestCheck(uuid())));
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if ((yield* select(selectWait))?.what === "risk" && isRetryable(error)) yield* showFailure("risk", error);
		}
	});
}
/** Waits until the given answers are stored. Returns false as soon as anything fails, without showing it. */
function* areStored(keys) {
	for (;;) {
		const { items, failure } = yield* select(selectSaves);
		if (failure || !(yield* select(selectSubjectId))) return false;
		if (!items.some(({ key }) => keys.includes(key))) return true;
		if (saveRefused.match(yield* take([
			saved,
			saveFailed,
			saveDropped,
			saveRefused
		]))) return false;
	}
}
// src/sagas/journey/start-anew.ts
/**
* Handles "Recomeçar": starts a new order. The old id is forgotten, and nothing is erased on the server
* (D16).
*/
function* startAnew() {
	const { storage, subject, now } = yield* outside();
	if (subject) storage.drop(subject.kind);
	for (const name of [
		"sent",
		"checkKey",
		"waiting",
		"code"
	]) storage.drop(name);
	claimHandedOver(storage);
	const { journey, wish } = yield* select(selectOrder);
	const { mode, prefix } = yield* select(selectFlow);
	const today = todayInSaoPaulo(new Date(now()));
	const order = withKeptAddress(emptyOrder({
		journey,
		prefix,
		wish,
		today
	}), null, storage);
	yield* put(restarted({ order }));
	yield* put(moved({
		to: firstMissing(order, mode),
		how: "push",
		returnTo: null
	}));
}
// src/sagas/journey/open-stored-order.ts
/** Opens a stored order when a page is opened. */
/** Loads the stored order, goes to the requested step, and applies the plan in the URL. */
function* openStoredOrder(arrival) {
	yield* loadSubject({
		wanted: arrival.step,
		idle: arrival.idle,
		wish: arrival.wish
	});
	yield* settleWish(arrival);
}
/**
* Applies new plan parameters on a return visit (D16). An unfinished order switches its plan. A finished
* order is replaced by a new one.
*/
function* settleWish({ wish, mode, idle }) {
	const order = yield* select(selectOrder);
	if (!Object.keys(wish).length || (yield* select(selectPhase)) !== "ready") return;
	if (order.finished) {
		if (!idle) yield* startAnew();
		return;
	}
	const linked = answerByLink(order);
	if (!linked || planOf(order)?.id === linked.plan.id) return;
	yield* takeAnswer(linked.step, linked.values);
	if (idle) return;
	const next = firstMissing(yield* select(selectOrder), mode);
	yield* put(moved({
		to: next,
		how: "replace",
		mode
	}));
}
// src/sagas/subject/refused-save.ts
/**
* Handles an answer that the server rejected for good. Depending on the reason, the order is loaded again or
* forgotten, the answer is dropped, or its question is shown again.
*/
function* settleRefusal(item, error) {
	const { failure } = error;
	const reply = failure.kind === "server" ? failure.reply : {};
	const status = failure.kind === "server" || failure.kind === "http" ? failure.status : 0;
	if (status === 404 || status === 410) {
		yield* loseSubject();
		return;
	}
	if (reply.code === "finished") {
		yield* put(savesForgotten());
		yield* takeWayOut({ kind: "reload" });
		return;
	}
	if (reply.code === "version_conflict") {
		yield* put(saveDropped({ key: item.key }));
		yield* loadSubject();
		yield* put(noticeRaised({ kind: "other-tab" }));
		return;
	}
	const { items } = yield* select(selectSaves);
	if (items.some((each) => each.wire === item.wire && each.key !== item.key)) {
		yield* put(saveDropped({ key: item.key }));
		return;
	}
	yield* bringBack(item, error, reply.field);
}
/** Returns to the question with the server's message; later answers are kept. */
function* bringBack({ key, step }, error, named) {
	const order = yield* select(selectOrder);
	const values = order.answers[step]?.values ?? {};
	const position = yield* select(selectPosition);
	const { returnTo } = yield* select(selectFlow);
	yield* put(saveRefused({
		key,
		step,
		values,
		problem: error.problem,
		field: fieldOf(stepOf(order, step), named)
	}));
	if (position !== step) yield* put(moved({
		to: step,
		how: "push",
		returnTo: returnTo ?? position
	}));
}
/** The field that a rejection concerns: the one that the server names, or else the first typed field. */
function fieldOf(step, named) {
	const { fields } = step;
	return (fields.find((field) => field.name === named) ?? fields.find((field) => field.kind !== "choice") ?? fields[0])?.name ?? "";
}
export { askRiskAhead, checkAddress, fetchDates, fetchQuiz, handleAnotherQuiz, handleCall, handleWithdraw, loadBanks, loadPriceRange, loadRegulations, loadStreets, openStoredOrder, recallQuiz, settleRefusal, submitContact, submitFinish, submitQuiz, takePart, tellOfNewPrice, waitForRisk };
