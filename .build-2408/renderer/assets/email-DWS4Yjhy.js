import { t as parseEmail } from "./email-BHVqqeJT.js";
import { _ as field, h as checkbox, k as object } from "./journeys-CWpcRNhs.js";
// src/funnel/steps/email.ts
/** Step for the e-mail address and the consent to promotions. */
var email = {
	id: "email",
	kind: "question",
	view: "text",
	fields: [{
		name: "email",
		kind: "text",
		said: "email",
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
