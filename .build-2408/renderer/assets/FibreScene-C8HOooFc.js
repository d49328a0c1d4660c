import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/motif/fibre-scene.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/motif/FibreScene.tsx
/** Drawing of a street with a fibre cable, which shows the progress of an order. */
var import_jsx_runtime = require_jsx_runtime();
var PARTS = {
	street: "0 0 480 216",
	house: "246 76 234 124"
};
var cable = "M-10 62C26 84 58 88 92 80c74 50 160 62 246 50";
var stars = [
	[34, 30],
	[148, 22],
	[206, 52],
	[268, 18],
	[318, 62],
	[404, 30],
	[452, 58]
];
/**
* Drawing of a street at night with a fibre cable that leads to a house. It is decorative, because the text
* beside it says the same.
*/
function FibreScene({ state, moves, part = "street" }) {
	const halo = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: "scene",
		"data-state": state,
		"data-moves": moves || void 0,
		viewBox: PARTS[part],
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("defs", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("radialGradient", {
				id: halo,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
					offset: "0",
					stopColor: "var(--window)",
					stopOpacity: "0.5"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
					offset: "1",
					stopColor: "var(--window)",
					stopOpacity: "0"
				})]
			}) }),
			stars.map(([x, y]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				className: "scene__star",
				cx: x,
				cy: y,
				r: "1.2"
			}, x)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
				className: "scene__far",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M0 196v-34h26v-16l22-16 22 16v50zM132 196v-46h48v46zM180 196v-30h34v30zM232 196v-38l26-20 26 20v38z" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M450 196v-44h40v44z" })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
				className: "scene__pole",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M92 200V70M78 84h28" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M84 80v4M100 80v4" })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ellipse", {
				className: "scene__halo",
				cx: "378",
				cy: "160",
				rx: "100",
				ry: "54",
				fill: `url(#${halo})`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: "scene__wall",
					d: "M338 132h84v66h-84z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: "scene__roof",
					d: "M324 136 380 90l56 46z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
					className: "scene__window",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
							x: "350",
							y: "150",
							width: "26",
							height: "22",
							rx: "2"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M392 198v-34a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v34z" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
							cx: "380",
							cy: "119",
							r: "6"
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: "scene__mullion",
					d: "M363 150v22M350 161h26"
				})
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "scene__ground",
				d: "M0 198h480"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "scene__cable",
				d: cable
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "scene__light scene__light--glow",
				d: cable,
				pathLength: "100"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "scene__light",
				d: cable,
				pathLength: "100"
			})
		]
	});
}
export { FibreScene as t };
