import { r as address, t as b } from "./journey-DU0LHzc3.js";
import { t as watchTypedCep } from "./typed-cep-gV2fAHmo.js";
import { n as registerJourney } from "./register-aB6sJeEs.js";
import { S as ofCheckout } from "../prerender.js";
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
