import { D as factsLearned, W as refused, X as retryAsked, Y as restarted, b as correctionLeft, i as answered, pt as subjectLoaded, t as accepted } from "./events-C3g4CRov.js";
import { A as optional, C as array, D as nullable, E as literal, N as string, O as number, S as _enum, T as extend, _ as field, i as findStep, k as object, m as stepOf, u as journeyOf, v as noValues, w as boolean } from "./journeys-CWpcRNhs.js";
import { F as check, L as keepsMasked, U as noFacts, g as selectPosition, o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { l as wishQuery } from "./chosen-and-requested-plan-DlP92XD0.js";
import { r as restoreMasked } from "./mask-personal-data-BjVy0LiO.js";
import { t as knownPrefix } from "./prefix-DpPTThNg.js";
import { _ as put, h as call, m as outside, t as ApiError, y as select } from "./errors-B7wXR0Oe.js";
import { t as callWithRetry } from "./retry-7l5ajxsk.js";
import { N as emptyOrder } from "../prerender.js";
import { a as text, i as Tracking, n as LeadId, t as Campaign } from "./common-B84931Z5.js";
import { c as settlePlan, u as cancelWhenLeft } from "./recover-from-rejected-call-CaieKQMY.js";
import { n as moveOn } from "./go-to-step-CygVGI-p.js";
import { n as CONFIRMED } from "./email-code-EMR0jgNh.js";
import { i as parseCpf, r as maskCpf } from "./cpf-9aMRIfDX.js";
// src/content/steps/consulta-cpf.ts
/**
* Texts of the question that asks existing customers for their CPF (taxpayer number), to find their offers.
*/
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
/** Texts of the page shown if there are no offers for a customer's CPF (taxpayer number). */
var semOfertas$1 = {
	title: "Nenhuma oferta para este CPF",
	heading: "Não achamos uma oferta de renovação para este CPF",
	why: "Pode ser outro CPF na fatura, ou ainda não há oferta para o seu contrato. Veja por onde dá para seguir.",
	variants: { unavailable: {
		heading: "Renovação e migração não estão disponíveis por aqui agora",
		why: "Uma pessoa faz isso com você por telefone ou WhatsApp."
	} },
	labels: {},
	submit: "Tentar outro CPF",
	help: "Você pode tentar outro CPF, ver as ofertas para novos clientes ou falar com a gente.",
	name: "CPF",
	words: []
};
// src/funnel/steps/consulta-cpf.ts
/**
* Step in which existing customers enter their CPF (tax number), so that their offers can be looked up (F6.3,
* D9, D51). From then on, the CPF is shown only in masked form (D22, S17).
*/
var consultaCpf = {
	id: "consulta-cpf",
	kind: "question",
	view: "text",
	needs: "customers",
	submits: "document",
	fields: [{
		name: "cpf",
		kind: "text",
		said: "document",
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
/**
* Step shown if there are no offers for a CPF: a dead end. For security, the page is the same for an unknown
* CPF as for a customer without offers (S4).
*/
var semOfertas = {
	id: "sem-ofertas",
	kind: "outcome",
	view: "no-offers",
	isDeadEnd: true,
	variant: ({ facts }) => facts.isUnavailable ? "unavailable" : "",
	fields: [],
	schema: noValues,
	applies: ({ facts: { offers } }) => offers?.plans.length === 0,
	isDone: () => false
};
// src/sagas/customer-lookup/check-availability.ts
/**
* Checks whether customers can be looked up, before their document is asked for. If not, the visitor is shown
* a telephone number instead (D88).
*/
function* learnAvailability() {
	const { api } = yield* outside();
	if ((yield* select(selectOrder)).facts.offers !== null) return;
	const at = yield* select(selectPosition);
	try {
		const { isAvailable } = yield* call(api.customer.availability);
		if (isAvailable) return;
	} catch (error) {
		if (error instanceof ApiError) return;
		throw error;
	}
	if ((yield* select(selectPosition)) !== at) return;
	yield* put(factsLearned({ facts: {
		offers: {
			plans: [],
			extras: []
		},
		isUnavailable: true
	} }));
	yield* moveOn(at);
}
// src/contract/plan.ts
/** Schemas of a plan and of the plan list of a campaign. */
/** A benefit that comes with a plan (M§3). */
var PlanBenefit = object({
	slug: string(),
	benefit: string()
});
/**
* A plan as every call returns it (F§3, M§3). Prices are in reais per month. `price_full` is the list price,
* which is paid after the promotion. `price` is the price without direct debit, `price_with_dacc` the price
* with it. `discount` is how much direct debit reduces `price_full`. Speeds are in Mbps.
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
// src/contract/migration.ts
/** Schemas of a migration, in which a customer on the old network orders fibre. */
/**
* POST fiber-migration/offers: looks up the offers of a customer on the old network (F§7, D9). `addon` is the
* whole campaign prefix and is stored with the lead. If it is omitted or unknown, `migracao-ultrafibra` is
* stored. A repeated call with the same Idempotency-Key returns the same lead.
*/
var MigrationRequest = object({
	...Tracking.shape,
	cpf: text(18),
	...Campaign.shape,
	proof: optional(LeadId)
});
/** The customer's record. All values are masked. */
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
// src/contract/renewal.ts
/** Schemas of the API calls with which a fibre customer renews the contract. */
/**
* POST renewalBaseUser/documentNumber: looks up the renewal offers of an existing fibre customer (F§7).
* `addon` is the whole campaign prefix and is stored with the request. A repeated call with the same
* Idempotency-Key returns the same renewal request.
*
* A document that is looked up too often is refused with 429, `help: 'code'` and `proof`, whether or not it
* belongs to a customer (D89). POST renewalBaseUser/{proof}/code then sends a code to the e-mail address on
* record (`sentTo` is empty in the reply), and PATCH checks the code. For an hour afterwards, the call
* succeeds if it sends this `proof`.
*/
var RenewalRequest = object({
	...Tracking.shape,
	cpf: text(18),
	...Campaign.shape,
	proof: optional(LeadId)
});
/**
* Reply of POST renewalBaseUser/documentNumber: the offers of a renewal request. The shape is the same for
* customers and others (S4); without offers the lists are empty. `extraOffers` (not in the specified API) may
* be added to one of `plansOffers`. If `codeNeeded` is true, the renewal can be finished only with a code
* that is sent to `contact` (masked).
*/
var RenewalOffers = object({
	success: literal(true),
	id_renewal_request: string(),
	id_renewal_base_user: string(),
	plansOffers: array(Plan),
	extraOffers: array(Plan),
	contact: nullable(string()),
	/** The customer's record, with masked values only; null if `contact` is null. */
	userData: optional(nullable(object({
		documentNumber: string(),
		name: string(),
		email: string(),
		phone: string()
	}))),
	codeNeeded: boolean(),
	/** A short code that the customer can read out to an agent on the phone (D72). */
	reference: optional(string())
});
extend(RenewalOffers, {
	verified: boolean(),
	/** Ids of the chosen plans. */
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
object({ accept_information: literal(true) });
object({
	success: literal(true),
	orderNumber: string()
});
// src/funnel/restore-renewal.ts
/** Rebuilds a renewal order from the data that the server has stored. */
/**
* Converts the server's reply about a renewal to the data that the order keeps (`Facts`), such as the
* customer's offers and the masked values of the customer's record.
*/
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
/**
* Rebuilds an order from a stored renewal (D71). A choice that is no longer offered is dropped, so that the
* visitor is asked again.
*/
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
// src/sagas/subject/look-up-by-document.ts
/** Body of a lookup: the document, with the visit's tracking and campaign. */
var requestOf = ({ cpf, proof }, visit) => ({
	...visit,
	cpf,
	...proof && { proof }
});
/** Looks up a customer's renewal offers: POST renewalBaseUser/documentNumber. */
function* openRenewal(api, document, visit, key) {
	const body = RenewalRequest.parse(requestOf(document, visit));
	const reply = yield* call(api.customer.renewalOffers, body, key);
	return {
		subjectId: reply.plansOffers.length > 0 ? reply.id_renewal_request : null,
		facts: renewalFacts(reply)
	};
}
/** Looks up a customer's migration offers: POST fiber-migration/offers. */
function* openMigration(api, document, visit, key) {
	const body = MigrationRequest.parse(requestOf(document, visit));
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
// src/sagas/customer-lookup/submit-document.ts
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
* Handles a submitted document. It goes to the customer's offers, to the journey for the other kind of
* customer or, if there is no offer, to the options for new customers (D9, D51). A new document opens a new
* request.
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
/** Whether the server rejected the document itself. Any other error may be temporary. */
var isRefusal = ({ failure }) => failure.kind === "server" && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
function* lookUpOrRefuse(step, first) {
	const name = step.fields[0]?.name ?? "";
	const order = yield* select(selectOrder);
	const { uuid } = yield* outside();
	let values = first;
	let keys = [uuid(), uuid()];
	let proof;
	try {
		return yield* callWithRetry("document", function* (word) {
			if (word && retryAsked.match(word)) proof = word.payload?.proof ?? proof;
			const again = word && answered.match(word) ? word.payload.answers[step.id] : void 0;
			if (again) {
				const checked = check(step, again, order);
				if ("problems" in checked) return {
					who: "refused",
					problems: checked.problems
				};
				if (checked.values[name] !== values[name]) {
					keys = [uuid(), uuid()];
					proof = void 0;
				}
				values = checked.values;
			}
			return yield* lookUp(values, {
				cpf: values[name] ?? "",
				proof
			}, keys);
		}, isRefusal);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return {
			who: "refused",
			problems: { [name]: error.problem }
		};
	}
}
/** Removes the campaign, because the other journey has its own. */
var outsideCampaign = ({ addon: _addon, prefix: _prefix, ...visit }) => visit;
/**
* Looks for this journey's customers first, then for the other journey's. The server counts both as one
* lookup (S5).
*/
function* lookUp(values, document, [ownKey, otherKey]) {
	const { api, subject, visit } = yield* outside();
	if (!subject?.open) return {
		who: "nobody",
		values,
		facts: {}
	};
	const opened = yield* subject.open(api, document, visit(), ownKey);
	const { subjectId: id, facts } = opened;
	if (id) return {
		who: "own",
		values,
		id,
		opened
	};
	const way = OTHERS[subject.kind];
	const other = way && (yield* way.open(api, document, outsideCampaign(visit()), otherKey));
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
/** Forgets everything that an earlier document had brought into the order. Returns the empty order. */
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
export { learnAvailability as a, semOfertas$1 as c, restoreRenewal as i, consultaCpf$1 as l, openMigration as n, semOfertas as o, openRenewal as r, consultaCpf as s, submitDocument as t };
