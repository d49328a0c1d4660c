import { t as icon } from "./icon-DqJ4i4f9.js";
// node_modules/lucide-react/dist/esm/icons/chevron-left.mjs
var chevron_left_default = /* @__PURE__ */ icon([["path", { "d": "m15 18-6-6 6-6" }]]);
export { chevron_left_default as t };
