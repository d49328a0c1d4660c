import { O as object, _ as field, k as optional, n as addSteps, t as addJourney, x as _enum } from "./journeys-pH3FiARx.js";
import { a as parsePhone, r as maskPhone } from "./phone-CCQTMhvg.js";
import { G as leadSubject, K as storedLead, Pt as addTexts, U as checkoutParts, X as phoneBody, Z as restorePhone, at as needsPlans, it as firstSteps, ot as pages, rt as backs } from "../prerender.js";
import { t as telefone } from "./telefone-C88ad49R.js";
import { t as ApiError } from "./errors-BYL2o9Wp.js";
import { n as Tracking } from "./common-C_zqDYbt.js";
import { F as isChange, I as keepsMasked, P as check, f as selectOrder, j as isNextMissing, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { o as planOf } from "./plan-choice-BmSFE4p5.js";
import { E as factsLearned, I as noticeRaised, V as refused, i as answered, tt as saved, y as correctionLeft } from "./events-Dzy0BOWM.js";
import { n as takeWayOut, o as savesFlushed, r as wayOut, s as cancelWhenLeft } from "./recover-BGNNGwQ3.js";
import { c as outside, d as put, l as call, p as select } from "./kept-address-Cc9wzmbR.js";
import { t as callWithRetry } from "./retry-DT4464G0.js";
import { n as moveOn, r as takeAnswer } from "./move-DQvPDUCD.js";
// src/funnel/steps/consulta-telefone.ts
/** A mobile number: landlines earn no bonus. */
var line$1 = field((raw) => {
	const parsed = parsePhone(raw);
	return "value" in parsed && parsed.value.length !== 11 ? { problem: "Digite o número do celular, com DDD" } : parsed;
});
/**
* The mobile line that may earn a bonus; it doubles as the telephone (D5, D68). Its own call saves it. One that a
* marketing page has asked for, with its consent, is saved like any answer: the server looks it up all the same.
*/
var consultaTelefone$1 = {
	id: "consulta-telefone",
	kind: "question",
	view: "line",
	submits: "line",
	doublesAs: "telefone",
	fields: [{
		name: "phone",
		kind: "text",
		mask: "phone",
		inputMode: "tel",
		autoComplete: "tel-national"
	}],
	schema: () => object({
		phone: line$1,
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
// src/funnel/journeys/mobile.ts
var line = {
	path: "/checkout/consulta-telefone/",
	layout: "checkout",
	stage: "disponibilidade",
	steps: ["consulta-telefone"]
};
/** The mobile line is asked before the name (D5). */
var pagesOfMobile = pages.flatMap((page) => page.steps.includes("nome") ? [line, page] : [page]);
var backsOfMobile = {
	...backs,
	"consulta-telefone": () => "nr-imovel"
};
/** Campaigns of the mobile brands: the visitor's mobile line may earn a bonus (D5). */
var mobile = addJourney({
	id: "mobile",
	root: "",
	pages: pagesOfMobile,
	backs: backsOfMobile,
	redirect: (order, wanted) => needsPlans(order, wanted, "planos"),
	subject: "lead"
}, firstSteps);
/**
* Steps of the mobile brands. The mobile line doubles as the telephone, so that step is skipped in both directions.
*/
var ownSteps = [consultaTelefone$1, {
	...telefone,
	applies: () => false,
	isDone: () => true,
	restore: () => null
}];
// src/content/steps/consulta-telefone.ts
var consultaTelefone = {
	title: "Seu celular TIM",
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
	}
};
// src/funnel/line-notice.ts
/** The message after a mobile line lookup (D68); names the plan's bonus where possible. */
function lineNotice(order, hasBonus) {
	if (!hasBonus) return "Não achamos essa linha; seguimos sem o bônus";
	const [bonus] = planOf(order)?.addonBonus ?? [];
	return bonus ? `Sua linha tem bônus: ${bonus.addon_description.replace(/\.$/, "")}.` : "Sua linha tem bônus, e ele já está no seu pedido.";
}
// src/sagas/line/line.ts
/**
* The mobile line: POST lead/createFromRenta stores it as the lead's phone number and tells whether it earns a bonus.
* An unknown line does not block the order (D68). The phone's version is kept, so that a later correction is no
* conflict (D58).
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
			problems: { [step.fields[0]?.name ?? ""]: outcome.problem }
		}));
		return;
	}
	const { idPlanAddonBonus, version } = outcome.reply;
	const hasBonus = idPlanAddonBonus !== null;
	yield* put(saved({
		key: "",
		wire: "phone",
		version
	}));
	yield* put(factsLearned({ facts: { lineHasBonus: hasBonus } }));
	yield* takeAnswer(step.id, outcome.values);
	yield* moveOn(step.id, isNextMissing(order, step.id, "pages"));
	const text = lineNotice(yield* select(selectOrder), hasBonus);
	yield* put(noticeRaised({
		kind: "told",
		tone: hasBonus ? "done" : "info",
		text
	}));
}
/** Permanently rejected: another number is needed. */
var isRefusal = ({ failure }) => failure.kind === "server" && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
function* bringLine(step, first) {
	if (!(yield* savesFlushed("line"))) return null;
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
		return way ? { way } : { problem: error.message };
	}
}
/** The attribution part of what is sent with a lead. */
var trackingOf = (visit) => Object.fromEntries(Object.entries(visit).filter(([name]) => Object.hasOwn(Tracking.shape, name)));
function requestOf(order, idLead, { phone = "" }, visit) {
	const plan = planOf(order);
	return {
		...trackingOf(visit),
		idLead,
		phoneNumber: phone,
		...plan ? { idPlan: plan.id } : {},
		...order.prefix ? { addon: order.prefix } : {}
	};
}
/** Shared by every journey that asks for a mobile line. */
var lineParts = { submits: { line: submitLine } };
// src/sagas/subject/mobile.ts
var factsOf = ({ answered, idPlanAddonBonus }) => ({ lineHasBonus: answered.includes("phone") ? Boolean(idPlanAddonBonus) : null });
/** A lead of a mobile brand: it knows whether the visitor's line earned a bonus (D5, D68). */
var mobileSubject = {
	...leadSubject,
	load: (api, id) => storedLead(api, id, factsOf)
};
// src/app/journeys/mobile-parts.ts
addTexts({ "consulta-telefone": consultaTelefone });
/** The parts of a journey that asks for a mobile line. */
var mobileParts = (id) => ({
	...checkoutParts(id),
	...lineParts,
	subject: mobileSubject,
	later: async () => {
		await checkoutParts(id).later?.();
		addSteps(id, ownSteps);
	}
});
export { mobile as n, pagesOfMobile as r, mobileParts as t };
