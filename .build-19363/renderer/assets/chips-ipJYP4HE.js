import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { et as maskTail } from "../prerender.js";
import { m as stepOf } from "./journeys-pH3FiARx.js";
import { n as formatCep } from "./cep-BPSGuaK2.js";
import { n as speedName } from "./plan-speed-D9pZ3Uy0.js";
// src/content/conversation.ts
/** What the assistant says besides the questions: what it took, what it doubts, small talk, ways out (A20). */
var conversation = {
	/** Chips of what a message answered, each of which can be corrected. */
	chips: {
		label: "O que anotei",
		correct: (chip) => `Corrigir ${chip}`,
		between: " · "
	},
	/** Before the next question, where one message answered several. */
	took: [
		"Anotado.",
		"Certo, anotei.",
		"Peguei tudo."
	],
	/** A wish for a plan, said before it is known what the address can have. */
	wishes: {
		cheapest: "o plano mais barato",
		fastest: "o plano mais rápido",
		/** `what` as it was understood: '500 Mega', 'Globoplay'. */
		named: (what) => `um plano com ${what}`,
		kept: (wish) => `Anotei: ${wish}. Vejo isso assim que souber o que chega ao seu endereço.`,
		met: (plan) => `Como você pediu, já deixei marcado o ${plan}.`,
		/** The plan that was taken without being asked for again; `price` in reais a month. */
		taken: (plan, price) => `Tem fibra no seu endereço, e anotei o ${plan}: ${unbrokenBRL(price)} por mês com débito automático.`,
		unmet: (wish) => `Neste endereço não há ${wish}. Estes são os que chegam aí.`
	},
	/** Buttons below a doubt. */
	doubtYes: "Sim, é isso",
	doubtNo: "Não, vou corrigir",
	/** Takes what was typed, where a typo was suspected. */
	doubtNoTyped: "Não, está certo",
	/** After “não” to a doubt, before the question stands again. */
	doubtDropped: "Tudo bem, não anotei.",
	/** After a fact that was asked for together with an answer. */
	alsoAsked: "E sobre a sua pergunta:",
	/** Replies in kind, without an answer in them; the open question follows. Taken in turn, never twice in a row. */
	smalltalk: {
		greeting: [
			"Oi, que bom falar com você.",
			"Olá! Vamos lá.",
			"Oi de novo. Seguimos."
		],
		thanks: [
			"Por nada.",
			"Eu que agradeço.",
			"Imagina."
		],
		bye: ["Até logo. Suas respostas ficam guardadas: é só voltar quando quiser."],
		/** Instead of `bye` where the browser stores nothing (X19). */
		byeOpen: ["Até logo. Suas respostas ficam só nesta página: para continuar, deixe-a aberta."],
		upset: [
			"Sinto muito pelo incômodo. Vou ser direto.",
			"Entendo. Se preferir uma pessoa, escreva “atendente”.",
			"Entendo, e não quero tomar o seu tempo. Uma pessoa da equipe pode seguir com você:"
		]
	},
	/** Not understood once, twice and three times in a row. Each list is taken in turn, so that no line comes twice in a row. */
	escalation: {
		first: [
			"Essa eu não entendi.",
			"Não consegui usar essa mensagem como resposta.",
			"Li a sua mensagem, mas não achei nela a resposta."
		],
		second: ["Vamos por outro caminho: escreva só a resposta ou toque em uma destas opções.", "Ainda não deu. Um exemplo ajuda: toque em uma destas opções."],
		third: "Acho melhor uma pessoa da equipe ajudar daqui.",
		further: [
			"Também não consegui usar essa. Por aqui uma pessoa responde:",
			"Continuo sem entender, e não quero fazer você repetir. Estes são os canais com gente:",
			"Para não errar o seu pedido, não anotei nada dessa mensagem. Uma pessoa pode ajudar:"
		],
		/** The reference finds the order at the operator's desk (D72). */
		reference: (code) => `Diga a referência ${code}: com ela a equipe acha o seu pedido.`,
		stillHere: "Se quiser seguir por aqui, a pergunta continua aberta.",
		buttons: {
			example: "Ver um exemplo",
			skipBack: "Voltar uma pergunta",
			pages: "Responder no formulário",
			human: "Falar com uma pessoa"
		}
	}
};
// src/content/chips.ts
/**
* The label of a chip by wire name of the field: "CEP 01310-100 · nº 1000 · apto 12". The value is given as it is
* shown, secrets as masks (D22). A field without a label has no chip.
*/
var chipLabels = {
	cep: (cep) => `CEP ${cep}`,
	number: (number) => /^s\/?n$/i.test(number) ? "sem número" : `nº ${number}`,
	complement: (complement) => complement,
	block_number: (block) => `quadra ${block}`,
	allotment_number: (lot) => `lote ${lot}`,
	address: (street) => street,
	idPlan: (plan) => plan,
	wish: (wish) => wish,
	name: (name) => name,
	phone: (phone) => phone,
	email: (email) => email,
	accept_promotions: (answer) => answer === "true" ? "quero ofertas" : "sem ofertas",
	birth_date: (date) => `nascimento ${date}`,
	mothers_name: (mask) => `mãe ${mask}`,
	cpf: (mask) => `CPF ${mask}`,
	cnpj: (mask) => `CNPJ ${mask}`,
	due_date: (day) => `vence dia ${day}`,
	direct_debit: (answer) => answer === "true" ? "débito automático" : "fatura",
	bank: (bank) => bank,
	agency: (agency) => `agência ${agency}`,
	account_number: (mask) => `conta ${mask}`,
	date: (date) => `visita ${date}`,
	period: (period) => period === "manha" ? "de manhã" : "à tarde"
};
// src/conversation/chips.ts
var SERVICES = {
	globoplay: "Globoplay",
	max: "HBO Max",
	paramount: "Paramount+"
};
/** 'cheapest' → 'o plano mais barato', '500' → 'um plano com 500 Mega'. */
function wishText(wish) {
	const { cheapest, fastest, named } = conversation.wishes;
	if (wish === "cheapest") return cheapest;
	if (wish === "fastest") return fastest;
	return named(SERVICES[wish] ?? speedName(Number(wish)));
}
/** One value as it may be shown; '' where it says nothing of its own. */
function shownValue(order, step, name, values, banks) {
	const value = values[name] ?? "";
	const { facts } = order;
	const { secret, show } = stepOf(order, step);
	switch (name) {
		case "cep": return formatCep(value);
		case "idPlan": return facts.coverage?.plans.find(({ id }) => id === value)?.plan ?? "";
		case "wish": return wishText(value);
		case "bank": return banks.find(({ id }) => id === value)?.name ?? "";
		case "agency":
		case "due_date":
		case "date":
		case "period":
		case "direct_debit": return value;
		case "account_number": return maskTail(value);
		case "accept_promotions": return value === "true" ? value : "";
		default: return secret && value ? show?.(values, order) ?? "" : value;
	}
}
/** Values of an answer in the order of its fields, each as it may be shown: secrets are masks (D22). */
function partsOf(order, step, values, banks) {
	const known = stepOf(order, step).fields.map(({ name }) => name);
	return [...known, ...Object.keys(values).filter((name) => !known.includes(name))].flatMap((name) => {
		const shown = values[name] ? shownValue(order, step, name, values, banks) : "";
		return shown ? [{
			name,
			shown
		}] : [];
	});
}
/** What was understood, without labels: 'João Pereira'. */
function shownValues(order, step, values, banks) {
	return partsOf(order, step, values, banks).flatMap(({ name, shown }) => {
		if (name === "period" || name === "direct_debit") return [chipLabels[name]?.(shown) ?? shown];
		return name in chipLabels ? [shown] : [];
	});
}
/** The chips of an answer: ['nº 1000', 'apto 12']. */
function chipsOf(order, step, values, banks) {
	return partsOf(order, step, values, banks).flatMap(({ name, shown }) => chipLabels[name]?.(shown) ?? []);
}
export { conversation as i, shownValues as n, wishText as r, chipsOf as t };
