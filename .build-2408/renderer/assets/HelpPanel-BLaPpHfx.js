import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { a as useWhatsappHref, r as useTextByStorage, t as frame } from "./page-frame-DgSWcyy7.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// node_modules/lucide-react/dist/esm/icons/circle-question-mark.mjs
var circle_question_mark_default = /* @__PURE__ */ icon([
	["circle", {
		"cx": "12",
		"cy": "12",
		"r": "10"
	}],
	["path", { "d": "M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5" }],
	["path", { "d": "M12 17h.01" }]
]);
// src/ui/frame/help-panel.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/frame/HelpPanel.tsx
/** The help panel in the header, and the links to the contact channels. */
var import_jsx_runtime = require_jsx_runtime();
/** Loaded when the help panel is first opened, so that it does not delay the page. */
var ZoomControl = lazily(async () => import("./ZoomControl-CC1xXsG5.js"), { spare: true });
/** Closes the panel after Escape or a press outside. Escape also returns the focus to the button. */
function closeHelp(details, event) {
	if (!details.open) return;
	if (event instanceof KeyboardEvent) {
		if (event.key !== "Escape") return;
		details.querySelector("summary")?.focus();
	} else if (event.target instanceof Node && details.contains(event.target)) return;
	details.open = false;
}
/**
* Help panel in the header, with the same contact channels on every screen. It also opens without JavaScript.
*/
var HelpPanel = (0, import_react.memo)(function HelpPanel(props) {
	const { callHref = brand.callRequest.href, hint, children } = props;
	const text = useTextByStorage(frame.help.text, frame.help.textOpen);
	const [wasOpened, setWasOpened] = (0, import_react.useState)(false);
	const details = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const close = (event) => details.current && closeHelp(details.current, event);
		document.addEventListener("keydown", close);
		document.addEventListener("pointerdown", close);
		return () => {
			document.removeEventListener("keydown", close);
			document.removeEventListener("pointerdown", close);
		};
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "help",
		ref: details,
		onToggle: () => setWasOpened(true),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(circle_question_mark_default, {
			size: 22,
			"aria-hidden": "true"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "help__word",
			children: frame.help.button
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "help__panel",
			children: [
				hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "help__hint",
					children: hint
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "help__title",
					children: frame.help.title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "help__text",
					children: text
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref }),
				wasOpened && children,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "help__zoom",
					children: wasOpened && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZoomControl, {})
				})
			]
		})]
	});
});
/**
* The three contact channels as links: WhatsApp, phone and call request. Also used at dead ends, during long
* waits and in the chat.
*/
function HelpLinks({ callHref = brand.callRequest.href }) {
	const whatsapp = useWhatsappHref();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "help-links",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				href: whatsapp,
				rel: "noreferrer",
				target: "_blank",
				children: [frame.help.whatsapp, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: legal.inAnotherTab
				})]
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: brand.sales.href,
				children: frame.help.phone
			}) }),
			callHref !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: callHref,
				children: frame.help.call
			}) })
		]
	});
}
export { HelpPanel as n, HelpLinks as t };
