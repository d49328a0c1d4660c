import { _ as put, h as call, i as ownWords, l as houseOf, m as outside, r as isRetryable, t as ApiError, y as select } from "./errors-B7wXR0Oe.js";
import { F as check, o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { i as parsePhone, t as formatPhone } from "./phone-CuKDOHhU.js";
import { W as refused, _ as contactRecalled, f as callRefused, v as contactSettled } from "./events-C3g4CRov.js";
import { i as tried, r as settled, t as keyFor } from "./request-keys-BYMoRmz-.js";
import { n as keepWaiting } from "./waiting-list-CeXmcTOr.js";
// src/lib/stored-call-request-ids.ts
/** Returns the ids of the call requests that were made in this browser and not erased, oldest first. */
var keptCalls = (storage) => storage.read("calls")?.split(" ").filter(Boolean) ?? [];
/**
* Stores the id of a call request in the browser, because the visitor needs the id to erase the request
* (D90).
*/
function keepCall(storage, id) {
	const ids = [.../* @__PURE__ */ new Set([...keptCalls(storage), id])];
	storage.write("calls", ids.slice(-20).join(" "));
}
// src/sagas/contact/waiting-list-and-call-requests.ts
/**
* Whether the result of a contact request is still wanted. Another address or a new order makes it obsolete.
*/
function* isAwaited(what) {
	return (yield* select(selectFlow)).contact[what] === "sending";
}
/**
* Handles "Quero receber o aviso": adds a contact to the entry on the waiting list, or creates an entry with
* it (D8).
*/
function* submitContact(step, values) {
	const { api, visit } = yield* outside();
	const { noCoverageId } = yield* select(selectFlow);
	const order = yield* select(selectOrder);
	const checked = check(step, values, order);
	if ("problems" in checked) {
		yield* put(refused({
			step: step.id,
			problems: checked.problems
		}));
		return;
	}
	const subject = noCoverageId ? { id: noCoverageId } : placeRequest(order, visit());
	yield* put(contactSettled({
		what: "notify",
		state: "sending"
	}));
	try {
		const contact = {
			...subject,
			...checked.values
		};
		const { id } = yield* call(api.contact.tellMe, contact, yield* keyFor("notify", contact));
		yield* settled("notify");
		if (!(yield* isAwaited("notify"))) return;
		yield* keepWaiting(id, true);
		yield* put(contactRecalled({
			noCoverageId: id,
			notify: "sent",
			shown: wholeContact(checked.values)
		}));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (yield* isAwaited("notify")) yield* put(contactSettled({
			what: "notify",
			state: "failed"
		}));
	}
}
/**
* Handles "Não quero ser avisado": deletes the entry on the waiting list. The telephone number is sent, too,
* while this page knows it (F7.10); after a reload the id is enough. If a repeated request finds nothing, the
* first one has deleted the entry.
*/
function* handleWithdraw() {
	const { storage } = yield* outside();
	const { noCoverageId } = yield* select(selectFlow);
	yield* put(contactSettled({
		what: "withdraw",
		state: "sending"
	}));
	try {
		if (noCoverageId) yield* call(forget, noCoverageId);
		if (!(yield* isAwaited("withdraw"))) return;
		for (const name of ["waiting", "checkKey"]) storage.drop(name);
		yield* put(contactSettled({
			what: "withdraw",
			state: "sent"
		}));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (yield* isAwaited("withdraw")) yield* put(contactSettled({
			what: "withdraw",
			state: "failed"
		}));
	}
}
/** Returns the contact as the visitor typed it, which is shown until the page is left; afterwards masked (D94). */
var wholeContact = ({ name = "", phone = "", email = "" }) => ({
	name: name || null,
	phone: phone ? formatPhone(phone) : null,
	email: email || null
});
function* forget(id) {
	const { api } = yield* outside();
	const isRepeated = (yield* tried("withdraw"))?.subject.id === id;
	const { drafts, position } = yield* select(selectFlow);
	const phone = (yield* tried("notify"))?.subject.phone ?? drafts[position]?.phone;
	const told = typeof phone === "string" && phone ? { phone } : {};
	const key = yield* keyFor("withdraw", { id });
	try {
		yield* call(api.contact.forgetMe, {
			id,
			...told
		}, key);
	} catch (error) {
		const isGone = error instanceof ApiError && "status" in error.failure && error.failure.status === 404;
		if (!isRepeated || !isGone) throw error;
	}
	yield* settled("withdraw");
	yield* settled("notify");
}
/** Requests a call: POST supportRequest with the digits of the telephone number. */
function* handleCall({ payload }) {
	yield* askForCall(payload.telephone);
}
/** Requests a call from a question within a journey. */
function* submitCall(_step, values) {
	yield* askForCall(values.telephone ?? "");
}
/**
* Returns the id of the order that the call is about: the request whose document must still be proven, or
* else the stored order (D89).
*/
function* orderNow() {
	const { wait, subjectId } = yield* select(selectFlow);
	const id = wait?.help?.proof ?? subjectId;
	return id === null ? {} : { idLead: id };
}
/** Requests a call. If no telephone number is given, the order's own number is called. */
function* askForCall(telephone) {
	const { api, storage } = yield* outside();
	const parsed = telephone === void 0 ? null : parsePhone(telephone);
	if (parsed && "problem" in parsed) {
		yield* put(callRefused({ problem: parsed }));
		return;
	}
	yield* put(contactSettled({
		what: "call",
		state: "sending"
	}));
	try {
		const wish = {
			...parsed && { telephone: parsed.value },
			...yield* orderNow()
		};
		const key = yield* keyFor("call", wish);
		const { id } = yield* call(api.contact.callMe, wish, key);
		keepCall(storage, id);
		yield* settled("call");
		yield* put(contactSettled({
			what: "call",
			state: "sent"
		}));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (ownWords(error.failure) !== "" || !isRetryable(error)) yield* put(callRefused({ problem: error.problem }));
		else yield* put(contactSettled({
			what: "call",
			state: "failed"
		}));
	}
}
/**
* Builds the body of POST lead-no-coverage from an order, without a contact: address, campaign, plan and
* tracking.
*/
function placeRequest(order, visit) {
	const { deviceInfo: _unasked, ...told } = visit;
	return {
		...told,
		...houseOf(order),
		...order.wish.id ? { idPlan: order.wish.id } : {}
	};
}
export { submitContact as a, submitCall as i, handleWithdraw as n, placeRequest as r, handleCall as t };
