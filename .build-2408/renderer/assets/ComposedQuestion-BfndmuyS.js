import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, F as formTextOf, L as textOf, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { m as stepOf, o as formOf, p as pageOf } from "./journeys-CWpcRNhs.js";
import { V as withDrafts, _ as selectProblems, a as selectDraft, b as selectRefusals, g as selectPosition, p as selectOrder, s as selectIsBusy, x as selectReturnTo } from "./selectors-BG3aGS4u.js";
import { n as placeOf } from "./nr-imovel-BdtOSRts.js";
import { i as answered } from "./events-C3g4CRov.js";
import { t as selectOrderAtTypedCep } from "./select-order-at-typed-cep-CAzYN1lv.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { n as useEmailTypoQuestion, t as EmailTypoQuestion } from "./EmailTypoQuestion-0tHo5vIe.js";
import { t as StepFields } from "./StepFields-D57isONX.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/composed-question.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/questions/lazy/ComposedQuestion.tsx
/** Form of a page with several steps. */
var import_jsx_runtime = require_jsx_runtime();
/**
* Returns the steps to show on a composed page, which is one page with several steps. A value typed in one
* step may decide whether another step is shown (D69).
*/
function askedSteps(order, { steps }, drafts) {
	const typed = withDrafts(order, drafts);
	return steps.filter((id) => stepOf(order, id).applies(typed));
}
var selectAsked = (state) => {
	const page = pageOf(state.order, state.flow.position);
	const drafts = Object.fromEntries(page.steps.map((id) => [id, selectDraft(state, id)]));
	return askedSteps(selectOrder(state), page, drafts).join();
};
/** Whether the town of the typed CEP has no network (D62). */
var selectIsUnserved = (state) => placeOf(selectOrderAtTypedCep(state))?.hasNetwork === false;
/** Splits the submitted values of the page's form by step. */
function byStep(order, { steps }, values) {
	return Object.fromEntries(steps.map((id) => {
		const names = stepOf(order, id).fields.map((field) => field.name);
		return [id, Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))];
	}));
}
/** Groups the steps of the page under its headings. */
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
/**
* Form of a page with several steps and one submit button. Each step is validated and saved as if it had its
* own page.
*/
function ComposedQuestion({ page }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const position = useSelector(selectPosition);
	const isCorrection = useSelector(selectReturnTo) !== null;
	const asked = useSelector(selectAsked).split(",");
	const refusals = useSelector(selectRefusals);
	const isRefused = useSelector((state) => page.steps.some((id) => Object.keys(selectProblems(state, id)).length > 0));
	const email = useSelector((state) => page.steps.map((id) => selectDraft(state, id).email).find((typed) => typed !== void 0));
	const isUnserved = useSelector(selectIsUnserved);
	const busy = useSelector(selectIsBusy);
	const form = formOf(page);
	const { heading, why, submit, parts = {}, notes = {} } = formTextOf(order, form);
	function send(values) {
		const given = byStep(order, page, values);
		const answers = Object.fromEntries(askedSteps(order, page, given).map((id) => [id, given[id] ?? {}]));
		dispatch(answered({ answers }));
	}
	const { doubt, answer } = useEmailTypoQuestion(true, send, order.answers.email?.values.email);
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
				children: part.steps.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "composed__step",
					"data-first": id === first || void 0,
					children: [isUnserved && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unserved, { text: textOf(order, id).variants?.noNetwork?.why }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
						step: id,
						variant: "page",
						isPart: true,
						note: notes[id],
						isLast: id === asked.at(-1)
					})]
				}, id))
			}, part.steps[0])),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailTypoQuestion, {
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
/** Hint that the town of the typed CEP (postcode) has no network, shown above the next question. */
var Unserved = ({ text }) => text === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
	className: "hint composed__said",
	role: "status",
	children: text
});
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
