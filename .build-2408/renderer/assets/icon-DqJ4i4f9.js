import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/ui/icon.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Creates an icon component from the SVG shapes of a lucide-react icon. It does not need the library itself,
* which would add 2 kB to the code that the first screen waits for. The build replaces every imported icon
* with this (`scripts/build/icons.ts`); development and tests use the library.
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
