import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as useDispatch, P as chatWordingOf, R as wordingOf, V as chatLineOf, j as useSelector } from "../prerender.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { i as selectBanksProblem, r as selectBanks } from "./selectors-BG3aGS4u.js";
import { o as Question, s as WHY } from "./Question-D6jDMlAm.js";
import { t as FieldView } from "./FieldView-bMYmI5iO.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { n as maskedText } from "./answer-text-to6_9Otl.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { n as UNKNOWN_CEP, t as streetInstead } from "./street-instead-of-cep-qawzzmBy.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { c as plansOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { X as retryAsked } from "./events-C3g4CRov.js";
// src/questions/change-fields.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Calls `onChange` for each field whose value differs from the draft. */
function changeFields(values, draft, onChange) {
	for (const [name, typed] of Object.entries(values)) if ((draft[name] ?? "") !== typed) onChange(name, typed);
}
// src/questions/ChatLineField.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The chat's single text field for a step, shown in place of the step's separate fields. The typed text is
* split into values for those fields and stored as unsent input, so it also appears on the step's page.
*/
function ChatLineField({ id, line }) {
	const { step, text, order, draft, problems, onChange } = useStep(id);
	const { name } = line.field;
	const value = line.text(draft);
	const masked = maskedText(order, id);
	const like = step.fields.find(({ kind, shownWhen }) => kind === "text" && shownWhen?.(draft, order) !== false);
	const [inputMode, setInputMode] = (0, import_react.useState)(like?.inputMode);
	if (value === "" && inputMode !== like?.inputMode) setInputMode(like?.inputMode);
	const { heading, why } = chatWordingOf(order, id, draft);
	const { second } = text;
	const isSecond = second !== void 0 && line === step.second?.line;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
		field: {
			...line.field,
			inputMode
		},
		text: {
			...text,
			hints: { [name]: (isSecond ? second.line : text.line) ?? text.hints?.[like?.name ?? ""] ?? "" },
			placeholders: { [name]: text.placeholders?.[like?.name ?? ""] ?? "" }
		},
		draft: { [name]: value },
		problems: Object.fromEntries(Object.values(problems).map((problem) => [name, problem])),
		onChange: (_name, typed) => changeFields(line.read(typed, draft), draft, onChange),
		as: "hidden",
		label: heading,
		whyId: why && "porque",
		kept: masked ? states.kept(masked) : void 0,
		last: true,
		words: true
	}, name);
}
// src/questions/UnknownCep.tsx
/** Helps visitors on pages who do not know their CEP (D98). */
var CepFinder = lazily(async () => import("./CepFinderOfPage-niglvol9.js"), { spare: true });
/** The button that opens the search for a CEP. It also opens if the visitor has sent words instead of a CEP. */
function UnknownCep({ step }) {
	const { draft, problems, refusals } = useStep(step);
	const [isOpen, setIsOpen] = (0, import_react.useState)(null);
	const instead = problems.cep ? streetInstead(draft.cep ?? "") : null;
	const [seen, setSeen] = (0, import_react.useState)(refusals);
	if (refusals !== seen) {
		setSeen(refusals);
		if (instead !== null) setIsOpen(true);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
		onClick: () => setIsOpen(true),
		children: UNKNOWN_CEP
	}) }), isOpen !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CepFinder, {
		step,
		isOpen,
		onClose: () => setIsOpen(false),
		start: instead ?? ""
	})] });
}
// src/questions/options-with-savings.ts
/**
* Adds prices to the options of a question: the monthly price in reais that follows from an option, and what
* the option saves per month. An option with `saving` stands for direct debit.
*/
function optionsOf(order, options = []) {
	const plans = plansOf(order);
	if (plans.length === 0) return options;
	const withDebit = plans.reduce((sum, plan) => sum + plan.price_with_dacc, 0);
	const without = plans.reduce((sum, plan) => sum + plan.price, 0);
	const saving = without - withDebit;
	return options.map((option) => {
		const detail = [
			option.monthly?.(unbrokenBRL(option.saving ? withDebit : without)),
			saving > 0 && option.saving?.(unbrokenBRL(saving)),
			option.detail
		].filter(Boolean).join(" ");
		return detail ? {
			...option,
			detail
		} : option;
	});
}
// src/questions/StepFields.tsx
/** Renders the fields of a step. */
/**
* Whether the step's heading is also the label of its first field. That field must be a text field, followed
* only by optional fields.
*/
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
/** Fields of a step, without the surrounding form. */
function StepFields(props) {
	const { step, order } = useStep(props.step);
	const line = chatLineOf(order, step);
	return line && props.variant === "chat" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatLineField, {
		id: props.step,
		line
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, { ...props });
}
function Fields({ step: id, variant, isPart = false, note, isLast = true }) {
	const { step, text, order, draft, problems, onChange } = useStep(id);
	const options = useOptions(order);
	const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true);
	const { heading, why } = wordingOf(order, id, draft);
	const carries = carriesQuestion(fields) && !isPart;
	const masked = maskedText(order, id);
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
		step.needs === "banks" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BanksProblem, {}),
		fields.map((field, index) => {
			const first = index === 0 && carries;
			const view = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
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
				words: variant === "chat" || field.said === "cep"
			}, field.name);
			return field.said === "cep" && variant === "page" ? [view, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnknownCep, { step: id }, "unknown")] : view;
		})
	] });
}
/** Error shown with a retry button if the list of banks could not be loaded. */
function BanksProblem() {
	const dispatch = useDispatch();
	const problem = useSelector(selectBanksProblem);
	if (!problem) return null;
	const retry = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
		onClick: () => void dispatch(retryAsked()),
		children: states.retry
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		tone: "error",
		title: problemText(problem),
		actions: retry
	});
}
export { optionsOf as n, changeFields as r, StepFields as t };
