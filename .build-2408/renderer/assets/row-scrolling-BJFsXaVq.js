import { t as prefersReducedMotion } from "./reduced-motion-BwFAaTit.js";
// src/pages/landing/row-scrolling.ts
/**
* Scrolls a row of cards by arrow buttons, arrow keys and mouse. The row itself is part of the prerendered
* page.
*/
/** Pixels by which one press of an arrow scrolls a row (M9.11). */
var STEP = 320;
/** Pixels that a mouse with a pressed button must move before the movement counts as dragging. */
var THRESHOLD = 10;
/** Tolerance in pixels for recognising an end of the row, because browsers round scroll positions. */
var SLACK = 2;
/**
* Returns a function that scrolls a row smoothly by one step. Presses in quick succession add up.
*/
function rowMover(row) {
	let target = null;
	row.addEventListener("scrollend", () => {
		target = null;
	});
	return (by) => {
		const furthest = row.scrollWidth - row.clientWidth;
		target = Math.min(furthest, Math.max(0, (target ?? row.scrollLeft) + by * STEP));
		row.scrollTo({
			left: target,
			behavior: prefersReducedMotion() ? "instant" : "smooth"
		});
	};
}
/**
* Reports which ends of a row are in view, at first and after every change. If all cards fit, both are in
* view.
* @returns a function that stops reporting
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
* Makes the left and right arrow keys scroll a row by one step while the focus is in the row.
* @returns a function that removes the listener
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
* Makes a row scroll when it is dragged with the mouse. A link under the pointer is not followed after
* dragging.
* @returns a function that removes the listeners
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
export { rowMover as i, moveByKeys as n, pullByMouse as r, followEnds as t };
