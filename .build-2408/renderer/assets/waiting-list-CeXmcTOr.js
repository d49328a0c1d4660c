import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { _ as put, b as spawn, d as parsed, h as call, l as houseOf, m as outside, t as ApiError, u as isRecord, y as select } from "./errors-B7wXR0Oe.js";
import { _ as contactRecalled } from "./events-C3g4CRov.js";
import { o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as safely } from "./safely-BZD4g_FE.js";
// src/sagas/storage/waiting-list.ts
var waiting_list_exports = /* @__PURE__ */ __exportAll({
	isWaitingHere: () => isWaitingHere,
	keepWaiting: () => keepWaiting,
	recallContact: () => recallContact,
	rememberPlace: () => rememberPlace,
	rememberWaiting: () => rememberWaiting
});
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
/**
* Updates the stored entry after an address check. If it is a different entry, forgets that a contact was
* sent.
*/
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
/** Stores an entry on the waiting list, so that it survives a reload. */
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
/**
* Restores the stored entry of the current lead, if any. Its contact is loaded from the server afterwards.
*/
function* recallContact() {
	const { storage } = yield* outside();
	const { subjectId, noCoverageId, contact } = yield* select(selectFlow);
	const kept = keptIn(storage);
	if (kept?.lead !== subjectId || noCoverageId === kept.id && contact.shown) return;
	yield* put(contactRecalled({
		noCoverageId: kept.id,
		notify: kept.told ? "sent" : "none"
	}));
	if (kept.told) yield* spawn(safely(showContact), kept.id);
}
/**
* Loads the masked contact of an entry. If the entry is no longer on the waiting list, this tab forgets it,
* too.
*/
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
		shown: masks
	}));
}
/**
* Returns the masked contact of an entry (null if unknown), and whether the server says that the entry is
* gone.
*/
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
/**
* Whether this tab has put the current address on the waiting list. Restores what is known about the entry.
*/
function* isWaitingHere() {
	const { storage } = yield* outside();
	if (keptIn(storage)?.house !== (yield* houseNow())) return false;
	yield* recallContact();
	return true;
}
/** Stores, for this tab, an entry that a link names: its address, and whether it has a contact. */
function rememberPlace(place, storage) {
	const { id, cep, contact } = place;
	const values = {
		number: place.number,
		complement: "",
		is_block_allotment: String(place.is_block_allotment),
		block_number: place.block_number,
		allotment_number: place.allotment_number
	};
	const answers = {
		cep: { values: { cep } },
		"nr-imovel": { values }
	};
	const told = Object.values(contact).some((each) => each !== null);
	const house = JSON.stringify(houseOf({ answers }));
	storage.write("address", JSON.stringify({
		lead: null,
		cep: { cep },
		"nr-imovel": values
	}));
	storage.write("waiting", JSON.stringify({
		id,
		lead: null,
		told,
		house
	}));
}
export { waiting_list_exports as i, keepWaiting as n, rememberWaiting as r, isWaitingHere as t };
