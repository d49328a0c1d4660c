import { t as ApiError } from "./errors-BYL2o9Wp.js";
import { a as firstStep, i as findStep, m as stepOf } from "./journeys-pH3FiARx.js";
import { P as moved, V as refused, b as coverageChecked } from "./events-Dzy0BOWM.js";
import { a as selectFlow, f as selectOrder, h as selectPosition } from "./selectors-BJ0ILE8K.js";
import { a as parsed, c as outside, d as put, i as isRecord, l as call, m as spawn, o as rememberAddress, p as select } from "./kept-address-Cc9wzmbR.js";
import { t as callWithRetry } from "./retry-DT4464G0.js";
import { t as safely } from "./safely-DCqp4tTI.js";
import { r as tried, t as keyFor } from "./request-keys-M56QWNmS.js";
import { i as rememberWaiting } from "./waiting-list-aRH3AsGy.js";
import { a as settlePlan, i as fetchComplementTypes, n as takeWayOut, o as savesFlushed, r as wayOut } from "./recover-BGNNGwQ3.js";
import { n as moveOn } from "./move-DQvPDUCD.js";
// src/sagas/storage/sent-check.ts
/** Wire names of personal data: a request with one of them is never stored (S18). */
var PERSONAL = [
	"name",
	"phone",
	"email"
];
/** The order without answers that have nothing to do with its address. */
var bareOf = (order) => ({
	...order,
	answers: Object.fromEntries(Object.entries(order.answers).filter(([id]) => stepOf(order, id).isKeptInTab))
});
/**
* The Idempotency-Key of a check that creates a lead, and what it sends. The same check again, even after a reload, is
* sent exactly as it was the first time, whatever the browser has learnt of itself since (M§4) and whatever was answered
* behind it, so that a check whose reply was lost with the page creates no second lead. Both are kept as long as the
* address; for a request with personal data, only in this page's memory.
* @param requestOf what the check asks, without what travels with it
*/
function* sentCheck(requestOf, order, subjectId) {
	const { storage, uuid, visit } = yield* outside();
	const { deviceInfo: _later, ...told } = visit();
	if (subjectId !== null) return {
		order,
		key: uuid(),
		told
	};
	const bare = bareOf(order);
	const kept = parsed(storage.read("checkKey"));
	if (isRecord(kept) && kept.subject === JSON.stringify(requestOf(bare, null, {})) && typeof kept.key === "string" && isRecord(kept.told)) return {
		order: bare,
		key: kept.key,
		told: kept.told
	};
	const request = requestOf(order, null, {});
	const subject = JSON.stringify(request);
	if (PERSONAL.some((name) => name in request)) {
		const before = yield* tried("check");
		if (before?.subject.request === subject) return {
			order,
			key: before.key,
			told: before.subject.told
		};
		return {
			order,
			key: yield* keyFor("check", {
				request: subject,
				told
			}),
			told
		};
	}
	const key = uuid();
	storage.write("checkKey", JSON.stringify({
		subject,
		key,
		told
	}));
	return {
		order,
		key,
		told
	};
}
// src/sagas/coverage/check.ts
/** The address itself was rejected; anything else may be temporary, or is not caused by the input. */
var isRefusal = ({ failure }) => failure.kind === "server" && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
/**
* The coverage check: creates the subject, or rechecks it after the address was corrected. A single matching plan is
* selected right away (D14). A rejected address sends the visitor back to its question with the server's message.
*/
function* checkCoverage() {
	const { api, subject, loadJourney } = yield* outside();
	const { subjectId } = yield* select(selectFlow);
	if (!subject?.addressRequest || !subject.checkAddress) return;
	const { addressRequest, checkAddress } = subject;
	if (subjectId && !(yield* savesFlushed("coverage"))) return;
	const { order, key, told } = yield* sentCheck(addressRequest, yield* select(selectOrder), subjectId);
	try {
		yield* keepChecked(yield* callWithRetry("coverage", function* () {
			const reply = yield* checkAddress(api, order, subjectId, told, key);
			yield* call(loadJourney);
			return reply;
		}, isRefusal));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* settleRefusal(error, subjectId);
		return;
	}
	if (!(lacksNetwork(yield* select(selectOrder)) && (yield* doubted()))) yield* goOnChecked();
}
/** Goes on with what the check has told, or was certain to tell. */
function* goOnChecked() {
	yield* fetchComplementTypes();
	yield* settlePlan();
	yield* moveOn(yield* select(selectPosition));
}
/** The reply of a check: the subject it has created, if any, is that of this browser. */
function* keepChecked(checked) {
	const { storage, subject } = yield* outside();
	if (subject && checked.subjectId) storage.write(subject.kind, checked.subjectId);
	yield* put(coverageChecked(checked));
	yield* rememberWaiting();
	yield* rememberAddress();
}
var lacksNetwork = ({ facts: { coverage } }) => coverage?.infra === null;
/** Whether the house is asked about before a "no" is said (D62); its code is needed by few. */
function* doubted() {
	const loaded = yield* call(async () => import("./place-4AjbS3XV.js").then((n) => n.n).catch(() => null));
	return loaded !== null && (yield* loaded.doubtHouse());
}
function* settleRefusal(error, subjectId) {
	const order = yield* select(selectOrder);
	const way = subjectId ? wayOut(error, order) : null;
	if (way) {
		yield* spawn(safely(takeWayOut), way);
		return;
	}
	const named = error.failure.kind === "server" ? error.failure.reply.field ?? "" : "";
	const isOf = (name) => findStep(order, (step) => step.isKeptInTab === true && step.fields.some((field) => field.name === name));
	const step = isOf(named);
	const to = step?.id ?? firstStep(order);
	yield* put(refused({
		step: to,
		problems: { [step ? named : "cep"]: error.message }
	}));
	yield* put(moved({
		to,
		how: "replace"
	}));
}
export { lacksNetwork as a, keepChecked as i, doubted as n, sentCheck as o, goOnChecked as r, checkCoverage as t };
