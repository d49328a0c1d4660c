import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/order/Breakable.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Allows a line break after the @ of an e-mail address that is too long for its line. The chat has its own
* (Message.tsx): a shared one would be loaded with the first question.
*/
function Breakable({ children }) {
	const [before = "", ...rest] = children.split("@");
	return rest.length === 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		before,
		"@",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}),
		rest
	] }) : children;
}
export { Breakable as t };
