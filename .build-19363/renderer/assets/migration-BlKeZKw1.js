import { G as leadSubject, Nt as addOwnTexts, Pt as addTexts, W as batchOf, ct as verificandoDisponibilidade, dt as cep$1, ft as verificandoDisponibilidade$1, lt as nrImovel$1, mt as cep, nt as loadLater, ot as pages$1, pt as nrImovel, q as restoreOrder, tt as restoreMasked } from "../prerender.js";
import { a as semOfertas$1, c as semOfertas, l as consultaCpf, n as openMigration, o as consultaCpf$1, s as codigo, t as submitDocument } from "./submit-Cctu6_fb.js";
import { a as cpf, i as nomeMae, n as dataNascimento, r as cpf$1, t as instalacao } from "./instalacao-YjjpQ_KX.js";
import { O as object, g as choice, m as stepOf, n as addSteps, s as idsOf, t as addJourney } from "./journeys-pH3FiARx.js";
import { r as codigo$1, t as codeParts } from "./code-t4-ztFBl.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { o as planOf } from "./plan-choice-BmSFE4p5.js";
import { t as email } from "./email-DMC56gY9.js";
import { t as nome } from "./nome-BdiQG6eN.js";
import { t as ofertaIndisponivel } from "./oferta-indisponivel-BUMNJYmk.js";
import { t as telefone } from "./telefone-C88ad49R.js";
import { L as saveOf, a as selectFlow, f as selectOrder, h as selectPosition } from "./selectors-BJ0ILE8K.js";
import { b as coverageChecked } from "./events-Dzy0BOWM.js";
import { c as outside, d as put, l as call, m as spawn, o as rememberAddress, p as select } from "./kept-address-Cc9wzmbR.js";
import { t as safely } from "./safely-DCqp4tTI.js";
import { n as doubted } from "./check-BwjOs01S.js";
import { i as fetchComplementTypes, n as takeWayOut, o as savesFlushed, t as orWayOut } from "./recover-BGNNGwQ3.js";
import { n as moveOn } from "./move-DQvPDUCD.js";
// src/content/journeys/migration.ts
var ofertas = {
	title: "Suas ofertas de fibra",
	heading: "Qual destes planos de fibra você quer?",
	again: "Qual plano você prefere?",
	why: "São ofertas de quem já é cliente. O modem com Wi-Fi vem junto.",
	labels: { idPlan: "Plano" },
	submit: "Continuar com este plano",
	before: "Achamos o seu cadastro.",
	help: "Toque no plano que combina com a sua casa. Quer comparar? Todos incluem o modem com Wi-Fi; mudam a velocidade e o streaming.",
	name: "plano",
	words: [
		"plano",
		"planos",
		"velocidade",
		"oferta",
		"ofertas"
	],
	row: {
		group: "plan",
		label: "Plano"
	}
};
/** Texts for customers migrating to fibre, where they differ from a new customer's. */
var migrationTexts = {
	"consulta-cpf": {
		...consultaCpf,
		title: "Migre para a Ultrafibra",
		why: "Com ele achamos as ofertas para levar a fibra até você. O CPF fica cifrado.",
		greeting: "Oi! Que bom ter você com a gente. Vamos trocar a sua internet por fibra.",
		row: void 0
	},
	"sem-ofertas": {
		...semOfertas,
		title: "Nenhuma oferta de migração",
		heading: "Não achamos uma oferta de migração para este CPF"
	},
	ofertas,
	cpf: {
		...cpf,
		words: []
	},
	cep: {
		...cep,
		title: "CEP do novo endereço",
		heading: "Qual é o CEP do outro endereço?",
		again: "E o CEP do outro endereço?",
		why: "Com ele vemos se a fibra já chega lá."
	},
	"nr-imovel": {
		...nrImovel,
		title: "Número do novo endereço",
		heading: "Qual é o número da casa nesse CEP?"
	},
	"nome-mae": {
		...nomeMae,
		before: "Nome, telefone, e-mail e nascimento já estão no seu cadastro: você confere tudo no fim."
	}
};
// src/content/steps/endereco.ts
var endereco$1 = {
	title: "Endereço da sua fibra",
	heading: "A instalação é no endereço do seu cadastro?",
	again: "É no endereço do cadastro?",
	why: "Mostramos só uma parte do endereço, para a sua segurança.",
	labels: { same_address: "Endereço da instalação" },
	submit: "Continuar",
	options: [{
		value: "true",
		label: "Sim, é neste endereço"
	}, {
		value: "false",
		label: "Não, vai ser em outro endereço",
		detail: "Perguntamos o CEP e o número."
	}],
	variants: {
		noNetwork: {
			heading: "Vamos levar a fibra a outro endereço?",
			again: "Vai ser em outro endereço?",
			why: "Ela ainda não chegou ao endereço do seu cadastro. Sua oferta vale em qualquer endereço que já tenha fibra."
		},
		moved: {
			heading: "Quer trocar o endereço da instalação?",
			again: "Quer trocar o endereço?",
			why: "O pedido já está com o endereço novo, mostrado aqui."
		}
	},
	help: "Se você ainda mora no endereço do cadastro, responda sim. Vai se mudar? Responda não e diga o CEP e o número do novo endereço.",
	name: "endereço",
	words: [
		"endereco",
		"rua",
		"endereco da instalacao",
		"endereco de instalacao"
	],
	row: {
		group: "address",
		label: "Endereço"
	}
};
// src/funnel/journeys/migration.ts
var FIRST = "consulta-cpf";
/** Checkout pages that a migration lacks: its plans are offers (D9). */
var others = ["planos"];
var ofCheckout = pages$1.filter(({ steps }) => !steps.some((id) => others.includes(id)));
var review = ofCheckout.findIndex(({ steps }) => steps.includes("confirmacao"));
/** D51: the document, the offers and the address live under the campaign's prefix, the rest as in the checkout. */
var pages = [
	{
		path: "/consulta-cpf/",
		layout: "home",
		stage: "identificação",
		steps: [FIRST]
	},
	{
		path: "/sem-ofertas/",
		layout: "no-coverage",
		stage: "identificação",
		steps: ["sem-ofertas"],
		isOutcome: true
	},
	{
		path: "/ofertas/",
		layout: "home",
		stage: "oferta",
		steps: ["ofertas"]
	},
	{
		path: "/endereco/",
		layout: "checkout",
		stage: "disponibilidade",
		steps: ["endereco"]
	},
	...ofCheckout.slice(0, review),
	{
		path: "/codigo/",
		layout: "checkout",
		stage: "pagamento",
		steps: ["codigo"]
	},
	...ofCheckout.slice(review)
];
/** Customers of the old network migrating to fibre (D9, D51). */
var migration = addJourney({
	id: "migration",
	root: "",
	pages,
	backs: {
		[FIRST]: () => null,
		"confirmando-dados": () => "ativar-debito",
		validacao: () => "ativar-debito",
		erro1: () => "ativar-debito",
		erro2: () => "ativar-debito"
	},
	redirect: (order, wanted) => wanted === FIRST || order.facts.offers !== null ? null : FIRST,
	isEnteredAtFirst: true,
	subject: "migration"
}, [consultaCpf$1, semOfertas$1]);
// src/funnel/steps/endereco.ts
/** The visitor entered an address other than the one on record. */
var hasMoved = (order) => order.answers.cep !== void 0;
/** The address on record can be kept: it was not changed, and it is covered. */
var canStay = (order) => !hasMoved(order) && order.facts.onRecord?.address !== void 0 && Boolean(order.facts.coverage?.plans.length);
var WRONG = "Escolha se a instalação é neste endereço ou em outro";
var CANNOT_STAY = "Não dá para instalar nesse endereço. Diga outro CEP";
/**
* The destination of a migration: the address on the customer's record, shown as a mask, or another one (D9). The
* server stores only a yes; another address is implied by its CEP.
*/
var endereco = {
	id: "endereco",
	kind: "question",
	view: "address",
	fields: [{
		name: "same_address",
		kind: "choice",
		options: ["true", "false"]
	}],
	schema: (order) => object({ same_address: canStay(order) ? choice(["true", "false"], WRONG) : choice(["false"], CANNOT_STAY) }),
	save: (values) => values.same_address === "true" ? {
		step: "address",
		body: {}
	} : null,
	wire: ["address"],
	applies: () => true,
	isDone: (order) => order.answers.endereco !== void 0 || hasMoved(order),
	variant: (order) => hasMoved(order) ? "moved" : canStay(order) ? "" : "noNetwork",
	restore: (lead) => {
		if (lead.masked.address === void 0) return { values: { same_address: "false" } };
		return lead.answered.includes("address") ? { values: { same_address: "true" } } : null;
	},
	show: (values) => values.same_address === "true" ? "Sim, é neste endereço" : "Não, vai ser em outro endereço"
};
// src/funnel/steps/migration-offers.ts
/** The plan of a migration: one of the customer's own offers, which stay valid wherever they move (D9). */
var migrationOffers = {
	id: "ofertas",
	kind: "question",
	view: "offers",
	fields: [{
		name: "idPlan",
		kind: "plans"
	}],
	schema: (order) => object({ idPlan: choice((order.facts.offers?.plans ?? []).map((plan) => plan.id), "Escolha uma das suas ofertas") }),
	save: (values) => ({
		step: "plan",
		body: { idPlan: values.idPlan ?? "" }
	}),
	wire: ["plan"],
	applies: () => true,
	isDone: (order) => planOf(order) !== null,
	clears: ["slots", "price"],
	restore: (lead) => lead.idPlan ? { values: { idPlan: lead.idPlan } } : null,
	show: (_values, order) => {
		const plan = planOf(order);
		return plan ? `${plan.plan}, ${unbrokenBRL(plan.price_with_dacc)} por mês` : "";
	}
};
// src/funnel/steps/migration.ts
/** The visitor wants an address other than the one on record, or has started entering it. */
var moves = (order) => hasMoved(order) || order.answers.endereco?.values.same_address === "false";
/** The new CEP is saved on its own, so that it is not lost before the number is given. */
var anotherCep = {
	...cep$1,
	save: (values) => ({
		step: "cep",
		body: { cep: values.cep ?? "" }
	}),
	wire: ["cep"],
	applies: moves,
	mayVisit: (order) => order.answers.endereco === void 0 && order.answers.ofertas !== void 0
};
var house = ({ number, complement, ...block }) => ({
	number: number ?? "",
	complement: complement ?? "",
	is_block_allotment: block.is_block_allotment === "true",
	...block.is_block_allotment === "true" ? {
		block_number: block.block_number,
		allotment_number: block.allotment_number
	} : {}
});
/** The house at the new CEP. */
var anotherNumber = {
	...nrImovel$1,
	save: (values) => ({
		step: "number",
		body: house(values)
	}),
	wire: ["number"],
	applies: moves
};
/** Waits only when the server must check what can be sold at another address. */
var checkOfAddress = {
	...verificandoDisponibilidade,
	applies: moves,
	isDone: (order) => order.facts.coverage !== null
};
var nothingThere = {
	...ofertaIndisponivel,
	applies: (order) => order.answers["nr-imovel"] !== void 0 && ofertaIndisponivel.applies(order)
};
/** The operator already knows what an address on record lacks; for another address it is asked. */
var installation = {
	...instalacao,
	applies: (order) => hasMoved(order) && instalacao.applies(order),
	restore: (lead) => lead.masked.address === void 0 ? instalacao.restore?.(lead) ?? null : null
};
/**
* An answer already on the customer's record: not asked, shown as a mask in the review, and correctable. Once
* corrected it is an answer like any other.
*/
function onRecord(step, fact, wire, mask) {
	const isAsOnRecord = (order) => order.facts.onRecord?.[fact] !== void 0 && order.answers[step.id]?.changed !== true;
	return {
		...step,
		applies: (order) => !isAsOnRecord(order),
		mayVisit: isAsOnRecord,
		restore: (lead) => step.restore?.(lead) ?? restoreMasked(lead, wire, mask(lead))
	};
}
/** The checkout steps that a migration adapts. */
var migrationSteps = [
	anotherCep,
	anotherNumber,
	checkOfAddress,
	nothingThere,
	onRecord(nome, "name", "name", (lead) => lead.masked.name),
	onRecord(telefone, "phone", "phone", (lead) => lead.masked.phone),
	onRecord(email, "email", "email", (lead) => lead.masked.email),
	onRecord(dataNascimento, "birthDate", "birthDate", (lead) => lead.masked.birth_date),
	{
		...cpf$1,
		applies: () => false
	},
	installation
];
// src/sagas/coverage/new-address.ts
/** The steps that hold the parts of an address, in order. */
var partsOf = (order) => idsOf(order, "pages").map((id) => stepOf(order, id)).filter((step) => step.isKeptInTab);
var saidBy = (order, step) => JSON.stringify(saveOf(order, step.id)?.body);
/**
* Checks what can be sold at a migration's new address. Each part was saved when it was answered; a part sent on page
* leave that did not arrive is sent again, the CEP before the number.
*/
function* checkNewAddress() {
	const { subject, loadJourney, storage } = yield* outside();
	const { load, save } = subject ?? {};
	if (!load || !save || !(yield* savesFlushed("coverage"))) return;
	const { subjectId } = yield* select(selectFlow);
	if (!subjectId) return;
	const outcome = yield* orWayOut("coverage", function* () {
		yield* call(loadJourney);
		return yield* settled({
			load,
			save
		}, subjectId);
	});
	if ("way" in outcome) {
		yield* spawn(safely(takeWayOut), outcome.way);
		return;
	}
	const { restore, versions } = outcome.reply;
	const { facts } = restore(yield* select(selectOrder));
	if (!facts.coverage) return;
	storage.drop("sent");
	yield* put(coverageChecked({
		coverage: facts.coverage,
		subjectId,
		noCoverageId: null,
		versions
	}));
	yield* rememberAddress();
	if (facts.coverage.infra === null && (yield* doubted())) return;
	yield* fetchComplementTypes();
	yield* moveOn(yield* select(selectPosition));
}
/** The stored subject, once it holds the address the visitor gave. */
function* settled({ load, save }, id) {
	const { api, uuid } = yield* outside();
	const stored = yield* load(api, id);
	const order = yield* select(selectOrder);
	const held = stored.restore(order);
	const parts = partsOf(order);
	const first = parts.findIndex((step) => saidBy(order, step) !== saidBy(held, step));
	if (first < 0) return stored;
	for (const step of parts.slice(first)) {
		const saving = saveOf(order, step.id);
		if (!saving) continue;
		const version = stored.versions[saving.step] ?? 0;
		const item = {
			step: step.id,
			wire: saving.step,
			body: saving.body,
			key: uuid(),
			version
		};
		yield* call(save, api, item, id);
	}
	return yield* load(api, id);
}
// src/funnel/restore-migration.ts
/** Which answers are on the customer's record; a correction removes the mask. */
function recordOf({ masked, versions }) {
	return {
		...masked.name && { name: masked.name },
		...masked.email && { email: masked.email },
		...masked.phone && !versions.phone && { phone: masked.phone },
		...masked.birth_date && { birthDate: masked.birth_date },
		...masked.address && { address: masked.address }
	};
}
/**
* Rebuilds the order from a migration lead (D9): it carries the customer's own offers, and name, contact, birth date
* and address may be known only as masks.
*/
function restoreMigration(lead, base) {
	const { migration } = lead;
	const known = {
		offers: {
			plans: migration?.offers ?? lead.plansOffers,
			extras: []
		},
		onRecord: recordOf(lead),
		code: {
			isNeeded: migration?.code_needed ?? false,
			isVerified: migration?.verified ?? false,
			sentTo: null,
			minutes: 0
		},
		...lead.masked.address && { coverage: {
			infra: lead.infra,
			plans: lead.plansOffers,
			address: null
		} }
	};
	return restoreOrder(lead, base, known);
}
// src/sagas/subject/migration.ts
var isMove = ({ wire }) => wire === "cep" || wire === "number";
/** Converts the stored migration lead for the engine. */
function* storedMigration(api, id) {
	const lead = yield* call(api.customer.loadMigration, id);
	return {
		versions: lead.versions,
		prefix: lead.addon,
		restore: (base) => restoreMigration(lead, base)
	};
}
/** The lookup returns the offers; other data on record is part of the lead. */
var open = function* (api, ...request) {
	const opened = yield* openMigration(api, ...request);
	if (!opened.subjectId) return opened;
	const { loadJourney } = yield* outside();
	yield* call(loadJourney);
	return {
		...opened,
		stored: yield* storedMigration(api, opened.subjectId)
	};
};
/** The plan and each part of a new address have their own calls; every other answer is saved like a lead's. */
function save(api, item, id, keepalive = false) {
	const { wire, key, version } = item;
	const write = {
		id,
		key,
		version,
		keepalive,
		body: item.body
	};
	if (wire === "cep") return api.customer.moveToCep(write);
	if (wire === "number") return api.customer.moveToNumber(write);
	if (wire === "plan") return api.customer.chooseMigrationPlan(write);
	return leadSubject.save(api, item, id);
}
/**
* Page leave. A number that arrives before its CEP would belong to another house, so only the first part of a new
* address is sent here; the tab keeps the second for the address check.
*/
function leave(api, items, id) {
	const answers = items.filter((item) => !isMove(item));
	const move = items.find(isMove);
	return Promise.all([answers.length ? leadSubject.leave(api, answers, id) : null, move ? save(api, move, id, true) : null]);
}
/** A migration lead (F§7, D9): created from a customer's document, then answered like a lead. */
var migrationSubject = {
	kind: "migration",
	open,
	load: storedMigration,
	save,
	leave,
	confirm: (api, id, key, items) => api.customer.confirmMigration(id, key, batchOf(items)),
	carries: ({ wire }) => wire !== "cep" && wire !== "number" && wire !== "plan",
	answerQuiz: leadSubject.answerQuiz,
	freeDates: leadSubject.freeDates,
	sendCode: (api, id) => api.customer.sendMigrationCode(id),
	checkCode: (api, id, code) => api.customer.checkMigrationCode(id, code),
	finish: leadSubject.finish
};
// src/app/journeys/migration.ts
addOwnTexts(migration.id, migrationTexts);
/** Customers of the old network migrating to fibre (D9, D51). */
var parts = {
	id: migration.id,
	subject: migrationSubject,
	needs: {
		...codeParts.needs,
		coverage: checkNewAddress
	},
	submits: {
		...codeParts.submits,
		document: submitDocument
	},
	async later() {
		const [{ addLater }] = await Promise.all([import("./later-BixDbN-B.js"), loadLater()]);
		addLater(migration.id);
		addSteps(migration.id, [
			migrationOffers,
			endereco,
			...migrationSteps,
			codigo$1
		]);
		addTexts({
			codigo,
			endereco: endereco$1,
			"verificando-disponibilidade": verificandoDisponibilidade$1
		});
	}
};
export { parts };
