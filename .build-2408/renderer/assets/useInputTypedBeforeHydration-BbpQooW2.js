import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/questions/useInputTypedBeforeHydration.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Applies what the visitor typed or sent in a prerendered form before the code of the page had loaded (D35).
* Used by forms that are not part of the order; `src/app/boot/early-input.ts` handles the forms of the order.
* @param step id of the form's step, as in its `data-step` attribute
*/
function useInputTypedBeforeHydration(step, take) {
	(0, import_react.useLayoutEffect)(() => {
		const early = window.__prosaEarlyInput;
		if (early?.step !== step) return;
		early.step = null;
		take(early.values, early.submitted);
	});
}
export { useInputTypedBeforeHydration as t };
