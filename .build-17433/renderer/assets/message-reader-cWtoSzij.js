import { C as disowned, J as restartAsked, M as messageRead, U as pricesAsked, bt as withdrawAsked, j as messageHeld, k as heldRead, m as codeAsked, o as asideOpened, pt as volunteered, y as correctionAsked, yt as wished } from "./events-CzyKncKx.js";
import { F as check, T as selectSubjectId, a as selectDraft, g as selectPosition, l as selectKeeps, p as selectOrder, r as selectBanks, s as selectIsBusy, y as selectQuiz } from "./selectors-BG3aGS4u.js";
import { _ as MessageText, a as takesAdvisedPlan, g as isSame, h as placeInList, i as read, p as isExtra, r as prepareToRead, t as canRead } from "./read-B_upIGRp.js";
import { A as sayInTurn, C as saleTalk, D as askAgain, E as saysItIsMe, M as tell, O as quote, P as unanswerable, S as loadSaleTalk, T as answerAgentLink, _ as problemWith, a as correct, b as planStepOf, c as pressAction, d as isYesOrNo, f as raise, g as keepTyped, h as keepInForm, i as callPerson, j as sayTook, k as say, l as askStill, m as clearLine, o as goBack, p as settle, r as askToRestart, s as help, t as escalate, v as recordAnswers, w as advice, x as plansOnOffer, y as withForm } from "./reply-when-not-understood-K5WQ8IRj.js";
import { t as chatReplies } from "./chat-command-replies-BmkN0Nz9.js";
import { i as conversation, r as wishText } from "./answer-chips-Bv3pCHvg.js";
import { a as firstStep, c as isStepOf, i as findStep, m as stepOf, r as addressStep, s as idsOf } from "./journeys-CWpcRNhs.js";
import { F as textOf, L as asksOneLine, R as asksSecondLine } from "../prerender.js";
import { t as fold } from "./lower-case-without-accents-CIid-5eF.js";
import { r as normalise } from "./text-DNnfE1uI.js";
import { s as FILLERS } from "./commands-CO3kK-2r.js";
import { i as addDays, s as isoToBr } from "./parse-and-format-dates-ClwBXgld.js";
import { t as wishes } from "./order-self-service-Y4XaV_g2.js";
import { r as likelyTypo } from "./EmailTypoQuestion-CwkJDchE.js";
// src/conversation/mask-secrets.ts
/** Removes secrets from a visitor's message before the chat shows it. */
/** Maximum number of characters of a message that are shown. */
var LIMIT$1 = 280;
/** Builds a pattern for numbers with at least `from` digits and the separators that people type. */
var numbers = (from) => new RegExp(`\\(?\\d(?:[\\s./()-]*\\d){${from - 1},}`, "g");
/**
* Returns how many digits a number needs to count as secret. It may then be a document, phone or account
* number. The limit is higher while the chat asks for an address or a date.
*/
function secretFrom(order, position, understood) {
	const { isKeptInTab, secret, view } = stepOf(order, position);
	if (secret || understood.some(({ step }) => stepOf(order, step).secret)) return 4;
	return isKeptInTab || view === "dates" ? 9 : 7;
}
/** A date, which may be a birth date. Like a CEP, it has only eight digits. */
var DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g;
/** Whether a message has neither letters nor digits left. */
var isBare = (text) => !/[\p{L}\d]/u.test(text);
/**
* Prepares a visitor's message for display in the conversation: shortens it, and replaces everything that may
* be secret by '…', because secrets are never shown in full again (D22).
* @param position step that the chat is asking for now
* @param understood values found in the message
* @returns '' if nothing is left to show
*/
function withoutSecrets(order, position, message, understood = []) {
	const typed = message.replace(/\s+/g, " ").trim();
	const words = new Set(understood.filter(({ step }) => stepOf(order, step).secret).flatMap(({ values }) => Object.values(values)).flatMap((value) => normalise(value).split(" ")).filter((word) => word.length > 1 && word !== "true" && word !== "false"));
	const plain = typed.split(" ").map((word) => words.has(normalise(word).replace(/[^\p{L}\d@.]/gu, "")) ? "…" : word).join(" ").replace(stepOf(order, position).view === "dates" ? /(?!)/ : DATE, "…").replace(numbers(secretFrom(order, position, understood)), "…").replace(/…(?:\s*…)+/g, "…");
	if (isBare(plain)) return "";
	return plain.length > LIMIT$1 ? `${plain.slice(0, LIMIT$1)}…` : plain;
}
// src/conversation/messages/answer-visitor-questions.ts
/** Answers questions about the service that visitors ask in the chat. */
/** What was asked whose answer names a price. Before the address is known, the campaign's prices must be. */
var PRICED = /* @__PURE__ */ new Set([
	"preco",
	"caro",
	"preco-concorrente",
	"pechincha",
	"mais-barato",
	"sem-debito"
]);
/** Milliseconds to wait for what an answer needs before answering without it. */
var PATIENCE = 2500;
/** Answers that wait for what they need. A further message does not wait behind them. */
var waiting = /* @__PURE__ */ new WeakMap();
/** Gives the answer that waits, as far as it can be given. */
var answerWaiting = (store) => waiting.get(store)?.();
/** Loads the campaign's prices, unless those of the address are known. */
function loadPrices(store) {
	const { range } = store.getState().dialogue.noted;
	const order = selectOrder(store.getState());
	if (range === void 0 && planStepOf(order) && plansOnOffer(order).length === 0) store.dispatch(pricesAsked());
}
/**
* Calls a function once what an answer needs has loaded, or could not be: its code, and the prices that it names.
* @param isPatient whether it may wait for prices, because the message records nothing
*/
function onceAnswerable(store, ids, isPatient, then) {
	const state = store.getState();
	const order = selectOrder(state);
	const isKnown = () => store.getState().dialogue.noted.range !== void 0;
	const isPriced = isPatient && ids.some((id) => PRICED.has(id)) && planStepOf(order) !== void 0 && plansOnOffer(order).length === 0;
	const needsCode = ids.length > 0;
	const isReady = () => (!needsCode || saleTalk() !== null) && (!isPriced || isKnown());
	if (isReady()) {
		then();
		return;
	}
	const finish = () => {
		clearTimeout(timer);
		stop();
		waiting.delete(store);
		keepTyped(store, then);
	};
	clearLine(store);
	const timer = setTimeout(finish, PATIENCE);
	const finishIfReady = () => {
		if (waiting.get(store) === finish && isReady()) finish();
	};
	const stop = store.subscribe(finishIfReady);
	waiting.set(store, finish);
	if (needsCode) loadSaleTalk().then(finishIfReady, () => {
		if (waiting.get(store) === finish) finish();
	});
	if (isPriced) loadPrices(store);
}
/** Buttons below an answer, at most. */
var MOST_BUTTONS = 3;
/**
* Answers what visitors ask or say besides the answers of the order, using this visitor's plan and prices.
* @param ids ids of the prepared answers and of the moves; unknown ids are ignored
* @param message the message as typed
* @param isBeside whether the message also contained something else, such as an answer to the open question
* @param isPassing whether the message has led to another question, before which the answer is shown
*/
function answerFacts(store, ids, message, isBeside, isPassing = isBeside) {
	const actions = [];
	let isFirst = true;
	for (const id of saleTalk()?.answeredOf(ids) ?? ids) {
		const told = saleTalk()?.answerTo(store, id, message) ?? { text: unanswerable.alone[0] };
		const more = {
			...told.link ? { link: told.link } : {},
			...isPassing ? { passing: true } : {}
		};
		if (isBeside && isFirst) say(store, `${conversation.alsoAsked} ${told.text}`, {
			...more,
			turn: `told ${told.text}`
		});
		else tell(store, told.text, more);
		isFirst = false;
		actions.push(...told.actions ?? []);
	}
	if (actions.length > 0) store.dispatch(asideOpened({ actions: actions.slice(0, MOST_BUTTONS) }));
}
/** Admits that a question cannot be answered, with a channel to a person. */
function admit(store, isBeside, isPassing = false) {
	if (isBeside) {
		sayInTurn(store, "unanswered beside", unanswerable.beside, isPassing ? { passing: true } : {});
		return;
	}
	sayInTurn(store, "unanswered", unanswerable.alone);
	store.dispatch(asideOpened("human"));
}
// src/understanding/extractors/house-or-flat.ts
/** Reads whether a message says that the address is a house, or which flat it is. */
var LIMIT = 128;
/** Answers for an address without a complement: "É casa", "moro em casa térrea", "não", "sem complemento". */
var NONE = /^(?:(?:e|eh|na|nao|n|sim|so|uma|um|minha|a|moro|em|numa|fica|aqui|mesmo|normal|e uma)[ ,]+)*(?:casa|sobrado|residencia|terrea|nao|n|nenhum|nada|nada nao|(?:sem|nao (?:tem|possui|ha)|n tem|nenhum) (?:complemento|compl|apto|ap|apartamento|bloco|nada|isso)|nao (?:tem|possui|ha|e (?:ap|apto|apartamento|predio)))(?:[ ,]+(?:casa|terrea|mesmo|msm|normal|so|e|eh|sem complemento|de rua|nao|viu|ta|ok|sim|obrigad[oa]))*\W*$/;
/** Answers that mention a flat without its number. */
var FLAT = /\b(?:ap|apt|apto|ape|apartamento|apart|predio|edificio|condominio|kitnet)\b\W*$/;
/** A flat number on its own: '42', '42 b', 'b12'. */
var ALONE = /^(?:\d{1,5} ?[a-z]?|[a-z]\d{1,4})$/;
/**
* Words that rule out a flat in a message with a house number: "casa 12", "1578, é casa", "130 sem
* complemento".
*/
var HOUSE = /(?<!\b(?:da|de|a) )\b(?:casa(?! (?:d[aeo]|ou) )|sobrado|residencia)\b|\b(?:sem|nao (?:tem|possui|ha)|n tem) (?:complemento|compl|apto|ap|apartamento|bloco)\b|\bnao (?:e|eh|moro em) (?:ap|apto|apartamento|predio)\b/;
/** Whether a message with a house number also says that the address is a house without flats. */
var saysHouse = (message) => HOUSE.test(new MessageText(message).said);
/**
* Reads an answer to "É casa ou apartamento?", house or flat (D80). Call it only if the message contains
* nothing else.
* @returns null if the message does not answer that question
*/
function readComplement(message) {
	const text = new MessageText(message.trim());
	const said = text.said.replace(/\s+/g, " ").trim();
	if (said === "" || text.raw.length > LIMIT || /\?/.test(said)) return null;
	if (NONE.test(said)) return { complement: "" };
	if (ALONE.test(said)) return { complement: text.raw.trim().replace(/\s+/g, " ") };
	const words = [...said.matchAll(/[a-z0-9]+/g)];
	const first = words.findIndex(([word]) => isExtra(word));
	if (first < 0) return FLAT.test(said) ? "no-number" : null;
	const lead = words.slice(0, first).map(([word]) => word);
	if (!lead.every((word) => FILLERS.has(word) || LEAD.has(word) || FLOOR.test(word))) return null;
	const start = lead.some((word) => FLOOR.test(word)) ? 0 : words[first]?.index ?? 0;
	if (FLAT.test(said) && !NAMED.test(said.slice(start))) return "no-number";
	return { complement: text.typed(start, text.said.length).trim().replace(/[.!]+$/, "") };
}
var LEAD = new Set("e eh o no na a em moro fica do da meu minha apenas um uma numa num sim nao sou esse".split(" "));
var FLOOR = /^\d{1,2}[oa]?$/;
/** Digits or words that identify a flat within a building. */
var NAMED = /\d|\b(?:fundos|frente|terreo|cobertura|altos|baixos|[a-z])\b/;
// src/conversation/messages/house-or-flat.ts
/**
* Marks the address as a house if the message says so together with the house number. The chat then does not
* ask "É casa ou apartamento?" (D80).
*/
function withHouse(reading, message, order) {
	const step = findStep(order, ({ second }) => second !== void 0);
	const said = step && reading.answers[step.id];
	if (!said || said.complement || !saysHouse(message)) return reading;
	return {
		...reading,
		answers: {
			...reading.answers,
			[step.id]: {
				...said,
				home: "house"
			}
		}
	};
}
/**
* Handles the answer to "É casa ou apartamento?" (house or flat). A message with other content, such as a
* command, or with a complete address does not answer it.
* @param echo the message with secrets masked, as shown in the transcript
* @returns whether the message answered the question
*/
function answerSecondLine(store, reading, message, echo) {
	const state = store.getState();
	const order = selectOrder(state);
	const position = selectPosition(state);
	if (!asksSecondLine(order, stepOf(order, position))) return false;
	const { command, facts, wayOut, advice, answers } = reading;
	if (command !== null || facts.length > 0 || wayOut !== null || advice || answers[position]?.complement) return false;
	const said = readComplement(message);
	if (said === null) return false;
	store.dispatch(messageRead({ understood: true }));
	clearLine(store);
	if (said === "no-number") {
		quote(store, echo);
		say(store, textOf(order, position).second?.which ?? "");
		return true;
	}
	const { values = {} } = order.answers[position] ?? {};
	store.dispatch(volunteered({ answers: { [position]: {
		...values,
		complement: said.complement
	} } }));
	return true;
}
// src/conversation/messages/message-context.ts
/**
* Collects the context in which a message is read: the order, the current question and the values in its
* form.
* @param message the message just sent. The field into which it was typed still holds it, so it is left out
*   of `draft`.
*/
function situationOf(state, message) {
	const order = selectOrder(state);
	const step = selectPosition(state);
	return {
		step,
		order: withDays(order),
		quiz: selectQuiz(state),
		banks: selectBanks(state) ?? [],
		words: Object.fromEntries(idsOf(order, "chat").map((id) => [id, textOf(order, id).words])),
		doubt: state.dialogue.doubt,
		draft: withoutMessage(state, step, message),
		advised: state.dialogue.noted.advised,
		choice: choiceAt(order, step)
	};
}
/** Returns the choice of a step, if no field of that step is read from messages in another way (`Field.said`). */
function choiceAt(order, step) {
	const { fields } = stepOf(order, step);
	const { options } = textOf(order, step);
	const field = fields.find(({ kind }) => kind === "choice");
	return field && options && fields.every(({ said }) => said === void 0) ? {
		name: field.name,
		options
	} : void 0;
}
/** Number of days, from tomorrow on, for which an installation can be booked. */
var DAYS = 30;
/**
* Until the free days are known, returns the order with every day free. A day in a message is checked later.
*/
function withDays(order) {
	if (order.facts.freeDates) return order;
	const freeDates = Array.from({ length: DAYS }, (_, at) => ({
		date: isoToBr(addDays(order.today, at + 1)),
		periods: ["manha", "tarde"]
	}));
	return {
		...order,
		facts: {
			...order.facts,
			freeDates
		}
	};
}
/**
* Returns the unsent values of a step's form without the message that was just sent from one of its fields.
*/
function withoutMessage(state, step, message) {
	const { fields, parts } = stepOf(selectOrder(state), step);
	const { taken, reopened } = state.parts;
	const isTold = (name) => !parts || taken[step]?.includes(name) === true && reopened?.name !== name;
	const isText = (name) => fields.find((field) => field.name === name)?.kind === "text";
	const bare = (text) => text.replace(/[^\p{L}\d]/gu, "");
	const sent = bare(message);
	return Object.fromEntries(Object.entries(selectDraft(state, step)).filter(([name, value]) => isTold(name) && (!isText(name) || !value || !sent.includes(bare(value)))));
}
// src/conversation/messages/carry-out-self-service-requests.ts
/**
* Carries out a request that does not answer the current question, such as trying another address.
* @param echo the message with secrets masked, as shown in the transcript
*/
function leave(store, way, echo) {
	const order = selectOrder(store.getState());
	switch (way) {
		case "device": {
			const hasOrder = selectSubjectId(store.getState()) !== null;
			quote(store, echo);
			say(store, hasOrder ? chatReplies.commands.elsewhere : chatReplies.commands.elsewhereNothing);
			if (hasOrder) store.dispatch(asideOpened("elsewhere"));
			return;
		}
		case "address":
			store.dispatch(correctionAsked({ step: addressStep(order) }));
			return;
		case "document":
			store.dispatch(correctionAsked({ step: firstStep(order) }));
			return;
		case "withdraw":
			store.dispatch(withdrawAsked());
			return;
		case "visit":
			quote(store, echo);
			if (order.finished?.isFixed) {
				say(store, wishes.visit.fixed);
				store.dispatch(asideOpened("human"));
				return;
			}
			say(store, wishes.visit.opened);
			store.dispatch(wished({ what: "dates" }));
			store.dispatch(asideOpened("visit"));
			return;
		case "code":
			quote(store, echo);
			store.dispatch(codeAsked());
	}
}
// src/conversation/messages/read-in-context.ts
/**
* Works out what a chat message means at this point of the conversation. Besides answers and commands, a
* message may complete a doubtful value, choose between several values, give the new value of a correction,
* or contain a typo in an e-mail address.
*/
function readInContext(text, situation) {
	return questionTypo([withLine, withDigits].reduce((reading, more) => more(reading, text, situation), readWith(text, situation)), situation.doubt);
}
/**
* Adds the fields that the step's own one-line parser finds, unless they contradict the values found so far.
*/
function withLine(reading, text, { step, order }) {
	const present = stepOf(order, step);
	if (reading.facts.length > 0 || reading.unanswered) return reading;
	const read = reading.answers[step];
	const checked = present.line && read ? check(present, present.line.read(text, {}), order) : null;
	if (!read || !checked || "problems" in checked) return reading;
	return Object.entries(read).every(([name, value]) => !value || checked.values[name] === value) ? {
		...reading,
		answers: {
			...reading.answers,
			[step]: checked.values
		}
	} : reading;
}
/**
* Treats a message of digits that was not understood as an invalid answer, so that the question's own error
* message is shown.
*/
function withDigits(reading, text, { step, order }) {
	const present = stepOf(order, step);
	const name = present.fields.find(({ kind }) => kind === "text")?.name;
	if (isUnderstood(reading) || !asksOneLine(present) || name === void 0 || !/^[\d\s./()-]+$/.test(text)) return reading;
	return {
		...reading,
		doubts: [{
			step,
			values: { [name]: text },
			why: "invalid"
		}]
	};
}
/**
* Reads a message, and completes it if it announces a correction or replies to a question about a doubtful
* value.
*/
function readWith(text, situation) {
	const reading = read(text, situation);
	const { command } = reading;
	if (command?.startsWith("correct:")) return withNewValue(reading, text, {
		...situation,
		step: command.slice(8)
	});
	return situation.doubt ? withDoubt(reading, situation.doubt, text, situation) : reading;
}
/** Completes the doubtful value with the message, which may be a missing surname or area code. */
function withDoubt(reading, { step, values, why, or }, text, situation) {
	const [before = ""] = Object.values(values);
	if (or) return withChoice(reading, or, text, {
		...situation,
		step
	});
	if (reading.answers[step] || isTalk(reading) || normalise(before) === normalise(text)) return reading;
	const whole = {
		surname: `${before} ${text}`,
		ddd: `${text} ${before}`
	};
	const completed = read(whole[why] ?? text, {
		...situation,
		doubt: null
	});
	return completed.answers[step] ? completed : reading;
}
/**
* Chooses between the doubtful values: by position ("o primeiro"), or because the message repeats one of
* them.
*/
function withChoice(reading, or, text, situation) {
	const { step } = situation;
	const place = placeInList(text);
	const chosen = place === null ? void 0 : or.at(place);
	if (chosen) return {
		...reading,
		answers: { [step]: chosen },
		doubts: [],
		clear: true
	};
	if (isUnderstood(reading)) return reading;
	const { [step]: values } = read(text, {
		...situation,
		doubt: null
	}).answers;
	return values !== void 0 && or.some((each) => isSame(each, values)) ? {
		...reading,
		answers: { [step]: values },
		clear: true
	} : reading;
}
/** Reads the text after "para" as the new value of a correction: "mudar o nome para Joana Prado". */
function withNewValue(reading, text, situation) {
	const { step } = situation;
	const value = text.split(/\s(?:para|pra|pro)\s|:\s/i).at(-1) ?? "";
	if (reading.answers[step] !== void 0 || reading.doubts.some((doubt) => doubt.step === step) || value === text || !isStepOf(situation.order, step)) return reading;
	const { answers, doubts } = read(value, {
		...situation,
		doubt: null,
		draft: {}
	});
	return {
		...reading,
		answers: answers[step] ? {
			...reading.answers,
			[step]: answers[step]
		} : reading.answers,
		doubts
	};
}
/**
* Asks once about a likely typo in a well-known e-mail domain. Such an address is never refused (U-inputs).
*/
function questionTypo(reading, before) {
	const { email, ...answers } = reading.answers;
	const typed = email?.email;
	const suggestion = typed ? likelyTypo(typed) : null;
	if (!suggestion || before?.values.email === suggestion) return reading;
	const doubt = {
		step: "email",
		values: { email: suggestion },
		why: "typo"
	};
	return {
		...reading,
		answers,
		doubts: [doubt, ...reading.doubts],
		clear: false
	};
}
/** Whether a message contains something besides answers, such as a command or a question. */
function isTalk({ command, facts, wayOut, smalltalk, person, advice: asksAdvice, wrong }) {
	return facts.length > 0 || Boolean(command ?? wayOut ?? smalltalk ?? person) || asksAdvice || wrong;
}
/** Whether anything in a message was understood. */
var isUnderstood = (reading) => Object.keys(reading.answers).length + reading.doubts.length > 0 || isTalk(reading);
// src/conversation/messages/handle-message.ts
/**
* Reads a message that the visitor typed into any input of the chat, and acts on it (docs/decisions/0021).
* @param orElse submits the form into which the message was typed. It is called instead if the message
*   neither answers the open question nor contains anything else, such as a command.
*/
function handleMessage(store, message, orElse) {
	const text = message.trim();
	if (text === "") return;
	answerWaiting(store);
	const { dialogue } = store.getState();
	const situation = situationOf(store.getState(), text);
	const { order, step } = situation;
	const reading = withHouse(readInContext(text, situation), text, order);
	const { agreed } = reading;
	const [offered, another] = proposed(dialogue.aside);
	const isMe = dialogue.aside === "agent" ? saysItIsMe(text, agreed) : null;
	if (dialogue.aside === "restart" && agreed !== null) answerRestart(store, agreed, text);
	else if (isMe !== null) answerAgentLink(store, isMe, text);
	else if (offered && !another?.answers && isTaken(offered, step, reading, text)) pressAction(store, offered);
	else if (dialogue.doubt && isYesOrNo(dialogue.doubt) && agreed !== null) {
		store.dispatch(messageRead({ understood: true }));
		settle(store, dialogue.doubt, agreed, text);
	} else if (order.answers[step]?.isUnsure && agreed !== null && !reading.answers[step]) answerStill(store, agreed, text);
	else if (orElse && !isTalk(reading) && !reading.answers[step]) orElse();
	else {
		const echo = withoutSecrets(order, step, text, [...Object.entries(reading.answers).map(([id, values]) => ({
			step: id,
			values
		})), ...reading.doubts]);
		if (answerSecondLine(store, reading, text, echo)) return;
		const told = {
			...situation,
			reading,
			echo,
			text,
			pending: dialogue.doubt
		};
		const isAnswer = Object.keys(reading.answers).length > 0;
		onceAnswerable(store, reading.facts, !isAnswer, () => act(store, told));
	}
}
/**
* Warms up the message reader, so that the first message is read faster. Call it when the browser is idle and
* the journey has loaded.
*/
function prepareToHandle(store) {
	prepareToRead(situationOf(store.getState(), ""));
	loadPrices(store);
	loadSaleTalk().catch(() => {});
}
/** Handles yes or no while the chat asks "Quer mesmo recomeçar?". */
function answerRestart(store, agreed, text) {
	store.dispatch(messageRead({ understood: true }));
	if (agreed) {
		store.dispatch(restartAsked());
		return;
	}
	clearLine(store);
	quote(store, text);
	say(store, chatReplies.commands.recomecarKept);
}
/**
* Handles yes or no to "Ainda é o nº 1000?". The chat asks this to confirm the house number after a change of
* CEP (D62).
*/
function answerStill(store, agreed, text) {
	const step = selectPosition(store.getState());
	const { values = {} } = selectOrder(store.getState()).answers[step] ?? {};
	store.dispatch(messageRead({ understood: true }));
	clearLine(store);
	if (agreed) {
		store.dispatch(volunteered({ answers: { [step]: values } }));
		return;
	}
	store.dispatch(disowned({ step }));
	quote(store, text);
	askAgain(store);
}
/** Returns the buttons under the last answer. */
var proposed = (aside) => aside !== null && typeof aside === "object" ? aside.actions : [];
/** Whether a message takes what the only button under the last answer offers: 'pode ser essa'. */
function isTaken({ answers }, step, { agreed }, text) {
	if (!answers) return false;
	return agreed === true && answers[step] !== void 0 || takesAdvisedPlan(fold(text), true) !== null;
}
/**
* Acts on the meaning of a message. If a message has several meanings, the first branch here wins: commands
* first, small talk last.
*/
function act(store, heard) {
	const { reading, echo, text, pending } = heard;
	const { command, facts, wayOut, smalltalk, person, agreed, unanswered } = reading;
	const order = selectOrder(store.getState());
	const step = stepOf(order, selectPosition(store.getState()));
	const isNo = reading.wrong || step.view === "review" && agreed === false;
	store.dispatch(messageRead({ understood: isNo || isUnderstood(reading) }));
	const [doubt] = reading.doubts;
	if (command !== null) {
		clearLine(store);
		obey(store, command, reading, echo);
		if (facts.length > 0) answerFacts(store, facts, text, true);
		if (command.startsWith("correct:") && doubt) raise(store, doubt, "");
		else if (command === "help" && pending) askStill(store, pending);
	} else if (wayOut !== null) {
		clearLine(store);
		leave(store, wayOut, echo);
	} else if (Object.keys(reading.answers).length > 0) answer(store, heard);
	else if (reading.advice) advise(store, echo);
	else if (doubt) {
		raise(store, doubt, echo, text);
		if (facts.length > 0) answerFacts(store, facts, text, true);
		if (unanswered) admit(store, true);
	} else if (facts.length > 0) {
		clearLine(store);
		quote(store, echo);
		answerFacts(store, facts, text, false);
		if (unanswered) admit(store, true);
		askOn(store, pending);
	} else if (person !== null) switchPerson(store, person, echo);
	else if (unanswered) {
		clearLine(store);
		if (store.getState().dialogue.misses > 2) escalate(store, echo);
		else {
			quote(store, echo);
			askOn(store, pending);
			admit(store, false);
		}
	} else if (smalltalk !== null) reply(store, smalltalk, echo, pending);
	else if (isNo) {
		clearLine(store);
		quote(store, echo);
		say(store, chatReplies.commands.corrigirUnknown);
	} else {
		clearLine(store);
		escalate(store, echo);
		if (pending && store.getState().dialogue.misses < 2) askStill(store, pending);
	}
}
/** Asks what was open before the message: a doubtful value, or the question of the order. */
function askOn(store, pending) {
	const state = store.getState();
	if (pending) askStill(store, pending);
	else if (stepOf(selectOrder(state), selectPosition(state)).view !== "plans") askAgain(store);
}
function obey(store, command, reading, echo) {
	if (command === "back") goBack(store, echo);
	else if (command === "restart") askToRestart(store, echo);
	else if (command === "help") help(store, echo);
	else if (command === "human") callPerson(store, echo);
	else correct(store, command.slice(8), reading, echo);
}
/** Records the answers of a message, then replies to the rest of it. */
function answer(store, { reading, echo, text }) {
	const { answers, facts, doubts, unanswered } = reading;
	const [doubt] = doubts.filter(({ step }) => isJudged(store, step));
	const order = selectOrder(store.getState());
	const position = selectPosition(store.getState());
	const own = answers[position];
	const draft = store.getState().flow.drafts[position] ?? {};
	const problem = own ? problemWith(order, position, withForm(stepOf(order, position), own, draft)) : null;
	const isSubmitted = stepOf(order, position).submits !== void 0;
	if (problem !== null && !isSubmitted) quote(store, echo);
	else clearLine(store);
	if (problem !== null && own) keepInForm(store, own);
	recordAnswers(store, answers);
	const now = selectPosition(store.getState());
	if (facts.length > 0) answerFacts(store, facts, text, true, now !== position);
	if (unanswered) admit(store, true, now !== position);
	if (doubt) raise(store, doubt, "");
	else if (now !== position) {
		if (Object.keys(answers).length > 1) sayTook(store);
	} else if (!own) {
		const { wish } = answers.planos ?? {};
		if (wish) say(store, conversation.wishes.kept(wishText(wish)));
		else sayInTurn(store, "took", conversation.took);
		askAgain(store);
	}
}
/**
* Whether the chat can ask about a doubtful value of a step yet. For dates and plans, the list must have
* loaded first.
*/
function isJudged(store, id) {
	const order = selectOrder(store.getState());
	const { view } = stepOf(order, id);
	if (view === "dates") return order.facts.freeDates !== null;
	return view !== "plans" || order.facts.coverage !== null;
}
/** Switches between CPF and CNPJ after a message such as "Sou empresa". */
function switchPerson(store, person, echo) {
	const order = selectOrder(store.getState());
	const position = selectPosition(store.getState());
	clearLine(store);
	keepInForm(store, { person_type: person });
	quote(store, echo);
	const { variants, heading } = textOf(order, position);
	say(store, variants?.[person]?.heading ?? heading);
}
/** Replies to small talk. A visitor who stays upset is offered contact with a person. */
function reply(store, smalltalk, echo, pending) {
	const { smalltalk: replies } = conversation;
	clearLine(store);
	quote(store, echo);
	const list = smalltalk === "bye" && !selectKeeps(store.getState()) ? replies.byeOpen : replies[smalltalk];
	sayInTurn(store, smalltalk, list);
	if (smalltalk === "upset" && (store.getState().dialogue.turns.upset ?? 0) >= list.length) store.dispatch(asideOpened("human"));
	if (smalltalk !== "bye") askOn(store, pending);
}
/**
* Replies to "Qual é o melhor?" with the plan advice, once the plans at the address are known. What the visitor
* told about the household is not asked again.
*/
function advise(store, echo) {
	const order = selectOrder(store.getState());
	const { home } = store.getState().dialogue.noted;
	clearLine(store);
	quote(store, echo);
	if (!order.facts.coverage?.plans.length) {
		say(store, advice.later);
		askAgain(store);
	} else if (home?.people !== void 0) {
		answerFacts(store, ["serve"], "", false);
		askAgain(store);
	} else {
		say(store, advice.start);
		store.dispatch(asideOpened("advice"));
	}
}
// src/conversation/messages/message-reader.ts
/** Whether everything has loaded that a message may need to be read at the open question. */
function isReadyFor(store, message) {
	const state = store.getState();
	return canRead(message, {
		order: selectOrder(state),
		step: selectPosition(state)
	});
}
/** Loads what the messages need that were sent early. */
async function prepareForHeld(store) {
	const { held } = store.getState().dialogue;
	if (!held.every(({ text }) => isReadyFor(store, text))) await loadSaleTalk();
}
/**
* Handles, in order, the messages that the visitor sent before the code that reads messages had loaded. Text
* that is being typed stays in the input. If a message starts a request to the server, the messages after it
* wait for the reply.
*/
function handleHeldMessages(store) {
	const { held } = store.getState().dialogue;
	store.dispatch(heldRead());
	keepTyped(store, () => {
		for (const message of held) if (selectIsBusy(store.getState())) store.dispatch(messageHeld(message));
		else if (!isOvertaken(store, message)) handleMessage(store, message.text);
	});
}
/**
* Whether a message asks to go back from a question that the visitor has answered since. It must not take them
* back from the next one.
*/
function isOvertaken(store, { text, at }) {
	const state = store.getState();
	return at !== selectPosition(state) && readInContext(text, situationOf(state, text)).command === "back";
}
export { handleHeldMessages, handleMessage, isReadyFor, loadSaleTalk, prepareForHeld, prepareToHandle };
