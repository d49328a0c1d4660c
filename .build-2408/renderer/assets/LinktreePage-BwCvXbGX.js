import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as file_text_default } from "./file-text-CU_HGO9W.js";
import { O as message_circle_default, U as linktree, f as external_link_default, h as SiteFooter, k as list_checks_default, p as chevron_right_default } from "../prerender.js";
import { t as map_pin_default } from "./map-pin-yGKMVGkw.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as screenShown } from "./useFocusOnMove-BlbKmaHK.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-DcDl_W46.js";
import { t as FibreScene } from "./FibreScene-C8HOooFc.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as SitePageHeader } from "./SitePageHeader-t2hazHjn.js";
// node_modules/lucide-react/dist/esm/icons/message-circle-more.mjs
var message_circle_more_default = /* @__PURE__ */ icon([
	["path", { "d": "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" }],
	["path", { "d": "M8 12h.01" }],
	["path", { "d": "M12 12h.01" }],
	["path", { "d": "M16 12h.01" }]
]);
// node_modules/lucide-react/dist/esm/icons/phone-call.mjs
var phone_call_default = /* @__PURE__ */ icon([
	["path", { "d": "M13 2a9 9 0 0 1 9 9" }],
	["path", { "d": "M13 6a5 5 0 0 1 5 5" }],
	["path", { "d": "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" }]
]);
// node_modules/lucide-react/dist/esm/icons/receipt-text.mjs
var receipt_text_default = /* @__PURE__ */ icon([
	["path", { "d": "M13 16H8" }],
	["path", { "d": "M14 8H8" }],
	["path", { "d": "M16 12H8" }],
	["path", { "d": "M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z" }]
]);
// src/ui/site/linktree-links.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/site/LinktreeLinks.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Links of the link page in groups, drawn as stops along a fibre cable. */
function LinktreeLinks({ groups }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "strand-links",
		children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, { ...group }, group.title))
	});
}
function Group({ title, links }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: links.map((link) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stop, { ...link }) }, link.href)) })]
	});
}
function Stop({ icon: Icon, label, detail, href }) {
	const own = useHref(href);
	const isOutside = href.startsWith("https:");
	const Mark = isOutside ? external_link_default : chevron_right_default;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "strand-link",
		href: isOutside ? href : own,
		...isOutside && {
			target: "_blank",
			rel: "noreferrer"
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "strand-link__stop",
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 20 })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "strand-link__label",
				children: label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "strand-link__detail",
				children: detail
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark, {
				size: 20,
				"aria-hidden": "true"
			})
		]
	});
}
// src/pages/site/LinktreePage.tsx
var icons = {
	chat: message_circle_default,
	pages: list_checks_default,
	coverage: map_pin_default,
	whatsapp: message_circle_more_default,
	call: phone_call_default,
	bill: receipt_text_default,
	documents: file_text_default
};
/** The page `/linktree`, which lists all contact channels and important links (D52). */
function LinktreePage() {
	useTitle(linktree.title);
	(0, import_react.useEffect)(screenShown, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
		drawing: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FibreScene, { state: "reached" }),
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SitePageHeader, {}),
		heading: linktree.heading,
		text: linktree.text,
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinktreeLinks, { groups: linktree.groups.map(({ title, links }) => ({
			title,
			links: links.map((link) => ({
				...link,
				icon: icons[link.icon]
			}))
		})) })
	});
}
export { LinktreePage as default };
