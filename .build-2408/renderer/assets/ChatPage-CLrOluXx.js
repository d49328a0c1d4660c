import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, G as chat, K as chatTitleOf, L as textOf, M as useStore, P as chatWordingOf, R as wordingOf, j as useSelector, u as PrimaryButton, z as asksOneLine } from "../prerender.js";
import { a as firstStep, i as findStep, l as isWhole, m as stepOf, s as idsOf } from "./journeys-CWpcRNhs.js";
import { t as openerOf } from "./journey-drawings-DI4cVjPO.js";
import { a as PlansQuestion, i as OrderCard, n as QuestionForm, r as Notices, t as SavedSign } from "./SavedSign-pp32lowb.js";
import { n as LoadingPage, r as Header, t as ExpiredOrErasedPage } from "./LoadingPage-KxpSaCQo.js";
import { i as registeredOf } from "./journey-part-registry-PbjbEmAN.js";
import { n as useFocusOnMove } from "./useFocusOnMove-BlbKmaHK.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { t as WaitState } from "./WaitState-GpSyohXs.js";
import { E as selectWait, F as check, P as stepsOf, T as selectSubjectId, _ as selectProblems, c as selectIsCorrection, f as selectOpenPart, g as selectPosition, h as selectPhase, p as selectOrder, s as selectIsBusy, x as selectReturnTo } from "./selectors-BG3aGS4u.js";
import { a as TypingDots, i as Message, n as ChatFrame, o as ChatWordsContext, r as Answer, t as Composer } from "./Composer-14YCUYhT.js";
import { n as isSiteThere, r as loadWithRetries, t as lazily } from "./lazily--AIPxAEW.js";
import { n as UNKNOWN_CEP } from "./street-instead-of-cep-qawzzmBy.js";
import { t as isHouseWithComplement } from "./house-number-CpppI8hG.js";
import { i as LetterKeyboardContext, n as ProblemsInChatContext } from "./FieldView-bMYmI5iO.js";
import { T as drafted, j as messageHeld, s as backAsked, y as correctionAsked } from "./events-C3g4CRov.js";
import { n as QuietButton } from "./Notice-DoZ-1JzC.js";
import { t as fetchModule } from "./import-with-retry-CMqGnueI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { t as answerText } from "./answer-text-to6_9Otl.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { s as WHY, t as CHAT_PROBLEM } from "./Question-D6jDMlAm.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
// src/funnel/messages-needing-no-reader.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Recognises chat messages that need no interpretation, such as a CEP (postcode) or a house number. */
/**
* Whether a message consists only of digits and punctuation and is a valid answer. Such a message can be
* stored without loading the code that interprets messages.
*/
var isPlain = (order, step, values, message) => /^[\d\s./()-]+$/.test(message) && "values" in check(step, values, order);
/** Matches a house number, or a formatted birth date, CPF (tax number) or phone number. */
var UNMISTAKABLE = /^(?:\d{1,5}|\d{2}\/\d{2}\/\d{4}|\d{3}\.\d{3}\.\d{3}-\d{2}|\(\d{2}\) \d{4,5}-\d{4})$/;
var asksHouse = ({ line, fields }) => line !== void 0 && fields[0]?.said === "house";
/**
* Whether a message is certainly the answer to the current question: it is valid, and either it consists of digits and
* punctuation and the question is the journey's first, or its format is unmistakable, as in '1500' or '1500 apto 12'.
*/
function isSurelyPlain(order, step, values, message) {
	const typed = message.trim();
	if (asksHouse(step) && isHouseWithComplement(typed)) return "values" in check(step, values, order);
	return (step.id === firstStep(order) || UNMISTAKABLE.test(typed)) && isPlain(order, step, values, message);
}
// src/conversation/use-message-handler.ts
/** Gives every input of the chat the function that handles messages. */
var TakeMessageContext = (0, import_react.createContext)(() => {});
/** Moves the focus back to the chat's input, so that the visitor can go on typing. */
function focusLine$1() {
	document.querySelector(".chat__foot form :is(input:not([type=hidden], [type=radio], [type=checkbox]))")?.focus({ preventScroll: true });
}
var loaded = null;
/**
* Loads the code that reads messages. After a failure, the next call tries again. If the site does not
* respond, no file is requested: the browser would remember the file as failed until a reload, and a reload
* would lose the message (docs/decisions/0015).
* @throws Error if the site does not respond or a file does not load
*/
async function loadMessageReader() {
	if (!loaded && !await isSiteThere()) throw new Error("the site does not answer");
	loaded ??= await fetchModule(async () => import("./message-reader-UFEunRjF.js"));
	return loaded;
}
/**
* Loads and warms up the code that reads messages when the browser is idle. As in src/app/boot/prefetch.ts,
* it is loaded after the forms of the order: it is as large as all forms together, and a simple answer needs
* only the next form.
* @returns a function that cancels the preparation
*/
function prepareWhenIdle(store) {
	let isHere = true;
	async function prepare() {
		const { prepareToHandle } = await loadMessageReader();
		if (isHere) prepareToHandle(store);
	}
	const tryToPrepare = () => void prepare().catch(() => {});
	const plan = () => {
		if ("requestIdleCallback" in window) requestIdleCallback(tryToPrepare);
		else setTimeout(tryToPrepare, 500);
	};
	PlansQuestion.preload().then(loadMessageReader).then(plan, () => {});
	return () => {
		isHere = false;
	};
}
/**
* Returns the function that handles chat messages. If the code that reads messages has not loaded yet, the
* message is shown as sent and is read later, so that the visitor does not have to type it twice.
*/
function useMessages() {
	const store = useStore();
	const isBusy = useSelector(selectIsBusy);
	const isWaiting = useSelector(({ dialogue }) => dialogue.isReadable && dialogue.held.length > 0);
	const isTalking = useSelector(({ flow }) => Object.values(flow.drafts[flow.position] ?? {}).some((text) => /[\p{L},]/u.test(text)));
	const isOrderWhole = useSelector(({ order }) => isWhole(order));
	(0, import_react.useEffect)(() => {
		if (isTalking) loadMessageReader().catch(() => {});
	}, [isTalking]);
	(0, import_react.useEffect)(() => isOrderWhole ? prepareWhenIdle(store) : void 0, [isOrderWhole, store]);
	(0, import_react.useEffect)(() => {
		if (!isWaiting || isBusy) return;
		let isHere = true;
		const readHeld = ({ handleHeldMessages }) => isHere && handleHeldMessages(store);
		const load = async () => {
			const messages = await loadMessageReader();
			await messages.prepareForHeld(store);
			return messages;
		};
		loadWithRetries(load, () => isHere, true).then(readHeld, () => {});
		return () => {
			isHere = false;
		};
	}, [
		isWaiting,
		isBusy,
		store
	]);
	return (0, import_react.useCallback)((text, orElse) => {
		const state = store.getState();
		const isReady = isWhole(state.order) && !selectIsBusy(state) && state.dialogue.held.length === 0 && loaded?.isReadyFor(store, text) === true;
		if (loaded && isReady) loaded.handleMessage(store, text, orElse);
		else if (orElse) orElse();
		else store.dispatch(messageHeld({
			text,
			at: selectPosition(state)
		}));
		if (!orElse && selectPosition(store.getState()) === selectPosition(state)) focusLine$1();
	}, [store]);
}
// src/conversation/ChatForm.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The form of a question in the chat: the input area (composer) below the conversation. Text in a single-line
* input is handled like any other message. A form with several fields is submitted as a whole, unless one of
* its fields contains a message, such as a question, instead of a value.
*/
function ChatForm(props) {
	const { step, onAnswer, children, busy, refusals, submit, layout, onCancel, after } = props;
	const takeMessage = (0, import_react.use)(TakeMessageContext);
	const dispatch = useDispatch();
	const store = useStore();
	const isCorrection = useSelector(selectIsCorrection);
	const order = useSelector(selectOrder);
	const present = stepOf(order, step);
	const letters = useLetters(layout === "line" && asksNumbers(present));
	function answer(values) {
		const typed = present.fields.filter(({ kind, name }) => kind === "text" && values[name]?.trim());
		const [only, another] = typed;
		const isLine = asksOneLine(present);
		const talk = isLine ? void 0 : typed.find((field) => !isOfName(field) && isTalk(values[field.name] ?? ""));
		if (talk && refuses(present, values, order, talk.name)) {
			takeMessage(values[talk.name] ?? "");
			for (const { name } of typed) if (name !== talk.name) dispatch(drafted({
				step,
				name,
				value: values[name] ?? ""
			}));
			return;
		}
		if (busy) return;
		const message = only && !another ? values[only.name] ?? "" : "";
		const isInstant = isSurelyPlain(order, present, values, message);
		if (!message || isInstant) {
			onAnswer(values);
			if (isLine && !another && selectPosition(store.getState()) === step) focusLine$1();
		} else if (isLine && present.fields.some(({ said }) => said !== void 0)) takeMessage(message);
		else takeMessage(message, () => onAnswer(values));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Composer, {
		step,
		onAnswer: answer,
		layout,
		busy,
		listens: true,
		refusals,
		letters,
		below: asksCep(present) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnknownCep, { onPress: takeMessage }) : after,
		onCancel: onCancel ?? (isCorrection ? () => dispatch(backAsked()) : void 0),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProblemsInChatContext, {
			value: asksOneLine(present),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterKeyboardContext, {
				value: letters?.isOn === true,
				children
			})
		}), layout === "block" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			state: busy ? "loading" : "default",
			listens: true,
			children: submit
		})]
	});
}
var asksCep = ({ fields }) => fields.some(({ said }) => said === "cep");
/** Button that says in the visitor's place that the CEP is not known (D98). */
var UnknownCep = ({ onPress }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
	onClick: () => onPress(UNKNOWN_CEP),
	children: UNKNOWN_CEP
});
/** Whether a field holds a name. Words that such a field rejects are an incomplete name, not a message. */
var isOfName = ({ autoCapitalize }) => autoCapitalize === "words";
/**
* Whether a text is a message rather than a number or an e-mail address: it has words, but no digits and no
* '@'.
*/
var isTalk = (text) => /\p{L}{2}/u.test(text) && !/[\d@]/.test(text);
/** Whether a field rejects the value that was typed into it. */
function refuses(step, values, order, name) {
	const checked = check(step, values, order);
	return "problems" in checked && checked.problems[name] !== void 0;
}
var asksNumbers = ({ fields }) => fields.some(({ inputMode }) => inputMode === "numeric" || inputMode === "tel");
/**
* Switches between the numeric and the full on-screen keyboard. Visitors need letters for messages even if
* the question asks for a number.
*/
function useLetters(isOffered) {
	const [isOn, setIsOn] = (0, import_react.useState)(false);
	const [presses, setPresses] = (0, import_react.useState)(0);
	(0, import_react.useEffect)(() => {
		if (presses === 0) return;
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		focusLine$1();
	}, [presses]);
	if (!isOffered) return void 0;
	return {
		isOn,
		onPress: () => {
			setIsOn(!isOn);
			setPresses(presses + 1);
		}
	};
}
// src/conversation/PendingMessages.tsx
/**
* Matches numbers of nine digits or more. They may be secret (D22), so they are not shown. A postcode has
* only eight digits.
*/
var SECRET = /\d(?:[\s./()-]*\d){8,}/g;
/** Shows messages that the visitor sent before the code that reads messages had loaded. */
var PendingMessages = (0, import_react.memo)(function PendingMessages() {
	const held = useSelector(({ dialogue }) => dialogue.held);
	const isLate = useSelector(({ flow }) => flow.wait?.what === "messages");
	if (held.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [held.map(({ text }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
		name: "",
		step: "",
		children: text.replace(SECRET, "…").slice(0, 280)
	}, index)), !isLate && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: chat.reading })] });
});
// src/conversation/transcript.ts
/** Builds the conversation that the chat shows. */
var message = (key, text, why) => ({
	kind: "message",
	key,
	text,
	...why ? { why } : {}
});
/**
* Announces coverage once the server has confirmed it, because a coverage result fetched in advance may still
* change (D77).
*/
var found = (order, words) => words.found && isConfirmed(order) ? [{
	kind: "message",
	key: "covered",
	text: words.found(order),
	isFound: true
}] : [];
var isConfirmed = ({ facts: { coverage } }) => coverage !== null && !coverage.isExpected;
/** Whether the chosen plan cannot be shown, because the coverage check of its address failed. */
var isUnknown = (order, step) => step.view === "plans" && order.facts.coverage === null;
/** Returns the assistant's messages that ask a step's question. */
function questionOf(order, step, present, words) {
	const { id } = step;
	const { heading, why } = wordingOf(order, id);
	if (step.kind === "wait" && words.hasWaitFailed) return [message(`${id}-question`, heading)];
	if (step.kind === "outcome") return [message(`${id}-title`, heading, why)];
	const { before } = textOf(order, id);
	return [
		...step.view === "plans" ? found(order, words) : [],
		...before ? [message(`${id}-before`, before)] : [],
		message(`${id}-question`, heading, present ? why : void 0)
	];
}
function answerOf(order, step, correcting, words) {
	const answer = order.answers[step.id];
	const text = answerText(order, step.id) || (step.fields.every(({ optional }) => optional) ? words.none : "");
	if (!answer || text === "") return [];
	return [{
		kind: "answer",
		key: `${step.id}-answer`,
		step: step.id,
		name: textOf(order, step.id).name,
		text,
		changed: answer.changed === true,
		correcting
	}];
}
/** Returns what the assistant says after an answer, for example about the price that it leads to (D99). */
function afterAnswer(order, { id, show }) {
	const answer = order.answers[id];
	const shown = answer && show?.(answer.values, order);
	if (typeof shown !== "object") return [];
	const text = textOf(order, id).after?.(shown, answer?.changed === true);
	return text ? [message(`${id}-after`, text)] : [];
}
/**
* Returns the lines that replace the plan question if exactly one plan matched and was chosen automatically
* (D14).
*/
function planTaken(order, next, words) {
	const plans = findStep(order, ({ view }) => view === "plans");
	const plan = planOf(order);
	if (!plans || !plan || !words.planChosen || plans.applies(order)) return [];
	const ids = idsOf(order, "chat");
	if (ids.slice(ids.indexOf(plans.id) + 1).find((id) => stepOf(order, id).applies(order)) !== next.id) return [];
	return [...found(order, words), message("planos-taken", words.planChosen(plan.plan))];
}
var isSame = (a, b) => Object.keys({
	...a,
	...b
}).every((name) => (a[name] ?? "") === (b[name] ?? ""));
/**
* Returns, in journey order, the steps whose answers still come from a message or have been corrected since.
*/
function stepsIn({ answers }, order) {
	return idsOf(order, "chat").filter((id) => {
		const values = answers[id];
		const answer = order.answers[id];
		if (values === void 0 || !answer) return values === null;
		return answer.changed === true || values !== null && isSame(values, answer.values);
	});
}
/**
* Builds the lines of the conversation from the order and the chat's state (D37): every answered question
* with its answer, then the current question. Several answers from one message become one line of chips, and
* their questions are left out. During a correction, the question is repeated at the end and the old answer
* keeps its place.
* @param position step that the chat is asking for now
* @param returnTo step to which the visitor returns after a correction
*/
function transcriptOf(order, position, returnTo, { lines: said, taken, dropped }, words) {
	const lines = [message("greeting", textOf(order, firstStep(order)).greeting ?? words.greeting)];
	const goal = stepOf(order, position).needs === "coverage" ? position : returnTo ?? position;
	const together = taken.map((each) => ({
		...each,
		steps: stepsIn(each, order)
	}));
	const isSaid = (line) => !line.problem || line.returns || asksOneLine(stepOf(order, line.step));
	const here = said.filter((line) => !line.isPast && (line.passing || (line.step === position || line.step === goal) && isSaid(line)));
	const beside = besideOf(order, goal, said, together, words);
	for (const step of stepsOf(order, "chat")) {
		const answered = order.answers[step.id] !== void 0;
		const message = answered ? together.find(({ steps }) => steps.includes(step.id)) : void 0;
		lines.push(...planTaken(order, step, words));
		if (answered && !message && isUnknown(order, step)) continue;
		if (answered || step.id === goal) lines.push(...beside(step, true));
		if (message) lines.push(...takenWith(order, step, message, words, beside(step)), ...afterAnswer(order, step));
		else if (answered) lines.push(...questionOf(order, step, false, words), ...beside(step), ...answerOf(order, step, step.id === position && !order.answers[step.id]?.lacks, words), ...afterAnswer(order, step));
		else if (step.id === goal) {
			lines.push(...here.filter((line) => line.passing && position === goal).map((line) => saidLine(line, words)));
			if (dropped?.step === step.id && dropped.values.wish) lines.push({
				kind: "wish",
				key: `${step.id}-unmet`,
				step: step.id,
				wish: dropped.values.wish
			});
			lines.push(...questionOf(order, step, true, words), ...beside(step));
			if (step.parts) lines.push({
				kind: "parts",
				key: `${step.id}-parts`,
				step: step.id
			});
		}
	}
	const isAgain = position !== goal || order.answers[position] !== void 0;
	const isBefore = (line) => isAgain && (line.passing || line.opens || line.step !== position);
	const isShown = (line) => isAgain || !line.passing;
	lines.push(...together.filter(({ steps }) => isAhead(order, steps)).map(takenLine));
	lines.push(...here.filter(isBefore).map((line) => saidLine(line, words)));
	if (isAgain) {
		const { heading, why } = chatWordingOf(order, position);
		lines.push(message(`${position}-again`, heading, why));
	}
	lines.push(...here.filter((line) => isShown(line) && !isBefore(line)).map((line) => saidLine(line, words)));
	return lines;
}
/** Turns after which what was said beside an answer is folded. */
var FOLDED_AFTER = 2;
/**
* Returns the function that finds what was said beside a step's answer: before its question, as replies to the
* message that led there, or after it. Answers of one message count as one turn.
*/
function besideOf(order, goal, said, together, words) {
	const turns = stepsOf(order, "chat").filter(({ id }) => order.answers[id] && !together.some(({ steps }) => steps.indexOf(id) > 0));
	const ids = idsOf(order, "chat");
	const homeOf = (line) => line.passing ? ids.slice(ids.indexOf(line.step)).find((id) => order.answers[id] || id === goal) : line.step;
	return ({ id }, isBefore = false) => {
		const lines = said.filter((line) => line.isPast && (line.passing ?? false) === isBefore && homeOf(line) === id).map((line) => saidLine(line, words));
		const at = turns.findIndex((each) => each.id === id);
		return at >= 0 && turns.length - at >= FOLDED_AFTER && lines.length > 0 ? [{
			kind: "side",
			key: `${id}-side${isBefore ? "-before" : ""}`,
			lines
		}] : lines;
	};
}
/** Whether none of the answers from a message could be recorded yet. */
var isAhead = (order, steps) => steps.length > 0 && steps.every((id) => order.answers[id] === void 0);
var takenLine = ({ id, steps }) => ({
	kind: "taken",
	key: `taken-${id}`,
	steps
});
/**
* Shows all answers from one message in one line, at the first of their steps. The other questions were never
* asked.
*/
function takenWith(order, step, message, words, beside) {
	const { id } = step;
	const wish = message.at !== id && step.view === "plans" ? metWish(id) : [];
	if (message.steps.find((each) => order.answers[each]) !== id) return [...beside, ...wish];
	return [
		...message.at === id ? questionOf(order, step, false, words) : [],
		...beside,
		takenLine(message),
		...wish
	];
}
/**
* Announces the plan that matches the visitor's request, with its price, because the plan question was not
* asked.
*/
var metWish = (step) => [{
	kind: "wish",
	key: `${step}-met`,
	step,
	wish: ""
}];
function saidLine({ id, step, who, text, whole: said = text, problem, again = 0, link, isPast }, words) {
	const key = `said-${id}`;
	if (problem) {
		const why = problemText(problem);
		const told = message(key, words.notAgain?.[again - 1]?.(why) ?? why);
		return isPast ? told : {
			...told,
			isProblem: true
		};
	}
	if (who === "assistant") return {
		kind: "message",
		key,
		text: said,
		...link ? { link } : {}
	};
	return {
		kind: "answer",
		key,
		step,
		name: "",
		text: said,
		changed: false,
		correcting: false
	};
}
// src/conversation/Transcript.tsx
/** The conversation as the chat shows it, with the announcement of corrected answers for screen readers. */
/**
* The chips of the answers from one message. Their code is loaded together with the code that reads messages.
*/
var AnswersFromMessage = lazily(async () => import("./AnswersFromMessage-t7-qpsjW.js"), { spare: true });
/**
* The conversation of one question that is asked field by field. Its code is loaded after the first
* questions.
*/
var FieldByFieldTranscript = lazily(async () => import("./FieldByFieldTranscript-CWiiiKZJ.js"), { spare: true });
var isAsked = ({ key }) => /-(?:question|again|title)$/.test(key);
/** Shows the lines of the conversation. Every answer can be corrected until the order is placed. */
function Transcript({ lines }) {
	const dispatch = useDispatch();
	const isOpen = useSelector((state) => selectOrder(state).finished === null);
	const correct = (0, import_react.useCallback)((step) => {
		dispatch(correctionAsked({ step }));
	}, [dispatch]);
	const reason = lines.findLast((line) => line.kind === "message" && line.why !== void 0);
	const problem = lines.findLast((line) => line.kind === "message" && line.isProblem);
	return lines.map((line) => {
		if (line.kind === "taken" || line.kind === "wish" || line.kind === "side") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnswersFromMessage, {
			line,
			onCorrect: isOpen ? correct : void 0
		}, line.key);
		if (line.kind === "parts") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldByFieldTranscript, { step: line.step }, line.key);
		if (line.kind === "message") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaidMessage, {
			why: line.why,
			whyId: line === reason ? WHY : void 0,
			textId: line === problem ? CHAT_PROBLEM : void 0,
			asks: isAsked(line),
			link: line.link,
			isFound: line.isFound,
			children: line.text
		}, line.key);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
			name: line.name,
			changed: line.changed,
			correcting: line.correcting,
			step: line.step,
			onCorrect: line.name && isOpen ? correct : void 0,
			children: line.text
		}, line.key);
	});
}
/** A message of the assistant. A link in it gets the prefix of the visitor's campaign. */
function SaidMessage({ children, link, ...rest }) {
	const href = useHref(link?.href ?? "/");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, {
		...rest,
		link: link && {
			label: link.label,
			href
		},
		children
	});
}
/**
* Announces a corrected answer to screen readers, because its bubble in the conversation changes in place
* (D37).
*/
var ChangeStatus = (0, import_react.memo)(function ChangeStatus() {
	const { changedStatus } = (0, import_react.use)(ChatWordsContext);
	const order = useSelector(selectOrder);
	const { answers } = order;
	const before = (0, import_react.useRef)(answers);
	const [text, setText] = (0, import_react.useState)("");
	(0, import_react.useEffect)(() => {
		const changed = Object.keys(answers).find((id) => before.current[id] && answers[id]?.changed && before.current[id] !== answers[id]);
		before.current = answers;
		if (changed) setText(changedStatus(textOf(order, changed).heading));
	}, [
		answers,
		changedStatus,
		order
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "hush",
		children: text
	});
});
// src/conversation/ChatPage.tsx
/** The chat screen of the order, and functions that preload its code. */
var ChatPage_exports = /* @__PURE__ */ __exportAll({
	chatParts: () => chatParts,
	chatPreloads: () => chatPreloads,
	default: () => ChatPage,
	loadMessageReader: () => loadMessageReader
});
/**
* Chat components that do not depend on the questions of the order, for journeys with a chat screen of their
* own. They are exported from this file so that they stay in its bundle.
*/
var chatParts = {
	ChangeStatus,
	ChatFrame,
	ChatWordsContext,
	Composer,
	Transcript,
	transcriptOf
};
/** Returns the texts of a journey's conversation that belong to no particular step. */
var wordsOf = (journey) => ({
	greeting: chat.greeting,
	none: chat.none,
	found: registeredOf(journey).found,
	planChosen: chat.planChosen,
	notAgain: chat.notAgain
});
var FollowUpPanel = lazily(async () => import("./FollowUpPanel-CYO5HLQX.js"), { spare: true });
var FreeTextLine = lazily(async () => import("./FreeTextLine-DziMGYA8.js"), { spare: true });
var WaysOut = lazily(async () => import("./NoCoverageOptionsCard-Bk2ioMhl.js"), { spare: true });
/**
* Returns functions that preload the code that the chat needs after its first questions. `next` is the most
* urgent one.
*/
var chatPreloads = () => ({
	next: FreeTextLine.preload,
	rest: [loadMessageReader, ...[
		AnswersFromMessage,
		FieldByFieldTranscript,
		FollowUpPanel,
		OrderCard,
		WaysOut
	].map((part) => part.preload)]
});
/** Whether a step is answered in the chat's input area. All other steps have cards above a free-text line. */
function isLine({ kind, fields }) {
	return kind === "question" && fields.some((field) => field.kind === "text");
}
/**
* Moves the focus when a new question opens: to the chat's input area, never into the conversation (U-chat).
* If the question has cards, the focus goes to the cards, so that a screen reader reads the choices first
* and no on-screen keyboard covers them. Text typed there goes into the free-text line below.
*/
function focusFirst(selector) {
	const target = document.querySelector(selector);
	target?.focus({ preventScroll: true });
	return target !== null;
}
/**
* Focuses the input of one particular question, or the one that was refused. While the form of that question is still loading, the focus
* must not go to the previous form, because the focus would be lost when that form is removed.
* @param place the step's id, optionally followed by a space and the name of the field that the chat asks for
*/
var focusLine = (place) => {
	const form = `form[data-step="${place.split(" ", 1)[0]}"]`;
	return focusFirst(`${form} :is(input, select)[aria-invalid="true"]`) || focusFirst(`${form} :is(input:not([type=hidden], [type=radio]), select)`);
};
var focusCards = () => focusFirst(".chat__cards");
/** The chat screen: the order as a guided conversation. */
function ChatPage() {
	const phase = useSelector(selectPhase);
	const refused = useSelector(isRefused);
	useTitle(chatTitleOf(useSelector(selectOrder).journey), refused);
	if (phase === "loading") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingPage, {});
	if (phase === "lost" || phase === "erased") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredOrErasedPage, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Conversation, {});
}
var isRefused = (state) => Object.keys(selectProblems(state, selectPosition(state))).length > 0;
var Conversation = (0, import_react.memo)(function Conversation() {
	const position = useSelector(selectPosition);
	const returnTo = useSelector(selectReturnTo);
	const hasSubject = useSelector(selectSubjectId) !== null;
	const order = useSelector(selectOrder);
	const dialogue = useSelector((state) => state.dialogue);
	const takeMessage = useMessages();
	const step = stepOf(order, position);
	const part = useSelector(selectOpenPart);
	const isContact = step.view === "waiting-list" && part !== null;
	const isInComposer = isContact || isLine(step);
	const lacks = order.answers[position]?.lacks;
	const asked = part ?? lacks;
	useFocusOnMove(asked === void 0 ? position : `${position} ${asked}`, isInComposer ? focusLine : focusCards);
	const hasWaitFailed = useSelector((state) => selectWait(state)?.status === "failed");
	const lines = (0, import_react.useMemo)(() => transcriptOf(order, position, returnTo, dialogue, {
		...wordsOf(order.journey),
		hasWaitFailed
	}), [
		order,
		position,
		returnTo,
		dialogue,
		hasWaitFailed
	]);
	const { aside, doubt, held } = dialogue;
	const { kind } = step;
	const question = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionForm, {
		step: position,
		variant: "chat",
		Form: ChatForm
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TakeMessageContext, {
		value: takeMessage,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChatFrame, {
			title: chatTitleOf(order.journey),
			header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
			last: `${lines.at(-1)?.key ?? ""}${held.length || ""}${part ?? ""}`,
			order: hasSubject ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {}) : openerOf(order.journey, "promises"),
			opener: hasSubject ? void 0 : openerOf(order.journey, "chat"),
			tools: hasSubject && kind !== "receipt" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedSign, {}) : void 0,
			notices: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatNotices, {}),
			asides: (aside ?? doubt) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FollowUpPanel, {}),
			asked: kind === "receipt" ? { heading: textOf(order, position).title } : chatWordingOf(order, position),
			cards: kind === "wait" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thinking, {}) : isContact ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {}) : isInComposer ? void 0 : question,
			composer: isInComposer ? question : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreeTextLine, {}),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Transcript, { lines }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PendingMessages, {})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeStatus, {})]
	});
});
var isUnread = ({ flow: { wait } }) => wait?.what === "messages" && wait.status === "failed";
/** Shows the notices above the question, including a failure to load the code that reads messages. */
function ChatNotices() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notices, {}), useSelector(isUnread) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})] });
}
/**
* Shows typing dots while the chat waits for the server; after a failure, an explanation with a retry button.
*/
function Thinking() {
	const wait = useSelector(selectWait);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [wait?.status === "running" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TypingDots, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})] });
}
export { chatParts, chatPreloads, ChatPage as default, loadMessageReader, TakeMessageContext as n, focusLine$1 as r, ChatPage_exports as t };
