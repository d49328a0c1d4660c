import { m as stepOf, s as idsOf, u as journeyOf } from "./journeys-CWpcRNhs.js";
// src/funnel/asks-phone-to-erase.ts
/**
* Whether visitors must enter their phone number to erase an order. They must if the order has a phone
* number, except for a renewal.
*/
function asksPhoneToErase(order) {
	if (journeyOf(order).subject === "renewal") return false;
	return idsOf(order, "chat").some((id) => order.answers[id] !== void 0 && stepOf(order, id).fields.some((field) => field.name === "phone")) || Boolean(order.facts.onRecord?.phone);
}
export { asksPhoneToErase as t };
