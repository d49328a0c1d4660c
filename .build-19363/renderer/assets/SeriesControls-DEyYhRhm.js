import { t as icon } from "./icon-C_gnXJdU.js";
import { t as play_default } from "./play-C66FvKJh.js";
import { t as ScrollArrows } from "./ScrollArrows-B0S0ndHN.js";
import { t as useCarousel } from "./useCarousel-C0JP2lwf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// ../../main/node_modules/lucide-react/dist/esm/icons/pause.mjs
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
/** Words of a carousel's buttons. */
var carousel = {
	previous: (title) => `Anteriores em ${title}`,
	next: (title) => `Próximos em ${title}`,
	pause: (title) => `Pausar ${title}`,
	play: (title) => `Retomar ${title}`
};
// src/pages/landing/islands/SeriesControls.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Arrows and pause of a row of posters, which is a carousel once it is seen and does not fit. */
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
