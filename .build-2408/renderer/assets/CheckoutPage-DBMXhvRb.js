import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { F as formTextOf, T as ComposedQuestion, h as SiteFooter, j as useSelector } from "../prerender.js";
import { m as stepOf, o as formOf, p as pageOf, s as idsOf } from "./journeys-CWpcRNhs.js";
import { t as openerOf } from "./journey-drawings-DI4cVjPO.js";
import { i as OrderCard, n as QuestionForm, r as Notices, t as SavedSign } from "./SavedSign-pp32lowb.js";
import { n as LoadingPage, r as Header, t as ExpiredOrErasedPage } from "./LoadingPage-KxpSaCQo.js";
import { n as useFocusOnMove } from "./useFocusOnMove-BlbKmaHK.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { T as selectSubjectId, _ as selectProblems, g as selectPosition, h as selectPhase, n as selectBackTarget, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { n as CheckoutFrame, t as CartFrame } from "./CheckoutFrame-qpgp-zJt.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { t as BackLink } from "./BackLink-DFfCYJkv.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/checkout/StepBackLink.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* The back link of the current step. While the visitor is correcting an earlier answer, the link cancels the
* correction. Nothing is rendered if there is no page to go back to.
*/
function Back() {
	const target = useSelector(selectBackTarget);
	const order = useSelector(selectOrder);
	const href = useHref(target === null || target === "start" ? "/" : pageOf(order, target).path);
	return target === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, { href });
}
// src/pages/checkout/QuestionTransition.tsx
/**
* Animates the change from one question to another. The next question slides in from the right, an earlier
* one from the left. The new question accepts input from the first frame of the animation. The first question
* after a page load is not animated.
*/
function QuestionTransition({ position, children }) {
	const order = useSelector(selectOrder);
	const indexOf = (id) => idsOf(order, "pages").indexOf(id);
	const [shown, setShown] = (0, import_react.useState)({
		position,
		turn: void 0
	});
	if (shown.position !== position) setShown({
		position,
		turn: indexOf(position) > indexOf(shown.position) ? "forward" : "back"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "turn",
		"data-turn": shown.turn,
		children
	}, position);
}
// src/pages/checkout/CheckoutPage.tsx
/**
* The page of an order in progress. It shows the current step in the layout that the specification defines
* for its URL (M§2).
*/
var CheckoutPage_exports = /* @__PURE__ */ __exportAll({
	default: () => CheckoutPage,
	pagesAhead: () => pagesAhead
});
var OutcomePage = lazily(async () => import("./OutcomePage-iP_yPojU.js"));
var PlansPage = lazily(async () => import("./PlansPage-D-4K2Kb_.js"));
/** Returns functions that preload later screens: `next` is needed soonest, `rest` after it. */
var pagesAhead = () => ({
	next: PlansPage.preload,
	rest: [OutcomePage, OrderCard].map((part) => part.preload)
});
var FIELDS = ":is(input:not([type=hidden]), select)";
var SINGLE_QUESTION_FIELDS = `form[data-step] .field ${FIELDS}`;
/** On a page with several questions, selects the fields of the first one that must be answered or changed. */
var COMPOSED_PAGE_FIELDS = `form[data-step] [data-first] ${FIELDS}`;
/**
* Focuses the first visible field, or the heading if there is no field. Returns false if neither is rendered
* yet.
*/
function focusQuestion() {
	const selector = document.querySelector("form[data-step] [data-first]") !== null ? COMPOSED_PAGE_FIELDS : SINGLE_QUESTION_FIELDS;
	const fields = [...document.querySelectorAll(selector)];
	const heading = document.querySelector("main h1");
	if (heading) heading.tabIndex = -1;
	const target = fields.find((field) => !field.closest("details:not([open])")) ?? heading;
	if (!target) return false;
	window.scrollTo(0, 0);
	target.focus({ preventScroll: true });
	target.scrollIntoView({ block: "nearest" });
	return true;
}
var selectForm = (state) => formOf(pageOf(state.flow, state.flow.position));
var selectIsRefused = (state) => pageOf(state.flow, state.flow.position).steps.some((id) => Object.keys(selectProblems(state, id)).length > 0);
/** Renders the current step, unless the order is still loading, has expired or was erased. */
function CheckoutPage() {
	const form = useSelector(selectForm);
	const phase = useSelector(selectPhase);
	useTitle(formTextOf(useSelector(selectOrder), form).title, useSelector(selectIsRefused));
	useFocusOnMove(form, focusQuestion);
	if (phase === "loading") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingPage, {});
	if (phase === "lost" || phase === "erased") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredOrErasedPage, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Screen, {});
}
/** Layouts whose frame renders the heading of the question. */
var HEADED = ["no-coverage", "plans"];
var Screen = (0, import_react.memo)(function Screen() {
	const position = useSelector(selectPosition);
	const hasSubject = useSelector(selectSubjectId) !== null;
	const order = useSelector(selectOrder);
	const page = pageOf(order, position);
	const { kind } = stepOf(order, position);
	if (kind === "wait") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingPage, {});
	if (kind === "outcome") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutcomePage, {
		step: position,
		layout: page.layout
	});
	if (HEADED.some((layout) => layout === page.layout)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlansPage, { step: position });
	const shared = {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		...kind === "receipt" ? {} : {
			back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Back, {}),
			save: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedSign, {})
		},
		notices: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notices, {}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {})
	};
	const question = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionTransition, {
		position: page.steps[0] ?? position,
		children: page.steps.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ComposedQuestion, { page }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionForm, {
			step: position,
			variant: "page"
		})
	});
	if (page.layout === "cart") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartFrame, {
		...shared,
		children: question
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutFrame, {
		...shared,
		order: hasSubject ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {}) : openerOf(order.journey, "beside"),
		children: question
	});
});
export { CheckoutPage as default, Back as n, pagesAhead, CheckoutPage_exports as t };
