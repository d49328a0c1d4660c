import { t as parseName } from "./name-B53-uiJV.js";
import { _ as field, k as object } from "./journeys-CWpcRNhs.js";
// src/funnel/steps/nome.ts
/** Step for the full name (D32). */
var nome = {
	id: "nome",
	kind: "question",
	view: "text",
	fields: [{
		name: "name",
		kind: "text",
		said: "name",
		autoComplete: "name",
		autoCapitalize: "words",
		maxLength: 160
	}],
	schema: () => object({ name: field(parseName) }),
	save: (values) => ({
		step: "name",
		body: { name: values.name ?? "" }
	}),
	wire: ["name"],
	applies: () => true,
	isDone: (order) => order.answers.nome !== void 0,
	clears: ["risk"],
	restore: (lead) => lead.name ? { values: { name: lead.name } } : null,
	show: (values) => values.name ?? ""
};
export { nome as t };
