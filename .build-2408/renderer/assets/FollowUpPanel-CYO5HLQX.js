import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, G as chat, M as useStore, j as useSelector } from "../prerender.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { t as chatReplies } from "./chat-command-replies-A2YZ0Mt5.js";
import { i as conversation, t as chipsOf } from "./answer-chips-DcTDCI8d.js";
import { $ as said, I as noted, J as restartAsked, M as messageRead, P as modeAsked, a as asideClosed } from "./events-C3g4CRov.js";
import { g as selectPosition, p as selectOrder, r as selectBanks } from "./selectors-BG3aGS4u.js";
import { a as TypingDots } from "./Composer-14YCUYhT.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as HelpLinks } from "./HelpPanel-BLaPpHfx.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { C as saleTalk, P as agentLink, T as answerAgentLink, b as planStepOf, c as pressAction, d as isYesOrNo, i as callPerson, k as say, n as showExample, o as goBack, p as settle, u as choose, v as recordAnswers, w as advice } from "./reply-when-not-understood-DaCeYeH9.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { n as TakeMessageContext, r as focusLine } from "./ChatPage-CLrOluXx.js";
// src/ui/chat/replies.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/chat/QuickReplies.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Buttons with prepared answers to the assistant's last message. Typing such an answer has the same effect.
*/
function Replies({ label, title, replies }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "replies",
		role: "group",
		"aria-label": label,
		"aria-labelledby": title ? id : void 0,
		children: [title && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id,
			className: "replies__title",
			children: title
		}), replies.map(({ label: text, onPress, isQuiet }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: isQuiet ? "quiet-link" : "reply",
			onClick: onPress,
			children: text
		}, text))]
	});
}
// src/conversation/AgentLinkGreeting.tsx
/**
* Greets a visitor whom an agent has sent, and asks whether the link is theirs. Nothing of the link is used
* before the visitor says so (D97).
*/
function AgentLinkGreeting() {
	const link = useSelector((state) => state.wishes.agentLink);
	return link && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Greeting, { link });
}
function Greeting({ link: { preview } }) {
	const store = useStore();
	const state = useSelector(({ wishes }) => wishes.states["accept-agent-link"]);
	const problem = useSelector(({ wishes }) => wishes.problems["accept-agent-link"]);
	(0, import_react.useEffect)(() => {
		const { firstName, city, masked, plan } = preview;
		const named = plan && {
			name: plan.plan,
			price: plan.price_with_dacc
		};
		const text = agentLink.greeting({
			firstName,
			city,
			...masked,
			plan: named
		});
		store.dispatch(said({
			step: selectPosition(store.getState()),
			who: "assistant",
			text
		}));
	}, [store, preview]);
	function answer(isTheirs) {
		if (state === "busy") return;
		answerAgentLink(store, isTheirs, isTheirs ? agentLink.yes : agentLink.no);
		focusLine();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		tone: "error",
		title: problem && problemText(problem)
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: agentLink.label,
		replies: [{
			label: agentLink.yes,
			onPress: () => answer(true)
		}, {
			label: agentLink.no,
			onPress: () => answer(false)
		}]
	})] });
}
// src/conversation/PlanAdvice.tsx
/** The plan advice in the chat: a few questions, then one recommended plan. */
var QUESTIONS = [
	"people",
	"use",
	"series"
];
/**
* Asks up to three multiple-choice questions, then recommends one plan with a reason and its price. All plans
* stay visible (A20).
*/
function PlanAdvice({ onDone }) {
	const store = useStore();
	const [home, setHome] = (0, import_react.useState)(store.getState().dialogue.noted.home ?? {});
	const [advised, setAdvised] = (0, import_react.useState)(null);
	const open = QUESTIONS.find((name) => home[name] === void 0);
	function close() {
		store.dispatch(asideClosed());
		onDone();
	}
	function choose(value) {
		if (!open) return;
		const known = {
			...home,
			[open]: value
		};
		setHome(known);
		if (QUESTIONS.some((name) => known[name] === void 0)) return;
		const found = saleTalk()?.recommend(store, known);
		store.dispatch(noted({ home: known }));
		if (!found) {
			close();
			return;
		}
		say(store, found.text);
		setAdvised(found.plan);
	}
	function accept(plan) {
		const step = planStepOf(selectOrder(store.getState()));
		store.dispatch(messageRead({ understood: true }));
		if (step) recordAnswers(store, { [step]: { idPlan: plan.id } });
	}
	if (advised) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		title: advice.others,
		replies: [{
			label: advice.take(advised.plan),
			onPress: () => accept(advised)
		}, {
			label: advice.compare,
			onPress: close
		}]
	});
	if (!open) return null;
	const { heading, options } = advice.questions[open];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		title: heading,
		replies: [...options.map(({ value, label }) => ({
			label,
			onPress: () => choose(value)
		})), {
			label: advice.skip,
			onPress: close,
			isQuiet: true
		}]
	}, open);
}
// src/conversation/FollowUpPanel.tsx
var ContinueInOtherBrowser = lazily(async () => import("./ContinueInOtherBrowser-CakRK3CD.js"), { spare: true });
var Reference = lazily(async () => import("./OrderReference-Dp4OuyLt.js"), { spare: true });
/**
* The panel that some messages open above the chat's input. It shows, for example, yes and no buttons to
* confirm a value, alternatives to choose from, contact with a person, plan advice, or a prompt to start
* again.
*/
function FollowUpPanel() {
	const { aside, doubt } = useSelector((state) => state.dialogue);
	if (doubt && isYesOrNo(doubt)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(YesOrNo, {});
	if (doubt?.or) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Either, {
		doubt,
		or: doubt.or
	});
	if (aside !== null && typeof aside === "object") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Actions, { actions: aside.actions });
	switch (aside) {
		case "elsewhere": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContinueInOtherBrowser, {});
		case "human": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(People, {});
		case "ways": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ways, {});
		case "advice": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanAdvice, { onDone: focusLine });
		case "searching": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TypingDots, {});
		case "agent": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AgentLinkGreeting, {});
		case "restart": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Restart, {});
		default: return null;
	}
}
function YesOrNo() {
	const store = useStore();
	const noLabel = useSelector(({ dialogue }) => dialogue.doubt?.typed !== void 0) ? conversation.doubtNoTyped : conversation.doubtNo;
	function answer(agreed) {
		const { doubt } = store.getState().dialogue;
		if (!doubt) return;
		store.dispatch(messageRead({ understood: true }));
		settle(store, doubt, agreed, agreed ? conversation.doubtYes : noLabel);
		focusLine();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: chat.composerLabel,
		replies: [{
			label: conversation.doubtYes,
			onPress: () => answer(true)
		}, {
			label: noLabel,
			onPress: () => answer(false)
		}]
	});
}
/** Lets the visitor choose between the values that the message contained. */
function Either({ doubt, or }) {
	const store = useStore();
	const order = useSelector(selectOrder);
	const banks = useSelector(selectBanks) ?? [];
	const replies = or.map((values) => ({
		label: capitalised(chipsOf(order, doubt.step, values, banks, true).join(", ")),
		onPress: () => {
			choose(store, doubt, values);
			focusLine();
		}
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: chat.composerLabel,
		replies
	});
}
/** The buttons under an answer. */
function Actions({ actions }) {
	const store = useStore();
	const takeMessage = (0, import_react.use)(TakeMessageContext);
	const replies = actions.map((action) => ({
		label: action.label,
		onPress: () => {
			if (!pressAction(store, action)) takeMessage(action.label);
			focusLine();
		}
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: chat.composerLabel,
		replies
	});
}
var capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var People = (0, import_react.memo)(function People() {
	const callHref = useHref(brand.callRequest.href);
	const { reference } = useSelector(selectOrder).facts;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [reference && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reference, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })] });
});
function Ways() {
	const store = useStore();
	const { buttons } = conversation.escalation;
	const press = (label, run) => ({
		label,
		onPress: () => {
			store.dispatch(asideClosed());
			run();
			focusLine();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: chat.composerLabel,
		replies: [
			press(buttons.example, () => showExample(store)),
			press(buttons.skipBack, () => goBack(store, buttons.skipBack)),
			press(buttons.pages, () => store.dispatch(modeAsked({ mode: "pages" }))),
			press(buttons.human, () => callPerson(store, buttons.human))
		]
	});
}
function Restart() {
	const dispatch = useDispatch();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		title: chatReplies.commands.recomecarAsk,
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => {
				dispatch(asideClosed());
				dispatch(restartAsked());
			},
			children: chatReplies.commands.recomecarYes
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => dispatch(asideClosed()),
			children: chatReplies.commands.recomecarNo
		})] })
	});
}
export { FollowUpPanel as default };
