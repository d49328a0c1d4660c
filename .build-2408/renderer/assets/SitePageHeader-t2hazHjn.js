import { t as brand } from "./brand-DP_C9OsE.js";
import { D as SiteHeader } from "../prerender.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/site/SitePageHeader.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The header of pages outside an order. It has no progress bar and no link to the chat. */
function SitePageHeader() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
		homeHref: useHref("/"),
		callHref: useHref(brand.callRequest.href)
	});
}
export { SitePageHeader as t };
