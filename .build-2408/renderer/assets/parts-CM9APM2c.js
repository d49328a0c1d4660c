import { i as parsePhone, n as maskPhone } from "./phone-CuKDOHhU.js";
import { A as optional, S as _enum, _ as field, i as findStep, k as object, t as addJourney } from "./journeys-CWpcRNhs.js";
import { n as restorePhone, t as phoneBody } from "./save-and-restore-phone-eKYTGD6u.js";
import { c as needsPlans, l as pages, n as leadSubject, r as storedLead, s as backs } from "./lead-DqMxxizc.js";
import { t as telefone } from "./telefone-DJSKXh0V.js";
import { S as takeEvery, _ as put, h as call, m as outside, t as ApiError, y as select } from "./errors-B7wXR0Oe.js";
import { i as Tracking } from "./common-B84931Z5.js";
import { F as check, I as isChange, L as keepsMasked, M as isNextMissing, T as selectSubjectId, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { D as factsLearned, R as noticeRaised, W as refused, at as saved, b as correctionLeft, i as answered, x as coverageChecked } from "./events-C3g4CRov.js";
import { l as waitForSaves, n as takeWayOut, r as wayOut, u as cancelWhenLeft } from "./recover-from-rejected-call-CaieKQMY.js";
import { t as callWithRetry } from "./retry-7l5ajxsk.js";
import { n as moveOn, r as takeAnswer } from "./go-to-step-CygVGI-p.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { n as registerJourney, t as checkoutLater } from "./register-Cp3A3NRU.js";
import { w as ofCheckout } from "../prerender.js";
// src/funnel/journeys/mobile/journey.ts
/** The journey of the mobile brands' campaigns. */
var line$1 = {
	path: "/checkout/consulta-telefone/",
	layout: "checkout",
	stage: "disponibilidade",
	steps: ["consulta-telefone"]
};
/** Pages of the standard journey, with a page for the mobile number before the name (D5). */
var pagesOfMobile = pages.flatMap((page) => page.steps.includes("nome") ? [line$1, page] : [page]);
var backsOfMobile = {
	...backs,
	"consulta-telefone": () => "nr-imovel"
};
/** Journey for the campaigns of mobile phone brands. The visitor's mobile number may earn a bonus (D5). */
var mobile = addJourney({
	id: "mobile",
	root: "",
	pages: pagesOfMobile,
	backs: backsOfMobile,
	redirect: (order, wanted) => needsPlans(order, wanted, "planos"),
	subject: "lead"
});
// src/content/steps/consulta-telefone.ts
/** Texts of the question that asks for the visitor's TIM mobile number, which may earn a bonus. */
var consultaTelefone$1 = {
	title: "Seu celular TIM",
	stage: "Seu celular TIM",
	heading: "Qual é o número do seu celular TIM?",
	again: "E o seu celular TIM?",
	why: "Se a linha tiver bônus, ele entra no pedido. É também o seu telefone de contato.",
	labels: { phone: "Celular com DDD" },
	placeholders: { phone: "(00) 00000-0000" },
	submit: "Consultar minha linha",
	help: "Escreva o celular com o DDD, do jeito que preferir: 11 98765-4321 ou (11) 987654321. Sem linha TIM? Escreva o seu número mesmo assim: seguimos sem o bônus.",
	name: "celular",
	words: [
		"celular",
		"linha",
		"telefone",
		"numero do celular",
		"numero do telefone",
		"numero de telefone",
		"whatsapp",
		"ddd"
	],
	row: {
		group: "person",
		label: "Celular"
	},
	result: ({ hasBonus, bonus }) => hasBonus !== "true" ? "Não achamos essa linha; seguimos sem o bônus" : bonus ? `Sua linha tem bônus: ${bonus.replace(/\.$/, "")}.` : "Sua linha tem bônus, e ele já está no seu pedido."
};
// src/funnel/journeys/mobile/consulta-telefone.ts
/** The mobile number step of the mobile journey. */
/** Schema of a mobile number. Landlines are rejected, because they earn no bonus. */
var line = field((raw) => {
	const parsed = parsePhone(raw);
	return "value" in parsed && parsed.value.length !== 11 ? { problem: "celular-vazio" } : parsed;
});
/**
* Step for the visitor's mobile number, which may earn a bonus and also serves as the order's phone number
* (D5, D68). A separate API call saves the number. But if a marketing page has already asked for number and
* consent, the number is saved like any other answer, and the server then looks up the bonus.
*/
var consultaTelefone = {
	id: "consulta-telefone",
	kind: "question",
	view: "line",
	submits: "line",
	doublesAs: "telefone",
	fields: [{
		name: "phone",
		kind: "text",
		said: "phone",
		mask: "phone",
		inputMode: "tel",
		autoComplete: "tel-national"
	}],
	schema: () => object({
		phone: line,
		acceptPhoneContact: optional(_enum(["true", "false"]))
	}),
	save: (values) => values.acceptPhoneContact === void 0 ? null : {
		step: "phone",
		body: phoneBody(values)
	},
	wire: ["phone"],
	applies: () => true,
	isDone: (order) => order.answers["consulta-telefone"] !== void 0,
	restore: restorePhone,
	show: (values) => maskPhone(values.phone ?? ""),
	secret: true
};
// src/funnel/journeys/mobile/telefone.ts
/**
* Phone step of the mobile journey. It is always skipped, because the mobile number also serves as the phone
* number.
*/
var noPhone = {
	...telefone,
	applies: () => false,
	isDone: () => true,
	restore: () => null
};
// src/sagas/subject/mobile.ts
/** Reads from a lead whether its mobile number earned a bonus; null if the lead has no number yet. */
var mobileFacts = ({ answered, idPlanAddonBonus }) => ({ lineHasBonus: answered.includes("phone") ? Boolean(idPlanAddonBonus) : null });
/**
* Server calls for a lead of a mobile brand. Loading it also restores whether the mobile number earned a
* bonus (D5, D68).
*/
var mobileSubject = {
	...leadSubject,
	load: (api, id) => storedLead(api, id, mobileFacts)
};
// src/sagas/line/early-number-bonus.ts
/** Shows a notice that says whether a mobile number earns a bonus (D68). */
function* tellOfLine(hasBonus) {
	const order = yield* select(selectOrder);
	const [bonus] = planOf(order)?.addonBonus ?? [];
	const of = findStep(order, ({ submits }) => submits === "line")?.id ?? "";
	const values = {
		hasBonus: String(hasBonus),
		bonus: bonus?.addon_description ?? ""
	};
	yield* put(noticeRaised({
		kind: "result",
		of,
		tone: hasBonus ? "done" : "info",
		values
	}));
}
/**
* Whether an event says that the telephone number has been stored. Early answers are stored when the lead is
* created.
*/
var isStored = (action) => coverageChecked.match(action) || saved.match(action) && action.payload.wire === "phone";
/**
* Watches for a mobile number that was given on a marketing page. The calls that store the number do not
* return its bonus, so this loads the lead in the background and shows the bonus as the number's own question
* does. If no reply comes, nothing is shown.
*/
function* watchEarlyLine() {
	yield* takeEvery(isStored, safely(lookAtLine));
}
function* lookAtLine() {
	const { api } = yield* outside();
	const id = yield* select(selectSubjectId);
	if (!id || !(yield* isOpen())) return;
	try {
		const { lineHasBonus } = mobileFacts(yield* call(api.lead.load, id));
		if (typeof lineHasBonus !== "boolean" || !(yield* isOpen())) return;
		yield* put(factsLearned({ facts: { lineHasBonus } }));
		yield* tellOfLine(lineHasBonus);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
	}
}
/** Whether a mobile number was given whose bonus is still unknown. */
function* isOpen() {
	const { answers, facts } = yield* select(selectOrder);
	return answers["consulta-telefone"] !== void 0 && facts.lineHasBonus === null;
}
// src/sagas/line/mobile-number.ts
/**
* Submits the mobile number. POST lead/createFromRenta stores it as the lead's telephone number and says
* whether it earns a bonus. An unknown number does not block the order (D68). The version of the answer is
* kept, so that a later correction causes no conflict (D58).
*/
function* submitLine(step, raw) {
	const order = yield* select(selectOrder);
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
	if (!isChange(order, step.id, checked.values)) {
		yield* moveOn(step.id);
		return;
	}
	const outcome = yield* cancelWhenLeft(step.id, () => bringLine(step, checked.values));
	if (!outcome) return;
	if ("way" in outcome) {
		yield* takeWayOut(outcome.way);
		return;
	}
	if ("problem" in outcome) {
		yield* put(refused({
			step: step.id,
			problems: { [step.fields[0]?.name ?? ""]: outcome }
		}));
		return;
	}
	const { idPlanAddonBonus, version } = outcome.reply;
	const hasBonus = idPlanAddonBonus !== null;
	yield* put(factsLearned({ facts: { lineHasBonus: hasBonus } }));
	yield* put(saved({
		key: "",
		wire: "phone",
		version
	}));
	yield* takeAnswer(step.id, outcome.values);
	yield* moveOn(step.id, isNextMissing(order, step.id, "pages"));
	yield* tellOfLine(hasBonus);
}
/** Whether the number was rejected for good, so that another one is needed. */
var isRefusal = ({ failure }) => failure.kind === "server" && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
function* bringLine(step, first) {
	if (!(yield* waitForSaves("line"))) return null;
	const { api, uuid, visit } = yield* outside();
	const id = yield* select(selectSubjectId);
	const order = yield* select(selectOrder);
	if (!id) return null;
	let values = first;
	let key = uuid();
	try {
		return {
			reply: yield* callWithRetry("line", function* (word) {
				const again = word && answered.match(word) ? word.payload.answers[step.id] : void 0;
				const checked = again ? check(step, again, order) : null;
				if (checked && "values" in checked && checked.values.phone !== values.phone) {
					values = checked.values;
					key = uuid();
				}
				return yield* call(api.lead.bringLine, requestOf(order, id, values, visit()), key);
			}, (error) => isRefusal(error) || wayOut(error, order) !== null),
			values
		};
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const way = wayOut(error, order);
		return way ? { way } : error.problem;
	}
}
/** Returns only the tracking parameters among the data that is sent with a lead. */
var trackingOf = (visit) => Object.fromEntries(Object.entries(visit).filter(([name]) => Object.hasOwn(Tracking.shape, name)));
function requestOf(order, idLead, { phone = "" }, visit) {
	const plan = planOf(order);
	return {
		...trackingOf(visit),
		idLead,
		phoneNumber: phone,
		...plan ? { idPlan: plan.id } : {},
		addon: visit.addon,
		prefix: visit.prefix
	};
}
/** Sagas for every journey that asks for a mobile number. */
var lineParts = {
	submits: { line: submitLine },
	watch: watchEarlyLine
};
// src/app/journeys/mobile/parts.ts
/** First steps and sagas of a checkout that also asks for the visitor's mobile number with the operator. */
var ofMobile = {
	...ofCheckout,
	...lineParts,
	drawings: "fibre",
	views: { line: async () => import("./LineQuestion-Bf-NyN1C.js") },
	subject: mobileSubject,
	later: async () => {
		const checkout = await checkoutLater();
		return {
			...checkout,
			steps: [
				...checkout.steps,
				[consultaTelefone, consultaTelefone$1],
				[noPhone]
			]
		};
	}
};
/** What the browser loads for the journey of the operator's mobile brands. */
var parts = registerJourney({
	id: mobile.id,
	...ofMobile
});
export { pagesOfMobile as n, ofMobile, parts, mobile as t };
