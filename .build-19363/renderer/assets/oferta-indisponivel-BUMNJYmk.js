import { r as parseEmail } from "./email-It4CSwBl.js";
import { t as parseName } from "./name-3GnD_aek.js";
import { a as parsePhone, r as maskPhone } from "./phone-CCQTMhvg.js";
import { O as object, _ as field } from "./journeys-pH3FiARx.js";
// src/funnel/steps/oferta-indisponivel.ts
/** No network, or network without an offer (D3). The answer is a contact, sent by PUT lead-no-coverage. */
var ofertaIndisponivel = {
	id: "oferta-indisponivel",
	kind: "outcome",
	view: "waiting-list",
	submits: "contact",
	isDeadEnd: true,
	fields: [
		{
			name: "name",
			kind: "text",
			autoComplete: "name",
			autoCapitalize: "words",
			maxLength: 160
		},
		{
			name: "phone",
			kind: "text",
			mask: "phone",
			inputMode: "tel",
			autoComplete: "tel-national"
		},
		{
			name: "email",
			kind: "text",
			inputMode: "email",
			autoComplete: "email",
			autoCapitalize: "none",
			maxLength: 128
		}
	],
	parts: {
		names: () => [
			"name",
			"phone",
			"email"
		],
		show(name, value) {
			const phone = name === "phone" ? parsePhone(value) : null;
			return phone && "value" in phone ? maskPhone(phone.value) : value;
		}
	},
	schema: () => object({
		name: field(parseName),
		phone: field(parsePhone),
		email: field(parseEmail)
	}),
	applies: ({ facts: { coverage } }) => coverage !== null && coverage.plans.length === 0,
	variant: ({ facts: { coverage } }) => coverage?.infra ? "noOffer" : "noNetwork",
	isDone: () => false
};
export { ofertaIndisponivel as t };
