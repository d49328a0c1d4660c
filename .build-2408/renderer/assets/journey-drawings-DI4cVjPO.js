import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as FibreScene } from "./FibreScene-C8HOooFc.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { r as useTextByStorage, t as frame } from "./page-frame-DgSWcyy7.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { i as registeredOf } from "./journey-part-registry-PbjbEmAN.js";
// src/ui/motif/opener.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/motif/OpeningPicture.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Drawing and sales promises shown before there is an order. 'beside': on pages, in place of the order
* summary (wide screens only). 'chat': above the first message, without the promises. 'promises': beside the
* chat, without the drawing.
*/
var Opener = (0, import_react.memo)(function Opener({ place }) {
	const last = useTextByStorage(frame.promiseKept, frame.promiseOpen);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `opener opener--${place} night`,
		children: [place !== "promises" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FibreScene, { state: "short" }), place !== "chat" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "opener__promises",
			children: [...frame.promises, last].map((promise) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: promise }, promise))
		})]
	});
});
// src/questions/journey-drawings.tsx
/** The default drawings: a fibre-optic cable that lights up on its way to a house. */
var fibre = {
	Scene: FibreScene,
	Opener
};
function drawingsOf(journey) {
	const { drawings = {} } = registeredOf(journey);
	return drawings === "fibre" ? fibre : drawings;
}
/** Returns the journey's drawing of the order's progress; null if the journey has none. */
function sceneOf(journey, props) {
	const { Scene } = drawingsOf(journey);
	return Scene ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Scene, { ...props }) : null;
}
/** Returns the drawing that a journey shows before there is an order; null if the journey has none. */
function openerOf(journey, place) {
	const { Opener } = drawingsOf(journey);
	return Opener ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Opener, { place }) : null;
}
export { sceneOf as n, openerOf as t };
