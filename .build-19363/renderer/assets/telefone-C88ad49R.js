import { a as parsePhone, r as maskPhone } from "./phone-CCQTMhvg.js";
import { O as object, _ as field, k as optional, x as _enum } from "./journeys-pH3FiARx.js";
import { X as phoneBody, Z as restorePhone } from "../prerender.js";
// src/funnel/steps/telefone.ts
/**
* Phone with area code; stored as digits (D32). The forms of the marketing pages ask for a consent with it
* (M3.9); a phone that is given here in its place comes without one.
*/
var telefone = {
	id: "telefone",
	kind: "question",
	view: "text",
	fields: [{
		name: "phone",
		kind: "text",
		mask: "phone",
		inputMode: "tel",
		autoComplete: "tel-national"
	}],
	schema: () => object({
		phone: field(parsePhone),
		acceptPhoneContact: optional(_enum(["true", "false"]))
	}),
	save: (values) => ({
		step: "phone",
		body: phoneBody(values)
	}),
	wire: ["phone"],
	applies: () => true,
	isDone: (order) => order.answers.telefone !== void 0,
	restore: restorePhone,
	show: (values) => maskPhone(values.phone ?? ""),
	secret: true
};
export { telefone as t };
