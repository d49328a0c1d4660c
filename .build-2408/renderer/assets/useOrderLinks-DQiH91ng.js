import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { O as message_circle_default, v as cardWords, y as whatsAppOf } from "../prerender.js";
import { t as Dialog } from "./Dialog-Ch6CzKWG.js";
// src/ui/site/tab-list.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/site/TabList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Returns the attributes of the panel that belongs to a tab. */
var panelOf = (scope, id) => ({
	id: `${scope}-panel-${id}`,
	role: "tabpanel",
	"aria-labelledby": `${scope}-tab-${id}`
});
var moves = {
	ArrowRight: (at, count) => (at + 1) % count,
	ArrowLeft: (at, count) => (at + count - 1) % count,
	Home: () => 0,
	End: (_at, count) => count - 1
};
/**
* Row of tabs that follows the WAI-ARIA pattern: the Tab key reaches the selected tab, and the arrow keys
* select another.
*/
function TabList({ label, tabs, selected, onSelect, scope }) {
	const list = (0, import_react.useRef)(null);
	const move = (event) => {
		const at = tabs.findIndex(({ id }) => id === selected);
		const to = moves[event.key]?.(at, tabs.length) ?? -1;
		const tab = tabs[to];
		if (!tab) return;
		event.preventDefault();
		onSelect(tab.id);
		list.current?.querySelectorAll("[role=tab]")[to]?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: list,
		className: "tabs",
		role: "tablist",
		"aria-label": label,
		children: tabs.map(({ id, label: name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			role: "tab",
			id: `${scope}-tab-${id}`,
			className: "tabs__tab",
			"aria-selected": id === selected,
			"aria-controls": `${scope}-panel-${id}`,
			tabIndex: id === selected ? 0 : -1,
			onClick: () => onSelect(id),
			onKeyDown: move,
			children: name
		}, id))
	});
}
// node_modules/lucide-react/dist/esm/icons/clipboard-list.mjs
var clipboard_list_default = /* @__PURE__ */ icon([
	["rect", {
		"width": "8",
		"height": "4",
		"x": "8",
		"y": "2",
		"rx": "1",
		"ry": "1"
	}],
	["path", { "d": "M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2" }],
	["path", { "d": "M12 11h4" }],
	["path", { "d": "M12 16h4" }],
	["path", { "d": "M8 11h.01" }],
	["path", { "d": "M8 16h.01" }]
]);
// node_modules/lucide-react/dist/esm/icons/phone.mjs
var phone_default = /* @__PURE__ */ icon([["path", { "d": "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" }]]);
// src/pages/landing/plans/useOrderLinks.tsx
/** Links on a landing page for ordering a plan with form pages, in the chat or by WhatsApp. */
/**
* In a window of at most this width, ordering a plan opens a dialog with the choice of chat, form or WhatsApp
* (M9.11).
*/
var NARROW = "(max-width: 1024px)";
var never = () => () => {};
/**
* Returns the WhatsApp link of a plan for the current host, or the general link while prerendering. Returns
* null if there is no such link.
*/
function useWhatsApp(plan) {
	const host = (0, import_react.useSyncExternalStore)(never, () => window.location.hostname, () => "");
	return whatsAppOf(plan, host);
}
/**
* Provides the links for ordering a plan. In narrow windows, a click opens a dialog that offers chat, form
* pages or WhatsApp. In wide windows, a click follows the link.
* @param first path of the order's first page, without the campaign's prefix
* @returns the URL of a plan's link, its click handler, and the dialog to render
*/
function useOrderLinks(first, variant) {
	const [plan, setPlan] = (0, import_react.useState)(null);
	const [isOpen, setIsOpen] = (0, import_react.useState)(false);
	const form = useHref(first);
	const chat = useHref("/chat");
	const chooseWay = (wanted, event) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		if (!window.matchMedia(NARROW).matches) return;
		event.preventDefault();
		setPlan(wanted);
		setIsOpen(true);
	};
	const close = (0, import_react.useCallback)(() => setIsOpen(false), []);
	const hrefOf = ({ sku }) => `${form}?s=${sku}`;
	return {
		hrefOf,
		chooseWay,
		dialog: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			isOpen,
			onClose: close,
			kind: "modal",
			title: cardWords.ways.title,
			text: plan && `${plan.name} · ${legal.monthlyWithDebit(unbrokenBRL(plan.priceWithDebit))}`,
			children: plan && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "ways",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
						className: "ways__way",
						href: `${chat}?s=${plan.sku}`,
						"data-focus": "",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(message_circle_default, {
							size: 24,
							"aria-hidden": "true"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: cardWords.ways.chat }), cardWords.ways.chatText] })]
					}) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
						className: "ways__way",
						href: hrefOf(plan),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(clipboard_list_default, {
							size: 24,
							"aria-hidden": "true"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: cardWords.ways.form }), cardWords.ways.formText] })]
					}) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatsAppWay, {
						plan,
						variant
					})
				]
			})
		})
	};
}
function WhatsAppWay({ plan, variant }) {
	const href = useWhatsApp(plan);
	if (!href) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "ways__way",
		href,
		target: "_blank",
		rel: "noreferrer",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(phone_default, {
			size: 24,
			"aria-hidden": "true"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: cardWords.variants[variant].whatsApp }),
			cardWords.ways.whatsAppText,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "hush",
				children: legal.inAnotherTab
			})
		] })]
	}) });
}
export { panelOf as i, useWhatsApp as n, TabList as r, useOrderLinks as t };
