import { t as fetchModule } from "./import-with-retry-CMqGnueI.js";
import { _ as put, b as spawn, f as rememberAddress, h as call, m as outside, t as ApiError, y as select } from "./errors-B7wXR0Oe.js";
import { a as firstStep, i as findStep } from "./journeys-CWpcRNhs.js";
import { F as moved, W as refused, x as coverageChecked } from "./events-C3g4CRov.js";
import { g as selectPosition, o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as callWithRetry } from "./retry-7l5ajxsk.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { n as sentCheck } from "./request-keys-BYMoRmz-.js";
import { r as rememberWaiting } from "./waiting-list-CeXmcTOr.js";
import { c as settlePlan, l as waitForSaves, n as takeWayOut, r as wayOut, s as fetchComplementTypes } from "./recover-from-rejected-call-CaieKQMY.js";
import { n as moveOn } from "./go-to-step-CygVGI-p.js";
// src/sagas/coverage/check.ts
/** Runs the coverage check of an address while the visitor waits. */
/**
* Returns the names of the fields that the server rejected. Only such a rejection sends the visitor back to
* the address, because any other error may be temporary or have another cause.
*/
function refusedFields({ failure }) {
	if (failure.kind !== "server" || failure.status >= 500) return [];
	const { field, missing = [] } = failure.reply;
	return field ? [field, ...missing] : missing;
}
/**
* Runs the coverage check of a new or corrected address; the first check creates the stored record. A single
* matching plan is selected at once (D14). If the server rejects a field, the visitor returns to the field's
* question and sees the server's message.
*/
function* checkCoverage() {
	const { api, subject, loadJourney } = yield* outside();
	const { subjectId } = yield* select(selectFlow);
	if (!subject?.addressRequest || !subject.checkAddress) return;
	const { addressRequest, checkAddress } = subject;
	if (subjectId && !(yield* waitForSaves("coverage"))) return;
	const present = yield* select(selectOrder);
	const { order, key, told } = yield* sentCheck(addressRequest, present, subjectId);
	try {
		yield* keepChecked(yield* callWithRetry("coverage", function* () {
			const reply = yield* checkAddress(api, order, subjectId, told, key);
			yield* call(loadJourney);
			return reply;
		}, (error) => refusedFields(error).length > 0 || wayOutOf(error, present, subjectId) !== null));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* settleRefusal(error, subjectId);
		return;
	}
	if (!(lacksNetwork(yield* select(selectOrder)) && (yield* doubted()))) yield* goOnChecked();
}
/** Continues after the coverage check, or with the expected result while the check is still running. */
function* goOnChecked() {
	yield* fetchComplementTypes();
	yield* settlePlan();
	yield* moveOn(yield* select(selectPosition));
}
/** Stores the reply of a check, and the id of the record that it created, if any. */
function* keepChecked(checked) {
	const { storage, subject } = yield* outside();
	if (subject && checked.subjectId) storage.write(subject.kind, checked.subjectId);
	yield* put(coverageChecked(checked));
	yield* rememberWaiting();
	yield* rememberAddress();
}
var lacksNetwork = ({ facts: { coverage } }) => coverage?.infra === null;
/**
* Asks about the house, if necessary, before telling the visitor that the address has no network (D62). Few
* visitors need the code for this, so it is loaded only here. Returns whether the visitor is asked.
*/
function* doubted() {
	const loaded = yield* call(async () => fetchModule(async () => import("./choose-number-or-block-and-lot-CHJF7VL1.js").then((n) => n.t)).catch(() => null));
	return loaded !== null && (yield* loaded.doubtHouse());
}
/**
* Returns how to recover from a rejected check. Only a stored record can be gone, finished or changed
* elsewhere.
*/
var wayOutOf = (error, order, subjectId) => subjectId ? wayOut(error, order) : null;
function* settleRefusal(error, subjectId) {
	const order = yield* select(selectOrder);
	const way = wayOutOf(error, order, subjectId);
	if (way) {
		yield* spawn(safely(takeWayOut), way);
		return;
	}
	const [named = ""] = refusedFields(error);
	const isOf = (name) => findStep(order, (step) => step.isKeptInTab === true && step.fields.some((field) => field.name === name));
	const step = isOf(named);
	const to = step?.id ?? firstStep(order);
	yield* put(refused({
		step: to,
		problems: { [step ? named : "cep"]: error.problem }
	}));
	yield* put(moved({
		to,
		how: "replace"
	}));
}
export { lacksNetwork as a, keepChecked as i, doubted as n, goOnChecked as r, checkCoverage as t };
