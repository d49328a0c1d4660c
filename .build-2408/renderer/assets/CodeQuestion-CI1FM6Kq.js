import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch } from "../prerender.js";
import { t as asksForAnotherCode } from "./one-time-code-CFaQTlFg.js";
import { $ as said, T as drafted, m as codeAsked } from "./events-C3g4CRov.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as FieldView } from "./FieldView-bMYmI5iO.js";
import { t as PageForm } from "./PageForm-C5tb0hmq.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as WaitState } from "./WaitState-GpSyohXs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/one-time-code.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Texts of the page on which visitors enter a code sent by e-mail (D6, D9). */
var codeWords = {
	/** `at` is a time of day, such as '14:32'. */
	sent: (to, at, minutes) => `Enviamos o código para ${to} às ${at}. Ele vale por ${minutes} minutos.`,
	sentAgain: (to, at, minutes) => `Enviamos outro código para ${to} às ${at}. Ele vale por ${minutes} minutos; o anterior não vale mais.`,
	/** Used instead of the e-mail address if the address is no longer known after a reload. */
	yourMail: "o seu e-mail",
	/** Shown below the field while the code is being sent. */
	sending: "Estamos enviando o código.",
	another: "Enviar outro código",
	verified: "Código conferido. Está tudo certo por aqui.",
	continue: "Continuar"
};
// src/questions/lazy/CodeQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
var timeOf = (at = Date.now()) => new Date(at).toLocaleTimeString("pt-BR", {
	hour: "2-digit",
	minute: "2-digit"
});
/**
* Form for the one-time code that was sent to the visitor. It shows where the code was sent and how long it
* is valid, and has a button for a new code.
*/
function CodeQuestion({ step: id, variant, Form = PageForm }) {
	const dispatch = useDispatch();
	const { step, text, order, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id);
	const { code } = order.facts;
	const [field] = step.fields;
	const sentAt = code?.sentAt;
	const [firstSentAt, setFirstSentAt] = (0, import_react.useState)(sentAt);
	if (firstSentAt === void 0 && sentAt !== void 0) setFirstSentAt(sentAt);
	const inChat = variant === "chat";
	/**
	* Submits the typed code. In the chat, a message such as "não recebi" (I did not get it) requests a new
	* code instead.
	*/
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
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: code && code.sentTo !== null ? words(code.sentTo || codeWords.yourMail, timeOf(code.sentAt), code.minutes) : busy ? codeWords.sending : "" }, sentAt)
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
