import { r as address, t as b } from "./b-BIWpH2B9.js";
import { Mt as addFormTexts, U as checkoutParts } from "../prerender.js";
// src/app/journeys/b.ts
addFormTexts(b.id, { cep: address });
/** CEP and number on one page; otherwise the standard order. */
var parts = checkoutParts(b.id);
export { parts };
