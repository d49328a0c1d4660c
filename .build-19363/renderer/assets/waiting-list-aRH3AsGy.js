import { t as ApiError } from "./errors-BYL2o9Wp.js";
import { g as contactRecalled } from "./events-Dzy0BOWM.js";
import { a as selectFlow, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { a as parsed, c as outside, d as put, i as isRecord, l as call, m as spawn, p as select, r as houseOf } from "./kept-address-Cc9wzmbR.js";
import { t as safely } from "./safely-DCqp4tTI.js";
// src/sagas/storage/waiting-list.ts
function keptIn(storage) {
	const kept = parsed(storage.read("waiting"));
	if (!isRecord(kept) || typeof kept.id !== "string") return null;
	return {
		id: kept.id,
		lead: typeof kept.lead === "string" ? kept.lead : null,
		told: kept.told === true,
		house: typeof kept.house === "string" ? kept.house : ""
	};
}
/** After an address check: whether a contact was sent carries over only for the same no-coverage lead. */
function* rememberWaiting() {
	const { storage } = yield* outside();
	const { noCoverageId } = yield* select(selectFlow);
	const { facts } = yield* select(selectOrder);
	if (noCoverageId === null) {
		if (facts.coverage?.plans.length) storage.drop("waiting");
		return;
	}
	if (keptIn(storage)?.id === noCoverageId) yield* recallContact();
	else yield* keepWaiting(noCoverageId, false);
}
/** Stores it for a reload. */
function* keepWaiting(id, told) {
	const { storage } = yield* outside();
	const { subjectId } = yield* select(selectFlow);
	const house = yield* houseNow();
	storage.write("waiting", JSON.stringify({
		id,
		lead: subjectId,
		told,
		house
	}));
}
/** What was kept for this visit's lead, if anything. Who left a contact, the server tells in the background. */
function* recallContact() {
	const { storage } = yield* outside();
	const { subjectId, noCoverageId, contact } = yield* select(selectFlow);
	const kept = keptIn(storage);
	if (kept?.lead !== subjectId || noCoverageId === kept.id && contact.masks) return;
	yield* put(contactRecalled({
		noCoverageId: kept.id,
		notify: kept.told ? "sent" : "none"
	}));
	if (kept.told) yield* spawn(safely(showContact), kept.id);
}
/** Shows the stored contact as masks. A place that is no longer on the list is forgotten here too. */
function* showContact(id) {
	const { api, storage } = yield* outside();
	const [masks, isGone] = yield* call(contactOf, api, id);
	const { noCoverageId, contact } = yield* select(selectFlow);
	if (noCoverageId !== id || contact.notify !== "sent" || contact.withdraw !== "none") return;
	if (isGone) {
		for (const name of ["waiting", "checkKey"]) storage.drop(name);
		yield* put(contactRecalled({
			noCoverageId: null,
			notify: "none"
		}));
	} else if (masks) yield* put(contactRecalled({
		noCoverageId: id,
		notify: "sent",
		masks
	}));
}
/** The contact of a place, and whether the place is gone; without a reply neither is known. */
async function contactOf(api, id) {
	try {
		return [(await api.contact.waiting(id)).contact, false];
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return [null, "status" in error.failure && error.failure.status === 404];
	}
}
function* houseNow() {
	return JSON.stringify(houseOf(yield* select(selectOrder)));
}
/** Whether this tab has joined the waiting list for the current address; restores what is known about it. */
function* isWaitingHere() {
	const { storage } = yield* outside();
	if (keptIn(storage)?.house !== (yield* houseNow())) return false;
	yield* recallContact();
	return true;
}
export { rememberWaiting as i, keepWaiting as n, recallContact as r, isWaitingHere as t };
