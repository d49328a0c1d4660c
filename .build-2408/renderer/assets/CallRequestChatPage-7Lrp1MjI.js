import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { D as SiteHeader, W as callRequest, j as useSelector, l as ButtonLink } from "../prerender.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import "./contact-not-sent-CGUJkI_S.js";
import { a as phoneDigits, t as formatPhone } from "./phone-CuKDOHhU.js";
import { t as openerOf } from "./journey-drawings-DI4cVjPO.js";
import { n as useCallRequest, t as CALL_STEP } from "./useCallRequest-DtUWsDaV.js";
import { t as useInputTypedBeforeHydration } from "./useInputTypedBeforeHydration-BbpQooW2.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { a as TypingDots, i as Message, n as ChatFrame, r as Answer, t as Composer } from "./Composer-14YCUYhT.js";
import { t as MaskedField } from "./MaskedField-BXcfEjVs.js";
import { s as WHY } from "./Question-D6jDMlAm.js";
import { t as HelpLinks } from "./HelpPanel-BLaPpHfx.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as chatReplies } from "./chat-command-replies-A2YZ0Mt5.js";
import { n as commandOf } from "./commands-r2kzUZYX.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/conversation/useCallRequestChatCommands.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Whether a text has letters and no digits. The chat replies to such a text instead of rejecting it as a
* phone number.
*/
var isTalk = (text) => /\p{L}/u.test(text) && !/\d/.test(text);
/**
* Handles commands in the call request chat (U-chat): go back to the previous page, get help, or talk to a
* person. The reply to any other command or text is the help text.
*/
function useCallRequestChatCommands() {
	const [lines, setLines] = (0, import_react.useState)([]);
	const [wantsPerson, setWantsPerson] = (0, import_react.useState)(false);
	const order = useHref("/chat");
	function leave() {
		const { navigation } = window;
		if (navigation?.canGoBack) window.history.back();
		else window.location.assign(order);
	}
	/**
	* @returns true if the text was a command or other talk and was handled; false if it may be a phone number
	*/
	function handleCommand(text) {
		const command = commandOf(text);
		if (command === null && !isTalk(text)) return false;
		setWantsPerson(command === "human");
		if (command === "back") {
			leave();
			return true;
		}
		const reply = command === "human" ? chatReplies.commands.atendente : callRequest.help;
		setLines([
			...lines,
			{
				who: "visitor",
				text
			},
			{
				who: "assistant",
				text: reply
			}
		]);
		return true;
	}
	return {
		lines,
		wantsPerson,
		handleCommand
	};
}
// src/conversation/CallRequestChatPage.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The screen at /receber-ligacao/chat, on which visitors who come from the chat request a call in a short
* conversation (F§7).
*/
function CallRequestChatPage() {
	const { state, problem, refusals, telephone, type, send } = useCallRequest();
	const { lines, wantsPerson, handleCommand } = useCallRequestChatCommands();
	const { journey } = useSelector(selectOrder);
	const here = useHref(brand.callRequest.chatHref);
	const page = useHref(brand.callRequest.href);
	const checkout = useHref("/checkout/carrinho");
	useTitle(callRequest.chatTitle, problem !== "");
	const isSent = state === "sent";
	const isSaid = isSent || state === "sending";
	function answer(values) {
		if (handleCommand(values.telephone ?? "")) type("telephone", "");
		else send(values);
	}
	useInputTypedBeforeHydration(CALL_STEP, ({ telephone: typed = "" }, isSent) => {
		type("telephone", typed);
		if (isSent) answer({ telephone: typed });
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChatFrame, {
		title: callRequest.chatTitle,
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
			homeHref: useHref("/"),
			callHref: here,
			switchTo: {
				mode: "pages",
				href: page
			}
		}),
		last: `${state}-${lines.length}`,
		opener: state === "none" && openerOf(journey, "chat"),
		order: openerOf(journey, "promises"),
		cards: isSent ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
			href: checkout,
			children: callRequest.back
		}) : state === "sending" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TypingDots, {}),
		notices: state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			children: "Não conseguimos enviar agora. O que você digitou continua aqui."
		}),
		asides: wantsPerson && !isSaid && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref: here }),
		composer: !isSent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Composer, {
			step: "receber-ligacao",
			onAnswer: answer,
			busy: state === "sending",
			refusals,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
				mask: "phone",
				words: true,
				name: "telephone",
				label: callRequest.heading,
				whyId: "porque",
				as: "hidden",
				autoComplete: "tel-national",
				placeholder: "(00) 00000-0000",
				width: "full",
				value: telephone,
				onChange: type,
				error: problem || void 0
			})
		}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: callRequest.greeting }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, {
				why: callRequest.why,
				whyId: WHY,
				asks: true,
				children: callRequest.heading
			}),
			lines.map(({ who, text }, index) => who === "assistant" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: text }, index) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
				name: callRequest.label,
				step: CALL_STEP,
				children: text
			}, index)),
			isSaid && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
				name: callRequest.label,
				step: "receber-ligacao",
				children: formatPhone(phoneDigits(telephone))
			}),
			isSent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: `${callRequest.sent.title} ${callRequest.sent.text}` })
		]
	});
}
export { CallRequestChatPage as default };
