import { t as icon } from "./icon-DqJ4i4f9.js";
// node_modules/lucide-react/dist/esm/icons/minus.mjs
var minus_default = /* @__PURE__ */ icon([["path", { "d": "M5 12h14" }]]);
export { minus_default as t };
