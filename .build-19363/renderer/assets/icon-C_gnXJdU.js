import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
// src/ui/icon.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* An icon of lucide-react without the library around it, which would be 2 kB on the critical path. The build puts it
* in the place of each icon that is imported (`scripts/build/icons.ts`); in development and tests the library's stands.
*/
var icon = (shapes) => ({ size = 24, ...rest }) => (0, import_react.createElement)("svg", {
	xmlns: "http://www.w3.org/2000/svg",
	width: size,
	height: size,
	viewBox: "0 0 24 24",
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 2,
	strokeLinecap: "round",
	strokeLinejoin: "round",
	"aria-hidden": true,
	...rest
}, ...shapes.map(([tag, attributes]) => (0, import_react.createElement)(tag, attributes)));
export { icon as t };
