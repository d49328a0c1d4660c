import { i as submitContact, n as handleWithdraw, t as handleCall } from "./contact-gEKGFANB.js";
import { a as retryAfter, i as isRetryable, r as errorText, t as ApiError } from "./errors-BYL2o9Wp.js";
import { t as clientPause } from "./backoff-BSYnnFQL.js";
import { i as findStep, m as stepOf } from "./journeys-pH3FiARx.js";
import { o as planOf, r as monthlyPrice } from "./plan-choice-BmSFE4p5.js";
import { At as versionBefore, ut as placeOf } from "../prerender.js";
import { A as guard, P as check, S as selectSaves, a as selectFlow, d as selectOpenPart, f as selectOrder, h as selectPosition, i as selectDraft, k as firstMissing, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { B as partTaken, E as factsLearned, I as noticeRaised, J as riskChecked, K as restarted, L as orderFinished, P as moved, V as refused, X as saveDropped, Z as saveFailed, b as coverageChecked, et as saveStarted, i as answered, it as savesReleased, l as booted, ot as subjectLoaded, rt as savesHeld, st as subjectLost, t as accepted, tt as saved, w as drafted, x as datesLoaded } from "./events-Dzy0BOWM.js";
import { a as parsed, c as outside, d as put, f as race, h as take, i as isRecord, l as call, m as spawn, p as select, r as houseOf, u as delay } from "./kept-address-Cc9wzmbR.js";
import { t as safely } from "./safely-DCqp4tTI.js";
import { a as lacksNetwork, i as keepChecked, n as doubted, o as sentCheck, r as goOnChecked, t as checkCoverage } from "./check-BwjOs01S.js";
import { a as settlePlan, c as cleaningUp, i as fetchComplementTypes, n as takeWayOut, o as savesFlushed, s as cancelWhenLeft, t as orWayOut } from "./recover-BGNNGwQ3.js";
import { n as moveOn } from "./move-DQvPDUCD.js";
import { t as callWithRetry } from "./retry-DT4464G0.js";
// src/sagas/coverage/ahead.ts
/** The address check; the visitor does not wait for it where its result is certain. */
function* checkAddress() {
	if (!(yield* takeCoverage())) yield* checkCoverage();
}
/**
* Takes the result of the address check that the look-up of the CEP has told for all of its houses, so that the visitor
* need not wait for it (D77). The check itself, which creates the subject, follows behind them: saves wait for its id.
* What was told is used once: should the check be needed again, the visitor waits for it.
* @returns whether there was anything to take
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
/** Told by an ordinary number, as nearly all houses are; the check may doubt the others (D62). */
function hasNumber(order) {
	const { number, is_block_allotment: isByBlock } = houseOf(order);
	return !isByBlock && /^\d{1,6}$/.test(number);
}
/** Another order, or none. */
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
	else yield* wait();
}
/** The address is being corrected, or the order is over. */
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
		return { failed: true };
	}
}
/** The visitor waits for the check after all, where they would have waited without the look-up. Later answers stay. */
function* wait() {
	const step = findStep(yield* select(selectOrder), ({ needs }) => needs === "coverage");
	const { position, returnTo } = yield* select(selectFlow);
	if (!step) return;
	yield* put(factsLearned({ facts: { coverage: null } }));
	yield* put(moved({
		to: step.id,
		how: "replace",
		returnTo: returnTo ?? position
	}));
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
/** The check's word counts. Where it differs from what was shown, the visitor is taken to where it leads. */
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
/** A save that waits for the subject is not sent once its answer is gone, as that of a plan with another address. */
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
// src/sagas/finish/finish.ts
/**
* "Confirmar pedido". The server creates at most one order per subject, so after a lost reply we simply retry and get
* the same number (X2, X9, X12). Leaving the review while it is pending withdraws the confirmation.
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
	const { orderNumber, schedule } = outcome.reply;
	yield* put(orderFinished({
		orderNumber,
		schedule
	}));
	yield* moveOn(step.id);
}
function* finish() {
	if (!(yield* savesFlushed("finish"))) return null;
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
// src/sagas/journey/part.ts
/** One part of a question that the chat asks part by part: with the last of them the whole is sent, as a page does. */
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
/** Answers to a quiz survive a reload: its ids alone, which say nothing without the server (S18). */
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
/** After a reload the server asks the same quiz: what this tab has answered of it is answered still. */
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
// src/sagas/dates/load.ts
/** The free installation dates, unless an earlier reply brought them: the server decides which (D23, X22). */
function* fetchDates() {
	if ((yield* select(selectOrder)).facts.freeDates) return;
	const { api, subject } = yield* outside();
	if (!(yield* savesFlushed("dates"))) return;
	const { subjectId } = yield* select(selectFlow);
	const freeDates = subject?.freeDates;
	if (!subjectId || !freeDates) return;
	const outcome = yield* orWayOut("dates", function* () {
		return yield* call(freeDates, api, subjectId);
	});
	if ("reply" in outcome) yield* put(datesLoaded({ dates: outcome.reply.dates }));
	else yield* spawn(safely(takeWayOut), outcome.way);
}
// src/sagas/risk/with-answers.ts
/**
* The risk check with the answers that no call has carried yet; one that is on its way is waited for first.
* @returns null when it has to be asked without them: there are none, they have calls of their own, or the server
* refused something. The save queue has them again by then and settles the refusal like every other (D34). 'stopped' when
* an earlier answer was refused or the order was reloaded: the visitor has been told.
*/
function* askWithAnswers() {
	const { subject } = yield* outside();
	const { items, tried } = yield* select(selectSaves);
	const fresh = items.filter(({ key }) => !tried.includes(key));
	const { confirm, carries } = subject ?? {};
	if (!confirm || fresh.length === 0 || !fresh.every((item) => carries?.(item))) return null;
	yield* put(savesHeld({ keys: fresh.map(({ key }) => key) }));
	return yield* cleaningUp(() => ask(confirm), () => put(savesReleased()));
}
function* ask(confirm) {
	if (!(yield* savesFlushed("risk"))) return "stopped";
	try {
		return yield* send(confirm);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return null;
	}
}
function* send(confirm) {
	const { api, uuid } = yield* outside();
	const id = (yield* select(selectSubjectId)) ?? "";
	const key = uuid();
	const { items, reply } = yield* callWithRetry("risk", function* () {
		const saves = yield* select(selectSaves);
		const items = saves.items.filter((item) => saves.held.includes(item.key)).map((item) => ({
			...item,
			version: versionBefore(saves, item)
		}));
		yield* put(saveStarted({ keys: items.map((item) => item.key) }));
		try {
			return {
				items,
				reply: yield* call(confirm, api, id, key, items)
			};
		} catch (error) {
			if (error instanceof ApiError) yield* put(saveFailed({
				text: errorText(error.failure),
				offline: error.failure.kind === "network"
			}));
			throw error;
		}
	}, (error) => !isRetryable(error));
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
// src/sagas/risk/check.ts
/**
* Runs the risk check. The answers still to be stored travel with it, so that the visitor waits for one call and not
* for one after the other (D76). Null when it could not be completed.
*/
function* askRisk() {
	const along = yield* askWithAnswers();
	if (along === "stopped") return null;
	if (along) return { reply: along };
	const { api, subject, uuid } = yield* outside();
	if (!(yield* savesFlushed("risk"))) return null;
	const { subjectId } = yield* select(selectFlow);
	const confirm = subject?.confirm;
	if (!subjectId || !confirm) return null;
	const key = uuid();
	return yield* orWayOut("risk", function* () {
		return yield* call(confirm, api, subjectId, key, []);
	});
}
/** Continues after the step that waits for the risk check. */
function* moveOnFromRisk() {
	const step = findStep(yield* select(selectOrder), ({ needs }) => needs === "risk");
	if (step) yield* moveOn(step.id);
}
/** The risk check. On a quiz step it only fetches the questions again (after a reload). */
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
/** The questions of a quiz, where a reload has lost them. */
function* fetchQuiz() {
	if (!(yield* select(selectFlow)).quiz) yield* checkRisk();
}
// src/sagas/risk/quiz.ts
/** Quiz answers: once complete, PATCH …/riskValidation/QuizAnswer decides (D10). */
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
	if (!(yield* savesFlushed("quiz"))) return null;
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
/** "Tentar novamente" on erro1: the risk check issues the second and last quiz. */
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
export { checkAddress, checkRisk, fetchDates, fetchQuiz, handleAnotherQuiz, handleCall, handleWithdraw, recallQuiz, submitContact, submitFinish, submitQuiz, takePart };
