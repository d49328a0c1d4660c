import { t as parseName } from "./name-3GnD_aek.js";
import { O as object, _ as field } from "./journeys-pH3FiARx.js";
// src/funnel/steps/nome.ts
/** Full name (D32). */
var nome = {
	id: "nome",
	kind: "question",
	view: "text",
	fields: [{
		name: "name",
		kind: "text",
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
