import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, W as callRequest, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { t as codeProblems } from "./one-time-code-FF9K8JzI.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { t as asksPhoneToErase } from "./asks-phone-to-erase-DzXb0_Hs.js";
import { St as wished, d as callAsked } from "./events-C3g4CRov.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as MaskedField } from "./MaskedField-BXcfEjVs.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { n as addProblems } from "./journey-part-registry-PbjbEmAN.js";
import { n as useCallRequest } from "./useCallRequest-DtUWsDaV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/rate-limited-order.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Texts for an order that a rate limit has stopped. Visitors continue with a code sent by e-mail, or ask for
* a phone call (D89).
*/
var unblockOrder = {
	code: {
		text: "Este documento foi consultado muitas vezes agora há pouco. Com um código por e-mail você segue de onde parou.",
		send: "Receber o código por e-mail",
		/** Used instead of an e-mail address that must not be shown: the one on the customer's record. */
		toRecord: "o e-mail do cadastro, se este CPF for de cliente",
		sent: (to, minutes) => `O código vai para ${to}. Ele vale por ${minutes} minutos.`,
		label: "Código de seis números",
		check: "Conferir e continuar",
		another: "Enviar outro código"
	},
	call: {
		text: "Por segurança, paramos aqui. O que você respondeu está guardado, e a sua ligação passa na frente.",
		submit: "Quero receber a ligação",
		failed: "Não conseguimos enviar agora. O que você respondeu continua guardado.",
		sent: {
			title: "Pedido guardado",
			text: "Uma pessoa liga para terminar com você. Não precisa preencher nada de novo."
		}
	}
};
// src/questions/lazy/ContinueRateLimitedOrder.tsx
/** Shows how to continue an order that a rate limit has stopped. */
var import_jsx_runtime = require_jsx_runtime();
addProblems(codeProblems);
/**
* Returns a ref callback for an element that contains fields. It makes Enter in these fields call `press`;
* otherwise, Enter could submit the form of the question around them.
*/
var onEnter = (press) => (place) => {
	const listen = (event) => {
		if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
		event.preventDefault();
		press();
	};
	place?.addEventListener("keydown", listen);
	return () => place?.removeEventListener("keydown", listen);
};
/**
* Lets the visitor continue an order that a rate limit has stopped: with a code sent by e-mail, or through a
* phone call (D89).
*/
function ContinueRateLimitedOrder(props) {
	return props.help.by === "code" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ByCode, { ...props }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ByCall, { ...props });
}
function ByCode({ help, title }) {
	const dispatch = useDispatch();
	const wishes = useSelector((state) => state.wishes);
	const [code, setCode] = (0, import_react.useState)("");
	const send = () => dispatch(wished({ what: "send-code" }));
	const check = () => dispatch(wished({
		what: "check-code",
		code
	}));
	const { "send-code": sending, "check-code": checking } = wishes.states;
	const { sent, problems } = wishes;
	const textFor = (what) => problems[what] && problemText(problems[what]);
	const words = unblockOrder.code;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			title,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words.text })
		}),
		sending === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			children: textFor("send-code")
		}),
		sent ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			ref: onEnter(check),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "hint",
					role: "status",
					children: words.sent(sent.sentTo || (help.proof ? words.toRecord : ""), sent.minutes)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					name: "code",
					label: words.label,
					value: code,
					onChange: (_name, value) => setCode(value),
					inputMode: "numeric",
					autoComplete: "one-time-code",
					maxLength: 8,
					width: "short",
					error: checking === "failed" ? textFor("check-code") : void 0
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					type: "button",
					onClick: check,
					state: checking === "busy" ? "loading" : "default",
					children: words.check
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
					onClick: send,
					children: words.another
				}) })
			]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			type: "button",
			onClick: send,
			state: sending === "busy" ? "loading" : "default",
			children: words.send
		})
	] });
}
function ByCall({ help, title }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const { state, problem, telephone, type, send } = useCallRequest();
	const isKnown = !help.proof && asksPhoneToErase(order);
	const ask = () => isKnown ? dispatch(callAsked({})) : send({ telephone });
	const words = unblockOrder.call;
	if (state === "sent") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		tone: "done",
		title: words.sent.title,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words.sent.text })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		ref: onEnter(ask),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				title,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words.text })
			}),
			!isKnown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
				mask: "phone",
				name: "telephone",
				label: callRequest.label,
				autoComplete: "tel-national",
				value: telephone,
				onChange: type,
				error: problem || void 0
			}),
			(state === "failed" || isKnown && problem) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: isKnown && problem || words.failed
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				onClick: ask,
				state: state === "sending" ? "loading" : "default",
				children: state === "failed" ? states.retry : words.submit
			})
		]
	});
}
export { ContinueRateLimitedOrder as default };
