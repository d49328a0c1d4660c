import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Et as useDispatch } from "../prerender.js";
import { t as asksForAnotherCode } from "./code-C1Zaqw03.js";
import { Y as said, p as codeAsked, w as drafted } from "./events-Dzy0BOWM.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
import { i as useStep, t as FieldView } from "./FieldView-D9ZKmFrc.js";
import { r as PageForm } from "./SavedSign-Ck70mJsO.js";
import { r as WaitState } from "./LoadingPage-sa39Bgqc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/content/code.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Texts around a code that was sent (D6, D9). */
var codeWords = {
	/** `at` is a time of day: '14:32'. */
	sent: (to, at, minutes) => `Enviamos o código para ${to} às ${at}. Ele vale por ${minutes} minutos.`,
	sentAgain: (to, at, minutes) => `Enviamos outro código para ${to} às ${at}. Ele vale por ${minutes} minutos; o anterior não vale mais.`,
	/** Below the field, until one is sent. */
	sending: "Estamos enviando o código.",
	another: "Enviar outro código",
	verified: "Código conferido. Está tudo certo por aqui.",
	continue: "Continuar"
};
// src/questions/lazy/CodeQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The time of day on the visitor's clock, '14:32'. */
var timeOf = (at = Date.now()) => new Date(at).toLocaleTimeString("pt-BR", {
	hour: "2-digit",
	minute: "2-digit"
});
/** A code that was sent: destination, expiry, input field, and a way to request another. */
function CodeQuestion({ step: id, variant, Form = PageForm }) {
	const dispatch = useDispatch();
	const { step, text, order, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id);
	const { code } = order.facts;
	const [field] = step.fields;
	const sentAt = code?.sentAt;
	const [firstSentAt, setFirstSentAt] = (0, import_react.useState)(sentAt);
	if (firstSentAt === void 0 && sentAt !== void 0) setFirstSentAt(sentAt);
	const inChat = variant === "chat";
	/** In the chat, typing "não recebi" requests a new code, so no button is needed. */
	function answer(values) {
		const typed = values[field?.name ?? ""] ?? "";
		if (!inChat || !asksForAnotherCode(typed)) {
			onAnswer(values);
			return;
		}
		dispatch(said({
			step: id,
			who: "visitor",
			text: typed
		}));
		dispatch(drafted({
			step: id,
			name: field?.name ?? "",
			value: ""
		}));
		dispatch(codeAsked());
	}
	const words = firstSentAt === void 0 || sentAt === firstSentAt ? codeWords.sent : codeWords.sentAgain;
	const isVerified = code?.isVerified === true;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Form, {
		step: id,
		onAnswer: answer,
		busy,
		refusals,
		submit: isVerified ? codeWords.continue : text.submit,
		layout: "block",
		children: [
			!inChat && (isVerified || !field) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, { children: text.heading }),
			isVerified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "done",
				children: codeWords.verified
			}),
			field && !(isVerified && !inChat) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
				field: inChat ? {
					...field,
					maxLength: void 0
				} : field,
				text,
				draft,
				problems,
				onChange,
				as: inChat ? "hidden" : "question",
				label: text.heading,
				why: inChat ? void 0 : text.why,
				last: true
			}),
			!isVerified && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "hint",
					role: "status",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: code?.sentTo ? words(code.sentTo, timeOf(code.sentAt), code.minutes) : busy ? codeWords.sending : "" }, sentAt)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
					onClick: () => dispatch(codeAsked()),
					children: codeWords.another
				}) })
			] })
		]
	});
}
export { CodeQuestion as default };
