import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as CheckboxField } from "./CheckboxField-Dw_3vqHm.js";
import { t as MaskedField } from "./MaskedField-BXcfEjVs.js";
import { a as GroupLegend, c as describedBy, i as FieldTexts, r as FieldLabel, t as CHAT_PROBLEM } from "./Question-D6jDMlAm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
// src/ui/forms/letter-keyboard-context.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* React context that tells whether the visitor has switched a numeric input of the chat to the letter
* keyboard.
*/
var LetterKeyboardContext = (0, import_react.createContext)(false);
// src/ui/forms/RadioCards.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Radio group with its options as cards. The label is the legend of the group. */
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
/**
* Select field with a label. It is a native select, because that supports type-ahead and phones show their
* own picker for it.
*/
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
// src/questions/problems-in-chat-context.ts
/**
* Whether the chat shows errors in an answer as messages. If it does, they are not repeated beside the field.
*/
var ProblemsInChatContext = (0, import_react.createContext)(false);
// src/questions/FieldView.tsx
/**
* Chooses the layout of options: stacked if a text is long, tiles if there are many options, otherwise a row. A
* tile is a third of the width, which at 360 px holds eight characters.
*/
function layoutOf(options) {
	if (options.some(({ detail = "" }) => detail.length > 20)) return "stack";
	if (options.length <= 3) return "row";
	return options.every(({ label }) => label.length <= 8) ? "tiles" : "stack";
}
/** Renders one field of a step as a checkbox, radio cards, a select, a masked field or a text field. */
function FieldView(props) {
	const { field, text, draft, problems, onChange, as, why, whyId, kept, options, last } = props;
	const { name } = field;
	const hasLetters = (0, import_react.use)(LetterKeyboardContext);
	const isSaid = (0, import_react.use)(ProblemsInChatContext);
	const shared = {
		name,
		label: props.label ?? text.labels[name] ?? name,
		value: draft[name] ?? "",
		onChange,
		as,
		why,
		whyId,
		hint: [text.hints?.[name], kept].filter(Boolean).join(" ") || void 0,
		error: isSaid ? void 0 : problems[name],
		errorId: isSaid && problems[name] ? CHAT_PROBLEM : void 0
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
			placeholder: text.placeholders?.[name] ?? "",
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
export { LetterKeyboardContext as i, ProblemsInChatContext as n, RadioCards as r, FieldView as t };
