import { t as icon } from "./icon-DqJ4i4f9.js";
// node_modules/lucide-react/dist/esm/icons/x.mjs
var x_default = /* @__PURE__ */ icon([["path", { "d": "M18 6 6 18" }], ["path", { "d": "m6 6 12 12" }]]);
export { x_default as t };
