import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as circle_check_default } from "./circle-check-B9lCvr-r.js";
import { t as x_default } from "./x-BjQMPiSN.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { n as callDrawer } from "./forms-BtEYigmk.js";
import { W as callRequest, t as useLandingServices } from "../prerender.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/toast.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/pages/landing/islands/Drawers.tsx
/** The drawers that open from links and buttons on a landing page. */
var import_jsx_runtime = require_jsx_runtime();
var drawers = {
	cobertura: async () => import("./AddressDrawer-d9yybXMW.js"),
	ligacao: async () => import("./CallRequestDrawer-Bv3OT4hU.js")
};
/**
* Milliseconds until a drawer has closed (M9.11). A message that is shown earlier would be hidden behind the
* drawer.
*/
var BEHIND_DRAWER = 600;
var isKind = (name) => name !== void 0 && Object.hasOwn(drawers, name);
/**
* Opens a drawer when the visitor clicks a link or button inside an element with `data-opens`, or a link to
* the call request page. `data-sku` names the plan. If the code of the drawer cannot be loaded, or this
* island is not hydrated yet, the link opens its page as usual. Also shows the message that confirms a call
* request.
*/
function Drawers() {
	const { prepare } = useLandingServices();
	const callHref = useHref(brand.callRequest.href);
	const [shown, setShown] = (0, import_react.useState)(null);
	const [toast, setToast] = (0, import_react.useState)("none");
	(0, import_react.useEffect)(() => {
		const open = (event) => {
			const pressed = event.target instanceof Element && event.target.closest("a, button");
			if (!pressed || event.button !== 0 || event.defaultPrevented) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const { opens, sku } = pressed.closest("[data-opens]")?.dataset ?? {};
			const kind = pressed.getAttribute("href") === callHref ? "ligacao" : opens;
			if (!isKind(kind)) return;
			event.preventDefault();
			setToast("none");
			if (kind === "cobertura") prepare();
			drawers[kind]().then(({ default: Part }) => setShown({
				Part,
				isOpen: true,
				sku
			}), () => pressed instanceof HTMLAnchorElement && window.location.assign(pressed.href));
		};
		document.addEventListener("click", open);
		return () => document.removeEventListener("click", open);
	}, [callHref, prepare]);
	(0, import_react.useEffect)(() => {
		if (toast !== "coming") return;
		const timer = setTimeout(() => setToast("shown"), BEHIND_DRAWER);
		return () => clearTimeout(timer);
	}, [toast]);
	const close = () => setShown((before) => before && {
		...before,
		isOpen: false
	});
	const asked = () => {
		close();
		setToast("coming");
	};
	const { title, text } = callRequest.sent;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [shown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(shown.Part, {
		isOpen: shown.isOpen,
		onClose: close,
		onAsked: asked,
		sku: shown.sku
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "status",
		className: "toast-place",
		children: toast === "shown" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "toast",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(circle_check_default, {
					size: 22,
					"aria-hidden": "true"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					title,
					" ",
					text
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "toast__close",
					"aria-label": callDrawer.closeToast,
					onClick: () => setToast("none"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(x_default, {
						size: 20,
						"aria-hidden": "true"
					})
				})
			]
		})
	})] });
}
export { Drawers as default };
