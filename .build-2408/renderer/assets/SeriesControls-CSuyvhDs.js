import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as play_default } from "./play-DQpJ8iXo.js";
import { t as ScrollArrows } from "./ScrollArrows-Cbj3xeeR.js";
import { t as useCarousel } from "./useCarousel-BfrxGrgu.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// node_modules/lucide-react/dist/esm/icons/pause.mjs
var pause_default = /* @__PURE__ */ icon([["rect", {
	"x": "14",
	"y": "3",
	"width": "5",
	"height": "18",
	"rx": "1"
}], ["rect", {
	"x": "5",
	"y": "3",
	"width": "5",
	"height": "18",
	"rx": "1"
}]]);
// src/content/landing/carousel.ts
/** Labels of the buttons of a carousel on a landing page. */
var carousel = {
	previous: (title) => `Anteriores em ${title}`,
	next: (title) => `Próximos em ${title}`,
	pause: (title) => `Pausar ${title}`,
	play: (title) => `Retomar ${title}`
};
// src/pages/landing/islands/SeriesControls.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The arrow and pause buttons of a row of posters. This component turns the row into a carousel if the
* posters do not fit.
*/
function SeriesControls({ row, title }) {
	const { carousel: carousel$1, state } = useCarousel(row, { autoplays: true });
	const { isAtStart, isAtEnd, autoplay } = state;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [autoplay !== "none" && !(isAtStart && isAtEnd) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "arrows__arrow",
		"aria-label": (autoplay === "on" ? carousel.pause : carousel.play)(title),
		onClick: () => autoplay === "on" ? carousel$1.current?.pause() : carousel$1.current?.play(),
		children: autoplay === "on" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(pause_default, { "aria-hidden": "true" }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(play_default, { "aria-hidden": "true" })
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollArrows, {
		labels: {
			previous: carousel.previous(title),
			next: carousel.next(title)
		},
		ends: state,
		onMove: (by) => carousel$1.current?.move(by)
	})] });
}
export { SeriesControls as default };
