import { g as choice, k as object } from "./journeys-CWpcRNhs.js";
import { s as planOf, t as choosePlan } from "./chosen-and-requested-plan-DlP92XD0.js";
import { r as normalise } from "./text-DNnfE1uI.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { t as answerText } from "./answer-text-to6_9Otl.js";
// src/content/steps/oferta-indisponivel.ts
/**
* Texts of the page for an address that has no fibre network or no offer. Visitors may join the waiting list.
*/
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
/** Texts of the question that asks which plan to order. Texts of the plan cards are in plan-list.ts. */
var planos$1 = {
	title: "Escolha o seu plano",
	stage: "Escolha do plano",
	heading: "Qual plano combina com a sua casa?",
	again: "Qual plano você prefere?",
	labels: { idPlan: "Plano" },
	submit: "Continuar",
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
	},
	shown: ({ plan, price }) => `${plan}, ${price} por mês com débito automático`
};
// src/content/problems/house-number-format.ts
/**
* Error messages for a house number in a place that uses block and lot, or the other way round (D62).
* Visitors can correct this before they are told that there is no fibre network.
*/
var houseProblems = {
	"endereco-por-numero": "Neste CEP os endereços são por número. Qual é o seu?",
	"endereco-por-quadra": "Neste CEP os endereços são por quadra e lote. Quais são os seus?"
};
// src/funnel/steps/planos.ts
/**
* Step for the choice of a plan. The step is skipped if only one plan is left to choose, for example because
* the visitor's link names it (D1, D14).
*/
var planos = {
	id: "planos",
	kind: "question",
	view: "plans",
	isOpenForChange: true,
	fields: [{
		name: "idPlan",
		kind: "plans",
		said: "plan"
	}],
	schema: (order) => object({ idPlan: choice((order.facts.coverage?.plans ?? []).map((plan) => plan.id), { problem: "plano-vazio" }) }),
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
		return plan ? {
			plan: plan.plan,
			price: unbrokenBRL(plan.price_with_dacc)
		} : "";
	}
};
// src/content/address-covered-message.ts
/** Message that fibre is available at the visitor's address. */
var found = {
	/** @param where the place with its preposition, such as 'na Avenida Paulista, 1000' */
	covered: (where) => `Tem fibra ${where}.`,
	here: "no seu endereço"
};
// src/lib/street-preposition.ts
/** Puts the right Portuguese preposition before a street name. */
var NA = /^(?:avenida|av|rua|r|travessa|tv|praca|pca|alameda|al|estrada|rodovia|rod|ladeira|vila|viela|quadra)$/;
var NO = /^(?:largo|lgo|beco|parque|pq|jardim|jd|viaduto|conjunto|condominio|loteamento|setor|sitio)$/;
/** Returns a street with its Portuguese preposition: 'na Avenida Paulista', 'no Largo do Arouche'. */
function inStreet(street) {
	const [kind = ""] = normalise(street).split(/[ .]/);
	return `${NA.test(kind) ? "na" : NO.test(kind) ? "no" : "em"} ${street}`;
}
// src/app/journeys/standard/address-covered-text.ts
/** Returns the text that says that the address is covered: 'Tem fibra na Avenida Paulista, 1000.' */
function foundText(order) {
	const street = order.facts.coverage?.address?.address;
	const where = street && [inStreet(street), answerText(order, "nr-imovel")].filter(Boolean).join(", ");
	return found.covered(where || found.here);
}
export { ofertaIndisponivel as a, planos$1 as i, planos as n, houseProblems as r, foundText as t };
