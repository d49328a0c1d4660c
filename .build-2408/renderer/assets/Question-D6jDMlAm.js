import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as circle_alert_default } from "./circle-alert-Yy8N-t5d.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/question.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/forms/Question.tsx
/** Texts around a field: its question or label, the reason, the hint and the error. */
var import_jsx_runtime = require_jsx_runtime();
var labelClass = {
	question: "question",
	label: "label",
	hidden: "hush"
};
/** React context with the prefix of error messages for screen readers. */
var ErrorWord = (0, import_react.createContext)("Erro: ");
/**
* Id of the element with the reason for the chat's current question. That element is in the conversation, not
* beside the field.
*/
var WHY = "porque";
/** Id of the chat message that says what is wrong with the latest answer to the current question. */
var CHAT_PROBLEM = "o-que-falta";
/**
* A question with its reason, as the only h1 of the screen. Used if the question cannot be the label of a
* single field.
*/
function Question({ children, why, id }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "question-block",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "question",
			id,
			tabIndex: -1,
			children
		}), why && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "why",
			children: why
		})]
	});
}
/** Label of a field. If it is the question of the screen, it is wrapped in an h1. */
function FieldLabel({ as, htmlFor, children }) {
	if (as !== "question") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
		className: labelClass[as],
		htmlFor,
		children
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "question",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
			htmlFor,
			children
		})
	});
}
/** Legend of a fieldset. If it is the question of the screen, it contains an h1. */
function GroupLegend({ as, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
		className: as === "question" ? void 0 : labelClass[as],
		children: as === "question" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "question",
			children
		}) : children
	});
}
/** Returns the ids of the texts that describe a field, in reading order, for `aria-describedby`. */
function describedBy(id, texts) {
	const own = [
		"why",
		"hint",
		"error"
	].filter((key) => texts[key]).map((key) => `${id}-${key}`);
	const ids = [
		texts.errorId,
		texts.whyId,
		...own
	].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : void 0;
}
/** The reason, hint and error of a field, with the ids that `describedBy` returns. */
function FieldTexts({ id, why, hint, error }) {
	const errorWord = (0, import_react.use)(ErrorWord);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		why && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "why",
			id: `${id}-why`,
			children: why
		}),
		hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "hint",
			id: `${id}-hint`,
			children: hint
		}),
		error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "error",
			id: `${id}-error`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(circle_alert_default, {
				size: 20,
				"aria-hidden": "true"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "hush",
				children: errorWord
			}), error] })]
		})
	] });
}
export { GroupLegend as a, describedBy as c, FieldTexts as i, ErrorWord as n, Question as o, FieldLabel as r, WHY as s, CHAT_PROBLEM as t };
