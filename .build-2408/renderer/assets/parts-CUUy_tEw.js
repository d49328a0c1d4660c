import { n as onePageAddress, r as address } from "./journey-96tn60Xn.js";
import { t as addJourney } from "./journeys-CWpcRNhs.js";
import { n as pagesOfMobile, ofMobile, t as mobile } from "./parts-CM9APM2c.js";
import { t as watchTypedCep } from "./typed-cep-NlSQicaA.js";
import { n as registerJourney } from "./register-Cp3A3NRU.js";
// src/funnel/journeys/b-mobile/journey.ts
/**
* Journey for customers of a mobile plan, in the campaigns whose addresses begin with /b. It asks for CEP
* (postcode) and house number on one page (D4, D5).
*/
var bMobile = addJourney({
	...mobile,
	id: "b-mobile",
	pages: onePageAddress(pagesOfMobile)
});
// src/app/journeys/b-mobile/parts.ts
/**
* What the browser loads for journey `b-mobile`: as for `mobile`, the order under the campaign of a mobile
* brand, but with CEP and house number on one page.
*/
var parts = registerJourney({
	id: bMobile.id,
	...ofMobile,
	forms: { cep: address },
	watch: watchTypedCep
});
export { parts };
