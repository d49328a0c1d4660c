import { t as icon } from "./icon-DqJ4i4f9.js";
// node_modules/lucide-react/dist/esm/icons/check.mjs
var check_default = /* @__PURE__ */ icon([["path", { "d": "M20 6 9 17l-5-5" }]]);
export { check_default as t };
