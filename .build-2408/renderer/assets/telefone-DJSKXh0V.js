import { i as parsePhone, n as maskPhone } from "./phone-CuKDOHhU.js";
import { A as optional, S as _enum, _ as field, k as object } from "./journeys-CWpcRNhs.js";
import { n as restorePhone, t as phoneBody } from "./save-and-restore-phone-eKYTGD6u.js";
// src/funnel/steps/telefone.ts
/**
* Step for the phone number with area code, stored as digits (D32). Forms on marketing pages also ask for
* consent to be contacted (M3.9); this step does not.
*/
var telefone = {
	id: "telefone",
	kind: "question",
	view: "text",
	fields: [{
		name: "phone",
		kind: "text",
		said: "phone",
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
