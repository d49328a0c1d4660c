import { Ct as frame, F as bonusOf, I as planBadges, It as textOf, Lt as wordingOf } from "../prerender.js";
import { m as stepOf, s as idsOf } from "./journeys-pH3FiARx.js";
import { a as orderPrice, s as plansOf } from "./plan-choice-BmSFE4p5.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { n as formatCep } from "./cep-BPSGuaK2.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-D9pZ3Uy0.js";
import { n as formatPhone } from "./phone-CCQTMhvg.js";
import { t as answerText } from "./answer-text-C_Ck7uUJ.js";
// src/content/review.ts
/** Texts of the review before the order (U6). */
var review = {
	change: "Alterar",
	/** Visually hidden context after “Alterar”. */
	changeContext: (what) => `: ${what}`,
	groups: {
		plan: "Plano e preço",
		address: "Endereço da instalação",
		person: "Seus dados",
		payment: "Pagamento",
		installation: "Instalação"
	},
	labels: { price: "Mensalidade" },
	notice: "Nada é contratado antes de você tocar em “Confirmar pedido”.",
	confirm: "Confirmar pedido",
	confirming: "Confirmando o pedido",
	readOnly: "Este pedido já foi feito. Aqui está o que você pediu.",
	seeReceipt: "Ver recibo",
	debitYes: "Sim",
	debitNo: "Não, fatura todo mês",
	dueDay: (day) => `Todo dia ${day}`,
	pricePromotion: "Preço nos primeiros 12 meses"
};
// src/questions/views.ts
/** '600 Mega + 100 Mega de bônus', where more is advertised than the line's own speed (D28). */
function noteOf({ sku, plan_download: download }) {
	const bonus = soldSpeed(sku) - download;
	return bonus > 0 && download > 0 ? bonusOf(speedName(download), speedName(bonus)) : void 0;
}
/** A plan as shown on cards, review and receipt. */
function planView(plan) {
	return {
		id: plan.id,
		name: plan.plan,
		download: plan.plan_download,
		upload: plan.plan_upload,
		priceWithDebit: plan.price_with_dacc,
		price: plan.price,
		priceFull: plan.price_full,
		benefits: plan.benefits.map((benefit) => benefit.benefit),
		badge: planBadges[plan.sku],
		note: noteOf(plan)
	};
}
/** The whole order as one plan: names and prices combined; null when nothing is chosen. */
function orderView(order) {
	const [first, ...others] = plansOf(order).map(planView);
	if (!first) return null;
	return others.reduce((all, plan) => ({
		...all,
		name: `${all.name} + ${plan.name}`,
		priceWithDebit: all.priceWithDebit + plan.priceWithDebit,
		price: all.price + plan.price,
		priceFull: all.priceFull + plan.priceFull,
		benefits: [...all.benefits, ...plan.benefits]
	}), first);
}
/** Street, number, complement and town in one line, or the mask of the address on record; '' while unknown. */
function addressText(order) {
	const place = order.facts.coverage?.address;
	const onRecord = order.facts.onRecord?.address;
	if (onRecord && !order.answers.cep) return onRecord;
	const home = answerText(order, "nr-imovel");
	if (!place) return [formatCep(order.answers.cep?.values.cep ?? ""), home].filter(Boolean).join(", ");
	return [
		place.address || order.answers.instalacao?.values.address,
		home,
		place.neighborhood,
		`${place.city}/${place.state}`
	].filter(Boolean).join(", ");
}
/** Where mail goes, perhaps masked; '' while unknown. */
var emailOf = (order) => order.answers.email?.values.email ?? order.facts.onRecord?.email ?? "";
/** The options of a question; one that saves money says how much a month. */
function optionsOf(order, options = []) {
	const saving = plansOf(order).reduce((sum, plan) => sum + plan.price - plan.price_with_dacc, 0);
	return options.map((option) => option.saving && saving > 0 ? {
		...option,
		detail: `${option.saving(unbrokenBRL(saving))} ${option.detail ?? ""}`
	} : option);
}
/** Undefined for journeys that do not ask. */
function paysByDebit(order) {
	const answer = order.answers["ativar-debito"];
	return answer && answer.values.direct_debit === "true";
}
/** The dates asked for; once the order is placed, the appointment. */
function datesText(order) {
	const schedule = order.finished?.schedule;
	if (!schedule) return answerText(order, "data-instalacao");
	return stepOf(order, "data-instalacao").show?.(schedule, order) ?? "";
}
/** Rows of the order card; grows as answers come in. */
function glanceOf(order) {
	const plan = orderView(order);
	const declined = paysByDebit(order) === false;
	const rows = [
		{
			label: frame.order.address,
			value: addressText(order)
		},
		{
			label: frame.order.due,
			value: answerText(order, "data-de-vencimento")
		},
		{
			label: frame.order.payment,
			value: answerText(order, "ativar-debito")
		},
		{
			label: frame.order.dates,
			value: datesText(order)
		}
	].filter((row) => row.value);
	return {
		plan: plan ? {
			name: plan.name,
			price: orderPrice(order),
			priceFull: plan.priceFull,
			condition: declined ? frame.order.withoutDebit : frame.order.withDebit
		} : void 0,
		rows
	};
}
/** A telephone whole where this session knows it: the review is for checking it (D63). */
var wholePhone = (order, id) => formatPhone(order.answers[id]?.values.phone ?? "") || answerText(order, id);
/** Text of a review row, where it is more than the answer itself. */
var SAID = {
	planos: (order) => orderView(order)?.name ?? "",
	ofertas: (order) => orderView(order)?.name ?? "",
	"nr-imovel": addressText,
	"data-instalacao": datesText,
	telefone: (order) => wholePhone(order, "telefone"),
	"consulta-telefone": (order) => wholePhone(order, "consulta-telefone"),
	endereco: (order) => order.answers.cep ? "" : addressText(order)
};
/** Rows without a step, appended to their group. */
var moreOf = (order) => {
	const price = plansOf(order).length > 0 ? `${unbrokenBRL(orderPrice(order))} por mês` : "";
	return { plan: {
		label: review.labels.price,
		value: price,
		step: null
	} };
};
var mayChange = (order, id) => {
	const step = stepOf(order, id);
	return step.applies(order) || step.isOpenForChange === true || step.mayVisit?.(order) === true;
};
/** The review lists a plan chosen by a link and data on a customer's record, although neither was asked. */
var isReviewed = (order, id) => {
	const step = stepOf(order, id);
	return step.applies(order) || step.isOpenForChange === true || order.answers[id]?.masked !== void 0;
};
/** The groups of the review, each row with the step that changes it (U6). */
function reviewOf(order) {
	const more = moreOf(order);
	const rowsOf = (group) => [...idsOf(order, "chat").filter((id) => textOf(order, id).row?.group === group && order.answers[id]).filter((id) => isReviewed(order, id)).map((id) => ({
		label: wordingOf(order, id).row ?? "",
		value: SAID[id]?.(order) ?? answerText(order, id),
		step: mayChange(order, id) ? id : null
	})), ...more[group] ? [more[group]] : []];
	return Object.keys(review.groups).map((group) => ({
		title: review.groups[group],
		rows: rowsOf(group).filter((row) => row.value)
	})).filter((group) => group.rows.length > 0);
}
export { orderView as a, reviewOf as c, optionsOf as i, review as l, emailOf as n, paysByDebit as o, glanceOf as r, planView as s, addressText as t };
