import { t as email } from "./email-CPnFi8oe.js";
import { n as nome, t as telefone } from "./telefone-DHYRms7w.js";
import { t as addJourney } from "./journeys-pH3FiARx.js";
import { t as email$1 } from "./email-DMC56gY9.js";
import { t as nome$1 } from "./nome-BdiQG6eN.js";
import { t as telefone$1 } from "./telefone-C88ad49R.js";
import { Mt as addFormTexts, Pt as addTexts, U as checkoutParts, at as needsPlans, it as firstSteps, ot as pages$1, rt as backs, st as standard } from "../prerender.js";
// src/content/forms/cep-dados-cliente.ts
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
var dadosPessoais = {
	title: "Seus dados pessoais",
	heading: "Quem assina o contrato?",
	why: "Com estes dados confirmamos que é você.",
	submit: "Continuar"
};
// src/content/forms/instalacao-pagamento.ts
var instalacaoPagamento = {
	title: "Instalação e pagamento",
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
// src/funnel/journeys/compact.ts
/** Pages that ask several questions with one submit, each placed where its first question would be (D7). */
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
* The compact order of campaign `c` (D7, D69). In the chat it is asked one question at a time, like the standard
* order.
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
}, [
	...firstSteps,
	nome$1,
	telefone$1,
	email$1
]);
// src/app/journeys/compact.ts
addTexts({
	nome,
	telefone,
	email
});
addFormTexts(compact.id, {
	"cep-dados-cliente": cepDadosCliente,
	"dados-pessoais": dadosPessoais,
	"instalacao-pagamento": instalacaoPagamento
});
/** Several questions per page (D7). The first page also asks personal data, so those steps are bundled with it. */
var parts = checkoutParts(compact.id);
export { parts };
