import { a as cpf$1, i as nomeMae$1, n as dataNascimento$1, r as cpf, t as instalacao$1 } from "./instalacao-YjjpQ_KX.js";
import { t as dataInstalacao } from "./data-instalacao-CvAyaCFZ.js";
import { t as email } from "./email-CPnFi8oe.js";
import { n as nome, t as telefone } from "./telefone-DHYRms7w.js";
import { i as ofertaIndisponivel, n as nrImovelDoubts, r as planos$1, t as planos } from "./planos-sP_Usctr.js";
import { O as object, _ as field, g as choice, n as addSteps, v as noValues } from "./journeys-pH3FiARx.js";
import { n as confirmacao$1, t as pedidoRealizado$1 } from "./pedido-realizado-DucYciJf.js";
import { n as parseAccount, r as parseAgency, t as DUE_DATES } from "./due-dates-BczZyQDp.js";
import { $ as maskName, Pt as addTexts, et as maskTail, tt as restoreMasked } from "../prerender.js";
import { t as dataInstalacao$1 } from "./data-instalacao-CFTZZw8_.js";
import { t as email$1 } from "./email-DMC56gY9.js";
import { t as parseName } from "./name-3GnD_aek.js";
import { t as nome$1 } from "./nome-BdiQG6eN.js";
import { t as ofertaIndisponivel$1 } from "./oferta-indisponivel-BUMNJYmk.js";
import { t as telefone$1 } from "./telefone-C88ad49R.js";
// src/content/steps/ativar-debito.ts
var ativarDebito$1 = {
	title: "Débito automático",
	heading: "Quer pagar por débito automático?",
	again: "Vai ser débito automático?",
	why: "O desconto na mensalidade vale nos primeiros 12 meses, com o débito automático ativo.",
	labels: { direct_debit: "Forma de pagamento" },
	submit: "Continuar",
	options: [{
		value: "true",
		label: "Sim, com débito automático",
		saving: (price) => `Você economiza ${price} por mês.`,
		detail: "O valor sai da sua conta no vencimento."
	}, {
		value: "false",
		label: "Não, prefiro pagar a fatura",
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
	}
};
// src/content/steps/confirmacao.ts
var confirmacao = {
	title: "Confira o seu pedido",
	heading: "Está tudo certo com o seu pedido?",
	again: "Está tudo certo?",
	why: "Nada é contratado antes de você tocar em “Confirmar pedido”.",
	labels: { accept_information: "Li e aceito o preço, a fidelidade de 12 meses e os termos do serviço" },
	submit: "Confirmar pedido",
	before: "Este é o seu pedido inteiro.",
	help: "Confira cada linha. “Alterar” leva à pergunta e volta direto para cá.",
	name: "pedido",
	words: []
};
// src/content/steps/confirmando-dados.ts
var confirmandoDados$1 = {
	title: "Confirmando os seus dados",
	heading: "Confirmando os seus dados",
	why: "Leva alguns segundos. Não feche esta página.",
	labels: {},
	submit: "Tentar de novo",
	help: "Estamos conferindo os seus dados. Costuma levar poucos segundos.",
	name: "dados",
	words: []
};
// src/content/steps/conta-debito.ts
var contaDebito$1 = {
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
	}
};
// src/content/steps/data-de-vencimento.ts
var dataDeVencimento$1 = {
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
	}
};
// src/content/steps/data-nascimento.ts
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
// src/content/steps/erro1.ts
var erro1$1 = {
	title: "Não deu para confirmar",
	heading: "As respostas não bateram",
	labels: {},
	submit: "Tentar novamente",
	why: "Acontece: as perguntas falam de coisas antigas. Você pode tentar mais uma vez, com outras perguntas.",
	help: "Você pode responder a outras perguntas mais uma vez, ou falar com uma pessoa.",
	name: "perguntas",
	words: []
};
// src/content/steps/erro2.ts
var erro2$1 = {
	title: "Pedido não aprovado",
	heading: "Não conseguimos aprovar o pedido por aqui",
	labels: {},
	submit: "Falar com uma pessoa",
	why: "Isso não diz nada contra você: o sistema só não conseguiu confirmar os dados sozinho. Uma pessoa da equipe continua daqui, com tudo o que você já respondeu.",
	help: "Uma pessoa da equipe pode continuar com você por WhatsApp ou telefone.",
	name: "perguntas",
	words: []
};
// src/content/steps/instalacao.ts
var instalacao = {
	title: "Endereço da instalação",
	heading: "O que falta para o técnico chegar até você?",
	again: "E o que falta do endereço?",
	why: "O seu CEP sozinho não diz tudo sobre o endereço.",
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
// src/content/steps/pedido-realizado.ts
var pedidoRealizado = {
	title: "Pedido realizado",
	heading: "Pronto, seu pedido está feito",
	labels: {},
	submit: "Ver recibo",
	help: "Guarde o número do pedido. Com ele, a equipe encontra o seu pedido.",
	name: "pedido",
	words: []
};
// src/content/steps/validacao.ts
var validacao$1 = {
	title: "Confirme que é você",
	heading: "Vamos confirmar que é você",
	again: "Voltamos às perguntas?",
	why: "São poucas perguntas sobre a sua vida. Elas evitam que alguém contrate no seu nome.",
	labels: {},
	submit: "Enviar respostas",
	before: "Uma checagem rápida, para a sua segurança.",
	help: "Escolha uma resposta em cada pergunta. Na dúvida, escolha a mais provável ou fale com a gente.",
	name: "perguntas",
	words: []
};
// src/funnel/steps/ativar-debito.ts
/** Offers direct debit. Turning it off clears the account (D15). */
var ativarDebito = {
	id: "ativar-debito",
	kind: "question",
	view: "choice",
	fields: [{
		name: "direct_debit",
		kind: "choice",
		options: ["true", "false"]
	}],
	schema: () => object({ direct_debit: choice(["true", "false"], "Escolha como prefere pagar") }),
	save: (values) => ({
		step: "bankInfo",
		body: { direct_debit: values.direct_debit === "true" }
	}),
	wire: ["bankInfo"],
	applies: () => true,
	isDone: (order) => order.answers["ativar-debito"] !== void 0,
	clears: ["bankInfo", "price"],
	restore: (lead) => lead.direct_debit === null ? null : { values: { direct_debit: String(lead.direct_debit) } },
	show: (values) => values.direct_debit === "true" ? "Débito automático" : "Fatura todo mês"
};
// src/funnel/steps/confirmando-dados.ts
/** The risk check: PUT lead-v2/{idLead} (D10). Back never returns here. */
var confirmandoDados = {
	id: "confirmando-dados",
	kind: "wait",
	view: "wait",
	needs: "risk",
	isTransient: true,
	fields: [],
	schema: noValues,
	applies: () => true,
	isDone: (order) => order.facts.risk !== "none"
};
// src/funnel/steps/conta-debito.ts
var shown = (bank, account) => `Banco ${bank ?? ""}, conta ${account}`;
/** Bank, agency and account of the direct debit. */
var contaDebito = {
	id: "conta-debito",
	kind: "question",
	view: "text",
	needs: "banks",
	fields: [
		{
			name: "bank",
			kind: "select",
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
		bank: field((raw) => raw ? { value: raw } : { problem: "Escolha o seu banco" }),
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
		masked: shown(lead.bank, lead.masked.account_number)
	} : null,
	show: (values) => shown(values.bank, maskTail(values.account_number ?? "")),
	secret: true
};
// src/funnel/steps/data-de-vencimento.ts
var options = DUE_DATES.map(String);
// src/funnel/steps/later.ts
/** Every checkout step after the first ones; loaded while the first are being answered. */
var laterSteps = [
	ofertaIndisponivel$1,
	planos,
	nome$1,
	telefone$1,
	email$1,
	dataNascimento$1,
	{
		id: "nome-mae",
		kind: "question",
		view: "text",
		fields: [{
			name: "mothers_name",
			kind: "text",
			autoComplete: "off",
			autoCapitalize: "words",
			maxLength: 160
		}],
		schema: () => object({ mothers_name: field(parseName) }),
		save: (values) => ({
			step: "motherName",
			body: { mothers_name: values.mothers_name ?? "" }
		}),
		wire: ["motherName"],
		applies: () => true,
		isDone: (order) => order.answers["nome-mae"] !== void 0,
		clears: ["risk"],
		restore: (lead) => restoreMasked(lead, "motherName", lead.masked.mothers_name),
		show: (values) => maskName(values.mothers_name ?? ""),
		secret: true
	},
	cpf,
	instalacao$1,
	{
		id: "data-de-vencimento",
		kind: "question",
		view: "choice",
		fields: [{
			name: "due_date",
			kind: "choice",
			options
		}],
		schema: () => object({ due_date: choice(options, "Escolha o melhor dia de vencimento") }),
		save: (values) => ({
			step: "dueDate",
			body: { due_date: Number(values.due_date) }
		}),
		wire: ["dueDate"],
		applies: () => true,
		isDone: (order) => order.answers["data-de-vencimento"] !== void 0,
		restore: (lead) => lead.due_date ? { values: { due_date: String(lead.due_date) } } : null,
		show: (values) => `Dia ${values.due_date}`
	},
	ativarDebito,
	contaDebito,
	confirmandoDados,
	{
		id: "validacao",
		kind: "question",
		view: "quiz",
		needs: "quiz",
		submits: "quiz",
		isTransient: true,
		fields: [{
			name: "quiz",
			kind: "quiz"
		}],
		parts: { names: (order) => order.facts.quizFields },
		schema: (order) => object(Object.fromEntries(order.facts.quizFields.map((id) => [id, field((raw) => raw ? { value: raw } : { problem: "Escolha uma resposta para esta pergunta" })]))),
		applies: (order) => order.facts.risk === "quiz",
		isDone: (order) => order.facts.risk === "approved",
		show: () => "Respostas enviadas"
	},
	{
		id: "erro1",
		kind: "outcome",
		view: "another-quiz",
		fields: [],
		schema: noValues,
		applies: (order) => order.facts.risk === "retry",
		isDone: () => false
	},
	{
		id: "erro2",
		kind: "outcome",
		view: "human-help",
		fields: [],
		schema: noValues,
		applies: (order) => order.facts.risk === "rejected",
		isDone: () => false
	},
	dataInstalacao$1,
	confirmacao$1,
	pedidoRealizado$1
];
// src/app/journeys/later.ts
/** Steps and texts of the checkout after its first questions. */
function addLater(journey) {
	addSteps(journey, laterSteps);
	addTexts({
		"ativar-debito": ativarDebito$1,
		confirmacao,
		"confirmando-dados": confirmandoDados$1,
		"conta-debito": contaDebito$1,
		cpf: cpf$1,
		"data-de-vencimento": dataDeVencimento$1,
		"data-instalacao": dataInstalacao,
		"data-nascimento": dataNascimento,
		email,
		erro1: erro1$1,
		erro2: erro2$1,
		instalacao,
		"nome-mae": nomeMae$1,
		nome,
		"oferta-indisponivel": ofertaIndisponivel,
		"pedido-realizado": pedidoRealizado,
		planos: planos$1,
		"nr-imovel": nrImovelDoubts,
		telefone,
		validacao: validacao$1
	});
}
export { addLater };
