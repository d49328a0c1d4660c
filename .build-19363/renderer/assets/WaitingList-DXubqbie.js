import { Dt as useSelector, Et as useDispatch, Ht as outcomes, d as PrimaryButton, xt as HelpLinks } from "../prerender.js";
import { r as addressStep } from "./journeys-pH3FiARx.js";
import { gt as withdrawAsked, v as correctionAsked } from "./events-Dzy0BOWM.js";
import { a as selectFlow, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
import { i as useStep, t as FieldView } from "./FieldView-D9ZKmFrc.js";
import { r as PageForm } from "./SavedSign-Ck70mJsO.js";
import { t as useCallHref } from "./useCallHref-DQKTzYzV.js";
import { t as usePart } from "./usePart-BBRa22f8.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/WaitingList.tsx
var import_jsx_runtime = require_jsx_runtime();
var words = outcomes["oferta-indisponivel"];
/** The pressed button disappears with its form, so focus moves to this message. Stable: runs once per element. */
var takeFocus = (told) => told?.focus({ preventScroll: true });
/** A form, because that is where the focus logic and the tests look for a step. */
var nothingToSend = () => void 0;
/** Nothing can be sold here: leave a contact, decline, or look at another address (D3, D8). */
function WaitingList({ step: id, variant, Form }) {
	const { contact } = useSelector(selectFlow);
	const part = usePart(id);
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
	const { contact } = useSelector(selectFlow);
	const isWithdrawn = contact.withdraw === "sent";
	const done = isWithdrawn ? words.withdrawn : words.sent;
	const { name, phone, email } = contact.masks ?? {};
	const masks = [
		name,
		phone,
		email
	].filter((mask) => typeof mask === "string");
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
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: done.text }), masks.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words.reachedBy(masks) })]
				})
			}),
			contact.withdraw === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: words.failed
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Elsewhere, {}),
			!isWithdrawn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Withdraw, {})
		]
	});
}
/** The whole contact; in the chat it was given part by part, and only has to be sent again. */
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
				children: words.failed
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: contact.notify === "sending" ? "loading" : "default",
				children: text.submit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {})
		]
	});
}
/** In the chat name, telephone and e-mail one after the other, each in the composer. */
function ContactPart({ step: id, Form = PageForm, name }) {
	const { text, step, draft, problems, refusals, onChange } = useStep(id);
	const { onAnswer, onCancel } = usePart(id);
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
/** Where else to go from an address that has no offer. */
function WaysOut() {
	const callHref = useCallHref();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Elsewhere, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Withdraw, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })
	] });
}
function Elsewhere() {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
		type: "button",
		tone: "secondary",
		onClick: () => dispatch(correctionAsked({ step: addressStep(order) })),
		children: words.elsewhere
	});
}
function Withdraw() {
	const dispatch = useDispatch();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
		onClick: () => dispatch(withdrawAsked()),
		children: words.withdraw
	}) });
}
export { WaysOut as n, WaitingList as t };
