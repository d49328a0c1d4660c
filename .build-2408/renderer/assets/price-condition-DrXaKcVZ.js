import { n as priceConditions } from "./order-summary-DDsr-jQs.js";
import { o as paysByDebit } from "./chosen-and-requested-plan-DlP92XD0.js";
// src/questions/price-condition.ts
/**
* Returns the words beside the monthly price: 'com débito automático' (with direct debit) or 'sem débito
* automático' (without). Direct debit is assumed until the visitor declines it (D99).
*/
var priceCondition = (order) => paysByDebit(order) === false ? priceConditions.withoutDebit : priceConditions.withDebit;
export { priceCondition as t };
