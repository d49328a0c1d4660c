import { D as SiteFooter, Dt as useSelector, Rt as states, Tt as useHref, u as ButtonLink, wt as useKept } from "../prerender.js";
import { p as pageOf } from "./journeys-pH3FiARx.js";
import { a as selectFlow, f as selectOrder, k as firstMissing } from "./selectors-BJ0ILE8K.js";
import { i as Header, n as LoadingPage, t as ExpiredPage } from "./LoadingPage-sa39Bgqc.js";
import { n as OrderCard, t as Review } from "./Review-CFMHQEeu.js";
import { t as useTitle } from "./useTitle-BS_ws-5K.js";
import { c as reviewOf } from "./views-B0GVNhgY.js";
import { a as Question } from "./Question-Tk_BrizY.js";
import { n as CheckoutFrame } from "./Frame-CJJIqoQY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/content/cart.ts
/** Texts of /checkout and /checkout/carrinho. */
var cart = {
	title: "Seu pedido até aqui",
	text: "Tudo o que você já respondeu está guardado.",
	/** Used when the browser stores nothing (X19). */
	textOpen: "Tudo o que você já respondeu está aqui. Deixe esta página aberta até o fim.",
	goOn: "Continuar o pedido",
	start: "Consultar meu endereço"
};
// src/pages/checkout/CartPage.tsx
var import_jsx_runtime = require_jsx_runtime();
/** /checkout and /checkout/carrinho: the order so far, with a link to the first missing step (D18). */
function CartPage() {
	const order = useSelector(selectOrder);
	const { phase } = useSelector(selectFlow);
	const href = useHref(pageOf(order, firstMissing(order, "pages")).path);
	const text = useKept(cart.text, cart.textOpen);
	useTitle(cart.title);
	if (phase === "loading") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingPage, {});
	if (phase === "lost") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredPage, {});
	const groups = reviewOf(order);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		order: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
					why: groups.length ? text : states.empty.order,
					children: cart.title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Review, { groups }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
					href,
					children: groups.length ? cart.goOn : cart.start
				})
			]
		})
	});
}
export { CartPage as default };
