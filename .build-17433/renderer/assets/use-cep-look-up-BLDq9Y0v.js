import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { a as noNetwork } from "./forms-DlzO-D1U.js";
import { t as digits } from "./cep-DF-D-U5U.js";
import { t as useLandingServices } from "../prerender.js";
// src/pages/landing/use-cep-look-up.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Looks up a CEP. The hook remembers the last CEP that the server refused, or that is in a town without a
* fibre network. The form then does not send the same CEP again (M8.2).
*/
function useCepLookUp() {
	const { lookUpCep } = useLandingServices();
	const [refused, setRefused] = (0, import_react.useState)(null);
	const refusedAs = (cep) => refused && digits(cep) === refused.cep ? refused : null;
	return {
		/** Returns the error message if this CEP was refused; otherwise undefined. */
		refusalOf: (cep) => refusedAs(cep)?.problem,
		/** Whether this CEP was looked up and its town has no network. The form then offers the waiting list. */
		isUnserved: (cep) => refusedAs(cep)?.isUnserved === true,
		/** Looks up a CEP. Returns an error message for the visitor; null if the town has a network. */
		async lookUp(typed, sku) {
			const cep = digits(typed);
			const found = await lookUpCep(cep, sku);
			const isUnserved = "value" in found && found.value.network === false;
			if ("value" in found && !isUnserved) return null;
			const problem = "value" in found ? noNetwork.problem(found.value) : found.problem;
			if (isUnserved || "isRefused" in found && found.isRefused) setRefused({
				cep,
				problem,
				isUnserved
			});
			return problem;
		}
	};
}
export { useCepLookUp as t };
