import { t as icon } from "./icon-DqJ4i4f9.js";
// node_modules/lucide-react/dist/esm/icons/circle-check.mjs
var circle_check_default = /* @__PURE__ */ icon([["circle", {
	"cx": "12",
	"cy": "12",
	"r": "10"
}], ["path", { "d": "m16 9-5.5 5.5L8 12" }]]);
export { circle_check_default as t };
