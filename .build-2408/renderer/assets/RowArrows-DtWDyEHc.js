import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as ScrollArrows } from "./ScrollArrows-Cbj3xeeR.js";
import { i as rowMover, n as moveByKeys, r as pullByMouse, t as followEnds } from "./row-scrolling-BJFsXaVq.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/pages/landing/islands/RowArrows.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* The arrow buttons of a row of cards. This component also makes the row scroll by arrow keys and by dragging
* with the mouse.
*/
function RowArrows({ row: id, labels }) {
	const [ends, setEnds] = (0, import_react.useState)({
		isAtStart: true,
		isAtEnd: true
	});
	const move = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const row = document.getElementById(id);
		if (!row) return;
		move.current = rowMover(row);
		const stops = [
			followEnds(row, setEnds),
			moveByKeys(row, move.current),
			pullByMouse(row)
		];
		return () => stops.forEach((stop) => stop());
	}, [id]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollArrows, {
		labels,
		ends,
		onMove: (by) => move.current?.(by)
	});
}
export { RowArrows as default };
