import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { Rt as states } from "../prerender.js";
// src/questions/useTitle.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Sets the document title; "Erro: " is prepended after a failed submit (U-inputs). Never contains personal data. */
function useTitle(title, refused = false) {
	const full = (0, import_react.useDeferredValue)(`${refused ? states.errorPrefix : ""}${title} · ${brand.name}`);
	(0, import_react.useEffect)(() => {
		document.title = full;
	}, [full]);
}
export { useTitle as t };
