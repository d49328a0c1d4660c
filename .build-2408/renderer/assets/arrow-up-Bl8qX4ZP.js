import { t as icon } from "./icon-DqJ4i4f9.js";
// node_modules/lucide-react/dist/esm/icons/arrow-down.mjs
var arrow_down_default = /* @__PURE__ */ icon([["path", { "d": "M12 5v14" }], ["path", { "d": "m19 12-7 7-7-7" }]]);
// node_modules/lucide-react/dist/esm/icons/arrow-up.mjs
var arrow_up_default = /* @__PURE__ */ icon([["path", { "d": "m5 12 7-7 7 7" }], ["path", { "d": "M12 19V5" }]]);
export { arrow_down_default as n, arrow_up_default as t };
