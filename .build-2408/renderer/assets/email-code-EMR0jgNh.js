import { D as factsLearned, T as drafted, W as refused, _t as waitEnded, i as answered, m as codeAsked, t as accepted } from "./events-C3g4CRov.js";
import { _ as field, i as findStep, k as object } from "./journeys-CWpcRNhs.js";
import { E as selectWait, F as check, T as selectSubjectId, p as selectOrder, w as selectStep } from "./selectors-BG3aGS4u.js";
import { _ as put, b as spawn, h as call, m as outside, n as helpIn, t as ApiError, v as race, x as take, y as select } from "./errors-B7wXR0Oe.js";
import { t as callWithRetry } from "./retry-7l5ajxsk.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { l as waitForSaves, n as takeWayOut, r as wayOut, t as orWayOut, u as cancelWhenLeft } from "./recover-from-rejected-call-CaieKQMY.js";
import { a as keepSentCode, i as forgetSentCode, n as moveOn, o as sentCode, t as bringBackTo } from "./go-to-step-CygVGI-p.js";
import { n as parseCode } from "./one-time-code-CFaQTlFg.js";
// src/content/steps/codigo.ts
/**
* Texts of the question that asks for the code sent to the e-mail address on an existing customer's record.
*/
var codigo$1 = {
	title: "Código de confirmação",
	stage: "Código",
	heading: "Qual é o código que enviamos para o seu e-mail?",
	again: "E o código que enviamos?",
	why: "Com ele sabemos que é você quem está pedindo.",
	labels: { code: "Código de seis números" },
	placeholders: { code: "000000" },
	submit: "Conferir o código",
	help: "O código chega ao e-mail do seu cadastro; olhe também o spam. Escreva “reenviar” para receber outro.",
	name: "código",
	words: ["codigo", "codigo de confirmacao"],
	shown: () => "Código conferido"
};
// src/funnel/steps/codigo.ts
/** The step for a one-time code. */
/** The answer that is stored once the one-time code was verified. The code itself is never stored. */
var CONFIRMED = {
	values: {},
	masked: {}
};
/** Step for the one-time code that is sent to the contact on a customer's record (D9, D67). */
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
		said: "code",
		inputMode: "numeric",
		autoComplete: "one-time-code",
		autoCapitalize: "none",
		maxLength: 8
	}],
	schema: () => object({ code: field(parseCode) }),
	applies: (order) => order.facts.code?.isNeeded === true,
	isDone: (order) => order.facts.code?.isVerified === true,
	restore: (lead) => lead.migration?.verified ? CONFIRMED : null,
	show: () => ({}),
	secret: true
};
// src/funnel/code-problems.ts
/** Returns the error message for a one-time code that was rejected (D6). */
function codeProblem({ reason, triesLeft }) {
	if (reason === "expired") return { problem: "codigo-vencido" };
	if (reason === "spent" || triesLeft === 0) return { problem: "codigo-esgotado" };
	return triesLeft === 1 ? { problem: "codigo-ultima-tentativa" } : {
		problem: "codigo-errado",
		left: triesLeft
	};
}
// src/lib/email-mask.ts
/**
* Masks an e-mail address for display (D22): 'maria@gmail.com' → 'm****@gmail.com'. Returns '' if there is
* nothing before the @.
*/
function maskEmail(email) {
	const at = email.lastIndexOf("@");
	return at < 1 ? "" : `${email.charAt(0)}****${email.slice(at)}`;
}
// src/sagas/code/email-code.ts
/** State of a code that has not been sent. */
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
/** Name of the field in which a step asks for the code. */
var fieldOf = (step) => step.fields[0]?.name ?? "";
/** Masked e-mail address that the code goes to; '' if this page does not know it. */
function contactOf({ facts: { onRecord }, answers: { email } }) {
	return onRecord?.email ?? maskEmail(email?.values.email ?? "");
}
/**
* After a reload, restores what is known about a sent code that is still valid, so that no other code is
* sent.
* @returns whether there is such a code
*/
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
* Runs while the visitor is at a step that asks for a code. It sends a code when the visitor arrives, unless
* this tab has already sent one, and another code whenever the visitor asks for it.
*/
function* keepCodeSent() {
	const { code } = (yield* select(selectOrder)).facts;
	if (code?.isVerified) return;
	if ((code?.sentTo ?? null) === null && !(yield* recallSent())) yield* sendUnlessTyped();
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
/**
* Sends a code, and stops retrying once the visitor submits a code. The e-mail may have arrived although the
* server's reply was lost.
*/
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
/**
* Whether the server refuses to send a code. The visitor is told, and the call is not retried automatically.
*/
var isRefusal = (error) => error.failure.kind === "server" && error.failure.status >= 400 && error.failure.status < 500 && !helpIn(error);
function* send(step) {
	if (!(yield* waitForSaves("code"))) return;
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
/**
* Handles the server's refusal to send a code: goes to the step whose answer is wrong, or shows the server's
* message at the field.
*/
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
			problems: { [fieldOf(step)]: error.problem }
		}));
		return;
	}
	yield* put(refused({
		step: asks,
		problems: { [named]: error.problem }
	}));
	yield* bringBackTo(asks);
}
var stepWith = (order, name) => findStep(order, ({ kind, fields }) => kind === "question" && fields.some((field) => field.name === name))?.id ?? null;
/**
* Checks a typed code. If it is right, the visitor moves on. If it is wrong, expired or used up, the question
* says so, and an earlier validation is revoked (F§4).
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
	yield* moveOn(step.id);
}
function* tryCode(step, first) {
	if (!(yield* waitForSaves("code"))) return null;
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
/** Sagas for every journey that asks for a code. */
var codeParts = {
	needs: { code: keepCodeSent },
	submits: { code: submitCode }
};
export { codigo$1 as i, CONFIRMED as n, codigo as r, codeParts as t };
