import { r as parseEmail } from "./email-It4CSwBl.js";
import { O as object, _ as field, h as checkbox } from "./journeys-pH3FiARx.js";
// src/funnel/steps/email.ts
/** E-mail and promotions consent. */
var email = {
	id: "email",
	kind: "question",
	view: "text",
	fields: [{
		name: "email",
		kind: "text",
		inputMode: "email",
		autoComplete: "email",
		autoCapitalize: "none",
		maxLength: 128
	}, {
		name: "accept_promotions",
		kind: "checkbox",
		optional: true
	}],
	schema: () => object({
		email: field(parseEmail),
		accept_promotions: checkbox()
	}),
	save: (values) => ({
		step: "email",
		body: {
			email: values.email ?? "",
			accept_promotions: values.accept_promotions === "true"
		}
	}),
	wire: ["email"],
	applies: () => true,
	isDone: (order) => order.answers.email !== void 0,
	restore: (lead) => lead.email ? { values: {
		email: lead.email,
		accept_promotions: String(lead.accept_promotions ?? false)
	} } : null,
	show: (values) => values.email ?? ""
};
export { email as t };
