import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/pages/landing/useCarousel.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The state while there is no carousel. */
var atRest = {
	isAtStart: true,
	isAtEnd: true,
	autoplay: "none"
};
/**
* React hook that turns a row of cards into a carousel if the cards do not fit. If the code of the carousel
* cannot be loaded, the row keeps scrolling natively.
* @param id id of the row element
* @returns a ref to the carousel (null while there is none) and the state of the carousel
*/
function useCarousel(id, { autoplays = false, isRow = true } = {}) {
	const [state, setState] = (0, import_react.useState)(atRest);
	const carousel = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const row = document.getElementById(id);
		if (!row || !isRow) return;
		let isHere = true;
		const open = async () => {
			const { openCarousel } = await import("./carousel-Cg7pGC3m.js");
			if (isHere) carousel.current = openCarousel(row, {
				autoplays,
				onChange: setState
			});
		};
		const sizes = new ResizeObserver(() => {
			if (row.scrollWidth <= row.clientWidth) return;
			sizes.disconnect();
			open().catch(() => {});
		});
		sizes.observe(row);
		return () => {
			isHere = false;
			sizes.disconnect();
			carousel.current?.destroy();
			carousel.current = null;
			setState(atRest);
		};
	}, [
		id,
		autoplays,
		isRow
	]);
	return {
		carousel,
		state
	};
}
export { useCarousel as t };
