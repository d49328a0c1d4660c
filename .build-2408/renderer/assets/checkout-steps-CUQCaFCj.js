import { t as addressProblems } from "./address-BYGCK3aF.js";
import { t as checkoutProblems } from "./checkout-D1P2Qigk.js";
import { t as codeProblems } from "./one-time-code-FF9K8JzI.js";
import { t as documentProblems } from "./document-and-birth-date-DCpikeWq.js";
import { a as ofertaIndisponivel, i as planos$1, n as planos, r as houseProblems, t as foundText } from "./address-covered-text-CLdH9vM5.js";
import { t as orderProblems } from "./order-actions-Jydim5Po.js";
import { t as personProblems } from "./name-and-email-CLDjED8_.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { n as nrImovelVariants, t as ofertaIndisponivel$1 } from "./oferta-indisponivel-BzSY1GW_.js";
import { t as nome } from "./nome-BmjGeUKX.js";
import { n as nome$1, t as telefone } from "./telefone-ByRL8ttx.js";
import { t as telefone$1 } from "./telefone-DJSKXh0V.js";
import { t as email } from "./email-DWS4Yjhy.js";
import { t as email$1 } from "./email-BQ8JJlwg.js";
import { a as nomeMae$1, i as cpf, n as instalacao$1, o as cpf$1, r as dataNascimento$1, t as nomeMae } from "./nome-mae-ByDw7JDM.js";
import { n as parseAgency, r as DUE_DATES, t as parseAccount } from "./bank-account-Dp8xqEQ9.js";
import { _ as field, g as choice, k as object, v as noValues } from "./journeys-CWpcRNhs.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { a as orderPrice, c as plansOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { n as maskTail } from "./mask-personal-data-BjVy0LiO.js";
import { t as dataInstalacao } from "./data-instalacao-B9ORqOnw.js";
import { t as dataInstalacao$1 } from "./data-instalacao-Bwic51-N.js";
import { n as confirmacao$1, t as pedidoRealizado$1 } from "./pedido-realizado-BTyRl_1a.js";
import { t as nrImovel } from "./nr-imovel-BdtOSRts.js";
// src/content/problems/all-answer-problems.ts
/**
* Error messages for all answers of an order. Browsers load them after the first question. Messages about
* failed requests are in calls.ts and network.ts.
*/
var answerProblems = {
	...addressProblems,
	...checkoutProblems,
	...codeProblems,
	...documentProblems,
	...houseProblems,
	...orderProblems,
	...personProblems,
	...phoneProblems
};
// src/content/steps/data-nascimento.ts
/** Texts of the question that asks for the date of birth. */
var dataNascimento = {
	title: "Data de nascimento",
	heading: "Quando você nasceu?",
	again: "Você nasceu quando?",
	why: "Para contratar é preciso ter 18 anos ou mais.",
	labels: { birth_date: "Data de nascimento" },
	hints: { birth_date: "Dia, mês e ano. Por exemplo: 13/05/1990." },
	placeholders: { birth_date: "dd/mm/aaaa" },
	submit: "Continuar",
	help: "Escreva dia, mês e ano. Pode ser 13/5/90. Para contratar é preciso ter 18 anos.",
	name: "nascimento",
	words: [
		"nascimento",
		"data de nascimento",
		"aniversario",
		"idade",
		"data"
	],
	row: {
		group: "person",
		label: "Nascimento"
	}
};
// src/content/steps/instalacao.ts
/**
* Texts of the question that asks for missing details of the address, such as street or type of complement.
*/
var instalacao = {
	title: "Endereço da instalação",
	heading: "O que falta para o técnico chegar até você?",
	again: "E o que falta do endereço?",
	why: "O seu CEP sozinho não diz tudo sobre o endereço.",
	placeholders: { complemento1: "Escolha na lista" },
	labels: {
		address: "Rua ou avenida",
		complemento1: "Tipo de complemento",
		complemento2: "Número ou letra do complemento",
		customComplement: "Descreva o complemento",
		notFoundComplement: "Não achei o meu complemento na lista",
		accessNotes: "Como chegar, se for difícil achar"
	},
	hints: {
		customComplement: "Escreva como aparece na sua conta de luz.",
		accessNotes: "Por exemplo: portão azul ao lado da padaria."
	},
	submit: "Continuar",
	help: "Complete o endereço para o técnico achar a sua casa.",
	name: "endereço da instalação",
	words: [
		"complemento",
		"apartamento",
		"rua",
		"instalacao",
		"endereco da instalacao",
		"endereco de instalacao"
	],
	row: {
		group: "address",
		label: "Complemento"
	}
};
// src/funnel/steps/data-de-vencimento.ts
/** The step for the bill's due day. */
var options = DUE_DATES.map(String);
/** Step for the day of the month on which the bill is due (D23). */
var dataDeVencimento$1 = {
	id: "data-de-vencimento",
	kind: "question",
	view: "choice",
	fields: [{
		name: "due_date",
		kind: "choice",
		said: "due",
		options
	}],
	schema: () => object({ due_date: choice(options, { problem: "vencimento-vazio" }) }),
	save: (values) => ({
		step: "dueDate",
		body: { due_date: Number(values.due_date) }
	}),
	wire: ["dueDate"],
	applies: () => true,
	isDone: (order) => order.answers["data-de-vencimento"] !== void 0,
	restore: (lead) => lead.due_date ? { values: { due_date: String(lead.due_date) } } : null,
	show: (values) => values
};
// src/content/steps/data-de-vencimento.ts
/** Texts of the question that asks for the day of the month on which bills fall due. */
var dataDeVencimento = {
	title: "Vencimento da fatura",
	heading: "Em que dia a fatura deve vencer?",
	again: "Qual dia de vencimento?",
	why: "A primeira fatura é proporcional: vai do dia da instalação até o vencimento.",
	labels: { due_date: "Dia do vencimento" },
	submit: "Continuar",
	options: [
		{
			value: "1",
			label: "Dia 1"
		},
		{
			value: "5",
			label: "Dia 5"
		},
		{
			value: "10",
			label: "Dia 10"
		},
		{
			value: "15",
			label: "Dia 15"
		},
		{
			value: "20",
			label: "Dia 20"
		},
		{
			value: "25",
			label: "Dia 25"
		}
	],
	before: "Falta pouco. Agora, o pagamento.",
	help: "Escolha o dia que combina melhor com o seu salário. Até confirmar o pedido, você pode trocar.",
	name: "vencimento",
	words: [
		"vencimento",
		"dia do vencimento",
		"dia de vencimento",
		"data de vencimento",
		"data do vencimento"
	],
	row: {
		group: "payment",
		label: "Vencimento"
	},
	shown: ({ due_date }) => `Dia ${due_date}`
};
// src/funnel/steps/ativar-debito.ts
/** Step that offers direct debit. Declining it clears the bank account (D15). */
var ativarDebito$1 = {
	id: "ativar-debito",
	kind: "question",
	view: "choice",
	meanwhile: "risk-ahead",
	fields: [{
		name: "direct_debit",
		kind: "choice",
		said: "debit",
		options: ["true", "false"]
	}],
	schema: () => object({ direct_debit: choice(["true", "false"], { problem: "pagamento-vazio" }) }),
	save: (values) => ({
		step: "bankInfo",
		body: { direct_debit: values.direct_debit === "true" }
	}),
	wire: ["bankInfo"],
	applies: () => true,
	isDone: (order) => order.answers["ativar-debito"] !== void 0,
	clears: ["bankInfo", "price"],
	setsPrice: true,
	restore: (lead) => lead.direct_debit === null ? null : { values: { direct_debit: String(lead.direct_debit) } },
	show: (values, order) => plansOf(order).length > 0 ? {
		...values,
		price: unbrokenBRL(orderPrice(order))
	} : values
};
// src/content/steps/ativar-debito.ts
function newPrice({ direct_debit, price }) {
	return `${direct_debit === "true" ? "Com débito automático" : "Sem débito automático"}, a mensalidade fica em ${price}.`;
}
// src/app/journeys/standard/checkout-steps.ts
/**
* The checkout's steps after the coverage check, each with its texts. They load while the visitor answers the
* first questions. The first file of each pair has the step's fields and rules, and what it saves. The second
* has its texts and its name at the operator's desk.
*/
var checkout = {
	steps: [
		[ofertaIndisponivel$1, ofertaIndisponivel],
		[planos, planos$1],
		[nome, nome$1],
		[telefone$1, telefone],
		[email, email$1],
		[dataNascimento$1, dataNascimento],
		[nomeMae, nomeMae$1],
		[cpf, cpf$1],
		[instalacao$1, instalacao],
		[dataDeVencimento$1, dataDeVencimento],
		[ativarDebito$1, {
			title: "Débito automático",
			heading: "Quer pagar por débito automático?",
			again: "Vai ser débito automático?",
			why: "O desconto na mensalidade vale nos primeiros 12 meses, com o débito automático ativo.",
			labels: { direct_debit: "Forma de pagamento" },
			submit: "Continuar",
			options: [{
				value: "true",
				label: "Sim, com débito automático",
				monthly: (price) => `${price} por mês.`,
				saving: (price) => `Você economiza ${price} por mês.`,
				detail: "O valor sai da sua conta no vencimento."
			}, {
				value: "false",
				label: "Não, prefiro pagar a fatura",
				monthly: (price) => `${price} por mês.`,
				detail: "Você paga cada fatura até o vencimento."
			}],
			help: "Com o débito automático a mensalidade fica mais barata. Sem ele, você paga cada fatura até o vencimento.",
			name: "débito",
			words: [
				"pagamento",
				"forma de pagamento",
				"debito",
				"debito automatico"
			],
			row: {
				group: "payment",
				label: "Forma de pagamento"
			},
			shown: ({ direct_debit }) => direct_debit === "true" ? "Débito automático" : "Fatura todo mês",
			after: (values, isChanged) => !values.price || values.direct_debit === "true" && !isChanged ? "" : newPrice(values),
			result: newPrice
		}],
		[{
			id: "conta-debito",
			kind: "question",
			view: "text",
			needs: "banks",
			fields: [
				{
					name: "bank",
					kind: "select",
					said: "account",
					autoComplete: "off"
				},
				{
					name: "agency",
					kind: "text",
					inputMode: "numeric",
					autoComplete: "off",
					maxLength: 16
				},
				{
					name: "account_number",
					kind: "text",
					inputMode: "text",
					autoComplete: "off",
					maxLength: 32
				}
			],
			schema: () => object({
				bank: field((raw) => raw ? { value: raw } : { problem: "banco-vazio" }),
				agency: field(parseAgency),
				account_number: field(parseAccount)
			}),
			save: (values) => ({
				step: "bankInfo",
				body: {
					direct_debit: true,
					bankInfo: {
						bank: values.bank ?? "",
						agency: values.agency ?? "",
						account_number: values.account_number ?? ""
					}
				}
			}),
			wire: ["bankInfo"],
			applies: (order) => order.answers["ativar-debito"]?.values.direct_debit === "true",
			isDone: (order) => order.answers["conta-debito"] !== void 0,
			restore: (lead) => lead.direct_debit && lead.bank && lead.masked.account_number ? {
				values: {},
				masked: {
					bank: lead.bank,
					account: lead.masked.account_number
				}
			} : null,
			show: ({ bank = "", account_number = "" }) => ({
				bank,
				account: maskTail(account_number)
			}),
			secret: true
		}, {
			title: "Conta do débito automático",
			heading: "Em qual conta fica o débito automático?",
			again: "E a conta do débito?",
			why: "Usamos estes dados só para o débito da mensalidade. A conta precisa estar no seu nome.",
			labels: {
				bank: "Banco",
				agency: "Agência",
				account_number: "Conta com dígito"
			},
			hints: {
				bank: "Escolha na lista.",
				agency: "Sem o dígito.",
				account_number: "Por exemplo: 12345-6."
			},
			placeholders: { bank: "Escolha o seu banco" },
			submit: "Continuar",
			help: "Agência e conta estão no aplicativo do banco ou no cartão. A conta precisa estar no seu nome.",
			name: "banco",
			words: [
				"banco",
				"agencia",
				"conta",
				"conta do banco",
				"conta bancaria",
				"numero da conta",
				"dados bancarios"
			],
			row: {
				group: "payment",
				label: "Conta"
			},
			shown: ({ bank, account }) => `Banco ${bank}, conta ${account}`
		}],
		[{
			id: "confirmando-dados",
			kind: "wait",
			view: "wait",
			needs: "risk",
			isTransient: true,
			fields: [],
			schema: noValues,
			applies: () => true,
			isDone: (order) => order.facts.risk !== "none"
		}, {
			title: "Confirmando os seus dados",
			stage: "Análise do pedido",
			heading: "Confirmando os seus dados",
			why: "Leva alguns segundos. Não feche esta página.",
			labels: {},
			submit: "Tentar de novo",
			help: "Estamos conferindo os seus dados. Costuma levar poucos segundos.",
			name: "dados",
			words: []
		}],
		[{
			id: "validacao",
			kind: "question",
			view: "quiz",
			needs: "quiz",
			submits: "quiz",
			isTransient: true,
			fields: [{
				name: "quiz",
				kind: "quiz",
				said: "quiz"
			}],
			parts: { names: (order) => order.facts.quizFields },
			schema: (order) => object(Object.fromEntries(order.facts.quizFields.map((id) => [id, field((raw) => raw ? { value: raw } : { problem: "quiz-vazio" })]))),
			applies: (order) => order.facts.risk === "quiz",
			isDone: (order) => order.facts.risk === "approved",
			show: () => ({})
		}, {
			title: "Confirme que é você",
			stage: "Sua identidade",
			heading: "Vamos confirmar que é você",
			again: "Voltamos às perguntas?",
			why: "São poucas perguntas sobre a sua vida. Elas evitam que alguém contrate no seu nome.",
			labels: {},
			submit: "Enviar respostas",
			before: "Uma checagem rápida, para a sua segurança.",
			help: "Escolha uma resposta em cada pergunta. Na dúvida, escolha a mais provável ou fale com a gente.",
			name: "perguntas",
			words: [],
			shown: () => "Respostas enviadas"
		}],
		[{
			id: "erro1",
			kind: "outcome",
			view: "another-quiz",
			fields: [],
			schema: noValues,
			applies: (order) => order.facts.risk === "retry",
			isDone: () => false
		}, {
			title: "Não deu para confirmar",
			stage: "Sua identidade",
			heading: "As respostas não bateram",
			labels: {},
			submit: "Tentar novamente",
			why: "Acontece: as perguntas falam de coisas antigas. Você pode tentar mais uma vez, com outras perguntas.",
			help: "Você pode responder a outras perguntas mais uma vez, ou falar com uma pessoa.",
			name: "perguntas",
			words: []
		}],
		[{
			id: "erro2",
			kind: "outcome",
			view: "human-help",
			fields: [],
			schema: noValues,
			applies: (order) => order.facts.risk === "rejected",
			isDone: () => false
		}, {
			title: "Pedido não aprovado",
			stage: "Análise do pedido",
			heading: "Não conseguimos aprovar o pedido por aqui",
			labels: {},
			submit: "Falar com uma pessoa",
			why: "Isso não diz nada contra você: o sistema só não conseguiu confirmar os dados sozinho. Uma pessoa da equipe continua daqui, com tudo o que você já respondeu.",
			help: "Uma pessoa da equipe pode continuar com você por WhatsApp ou telefone.",
			name: "perguntas",
			words: []
		}],
		[dataInstalacao, dataInstalacao$1],
		[confirmacao$1, {
			title: "Confira o seu pedido",
			stage: "Revisão do pedido",
			heading: "Está tudo certo com o seu pedido?",
			again: "Está tudo certo?",
			why: "Nada é contratado antes de você tocar em “Confirmar pedido”.",
			labels: { accept_information: "Li e aceito o preço, a fidelidade de 12 meses e os termos do serviço" },
			submit: "Confirmar pedido",
			before: "Este é o seu pedido inteiro.",
			help: "Confira cada linha. “Alterar” leva à pergunta e volta direto para cá.",
			name: "pedido",
			words: []
		}],
		[pedidoRealizado$1, {
			title: "Pedido realizado",
			heading: "Pronto, seu pedido está feito",
			labels: {},
			submit: "Ver recibo",
			help: "Guarde o número do pedido. Com ele, a equipe encontra o seu pedido.",
			name: "pedido",
			words: []
		}],
		[nrImovel, nrImovelVariants]
	],
	problems: answerProblems,
	found: foundText
};
export { checkout };
