import { j as useSelector } from "../prerender.js";
import "./contact-not-sent-CGUJkI_S.js";
import { o as selectFlow } from "./selectors-BG3aGS4u.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { n as WaysOut$1 } from "./WaitingList-BdtC-yFr.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/NoCoverageOptionsCard.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Chat card with other ways to continue if nothing can be sold at the address. It is shown while the chat
* asks for a contact.
*/
function WaysOut() {
	const { contact } = useSelector(selectFlow);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ways-out",
		children: [contact.withdraw === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			children: "Não conseguimos enviar agora. O que você digitou continua aqui."
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut$1, {})]
	});
}
export { WaysOut as default };
