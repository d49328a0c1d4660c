import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { Ht as outcomes, Tt as useHref, Ut as chat, u as ButtonLink, vt as SiteHeader, xt as HelpLinks } from "../prerender.js";
import { n as formatPhone, o as phoneDigits } from "./phone-CCQTMhvg.js";
import { n as useCallRequest, t as CALL_STEP } from "./useCallRequest-BiSkk5vp.js";
import { t as useEarlyAnswer } from "./useEarlyAnswer-Cx8DDojU.js";
import { t as useTitle } from "./useTitle-BS_ws-5K.js";
import { a as ChatFrame, i as Composer, n as Message, r as TypingDots, t as Answer } from "./Message-CMhj6hfZ.js";
import { t as MaskedField } from "./MaskedField-DGh7zX86.js";
import { o as WHY } from "./Question-Tk_BrizY.js";
import { t as Opener } from "./Opener-BW_6UJgv.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { n as commandOf } from "./commands-Te0Kzre8.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/conversation/useCallCommands.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Words without a digit are no telephone: talk is answered, not marked in red. */
var isTalk = (text) => /\p{L}/u.test(text) && !/\d/.test(text);
/**
* Commands in the chat that asks for a call (U-chat): back to where the visitor came from, help, a person. Whatever
* else is a command of the order's chat has no meaning here and is answered with help.
*/
function useCallCommands() {
	const [lines, setLines] = (0, import_react.useState)([]);
	const [wantsPerson, setWantsPerson] = (0, import_react.useState)(false);
	const order = useHref("/chat");
	function leave() {
		const { navigation } = window;
		if (navigation?.canGoBack) window.history.back();
		else window.location.assign(order);
	}
	/** @returns whether the message was a command, which has then been followed */
	function hear(text) {
		const command = commandOf(text);
		if (command === null && !isTalk(text)) return false;
		setWantsPerson(command === "human");
		if (command === "back") {
			leave();
			return true;
		}
		const reply = command === "human" ? chat.commands.atendente : outcomes.call.help;
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
		hear
	};
}
// src/conversation/CallRequestChat.tsx
var import_jsx_runtime = require_jsx_runtime();
var words = outcomes.call;
/** /receber-ligacao/chat: the call request as a short conversation, for whoever came there from the chat (F§7). */
function CallRequestChat() {
	const { state, problem, refusals, telephone, type, send } = useCallRequest();
	const { lines, wantsPerson, hear } = useCallCommands();
	const here = useHref(brand.callRequest.chatHref);
	const page = useHref(brand.callRequest.href);
	const checkout = useHref("/checkout/carrinho");
	useTitle(words.chatTitle, problem !== "");
	const isSent = state === "sent";
	const isSaid = isSent || state === "sending";
	function answer(values) {
		if (hear(values.telephone ?? "")) type("telephone", "");
		else send(values);
	}
	useEarlyAnswer(CALL_STEP, ({ telephone: typed = "" }, isSent) => {
		type("telephone", typed);
		if (isSent) answer({ telephone: typed });
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChatFrame, {
		title: words.chatTitle,
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
			homeHref: useHref("/"),
			callHref: here,
			switchTo: {
				mode: "pages",
				href: page
			}
		}),
		last: `${state}-${lines.length}`,
		opener: state === "none" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Opener, { place: "chat" }),
		order: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Opener, { place: "promises" }),
		cards: isSent ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
			href: checkout,
			children: words.back
		}) : state === "sending" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TypingDots, {}),
		notices: state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			children: outcomes["oferta-indisponivel"].failed
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
				label: words.heading,
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: words.greeting }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, {
				why: words.why,
				whyId: WHY,
				asks: true,
				children: words.heading
			}),
			lines.map(({ who, text }, index) => who === "assistant" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: text }, index) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
				name: words.label,
				step: CALL_STEP,
				children: text
			}, index)),
			isSaid && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
				name: words.label,
				step: "receber-ligacao",
				children: formatPhone(phoneDigits(telephone))
			}),
			isSent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: `${words.sent.title} ${words.sent.text}` })
		]
	});
}
export { CallRequestChat as default };
