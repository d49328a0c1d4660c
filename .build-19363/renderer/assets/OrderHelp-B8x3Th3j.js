import { Dt as useSelector } from "../prerender.js";
import { u as journeyOf } from "./journeys-pH3FiARx.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as EraseData } from "./EraseData-D_DOA2l3.js";
import GoOnElsewhere from "./GoOnElsewhere-Z6Myg-Fy.js";
import Reference from "./Reference-n0CRYeuk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/OrderHelp.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The help panel's options for an open order: its reference for an agent, continuing in another browser, erasure. */
function OrderHelp() {
	const { subject } = journeyOf(useSelector(selectOrder));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reference, {}),
		(subject === "lead" || subject === "migration") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoOnElsewhere, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EraseData, {})
	] });
}
export { OrderHelp as default };
