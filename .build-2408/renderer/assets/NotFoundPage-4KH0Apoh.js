import { t as brand } from "./brand-DP_C9OsE.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { c as Strand, i as Lights, n as Glow, o as Picture, s as Stars, t as Fade } from "./svg-shapes-DcHOEnTX.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { D as SiteHeader, h as SiteFooter, l as ButtonLink } from "../prerender.js";
import { t as HelpLinks } from "./HelpPanel-BLaPpHfx.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-DcDl_W46.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
// src/ui/art/NotFoundArt.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Drawing for the "page not found" screen: the last pole of a street, and a fibre cable that ends in the
* dark.
*/
function NotFoundArt() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Picture, {
		size: [480, 240],
		kind: "banner",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Glow, {
				at: [110, 200],
				size: [260, 140],
				tone: "strand",
				strength: .4
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { at: "60 30 130 60 210 24 260 80 320 40 380 90 430 30 456 120 300 130 350 160" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-far",
				opacity: ".5",
				d: "M0 206v-60h36v-20h30v46h44v-28h28v62z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-mid",
				d: "M0 206v-30l28-24 28 24v30z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-lit",
				d: "M20 180h16v14H20z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-dark",
				d: "M0 206h480v34H0z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fade, {
				tone: "strand",
				d: "M0 206h480v28H0z",
				from: .22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-line",
				strokeWidth: "2",
				opacity: ".6",
				d: "M0 206h480"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-line",
				strokeWidth: "5",
				d: "M216 212V66M196 80h40"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-line",
				strokeWidth: "1.5",
				opacity: ".6",
				d: "M-4 70c70 30 130 26 204 8"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Strand, {
				kind: "fine",
				d: "M-10 40C60 80 140 84 232 72c60 40 46 76 92 84 26 4 34-16 24-28-12-12-30 2-22 20 8 20 44 26 66 12"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lights, { at: [[
				392,
				160,
				4
			]] })
		]
	});
}
// src/pages/NotFoundPage.tsx
/**
* The page for unknown URLs (M§2). It links to the first step of an order, to the page for existing customers
* and to the operator's contact channels (D96).
*/
function NotFoundPage() {
	useTitle(states.notFound.title);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(NoCoverageFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
			homeHref: useHref("/"),
			callHref: useHref(brand.callRequest.href)
		}),
		heading: states.notFound.title,
		text: states.notFound.text,
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		drawing: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotFoundArt, {}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: useHref("/checkout/cep/"),
				children: states.notFound.action
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: useHref("/consulta-cpf/"),
				tone: "secondary",
				children: states.notFound.customer
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.notFound.person }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref: useHref(brand.callRequest.href) })]
			})
		]
	});
}
export { NotFoundPage as default };
