import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { r as selectBanks } from "./selectors-BJ0ILE8K.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as likelyTypo } from "./email-It4CSwBl.js";
import { Dt as useSelector, Lt as wordingOf, Rt as states, Ut as chat } from "../prerender.js";
import { a as Question, o as WHY } from "./Question-Tk_BrizY.js";
import { i as useStep, t as FieldView } from "./FieldView-D9ZKmFrc.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
import { i as optionsOf } from "./views-B0GVNhgY.js";
// src/questions/EmailDoubt.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* Questions a likely typo in a well-known domain once, and never rejects it (U, Inputs).
* @param before the address accepted earlier: it is not questioned again
*/
function useEmailDoubt(isAsked, onAnswer, before) {
	const [doubt, setDoubt] = (0, import_react.useState)(null);
	function answer(values) {
		const typed = values.email ?? "";
		const suggestion = isAsked && typed !== before ? likelyTypo(typed) : null;
		if (suggestion && doubt?.values.email !== typed) setDoubt({
			values,
			suggestion
		});
		else onAnswer(values);
	}
	return {
		doubt,
		answer
	};
}
/** The question and its two answers; renders nothing once the address has changed. */
function EmailDoubt({ doubt, typed, onAnswer }) {
	if (!doubt || doubt.values.email !== typed) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		title: chat.emailDoubt(doubt.suggestion),
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => onAnswer({
				...doubt.values,
				email: doubt.suggestion
			}),
			children: chat.emailDoubtYes
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => onAnswer(doubt.values),
			children: chat.emailDoubtNo
		})] })
	});
}
// src/questions/said.ts
/** What is wrong with an answer is said in the conversation, not beside its field. */
var SaidContext = (0, import_react.createContext)(false);
// src/questions/OneLine.tsx
/** The line that the chat asks for in place of a step's fields. Their drafts hold it, so that pages show it too. */
function OneLine({ id, line }) {
	const { step, text, order, draft, problems, onChange } = useStep(id);
	const { name } = line.field;
	const isSaid = (0, import_react.use)(SaidContext);
	const value = line.text(draft);
	const masked = order.answers[id]?.masked;
	const like = step.fields.find(({ kind, shownWhen }) => kind === "text" && shownWhen?.(draft, order) !== false);
	const [inputMode, setInputMode] = (0, import_react.useState)(like?.inputMode);
	if (value === "" && inputMode !== like?.inputMode) setInputMode(like?.inputMode);
	const { heading, why } = wordingOf(order, id, draft);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
		field: {
			...line.field,
			inputMode
		},
		text: {
			...text,
			hints: { [name]: text.line ?? text.hints?.[like?.name ?? ""] ?? "" },
			placeholders: { [name]: text.placeholders?.[like?.name ?? ""] ?? "" }
		},
		draft: { [name]: value },
		problems: isSaid ? {} : Object.fromEntries(Object.values(problems).map((problem) => [name, problem])),
		onChange: (_name, typed) => take(line.read(typed, draft), draft, onChange),
		as: "hidden",
		label: heading,
		whyId: why && "porque",
		kept: masked && states.kept(masked),
		last: true,
		words: true
	});
}
/** Where a line can be one of two things, the button for the other one: a CNPJ in place of a CPF (D17). */
function OtherChoice({ id, line }) {
	const { step, text, draft, onChange } = useStep(id);
	const choice = step.fields.find(({ kind }) => kind === "choice");
	const current = choice && (draft[choice.name] ?? choice.preselected);
	const other = choice && text.options?.find((option) => option.value !== current);
	if (!other) return null;
	const onClick = () => take(line.read("", { [choice.name]: other.value }), draft, onChange);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(QuietButton, {
		onClick,
		children: [
			other.label,
			", ",
			other.detail
		]
	});
}
function take(values, draft, onChange) {
	for (const [name, typed] of Object.entries(values)) if ((draft[name] ?? "") !== typed) onChange(name, typed);
}
// src/questions/StepFields.tsx
/** When a step asks for a single line of text, its heading doubles as that field's label. */
function carriesQuestion(fields) {
	const [first, ...rest] = fields;
	return first?.kind === "text" && !first.isLabelled && rest.every((field) => field.optional);
}
function useOptions(order) {
	return {
		bank: useSelector(selectBanks)?.map((bank) => ({
			value: bank.id,
			label: `${bank.code} ${bank.name}`
		})) ?? [],
		complemento1: order.facts.complementTypes?.map(({ id, name }) => ({
			value: id,
			label: name
		})) ?? []
	};
}
/** The fields of a step, without the surrounding form. */
function StepFields(props) {
	const { line } = useStep(props.step).step;
	return line && props.variant === "chat" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OneLine, {
		id: props.step,
		line
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, { ...props });
}
function Fields({ step: id, variant, isPart = false, note, isLast = true }) {
	const { step, text, order, draft, problems: found, onChange } = useStep(id);
	const problems = (0, import_react.use)(SaidContext) ? {} : found;
	const options = useOptions(order);
	const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true);
	const { heading, why } = wordingOf(order, id, draft);
	const carries = carriesQuestion(fields) && !isPart;
	const masked = order.answers[id]?.masked;
	const kept = masked ? states.kept(masked) : void 0;
	const lines = fields.filter((field) => field.kind === "text");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		variant === "page" && !carries && !isPart && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
			why,
			children: heading
		}),
		step.needs === "town" && order.facts.addressLine && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "hint",
			role: "status",
			children: order.facts.addressLine
		}),
		fields.map((field, index) => {
			const first = index === 0 && carries;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
				field,
				text,
				draft,
				problems,
				onChange,
				as: first ? variant === "page" ? "question" : "hidden" : "label",
				label: first ? heading : void 0,
				why: first && variant === "page" ? why : void 0,
				whyId: index === 0 && variant === "chat" && why ? WHY : void 0,
				kept: field === lines[0] ? kept : index === 0 ? note : void 0,
				options: field.kind === "choice" ? optionsOf(order, text.options) : options[field.name],
				last: isLast && field === lines.at(-1),
				words: variant === "chat"
			}, field.name);
		})
	] });
}
export { useEmailDoubt as a, EmailDoubt as i, OtherChoice as n, SaidContext as r, StepFields as t };
