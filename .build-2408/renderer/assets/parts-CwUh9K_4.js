import { t as coverageWords } from "./coverage-check-result-BPQQT2W2.js";
import { a as verificandoDisponibilidade$1, d as verificandoDisponibilidade, f as cep, n as leadSubject, o as cep$1 } from "./lead-DqMxxizc.js";
import { n as nrImovelVariants, t as ofertaIndisponivel } from "./oferta-indisponivel-BzSY1GW_.js";
import { a as ofertaIndisponivel$1, i as planos, n as planos$1, r as houseProblems, t as foundText } from "./address-covered-text-CLdH9vM5.js";
import { t as checkoutProblems } from "./checkout-D1P2Qigk.js";
import { t as personProblems } from "./name-and-email-CLDjED8_.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { t as nrImovel } from "./nr-imovel-BdtOSRts.js";
import { _ as field, k as object, m as stepOf, s as idsOf, t as addJourney } from "./journeys-CWpcRNhs.js";
import { r as parseLandingPhone } from "./phone-CuKDOHhU.js";
import { i as submitCall, r as placeRequest } from "./waiting-list-and-call-requests-CBFogr8t.js";
import { C as takeLeading, _ as put, c as handOverAddress, h as call, l as houseOf, m as outside, r as isRetryable, t as ApiError, y as select } from "./errors-B7wXR0Oe.js";
import { D as factsLearned, T as drafted, W as refused, _ as contactRecalled, p as checkoutAsked } from "./events-C3g4CRov.js";
import { F as check, o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { r as settled, t as keyFor } from "./request-keys-BYMoRmz-.js";
import { n as keepWaiting, t as isWaitingHere } from "./waiting-list-CeXmcTOr.js";
import { a as flag, i as placeIn, n as openByBlock, o as plansQuery } from "./choose-number-or-block-and-lot-CHJF7VL1.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { t as email } from "./email-DWS4Yjhy.js";
import { t as nome } from "./nome-BmjGeUKX.js";
import { t as telefone } from "./telefone-DJSKXh0V.js";
import { n as registerJourney, r as workersLater } from "./register-Cp3A3NRU.js";
import { w as ofCheckout } from "../prerender.js";
// src/content/journeys/coverage.ts
/**
* Texts of the questions in the coverage check, by step id. Most are the same as in an order, except for the
* page title.
*/
var coverageTexts = {
	cep: {
		...cep,
		title: "A fibra chega ao seu CEP?"
	},
	"nr-imovel": {
		...nrImovelVariants,
		title: "A fibra chega ao seu número?"
	},
	"verificando-disponibilidade": {
		...verificandoDisponibilidade,
		title: "Consultando a cobertura"
	},
	"oferta-indisponivel": {
		...ofertaIndisponivel$1,
		title: "Sem vagas no endereço"
	},
	planos: {
		...planos,
		title: "Planos que chegam a você",
		submit: coverageWords.choose
	}
};
// src/content/steps/com-cobertura.ts
/**
* Texts of the page that the coverage check shows for a covered address. Visitors can request a call there.
*/
var comCobertura$1 = {
	title: "Tem fibra no seu endereço",
	heading: "Para qual telefone podemos ligar?",
	again: "E o telefone com DDD?",
	why: "Ligamos para tirar as suas dúvidas. A ligação vem do DDD 16.",
	labels: { telephone: "Telefone com DDD" },
	placeholders: { telephone: "(00) 00000-0000" },
	submit: "Quero receber a ligação",
	help: "Escreva o telefone com o DDD. Se preferir, peça agora por aqui: os planos estão a um toque.",
	name: "telefone",
	words: []
};
// src/content/steps/sem-cobertura.ts
/** Texts of the page that the coverage check shows for an address without a fibre network. */
var semCobertura = {
	...ofertaIndisponivel$1,
	title: "Sem fibra no endereço",
	heading: "A fibra ainda não chegou à sua rua"
};
// src/funnel/journeys/coverage/journey.ts
/** The journey that only checks coverage. */
var page = (id, layout, more = {}) => ({
	path: `/consultar-cobertura/${id}/`,
	layout,
	stage: "disponibilidade",
	steps: [id],
	...more
});
/** Whether the coverage check found no network at the address. */
var isUnserved = ({ facts: { coverage } }) => coverage !== null && coverage.infra === null;
/**
* Returns the step to redirect to if a page that needs the result of the coverage check is opened too early;
* otherwise null.
*/
function needsCheck(order, wanted) {
	const ids = idsOf(order, "pages");
	if (!(ids.indexOf(wanted) > ids.indexOf("verificando-disponibilidade")) || order.facts.coverage) return null;
	if (nrImovel.isDone(order)) return "verificando-disponibilidade";
	return order.answers["nr-imovel"] ? "nr-imovel" : "cep";
}
/**
* Journey that only checks the coverage of an address, without an order (D8). If the address is covered, the
* visitor can continue to the checkout with this address.
*/
var coverage = addJourney({
	id: "coverage",
	root: "/consultar-cobertura",
	pages: [
		page("cep", "coverage", { isOpenEnded: true }),
		page("nr-imovel", "coverage"),
		page("verificando-disponibilidade", "loading"),
		page("sem-cobertura", "no-coverage", { isOutcome: true }),
		page("oferta-indisponivel", "no-coverage", { isOutcome: true }),
		page("planos", "plans"),
		page("com-cobertura", "call-request", { isOutcome: true })
	],
	backs: { "com-cobertura": () => "planos" },
	redirect: (order, wanted) => {
		if (wanted === "com-cobertura" && order.facts.coverage?.plans.length === 0) return isUnserved(order) ? "sem-cobertura" : "oferta-indisponivel";
		return needsCheck(order, wanted);
	},
	subject: null
});
// src/funnel/journeys/coverage/adapted-checkout-steps.ts
/**
* Steps of the checkout, adapted to a journey that only checks coverage and orders nothing. No step saves its
* answer by itself.
*/
var lacksOffer = ({ facts: { coverage } }) => coverage !== null && coverage.infra !== null && coverage.plans.length === 0;
var houseInTown = {
	...nrImovel,
	needs: "town"
};
var unserved = {
	...ofertaIndisponivel,
	id: "sem-cobertura",
	needs: "waiting-list",
	applies: isUnserved
};
var soldOut = {
	...ofertaIndisponivel,
	needs: "waiting-list",
	applies: lacksOffer
};
var plansAtAddress = {
	...planos$1,
	needs: "address-line",
	submits: "hand-over",
	save: void 0,
	applies: ({ facts: { coverage } }) => Boolean(coverage?.plans.length),
	isDone: () => false
};
// src/funnel/journeys/coverage/com-cobertura.ts
/**
* Step shown if the address is covered. The visitor can request a phone call instead of choosing a plan
* online (D54).
*/
var comCobertura = {
	id: "com-cobertura",
	kind: "question",
	view: "call",
	submits: "call",
	needs: "address-line",
	isOpenForChange: true,
	fields: [{
		name: "telephone",
		kind: "text",
		said: "phone",
		mask: "phone",
		inputMode: "tel",
		autoComplete: "tel-national"
	}],
	schema: () => object({ telephone: field(parseLandingPhone) }),
	applies: ({ facts: { coverage } }) => Boolean(coverage?.plans.length),
	isDone: () => false
};
// src/sagas/contact/join-waiting-list.ts
/** Puts an address without offers on the waiting list. */
/**
* Fills the contact form with what the visitor entered on a marketing page. The form is sent only by the
* visitor.
*/
function* fillContact() {
	const { ahead, position, drafts } = yield* select(selectFlow);
	const said = {
		...ahead.nome,
		...ahead.telefone,
		...ahead.email
	};
	for (const { name } of stepOf(yield* select(selectOrder), position).fields) {
		const value = said[name];
		if (value && drafts[position]?.[name] === void 0) yield* put(drafted({
			step: position,
			name,
			value
		}));
	}
}
/**
* Adds the address to the waiting list, without a name (D8). A contact that the visitor leaves is added to
* the entry; if the visitor declines, the entry is deleted. If this call fails, nothing is lost, because a
* contact is then sent together with the address.
*/
function* joinWaitingList() {
	const { api, visit } = yield* outside();
	yield* fillContact();
	if (yield* isWaitingHere()) return;
	const order = yield* select(selectOrder);
	const request = placeRequest(order, visit());
	try {
		const { id } = yield* call(api.contact.tellMe, request, yield* keyFor("join", houseOf(order)));
		yield* settled("join");
		if ((yield* select(selectFlow)).contact.notify !== "none") return;
		yield* keepWaiting(id, false);
		yield* put(contactRecalled({
			noCoverageId: id,
			notify: "none"
		}));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
	}
}
// src/sagas/coverage/look-up-address-line.ts
/** Looks up an address and stores it as one line of text, such as 'Avenida Paulista, São Paulo/SP'. */
var lineOf = ({ address, neighborhood, city, UF }) => [address || neighborhood, `${city}/${UF}`].filter(Boolean).join(", ");
/**
* Runs an address lookup and stores the result as one line. The questions also work without that line (D74).
*/
function* learn(request) {
	const { cep } = houseOf(yield* select(selectOrder));
	try {
		const found = yield* call(request);
		if (houseOf(yield* select(selectOrder)).cep !== cep) return;
		yield* put(factsLearned({ facts: {
			addressLine: lineOf(found),
			place: placeIn(found)
		} }));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* put(factsLearned({ facts: { addressLine: null } }));
	}
}
/** Looks up a CEP's town and street while the visitor is asked for the house number. */
function* learnTown() {
	const { api } = yield* outside();
	const order = yield* select(selectOrder);
	const { cep } = houseOf(order);
	yield* learn(() => api.address.ofCep(cep, { sku: order.wish.sku }));
	yield* openByBlock();
}
/** Looks up the checked address and stores it as one line. */
function* learnAddress() {
	const { api } = yield* outside();
	const { cep, number } = houseOf(yield* select(selectOrder));
	yield* learn(() => api.address.ofHouse(cep, number));
}
// src/sagas/coverage/save-answers-from-marketing-page.ts
/**
* Moves answers that were given on a marketing page, before the coverage check, into an order on the server.
*/
/** Checkout steps whose answers a marketing page may already have asked for. */
var STEPS = [
	nome,
	telefone,
	email
];
/** The early answers that the checkout accepts unchanged. It asks for all others itself. */
function* answersToTake() {
	const { ahead } = yield* select(selectFlow);
	const order = yield* select(selectOrder);
	const answers = {};
	for (const step of STEPS) {
		const checked = check(step, ahead[step.id] ?? {}, order);
		if ("values" in checked) answers[step.id] = { values: checked.values };
	}
	return answers;
}
/**
* Saves the name, e-mail address and telephone number that were given early in an order on the server
* (docs/decisions/0025), because the browser may not store them (S18). It uses this browser's order, or
* creates one (D69). If that fails, the checkout asks for them again.
* @returns whether a new order was created, with the checked address
*/
function* takeAlong() {
	const { storage } = yield* outside();
	const answers = yield* answersToTake();
	if (Object.keys(answers).length === 0) return false;
	try {
		if (yield* savedInOrder(answers)) return false;
		const made = yield* newOrder(answers);
		if (made === null) return false;
		for (const name of [
			"address",
			"sent",
			"checkKey",
			"waiting",
			"code"
		]) storage.drop(name);
		storage.write("lead", made);
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return false;
	}
}
/**
* Creates the order as soon as plans are found at the address, so that a reload loses nothing. If the browser
* already has an order, even a finished one, no other is created until the visitor asks for it (D16).
*/
function* takeAlongEarly() {
	const { storage } = yield* outside();
	const answers = yield* answersToTake();
	if (Object.keys(answers).length === 0 || storage.read("lead") !== null) return;
	try {
		const made = yield* newOrder(answers);
		if (made !== null && storage.read("lead") === null) storage.write("lead", made);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
	}
}
/**
* Saves the answers in the order that this browser already has.
* @returns whether there is such an order and it is not finished
*/
function* savedInOrder(answers) {
	const { api, storage, uuid } = yield* outside();
	const order = yield* select(selectOrder);
	const id = storage.read("lead");
	if (!id) return false;
	try {
		const lead = yield* call(api.lead.load, id);
		if (lead.orderNumber) return false;
		const items = STEPS.flatMap((step) => {
			const answer = answers[step.id];
			const save = answer && step.save?.(answer.values, order);
			if (!save || JSON.stringify(step.restore?.(lead)?.values) === JSON.stringify(answer.values)) return [];
			const wire = save.step;
			return [{
				step: step.id,
				wire,
				body: save.body,
				key: uuid(),
				version: lead.versions[wire] ?? 0
			}];
		});
		if (items.length > 0) yield* call(leadSubject.batch, api, items, id);
		return true;
	} catch (error) {
		if (error instanceof ApiError && !isRetryable(error)) return false;
		throw error;
	}
}
/**
* Creates an order with the answers. An answer that the server rejects is left out, and the checkout asks for
* it.
* @returns the order's id, or null if nothing can be sold
*/
function* newOrder(answers) {
	const { api, visit } = yield* outside();
	const order = yield* select(selectOrder);
	const asked = {
		...order,
		answers: {
			...order.answers,
			...answers
		}
	};
	const { deviceInfo: _later, ...told } = visit();
	const request = JSON.stringify(leadSubject.addressRequest(asked, null, {}));
	const key = yield* keyFor("check", { request });
	try {
		const { subjectId } = yield* leadSubject.checkAddress(api, asked, null, told, key);
		yield* settled("check");
		return subjectId;
	} catch (error) {
		const refused = error instanceof ApiError ? without(answers, refusedField(error)) : answers;
		if (refused === answers) throw error;
		return yield* newOrder(refused);
	}
}
var refusedField = ({ failure }) => failure.kind === "server" ? failure.reply.field : void 0;
/**
* Returns the answers without the one that contains the given field. Returns the same object if none contains
* that field.
*/
function without(answers, field) {
	const step = field && STEPS.find(({ id, fields }) => answers[id] && fields.some(({ name }) => name === field));
	if (!step) return answers;
	const { [step.id]: _refused, ...others } = answers;
	return others;
}
// src/sagas/coverage/go-to-checkout.ts
/** Takes a visitor with a checked address from the coverage journey to the checkout. */
/**
* Continues in the checkout with a plan chosen at the checked address. The address is not asked for again
* (D54).
*/
function* submitPlan(step, values) {
	const order = yield* select(selectOrder);
	const checked = check(step, values, order);
	if ("problems" in checked) {
		yield* put(refused({
			step: step.id,
			problems: checked.problems
		}));
		return;
	}
	const plan = order.facts.coverage?.plans.find(({ id }) => id === checked.values.idPlan);
	yield* goToCheckout(plan?.sku);
}
function* goToCheckout(sku) {
	const { open } = yield* outside();
	const { prefix } = yield* select(selectOrder);
	const { mode } = yield* select(selectFlow);
	if (!(yield* takeAlong())) yield* handOverAddress("lead");
	const path = mode === "chat" ? "/chat" : "/checkout/verificando-disponibilidade/";
	open(`${prefix && `/${prefix}`}${path}${sku ? `?s=${encodeURIComponent(sku)}` : ""}`);
}
/**
* Runs when the visitor reaches the list of plans at an address. It looks up the address line, and stores on
* the server what the visitor entered on a marketing page.
*/
function* arriveAtPlans() {
	yield* learnAddress();
	yield* takeAlongEarly();
}
/** Handles "Pedir agora", which the visitor may press before choosing a plan. */
function* watchCheckoutAsked() {
	yield* takeLeading(checkoutAsked, safely(function* handleCheckoutAsked() {
		yield* goToCheckout(void 0);
	}));
}
// src/sagas/subject/coverage.ts
/** Builds the query of GET cep/coverage from an order (F7). */
function query(order, visit) {
	const house = houseOf(order);
	return {
		cep: house.cep,
		number: house.number || void 0,
		block: flag(house.is_block_allotment),
		blockNumber: house.block_number,
		lotNumber: house.allotment_number,
		...plansQuery(order, visit)
	};
}
var coverageSubject = {
	kind: "coverage",
	addressRequest: (order, _id, visit) => query(order, visit),
	*checkAddress(api, order, _id, visit) {
		const { infra, plans, address } = yield* call(api.address.coverage, query(order, visit));
		return {
			coverage: {
				infra,
				plans,
				address
			},
			subjectId: null,
			noCoverageId: null
		};
	}
};
// src/app/journeys/coverage/parts.ts
/** What the browser loads for the coverage journey, which checks an address without an order. */
var parts = registerJourney({
	id: coverage.id,
	steps: [
		[cep$1, coverageTexts.cep],
		[houseInTown, coverageTexts["nr-imovel"]],
		[verificandoDisponibilidade$1, coverageTexts["verificando-disponibilidade"]],
		[unserved, semCobertura],
		[soldOut, coverageTexts["oferta-indisponivel"]],
		[plansAtAddress, coverageTexts.planos],
		[comCobertura, comCobertura$1]
	],
	problems: {
		...ofCheckout.problems,
		...houseProblems,
		...personProblems,
		...phoneProblems,
		...checkoutProblems
	},
	drawings: "fibre",
	views: { call: async () => import("./CallQuestion-Dy2YOyHI.js") },
	found: foundText,
	subject: coverageSubject,
	needs: {
		town: learnTown,
		"address-line": arriveAtPlans,
		"waiting-list": joinWaitingList
	},
	submits: {
		"hand-over": submitPlan,
		call: submitCall
	},
	watch: watchCheckoutAsked,
	later: workersLater
});
export { parts };
