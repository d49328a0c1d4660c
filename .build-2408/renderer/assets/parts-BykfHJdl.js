import { t as personProblems } from "./name-and-email-CLDjED8_.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { t as email } from "./email-BQ8JJlwg.js";
import { n as nome, t as telefone } from "./telefone-ByRL8ttx.js";
import { t as addJourney } from "./journeys-CWpcRNhs.js";
import { c as needsPlans, l as pages$1, s as backs, u as standard } from "./lead-DqMxxizc.js";
import { t as email$1 } from "./email-DWS4Yjhy.js";
import { t as nome$1 } from "./nome-BmjGeUKX.js";
import { t as telefone$1 } from "./telefone-DJSKXh0V.js";
import { t as watchTypedCep } from "./typed-cep-NlSQicaA.js";
import { n as registerJourney } from "./register-Cp3A3NRU.js";
import { w as ofCheckout } from "../prerender.js";
// src/content/forms/cep-dados-cliente.ts
/** Texts of the order page that asks for the address and the customer's contact data together. */
var cepDadosCliente = {
	title: "Seu endereço e seus dados",
	heading: "Onde você quer a fibra?",
	why: "Vemos na hora se ela já chega à sua casa.",
	parts: {
		cep: "Endereço",
		nome: "Seus dados"
	},
	submit: "Ver se tem fibra aqui"
};
// src/content/forms/dados-pessoais.ts
/** Texts of the order page that asks for all personal data together. */
var dadosPessoais = {
	title: "Seus dados pessoais",
	heading: "Quem assina o contrato?",
	why: "Com estes dados confirmamos que é você.",
	submit: "Continuar"
};
// src/content/forms/instalacao-pagamento.ts
/** Texts of the order page that asks for the installation address and the payment together. */
var instalacaoPagamento = {
	title: "Instalação e pagamento",
	stage: "Instalação e pagamento",
	heading: "Como ficam a instalação e o pagamento?",
	why: "Depois disso, só falta conferir e confirmar.",
	parts: {
		instalacao: "Endereço da instalação",
		"data-de-vencimento": "Pagamento",
		"conta-debito": "Sua conta"
	},
	notes: {
		"ativar-debito": "O desconto na mensalidade vale nos primeiros 12 meses, com o débito automático ativo.",
		"conta-debito": "Usamos estes dados só para o débito da mensalidade. A conta precisa estar no seu nome."
	},
	submit: "Continuar"
};
// src/funnel/journeys/compact/journey.ts
/** The journey with several questions on one page. */
/**
* Pages of the compact journey that show several steps with one submit button. Each takes the place of its
* first step's page (D7).
*/
var composed = [
	{
		path: "/checkout/cep-dados-cliente/",
		layout: "checkout-2",
		stage: "disponibilidade",
		steps: [
			"cep",
			"nr-imovel",
			"nome",
			"telefone",
			"email"
		]
	},
	{
		path: "/checkout/dados-pessoais/",
		layout: "checkout",
		stage: "dados-pessoais",
		steps: [
			"data-nascimento",
			"nome-mae",
			"cpf"
		]
	},
	{
		path: "/checkout/instalacao-pagamento/",
		layout: "checkout",
		stage: "pagamento",
		steps: [
			"instalacao",
			"data-de-vencimento",
			"ativar-debito",
			"conta-debito"
		]
	}
];
var pages = pages$1.flatMap((page) => {
	const home = composed.find(({ steps }) => steps.some((id) => page.steps.includes(id)));
	if (!home) return [page];
	return page.steps.includes(home.steps[0] ?? "") ? [home] : [];
});
/**
* Journey of the campaign `c`, with several steps on some of its pages (D7, D69). The chat asks one question
* at a time, as in the standard journey.
*/
var compact = addJourney({
	id: "compact",
	root: "",
	pages,
	talk: pages$1.flatMap((page) => page.steps),
	countsAs: standard.id,
	backs: {
		...backs,
		"data-nascimento": () => "email"
	},
	redirect: (order, wanted) => needsPlans(order, wanted, "planos"),
	subject: "lead"
});
// src/app/journeys/compact/parts.ts
/**
* What the browser loads for the compact journey, which puts several questions on each page (D7). Its first
* page also asks for personal data, so the steps for name, phone and e-mail are in its first bundle.
*/
var parts = registerJourney({
	id: compact.id,
	...ofCheckout,
	drawings: "fibre",
	steps: [
		...ofCheckout.steps,
		[nome$1, nome],
		[telefone$1, telefone],
		[email$1, email]
	],
	forms: {
		"cep-dados-cliente": cepDadosCliente,
		"dados-pessoais": dadosPessoais,
		"instalacao-pagamento": instalacaoPagamento
	},
	problems: {
		...ofCheckout.problems,
		...personProblems,
		...phoneProblems
	},
	watch: watchTypedCep
});
export { parts };
