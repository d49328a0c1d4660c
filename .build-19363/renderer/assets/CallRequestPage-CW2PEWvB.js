import { t as brand } from "./brand-CS1dOxWu.js";
import { D as SiteFooter, Ht as outcomes, Rt as states, Tt as useHref, d as PrimaryButton, u as ButtonLink, vt as SiteHeader } from "../prerender.js";
import { t as useEarlyAnswer } from "./useEarlyAnswer-Cx8DDojU.js";
import { t as useTitle } from "./useTitle-BS_ws-5K.js";
import { t as MaskedField } from "./MaskedField-DGh7zX86.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { n as CheckoutFrame } from "./Frame-CJJIqoQY.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { n as useCallRequest, t as CALL_STEP } from "./useCallRequest-BiSkk5vp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/contact/CallRequestPage.tsx
var import_jsx_runtime = require_jsx_runtime();
var words = outcomes.call;
/** /receber-ligacao/: POST supportRequest with a telephone (F§2, F§7). */
function CallRequestPage() {
	const { state, problem, refusals, telephone, type, send } = useCallRequest();
	const checkout = useHref("/checkout/carrinho");
	useTitle(words.title, problem !== "");
	useEarlyAnswer(CALL_STEP, ({ telephone: typed = "" }, isSent) => {
		type("telephone", typed);
		if (isSent) send({ telephone: typed });
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
			homeHref: useHref("/"),
			callHref: useHref(brand.callRequest.href),
			switchTo: {
				mode: "chat",
				href: useHref(brand.callRequest.chatHref)
			}
		}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		children: state === "sent" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "ask",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "done",
				title: words.sent.title,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words.sent.text })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: checkout,
				children: words.back
			})]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
			step: CALL_STEP,
			className: "ask ask--page",
			refusals,
			busy: state === "sending",
			onAnswer: send,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
					mask: "phone",
					name: "telephone",
					label: words.heading,
					as: "question",
					why: words.why,
					autoComplete: "tel-national",
					placeholder: "(00) 00000-0000",
					value: telephone,
					onChange: type,
					error: problem || void 0
				}),
				state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
					tone: "error",
					children: outcomes["oferta-indisponivel"].failed
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					state: state === "sending" ? "loading" : "default",
					children: state === "failed" ? states.retry : words.submit
				})
			]
		})
	});
}
export { CallRequestPage as default };
