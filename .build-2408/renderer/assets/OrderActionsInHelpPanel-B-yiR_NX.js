import { j as useSelector } from "../prerender.js";
import { u as journeyOf } from "./journeys-CWpcRNhs.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as EraseData } from "./EraseData-D3tJiTr1.js";
import ContinueInOtherBrowser from "./ContinueInOtherBrowser-CakRK3CD.js";
import OrderReference from "./OrderReference-Dp4OuyLt.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/OrderActionsInHelpPanel.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Options for the current order in the help panel: its reference for the operator's staff, continuing in
* another browser, and erasing the data.
*/
function OrderActionsInHelpPanel() {
	const { subject } = journeyOf(useSelector(selectOrder));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderReference, {}),
		(subject === "lead" || subject === "migration") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContinueInOtherBrowser, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EraseData, {})
	] });
}
export { OrderActionsInHelpPanel as default };
