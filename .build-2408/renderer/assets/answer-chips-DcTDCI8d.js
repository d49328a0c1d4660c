import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { n as maskTail } from "./mask-personal-data-BjVy0LiO.js";
import { m as stepOf } from "./journeys-CWpcRNhs.js";
import { n as formatCep } from "./cep-DF-D-U5U.js";
import { t as formatCnpj } from "./cnpj-DRMfFSnr.js";
import { t as formatCpf } from "./cpf-9aMRIfDX.js";
import { n as listInWords } from "./list-in-words-BqU3x7DH.js";
import { t as formatPhone } from "./phone-CuKDOHhU.js";
import { n as speedName } from "./plan-speed-CfyhCTWB.js";
import { r as shownText } from "./answer-text-to6_9Otl.js";
// src/content/assistant-messages.ts
/** What the chat assistant says between the questions: confirmations, small talk, offers of help (A20). */
var conversation = {
	/** Texts of the chips, the buttons that show what a message answered and let the visitor correct it. */
	chips: {
		correct: (chip) => `Corrigir ${chip}`,
		between: " · "
	},
	/** Confirmations that a message was recorded, used in turn. */
	took: [
		"Anotado.",
		"Certo, anotei.",
		"Peguei tudo."
	],
	/** Texts about a plan that the visitor asked for before the coverage of the address is known. */
	wishes: {
		cheapest: "o plano mais barato",
		fastest: "o plano mais rápido",
		/** `what` is the speed or service: '500 Mega', 'Globoplay'. */
		named: (what) => `um plano com ${what}`,
		/** Stands for a plan that is not on offer and was not named. */
		thatPlan: "esse plano",
		confirm: (wish) => `Você quer ${wish}. É isso?`,
		kept: (wish) => `Anotei: ${wish}. Vejo isso assim que souber o que chega ao seu endereço.`,
		met: (plan) => `Como você pediu, já deixei marcado o ${plan}.`,
		/** Used if the requested plan was chosen without another question; `price` is in reais a month. */
		taken: (plan, price) => `Tem fibra no seu endereço, e anotei o ${plan}: ${unbrokenBRL(price)} por mês com débito automático.`,
		unmet: (wish) => `Neste endereço não há ${wish || "esse plano"}. Estes são os que chegam aí.`
	},
	/** Buttons below a question that asks whether the assistant understood correctly. */
	doubtYes: "Sim, é isso",
	doubtNo: "Não, vou corrigir",
	/** Button that keeps the typed value if a typo was suspected. */
	doubtNoTyped: "Não, está certo",
	/** Reply if the visitor says that the assistant misunderstood; the open question is repeated. */
	doubtDropped: "Tudo bem, não anotei.",
	/** Heading of a part of the conversation that is folded. `asked` is what the visitor said in it. */
	sideTalk: (asked) => {
		const [first, ...others] = asked;
		if (first === void 0) return "Resposta a uma pergunta sua";
		return others.length === 0 ? `Você disse: ${first}` : `Você disse: ${first} (e mais ${others.length})`;
	},
	/** Introduces the reply to a question, if the message also contained an answer. */
	alsoAsked: "E sobre a sua pergunta:",
	/**
	* Replies to small talk; the open question follows. The replies of each list are used in turn, so that
	* visitors do not get the same one twice in a row.
	*/
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
		/** Used instead of `bye` if the browser blocks storage (X19). */
		byeOpen: ["Até logo. Suas respostas ficam só nesta página: para continuar, deixe-a aberta."],
		upset: [
			"Sinto muito pelo incômodo. Vou ser direto.",
			"Entendo. Se preferir uma pessoa, escreva “atendente”.",
			"Entendo, e não quero tomar o seu tempo. Uma pessoa da equipe pode seguir com você:"
		]
	},
	/**
	* Replies after one, two, three and more messages in a row that were not understood. The replies of each
	* list are used in turn.
	*/
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
		/** The reference, `code`, is short and lets agents find the order (D72). */
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
// src/content/answer-chips.ts
/**
* Labels of the chips in the chat. A chip is a small button that shows an answer that the chat understood,
* such as "CEP 01310-100". The keys are field names in requests. Each function gets the displayed value,
* which is masked for secrets (D22). A field without a label has no chip.
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
// src/conversation/answer-chips.ts
/** Converts answers into short texts for the chat, such as the labels of chips, with secrets masked. */
var SERVICES = {
	globoplay: "Globoplay",
	max: "HBO Max",
	paramount: "Paramount+"
};
/** Describes a requested plan: 'cheapest' → 'o plano mais barato', '500' → 'um plano com 500 Mega'. */
function wishText(wish) {
	const { cheapest, fastest, named } = conversation.wishes;
	if (wish === "cheapest") return cheapest;
	if (wish === "fastest") return fastest;
	return named(listInWords(wish.split(" ").map((part) => SERVICES[part] ?? speedName(Number(part)))));
}
/** How the values of secret answers are shown in full. */
var FORMATS = {
	phone: formatPhone,
	cpf: formatCpf,
	cnpj: formatCnpj
};
/**
* Returns the text that shows a value, or '' if the value should not appear.
* @param isWhole whether a secret is shown in full, because the visitor is asked whether it is right (D94)
*/
function shownValue(order, step, name, values, banks, isWhole) {
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
		case "account_number": return isWhole ? value : maskTail(value);
		case "accept_promotions": return value === "true" ? value : "";
		default:
			if (!secret || !value) return value;
			return isWhole ? FORMATS[name]?.(value) ?? value : shownText(order, step, show?.(values, order) ?? "");
	}
}
/** Returns the values of an answer as shown to the visitor, in the order of its fields. */
function partsOf(order, step, values, banks, isWhole) {
	const known = stepOf(order, step).fields.map(({ name }) => name);
	return [...known, ...Object.keys(values).filter((name) => !known.includes(name))].flatMap((name) => {
		const shown = values[name] ? shownValue(order, step, name, values, banks, isWhole) : "";
		return shown ? [{
			name,
			shown
		}] : [];
	});
}
/**
* Returns the values of an answer as texts without labels: ['João Pereira']. Secrets are masked (D22), unless `isWhole`
* (D94).
*/
function shownValues(order, step, values, banks, isWhole = false) {
	return partsOf(order, step, values, banks, isWhole).flatMap(({ name, shown }) => {
		if (name === "period" || name === "direct_debit") return [chipLabels[name]?.(shown) ?? shown];
		return name in chipLabels ? [shown] : [];
	});
}
/**
* Returns the labels of the chips that show an answer in the chat: ['nº 1000', 'apto 12']. Secrets are masked (D22),
* unless `isWhole` (D94).
*/
function chipsOf(order, step, values, banks, isWhole = false) {
	return partsOf(order, step, values, banks, isWhole).flatMap(({ name, shown }) => chipLabels[name]?.(shown) ?? []);
}
export { conversation as i, shownValues as n, wishText as r, chipsOf as t };
