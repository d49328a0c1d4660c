import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as x_default } from "./x-BjQMPiSN.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as prefersReducedMotion } from "./reduced-motion-BwFAaTit.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/overlay.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Label of the button that closes a drawer or dialog. */
var overlay = { close: "Fechar" };
// src/ui/overlay/Dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Milliseconds between hiding and closing the dialog (M9.11), so that the closing animation is visible. */
var CLOSE_DELAY = 550;
/**
* Drawer or modal dialog. It is a native dialog, so the browser keeps the focus inside, returns the focus
* afterwards, and makes the rest of the page inert. Closing starts an animation; the dialog itself is closed
* 550 ms later.
*/
function Dialog({ isOpen, onClose, title, text, kind, isWide = false, children }) {
	const dialog = (0, import_react.useRef)(null);
	const [isShown, setIsShown] = (0, import_react.useState)(isOpen);
	const heading = (0, import_react.useId)();
	if (isOpen && !isShown) setIsShown(true);
	(0, import_react.useEffect)(() => {
		const element = dialog.current;
		if (!element) return;
		if (isOpen) {
			if (!element.open) element.showModal();
			element.querySelector("[data-focus], h2")?.focus();
			return;
		}
		if (!element.open) return;
		const timer = setTimeout(() => element.close(), prefersReducedMotion() ? 0 : CLOSE_DELAY);
		return () => clearTimeout(timer);
	}, [isOpen]);
	(0, import_react.useEffect)(() => {
		const element = dialog.current;
		if (!isOpen || !element || !window.matchMedia("(any-pointer: coarse)").matches) return;
		let isHere = true;
		let stop;
		const start = async () => {
			const { enablePullToClose } = await import("./pull-to-close-NV4jWTmE.js");
			if (isHere) stop = enablePullToClose(element);
		};
		start().catch(() => {});
		return () => {
			isHere = false;
			stop?.();
		};
	}, [isOpen]);
	(0, import_react.useEffect)(() => {
		const element = dialog.current;
		const press = ({ target }) => target === element && onClose();
		element?.addEventListener("click", press);
		return () => element?.removeEventListener("click", press);
	}, [onClose]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dialog", {
		ref: dialog,
		className: `dialog dialog--${kind}`,
		"data-wide": isWide || void 0,
		"data-state": isOpen ? "open" : "hidden",
		"aria-labelledby": heading,
		onCancel: (event) => {
			event.preventDefault();
			onClose();
		},
		onClose: () => {
			setIsShown(false);
			onClose();
		},
		children: isShown && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "dialog__in",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: "dialog__head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: heading,
					tabIndex: -1,
					children: title
				}), text && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: "dialog__close",
					onClick: onClose,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(x_default, {
						size: 20,
						"aria-hidden": "true"
					}), overlay.close]
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "dialog__body",
				children
			})]
		})
	});
}
export { Dialog as t };
