import { t as isMotionUnwanted } from "./motion-D2tloxpX.js";
// src/pages/landing/scrolled-row.ts
/** A row of cards that scrolls sideways: its HTML is the page's own, and what moves it comes from here. */
/** Pixels by which a press of an arrow moves a row (M9.11). */
var STEP = 320;
/** Pixels of the mouse before a press counts as dragging. */
var THRESHOLD = 10;
/** Pixels by which a browser may miss an end. */
var SLACK = 2;
/**
* Moves a row by one step, smoothly; presses in quick succession add up.
* @returns moves it
*/
function stepsOf(row) {
	let target = null;
	row.addEventListener("scrollend", () => {
		target = null;
	});
	return (by) => {
		const furthest = row.scrollWidth - row.clientWidth;
		target = Math.min(furthest, Math.max(0, (target ?? row.scrollLeft) + by * STEP));
		row.scrollTo({
			left: target,
			behavior: isMotionUnwanted() ? "instant" : "smooth"
		});
	};
}
/**
* Tells which ends of a row are in view; both while everything fits.
* @returns stops it
*/
function followEnds(row, tell) {
	const measure = () => {
		const { scrollLeft, clientWidth, scrollWidth } = row;
		tell({
			isAtStart: scrollLeft <= SLACK,
			isAtEnd: scrollLeft + clientWidth >= scrollWidth - SLACK
		});
	};
	const sizes = new ResizeObserver(measure);
	sizes.observe(row);
	row.addEventListener("scroll", measure, { passive: true });
	return () => {
		sizes.disconnect();
		row.removeEventListener("scroll", measure);
	};
}
var MOVES = {
	ArrowLeft: -1,
	ArrowRight: 1
};
/**
* The arrow keys move a row by one step while the focus is in it.
* @returns stops it
*/
function moveByKeys(row, move) {
	const press = (event) => {
		const by = MOVES[event.key];
		if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		move(by);
	};
	row.tabIndex = 0;
	row.addEventListener("keydown", press);
	return () => row.removeEventListener("keydown", press);
}
/**
* Lets the mouse pull a row, as a finger does by itself; a link that is let go of after that is not followed.
* @returns stops it
*/
function pullByMouse(row) {
	let from = null;
	let isPulled = false;
	const ends = new AbortController();
	const on = (type, hear, capture = false) => row.addEventListener(type, hear, {
		signal: ends.signal,
		capture
	});
	const letGo = () => {
		from = null;
		delete row.dataset.pulled;
	};
	on("pointerdown", ({ pointerType, button, clientX, offsetY, target }) => {
		isPulled = false;
		const isScrollBar = target === row && offsetY >= row.clientHeight;
		if (pointerType === "mouse" && button === 0 && !isScrollBar) from = {
			x: clientX,
			left: row.scrollLeft
		};
	});
	on("pointermove", ({ clientX, pointerId, buttons }) => {
		if (!from) return;
		if (buttons === 0) {
			letGo();
			return;
		}
		if (!isPulled) {
			if (Math.abs(clientX - from.x) < THRESHOLD) return;
			isPulled = true;
			row.setPointerCapture(pointerId);
			row.dataset.pulled = "";
		}
		row.scrollLeft = from.left + from.x - clientX;
	});
	on("pointerup", letGo);
	on("pointercancel", letGo);
	on("dragstart", (event) => event.preventDefault());
	on("click", (event) => {
		if (!isPulled) return;
		isPulled = false;
		event.preventDefault();
		event.stopPropagation();
	}, true);
	return () => ends.abort();
}
export { stepsOf as i, moveByKeys as n, pullByMouse as r, followEnds as t };
