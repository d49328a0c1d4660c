import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Ct as frame, wt as useKept } from "../prerender.js";
import { t as FibreScene } from "./FibreScene-BjwX8K6q.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/motif/opener.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/motif/Opener.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The first impression while there is no order to show: the street and the house, in place of the order card (pages,
* wide screens only) or above the first message (chat). 'promises': the order card's place in the chat, without a
* second house.
*/
var Opener = (0, import_react.memo)(function Opener({ place }) {
	const last = useKept(frame.promiseKept, frame.promiseOpen);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `opener opener--${place} night`,
		children: [place !== "promises" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FibreScene, { state: "short" }), place !== "chat" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "opener__promises",
			children: [...frame.promises, last].map((promise) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: promise }, promise))
		})]
	});
});
export { Opener as t };
