import { t as brand } from "./brand-CS1dOxWu.js";
import { Tt as useHref, vt as SiteHeader } from "../prerender.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/site/SitePageHeader.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The header of pages outside the order: no progress, no mode switch. */
function SitePageHeader() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
		homeHref: useHref("/"),
		callHref: useHref(brand.callRequest.href)
	});
}
export { SitePageHeader as t };
