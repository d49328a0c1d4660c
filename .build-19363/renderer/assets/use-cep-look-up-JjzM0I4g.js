import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as digits } from "./cep-BPSGuaK2.js";
import { t as useLanding } from "../prerender.js";
// src/pages/landing/use-cep-look-up.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* The look-up of a form's CEP. One that the server refused is remembered and not sent again unchanged (M8.2).
*/
function useCepLookUp() {
	const { lookUpCep } = useLanding();
	const [refused, setRefused] = (0, import_react.useState)(null);
	return {
		/** What the server said of this very CEP. */
		refusalOf: (cep) => refused && digits(cep) === refused.cep ? refused.problem : void 0,
		/** @returns what is wrong, in words for the visitor; null when the CEP was found */
		async lookUp(typed, sku) {
			const cep = digits(typed);
			const found = await lookUpCep(cep, sku);
			if ("value" in found) return null;
			if (found.isRefused) setRefused({
				cep,
				problem: found.problem
			});
			return found.problem;
		}
	};
}
export { useCepLookUp as t };
