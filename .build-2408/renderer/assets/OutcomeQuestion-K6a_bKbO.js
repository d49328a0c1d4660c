import { A as useDispatch, j as useSelector, l as ButtonLink, u as PrimaryButton } from "../prerender.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { t as frame } from "./page-frame-DgSWcyy7.js";
import { a as firstStep, m as stepOf } from "./journeys-CWpcRNhs.js";
import { r as anotherQuizAsked, y as correctionAsked } from "./events-C3g4CRov.js";
import { o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as HelpLinks } from "./HelpPanel-BLaPpHfx.js";
import { n as useCallRequestHref, t as WaitState } from "./WaitState-GpSyohXs.js";
import OrderReference from "./OrderReference-Dp4OuyLt.js";
import { t as WaitingList } from "./WaitingList-BdtC-yFr.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/dead-end-buttons.ts
/**
* Button labels of two pages on which an order cannot continue (D3, D10): the risk check rejected it, or
* there are no offers. The other texts of these pages are in steps/erro2.ts and steps/sem-ofertas.ts.
*/
var outcomes = {
	erro2: {
		primary: "Conversar no WhatsApp",
		secondary: "Receber uma ligação"
	},
	"no-offers": {
		another: "Tentar outro CPF",
		call: (phone) => `Ligar para ${phone}`,
		newCustomers: "Ver ofertas para novos clientes"
	}
};
// src/questions/lazy/OutcomeQuestion.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Shown when an order reaches a dead end; always offers at least one way to continue (D3, D10). */
function OutcomeQuestion({ step, variant, Form }) {
	const { view } = stepOf(useSelector(selectOrder), step);
	if (view === "waiting-list") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingList, {
		step,
		variant,
		Form
	});
	if (view === "no-offers") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoOffers, { id: step });
	return view === "another-quiz" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnotherQuiz, { id: step }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HumanHelp, { id: step });
}
/** Dead ends are forms too, because focus handling and tests look for a step's form. */
var nothingToSend = () => void 0;
/**
* No offer for this document: the visitor can try another one, see the plans for new customers, or contact
* the operator (D9, D51).
*/
function NoOffers({ id }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const callHref = useCallRequestHref();
	const anotherDocument = () => dispatch(correctionAsked({ step: firstStep(order) }));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: anotherDocument,
		className: "ask",
		children: [
			order.facts.isUnavailable ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: brand.sales.href,
				children: outcomes["no-offers"].call(brand.sales.phone)
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, { children: outcomes["no-offers"].another }),
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
	const { text } = useStep(id);
	const { wait } = useSelector(selectFlow);
	const callHref = useCallRequestHref();
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
				children: text.submit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })
		]
	});
}
function HumanHelp({ id }) {
	const callHref = useCallRequestHref();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: nothingToSend,
		className: "ask",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderReference, {}),
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
export { OutcomeQuestion as default };
