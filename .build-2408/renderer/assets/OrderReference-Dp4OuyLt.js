import { j as useSelector } from "../prerender.js";
import { t as wishes } from "./order-self-service-Y4XaV_g2.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
/* empty css                       */
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/OrderReference.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Shows the short code that the operator's staff need to find the order (D72). Hidden while there is no
* order.
*/
function OrderReference() {
	const { reference } = useSelector(selectOrder).facts;
	if (!reference) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "order-wish",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			wishes.reference,
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
				className: "num",
				children: reference
			})
		] })
	});
}
export { OrderReference as default };
