import { O as object, g as choice } from "./journeys-pH3FiARx.js";
import { o as planOf, t as choosePlan } from "./plan-choice-BmSFE4p5.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { pt as nrImovel } from "../prerender.js";
// src/content/steps/oferta-indisponivel.ts
var ofertaIndisponivel = {
	title: "Sem oferta no endereço",
	heading: "Ainda não temos uma oferta para este endereço",
	again: "Quer receber o aviso?",
	labels: {
		name: "Nome completo",
		phone: "Telefone com DDD",
		email: "E-mail"
	},
	asks: {
		name: "Qual é o seu nome completo?",
		phone: "Em qual telefone com DDD podemos avisar?",
		email: "E qual é o seu e-mail?"
	},
	placeholders: {
		phone: "(00) 00000-0000",
		email: "voce@exemplo.com.br"
	},
	submit: "Quero receber o aviso",
	variants: {
		noNetwork: {
			heading: "A fibra ainda não chegou à sua rua",
			why: "Deixe um contato e avisamos quando a fibra chegar ao seu endereço."
		},
		noOffer: {
			heading: "A fibra passa aqui, mas está sem vagas por enquanto",
			why: "A caixa da rede que atende a sua rua está cheia. Deixe um contato e avisamos quando houver lugar."
		}
	},
	help: "Você pode consultar outro endereço ou pedir uma ligação. Podemos avisar quando a fibra chegar.",
	name: "endereço",
	words: []
};
// src/content/steps/planos.ts
var planos$1 = {
	title: "Escolha o seu plano",
	heading: "Qual plano combina com a sua casa?",
	again: "Qual plano você prefere?",
	labels: { idPlan: "Plano" },
	submit: "Continuar com este plano",
	help: "O de 500 Mega serve para até 40 aparelhos, o de 700 Mega para até 50, o de 1 Giga para até 68 e o de 2 Giga para até 96.",
	name: "plano",
	words: [
		"plano",
		"planos",
		"velocidade",
		"oferta"
	],
	row: {
		group: "plan",
		label: "Plano"
	}
};
// src/content/steps/nr-imovel-doubts.ts
/** The number's question with what it says at some CEPs and after a correction (D62): loaded behind the first one. */
var nrImovelDoubts = {
	...nrImovel,
	variants: {
		block: {
			heading: "Quais são a quadra e o lote?",
			why: "A disponibilidade muda de um lote para outro."
		},
		noNetwork: {
			heading: "Qual é o número da casa?",
			why: "A fibra ainda não chegou à sua cidade. Com o número e um contato, avisamos você quando chegar."
		}
	},
	still: {
		heading: "Ainda é {answer}?",
		why: "O endereço mudou, por isso perguntamos de novo.",
		yes: "Sim, é o mesmo",
		no: "Não, é outro"
	}
};
// src/funnel/steps/planos.ts
/** The plan. Skipped when exactly one plan matches the visitor's link (D1, D14). */
var planos = {
	id: "planos",
	kind: "question",
	view: "plans",
	isOpenForChange: true,
	fields: [{
		name: "idPlan",
		kind: "plans"
	}],
	schema: (order) => object({ idPlan: choice((order.facts.coverage?.plans ?? []).map((plan) => plan.id), "Escolha um dos planos disponíveis no seu endereço") }),
	save: (values) => ({
		step: "plan",
		body: { idPlan: values.idPlan ?? "" }
	}),
	wire: ["plan"],
	applies: (order) => planOf(order) === null || choosePlan(order.facts.coverage?.plans ?? [], order.wish).only === null,
	isDone: (order) => planOf(order) !== null,
	clears: ["slots", "price"],
	restore: (lead) => lead.idPlan ? { values: { idPlan: lead.idPlan } } : null,
	show: (_values, order) => {
		const plan = planOf(order);
		return plan ? `${plan.plan}, ${unbrokenBRL(plan.price_with_dacc)} por mês` : "";
	}
};
export { ofertaIndisponivel as i, nrImovelDoubts as n, planos$1 as r, planos as t };
