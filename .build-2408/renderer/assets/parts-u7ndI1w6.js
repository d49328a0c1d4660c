import { r as address, t as b } from "./journey-96tn60Xn.js";
import { t as watchTypedCep } from "./typed-cep-NlSQicaA.js";
import { n as registerJourney } from "./register-Cp3A3NRU.js";
import { w as ofCheckout } from "../prerender.js";
// src/app/journeys/b/parts.ts
/** What the browser loads for journey `b`: the standard order, with CEP and house number on one page. */
var parts = registerJourney({
	id: b.id,
	...ofCheckout,
	drawings: "fibre",
	forms: { cep: address },
	watch: watchTypedCep
});
export { parts };
