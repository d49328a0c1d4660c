import { t as orderSummary } from "./order-summary-DDsr-jQs.js";
import { n as planBadges, t as bonusOf } from "./plan-badges-CKGAnySi.js";
import { n as scheduleText } from "./appointment-text-CR6wwsWo.js";
import { i as findStep, m as stepOf, s as idsOf } from "./journeys-CWpcRNhs.js";
import { a as orderPrice, c as plansOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { n as formatCep } from "./cep-DF-D-U5U.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-CfyhCTWB.js";
import { t as formatPhone } from "./phone-CuKDOHhU.js";
import { t as answerText } from "./answer-text-to6_9Otl.js";
import { t as priceCondition } from "./price-condition-DrXaKcVZ.js";
import { L as textOf, R as wordingOf } from "../prerender.js";
// src/content/review.ts
/** Texts of the review page, on which visitors check their answers and place the order (U6). */
var review = {
	change: "Alterar",
	/** Says what “Alterar” (change) refers to; only screen readers read it. */
	changeContext: (what) => `: ${what}`,
	groups: {
		plan: "Plano e preço",
		address: "Endereço da instalação",
		person: "Seus dados",
		payment: "Pagamento",
		installation: "Instalação"
	},
	labels: {
		price: "Mensalidade",
		payment: "Forma de pagamento"
	},
	monthly: (price, condition) => `${price} por mês ${condition}`,
	notice: "Nada é contratado antes de você tocar em “Confirmar pedido”.",
	confirm: "Confirmar pedido",
	confirming: "Confirmando o pedido",
	readOnly: "Este pedido já foi feito. Aqui está o que você pediu.",
	/** Shown after a house number without complement (D80). */
	noComplement: "sem complemento"
};
// src/questions/order-display.ts
/** Turns an order into the texts and rows that cards, review and receipt show. */
/**
* Returns the explanation of an advertised speed that includes a bonus, such as '600 Mega + 100 Mega de
* bônus' (D28). Returns undefined if the plan has no bonus.
*/
function noteOf({ sku, plan_download: download }) {
	const bonus = soldSpeed(sku) - download;
	return bonus > 0 && download > 0 ? bonusOf(speedName(download), speedName(bonus)) : void 0;
}
/** Returns a plan as cards, review and receipt show it. */
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
/**
* Combines all chosen plans into one view, with their names joined and their prices added. Returns null if no
* plan is chosen.
*/
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
/**
* Returns street, number, complement and town in one line, or the masked address from the customer's record.
* Returns '' while the address is unknown.
*/
function addressText(order, home = answerText(order, "nr-imovel")) {
	const place = order.facts.coverage?.address;
	const onRecord = order.facts.onRecord?.address;
	if (onRecord && !order.answers.cep) return onRecord;
	if (!place) return [formatCep(order.answers.cep?.values.cep ?? ""), home].filter(Boolean).join(", ");
	return [
		place.address || order.answers.instalacao?.values.address,
		home,
		place.neighborhood,
		`${place.city}/${place.state}`
	].filter(Boolean).join(", ");
}
/**
* Returns the address for the review. It points out a missing complement, because the technician needs it to
* find a flat (D80).
*/
function checkedAddress(order) {
	const { number, complement } = order.answers["nr-imovel"]?.values ?? {};
	const home = answerText(order, "nr-imovel");
	return addressText(order, number && !complement ? `${home}, ${review.noComplement}` : home);
}
/** Returns the e-mail address, possibly masked; '' while unknown. */
var emailOf = (order) => order.answers.email?.values.email ?? order.facts.onRecord?.email ?? "";
/** Returns the requested installation dates or, once the order is placed, the appointment. */
function datesText(order) {
	const schedule = order.finished?.schedule;
	if (!schedule) return answerText(order, "data-instalacao");
	return scheduleText(schedule);
}
/** Returns how the order is paid, in words; '' while unknown. */
function paymentText(order) {
	const review = findStep(order, ({ kind }) => kind === "review");
	return answerText(order, "ativar-debito") || review && textOf(order, review.id).payment || "";
}
/** Returns the plan and the rows that the order summary shows so far. Every answer may add a row. */
function glanceOf(order) {
	const plan = orderView(order);
	const rows = [
		{
			label: orderSummary.address,
			value: addressText(order)
		},
		{
			label: orderSummary.due,
			value: answerText(order, "data-de-vencimento")
		},
		{
			label: orderSummary.payment,
			value: paymentText(order)
		},
		{
			label: orderSummary.dates,
			value: datesText(order)
		}
	].filter((row) => row.value);
	return {
		plan: plan ? {
			name: plan.name,
			price: orderPrice(order),
			priceFull: plan.priceFull,
			condition: priceCondition(order)
		} : void 0,
		rows
	};
}
/**
* Returns the full phone number if this tab has it, so that the visitor can check it in the review (D63).
* Otherwise returns the masked number.
*/
var wholePhone = (order, id) => formatPhone(order.answers[id]?.values.phone ?? "") || answerText(order, id);
/** Functions that return the text of a review row, for the steps whose row differs from the plain answer. */
var SAID = {
	planos: (order) => orderView(order)?.name ?? "",
	ofertas: (order) => orderView(order)?.name ?? "",
	"nr-imovel": checkedAddress,
	"data-instalacao": datesText,
	telefone: (order) => wholePhone(order, "telefone"),
	"consulta-telefone": (order) => wholePhone(order, "consulta-telefone"),
	endereco: (order) => order.answers.cep ? "" : addressText(order)
};
/**
* Returns the review rows that belong to no step, by the group to which they are appended: the price, and the
* payment where the journey does not ask for it.
*/
var moreOf = (order) => {
	const price = plansOf(order).length > 0 ? review.monthly(unbrokenBRL(orderPrice(order)), priceCondition(order)) : "";
	const payment = order.answers["ativar-debito"] ? "" : paymentText(order);
	return {
		plan: {
			label: review.labels.price,
			value: price,
			step: null
		},
		payment: {
			label: review.labels.payment,
			value: payment,
			step: null
		}
	};
};
var mayChange = (order, id) => {
	const step = stepOf(order, id);
	return step.applies(order) || step.isOpenForChange === true || step.mayVisit?.(order) === true;
};
/**
* Whether the review shows a step. It also shows a plan chosen by a link and data from the customer's record,
* although the visitor was not asked for them.
*/
var isReviewed = (order, id) => {
	const step = stepOf(order, id);
	return step.applies(order) || step.isOpenForChange === true || order.answers[id]?.masked !== void 0;
};
/** Returns the groups of the review. Each row names the step that changes its answer (U6). */
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
export { planView as a, orderView as i, emailOf as n, reviewOf as o, glanceOf as r, review as s, addressText as t };
