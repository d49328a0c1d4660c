import { c as outside } from "./kept-address-Cc9wzmbR.js";
// src/sagas/storage/request-keys.ts
/** A request not known to have succeeded; in memory only, because it contains personal data. */
var open = /* @__PURE__ */ new WeakMap();
function* openRequests() {
	const visit = yield* outside();
	const known = open.get(visit) ?? /* @__PURE__ */ new Map();
	open.set(visit, known);
	return known;
}
/** The last failed request, if any. */
function* tried(what) {
	return (yield* openRequests()).get(what);
}
/**
* The Idempotency-Key of a visitor's request: stays the same for the same request until it is `settled`, so that
* pressing the button after a lost reply requests nothing twice (X11).
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
/** It succeeded: the next request gets a new key. */
function* settled(what) {
	(yield* openRequests()).delete(what);
}
export { settled as n, tried as r, keyFor as t };
