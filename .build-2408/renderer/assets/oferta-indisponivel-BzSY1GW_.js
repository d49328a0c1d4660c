import { _ as field, k as object } from "./journeys-CWpcRNhs.js";
import { r as nrImovel } from "./save-and-restore-phone-eKYTGD6u.js";
import { i as parsePhone, n as maskPhone } from "./phone-CuKDOHhU.js";
import { t as parseEmail } from "./email-BHVqqeJT.js";
import { t as parseName } from "./name-B53-uiJV.js";
// src/content/steps/nr-imovel-variants.ts
/**
* Texts of the house-number question with all its variants (D62): for addresses with block and lot, for towns
* without a fibre network, and after a change of the CEP (postcode). Browsers load them after the first
* question.
*/
var nrImovelVariants = {
	...nrImovel,
	variants: {
		block: {
			heading: "Quais são a quadra e o lote?",
			why: "A disponibilidade muda de um lote para outro."
		},
		noNetwork: {
			heading: "Qual é o número da casa ou do prédio?",
			why: "A fibra ainda não chegou à sua cidade. Confira o CEP; se for esse mesmo, com o número e um contato avisamos você quando chegar."
		}
	},
	still: {
		heading: "Ainda é {answer}?",
		why: "O endereço mudou, por isso perguntamos de novo.",
		yes: "Sim, é o mesmo",
		no: "Não, é outro",
		answer: (values) => (values.is_block_allotment === "true" ? [`a quadra ${values.block_number}`, `lote ${values.allotment_number}`] : [values.number === "S/N" ? "sem número" : `o nº ${values.number}`]).concat(values.complement || []).join(", ")
	}
};
// src/funnel/steps/oferta-indisponivel.ts
/**
* Step shown if an address has no network, or a network but no offer: a dead end (D3). Visitors can leave
* contact data for the waiting list (PUT lead-no-coverage).
*/
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
			said: "name",
			autoComplete: "name",
			autoCapitalize: "words",
			maxLength: 160
		},
		{
			name: "phone",
			kind: "text",
			said: "phone",
			mask: "phone",
			inputMode: "tel",
			autoComplete: "tel-national"
		},
		{
			name: "email",
			kind: "text",
			said: "email",
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
export { nrImovelVariants as n, ofertaIndisponivel as t };
