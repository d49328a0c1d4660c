import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
// src/questions/useTitle.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Sets the title of the page. After a failed submit, the title starts with "Erro: " (U-inputs). Titles
* contain no personal data.
*/
function useTitle(title, refused = false) {
	const full = (0, import_react.useDeferredValue)(`${refused ? states.errorPrefix : ""}${title} · ${brand.name}`);
	(0, import_react.useEffect)(() => {
		document.title = full;
	}, [full]);
}
export { useTitle as t };
