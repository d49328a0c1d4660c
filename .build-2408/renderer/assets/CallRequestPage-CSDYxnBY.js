import { t as brand } from "./brand-DP_C9OsE.js";
import { D as SiteHeader, W as callRequest, h as SiteFooter, l as ButtonLink, u as PrimaryButton } from "../prerender.js";
import "./contact-not-sent-CGUJkI_S.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { t as useInputTypedBeforeHydration } from "./useInputTypedBeforeHydration-BbpQooW2.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { t as MaskedField } from "./MaskedField-BXcfEjVs.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { n as CheckoutFrame } from "./CheckoutFrame-qpgp-zJt.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { n as useCallRequest, t as CALL_STEP } from "./useCallRequest-DtUWsDaV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/contact/CallRequestPage.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The page /receber-ligacao/, on which visitors ask to be phoned. It sends POST supportRequest (F§2, F§7).
*/
function CallRequestPage() {
	const { state, problem, refusals, telephone, type, send } = useCallRequest();
	const checkout = useHref("/checkout/carrinho");
	useTitle(callRequest.title, problem !== "");
	useInputTypedBeforeHydration(CALL_STEP, ({ telephone: typed = "" }, isSent) => {
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
				title: callRequest.sent.title,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: callRequest.sent.text })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: checkout,
				children: callRequest.back
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
					label: callRequest.heading,
					as: "question",
					why: callRequest.why,
					autoComplete: "tel-national",
					placeholder: "(00) 00000-0000",
					value: telephone,
					onChange: type,
					error: problem || void 0
				}),
				state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
					tone: "error",
					children: "Não conseguimos enviar agora. O que você digitou continua aqui."
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					state: state === "sending" ? "loading" : "default",
					children: state === "failed" ? states.retry : callRequest.submit
				})
			]
		})
	});
}
export { CallRequestPage as default };
