import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { i as landing, t as useLanding, u as ButtonLink } from "../prerender.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/pages/landing/islands/GoOn.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** For a visitor who has an order in this browser: the way back to it. */
function GoOn() {
	const { storedOrder } = useLanding();
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
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: order.isFinished ? landing.isDone : landing.goOn }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
			href: order.href,
			tone: "secondary",
			children: order.isFinished ? landing.seeReceipt : landing.goOnAction
		})]
	});
}
export { GoOn as default };
