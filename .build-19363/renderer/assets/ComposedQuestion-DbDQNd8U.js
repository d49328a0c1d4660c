import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Dt as useSelector, Et as useDispatch, Ft as formTextOf, d as PrimaryButton } from "../prerender.js";
import { m as stepOf, o as formOf, p as pageOf } from "./journeys-pH3FiARx.js";
import { b as selectReturnTo, f as selectOrder, g as selectProblems, h as selectPosition, i as selectDraft, o as selectIsBusy, y as selectRefusals, z as withDrafts } from "./selectors-BJ0ILE8K.js";
import { i as answered } from "./events-Dzy0BOWM.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { a as useEmailDoubt, i as EmailDoubt, t as StepFields } from "./StepFields-BLhUwLOS.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/composed-question.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/questions/lazy/ComposedQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The steps on a composed page: the value of one field may decide whether another step is shown beside it (D69). */
function askedSteps(order, { steps }, drafts) {
	const typed = withDrafts(order, drafts);
	return steps.filter((id) => stepOf(order, id).applies(typed));
}
var selectAsked = (state) => {
	const page = pageOf(state.order, state.flow.position);
	const drafts = Object.fromEntries(page.steps.map((id) => [id, selectDraft(state, id)]));
	return askedSteps(selectOrder(state), page, drafts).join();
};
/** Form values of each step, by field name. */
function byStep(order, { steps }, values) {
	return Object.fromEntries(steps.map((id) => {
		const names = stepOf(order, id).fields.map((field) => field.name);
		return [id, Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))];
	}));
}
/** The questions under one heading. */
function partsOf(asked, headings) {
	const parts = [];
	for (const id of asked) {
		const present = parts.at(-1);
		if (headings[id] === void 0 && present) present.steps.push(id);
		else parts.push({
			heading: headings[id],
			steps: [id]
		});
	}
	return parts;
}
/** Several steps on one page with one submit; each is validated and saved as if it had its own page. */
function ComposedQuestion({ page }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const position = useSelector(selectPosition);
	const isCorrection = useSelector(selectReturnTo) !== null;
	const asked = useSelector(selectAsked).split(",");
	const refusals = useSelector(selectRefusals);
	const isRefused = useSelector((state) => page.steps.some((id) => Object.keys(selectProblems(state, id)).length > 0));
	const email = useSelector((state) => page.steps.map((id) => selectDraft(state, id).email).find((typed) => typed !== void 0));
	const busy = useSelector(selectIsBusy);
	const form = formOf(page);
	const { heading, why, submit, parts = {}, notes = {} } = formTextOf(order, form);
	function send(values) {
		const given = byStep(order, page, values);
		const answers = Object.fromEntries(askedSteps(order, page, given).map((id) => [id, given[id] ?? {}]));
		dispatch(answered({ answers }));
	}
	const { doubt, answer } = useEmailDoubt(true, send, order.answers.email?.values.email);
	const first = isCorrection && asked.includes(position) ? position : asked[0];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: form,
		onAnswer: answer,
		busy,
		refusals: isRefused ? refusals : 0,
		className: "ask ask--page composed",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
				why,
				children: heading
			}),
			partsOf(asked, parts).map((part) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {
				heading: part.heading,
				children: part.steps.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "composed__step",
					"data-first": id === first || void 0,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
						step: id,
						variant: "page",
						isPart: true,
						note: notes[id],
						isLast: id === asked.at(-1)
					})
				}, id))
			}, part.steps[0])),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailDoubt, {
				doubt,
				typed: email,
				onAnswer: send
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: busy ? "loading" : "default",
				children: submit
			})
		]
	});
}
function Part({ heading, children }) {
	const id = (0, import_react.useId)();
	if (heading === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "composed__part",
		children
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "composed__part",
		"aria-labelledby": id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "composed__heading",
			id,
			children: heading
		}), children]
	});
}
export { ComposedQuestion as default };
