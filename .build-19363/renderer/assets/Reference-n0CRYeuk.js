import { Dt as useSelector } from "../prerender.js";
import { t as wishes } from "./wishes-C9zBFmMA.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
/* empty css                    */
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/Reference.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The reference that support staff use to find the order (D72); nothing while there is no order. */
function Reference() {
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
export { Reference as default };
