import { t as checkoutProblems } from "./checkout-D1P2Qigk.js";
import { t as codeProblems } from "./one-time-code-FF9K8JzI.js";
import { t as documentProblems } from "./document-and-birth-date-DCpikeWq.js";
import { a as learnAvailability, c as semOfertas$1, i as restoreRenewal, l as consultaCpf$1, o as semOfertas, r as openRenewal, s as consultaCpf, t as submitDocument } from "./submit-document-DhvfRzrT.js";
import { r as samePayment } from "./order-summary-DDsr-jQs.js";
import { i as codigo, r as codigo$1, t as codeParts } from "./email-code-EMR0jgNh.js";
import { g as choice, k as object, t as addJourney } from "./journeys-CWpcRNhs.js";
import { D as progressOfPlaces } from "./selectors-BG3aGS4u.js";
import { n as confirmacao, t as pedidoRealizado } from "./pedido-realizado-BTyRl_1a.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { a as orderPrice, c as plansOf, s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { h as call } from "./errors-B7wXR0Oe.js";
import { n as registerJourney, r as workersLater } from "./register-Cp3A3NRU.js";
// src/content/steps/ofertas.ts
/**
* Texts of the step in which a renewing customer chooses an offer. Texts for a migration are in
* journeys/migration.ts.
*/
var ofertas$1 = {
	title: "Suas ofertas",
	heading: "Qual oferta combina com a sua casa?",
	again: "Qual oferta você prefere?",
	why: "Preços de quem já é cliente, sem visita técnica. O pagamento segue como hoje.",
	labels: {
		offer1: "Oferta",
		offer2: "Quer somar um extra?"
	},
	hints: { offer2: "O preço dele se soma ao da oferta." },
	submit: "Continuar com esta oferta",
	options: [{
		value: "",
		label: "Nenhum extra"
	}],
	before: "Achamos o seu contrato. Estas são as suas ofertas.",
	help: "Escolha uma oferta e, se quiser, um extra. Nada muda antes de você confirmar.",
	name: "oferta",
	words: [
		"oferta",
		"ofertas",
		"plano",
		"extra",
		"velocidade"
	],
	row: {
		group: "plan",
		label: "Oferta"
	},
	shown: ({ plan, price }) => `${plan}, ${price} por mês com débito automático`
};
// src/content/journeys/renewal.ts
/** Texts of the renewal step that asks for a code sent by e-mail. */
var codigoRenovacao = {
	...codigo,
	title: "Código da renovação"
};
/** Texts of the review page of a renewal. */
var confirmacaoRenovacao = {
	title: "Confira a sua renovação",
	heading: "Está tudo certo com a sua renovação?",
	again: "Está tudo certo?",
	why: "Nada muda antes de você tocar em “Confirmar pedido”.",
	labels: { accept_information: "Li e aceito o preço, a fidelidade de 12 meses e os termos do serviço" },
	submit: "Confirmar pedido",
	before: "Esta é a sua renovação inteira.",
	help: "Confira cada linha. “Alterar” leva à pergunta e volta direto para cá.",
	name: "renovação",
	words: [],
	payment: samePayment
};
/** Texts of the receipt of a finished renewal. */
var renovacaoRealizada = {
	title: "Renovação feita",
	heading: "Sua renovação está feita",
	why: "Você segue com a mesma fibra, agora com a oferta nova.",
	labels: {},
	submit: "Ver recibo",
	help: "Guarde o número do pedido. Com ele, a equipe encontra a sua renovação.",
	name: "renovação",
	words: [],
	next: [
		"Não é preciso marcar visita técnica.",
		"Você continua pagando como hoje: a renovação não muda a forma de pagamento.",
		"O preço e as condições que você aceitou estão neste recibo."
	]
};
// src/funnel/journeys/renewal/journey.ts
/** The journey of customers who renew their contract. */
var root = "/refidelizacao";
/** Pages of a renewal (F2.29, M2.6, M2.7, M2.13, D67). */
var pages = [
	{
		path: `${root}/consulta-cpf/`,
		layout: "home",
		stage: "identificação",
		steps: ["consulta-cpf"]
	},
	{
		path: `${root}/sem-ofertas/`,
		layout: "no-coverage",
		stage: "identificação",
		steps: ["sem-ofertas"],
		isOutcome: true
	},
	{
		path: `${root}/ofertas/`,
		layout: "home",
		stage: "oferta",
		steps: ["ofertas"]
	},
	{
		path: `${root}/codigo/`,
		layout: "checkout",
		stage: "confirmação",
		steps: ["codigo"]
	},
	{
		path: `${root}/confirmacao/`,
		layout: "cart",
		stage: "confirmação",
		steps: ["confirmacao"]
	},
	{
		path: `${root}/pedido-realizado/`,
		layout: "cart",
		stage: "pedido-realizado",
		steps: ["pedido-realizado"]
	}
];
/**
* Journey in which an existing fibre customer renews the contract (D9). A renewal has no lead and no coverage
* check. The first page is also at `/consulta-cpf`, where all existing customers enter their CPF (D51).
*/
var renewal = addJourney({
	id: "renewal",
	root,
	pages,
	aliases: ["/consulta-cpf"],
	progress: (order, step) => progressOfPlaces(order, step, {
		step: "confirmacao",
		percent: 50
	}),
	subject: "renewal"
});
// src/funnel/journeys/renewal/ofertas.ts
/**
* Step in which a renewing customer chooses one main offer and, optionally, one extra (D9). Each request that
* saves the answer contains the whole choice.
*/
var ofertas = {
	id: "ofertas",
	kind: "question",
	view: "offers",
	fields: [{
		name: "offer1",
		kind: "plans",
		said: "plan"
	}, {
		name: "offer2",
		kind: "plans",
		optional: true
	}],
	schema: ({ facts: { offers } }) => {
		const idsOf = (plans = []) => plans.map(({ id }) => id);
		return object({
			offer1: choice(idsOf(offers?.plans), { problem: "oferta-vazia" }),
			offer2: choice(["", ...idsOf(offers?.extras)], { problem: "extra-invalido" })
		});
	},
	save: ({ offer1, offer2 }, { facts: { offers } }) => ({
		step: "offers",
		body: {
			id_renewal_base_user: offers?.baseUser ?? "",
			offer1,
			...offer2 ? { offer2 } : {}
		}
	}),
	wire: ["offers"],
	applies: ({ facts: { offers } }) => offers?.plans.length !== 0,
	isDone: (order) => planOf(order) !== null,
	clears: ["price"],
	show: (_values, order) => {
		const names = plansOf(order).map(({ plan }) => plan);
		return names.length > 0 ? {
			plan: names.join(" + "),
			price: unbrokenBRL(orderPrice(order))
		} : "";
	}
};
// src/sagas/subject/renewal.ts
function* storedRenewal(api, id) {
	const state = yield* call(api.customer.loadRenewal, id);
	return {
		versions: state.version > 0 ? { offers: state.version } : {},
		prefix: state.addon,
		restore: (base) => restoreRenewal(state, base)
	};
}
/**
* Server calls for a renewal request (F7.3, F7.27, F7.28, D71). It is created from a customer's document. The
* customer then chooses offers, enters a code if the server sends e-mail, and confirms.
*/
var renewalSubject = {
	kind: "renewal",
	open: openRenewal,
	load: storedRenewal,
	save: (api, { body, key, version }, id) => api.customer.chooseRenewal({
		id,
		body,
		key,
		version
	}),
	leave: async (api, items, id) => {
		const last = items.at(-1);
		if (!last) return;
		const version = items.length === 1 ? { version: last.version } : {};
		await api.customer.chooseRenewal({
			id,
			body: last.body,
			key: last.key,
			...version,
			keepalive: true
		});
	},
	sendCode: (api, id) => api.customer.sendRenewalCode(id),
	checkCode: (api, id, code) => api.customer.checkRenewalCode(id, code),
	finish: (api, id, _order, key) => api.customer.finishRenewal(id, { accept_information: true }, key),
	acceptsPriceByChoice: true
};
// src/app/journeys/renewal/parts.ts
/**
* What the browser loads for the renewal journey, which asks for the customer's document, an offer, a code if
* e-mail is available, and one confirmation (D9, D67).
*/
var parts = registerJourney({
	id: renewal.id,
	steps: [
		[consultaCpf, consultaCpf$1],
		[semOfertas, semOfertas$1],
		[ofertas, ofertas$1],
		[codigo$1, codigoRenovacao],
		[confirmacao, confirmacaoRenovacao],
		[pedidoRealizado, renovacaoRealizada]
	],
	problems: {
		...checkoutProblems,
		...codeProblems,
		...documentProblems
	},
	drawings: "fibre",
	subject: renewalSubject,
	needs: {
		...codeParts.needs,
		customers: learnAvailability
	},
	submits: {
		...codeParts.submits,
		document: submitDocument
	},
	later: workersLater
});
export { parts };
