import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { b as startPage, l as ButtonLink, t as useLandingServices } from "../prerender.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/islands/ResumeOrder.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A link to the visitor's open or finished order; renders nothing if this browser has none. */
function ResumeOrder() {
	const { storedOrder } = useLandingServices();
	const [order, setOrder] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		let here = true;
		storedOrder().then((found) => {
			delete document.documentElement.dataset.resume;
			if (here) setOrder(found);
		});
		return () => {
			here = false;
		};
	}, [storedOrder]);
	if (!order) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "start__go-on",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: order.isFinished ? startPage.isDone : startPage.goOn }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
			href: order.href,
			tone: "secondary",
			children: order.isFinished ? startPage.seeReceipt : startPage.goOnAction
		})]
	});
}
export { ResumeOrder as default };
