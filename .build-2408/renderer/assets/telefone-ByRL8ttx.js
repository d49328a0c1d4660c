// src/content/steps/nome.ts
/** Texts of the question that asks for the visitor's name. */
var nome = {
	title: "Seu nome",
	heading: "Qual é o seu nome completo?",
	again: "E o seu nome completo?",
	why: "O contrato e a fatura saem neste nome.",
	labels: { name: "Nome completo" },
	hints: { name: "Como está no seu documento." },
	submit: "Continuar",
	before: "Agora, os seus dados.",
	help: "Escreva nome e sobrenome, como no documento. O contrato sai neste nome.",
	name: "nome",
	words: [
		"nome",
		"nome completo",
		"sobrenome"
	],
	row: {
		group: "person",
		label: "Nome"
	}
};
// src/content/steps/telefone.ts
/** Texts of the question that asks for the contact phone number. */
var telefone = {
	title: "Seu telefone",
	heading: "Qual é o seu telefone com DDD?",
	again: "E o seu telefone com DDD?",
	why: "É por ele que falamos com você sobre o pedido e a visita.",
	labels: { phone: "Telefone com DDD" },
	hints: { phone: "De preferência um celular com WhatsApp." },
	placeholders: { phone: "(00) 00000-0000" },
	submit: "Continuar",
	help: "Escreva com o DDD, do jeito que preferir: 11 98765-4321 ou (11) 987654321.",
	name: "telefone",
	words: [
		"telefone",
		"celular",
		"numero do telefone",
		"numero do celular",
		"numero de telefone",
		"whatsapp",
		"ddd"
	],
	row: {
		group: "person",
		label: "Telefone"
	}
};
export { nome as n, telefone as t };
