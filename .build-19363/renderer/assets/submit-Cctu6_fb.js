import { E as factsLearned, K as restarted, V as refused, i as answered, ot as subjectLoaded, t as accepted, y as correctionLeft } from "./events-Dzy0BOWM.js";
import { C as boolean, D as number, E as nullable, M as string, O as object, S as array, T as literal, _ as field, i as findStep, k as optional, m as stepOf, u as journeyOf, v as noValues, w as extend, x as _enum } from "./journeys-pH3FiARx.js";
import { I as keepsMasked, P as check, V as noFacts, a as selectFlow, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as ApiError } from "./errors-BYL2o9Wp.js";
import { c as outside, d as put, l as call, p as select } from "./kept-address-Cc9wzmbR.js";
import { t as callWithRetry } from "./retry-DT4464G0.js";
import { c as wishQuery } from "./plan-choice-BmSFE4p5.js";
import { J as knownPrefix, jt as emptyOrder, tt as restoreMasked } from "../prerender.js";
import { n as Tracking, r as text, t as LeadId } from "./common-C_zqDYbt.js";
import { a as settlePlan, s as cancelWhenLeft } from "./recover-BGNNGwQ3.js";
import { n as moveOn } from "./move-DQvPDUCD.js";
import { n as CONFIRMED } from "./code-t4-ztFBl.js";
import { n as maskCpf, r as parseCpf } from "./cpf-DHxW_qso.js";
// src/content/steps/consulta-cpf.ts
var consultaCpf$1 = {
	title: "Ofertas para quem já é cliente",
	heading: "Qual é o CPF do titular da internet?",
	again: "E o CPF do titular?",
	why: "Com ele achamos as ofertas guardadas para a sua casa. O CPF fica cifrado.",
	labels: { cpf: "CPF" },
	placeholders: { cpf: "000.000.000-00" },
	submit: "Ver minhas ofertas",
	greeting: "Oi! Que bom ter você com a gente. Vamos ver as ofertas que a sua casa tem.",
	help: "Digite os 11 números do CPF de quem assina a internet. Ele está na sua fatura.",
	name: "CPF",
	words: ["cpf", "documento"],
	row: {
		group: "person",
		label: "CPF"
	}
};
// src/content/steps/sem-ofertas.ts
var semOfertas$1 = {
	title: "Nenhuma oferta para este CPF",
	heading: "Não achamos uma oferta de renovação para este CPF",
	why: "Pode ser outro CPF na fatura, ou ainda não há oferta para o seu contrato. Veja por onde dá para seguir.",
	labels: {},
	submit: "Tentar outro CPF",
	help: "Você pode tentar outro CPF, ver as ofertas para novos clientes ou falar com a gente.",
	name: "CPF",
	words: []
};
// src/content/steps/codigo.ts
var codigo = {
	title: "Código de confirmação",
	heading: "Qual é o código que enviamos para o seu e-mail?",
	again: "E o código que enviamos?",
	why: "Com ele sabemos que é você quem está pedindo.",
	labels: { code: "Código de seis números" },
	placeholders: { code: "000000" },
	submit: "Conferir o código",
	help: "O código chega ao e-mail do seu cadastro; olhe também o spam. Escreva “reenviar” para receber outro.",
	name: "código",
	words: ["codigo", "codigo de confirmacao"]
};
// src/funnel/steps/consulta-cpf.ts
/** The document whose offers are looked up (F6.3, D9, D51). After that only its mask is shown (D22, S17). */
var consultaCpf = {
	id: "consulta-cpf",
	kind: "question",
	view: "text",
	submits: "document",
	fields: [{
		name: "cpf",
		kind: "text",
		mask: "cpf",
		inputMode: "numeric",
		autoComplete: "off"
	}],
	schema: () => object({ cpf: field(parseCpf) }),
	applies: () => true,
	isDone: (order) => order.facts.offers !== null,
	restore: (lead) => restoreMasked(lead, "documentNumber", lead.masked.cpf),
	show: (values) => maskCpf(values.cpf ?? ""),
	secret: true
};
// src/funnel/steps/sem-ofertas.ts
/** No offers for this document: an unknown one and a customer's without offers look alike on purpose (S4). */
var semOfertas = {
	id: "sem-ofertas",
	kind: "outcome",
	view: "no-offers",
	isDeadEnd: true,
	fields: [],
	schema: noValues,
	applies: ({ facts: { offers } }) => offers?.plans.length === 0,
	isDone: () => false
};
// src/contract/plan.ts
/** A benefit that comes with a plan (M§3). */
var PlanBenefit = object({
	slug: string(),
	benefit: string()
});
/**
* A plan as every call shows it (F§3, M§3). Prices are reais a month: `price_full` is the
* list price (what is paid after the promotion), `price` without direct debit, `price_with_dacc` with it.
* Speeds are Mbps; `discount` is reais a month off `price_full` with direct debit.
*/
var Plan = object({
	id: string(),
	sku: string(),
	plan: string(),
	description: string(),
	discount: number(),
	price_full: number(),
	price: number(),
	price_with_dacc: number(),
	plan_download: number(),
	plan_upload: number(),
	installationSchedule: boolean(),
	plan_type: nullable(_enum(["refidel", "migration"])),
	subscriptions: array(string()),
	benefits: array(PlanBenefit),
	regulations: string(),
	showOnLanding: boolean(),
	addonBonus: array(object({ addon_description: string() })),
	livelo_dacc_points: nullable(number()),
	whatsApps: array(object({
		origin_domain: string(),
		complete_link: string()
	}))
});
object({
	success: literal(true),
	plans: array(Plan)
});
// src/contract/customer.ts
/**
* POST renewalBaseUser/documentNumber: an existing fibre customer asks for offers (F§7). `addon` is the whole
* campaign prefix; it stays with the request. With an Idempotency-Key a repetition gives the same request.
*/
var RenewalRequest = object({
	...Tracking.shape,
	cpf: text(18),
	addon: optional(text(64))
});
/**
* Same shape for customers and others (S4): who has no offers gets empty lists. `extraOffers` (ours)
* may be added to one of `plansOffers`; `codeNeeded`: finish asks for a code sent to `contact` (a mask).
*/
var RenewalOffers = object({
	success: literal(true),
	id_renewal_request: string(),
	id_renewal_base_user: string(),
	plansOffers: array(Plan),
	extraOffers: array(Plan),
	contact: nullable(string()),
	/** What is on record, as masks only; null like `contact`. */
	userData: optional(nullable(object({
		documentNumber: string(),
		name: string(),
		email: string(),
		phone: string()
	}))),
	codeNeeded: boolean(),
	/** What a person at the telephone may know the renewal by (D72). */
	reference: optional(string())
});
extend(RenewalOffers, {
	verified: boolean(),
	/** Ids of the plans that were chosen. */
	offer1: nullable(string()),
	offer2: nullable(string()),
	version: number(),
	orderNumber: nullable(string()),
	addon: string()
});
object({
	id_renewal_base_user: text(64),
	offer1: text(64),
	offer2: optional(nullable(text(64)))
});
object({ accept_information: optional(literal(true)) });
object({
	success: literal(true),
	orderNumber: string()
});
object({
	success: literal(true),
	isClient: boolean(),
	flow: nullable(_enum(["renewal", "migration"]))
});
/**
* POST fiber-migration/offers: a customer on the old network (F§7, D9). `addon` is the whole campaign prefix,
* `migracao-ultrafibra` when left out or not on the list; it stays with the lead. With an Idempotency-Key a
* repetition gives the same lead.
*/
var MigrationRequest = object({
	...Tracking.shape,
	cpf: text(18),
	addon: optional(text(64))
});
/** What is on record about a customer, as masks only. */
var MaskedCustomer = object({
	name: string(),
	email: string(),
	phone: string(),
	address: string()
});
object({
	success: literal(true),
	plansOffers: array(Plan),
	userData: nullable(MaskedCustomer),
	idLead: nullable(LeadId),
	codeNeeded: boolean()
});
object({ idPlan: text(64) });
object({ cep: text(9) });
object({
	number: text(64),
	complement: optional(text(128)),
	is_block_allotment: optional(boolean()),
	block_number: optional(text(32)),
	allotment_number: optional(text(32))
});
object({
	success: literal(true),
	infra: nullable(string()),
	plansOffers: array(Plan),
	version: number()
});
// src/funnel/restore-renewal.ts
/** The customer's offers as a renewal request stores them. */
function renewalFacts(reply) {
	const { plansOffers, extraOffers, id_renewal_base_user, userData } = reply;
	return {
		offers: {
			plans: plansOffers,
			extras: extraOffers,
			baseUser: id_renewal_base_user
		},
		code: {
			isNeeded: reply.codeNeeded,
			isVerified: false,
			sentTo: null,
			minutes: 0
		},
		reference: reply.reference ?? null,
		onRecord: userData ? {
			name: userData.name,
			email: userData.email,
			phone: userData.phone
		} : null
	};
}
/** Rebuilds the order from a stored renewal (D71). A choice that is no longer offered is dropped and asked again. */
function restoreRenewal(state, base) {
	const { userData, verified, offer1, offer2, orderNumber, addon } = state;
	const facts = renewalFacts(state);
	const answers = {};
	const order = {
		...base,
		prefix: knownPrefix(addon),
		answers,
		facts: {
			...noFacts,
			...facts,
			code: facts.code && {
				...facts.code,
				isVerified: verified
			}
		},
		finished: orderNumber ? {
			orderNumber,
			schedule: null
		} : null
	};
	if (userData) answers["consulta-cpf"] = {
		values: {},
		masked: userData.documentNumber
	};
	const chosen = {
		offer1: offer1 ?? "",
		offer2: offer2 ?? ""
	};
	if (offer1 && "values" in check(stepOf(base, "ofertas"), chosen, order)) answers.ofertas = { values: chosen };
	if (verified && facts.code?.isNeeded) answers.codigo = CONFIRMED;
	return order;
}
// src/sagas/subject/open.ts
/** The part of a visit's context a lookup accepts: tracking and the full prefix. */
var requestOf = (cpf, visit, prefix) => ({
	...visit,
	cpf,
	...prefix ? { addon: prefix } : {}
});
/** POST renewalBaseUser/documentNumber. */
function* openRenewal(api, cpf, visit, prefix, key) {
	const body = RenewalRequest.parse(requestOf(cpf, visit, prefix));
	const reply = yield* call(api.customer.renewalOffers, body, key);
	return {
		subjectId: reply.plansOffers.length > 0 ? reply.id_renewal_request : null,
		facts: renewalFacts(reply)
	};
}
/** POST fiber-migration/offers. */
function* openMigration(api, cpf, visit, prefix, key) {
	const body = MigrationRequest.parse(requestOf(cpf, visit, prefix));
	const { idLead, plansOffers, userData, codeNeeded } = yield* call(api.customer.migrationOffers, body, key);
	return {
		subjectId: plansOffers.length > 0 ? idLead : null,
		facts: {
			offers: {
				plans: plansOffers,
				extras: []
			},
			code: {
				isNeeded: codeNeeded,
				isVerified: false,
				sentTo: null,
				minutes: 0
			},
			onRecord: userData
		}
	};
}
// src/sagas/document/submit.ts
var OTHERS = {
	renewal: {
		kind: "migration",
		open: openMigration,
		root: "/migracao-ultrafibra"
	},
	migration: {
		kind: "renewal",
		open: openRenewal,
		root: "/refidelizacao"
	}
};
var NEW_CUSTOMERS = "/novo-cliente";
/**
* A customer's document: leads to their offers, to the other kind of customer's journey, or, without any offer, to
* the options for new customers (D9, D51). A new document opens a new request.
*/
function* submitDocument(step, raw) {
	const order = yield* select(selectOrder);
	if (order.finished) return;
	if (keepsMasked(step, raw, order)) {
		yield* put(correctionLeft({ step: step.id }));
		yield* moveOn(step.id);
		return;
	}
	const checked = check(step, raw, order);
	if ("problems" in checked) {
		yield* put(refused({
			step: step.id,
			problems: checked.problems
		}));
		return;
	}
	const found = yield* cancelWhenLeft(step.id, () => lookUpOrRefuse(step, checked.values));
	if (found) yield* settle(step, found);
}
function* settle(step, found) {
	switch (found.who) {
		case "refused":
			yield* put(refused({
				step: step.id,
				problems: found.problems
			}));
			break;
		case "own":
			yield* goOnWith(step, found);
			break;
		case "other":
			yield* handOver(step, found);
			break;
		case "nobody": yield* tellNobody(step, found);
	}
}
/** The document itself was rejected; anything else may be temporary. */
var isRefusal = ({ failure }) => failure.kind === "server" && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
function* lookUpOrRefuse(step, first) {
	const name = step.fields[0]?.name ?? "";
	const order = yield* select(selectOrder);
	const { uuid } = yield* outside();
	let values = first;
	let keys = [uuid(), uuid()];
	try {
		return yield* callWithRetry("document", function* (word) {
			const again = word && answered.match(word) ? word.payload.answers[step.id] : void 0;
			if (again) {
				const checked = check(step, again, order);
				if ("problems" in checked) return {
					who: "refused",
					problems: checked.problems
				};
				if (checked.values[name] !== values[name]) keys = [uuid(), uuid()];
				values = checked.values;
			}
			return yield* lookUp(values, values[name] ?? "", keys);
		}, isRefusal);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return {
			who: "refused",
			problems: { [name]: error.message }
		};
	}
}
/** Looks among this journey's customers first, then among the others; the server counts both as one lookup (S5). */
function* lookUp(values, cpf, [ownKey, otherKey]) {
	const { api, subject, visit } = yield* outside();
	const { prefix } = yield* select(selectOrder);
	if (!subject?.open) return {
		who: "nobody",
		values,
		facts: {}
	};
	const opened = yield* subject.open(api, cpf, visit(), prefix, ownKey);
	const { subjectId: id, facts } = opened;
	if (id) return {
		who: "own",
		values,
		id,
		opened
	};
	const way = OTHERS[subject.kind];
	const other = way && (yield* way.open(api, cpf, visit(), "", otherKey));
	if (way && other?.subjectId) return {
		who: "other",
		id: other.subjectId,
		way
	};
	return {
		who: "nobody",
		values,
		facts
	};
}
/** Clears everything an earlier document brought. */
function* forgetBefore() {
	const { subjectId } = yield* select(selectFlow);
	const { journey, prefix, wish, today } = yield* select(selectOrder);
	const order = emptyOrder({
		journey,
		prefix,
		wish,
		today
	});
	if (subjectId) yield* put(restarted({ order }));
	return order;
}
function* goOnWith(step, { values, id, opened }) {
	const { fetchAhead, storage, subject } = yield* outside();
	if (subject) storage.write(subject.kind, id);
	const base = yield* forgetBefore();
	const answers = { [step.id]: {
		values: {},
		masked: step.show?.(values, base) ?? ""
	} };
	const { facts, stored } = opened;
	const order = stored?.restore(base) ?? {
		...base,
		answers,
		facts: {
			...noFacts,
			...facts
		}
	};
	yield* put(correctionLeft({ step: step.id }));
	yield* put(subjectLoaded({
		order,
		subjectId: id,
		versions: { ...stored?.versions }
	}));
	fetchAhead();
	yield* moveOn((yield* settlePlan()) ?? step.id);
}
function* handOver(step, { id, way }) {
	const { storage, open } = yield* outside();
	const { mode } = yield* select(selectFlow);
	storage.write(way.kind, id);
	yield* put(correctionLeft({ step: step.id }));
	const query = wishQuery((yield* select(selectOrder)).wish);
	open(`${way.root}/${mode === "chat" ? "chat" : "ofertas/"}${query && `?${query}`}`);
}
function* tellNobody(step, { values, facts }) {
	const { open, path, storage, subject } = yield* outside();
	const order = yield* select(selectOrder);
	const here = path().replace(/\/+$/, "");
	const { entrance } = yield* select(selectFlow);
	const isSharedPage = entrance !== null || (journeyOf(order).aliases?.includes(here) ?? false);
	const outcome = findStep(order, ({ view }) => view === "no-offers");
	if (isSharedPage || !outcome) {
		yield* put(correctionLeft({ step: step.id }));
		open(`${order.prefix && `/${order.prefix}`}${NEW_CUSTOMERS}`);
		return;
	}
	if (subject) storage.drop(subject.kind);
	yield* forgetBefore();
	yield* put(accepted({
		step: step.id,
		values
	}));
	yield* put(factsLearned({ facts }));
	yield* moveOn(step.id);
}
export { semOfertas as a, semOfertas$1 as c, restoreRenewal as i, consultaCpf$1 as l, openMigration as n, consultaCpf as o, openRenewal as r, codigo as s, submitDocument as t };
