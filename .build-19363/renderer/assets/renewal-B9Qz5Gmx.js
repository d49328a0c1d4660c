import { a as semOfertas, c as semOfertas$1, i as restoreRenewal, l as consultaCpf$1, o as consultaCpf, r as openRenewal, s as codigo, t as submitDocument } from "./submit-Cctu6_fb.js";
import { O as object, g as choice, t as addJourney } from "./journeys-pH3FiARx.js";
import { E as progressOfPlaces } from "./selectors-BJ0ILE8K.js";
import { r as codigo$1, t as codeParts } from "./code-t4-ztFBl.js";
import { n as confirmacao, t as pedidoRealizado } from "./pedido-realizado-DucYciJf.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { a as orderPrice, o as planOf, s as plansOf } from "./plan-choice-BmSFE4p5.js";
import { Nt as addOwnTexts, Pt as addTexts, nt as loadLater } from "../prerender.js";
import { l as call } from "./kept-address-Cc9wzmbR.js";
// src/content/steps/ofertas-renovacao.ts
var ofertasRenovacao$1 = {
	title: "Suas ofertas",
	heading: "Qual oferta combina com a sua casa?",
	again: "Qual oferta você prefere?",
	why: "São preços para quem já é cliente. Não é preciso marcar visita técnica.",
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
	}
};
// src/content/steps/renovacao.ts
/** The last two steps in the wording of a renewal. */
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
	words: []
};
var renovacaoRealizada = {
	title: "Renovação feita",
	heading: "Sua renovação está feita",
	why: "Você segue com a mesma fibra, agora com a oferta nova.",
	labels: {},
	submit: "Ver recibo",
	help: "Guarde o número do pedido. Com ele, a equipe encontra a sua renovação.",
	name: "renovação",
	words: [],
	next: ["Não é preciso marcar visita técnica.", "O preço e as condições que você aceitou estão neste recibo."]
};
// src/funnel/steps/ofertas-renovacao.ts
/** One main offer and optionally one extra (D9). Every save sends the whole choice. */
var ofertasRenovacao = {
	id: "ofertas",
	kind: "question",
	view: "offers",
	fields: [{
		name: "offer1",
		kind: "plans"
	}, {
		name: "offer2",
		kind: "plans",
		optional: true
	}],
	schema: ({ facts: { offers } }) => {
		const idsOf = (plans = []) => plans.map(({ id }) => id);
		return object({
			offer1: choice(idsOf(offers?.plans), "Escolha uma das ofertas"),
			offer2: choice(["", ...idsOf(offers?.extras)], "Escolha um extra da lista, ou nenhum")
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
		return names.length > 0 ? `${names.join(" + ")}, ${unbrokenBRL(orderPrice(order))} por mês` : "";
	}
};
// src/funnel/journeys/renewal.ts
var root = "/refidelizacao";
/** Addresses and layouts of a renewal (F2.29, M2.6, M2.7, M2.13, D67). */
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
* Renewal for an existing fibre customer (D9): no lead, no coverage check. Its first page also answers `/consulta-
* cpf`, where every customer's document is asked (D51).
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
}, [
	consultaCpf,
	semOfertas,
	ofertasRenovacao,
	codigo$1,
	confirmacao,
	pedidoRealizado
]);
// src/sagas/subject/renewal.ts
function* storedRenewal(api, id) {
	const state = yield* call(api.customer.loadRenewal, id);
	return {
		versions: state.version > 0 ? { offers: state.version } : {},
		prefix: state.addon,
		restore: (base) => restoreRenewal(state, base)
	};
}
/** Created by the offers step. */
var choiceOf = ({ body }) => body;
/**
* A renewal request (F7.3, F7.27, F7.28, D71): opened by a document, one choice, a code where mail is sent, finished.
*/
var renewalSubject = {
	kind: "renewal",
	open: openRenewal,
	load: storedRenewal,
	save: (api, item, id) => api.customer.chooseRenewal({
		id,
		body: choiceOf(item),
		key: item.key,
		version: item.version
	}),
	leave: async (api, items, id) => {
		const last = items.at(-1);
		if (!last) return;
		const version = items.length === 1 ? { version: last.version } : {};
		await api.customer.chooseRenewal({
			id,
			body: choiceOf(last),
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
// src/app/journeys/renewal.ts
addTexts({
	"consulta-cpf": consultaCpf$1,
	"sem-ofertas": semOfertas$1
});
addOwnTexts(renewal.id, {
	ofertas: ofertasRenovacao$1,
	codigo: {
		...codigo,
		title: "Código da renovação"
	},
	confirmacao: confirmacaoRenovacao,
	"pedido-realizado": renovacaoRealizada
});
/** A customer's document, offers, a code where e-mail is available, and one confirmation (D9, D67). */
var parts = {
	id: renewal.id,
	subject: renewalSubject,
	needs: codeParts.needs,
	submits: {
		...codeParts.submits,
		document: submitDocument
	},
	later: async () => void await loadLater()
};
export { parts };
