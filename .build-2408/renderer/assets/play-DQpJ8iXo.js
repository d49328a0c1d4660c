import { t as icon } from "./icon-DqJ4i4f9.js";
// node_modules/lucide-react/dist/esm/icons/play.mjs
var play_default = /* @__PURE__ */ icon([["path", { "d": "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" }]]);
export { play_default as t };
