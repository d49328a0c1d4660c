import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { a as news } from "../prerender.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/NewsText.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The full text of a news item. */
function NewsText({ item }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "news-text",
		children: item.fullDescription.map((paragraph) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: paragraph }, paragraph))
	});
}
// src/pages/landing/islands/NewsMore.tsx
var NewsMore_exports = /* @__PURE__ */ __exportAll({ default: () => NewsMore });
/**
* The control 'Ver mais' of a news card. Before hydration it unfolds the text within the card, without a
* script. After hydration it is a button that opens a dialog. It keeps unfolding the text if the text is
* already open, or if the code of the dialog cannot be loaded.
*/
function NewsMore({ id }) {
	const item = news.cards.find((each) => each.id === id);
	const [shows, setShows] = (0, import_react.useState)("closed");
	const [Reader, setReader] = (0, import_react.useState)(null);
	const [isOpen, setIsOpen] = (0, import_react.useState)(false);
	const place = (0, import_react.useRef)(null);
	const hadFocus = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (place.current?.querySelector("details[open]")) return;
		hadFocus.current = place.current?.contains(document.activeElement) ?? false;
		setShows("button");
	}, []);
	(0, import_react.useEffect)(() => {
		if (shows === "button" && hadFocus.current) place.current?.querySelector("button")?.focus();
		hadFocus.current = false;
	}, [shows]);
	if (!item) return null;
	const label = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [news.more, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "hush",
		children: [" ", item.title]
	})] });
	const read = () => {
		setIsOpen(true);
		if (Reader) return;
		import("./NewsDialog-DzsJPKDu.js").then((module) => setReader(() => module.default), () => setShows("open"));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: place,
		className: "news-more",
		children: [shows === "button" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "quiet-link",
			"aria-haspopup": "dialog",
			onClick: read,
			children: label
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
			open: shows === "open" || void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
				className: "quiet-link",
				children: label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "news-more__text",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewsText, { item })
			})]
		}), Reader && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reader, {
			item,
			isOpen,
			onClose: () => setIsOpen(false)
		})]
	});
}
export { NewsMore as default, NewsText as n, NewsMore_exports as t };
