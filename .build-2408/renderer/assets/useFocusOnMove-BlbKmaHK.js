import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/questions/useFocusOnMove.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Whether a screen was already shown since the page load. The first screen leaves the focus where the browser
* put it.
*/
var isLater = false;
/** Records that a screen without a question was shown, so that the next question gets the focus. */
function screenShown() {
	isLater = true;
}
/**
* Moves the focus to the question when the step changes or the visitor switches between chat and pages.
* `focus` must move the focus and return whether that succeeded. If it fails, it is called again whenever the
* DOM changes, until it succeeds. Pass the same function on every render.
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
