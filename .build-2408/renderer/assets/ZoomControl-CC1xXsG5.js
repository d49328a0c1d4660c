import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as minus_default } from "./minus-BpVD2aSA.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as storageKeys } from "./storage-keys-BedjiIDt.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// node_modules/lucide-react/dist/esm/icons/plus.mjs
var plus_default = /* @__PURE__ */ icon([["path", { "d": "M5 12h14" }], ["path", { "d": "M12 5v14" }]]);
// src/content/page-zoom.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Texts of the buttons that zoom the page (F§4). */
var zoom = {
	label: "Tamanho da página",
	smaller: "Diminuir a página",
	larger: "Aumentar a página",
	reset: "Voltar a 100%",
	percent: (step) => `${String(step).replace(".", ",")}%`
};
// src/ui/zoom/zoom.ts
/** Steps of the page zoom in percent (F§4). */
var ZOOM_STEPS = [
	50,
	62.5,
	75,
	87.5,
	93.75,
	100,
	106.25,
	112.5,
	125,
	150,
	175,
	200,
	250
];
var DEFAULT = 100;
var { key } = storageKeys.zoom;
/**
* Returns the current zoom of the page in percent, as set from storage by the head script. Returns 100 if
* that is not one of the steps.
*/
function presentZoom() {
	const percent = Number(document.documentElement.style.getPropertyValue("--zoom")) * 100;
	return ZOOM_STEPS.find((step) => step === percent) ?? DEFAULT;
}
/** Returns the step before (-1) or after (1) the current one; null if there is none. */
function zoomBeside(step, direction) {
	return ZOOM_STEPS[ZOOM_STEPS.indexOf(step) + direction] ?? null;
}
/**
* Zooms the page and stores the zoom for the next visit. If storage is blocked, the zoom lasts only until the
* page is closed.
*/
function zoomTo(step) {
	const factor = String(step / 100);
	const { style } = document.documentElement;
	if (step === DEFAULT) style.removeProperty("--zoom");
	else style.setProperty("--zoom", factor);
	try {
		if (step === DEFAULT) localStorage.removeItem(key);
		else localStorage.setItem(key, factor);
	} catch {}
}
// src/ui/zoom/ZoomControl.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Control of the page zoom: smaller, current size, larger, and a reset to 100 %. */
function ZoomControl() {
	const [step, setStep] = (0, import_react.useState)(presentZoom);
	function change(to) {
		if (to === null) return;
		zoomTo(to);
		setStep(to);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "zoom",
		role: "group",
		"aria-label": zoom.label,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "zoom__label",
				children: zoom.label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "zoom__steps",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZoomButton, {
						label: zoom.smaller,
						to: zoomBeside(step, -1),
						onPress: change,
						icon: minus_default
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("output", {
						className: "zoom__percent num",
						children: zoom.percent(step)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZoomButton, {
						label: zoom.larger,
						to: zoomBeside(step, 1),
						onPress: change,
						icon: plus_default
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "quiet-link",
				"aria-disabled": step === 100 || void 0,
				onClick: () => change(100),
				children: zoom.reset
			})
		]
	});
}
function ZoomButton({ label, to, onPress, icon: Icon }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "zoom__button",
		"aria-label": label,
		"aria-disabled": to === null || void 0,
		onClick: () => onPress(to),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			size: 20,
			"aria-hidden": "true"
		})
	});
}
export { ZoomControl as default };
