import { E as factsLearned, V as refused, i as answered, p as codeAsked, t as accepted, ut as waitEnded, w as drafted } from "./events-Dzy0BOWM.js";
import { O as object, _ as field, i as findStep } from "./journeys-pH3FiARx.js";
import { C as selectStep, P as check, T as selectWait, f as selectOrder, h as selectPosition, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { t as ApiError } from "./errors-BYL2o9Wp.js";
import { c as outside, d as put, f as race, h as take, l as call, m as spawn, p as select } from "./kept-address-Cc9wzmbR.js";
import { t as callWithRetry } from "./retry-DT4464G0.js";
import { n as maskEmail } from "./email-It4CSwBl.js";
import { n as takeWayOut, o as savesFlushed, r as wayOut, s as cancelWhenLeft, t as orWayOut } from "./recover-BGNNGwQ3.js";
import { a as keepSentCode, i as forgetSentCode, n as moveOn, o as sentCode, t as bringBackTo } from "./move-DQvPDUCD.js";
import { t as safely } from "./safely-DCqp4tTI.js";
import { n as parseCode } from "./code-C1Zaqw03.js";
// src/funnel/steps/codigo.ts
/** What an order keeps of a verified code; the code itself is never stored. */
var CONFIRMED = {
	values: {},
	masked: "Código conferido"
};
/** The code sent to the contact on a customer's record (D9, D67). */
var codigo = {
	id: "codigo",
	kind: "question",
	view: "code",
	needs: "code",
	submits: "code",
	isTransient: true,
	fields: [{
		name: "code",
		kind: "text",
		inputMode: "numeric",
		autoComplete: "one-time-code",
		autoCapitalize: "none",
		maxLength: 8
	}],
	schema: () => object({ code: field(parseCode) }),
	applies: (order) => order.facts.code?.isNeeded === true,
	isDone: (order) => order.facts.code?.isVerified === true,
	restore: (lead) => lead.migration?.verified ? CONFIRMED : null,
	show: () => CONFIRMED.masked ?? "",
	secret: true
};
// src/funnel/code-problems.ts
/** The message for a code that was rejected (D6). */
function codeProblem({ reason, triesLeft }) {
	if (reason === "expired") return "O código venceu. Peça outro.";
	if (reason === "spent" || triesLeft === 0) return "Foram muitas tentativas. Peça outro código.";
	return `O código não confere. Você ainda tem ${triesLeft === 1 ? "1 tentativa" : `${triesLeft} tentativas`}.`;
}
// src/sagas/code/code.ts
/** Initial state of a code. */
var UNSENT = {
	isNeeded: true,
	isVerified: false,
	sentTo: null,
	minutes: 0
};
function* learn(more) {
	const { code } = (yield* select(selectOrder)).facts;
	yield* put(factsLearned({ facts: { code: {
		...code ?? UNSENT,
		...more,
		isNeeded: true
	} } }));
}
/** The field of a step that asks for a code. */
var fieldOf = (step) => step.fields[0]?.name ?? "";
/** The mask of the contact a code goes to, as far as this page knows it. */
function contactOf({ facts: { onRecord }, answers: { email } }) {
	return onRecord?.email ?? (maskEmail(email?.values.email ?? "") || "o seu e-mail");
}
/** After a reload a code that is still valid is not sent again. @returns whether there is one */
function* recallSent() {
	const sent = yield* sentCode();
	if (!sent) return false;
	yield* learn({
		isVerified: false,
		sentTo: contactOf(yield* select(selectOrder)),
		sentAt: sent.at,
		minutes: sent.minutes
	});
	return true;
}
/**
* Work behind a step that asks for a code: sends one on arrival unless this tab has already sent one, and another
* on request. Runs until the step is left.
*/
function* keepCodeSent() {
	const { code } = (yield* select(selectOrder)).facts;
	if (code?.isVerified) return;
	if (!code?.sentTo && !(yield* recallSent())) yield* sendUnlessTyped();
	for (;;) {
		yield* take(codeAsked);
		const step = yield* select(selectStep);
		yield* put(drafted({
			step: step.id,
			name: fieldOf(step),
			value: ""
		}));
		yield* sendUnlessTyped();
	}
}
/** The mail may have arrived although its reply was lost: typing a code then stops the retries. */
function* sendUnlessTyped() {
	const step = yield* select(selectStep);
	const order = yield* select(selectOrder);
	const isCode = (action) => answered.match(action) && "values" in check(step, action.payload.answers[step.id] ?? {}, order);
	const { typed } = yield* race({
		sent: call(send, step),
		typed: take(isCode)
	});
	if (typed && (yield* select(selectWait))?.status === "failed") yield* put(waitEnded());
}
/** The server understood and will not send a code: shown to the visitor, not retried automatically. */
var isRefusal = ({ failure }) => failure.kind === "server" && failure.status >= 400 && failure.status < 500;
function* send(step) {
	if (!(yield* savesFlushed("code"))) return;
	const { api, subject } = yield* outside();
	const id = yield* select(selectSubjectId);
	const order = yield* select(selectOrder);
	const sendCode = subject?.sendCode;
	if (!sendCode || !id) return;
	try {
		const { sentTo, minutes } = yield* callWithRetry("code", function* () {
			return yield* call(sendCode, api, id);
		}, (error) => isRefusal(error) || wayOut(error, order) !== null);
		yield* learn({
			isVerified: false,
			sentTo,
			sentAt: yield* keepSentCode(minutes),
			minutes
		});
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* settleRefusal(step, error);
	}
}
/** No code was sent: goes to the step whose answer is at fault, or shows the server's message at the field. */
function* settleRefusal(step, error) {
	const order = yield* select(selectOrder);
	const way = wayOut(error, order);
	if (way) {
		yield* spawn(safely(takeWayOut), way);
		return;
	}
	const named = error.failure.kind === "server" ? error.failure.reply.field ?? "" : "";
	const asks = stepWith(order, named);
	if (asks === null || asks === step.id) {
		yield* put(refused({
			step: step.id,
			problems: { [fieldOf(step)]: error.message }
		}));
		return;
	}
	yield* put(refused({
		step: asks,
		problems: { [named]: error.message }
	}));
	yield* bringBackTo(asks);
}
var stepWith = (order, name) => findStep(order, ({ kind, fields }) => kind === "question" && fields.some((field) => field.name === name))?.id ?? null;
/**
* Checks a typed code: if right, the visitor moves on; if wrong, expired or used up, the question says so and any
* earlier validation is revoked (F§4).
*/
function* submitCode(step, values) {
	const order = yield* select(selectOrder);
	if (order.facts.code?.isVerified) {
		yield* moveOn(step.id);
		return;
	}
	const checked = check(step, values, order);
	if ("problems" in checked) {
		yield* put(refused({
			step: step.id,
			problems: checked.problems
		}));
		return;
	}
	const outcome = yield* cancelWhenLeft(step.id, () => tryCode(step, checked.values));
	if (!outcome) return;
	if ("way" in outcome) {
		yield* takeWayOut(outcome.way);
		return;
	}
	const { validated, reason } = outcome.reply;
	if (reason !== "wrong") yield* forgetSentCode();
	yield* learn({ isVerified: validated });
	if (!outcome.reply.validated) {
		yield* put(refused({
			step: step.id,
			problems: { [fieldOf(step)]: codeProblem(outcome.reply) }
		}));
		return;
	}
	yield* put(accepted({
		step: step.id,
		values: {}
	}));
	if ((yield* select(selectPosition)) === step.id) yield* moveOn(step.id);
}
function* tryCode(step, first) {
	if (!(yield* savesFlushed("code"))) return null;
	const { api, subject } = yield* outside();
	const id = yield* select(selectSubjectId);
	const order = yield* select(selectOrder);
	const checkCode = subject?.checkCode;
	if (!checkCode || !id) return null;
	let values = first;
	return yield* orWayOut("code", function* (word) {
		const again = word && answered.match(word) ? check(step, word.payload.answers[step.id] ?? {}, order) : null;
		if (again && "values" in again) values = again.values;
		return yield* call(checkCode, api, id, values[fieldOf(step)] ?? "");
	});
}
/** Shared by every journey that asks for a code. */
var codeParts = {
	needs: { code: keepCodeSent },
	submits: { code: submitCode }
};
export { CONFIRMED as n, codigo as r, codeParts as t };
