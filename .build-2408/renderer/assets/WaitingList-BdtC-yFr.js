import { A as useDispatch, j as useSelector, u as PrimaryButton } from "../prerender.js";
import "./contact-not-sent-CGUJkI_S.js";
import { r as addressStep } from "./journeys-CWpcRNhs.js";
import { Ct as withdrawAsked, y as correctionAsked } from "./events-C3g4CRov.js";
import { o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as HelpLinks } from "./HelpPanel-BLaPpHfx.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as FieldView } from "./FieldView-bMYmI5iO.js";
import { t as PageForm } from "./PageForm-C5tb0hmq.js";
import { n as useCallRequestHref } from "./WaitState-GpSyohXs.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as useCurrentChatField } from "./useCurrentChatField-BwZdBvU8.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/waiting-list.ts
/**
* Texts of the waiting list for visitors whose address has no fibre network or no offer (D3, D10). The texts
* of its form are in steps/oferta-indisponivel.ts.
*/
var waitingList = {
	/** Names the group of the other ways to continue, for screen readers. */
	others: "Outras opções",
	elsewhere: "Consultar outro endereço",
	withdraw: "Não quero ser avisado",
	person: "Falar com uma pessoa",
	sent: {
		title: "Anotado",
		text: "Avisamos quando a fibra puder chegar a este endereço."
	},
	/** @param contact the name, phone number and e-mail address that the visitor left; masked after a reload (D94) */
	reachedBy: (contact) => contact.length > 0 ? `O aviso vai para: ${contact.join(", ")}.` : "O aviso vai para o seu contato.",
	withdrawn: {
		title: "Tudo certo",
		text: "Não vamos avisar você sobre este endereço."
	}
};
// src/questions/lazy/WaitingList.tsx
/** Form with which a visitor joins the waiting list. */
var import_jsx_runtime = require_jsx_runtime();
/**
* Focuses the message that replaces the form and its submit button. Defined outside the component, so that it
* runs once per element.
*/
var takeFocus = (told) => told?.focus({ preventScroll: true });
/**
* Does nothing on submit. The message is a form, because focus handling and tests look for the form of a
* step.
*/
var nothingToSend = () => void 0;
/**
* Form shown if nothing can be sold at the address. The visitor can leave a contact, decline, or try another
* address (D3, D8).
*/
function WaitingList({ step: id, variant, Form }) {
	const { contact } = useSelector(selectFlow);
	const part = useCurrentChatField(id);
	if (contact.notify === "sent" || contact.withdraw === "sent") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Told, { id });
	if (variant === "page" || part.name === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WholeContact, {
		id,
		hasFields: variant === "page"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactPart, {
		step: id,
		variant,
		Form,
		name: part.name
	});
}
function Told({ id }) {
	const dispatch = useDispatch();
	const lookElsewhere = useLookElsewhere();
	const { contact } = useSelector(selectFlow);
	const isWithdrawn = contact.withdraw === "sent";
	const done = isWithdrawn ? waitingList.withdrawn : waitingList.sent;
	const { name, phone, email } = contact.shown ?? {};
	const shown = [
		name,
		phone,
		email
	].filter((each) => typeof each === "string");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: nothingToSend,
		className: "ask",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				tabIndex: -1,
				ref: takeFocus,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
					tone: "done",
					title: done.title,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: done.text }), shown.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: waitingList.reachedBy(shown) })]
				})
			}),
			contact.withdraw === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: "Não conseguimos enviar agora. O que você digitou continua aqui."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				onClick: lookElsewhere,
				children: waitingList.elsewhere
			}),
			!isWithdrawn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "ways",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
					onClick: () => dispatch(withdrawAsked()),
					children: waitingList.withdraw
				})
			})
		]
	});
}
/**
* Form with all contact fields. In the chat it has only the button that sends the contact again, because the
* fields were already answered one by one.
*/
function WholeContact({ id, hasFields }) {
	const { text, step, draft, problems, refusals, onChange, onAnswer } = useStep(id);
	const { contact } = useSelector(selectFlow);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: hasFields ? onAnswer : () => onAnswer(draft),
		refusals,
		className: "ask",
		children: [
			hasFields && step.fields.map((field, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
				field,
				text,
				draft,
				problems,
				onChange,
				as: "label",
				last: index === step.fields.length - 1
			}, field.name)),
			(contact.notify === "failed" || contact.withdraw === "failed") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: "Não conseguimos enviar agora. O que você digitou continua aqui."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: contact.notify === "sending" ? "loading" : "default",
				children: text.submit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {})
		]
	});
}
/** One field of the contact form in the chat, which asks for name, phone number and e-mail one by one. */
function ContactPart({ step: id, Form = PageForm, name }) {
	const { text, step, draft, problems, refusals, onChange } = useStep(id);
	const { onAnswer, onCancel } = useCurrentChatField(id);
	const field = step.fields.find((each) => each.name === name);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Form, {
		step: id,
		onAnswer,
		onCancel,
		busy: false,
		refusals,
		submit: text.submit,
		layout: "line",
		children: field && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
			field,
			text,
			draft,
			problems,
			onChange,
			as: "hidden",
			label: text.asks?.[name],
			last: true,
			words: true
		}, name)
	});
}
/**
* The other ways to continue if nothing can be sold at the address, quieter than the form and in one group:
* another address, declining, and the contact channels once they are asked for.
*/
function WaysOut() {
	const callHref = useCallRequestHref();
	const dispatch = useDispatch();
	const lookElsewhere = useLookElsewhere();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ways",
		role: "group",
		"aria-label": waitingList.others,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
				onClick: lookElsewhere,
				children: waitingList.elsewhere
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
				onClick: () => dispatch(withdrawAsked()),
				children: waitingList.withdraw
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				className: "ways__people",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
					className: "quiet-link",
					children: waitingList.person
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })]
			})
		]
	});
}
/** Returns a handler that asks for another address. */
function useLookElsewhere() {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	return () => dispatch(correctionAsked({ step: addressStep(order) }));
}
export { WaysOut as n, WaitingList as t };
