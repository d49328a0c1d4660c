import { Dt as useSelector, Ht as outcomes } from "../prerender.js";
import { a as selectFlow } from "./selectors-BJ0ILE8K.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { n as WaysOut$1 } from "./WaitingList-DXubqbie.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/WaysOut.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the chat the ways out of an address without an offer are cards, while the composer asks for a contact. */
function WaysOut() {
	const { contact } = useSelector(selectFlow);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ways-out",
		children: [contact.withdraw === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			children: outcomes["oferta-indisponivel"].failed
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut$1, {})]
	});
}
export { WaysOut as default };
