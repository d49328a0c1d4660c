import { N as string, P as transform, _ as field, b as refuse, h as checkbox, j as pipe, k as object, x as _default, y as optionalText, z as NEVER } from "./journeys-CWpcRNhs.js";
import { r as restoreMasked, t as maskName } from "./mask-personal-data-BjVy0LiO.js";
import { t as parseName } from "./name-B53-uiJV.js";
import { n as parseBirthDate } from "./parse-and-format-dates-DgkWWYXC.js";
import { i as parseCpf, n as isCpf, r as maskCpf } from "./cpf-9aMRIfDX.js";
import { n as maskCnpj, r as parseCnpj } from "./cnpj-DRMfFSnr.js";
// src/content/steps/cpf.ts
/** Texts of the question that asks for the taxpayer number: CPF of a person or CNPJ of a company. */
var cpf$1 = {
	title: "Seu CPF",
	heading: "Qual é o seu CPF?",
	again: "E o seu CPF?",
	why: "O contrato sai no seu CPF, e com ele confirmamos que é você. Ele fica cifrado.",
	variants: { pj: {
		heading: "Qual é o CNPJ da empresa?",
		again: "E o CNPJ da empresa?",
		why: "O contrato sai no CNPJ. Os dados que você já deu ficam como os do representante.",
		row: "CNPJ"
	} },
	labels: {
		person_type: "O contrato é",
		cpf: "CPF",
		cnpj: "CNPJ"
	},
	hints: { cnpj: "Pode ter letras e números." },
	placeholders: {
		cpf: "000.000.000-00",
		cnpj: "00.000.000/0000-00"
	},
	submit: "Continuar",
	options: [{
		value: "pf",
		label: "Para mim",
		detail: "com CPF"
	}, {
		value: "pj",
		label: "Para uma empresa",
		detail: "com CNPJ"
	}],
	help: "O CPF tem 11 números. Para contratar por uma empresa, informe o CNPJ.",
	name: "CPF",
	words: [
		"cpf",
		"cnpj",
		"documento"
	],
	row: {
		group: "person",
		label: "CPF"
	}
};
// src/content/steps/nome-mae.ts
/** Texts of the question that asks for the name of the visitor's mother. */
var nomeMae$1 = {
	title: "Nome da sua mãe",
	heading: "Qual é o nome completo da sua mãe?",
	again: "E o nome completo da sua mãe?",
	why: "Serve para ter certeza de que é você quem está contratando.",
	labels: { mothers_name: "Nome completo da mãe" },
	hints: { mothers_name: "Como está no seu documento." },
	submit: "Continuar",
	help: "Pedimos o nome da sua mãe para confirmar a sua identidade e evitar fraudes. Se ele não consta no seu documento, fale com a gente.",
	name: "nome da mãe",
	words: [
		"nome da mae",
		"nome da minha mae",
		"nome de mae",
		"mae"
	],
	row: {
		group: "person",
		label: "Nome da mãe"
	}
};
// src/funnel/steps/cpf.ts
/** The step for the tax number. */
var isCompany = (draft) => draft.person_type === "pj";
/**
* Returns whether a text is the document of a person ('pf') or of a company ('pj'); null while it could be
* either. Only a CNPJ (company) has letters or more than eleven digits.
*/
function kindOf(typed) {
	const bare = typed.replace(/[^a-z\d]/gi, "");
	if (/\d/.test(bare) && (bare.length > 11 || /[a-z]/i.test(bare))) return "pj";
	return isCpf(bare) ? "pf" : null;
}
var schema$1 = pipe(object({
	person_type: _default(string(), "pf"),
	cpf: _default(string(), ""),
	cnpj: _default(string(), "")
}), transform((raw, context) => {
	const company = raw.person_type === "pj";
	const parsed = company ? parseCnpj(raw.cnpj) : parseCpf(raw.cpf);
	if ("problem" in parsed) {
		refuse(context, raw, parsed, company ? "cnpj" : "cpf");
		return NEVER;
	}
	return company ? {
		person_type: "pj",
		cnpj: parsed.value
	} : {
		person_type: "pf",
		cpf: parsed.value
	};
}));
/**
* Step for the tax number: CPF for a person, CNPJ for a company (F§3, D17, D31). The number is sent without
* punctuation.
*/
var cpf = {
	id: "cpf",
	kind: "question",
	view: "text",
	fields: [
		{
			name: "person_type",
			kind: "choice",
			options: ["pf", "pj"],
			preselected: "pf"
		},
		{
			name: "cpf",
			kind: "text",
			said: "document",
			mask: "cpf",
			inputMode: "numeric",
			autoComplete: "off",
			shownWhen: (draft) => !isCompany(draft)
		},
		{
			name: "cnpj",
			kind: "text",
			mask: "cnpj",
			inputMode: "text",
			autoComplete: "off",
			autoCapitalize: "characters",
			shownWhen: isCompany
		}
	],
	line: {
		field: {
			name: "cpf",
			kind: "text",
			mask: "document",
			inputMode: "numeric",
			autoComplete: "off"
		},
		text: (draft) => (isCompany(draft) ? draft.cnpj : draft.cpf) ?? "",
		read: (typed, draft) => (kindOf(typed) ?? draft.person_type) === "pj" ? {
			person_type: "pj",
			cpf: "",
			cnpj: typed
		} : {
			person_type: "pf",
			cpf: typed,
			cnpj: ""
		}
	},
	schema: () => schema$1,
	variant: (_order, draft) => isCompany(draft) ? "pj" : "",
	save: (values) => ({
		step: "documentNumber",
		body: isCompany(values) ? { cnpj: values.cnpj } : { cpf: values.cpf }
	}),
	wire: ["documentNumber"],
	applies: () => true,
	isDone: (order) => order.answers.cpf !== void 0,
	clears: ["risk"],
	restore: (lead) => {
		const answer = restoreMasked(lead, "documentNumber", lead.masked.cpf ?? lead.masked.cnpj);
		return answer && {
			...answer,
			values: { person_type: lead.masked.cnpj ? "pj" : "pf" }
		};
	},
	show: (values) => isCompany(values) ? maskCnpj(values.cnpj ?? "") : maskCpf(values.cpf ?? ""),
	secret: true
};
// src/funnel/steps/data-nascimento.ts
/** Step for the birth date. The visitor must be 18 to 120 years old (D32). */
var dataNascimento = {
	id: "data-nascimento",
	kind: "question",
	view: "text",
	fields: [{
		name: "birth_date",
		kind: "text",
		said: "birth",
		mask: "date",
		inputMode: "numeric",
		autoComplete: "bday"
	}],
	schema: (order) => object({ birth_date: field((raw) => parseBirthDate(raw, order.today)) }),
	save: (values) => ({
		step: "birthDate",
		body: { birth_date: values.birth_date ?? "" }
	}),
	wire: ["birthDate"],
	applies: () => true,
	isDone: (order) => order.answers["data-nascimento"] !== void 0,
	clears: ["risk"],
	restore: (lead) => lead.birth_date ? { values: { birth_date: lead.birth_date } } : null,
	show: (values) => values.birth_date ?? ""
};
// src/funnel/steps/instalacao.ts
/** The step for the missing parts of the installation address. */
/** Whether the address has no street, because its CEP (postcode) covers a whole town (D24). */
var lacksStreet = (order) => order.facts.coverage?.address?.address === "";
/** Whether the network owner (infraco) classifies complements, and the visitor entered a complement (D1). */
var lacksComplementType = (order) => Boolean(order.facts.complementTypes?.length && order.answers["nr-imovel"]?.values.complement);
var notFound = (draft) => draft.notFoundComplement === "true";
var street = field((raw) => {
	const value = raw.replace(/\s+/g, " ").trim();
	if (!value) return { problem: "rua-vazia" };
	return value.length <= 128 ? { value } : {
		problem: "texto-longo",
		most: 128
	};
});
function schema(order) {
	const types = order.facts.complementTypes?.map((type) => type.id) ?? [];
	return pipe(object({
		address: lacksStreet(order) ? street : optionalText(128),
		complemento1: optionalText(64),
		complemento2: optionalText(64),
		notFoundComplement: checkbox(),
		customComplement: optionalText(128),
		accessNotes: optionalText(256)
	}), transform((raw, context) => {
		const refused = (name, problem) => refuse(context, raw, problem, name);
		const asksType = lacksComplementType(order);
		const byHand = asksType && notFound(raw);
		if (byHand) {
			if (!raw.customComplement) refused("customComplement", { problem: "complemento-vazio" });
		} else if (asksType) {
			if (!types.includes(raw.complemento1)) refused("complemento1", { problem: "complemento-tipo" });
			if (!raw.complemento2) refused("complemento2", { problem: "complemento-numero" });
		}
		return {
			address: lacksStreet(order) ? raw.address : "",
			complemento1: asksType && !byHand ? raw.complemento1 : "",
			complemento2: asksType && !byHand ? raw.complemento2 : "",
			notFoundComplement: String(byHand),
			customComplement: byHand ? raw.customComplement : "",
			accessNotes: raw.accessNotes
		};
	}));
}
/**
* Step for the missing parts of the address: the street if the CEP (postcode) covers a whole town, and the
* type of the complement if the network owner (infraco) distinguishes types.
*/
var instalacao = {
	id: "instalacao",
	kind: "question",
	view: "text",
	isCheckedByServer: true,
	fields: [
		{
			name: "address",
			kind: "text",
			said: "street",
			isLabelled: true,
			autoComplete: "address-line1",
			autoCapitalize: "words",
			maxLength: 128,
			shownWhen: (_draft, order) => lacksStreet(order)
		},
		{
			name: "complemento1",
			kind: "select",
			shownWhen: (draft, order) => lacksComplementType(order) && !notFound(draft)
		},
		{
			name: "complemento2",
			kind: "text",
			autoComplete: "off",
			maxLength: 64,
			shownWhen: (draft, order) => lacksComplementType(order) && !notFound(draft)
		},
		{
			name: "notFoundComplement",
			kind: "checkbox",
			optional: true,
			shownWhen: (_draft, order) => lacksComplementType(order)
		},
		{
			name: "customComplement",
			kind: "text",
			autoComplete: "off",
			maxLength: 128,
			shownWhen: (draft, order) => lacksComplementType(order) && notFound(draft)
		},
		{
			name: "accessNotes",
			kind: "text",
			autoComplete: "off",
			maxLength: 256,
			optional: true
		}
	],
	schema,
	save: (values) => ({
		step: "address",
		body: {
			address: values.address || void 0,
			complemento1: values.complemento1 || void 0,
			complemento2: values.complemento2 || void 0,
			customComplement: values.customComplement || void 0,
			notFoundComplement: notFound(values),
			accessNotes: values.accessNotes || void 0
		}
	}),
	wire: ["address"],
	applies: (order) => lacksStreet(order) || lacksComplementType(order),
	isDone: (order) => order.answers.instalacao !== void 0,
	unsettles: (before, now) => before.address === now.address ? [] : ["nr-imovel"],
	carries: ({ address }, { answers: { cep } }) => address ? {
		address,
		of: cep?.values.cep ?? ""
	} : null,
	restore: (lead) => lead.answered.includes("address") ? { values: {
		address: lead.streetByHand ? lead.address.address : "",
		complemento1: lead.address.complemento1,
		complemento2: lead.address.complemento2,
		notFoundComplement: String(lead.address.notFoundComplement),
		customComplement: lead.address.customComplement,
		accessNotes: lead.address.accessNotes
	} } : null,
	show: (values, order) => {
		const type = order.facts.complementTypes?.find((each) => each.id === values.complemento1)?.name;
		const complement = notFound(values) ? values.customComplement : [type, values.complemento2].filter(Boolean).join(" ");
		return [
			lacksStreet(order) ? values.address : "",
			complement,
			values.accessNotes
		].filter(Boolean).join(", ");
	}
};
// src/funnel/steps/nome-mae.ts
/** Step for the mother's name, asked only for the identity check. */
var nomeMae = {
	id: "nome-mae",
	kind: "question",
	view: "text",
	fields: [{
		name: "mothers_name",
		kind: "text",
		said: "mother",
		autoComplete: "off",
		autoCapitalize: "words",
		maxLength: 160
	}],
	schema: () => object({ mothers_name: field(parseName) }),
	save: (values) => ({
		step: "motherName",
		body: { mothers_name: values.mothers_name ?? "" }
	}),
	wire: ["motherName"],
	applies: () => true,
	isDone: (order) => order.answers["nome-mae"] !== void 0,
	clears: ["risk"],
	restore: (lead) => restoreMasked(lead, "motherName", lead.masked.mothers_name),
	show: (values) => maskName(values.mothers_name ?? ""),
	secret: true
};
export { nomeMae$1 as a, cpf as i, instalacao as n, cpf$1 as o, dataNascimento as r, nomeMae as t };
