import { A as pipe, M as string, N as transform, O as object, R as NEVER, _ as field, b as _default, h as checkbox, y as optionalText } from "./journeys-pH3FiARx.js";
import { tt as restoreMasked } from "../prerender.js";
import { s as parseBirthDate } from "./dates-0C64APqC.js";
import { n as parseCnpj, t as maskCnpj } from "./cnpj-Bxt2PK3F.js";
import { n as maskCpf, r as parseCpf, t as isCpf } from "./cpf-DHxW_qso.js";
// src/content/steps/cpf.ts
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
var nomeMae = {
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
var isCompany = (draft) => draft.person_type === "pj";
/** Whose document a text is; null while it could be either. Only a CNPJ has letters, or more than eleven digits. */
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
		const name = company ? "cnpj" : "cpf";
		context.issues.push({
			code: "custom",
			path: [name],
			message: parsed.problem,
			input: raw
		});
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
/** Tax id: CPF for a person, CNPJ for a company (F§3, D17, D31). Digits only on the wire. */
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
/** Birth date, 18 to 120 years (D32). */
var dataNascimento = {
	id: "data-nascimento",
	kind: "question",
	view: "text",
	fields: [{
		name: "birth_date",
		kind: "text",
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
/** A CEP that covers a whole town carries no street (D24). */
var lacksStreet = (order) => order.facts.coverage?.address?.address === "";
/** The infraco classifies complements, and the visitor entered one (D1). */
var lacksComplementType = (order) => Boolean(order.facts.complementTypes?.length && order.answers["nr-imovel"]?.values.complement);
var notFound = (draft) => draft.notFoundComplement === "true";
var street = field((raw) => {
	const value = raw.replace(/\s+/g, " ").trim();
	if (!value) return { problem: "Digite o nome da rua" };
	return value.length <= 128 ? { value } : { problem: "Use no máximo 128 caracteres" };
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
		const refuse = (name, message) => context.issues.push({
			code: "custom",
			path: [name],
			message,
			input: raw
		});
		const asksType = lacksComplementType(order);
		const byHand = asksType && notFound(raw);
		if (byHand) {
			if (!raw.customComplement) refuse("customComplement", "Descreva o complemento");
		} else if (asksType) {
			if (!types.includes(raw.complemento1)) refuse("complemento1", "Escolha o tipo de complemento");
			if (!raw.complemento2) refuse("complemento2", "Digite o número ou a letra");
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
/** The missing parts of the address: the street for a whole-town CEP, the complement in the infraco's own types. */
var instalacao = {
	id: "instalacao",
	kind: "question",
	view: "text",
	isCheckedByServer: true,
	fields: [
		{
			name: "address",
			kind: "text",
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
export { cpf$1 as a, nomeMae as i, dataNascimento as n, cpf as r, instalacao as t };
