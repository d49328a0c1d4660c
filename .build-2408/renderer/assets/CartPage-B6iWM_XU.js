import { h as SiteFooter, j as useSelector, l as ButtonLink } from "../prerender.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { p as pageOf } from "./journeys-CWpcRNhs.js";
import { A as firstMissing, o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { n as LoadingPage, r as Header, t as ExpiredOrErasedPage } from "./LoadingPage-KxpSaCQo.js";
import { n as OrderCard, t as Review } from "./Review-B5zXY-CJ.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { o as reviewOf } from "./order-display-rD7y51S9.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { n as CheckoutFrame } from "./CheckoutFrame-qpgp-zJt.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { r as useTextByStorage } from "./page-frame-DgSWcyy7.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/cart.ts
/** Texts of the cart page (/checkout and /checkout/carrinho). */
var cart = {
	title: "Seu pedido até aqui",
	text: "Tudo o que você já respondeu está guardado.",
	/** Used if the browser blocks storage (X19). */
	textOpen: "Tudo o que você já respondeu está aqui. Deixe esta página aberta até o fim.",
	goOn: "Continuar o pedido",
	start: "Consultar meu endereço"
};
// src/pages/checkout/CartPage.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The cart page, at /checkout and /checkout/carrinho. It lists the answers given so far and links to the
* first step that is still unanswered (D18).
*/
function CartPage() {
	const order = useSelector(selectOrder);
	const { phase } = useSelector(selectFlow);
	const href = useHref(pageOf(order, firstMissing(order, "pages")).path);
	const text = useTextByStorage(cart.text, cart.textOpen);
	useTitle(cart.title);
	if (phase === "loading") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingPage, {});
	if (phase === "lost") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredOrErasedPage, {});
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
