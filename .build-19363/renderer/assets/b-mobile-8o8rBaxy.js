import { n as onePageAddress, r as address } from "./b-BIWpH2B9.js";
import { t as addJourney } from "./journeys-pH3FiARx.js";
import { n as mobile, r as pagesOfMobile, t as mobileParts } from "./mobile-parts-BgncCQpL.js";
import { Mt as addFormTexts, it as firstSteps } from "../prerender.js";
// src/funnel/journeys/b-mobile.ts
/** A mobile brand under `b`: CEP and number share one page (D4, D5). */
var bMobile = addJourney({
	...mobile,
	id: "b-mobile",
	pages: onePageAddress(pagesOfMobile)
}, firstSteps);
// src/app/journeys/b-mobile.ts
addFormTexts(bMobile.id, { cep: address });
/** A mobile brand whose CEP and number share one page. */
var parts = mobileParts(bMobile.id);
export { parts };
