import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { f as circle_alert_default } from "../prerender.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/forms/question.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/forms/Question.tsx
var import_jsx_runtime = require_jsx_runtime();
var labelClass = {
	question: "question",
	label: "label",
	hidden: "hush"
};
/** Said to screen readers before a problem. */
var ErrorWord = (0, import_react.createContext)("Erro: ");
/** Id of the reason of the chat's present question: it stands in the transcript, away from its field. */
var WHY = "porque";
/** The screen's only h1, with its reason in one line. Use it alone when no single field can serve as its label. */
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
/** A field's label; when it is the question, an h1 wraps it. */
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
/** A fieldset's legend; when it is the question, it wraps the h1. */
function GroupLegend({ as, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
		className: as === "question" ? void 0 : labelClass[as],
		children: as === "question" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "question",
			children
		}) : children
	});
}
/** Ids of the texts that describe a field, in reading order; absent ones are omitted. */
function describedBy(id, texts) {
	const own = [
		"why",
		"hint",
		"error"
	].filter((key) => texts[key]).map((key) => `${id}-${key}`);
	const ids = texts.whyId ? [texts.whyId, ...own] : own;
	return ids.length > 0 ? ids.join(" ") : void 0;
}
/** A field's reason, hint and error, with the ids that `describedBy` returns. */
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
export { Question as a, GroupLegend as i, FieldLabel as n, WHY as o, FieldTexts as r, describedBy as s, ErrorWord as t };
