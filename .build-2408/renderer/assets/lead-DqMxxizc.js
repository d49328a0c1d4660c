import { _ as field, k as object, m as stepOf, s as idsOf, t as addJourney, v as noValues } from "./journeys-CWpcRNhs.js";
import { F as check, H as DEPENDENTS, U as noFacts } from "./selectors-BG3aGS4u.js";
import { r as monthlyPrice, s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { t as phoneBody } from "./save-and-restore-phone-eKYTGD6u.js";
import { n as formatCep, r as parseCep } from "./cep-DF-D-U5U.js";
import { t as knownPrefix } from "./prefix-DpPTThNg.js";
import { h as call, l as houseOf } from "./errors-B7wXR0Oe.js";
// src/content/steps/cep.ts
/** Texts of the question that asks for the postcode (CEP). */
var cep$1 = {
	title: "Seu CEP",
	heading: "Qual é o seu CEP?",
	again: "E o seu CEP?",
	why: "Com ele descobrimos se a fibra já chega à sua rua.",
	labels: { cep: "CEP" },
	hints: { cep: "São 8 números." },
	placeholders: { cep: "00000-000" },
	submit: "Consultar meu endereço",
	help: "O CEP tem 8 números e está na sua conta de luz ou de água. Não sabe? Toque em “Não sei meu CEP”: procuramos pela rua e pela cidade.",
	name: "CEP",
	words: [
		"cep",
		"codigo postal",
		"endereco",
		"rua",
		"endereco da instalacao",
		"endereco de instalacao"
	],
	row: {
		group: "address",
		label: "CEP"
	}
};
// src/content/steps/verificando-disponibilidade.ts
/** Texts of the page shown while the coverage of the address is checked. */
var verificandoDisponibilidade$1 = {
	title: "Consultando o seu endereço",
	heading: "Consultando o seu endereço",
	why: "Estamos seguindo a fibra até a sua porta.",
	labels: {},
	submit: "Consultar de novo",
	help: "Estamos consultando a rede no seu endereço. Costuma levar poucos segundos.",
	name: "endereço",
	words: []
};
// src/funnel/journeys/standard/journey.ts
/** The standard journey, on which others are based. */
/** Pages of the standard order, called the checkout (F§2, M§2). */
var pages = [
	{
		path: "/checkout/cep/",
		layout: "checkout",
		stage: "disponibilidade",
		steps: ["cep"]
	},
	{
		path: "/checkout/nr-imovel/",
		layout: "checkout",
		stage: "disponibilidade",
		steps: ["nr-imovel"]
	},
	{
		path: "/checkout/verificando-disponibilidade/",
		layout: "loading",
		stage: "disponibilidade",
		steps: ["verificando-disponibilidade"]
	},
	{
		path: "/checkout/oferta-indisponivel/",
		layout: "no-coverage",
		stage: "disponibilidade",
		steps: ["oferta-indisponivel"],
		isOutcome: true
	},
	{
		path: "/checkout/planos/",
		layout: "no-coverage",
		stage: "disponibilidade",
		steps: ["planos"]
	},
	{
		path: "/checkout/nome/",
		layout: "checkout",
		stage: "dados-pessoais",
		steps: ["nome"]
	},
	{
		path: "/checkout/telefone/",
		layout: "checkout",
		stage: "dados-pessoais",
		steps: ["telefone"]
	},
	{
		path: "/checkout/email/",
		layout: "checkout",
		stage: "dados-pessoais",
		steps: ["email"]
	},
	{
		path: "/checkout/data-nascimento/",
		layout: "checkout",
		stage: "dados-pessoais",
		steps: ["data-nascimento"]
	},
	{
		path: "/checkout/nome-mae/",
		layout: "checkout",
		stage: "dados-pessoais",
		steps: ["nome-mae"]
	},
	{
		path: "/checkout/cpf/",
		layout: "checkout",
		stage: "dados-pessoais",
		steps: ["cpf"]
	},
	{
		path: "/checkout/instalacao/",
		layout: "checkout",
		stage: "instalação",
		steps: ["instalacao"]
	},
	{
		path: "/checkout/data-de-vencimento/",
		layout: "checkout",
		stage: "pagamento",
		steps: ["data-de-vencimento"]
	},
	{
		path: "/checkout/ativar-debito/",
		layout: "checkout",
		stage: "pagamento",
		steps: ["ativar-debito"]
	},
	{
		path: "/checkout/conta-debito/",
		layout: "checkout",
		stage: "pagamento",
		steps: ["conta-debito"]
	},
	{
		path: "/checkout/confirmando-dados/",
		layout: "loading",
		stage: "pagamento",
		steps: ["confirmando-dados"]
	},
	{
		path: "/checkout/validacao/",
		layout: "cart",
		stage: "pagamento",
		steps: ["validacao"]
	},
	{
		path: "/checkout/validacao/erro1",
		layout: "cart",
		stage: "pagamento",
		steps: ["erro1"],
		isOutcome: true
	},
	{
		path: "/checkout/validacao/erro2",
		layout: "cart",
		stage: "pagamento",
		steps: ["erro2"],
		isOutcome: true
	},
	{
		path: "/checkout/data-instalacao/",
		layout: "checkout",
		stage: "pagamento",
		steps: ["data-instalacao"]
	},
	{
		path: "/checkout/confirmacao/",
		layout: "cart",
		stage: "pagamento",
		steps: ["confirmacao"]
	},
	{
		path: "/pedido-realizado/",
		layout: "cart",
		stage: "pedido-realizado",
		steps: ["pedido-realizado"]
	}
];
/** Back links of the standard order that do not lead to the previous page (F§2). */
var backs = {
	nome: () => "nr-imovel",
	"confirmando-dados": () => "ativar-debito",
	validacao: () => "ativar-debito",
	erro1: () => "ativar-debito",
	erro2: () => "ativar-debito"
};
/**
* Returns a redirect to the campaign's start page if no plan is available and the wanted step is `from` or a
* later one; otherwise null (F§2, D3).
*/
function needsPlans(order, wanted, from) {
	const ids = idsOf(order, "pages");
	return ids.indexOf(wanted) >= ids.indexOf(from) && !order.facts.coverage?.plans.length ? "start" : null;
}
/** Journey of a standard order (D1). */
var standard = addJourney({
	id: "standard",
	root: "",
	pages,
	backs,
	redirect: (order, wanted) => needsPlans(order, wanted, "planos"),
	subject: "lead"
});
// src/funnel/steps/cep.ts
/**
* Step for the CEP (postcode), the first question of an order (F§2). The CEP is not saved separately, because
* the coverage check saves it.
*/
var cep = {
	id: "cep",
	kind: "question",
	view: "text",
	isKeptInTab: true,
	fields: [{
		name: "cep",
		kind: "text",
		said: "cep",
		mask: "cep",
		inputMode: "numeric",
		autoComplete: "postal-code"
	}],
	schema: () => object({ cep: field(parseCep) }),
	applies: () => true,
	isDone: (order) => order.answers.cep !== void 0,
	clears: [
		"coverage",
		"plan",
		"slots"
	],
	unsettles: () => ["nr-imovel"],
	restore: (lead) => lead.address.cep ? { values: { cep: lead.address.cep } } : null,
	show: (values) => formatCep(values.cep ?? "")
};
// src/funnel/steps/verificando-disponibilidade.ts
/** Step that waits for the coverage check: POST lead-v2 (D20). The back link never returns to it. */
var verificandoDisponibilidade = {
	id: "verificando-disponibilidade",
	kind: "wait",
	view: "wait",
	needs: "coverage",
	isTransient: true,
	fields: [],
	schema: noValues,
	applies: () => true,
	isDone: (order) => order.facts.coverage !== null
};
// src/funnel/restore-order.ts
/**
* Rebuilds an order from a stored lead (the order as the server stores it). Every answer is validated again,
* in the sequence of the journey. An answer that is no longer valid is dropped, together with the answers
* that depend on it, and the visitor is asked again (D22).
* @param known server data that a migration lead adds or overrides
*/
function restoreOrder(lead, base, known = {}) {
	let order = {
		...base,
		prefix: knownPrefix(lead.addon),
		answers: {},
		facts: {
			...noFacts,
			coverage: {
				infra: lead.infra,
				plans: lead.plansOffers,
				address: {
					...lead.address,
					...lead.streetByHand ? { address: "" } : {}
				}
			},
			risk: lead.risk,
			reference: lead.reference ?? null,
			...known
		},
		finished: lead.orderNumber ? {
			orderNumber: lead.orderNumber,
			schedule: lead.schedule,
			...lead.can_reschedule === false ? { isFixed: true } : {},
			...lead.orderLink ? { link: lead.orderLink } : {}
		} : null
	};
	const forgotten = /* @__PURE__ */ new Set();
	const dropped = (id) => [...forgotten].some((each) => DEPENDENTS[each].drops.includes(id));
	const answers = {};
	for (const id of idsOf(order, "chat")) {
		const step = stepOf(order, id);
		const answer = step.restore?.(lead);
		if (!answer || step.isCheckedByServer && dropped(id)) continue;
		if (!(answer.masked !== void 0 || step.isCheckedByServer) && !order.finished) {
			if ("problems" in check(step, answer.values, order)) {
				for (const dependent of step.clears ?? []) forgotten.add(dependent);
				continue;
			}
		}
		answers[id] = answer;
		order = {
			...order,
			answers: { ...answers }
		};
	}
	return forgotten.has("risk") ? {
		...order,
		facts: {
			...order.facts,
			risk: "none"
		}
	} : order;
}
// src/sagas/subject/lead.ts
/** Returns the answers given before the lead exists. They are stored when it is created (D69). */
function earlyAnswersOf({ answers }) {
	const { nome, email } = answers;
	const phone = answers.telefone ?? answers["consulta-telefone"];
	const promotions = email?.values.accept_promotions === "true";
	return {
		...nome ? { name: nome.values.name } : {},
		...phone?.values.phone ? phoneBody(phone.values) : {},
		...email ? {
			email: email.values.email,
			accept_promotions: promotions
		} : {}
	};
}
/** Builds the body of POST lead-v2, the coverage check that creates a lead (D20). */
function addressRequest(order, id, visit) {
	const { deviceInfo: _later, ...told } = visit;
	return {
		...told,
		...id ? { id } : earlyAnswersOf(order),
		...houseOf(order),
		complement: order.answers["nr-imovel"]?.values.complement ?? "",
		...order.wish.sku ? { sku: order.wish.sku } : {}
	};
}
var batchOf = (items) => items.map(({ wire, body, key, version }) => ({
	step: wire,
	body,
	key,
	version
}));
/**
* Loads the stored lead as an order.
* @param factsOf returns additional facts for the journey's own steps
*/
function* storedLead(api, id, factsOf = () => ({})) {
	const lead = yield* call(api.lead.load, id);
	return {
		versions: lead.versions,
		prefix: lead.addon,
		restore(base) {
			const order = restoreOrder(lead, base);
			return {
				...order,
				facts: {
					...order.facts,
					...factsOf(lead)
				}
			};
		}
	};
}
var leadSubject = {
	kind: "lead",
	load: (api, id) => storedLead(api, id),
	save: (api, { wire, body, key, version }, id) => api.lead.save(id, wire, body, key, version),
	batch: (api, items, id) => api.lead.batch(id, batchOf(items), false),
	leave: (api, items, id) => api.lead.batch(id, batchOf(items), true),
	opensWith: [
		"nome",
		"telefone",
		"consulta-telefone",
		"email"
	],
	addressRequest,
	*checkAddress(api, order, id, visit, key) {
		const reply = yield* call(api.lead.check, addressRequest(order, id, visit), key);
		return {
			coverage: reply.cepCoverage,
			subjectId: reply.idLead,
			noCoverageId: reply.idLeadNoCoverage,
			versions: reply.versions,
			reference: reply.reference
		};
	},
	confirm: (api, id, key, items) => api.lead.confirm(id, key, batchOf(items)),
	carries: () => true,
	answerQuiz: (api, id, body, key) => api.lead.answerQuiz(id, body, key),
	freeDates: (api, id) => api.lead.freeDates(id),
	finish: (api, id, order, key) => {
		const plan = planOf(order);
		const price = plan ? { price: monthlyPrice(plan, order) } : {};
		return api.lead.finish(id, {
			accept_information: true,
			...price
		}, key);
	}
};
export { verificandoDisponibilidade as a, needsPlans as c, verificandoDisponibilidade$1 as d, cep$1 as f, restoreOrder as i, pages as l, leadSubject as n, cep as o, storedLead as r, backs as s, batchOf as t, standard as u };
