import { t as coverageWords } from "./coverage-D7liTt1G.js";
import { G as leadSubject, Nt as addOwnTexts, Pt as addTexts, ft as verificandoDisponibilidade, it as firstSteps, lt as nrImovel$1, mt as cep, nt as loadLater, pt as nrImovel } from "../prerender.js";
import { i as ofertaIndisponivel, n as nrImovelDoubts, r as planos, t as planos$1 } from "./planos-sP_Usctr.js";
import { O as object, _ as field, m as stepOf, s as idsOf, t as addJourney } from "./journeys-pH3FiARx.js";
import { i as parseLandingPhone } from "./phone-CCQTMhvg.js";
import { t as ofertaIndisponivel$1 } from "./oferta-indisponivel-BUMNJYmk.js";
import { r as submitCall } from "./contact-gEKGFANB.js";
import { i as isRetryable, t as ApiError } from "./errors-BYL2o9Wp.js";
import { E as factsLearned, V as refused, f as checkoutAsked, g as contactRecalled, w as drafted } from "./events-Dzy0BOWM.js";
import { P as check, a as selectFlow, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { _ as takeLeading, c as outside, d as put, l as call, n as handOverAddress, p as select, r as houseOf } from "./kept-address-Cc9wzmbR.js";
import { n as settled, t as keyFor } from "./request-keys-M56QWNmS.js";
import { n as keepWaiting, t as isWaitingHere } from "./waiting-list-aRH3AsGy.js";
import { a as plansQuery, i as flag, r as placeIn, t as openByBlock } from "./place-4AjbS3XV.js";
import { t as safely } from "./safely-DCqp4tTI.js";
import { t as email } from "./email-DMC56gY9.js";
import { t as nome } from "./nome-BdiQG6eN.js";
import { t as telefone } from "./telefone-C88ad49R.js";
// src/content/journeys/coverage.ts
/** Texts of the coverage check, where they differ from the checkout's: its addresses have titles of their own. */
var coverageTexts = {
	cep: {
		...cep,
		title: "A fibra chega ao seu CEP?"
	},
	"nr-imovel": {
		...nrImovel,
		title: "A fibra chega ao seu número?"
	},
	"verificando-disponibilidade": {
		...verificandoDisponibilidade,
		title: "Consultando a cobertura"
	},
	"oferta-indisponivel": {
		...ofertaIndisponivel,
		title: "Sem vagas no endereço"
	},
	planos: {
		...planos,
		title: "Planos que chegam a você",
		submit: coverageWords.choose
	}
};
// src/content/steps/com-cobertura.ts
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
var semCobertura = {
	...ofertaIndisponivel,
	title: "Sem fibra no endereço",
	heading: "A fibra ainda não chegou à sua rua"
};
// src/funnel/steps/com-cobertura.ts
/** "Tem fibra em …": lets a visitor request a call instead of choosing online (D54). */
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
		mask: "phone",
		inputMode: "tel",
		autoComplete: "tel-national"
	}],
	schema: () => object({ telephone: field(parseLandingPhone) }),
	applies: ({ facts: { coverage } }) => Boolean(coverage?.plans.length),
	isDone: () => false
};
// src/funnel/journeys/coverage.ts
var page = (id, layout, more = {}) => ({
	path: `/consultar-cobertura/${id}/`,
	layout,
	stage: "disponibilidade",
	steps: [id],
	...more
});
var lacksNetwork = ({ facts: { coverage } }) => coverage !== null && coverage.infra === null;
var lacksOffer = ({ facts: { coverage } }) => coverage !== null && coverage.infra !== null && coverage.plans.length === 0;
/** Checkout steps as this journey uses them: nothing is ordered, and nothing is saved step by step. */
var ownSteps = [
	{
		...nrImovel$1,
		needs: "town"
	},
	{
		...ofertaIndisponivel$1,
		id: "sem-cobertura",
		needs: "waiting-list",
		applies: lacksNetwork
	},
	{
		...ofertaIndisponivel$1,
		needs: "waiting-list",
		applies: lacksOffer
	},
	{
		...planos$1,
		needs: "address-line",
		submits: "hand-over",
		save: void 0,
		applies: ({ facts: { coverage } }) => Boolean(coverage?.plans.length),
		isDone: () => false
	},
	comCobertura
];
/** The pages after the check need its result. */
function needsCheck(order, wanted) {
	const ids = idsOf(order, "pages");
	if (!(ids.indexOf(wanted) > ids.indexOf("verificando-disponibilidade")) || order.facts.coverage) return null;
	if (nrImovel$1.isDone(order)) return "verificando-disponibilidade";
	return order.answers["nr-imovel"] ? "nr-imovel" : "cep";
}
/** Coverage check without an order (D8): a covered visitor continues in the checkout, address included. */
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
		if (wanted === "com-cobertura" && order.facts.coverage?.plans.length === 0) return lacksNetwork(order) ? "sem-cobertura" : "oferta-indisponivel";
		return needsCheck(order, wanted);
	},
	subject: null
}, [...firstSteps.filter(({ id }) => id !== "nr-imovel"), ...ownSteps]);
// src/sagas/contact/waiting-list.ts
/** Puts what a marketing page has asked for into the form: it is sent only by the visitor. */
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
* Where nothing can be sold, the address joins the waiting list without a name (D8); leaving a contact completes the
* entry, declining removes it. A failure is harmless: the contact is then sent with the address.
*/
function* joinWaitingList() {
	const { api, visit } = yield* outside();
	yield* fillContact();
	if (yield* isWaitingHere()) return;
	const order = yield* select(selectOrder);
	const { deviceInfo: _unasked, ...told } = visit();
	const request = {
		...told,
		...houseOf(order),
		...order.wish.id ? { idPlan: order.wish.id } : {}
	};
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
// src/sagas/coverage/address-line.ts
var lineOf = ({ address, neighborhood, city, UF }) => [address || neighborhood, `${city}/${UF}`].filter(Boolean).join(", ");
/** An optional address line: the question works without it (D74). */
function* learn(request) {
	try {
		const found = yield* call(request);
		yield* put(factsLearned({ facts: {
			addressLine: lineOf(found),
			place: placeIn(found)
		} }));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		yield* put(factsLearned({ facts: { addressLine: null } }));
	}
}
/** Looks up a CEP's town and street while the number is being asked. */
function* learnTown() {
	const { api } = yield* outside();
	const order = yield* select(selectOrder);
	const { cep } = houseOf(order);
	yield* learn(() => api.address.ofCep(cep, { sku: order.wish.sku }));
	yield* openByBlock();
}
/** The address that was checked. */
function* learnAddress() {
	const { api } = yield* outside();
	const { cep, number } = houseOf(yield* select(selectOrder));
	yield* learn(() => api.address.ofHouse(cep, number));
}
// src/sagas/coverage/take-along.ts
/** Steps of the checkout that a marketing page may have answered before the look-up of coverage. */
var STEPS = [
	nome,
	telefone,
	email
];
/** Those that the checkout takes as they are; it asks for the others itself. */
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
* Name, e-mail and telephone that were given before the check (docs/decisions/0025) go on into the order. Nothing of
* them may be stored in the browser (S18), so the server keeps them: as answers of the order that this browser has, or
* along with a new one (D69). Where that fails they are asked for again.
* @returns whether a new order was made, with the address that was checked
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
* The same as soon as the address has plans: from there a reload loses nothing of it. A browser that has an order,
* even one that is made, keeps it until another is asked for (D16).
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
/** @returns whether this browser has an order that goes on */
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
* An answer that the server refuses is left out: the order asks for it.
* @returns the order's id, null where nothing can be sold
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
/** The same answers where none of them has this field. */
function without(answers, field) {
	const step = field && STEPS.find(({ id, fields }) => answers[id] && fields.some(({ name }) => name === field));
	if (!step) return answers;
	const { [step.id]: _refused, ...others } = answers;
	return others;
}
// src/sagas/coverage/hand-over.ts
/** A plan chosen at the checked address: continues in the checkout without asking for the address again (D54). */
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
/** An address with plans: its line, and on the server what a marketing page was told. */
function* arriveAtPlans() {
	yield* learnAddress();
	yield* takeAlongEarly();
}
/** "Pedir agora" before a plan is chosen. */
function* watchCheckoutAsked() {
	yield* takeLeading(checkoutAsked, safely(function* handleCheckoutAsked() {
		yield* goToCheckout(void 0);
	}));
}
// src/sagas/subject/coverage.ts
/** Builds GET cep/coverage from an order (F7). */
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
/** A coverage lookup without an order: nothing is stored, so there is nothing to resume (D20). */
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
// src/app/journeys/coverage.ts
addTexts({
	"nr-imovel": nrImovelDoubts,
	"com-cobertura": comCobertura$1,
	"sem-cobertura": semCobertura
});
addOwnTexts(coverage.id, coverageTexts);
/** Coverage check without an order. */
var parts = {
	id: coverage.id,
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
	later: async () => void await loadLater()
};
export { parts };
