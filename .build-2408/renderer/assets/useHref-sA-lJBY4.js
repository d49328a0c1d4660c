import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/ui/useHref.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** React context with the campaign prefix of the page, with a leading slash; '' if there is none. */
var BaseContext = (0, import_react.createContext)("");
/** Returns a path on this site with the campaign prefix of the page added; the URL of another site unchanged. */
function useHref(path) {
	const base = (0, import_react.use)(BaseContext);
	if (path.startsWith("https:")) return path;
	return base && path === "/" ? base : base + path;
}
export { useHref as n, BaseContext as t };
