import { Dt as useSelector, Tt as useHref } from "../prerender.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { l as selectMode } from "./selectors-BJ0ILE8K.js";
// src/questions/useCallHref.ts
/** Where a call is asked for: whoever is in the chat stays in the chat. */
function useCallHref() {
	const { href, chatHref } = brand.callRequest;
	return useHref(useSelector(selectMode) === "chat" ? chatHref : href);
}
export { useCallHref as t };
