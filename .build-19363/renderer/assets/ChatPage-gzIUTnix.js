import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Dt as useSelector, Et as useDispatch, It as textOf, Lt as wordingOf, Ot as useStore, St as lazily, Tt as useHref, Ut as chat, Wt as chatTitleOf, d as PrimaryButton } from "../prerender.js";
import { a as firstStep, i as findStep, l as isWhole, m as stepOf, s as idsOf } from "./journeys-pH3FiARx.js";
import { t as foundText } from "./found-text-GSD7IRHP.js";
import { a as OrderCard, i as Notices, n as QuestionForm, t as SavedSign } from "./SavedSign-Ck70mJsO.js";
import { i as Header, n as LoadingPage, r as WaitState, t as ExpiredPage } from "./LoadingPage-sa39Bgqc.js";
import { n as useFocusOnMove } from "./useFocusOnMove-tg2VKS0L.js";
import { t as useTitle } from "./useTitle-BS_ws-5K.js";
import { N as stepsOf, P as check, T as selectWait, b as selectReturnTo, d as selectOpenPart, f as selectOrder, g as selectProblems, h as selectPosition, m as selectPhase, o as selectIsBusy, s as selectIsCorrection, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { a as ChatFrame, i as Composer, n as Message, o as ChatWordsContext, r as TypingDots, t as Answer } from "./Message-CMhj6hfZ.js";
import { t as Opener } from "./Opener-BW_6UJgv.js";
import { r as SaidContext } from "./StepFields-BLhUwLOS.js";
import { A as messageHeld, s as backAsked, v as correctionAsked, w as drafted } from "./events-Dzy0BOWM.js";
import { r as LettersContext } from "./FieldView-D9ZKmFrc.js";
import { n as insist } from "./reload-once-Cvax360_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { o as planOf } from "./plan-choice-BmSFE4p5.js";
import { t as answerText } from "./answer-text-C_Ck7uUJ.js";
import { o as WHY } from "./Question-Tk_BrizY.js";
// src/conversation/hearing.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var HearingContext = (0, import_react.createContext)(() => {});
/** The line stays under the typing hand, unless the next question takes the focus. */
function focusLine$1() {
	document.querySelector(".chat__foot form :is(input:not([type=hidden], [type=radio], [type=checkbox]))")?.focus({ preventScroll: true });
}
var loaded = null;
/** Loads the code that understands messages; after a failure the next call tries again. */
async function loadHearing() {
	loaded ??= await import("./messages-BxvKczbO.js");
	return loaded;
}
/** Prepares the understanding in an idle moment after it is there; returns what calls that off. */
function prepareWhenIdle(store) {
	let isHere = true;
	async function prepare() {
		const { prepareToHear } = await import("./hear-B8tPDKsH.js");
		if (isHere) prepareToHear(store);
	}
	const tryToPrepare = () => void prepare().catch(() => {});
	const plan = () => {
		if ("requestIdleCallback" in window) requestIdleCallback(tryToPrepare);
		else setTimeout(tryToPrepare, 500);
	};
	loadHearing().then(plan, () => {});
	return () => {
		isHere = false;
	};
}
/**
* Reads messages at once when the code for it is there. One that was sent before is shown as sent and held until it
* is: nothing has to be typed twice.
*/
function useHearing() {
	const store = useStore();
	const isBusy = useSelector(selectIsBusy);
	const isWaiting = useSelector(({ dialogue }) => dialogue.isReadable && dialogue.held.length > 0);
	const isTalking = useSelector(({ flow }) => Object.values(flow.drafts[flow.position] ?? {}).some((text) => /[\p{L},]/u.test(text)));
	const isOrderWhole = useSelector(({ order }) => isWhole(order));
	(0, import_react.useEffect)(() => {
		if (isTalking) loadHearing().catch(() => {});
	}, [isTalking]);
	(0, import_react.useEffect)(() => isOrderWhole ? prepareWhenIdle(store) : void 0, [isOrderWhole, store]);
	(0, import_react.useEffect)(() => {
		if (!isWaiting || isBusy) return;
		let isHere = true;
		const readHeld = ({ hearHeld }) => isHere && hearHeld(store);
		insist(loadHearing, () => isHere, true).then(readHeld, () => {});
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
		if (loaded && isWhole(state.order) && !selectIsBusy(state)) loaded.hear(store, text, orElse);
		else if (orElse) orElse();
		else store.dispatch(messageHeld({ text }));
		if (!orElse && selectPosition(store.getState()) === selectPosition(state)) focusLine$1();
	}, [store]);
}
// src/funnel/one-line.ts
/** Whether a step is answered in one line of the chat; what else its form asks for may be left as it is. */
function asksOneLine({ view, fields: [first, ...others], line }) {
	if (line) return true;
	return view === "text" && first?.kind === "text" && others.every(({ optional }) => optional);
}
/** Whether a message is nothing but digits, with the marks of a mask, and a valid answer: it needs no reading. */
var isPlain = (order, step, values, message) => /^[\d\s./()-]+$/.test(message) && "values" in check(step, values, order);
/**
* Whether a plain message can mean nothing but the open question's answer: the first question's own, and a house
* number, since whatever else is told by its digits has more of them.
*/
var isSurelyPlain = (order, step, values, message) => (step.id === firstStep(order) || /^\s*\d{1,5}\s*$/.test(message)) && isPlain(order, step, values, message);
// src/conversation/ChatForm.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The composer as a question's form. What is typed into a single line is a message like any other; a form of several
* fields is sent as one, unless all that was typed into it is talk.
*/
function ChatForm(props) {
	const { step, onAnswer, children, busy, refusals, submit, layout, onCancel, after } = props;
	const hear = (0, import_react.use)(HearingContext);
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
			hear(values[talk.name] ?? "");
			for (const { name } of typed) if (name !== talk.name) dispatch(drafted({
				step,
				name,
				value: values[name] ?? ""
			}));
			return;
		}
		const message = only && !another ? values[only.name] ?? "" : "";
		const isInstant = isSurelyPlain(order, present, values, message);
		if (!message || isInstant) {
			onAnswer(values);
			if (isLine && !another && selectPosition(store.getState()) === step) focusLine$1();
		} else if (isLine) hear(message);
		else hear(message, () => onAnswer(values));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Composer, {
		step,
		onAnswer: answer,
		layout,
		busy,
		refusals,
		letters,
		below: after,
		onCancel: onCancel ?? (isCorrection ? () => dispatch(backAsked()) : void 0),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaidContext, {
			value: asksOneLine(present),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LettersContext, {
				value: letters?.isOn === true,
				children
			})
		}), layout === "block" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			state: busy ? "loading" : "default",
			children: submit
		})]
	});
}
/** A name is all words: what its field refuses is an answer with something missing, not talk. */
var isOfName = ({ autoCapitalize }) => autoCapitalize === "words";
/** Words, and nothing that an answer of digits or an address of e-mail has. */
var isTalk = (text) => /\p{L}{2}/u.test(text) && !/[\d@]/.test(text);
/** Whether a field cannot take what was typed into it. */
function refuses(step, values, order, name) {
	const checked = check(step, values, order);
	return "problems" in checked && checked.problems[name] !== void 0;
}
var asksNumbers = ({ fields }) => fields.some(({ inputMode }) => inputMode === "numeric" || inputMode === "tel");
/** Talk needs letters, and a line that asks for numbers opens a keyboard without them. */
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
// src/conversation/Held.tsx
/** A CEP is no secret; any longer number may be one (D22). */
var SECRET = /\d(?:[\s./()-]*\d){8,}/g;
/** Messages that were sent before they could be read. */
var Held = (0, import_react.memo)(function Held() {
	const held = useSelector(({ dialogue }) => dialogue.held);
	const isLate = useSelector(({ flow }) => flow.wait?.what === "messages");
	if (held.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [held.map((text, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
		name: "",
		step: "",
		children: text.replace(SECRET, "…").slice(0, 280)
	}, index)), !isLate && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: chat.reading })] });
});
// src/conversation/transcript.ts
var message = (key, text, why) => ({
	kind: "message",
	key,
	text,
	...why ? { why } : {}
});
var found = (order, words) => words.found ? [{
	kind: "message",
	key: "covered",
	text: words.found(order),
	isFound: true
}] : [];
/** The assistant's messages that ask a step's question. */
function questionOf(order, step, present, words) {
	const { id } = step;
	const { heading, why } = wordingOf(order, id);
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
	if (!answer) return [];
	return [{
		kind: "answer",
		key: `${step.id}-answer`,
		step: step.id,
		name: textOf(order, step.id).name,
		text: answerText(order, step.id) || words.none,
		changed: answer.changed === true,
		correcting
	}];
}
/** Replaces the question when a plan was taken automatically because exactly one matched (D14). */
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
/** The steps whose answers still are those of a message, or corrections of them, in journey order. */
function stepsIn({ answers }, order) {
	return idsOf(order, "chat").filter((id) => {
		const values = answers[id];
		const answer = order.answers[id];
		if (values === void 0 || !answer) return values === null;
		return answer.changed === true || values !== null && isSame(values, answer.values);
	});
}
/**
* The conversation as a pure function of the order and of the dialogue's own events (D37): every answered question with
* its answer, then the current one. What one message answered stands as one line of chips, without the questions that
* it made needless. During a correction the corrected question is repeated at the end, and the answer it changes keeps
* its place.
*/
function transcriptOf(order, position, returnTo, { lines: said, taken, dropped }, words) {
	const lines = [message("greeting", textOf(order, firstStep(order)).greeting ?? words.greeting)];
	const goal = returnTo ?? position;
	const together = taken.map((each) => ({
		...each,
		steps: stepsIn(each, order)
	}));
	const isSaid = (line) => !line.isProblem || asksOneLine(stepOf(order, line.step));
	const here = said.filter((line) => line.passing || (line.step === position || line.step === goal) && isSaid(line));
	for (const step of stepsOf(order, "chat")) {
		const answered = order.answers[step.id] !== void 0;
		const message = answered ? together.find(({ steps }) => steps.includes(step.id)) : void 0;
		lines.push(...planTaken(order, step, words));
		if (message) lines.push(...takenWith(order, step, message, words));
		else if (answered) lines.push(...questionOf(order, step, false, words), ...answerOf(order, step, step.id === position, words));
		else if (step.id === goal) {
			lines.push(...here.filter((line) => line.passing && position === goal).map(saidLine));
			if (dropped?.step === step.id && dropped.values.wish) lines.push({
				kind: "wish",
				key: `${step.id}-unmet`,
				step: step.id,
				wish: dropped.values.wish
			});
			lines.push(...questionOf(order, step, true, words));
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
	lines.push(...here.filter(isBefore).map(saidLine));
	if (isAgain) lines.push(message(`${position}-again`, wordingOf(order, position).heading, wordingOf(order, position).why));
	lines.push(...here.filter((line) => isShown(line) && !isBefore(line)).map(saidLine));
	return lines;
}
/** None of it could be taken yet. */
var isAhead = (order, steps) => steps.length > 0 && steps.every((id) => order.answers[id] === void 0);
var takenLine = ({ id, steps }) => ({
	kind: "taken",
	key: `taken-${id}`,
	steps
});
/** One message's line stands where its first answer belongs; its other questions were not asked. */
function takenWith(order, step, message, words) {
	const { id } = step;
	const wish = message.at !== id && step.view === "plans" ? metWish(id) : [];
	if (message.steps.find((each) => order.answers[each]) !== id) return wish;
	return [
		...message.at === id ? questionOf(order, step, false, words) : [],
		takenLine(message),
		...wish
	];
}
/** A plan that nobody was asked for is named with its price. */
var metWish = (step) => [{
	kind: "wish",
	key: `${step}-met`,
	step,
	wish: ""
}];
function saidLine({ id, step, who, text, link }) {
	const key = `said-${id}`;
	if (who === "assistant") return {
		kind: "message",
		key,
		text,
		...link ? { link } : {}
	};
	return {
		kind: "answer",
		key,
		step,
		name: "",
		text,
		changed: false,
		correcting: false
	};
}
// src/conversation/Transcript.tsx
/** Loaded together with the code that understands messages. */
var TakenLine = lazily(async () => import("./TakenLine-DgNbZRWt.js"), { spare: true });
/** Loaded with what the chat needs after its first questions. */
var PartLines = lazily(async () => import("./PartLines-Do2uzzW3.js"), { spare: true });
var isAsked = ({ key }) => /-(?:question|again|title)$/.test(key);
/** The conversation's messages; every answer stays correctable until the order is placed. */
function Transcript({ lines }) {
	const dispatch = useDispatch();
	const isOpen = useSelector((state) => selectOrder(state).finished === null);
	const correct = (0, import_react.useCallback)((step) => {
		dispatch(correctionAsked({ step }));
	}, [dispatch]);
	const reason = lines.findLast((line) => line.kind === "message" && line.why !== void 0);
	return lines.map((line) => {
		if (line.kind === "taken" || line.kind === "wish") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TakenLine, {
			line,
			onCorrect: isOpen ? correct : void 0
		}, line.key);
		if (line.kind === "parts") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartLines, { step: line.step }, line.key);
		if (line.kind === "message") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaidMessage, {
			why: line.why,
			whyId: line === reason ? WHY : void 0,
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
/** Links lead to pages of the visitor's own campaign. */
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
/** Announces a corrected answer to screen readers, since its bubble changes in place (D37). */
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
var ChatPage_exports = /* @__PURE__ */ __exportAll({
	chatAhead: () => chatAhead,
	chatParts: () => chatParts,
	default: () => ChatPage,
	loadHearing: () => loadHearing
});
/**
* The parts of a conversation, none of which knows what is asked in it: for a journey that brings a chat of its own.
* They are handed out here so that they stay in this screen's bundle.
*/
var chatParts = {
	ChangeStatus,
	ChatFrame,
	ChatWordsContext,
	Composer,
	Transcript,
	transcriptOf
};
/** What the operator's conversation says besides its steps' texts. */
var words = {
	greeting: chat.greeting,
	none: chat.none,
	found: foundText,
	planChosen: chat.planChosen
};
var Asides = lazily(async () => import("./Asides-HjnrpcBj.js"), { spare: true });
var FreeLine = lazily(async () => import("./FreeLine-CBnTEa_C.js"), { spare: true });
var WaysOut = lazily(async () => import("./WaysOut-C2N-jdxy.js"), { spare: true });
/** Preloaders of what the chat needs after its first questions. */
var chatAhead = () => [loadHearing, ...[
	FreeLine,
	TakenLine,
	PartLines,
	Asides,
	OrderCard,
	WaysOut
].map((part) => part.preload)];
/** Steps answered in the composer itself; all others are cards above a free-text line. */
function isLine({ kind, fields }) {
	return kind === "question" && fields.some((field) => field.kind === "text");
}
/**
* After a step focus moves to the composer, never into the transcript (U-chat); where cards answer, to their beginning:
* who hears the screen meets the choices first, and no telephone's keyboard covers them. What is typed there goes into
* the line below.
*/
function focusFirst(selector) {
	const target = document.querySelector(selector);
	target?.focus({ preventScroll: true });
	return target !== null;
}
/**
* The field of this very question: where its form is still on its way, that of the one before must not take the focus
* along when it goes.
* @param place the step, and the part of it that is asked
*/
var focusLine = (place) => focusFirst(`form[data-step="${place.split(" ", 1)[0]}"] :is(input:not([type=hidden], [type=radio]), select)`);
var focusCards = () => focusFirst(".chat__cards");
/** The order as a guided conversation. */
function ChatPage() {
	const phase = useSelector(selectPhase);
	const refused = useSelector(isRefused);
	useTitle(chatTitleOf(useSelector(selectOrder).journey), refused);
	if (phase === "loading") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingPage, {});
	if (phase === "lost" || phase === "erased") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredPage, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Conversation, {});
}
var isRefused = (state) => Object.keys(selectProblems(state, selectPosition(state))).length > 0;
var Conversation = (0, import_react.memo)(function Conversation() {
	const position = useSelector(selectPosition);
	const returnTo = useSelector(selectReturnTo);
	const hasSubject = useSelector(selectSubjectId) !== null;
	const order = useSelector(selectOrder);
	const dialogue = useSelector((state) => state.dialogue);
	const hear = useHearing();
	const step = stepOf(order, position);
	const part = useSelector(selectOpenPart);
	const isContact = step.view === "waiting-list" && part !== null;
	const isInComposer = isContact || isLine(step);
	useFocusOnMove(part === null ? position : `${position} ${part}`, isInComposer ? focusLine : focusCards);
	const lines = (0, import_react.useMemo)(() => transcriptOf(order, position, returnTo, dialogue, words), [
		order,
		position,
		returnTo,
		dialogue
	]);
	const { aside, doubt, held } = dialogue;
	const { kind } = step;
	const question = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionForm, {
		step: position,
		variant: "chat",
		Form: ChatForm
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(HearingContext, {
		value: hear,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChatFrame, {
			title: chatTitleOf(order.journey),
			header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
			last: `${lines.at(-1)?.key ?? ""}${held.length || ""}${part ?? ""}`,
			order: hasSubject ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Opener, { place: "promises" }),
			opener: hasSubject ? void 0 : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Opener, { place: "chat" }),
			tools: hasSubject ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedSign, {}) : void 0,
			notices: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatNotices, {}),
			asides: (aside ?? doubt) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Asides, {}),
			asked: wordingOf(order, position),
			cards: kind === "wait" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thinking, {}) : isContact ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {}) : isInComposer ? void 0 : question,
			composer: isInComposer ? question : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreeLine, {}),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Transcript, { lines }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Held, {})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeStatus, {})]
	});
});
var isUnread = ({ flow: { wait } }) => wait?.what === "messages" && wait.status === "failed";
/** A message that cannot be read for now has no form of its own to say so. */
function ChatNotices() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notices, {}), useSelector(isUnread) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})] });
}
function Thinking() {
	const wait = useSelector(selectWait);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [wait?.status === "running" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TypingDots, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})] });
}
export { chatAhead, chatParts, ChatPage as default, focusLine$1 as i, loadHearing, asksOneLine as n, HearingContext as r, ChatPage_exports as t };
