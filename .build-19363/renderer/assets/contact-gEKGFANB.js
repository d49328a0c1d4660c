import { i as isRetryable, r as errorText, t as ApiError } from "./errors-BYL2o9Wp.js";
import { P as check, a as selectFlow, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { Q as maskContact } from "../prerender.js";
import { a as parsePhone } from "./phone-CCQTMhvg.js";
import { V as refused, _ as contactSettled, d as callRefused, g as contactRecalled } from "./events-Dzy0BOWM.js";
import { c as outside, d as put, l as call, p as select, r as houseOf } from "./kept-address-Cc9wzmbR.js";
import { n as settled, r as tried, t as keyFor } from "./request-keys-M56QWNmS.js";
import { n as keepWaiting } from "./waiting-list-aRH3AsGy.js";
// src/sagas/contact/contact.ts
/** Whether the result is still wanted: another address or a new order makes it obsolete. */
function* isAwaited(what) {
	return (yield* select(selectFlow)).contact[what] === "sending";
}
/** "Quero receber o aviso": adds a contact to the no-coverage lead, or creates one with it (D8). */
function* submitContact(step, values) {
	const { api } = yield* outside();
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
	const subject = noCoverageId ? { id: noCoverageId } : houseOf(order);
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
			masks: maskContact(checked.values)
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
* "Não quero ser avisado": deletes the no-coverage lead. Its phone number goes along while this page knows it (F7.10);
* after a reload the id is enough. If a retry finds nothing, the first attempt deleted it.
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
/** Callback request: POST supportRequest with the phone number's digits. */
function* handleCall({ payload }) {
	yield* askForCall(payload.telephone);
}
/** The same from a question within a journey. */
function* submitCall(_step, values) {
	yield* askForCall(values.telephone ?? "");
}
function* askForCall(telephone) {
	const { api } = yield* outside();
	const parsed = parsePhone(telephone);
	if ("problem" in parsed) {
		yield* put(callRefused({ text: parsed.problem }));
		return;
	}
	yield* put(contactSettled({
		what: "call",
		state: "sending"
	}));
	try {
		const key = yield* keyFor("call", { telephone: parsed.value });
		yield* call(api.contact.callMe, parsed.value, key);
		yield* settled("call");
		yield* put(contactSettled({
			what: "call",
			state: "sent"
		}));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (isRetryable(error)) yield* put(contactSettled({
			what: "call",
			state: "failed"
		}));
		else yield* put(callRefused({ text: errorText(error.failure) }));
	}
}
export { submitContact as i, handleWithdraw as n, submitCall as r, handleCall as t };
