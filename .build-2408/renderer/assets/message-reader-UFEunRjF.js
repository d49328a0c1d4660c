import { C as disowned, Ct as withdrawAsked, J as restartAsked, M as messageRead, St as wished, U as pricesAsked, gt as volunteered, j as messageHeld, k as heldRead, m as codeAsked, o as asideOpened, y as correctionAsked } from "./events-C3g4CRov.js";
import { T as selectSubjectId, g as selectPosition, l as selectKeeps, p as selectOrder, s as selectIsBusy } from "./selectors-BG3aGS4u.js";
import { C as canRead, a as answerSecondLine, h as takesAdvisedPlan, i as situationOf, n as isUnderstood, o as withHouse, r as readInContext, s as prepareToRead, t as isTalk } from "./read-in-context-CWTzBP2k.js";
import { A as sayInTurn, C as saleTalk, D as askAgain, E as saysItIsMe, M as tell, N as unanswerable, O as quote, S as loadSaleTalk, T as answerAgentLink, _ as problemWith, a as correct, b as planStepOf, c as pressAction, d as isYesOrNo, f as raise, g as keepTyped, h as keepInForm, i as callPerson, j as sayTook, k as say, l as askStill, m as clearLine, o as goBack, p as settle, r as askToRestart, s as help, t as escalate, v as recordAnswers, w as advice, x as plansOnOffer, y as withForm } from "./reply-when-not-understood-DaCeYeH9.js";
import { t as chatReplies } from "./chat-command-replies-A2YZ0Mt5.js";
import { i as conversation, r as wishText } from "./answer-chips-DcTDCI8d.js";
import { a as firstStep, m as stepOf, r as addressStep } from "./journeys-CWpcRNhs.js";
import { L as textOf } from "../prerender.js";
import { t as fold } from "./lower-case-without-accents-CIid-5eF.js";
import { r as normalise } from "./text-DNnfE1uI.js";
import { t as wishes } from "./order-self-service-Y4XaV_g2.js";
// src/conversation/mask-secrets.ts
/** Removes secrets from a visitor's message before the chat shows it. */
/** Maximum number of characters of a message that are shown. */
var LIMIT = 280;
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
	return plain.length > LIMIT ? `${plain.slice(0, LIMIT)}…` : plain;
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
// src/conversation/messages/search-cep.ts
/** Decides which messages may begin or continue the search for a CEP, and loads the code for it (D98). */
/** Questions that a search answers better than their prepared answer. */
var ANSWERED_BY_SEARCH = /* @__PURE__ */ new Set([
	"o-que-e-cep",
	"cobertura",
	"por-que-cep"
]);
/** Whether the CEP is being asked for, and a message neither answers with one nor is a command or another question. */
var mayLackCep = ({ order, step }, { answers, command, wayOut, facts, advice }) => command === null && wayOut === null && !advice && answers[step] === void 0 && facts.every((id) => ANSWERED_BY_SEARCH.has(id)) && stepOf(order, step).fields.some(({ said }) => said === "cep");
/** Searches for the CEP if the message is about that, or else handles the message in another way. */
function searchCep(store, heard, orElse) {
	onceAnswerable(store, ["cep"], false, () => {
		if (saleTalk()?.findCep(store, heard) !== true) orElse();
	});
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
	else if (orElse && !isTalk(reading) && !reading.unanswered && !reading.answers[step]) orElse();
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
		const answerIt = () => onceAnswerable(store, reading.facts, !isAnswer, () => act(store, told));
		if (mayLackCep(situation, reading)) searchCep(store, told, answerIt);
		else answerIt();
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
