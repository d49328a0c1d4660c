import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
// src/questions/useFocusOnMove.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The first screen after a page load leaves focus where the browser put it; later screens request it. */
var isLater = false;
/** For screens without a question: makes the next question take the focus. */
function screenShown() {
	isLater = true;
}
/**
* After a step, and after switching between chat and pages, focus moves to the question (U). `focus` moves it and
* returns whether it could; if the question renders later, it is called again as soon as it is there. Pass the same
* function on every render.
*/
function useFocusOnMove(position, focus) {
	(0, import_react.useEffect)(() => {
		if (!isLater) {
			isLater = true;
			return;
		}
		if (focus(position)) return;
		const before = document.activeElement;
		const observer = new MutationObserver(() => {
			const { activeElement, body } = document;
			if (activeElement !== body && activeElement !== before || focus(position)) observer.disconnect();
		});
		observer.observe(document.body, {
			childList: true,
			subtree: true
		});
		return () => observer.disconnect();
	}, [position, focus]);
}
export { useFocusOnMove as n, screenShown as t };
