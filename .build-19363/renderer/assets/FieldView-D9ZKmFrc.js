import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { i as answered, w as drafted } from "./events-Dzy0BOWM.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { m as stepOf } from "./journeys-pH3FiARx.js";
import { f as selectOrder, g as selectProblems, i as selectDraft, o as selectIsBusy, y as selectRefusals } from "./selectors-BJ0ILE8K.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { Dt as useSelector, Et as useDispatch, It as textOf } from "../prerender.js";
import { i as GroupLegend, n as FieldLabel, r as FieldTexts, s as describedBy } from "./Question-Tk_BrizY.js";
import { t as CheckboxField } from "./CheckboxField-DJBZGGhu.js";
import { t as TextField } from "./TextField-DLdI3vVu.js";
import { t as MaskedField } from "./MaskedField-DGh7zX86.js";
// src/questions/useStep.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Everything a step's form displays. */
function useStep(id) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const draft = useSelector((state) => selectDraft(state, id));
	const problems = useSelector((state) => selectProblems(state, id));
	const refusals = useSelector(selectRefusals);
	const busy = useSelector(selectIsBusy);
	const onChange = (0, import_react.useCallback)((name, value) => {
		dispatch(drafted({
			step: id,
			name,
			value
		}));
	}, [dispatch, id]);
	const onAnswer = (0, import_react.useCallback)((values) => {
		dispatch(answered({ answers: { [id]: values } }));
	}, [dispatch, id]);
	return {
		step: stepOf(order, id),
		text: textOf(order, id),
		order,
		draft,
		problems,
		refusals: Object.keys(problems).length ? refusals : 0,
		busy,
		onChange,
		onAnswer
	};
}
// src/ui/forms/letters.ts
/** The visitor wants to write words into a line that asks for numbers. */
var LettersContext = (0, import_react.createContext)(false);
// src/ui/forms/RadioCards.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A radio group of cards; the label is the group's legend. */
function RadioCards(props) {
	const { name, label, value, onChange, as = "label", why, hint, error, options, layout = "stack" } = props;
	const id = `f-${name}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "radios",
		role: "radiogroup",
		"aria-invalid": error ? true : void 0,
		"aria-describedby": describedBy(id, {
			why,
			hint,
			error
		}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupLegend, {
				as,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldTexts, {
				id,
				why,
				hint,
				error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: `radios__list radios__list--${layout}`,
				children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "radio-card",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "radio",
						name,
						value: option.value,
						checked: option.value === value,
						onChange: () => onChange(name, option.value)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "radio-card__label",
						children: option.label
					}), option.detail && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "radio-card__detail",
						children: option.detail
					})] })]
				}, option.value))
			})
		]
	});
}
// src/ui/forms/SelectField.tsx
var line = (option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
	value: option.value,
	children: option.label
}, option.value);
/** A native select: supports type-ahead, and phones show their own picker. */
function SelectField(props) {
	const { name, label, value, onChange, as = "label", why, whyId, hint, error, placeholder, options = [], groups = [] } = props;
	const id = `f-${name}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "field",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldLabel, {
				as,
				htmlFor: id,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldTexts, {
				id,
				why,
				hint,
				error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("select", {
				id,
				name,
				className: "input select",
				value,
				autoComplete: props.autoComplete,
				onChange: (event) => onChange(name, event.currentTarget.value),
				"aria-invalid": error ? true : void 0,
				"aria-describedby": describedBy(id, {
					why,
					whyId,
					hint,
					error
				}),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "",
						children: placeholder
					}),
					options.map(line),
					groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("optgroup", {
						label: group.label,
						children: group.options.map(line)
					}, group.label))
				]
			})
		]
	});
}
// src/questions/FieldView.tsx
/** Long options are stacked, short ones sit side by side, days are tiles. */
function layoutOf(options) {
	if (options.some(({ detail = "" }) => detail.length > 20)) return "stack";
	return options.length > 3 ? "tiles" : "row";
}
/** One field of a step, rendered by its kind. */
function FieldView(props) {
	const { field, text, draft, problems, onChange, as, why, whyId, kept, options, last } = props;
	const { name } = field;
	const hasLetters = (0, import_react.use)(LettersContext);
	const shared = {
		name,
		label: props.label ?? text.labels[name] ?? name,
		value: draft[name] ?? "",
		onChange,
		as,
		why,
		whyId,
		hint: [text.hints?.[name], kept].filter(Boolean).join(" ") || void 0,
		error: problems[name]
	};
	const native = {
		autoComplete: field.autoComplete,
		autoCapitalize: field.autoCapitalize,
		inputMode: hasLetters ? "text" : field.inputMode,
		maxLength: props.words ? void 0 : field.maxLength,
		placeholder: text.placeholders?.[name],
		enterKeyHint: last ? "send" : "next"
	};
	switch (field.kind) {
		case "checkbox": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxField, { ...shared });
		case "choice": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioCards, {
			...shared,
			value: shared.value || (field.preselected ?? ""),
			options: options ?? text.options ?? [],
			layout: layoutOf(options ?? text.options ?? [])
		});
		case "select": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
			...shared,
			placeholder: text.placeholders?.[name] ?? "Escolha na lista",
			options,
			autoComplete: field.autoComplete
		});
		default: return field.mask ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
			...shared,
			...native,
			mask: field.mask,
			words: props.words
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			...shared,
			...native,
			type: field.inputMode === "email" ? "email" : "text",
			width: field.maxLength !== void 0 && field.maxLength <= 64 ? "short" : "full"
		});
	}
}
export { useStep as i, RadioCards as n, LettersContext as r, FieldView as t };
