import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
// src/pages/landing/useCarousel.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var atRest = {
	isAtStart: true,
	isAtEnd: true,
	autoplay: "none"
};
/**
* Makes a row of cards a carousel once there is more of it than fits; where the carousel's code does not come, it goes on
* scrolling by itself.
* @param id of the row
*/
function useCarousel(id, { autoplays = false, isRow = true } = {}) {
	const [state, setState] = (0, import_react.useState)(atRest);
	const carousel = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const row = document.getElementById(id);
		if (!row || !isRow) return;
		let isHere = true;
		const open = async () => {
			const { openCarousel } = await import("./carousel-Bvc-sTCz.js");
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
