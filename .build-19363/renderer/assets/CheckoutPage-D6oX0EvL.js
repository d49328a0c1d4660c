import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { D as SiteFooter, Dt as useSelector, Ft as formTextOf, St as lazily, Tt as useHref, gt as ComposedQuestion } from "../prerender.js";
import { m as stepOf, o as formOf, p as pageOf, s as idsOf } from "./journeys-pH3FiARx.js";
import { a as OrderCard, i as Notices, n as QuestionForm, t as SavedSign } from "./SavedSign-Ck70mJsO.js";
import { i as Header, n as LoadingPage, t as ExpiredPage } from "./LoadingPage-sa39Bgqc.js";
import { n as useFocusOnMove } from "./useFocusOnMove-tg2VKS0L.js";
import { t as useTitle } from "./useTitle-BS_ws-5K.js";
import { f as selectOrder, g as selectProblems, h as selectPosition, m as selectPhase, n as selectBackTarget, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { n as CheckoutFrame, t as CartFrame } from "./Frame-CJJIqoQY.js";
import { t as Opener } from "./Opener-BW_6UJgv.js";
import { t as BackLink } from "./BackLink-Du74kQWW.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/checkout/Back.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The current step's back link, following the spec's table; during a correction it returns to where that began. */
function Back() {
	const target = useSelector(selectBackTarget);
	const order = useSelector(selectOrder);
	const href = useHref(target === null || target === "start" ? "/" : pageOf(order, target).path);
	return target === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, { href });
}
// src/pages/checkout/Turn.tsx
/**
* Slides a question in from its direction: the next one from the right, an earlier one from the left. Nothing waits
* for the animation (the field accepts input from the first frame), and the first question of a visit does not
* animate.
*/
function Turn({ position, children }) {
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
var CheckoutPage_exports = /* @__PURE__ */ __exportAll({
	default: () => CheckoutPage,
	pagesAhead: () => pagesAhead
});
var OutcomePage = lazily(async () => import("./OutcomePage-CEwF-KF2.js"));
var PlansPage = lazily(async () => import("./PlansPage-DoLEAbt-.js"));
/** Preloaders of the screens that come after the first questions. */
var pagesAhead = () => [
	PlansPage,
	OutcomePage,
	OrderCard
].map((part) => part.preload);
var FIELDS = ":is(input:not([type=hidden]), select)";
var OF_ONE = `form[data-step] .field ${FIELDS}`;
/** The field of the question on a composed page that the visitor came for. */
var OF_SEVERAL = `form[data-step] [data-first] ${FIELDS}`;
/** Focuses the first visible field, else the question's text. False while neither is rendered. */
function focusQuestion() {
	const isComposed = document.querySelector("form[data-step] [data-first]") !== null;
	const fields = [...document.querySelectorAll(isComposed ? OF_SEVERAL : OF_ONE)];
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
/** The screen of the current step, in the layout that M§2 assigns to its route. */
function CheckoutPage() {
	const form = useSelector(selectForm);
	const phase = useSelector(selectPhase);
	useTitle(formTextOf(useSelector(selectOrder), form).title, useSelector(selectIsRefused));
	useFocusOnMove(form, focusQuestion);
	if (phase === "loading") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingPage, {});
	if (phase === "lost" || phase === "erased") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredPage, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Screen, {});
}
/** Layouts that render the question inside their own frame. */
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
		back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Back, {}),
		save: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedSign, {}),
		notices: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notices, {}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {})
	};
	const question = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Turn, {
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
		order: hasSubject ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Opener, { place: "beside" }),
		children: question
	});
});
export { CheckoutPage as default, Back as n, pagesAhead, CheckoutPage_exports as t };
