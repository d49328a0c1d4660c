import { n as mobile, t as mobileParts } from "./mobile-parts-BgncCQpL.js";
// src/app/journeys/mobile.ts
/** The campaigns of the mobile brands. */
var parts = mobileParts(mobile.id);
export { parts };
