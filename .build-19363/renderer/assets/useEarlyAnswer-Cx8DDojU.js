import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
// src/questions/useEarlyAnswer.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Takes what was typed and sent in a prerendered form beside the orders before its code was there (D35); those of an
* order are replayed in `src/app/early-input.ts`.
* @param step `data-step` of the form
*/
function useEarlyAnswer(step, take) {
	(0, import_react.useLayoutEffect)(() => {
		const early = window.__prosaEarlyInput;
		if (early?.step !== step) return;
		early.step = null;
		take(early.values, early.submitted);
	});
}
export { useEarlyAnswer as t };
