import { d as parsed, m as outside, u as isRecord } from "./errors-B7wXR0Oe.js";
import { m as stepOf } from "./journeys-CWpcRNhs.js";
// src/sagas/storage/request-keys.ts
/** Idempotency-Keys of requests, so that a repeated request creates nothing twice. */
/** Requests that are not known to have succeeded; kept in memory only, because they contain personal data. */
var open = /* @__PURE__ */ new WeakMap();
function* openRequests() {
	const visit = yield* outside();
	const known = open.get(visit) ?? /* @__PURE__ */ new Map();
	open.set(visit, known);
	return known;
}
/** Returns the last request of a kind that is not known to have succeeded, if any. */
function* tried(what) {
	return (yield* openRequests()).get(what);
}
/**
* Returns the Idempotency-Key of a visitor's request. An identical request gets the same key until `settled`
* is called. Pressing the button again after a lost reply therefore requests nothing twice (X11).
*/
function* keyFor(what, subject) {
	const { uuid } = yield* outside();
	const known = yield* openRequests();
	const before = known.get(what);
	if (before && JSON.stringify(before.subject) === JSON.stringify(subject)) return before.key;
	const key = uuid();
	known.set(what, {
		subject,
		key
	});
	return key;
}
/** Marks a request as successful. The next one gets a new key. */
function* settled(what) {
	(yield* openRequests()).delete(what);
}
/** Wire names of personal data: a request with one of them is never stored (S18). */
var PERSONAL = [
	"name",
	"phone",
	"email"
];
/** The order with only the answers that belong to its address. */
var bareOf = (order) => ({
	...order,
	answers: Object.fromEntries(Object.entries(order.answers).filter(([id]) => stepOf(order, id).isKeptInTab))
});
/**
* Returns the Idempotency-Key and the content of an address check. The same check is repeated exactly as it
* was first sent, even after a reload and even if the browser has newer data (M§4). A check whose reply was
* lost therefore creates no second lead. The key and the request are stored for as long as the address; a
* request with personal data is kept only in memory.
* @param requestOf builds the check's request, without tracking data
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
export { tried as i, sentCheck as n, settled as r, keyFor as t };
