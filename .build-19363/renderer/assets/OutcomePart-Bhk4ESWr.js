import { Ct as frame, Dt as useSelector, Et as useDispatch, Ht as outcomes, Tt as useHref, d as PrimaryButton, u as ButtonLink, xt as HelpLinks } from "../prerender.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { a as firstStep, m as stepOf } from "./journeys-pH3FiARx.js";
import { r as anotherQuizAsked, v as correctionAsked } from "./events-Dzy0BOWM.js";
import { a as selectFlow, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { r as WaitState } from "./LoadingPage-sa39Bgqc.js";
import Reference from "./Reference-n0CRYeuk.js";
import { t as WaitingList } from "./WaitingList-DXubqbie.js";
import { t as useCallHref } from "./useCallHref-DQKTzYzV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/OutcomePart.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Dead ends of the order, each with at least one way out (D3, D10). */
function OutcomePart({ step, variant, Form }) {
	const { view } = stepOf(useSelector(selectOrder), step);
	if (view === "waiting-list") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingList, {
		step,
		variant,
		Form
	});
	if (view === "no-offers") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoOffers, { id: step });
	return view === "another-quiz" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnotherQuiz, { id: step }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HumanHelp, { id: step });
}
/** Dead ends use a form too, because that is where the focus logic and the tests look for a step. */
var nothingToSend = () => void 0;
/** No offer for this document: try another one, see the plans for new customers, or talk to us (D9, D51). */
function NoOffers({ id }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const callHref = useCallHref();
	const anotherDocument = () => dispatch(correctionAsked({ step: firstStep(order) }));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: anotherDocument,
		className: "ask",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, { children: outcomes["no-offers"].another }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: useHref("/novo-cliente"),
				tone: "secondary",
				children: outcomes["no-offers"].newCustomers
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })
		]
	});
}
function AnotherQuiz({ id }) {
	const dispatch = useDispatch();
	const { wait } = useSelector(selectFlow);
	const callHref = useCallHref();
	const busy = wait?.status === "running";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: () => dispatch(anotherQuizAsked()),
		busy,
		className: "ask",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: busy ? "loading" : "default",
				children: outcomes.erro1.primary
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })
		]
	});
}
function HumanHelp({ id }) {
	const callHref = useCallHref();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: nothingToSend,
		className: "ask",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reference, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: brand.whatsapp.href,
				children: outcomes.erro2.primary
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: brand.sales.href,
				tone: "secondary",
				children: frame.help.phone
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: callHref,
				tone: "secondary",
				children: outcomes.erro2.secondary
			})
		]
	});
}
export { OutcomePart as default };
