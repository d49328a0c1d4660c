import { a as verificandoDisponibilidade$1, d as verificandoDisponibilidade, f as cep, i as restoreOrder, l as pages$1, n as leadSubject, o as cep$1, t as batchOf } from "./lead-DqMxxizc.js";
import { i as codigo, r as codigo$1, t as codeParts } from "./email-code-EMR0jgNh.js";
import { a as learnAvailability, c as semOfertas, l as consultaCpf, n as openMigration, o as semOfertas$1, s as consultaCpf$1, t as submitDocument } from "./submit-document-DhvfRzrT.js";
import { a as nomeMae, i as cpf$1, n as instalacao, o as cpf, r as dataNascimento, t as nomeMae$1 } from "./nome-mae-ByDw7JDM.js";
import { n as nrImovelVariants, t as ofertaIndisponivel } from "./oferta-indisponivel-BzSY1GW_.js";
import { t as documentProblems } from "./document-and-birth-date-DCpikeWq.js";
import { g as choice, k as object, m as stepOf, s as idsOf, t as addJourney } from "./journeys-CWpcRNhs.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { r as restoreMasked } from "./mask-personal-data-BjVy0LiO.js";
import { t as email } from "./email-DWS4Yjhy.js";
import { t as nome } from "./nome-BmjGeUKX.js";
import { t as nrImovel } from "./nr-imovel-BdtOSRts.js";
import { t as telefone } from "./telefone-DJSKXh0V.js";
import { g as selectPosition, o as selectFlow, p as selectOrder, z as saveOf } from "./selectors-BG3aGS4u.js";
import { x as coverageChecked } from "./events-C3g4CRov.js";
import { _ as put, b as spawn, f as rememberAddress, h as call, m as outside, y as select } from "./errors-B7wXR0Oe.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { n as doubted } from "./check-9ufA_Bat.js";
import { l as waitForSaves, n as takeWayOut, s as fetchComplementTypes, t as orWayOut } from "./recover-from-rejected-call-CaieKQMY.js";
import { n as moveOn } from "./go-to-step-CygVGI-p.js";
import { n as registerJourney, t as checkoutLater } from "./register-Cp3A3NRU.js";
// src/content/steps/endereco.ts
/**
* Texts of the question that asks where a migrating customer wants the fibre: at the address on record or at
* another one.
*/
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
	},
	shown: ({ same_address }) => same_address === "true" ? "Sim, é neste endereço" : "Não, vai ser em outro endereço"
};
// src/content/journeys/migration.ts
/** Texts of the step in which a migrating customer chooses an offer. */
var ofertas$1 = {
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
	shown: ({ plan, price }) => `${plan}, ${price} por mês com débito automático`,
	row: {
		group: "plan",
		label: "Plano"
	}
};
/** Texts of the steps for customers who migrate from the old network to fibre, by step id. */
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
	ofertas: ofertas$1,
	endereco: endereco$1,
	"verificando-disponibilidade": verificandoDisponibilidade,
	codigo,
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
		...nrImovelVariants,
		title: "Número do novo endereço",
		heading: "Qual é o número da casa ou do prédio nesse CEP?"
	},
	"nome-mae": {
		...nomeMae,
		before: "Nome, telefone, e-mail e nascimento já estão no seu cadastro: você confere tudo no fim."
	}
};
// src/funnel/journeys/migration/journey.ts
/** The journey of customers who migrate to fibre. */
var FIRST = "consulta-cpf";
/** Checkout steps that a migration skips: customers choose one of their own offers instead of a plan (D9). */
var others = ["planos"];
var ofCheckout = pages$1.filter(({ steps }) => !steps.some((id) => others.includes(id)));
var review = ofCheckout.findIndex(({ steps }) => steps.includes("confirmacao"));
/**
* Pages of a migration (D51). Pages that the checkout does not have are directly under the campaign prefix.
* The others have the same paths as in the checkout.
*/
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
/** Journey for customers of the old network who migrate to fibre (D9, D51). */
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
});
// src/funnel/journeys/migration/endereco.ts
/** The address step of a migration. */
/** Whether a migrating customer has entered an address other than the one on record. */
var hasMoved = (order) => order.answers.cep !== void 0;
/** Whether the address on record can be kept: it was not changed, and it is covered. */
var canStay = (order) => !hasMoved(order) && order.facts.onRecord?.address !== void 0 && Boolean(order.facts.coverage?.plans.length);
/**
* Step that asks where a migrating customer wants the fibre: at the address on record, which is shown masked,
* or at another one (D9). The answer is saved only if the address is kept. For another address, the next step
* saves its CEP (postcode).
*/
var endereco = {
	id: "endereco",
	kind: "question",
	view: "address",
	fields: [{
		name: "same_address",
		kind: "choice",
		said: "place",
		options: ["true", "false"]
	}],
	schema: (order) => object({ same_address: canStay(order) ? choice(["true", "false"], { problem: "endereco-vazio" }) : choice(["false"], { problem: "endereco-sem-rede" }) }),
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
	show: (values) => values
};
// src/funnel/journeys/migration/ofertas.ts
/**
* Step in which a migrating customer chooses one of their own offers, which are valid at any address (D9).
*/
var ofertas = {
	id: "ofertas",
	kind: "question",
	view: "offers",
	fields: [{
		name: "idPlan",
		kind: "plans",
		said: "plan"
	}],
	schema: (order) => object({ idPlan: choice((order.facts.offers?.plans ?? []).map((plan) => plan.id), { problem: "oferta-propria-vazia" }) }),
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
		return plan ? {
			plan: plan.plan,
			price: unbrokenBRL(plan.price_with_dacc)
		} : "";
	}
};
// src/funnel/journeys/migration/adapted-checkout-steps.ts
/** Whether the visitor wants an address other than the one on record, or has started to enter one. */
var moves = (order) => hasMoved(order) || order.answers.endereco?.values.same_address === "false";
/**
* Step for the CEP (postcode) of another address. The CEP is saved immediately, so that it is not lost before
* the house number is entered.
*/
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
/** Step for the house number at another address. */
var anotherNumber = {
	...nrImovel,
	save: (values) => ({
		step: "number",
		body: house(values)
	}),
	wire: ["number"],
	applies: moves
};
/** Coverage check, needed only for another address. */
var checkOfAddress = {
	...verificandoDisponibilidade$1,
	applies: moves,
	isDone: (order) => order.facts.coverage !== null
};
var nothingThere = {
	...ofertaIndisponivel,
	applies: (order) => order.answers["nr-imovel"] !== void 0 && ofertaIndisponivel.applies(order)
};
/**
* Step for the missing parts of another address. It is skipped for the address on record, which is complete.
*/
var installation = {
	...instalacao,
	applies: (order) => hasMoved(order) && instalacao.applies(order),
	restore: (lead) => lead.masked.address === void 0 ? instalacao.restore?.(lead) ?? null : null
};
/**
* Adapts a step whose answer is already on the customer's record. The question is not asked. The review shows
* the answer masked, and the visitor can correct it. A corrected answer is treated like any other.
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
/** Steps of the checkout as a migration uses them. */
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
	installation,
	nomeMae$1
];
// src/sagas/coverage/migration-address.ts
/** Checks the new address of a customer who migrates and moves house. */
/** Steps that ask for the parts of an address, in order. */
var partsOf = (order) => idsOf(order, "pages").map((id) => stepOf(order, id)).filter((step) => step.isKeptInTab);
var saidBy = (order, step) => JSON.stringify(saveOf(order, step.id)?.body);
/**
* Checks what is sold at the new address. Each part of the address is saved when it is answered. A part that
* was sent while the visitor left the page may not have arrived; it is then sent again, the CEP before the
* number.
*/
function* checkNewAddress() {
	const { subject, loadJourney, storage } = yield* outside();
	const { load, save } = subject ?? {};
	if (!load || !save || !(yield* waitForSaves("coverage"))) return;
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
/** Loads the stored record, after sending the parts of the address that it lacks. */
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
/** Returns the masked values on the customer's record. A value that the visitor has corrected is omitted. */
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
* Rebuilds an order from a migration lead (D9), which contains the customer's own offers. Name, contact,
* birth date and address may be known only in masked form.
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
var isMove = (item) => item.wire === "cep" || item.wire === "number";
/** Loads the stored migration lead as an order. */
function* storedMigration(api, id) {
	const lead = yield* call(api.customer.loadMigration, id);
	return {
		versions: lead.versions,
		prefix: lead.addon,
		restore: (base) => restoreMigration(lead, base)
	};
}
/**
* Creates the lead from a document. The lookup returns the offers; all other data on record is loaded with
* the lead.
*/
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
/**
* Saves an answer. The plan and each part of a new address have their own calls. Every other answer is saved
* as for a lead.
*/
function save(api, item, id, keepalive = false) {
	const { key, version } = item;
	const write = {
		id,
		key,
		version,
		keepalive
	};
	if (item.wire === "cep") return api.customer.moveToCep({
		...write,
		body: item.body
	});
	if (item.wire === "number") return api.customer.moveToNumber({
		...write,
		body: item.body
	});
	if (item.wire === "plan") return api.customer.chooseMigrationPlan({
		...write,
		body: item.body
	});
	return leadSubject.save(api, item, id);
}
/**
* Sends unsaved answers when the page is left. Of a new address, only the first unsaved part is sent, because
* a house number that arrived before its CEP would belong to another house. The tab keeps the second part for
* the address check.
*/
function leave(api, items, id) {
	const answers = items.filter((item) => !isMove(item));
	const move = items.find(isMove);
	return Promise.all([answers.length ? leadSubject.leave(api, answers, id) : null, move ? save(api, move, id, true) : null]);
}
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
// src/app/journeys/migration/parts.ts
/**
* What the browser loads for the migration journey, in which customers of the old network move to fibre (D9,
* D51).
*/
/** Pairs a step with the migration journey's text for it. If there is none, the checkout's text applies. */
var inItsWords = (step) => [step, migrationTexts[step.id]];
var parts = registerJourney({
	id: migration.id,
	steps: [consultaCpf$1, semOfertas$1].map(inItsWords),
	problems: documentProblems,
	drawings: "fibre",
	views: { address: async () => import("./KeepAddressQuestion-Bi-oLwxZ.js") },
	subject: migrationSubject,
	needs: {
		...codeParts.needs,
		coverage: checkNewAddress,
		customers: learnAvailability
	},
	submits: {
		...codeParts.submits,
		document: submitDocument
	},
	later: async () => {
		const checkout = await checkoutLater();
		const own = [
			ofertas,
			endereco,
			...migrationSteps,
			codigo$1
		];
		return {
			...checkout,
			steps: [...checkout.steps, ...own.map(inItsWords)]
		};
	}
});
export { parts };
