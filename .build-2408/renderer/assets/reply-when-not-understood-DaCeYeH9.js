import { $ as said, B as partAnswered, M as messageRead, St as wished, T as drafted, V as partReopened, W as refused, a as asideClosed, gt as volunteered, i as answered, o as asideOpened, s as backAsked, w as doubtRaised, y as correctionAsked } from "./events-C3g4CRov.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { c as isStepOf, i as findStep, m as stepOf } from "./journeys-CWpcRNhs.js";
import { F as check, a as selectDraft, f as selectOpenPart, g as selectPosition, m as selectPartBefore, o as selectFlow, p as selectOrder, r as selectBanks, t as selectBack } from "./selectors-BG3aGS4u.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as fetchModule } from "./import-with-retry-CMqGnueI.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { n as listInWords } from "./list-in-words-BqU3x7DH.js";
import { L as textOf, P as chatWordingOf, V as chatLineOf } from "../prerender.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { i as conversation, n as shownValues } from "./answer-chips-DcTDCI8d.js";
import { t as chatReplies } from "./chat-command-replies-A2YZ0Mt5.js";
import { t as fold } from "./lower-case-without-accents-CIid-5eF.js";
// src/content/agent-link.ts
/** Texts of a visit that begins with an agent's link from WhatsApp (D97). */
var agentLink = {
	/** The assistant's greeting; the buttons `yes` and `no` follow. */
	greeting: ({ firstName, city, house, phone, plan }) => {
		const known = [house && `o número ${house}`, phone && `o telefone ${phone}`].filter(Boolean).join(" e ");
		return [
			`Oi${firstName && `, ${firstName}`}! Você veio do WhatsApp.`,
			plan && `Já separei o ${plan.name} por ${legal.monthlyWithDebit(unbrokenBRL(plan.price))}.`,
			city ? `Tenho um endereço em ${city}${known && `, com ${known}`}.` : known && `Tenho ${known}.`,
			"É você?"
		].filter(Boolean).join(" ");
	},
	label: "Este link é seu?",
	yes: "Sim, sou eu",
	no: "Não sou eu",
	/** Reply to `no`. */
	dropped: "Tudo bem, não usei nada do link. Vamos do começo."
};
// src/content/admitted-and-repeated.ts
/**
* What the chat says when it cannot answer a question, and how it introduces what it says again. Unlike the answers
* themselves, this is loaded with the code that reads messages.
*/
/** What the chat says about a question that it cannot answer. */
var unanswerable = {
	/** Used in turn. The channels of the team are shown below. */
	alone: [
		"Essa pergunta eu não sei responder, e prefiro não inventar. A equipe sabe:",
		"Também não tenho essa resposta. Uma pessoa pode dizer com certeza:",
		"Isso está fora do que eu sei. Por estes canais alguém responde:"
	],
	/** Said beside an answer that was recorded. Used in turn. */
	beside: [
		`A sua pergunta eu não sei responder; a equipe responde pelo ${brand.sales.phone}.`,
		`Essa outra pergunta também fica para a equipe, no ${brand.sales.phone}.`,
		`Disso eu não sei: vale perguntar pelo ${brand.sales.phone}.`
	]
};
/** Introductions to an answer that was given before, in turn. */
var toldBefore = [
	"Como falei,",
	"Como já disse,",
	"Repito:",
	"É como contei:"
];
/** Introductions to an open question that is asked again, in turn; the first time there is none. */
var askedAgain = [
	"",
	"Voltando ao pedido.",
	"Quando quiser seguir.",
	"Seguimos de onde paramos.",
	"Podemos continuar?",
	"De volta à pergunta.",
	"Falta só isto por aqui.",
	"Sem pressa."
];
// src/conversation/messages/add-chat-lines.ts
/** Adds lines to the conversation of the chat. */
/** Adds a line of the assistant to the conversation, at the current question. */
function say(store, text, more = {}) {
	store.dispatch(said({
		step: selectPosition(store.getState()),
		who: "assistant",
		text,
		...more
	}));
}
/**
* Adds the visitor's message to the conversation. An empty text is skipped: no part of that message may be
* shown.
*/
function quote(store, text, more = {}) {
	if (text) store.dispatch(said({
		step: selectPosition(store.getState()),
		who: "visitor",
		text,
		...more
	}));
}
/**
* Returns the next wording of a list, so that the chat varies its replies.
* @param turn name under which the uses of the list are counted
*/
function inTurn(store, turn, list) {
	const { turns } = store.getState().dialogue;
	return list[(turns[turn] ?? 0) % list.length] ?? "";
}
/** Adds the next wording of a list to the conversation, as a line of the assistant. */
function sayInTurn(store, turn, list, more = {}) {
	say(store, inTurn(store, turn, list), {
		...more,
		turn
	});
}
/**
* Repeats the open question in a shorter wording, after the chat has replied to something else. Each time it is
* introduced differently.
*/
function askAgain(store) {
	const state = store.getState();
	const position = selectPosition(state);
	const order = selectOrder(state);
	if (stepOf(order, position).kind !== "question") return;
	const { again, heading } = chatWordingOf(order, position, selectDraft(state, position));
	const question = again ?? heading;
	const turn = `again ${question}`;
	if (question) say(store, `${inTurn(store, turn, askedAgain)} ${question}`.trim(), {
		turn,
		asks: true
	});
}
/** Adds an answer to the conversation. If the same was told before, only its first sentence is repeated. */
function tell(store, text, more = {}) {
	const turn = `told ${text}`;
	const times = store.getState().dialogue.turns[turn] ?? 0;
	const lead = toldBefore[(times - 1) % toldBefore.length];
	say(store, times === 0 || !lead ? text : `${lead} ${lowered(firstSentence(text))}`, {
		turn,
		...more
	});
}
var firstSentence = (text) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
/** Returns a sentence as it continues another one. Abbreviations and names in capitals stay. */
var lowered = (text) => /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** Confirms that several answers were recorded. The line is shown before the next question. */
var sayTook = (store) => sayInTurn(store, "took", conversation.took, { passing: true });
// src/conversation/messages/answer-agent-link.ts
/**
* Whether a message says that the agent's link is the visitor's; null if it says neither. `agreed` is a plain
* yes or no in it.
*/
function saysItIsMe(message, agreed) {
	const said = fold(message);
	if (/\bnao (?:sou|e (?:pra )?(?:eu|mim|meu))\b/.test(said)) return false;
	return /\b(?:sou eu|eu mesm[oa]|e (?:o )?meu)\b/.test(said) ? true : agreed;
}
/** Takes the values of the agent's link if the visitor says that it is theirs, and drops them otherwise (D97). */
function answerAgentLink(store, isTheirs, echo) {
	const { agentLink: agentLink$1, states } = store.getState().wishes;
	if (states["accept-agent-link"] !== "failed") quote(store, echo);
	if (isTheirs && agentLink$1) store.dispatch(wished({
		what: "accept-agent-link",
		key: agentLink$1.key
	}));
	else {
		say(store, agentLink.dropped);
		store.dispatch(asideClosed());
	}
}
// src/content/plan-advice.ts
/**
* Texts of the plan advice in the chat (A20). The chat asks up to three multiple-choice questions, then
* recommends one plan, with reason and price. What the texts claim comes from the plan or from the
* specification (M2.51, M2.52, M9.7).
*/
var advice = {
	start: "Três toques e eu sugiro um plano.",
	/** Shown before the coverage of the address is known. */
	later: "Sugiro um assim que souber o que chega ao seu endereço.",
	skip: "Só quero ver os planos",
	questions: {
		people: {
			heading: "Quantas pessoas usam a internet em casa?",
			options: [
				{
					value: "few",
					label: "1 ou 2"
				},
				{
					value: "some",
					label: "3 ou 4"
				},
				{
					value: "many",
					label: "5 ou mais"
				}
			]
		},
		use: {
			heading: "Alguém joga on-line ou trabalha de casa?",
			options: [
				{
					value: "games",
					label: "Joga on-line"
				},
				{
					value: "work",
					label: "Trabalha de casa"
				},
				{
					value: "neither",
					label: "Nenhum dos dois"
				}
			]
		},
		series: {
			heading: "Quer séries e filmes junto com a internet?",
			options: [
				{
					value: "globo-play",
					label: "Globoplay"
				},
				{
					value: "MAX",
					label: "HBO Max"
				},
				{
					value: "paramount-plus",
					label: "Paramount+"
				},
				{
					value: "none",
					label: "Não preciso"
				}
			]
		}
	},
	/** Reasons for the recommendation. Each continues the sentence "Sugiro o 1 Giga, porque". */
	reasons: {
		cheapest: "é o mais barato deste endereço",
		devices: (count) => `serve para até ${count} aparelhos`,
		games: "é o plano indicado para quem joga",
		/** Used if none of the other reasons applies. */
		suits: "combina com o que você contou",
		/** `upload` is a speed such as '500 Mega' or '1 Giga'. */
		upload: (upload) => `tem ${upload} de upload, que é o que pesa nas chamadas de vídeo`,
		streaming: (names) => `já inclui ${names}`
	},
	/** `price` is formatted, such as 'R$ 59,99'. There are one or two reasons. */
	recommend: (plan, price, reasons) => `Sugiro o ${plan}${reasons.length > 0 ? `, porque ${listInWords(reasons)}` : ""}. Custa ${price} por mês com débito automático, nos primeiros 12 meses.`,
	/** Shown if no plan on offer has everything that the visitor asked for. */
	nearest: (missing) => `Nenhum plano deste endereço tem ${missing}. O que chega mais perto:`,
	others: "Os outros planos continuam logo abaixo.",
	take: (plan) => `Ficar com o ${plan}`,
	compare: "Comparar com os outros"
};
// src/conversation/messages/load-sale-talk.ts
/**
* Loads the code that answers what visitors say while they decide, and that reads the order's later answers, after the
* code that reads messages.
*/
var loaded = null;
/** Returns the code that answers moves; null until it has loaded. */
var saleTalk = () => loaded;
/** Loads the code that answers moves and knows the wordings of questions. After a failure, the next call tries again. */
async function loadSaleTalk() {
	loaded ??= await fetchModule(async () => import("./sale-talk-t8QWKOWY.js"));
	loaded.learnLaterAnswers();
	return loaded;
}
// src/conversation/messages/plans-on-offer.ts
/** Returns the plans on offer, the cheapest first; empty until the coverage of the address is known. */
var plansOnOffer = ({ facts: { coverage, offers } }) => (coverage?.plans ?? offers?.plans ?? []).toSorted((a, b) => a.price_with_dacc - b.price_with_dacc);
/** Returns the id of the step that asks for the plan; undefined in journeys without one. */
var planStepOf = (order) => findStep(order, ({ view }) => view === "plans")?.id;
// src/conversation/messages/record-answers.ts
/** Records the answers that the chat found in a message. */
/**
* Completes an answer from a message with the choices that the visitor has already made in the question's
* form, such as a ticked box. Text typed earlier is dropped. In a form with conditional fields, earlier
* choices are dropped, too.
* @param said the values from the message
*/
function withForm(step, said, draft) {
	if (step.view !== "text") return {
		...draft,
		...said
	};
	const kept = step.fields.some(({ shownWhen }) => shownWhen) ? [] : step.fields.filter(({ kind, name }) => kind !== "text" && draft[name] !== void 0);
	const isSaid = (name) => said[name] !== void 0 && said[name] !== "false";
	return {
		...said,
		...Object.fromEntries(kept.flatMap(({ name }) => isSaid(name) ? [] : [[name, draft[name] ?? ""]]))
	};
}
/** Returns the error text for an answer, or null if the answer is valid. */
function problemWith(order, step, values) {
	const [problem] = Object.values(problemsWith(order, step, values));
	return problem ? problemText(problem) : null;
}
/** Returns what is wrong with an answer, by field; empty if it is valid. */
function problemsWith(order, step, values) {
	const checked = check(stepOf(order, step), values, order);
	return "problems" in checked ? checked.problems : {};
}
/** Does something without touching what is being typed into the open question meanwhile. */
function keepTyped(store, run) {
	const state = store.getState();
	const { position, drafts } = state.flow;
	const { fields } = stepOf(selectOrder(state), position);
	const texts = fields.filter(({ kind }) => kind === "text").map(({ name }) => name);
	const typed = Object.fromEntries(Object.entries(drafts[position] ?? {}).filter(([name]) => texts.includes(name)));
	const type = (values) => {
		for (const [name, value] of Object.entries(values)) store.dispatch(drafted({
			step: position,
			name,
			value
		}));
	};
	type(Object.fromEntries(Object.keys(typed).map((name) => [name, ""])));
	run();
	if (selectPosition(store.getState()) === position) type(typed);
}
/** Empties the input into which a message was typed. */
function clearLine(store) {
	const step = selectPosition(store.getState());
	const order = selectOrder(store.getState());
	const present = stepOf(order, step);
	const { fields, parts } = present;
	const line = chatLineOf(order, present);
	if (parts) {
		clearPart(store);
		return;
	}
	const draft = store.getState().flow.drafts[step] ?? {};
	const texts = fields.filter(({ kind, name }) => kind === "text" && draft[name]);
	if (texts.length === 0) return;
	keepInForm(store, line?.read("", draft) ?? Object.fromEntries(texts.map(({ name }) => [name, ""])));
}
/**
* Empties the input of a question that is asked field by field. An answer under correction keeps its old
* value.
*/
function clearPart(store) {
	const state = store.getState();
	const { reopened } = state.parts;
	const open = selectOpenPart(state);
	if (open !== null && state.flow.drafts[selectPosition(state)]?.[open]) keepInForm(store, { [open]: reopened?.name === open ? reopened.before : "" });
}
/** Answers fields of the current question if the chat asks it field by field. */
function recordFields(store, values) {
	const step = selectPosition(store.getState());
	for (const [name, value] of Object.entries(values)) store.dispatch(partAnswered({
		step,
		name,
		value
	}));
}
/**
* Puts values into the form of the current question, so that the visitor can correct or complete them there.
*/
function keepInForm(store, values) {
	const step = selectPosition(store.getState());
	for (const [name, value] of Object.entries(values)) store.dispatch(drafted({
		step,
		name,
		value
	}));
}
/** Records the answers from a message. If one of them is submitted to the server, it is recorded last. */
function recordAnswers(store, answers) {
	const state = store.getState();
	const order = selectOrder(state);
	const position = selectPosition(state);
	const step = stepOf(order, position);
	const { [position]: own, ...others } = answers;
	if (own && step.parts) {
		if (Object.keys(others).length > 0) store.dispatch(volunteered({ answers: others }));
		recordFields(store, own);
		return;
	}
	const values = own && withForm(step, own, selectDraft(state, position));
	if (values && (step.submits !== void 0 || step.kind !== "question")) {
		if (Object.keys(others).length > 0) store.dispatch(volunteered({ answers: others }));
		store.dispatch(answered({ answers: { [position]: values } }));
	} else store.dispatch(volunteered({ answers: values ? {
		...answers,
		[position]: values
	} : answers }));
}
// src/content/clarifying-questions.ts
/** Default clarifying questions, for steps that have no special wording. */
var general = {
	either: (said) => `Entendi ${said}. Qual deles vale?`,
	confirm: (said) => `Entendi ${said}. É isso?`,
	typo: (said) => `Você quis dizer ${said}?`,
	surname: (said) => `Entendi ${said}. E o sobrenome?`,
	ddd: (said) => `Faltou o DDD de ${said}. Qual é?`,
	part: (said, missing) => `Anotei ${said}. ${missing ? `E ${missing}?` : "Falta uma parte: qual é?"}`,
	invalid: (said) => `“${said}” não serve como resposta aqui. Pode conferir?`,
	unavailable: (said) => `${said} não está entre as opções. Qual destas você prefere?`
};
/** Clarifying questions without a value to show. */
var unsaid = {
	either: "Entendi mais de um valor. Qual deles vale?",
	confirm: "Não sei se entendi bem. Está certo assim?",
	typo: "Pode conferir o que escreveu?",
	surname: "E o sobrenome?",
	ddd: "Faltou o DDD. Qual é?",
	part: "Falta uma parte da resposta. Qual é?",
	invalid: "Isso não serve como resposta aqui. Pode conferir?",
	unavailable: "Isso não está entre as opções. Qual destas você prefere?"
};
/** The same for individual steps. */
var ownUnsaid = { "data-instalacao": { part: "Pode ser de manhã, das 8h às 12h, ou à tarde, das 12h às 18h. Qual dia fica melhor?" } };
/** Special wording of clarifying questions for individual steps, by step id. */
var own = {
	cep: {
		confirm: (said) => `Entendi o CEP ${said}. É isso?`,
		invalid: (said) => `“${said}” não parece um CEP, que tem 8 números. Pode conferir?`
	},
	"nr-imovel": {
		confirm: (said) => `Entendi ${said}. É o número da casa?`,
		invalid: (said) => `“${said}” não parece um número de casa. Qual é o número? Se não tiver, escreva S/N.`
	},
	nome: {
		confirm: (said) => `Entendi ${said}. É isso?`,
		invalid: (said) => `“${said}” não parece um nome. Como está no seu documento?`
	},
	"nome-mae": {
		surname: (said) => `Entendi ${said}. E o sobrenome dela?`,
		invalid: "Isso não parece um nome. Qual é o nome da sua mãe no seu documento?"
	},
	telefone: {
		confirm: (said) => `Entendi o telefone ${said}. É isso?`,
		invalid: (said) => `O número ${said} não está completo ou tem algo a mais. Pode escrever com o DDD?`
	},
	"consulta-telefone": {
		confirm: (said) => `Entendi o celular ${said}. É isso?`,
		invalid: (said) => `O número ${said} não está completo ou tem algo a mais. Pode escrever com o DDD?`
	},
	email: {
		confirm: (said) => `Entendi o e-mail ${said}. É isso?`,
		invalid: (said) => `“${said}” não parece um e-mail completo. Pode conferir?`
	},
	"data-nascimento": {
		confirm: (said) => `Você nasceu em ${said}. É isso?`,
		invalid: (said) => `“${said}” não parece uma data de nascimento. Escreva dia, mês e ano.`
	},
	cpf: {
		confirm: (said) => `Entendi o documento ${said}. É isso?`,
		invalid: "Esse número não confere. Pode digitar o CPF ou o CNPJ de novo?"
	},
	"consulta-cpf": { invalid: "Esse número não confere. Pode digitar o documento de novo?" },
	confirmacao: { confirm: "Entendi que está tudo certo e que você confirma o pedido. É isso?" },
	planos: {
		either: (said) => `Entendi ${said}. Qual você prefere?`,
		confirm: (said) => `Você quer o ${said}. É isso?`,
		unavailable: (said) => `Neste endereço não há ${said}. Qual destes você prefere?`
	},
	"data-de-vencimento": {
		either: (said) => `Entendi os dias ${said}. Qual você prefere?`,
		confirm: (said) => `Vencimento no dia ${said}. É isso?`,
		unavailable: (said) => `O dia ${said} não está entre os vencimentos. Qual destes você prefere?`
	},
	"ativar-debito": { either: (said) => `Entendi ${said}. Qual você prefere?` },
	"conta-debito": {
		confirm: (said) => `Entendi ${said}. É essa a conta?`,
		invalid: "Agência ou conta não conferem. Pode olhar de novo no aplicativo do banco?"
	},
	"data-instalacao": {
		confirm: (said) => `A visita fica para ${said}. É isso?`,
		unavailable: (said) => `${said} não está livre. Qual destas datas você prefere?`
	}
};
/**
* Returns the clarifying question for an answer to a step.
* @param said the understood value as displayed: 'João Pereira', '01310-100'; secrets are masked (D22)
* @param missing for `part`, the missing fields in lower case: 'o lote', 'a agência e a conta'
*/
function doubtText(step, kind, said, missing = "") {
	const wording = own[step]?.[kind] ?? general[kind];
	if (typeof wording === "string") return wording;
	return said === "" ? ownUnsaid[step]?.[kind] ?? unsaid[kind] : wording(said, missing);
}
// src/conversation/messages/ask-to-confirm.ts
/** Asks the visitor about doubtful values in a message, and handles the reply. */
/** Whether a yes or a no is enough to answer the chat's question about a doubtful value. */
var isYesOrNo = ({ why }) => why === "confirm" || why === "typo";
/** Returns the labels of the fields that an answer still lacks: 'lote', 'agência e conta com dígito'. */
function missingOf(order, step, values) {
	const { fields, view } = stepOf(order, step);
	const { labels } = textOf(order, step);
	const lacking = (view === "dates" ? ["date", "period"] : fields.map(({ name }) => name)).filter((name) => !values[name] && fields.find((field) => field.name === name)?.optional !== true);
	return listInWords(lacking.map((name) => (labels[name] ?? name).toLowerCase()));
}
/**
* Returns the question about a doubtful value.
* @param isWhole whether a secret is shown in full. It is while the question is open, because nobody can confirm a
*   masked value (D94).
*/
function textFor(store, { step, values, why, or }, isWhole) {
	const order = selectOrder(store.getState());
	const shown = (each) => shownValues(order, step, each, selectBanks(store.getState()) ?? [], isWhole).join(", ");
	const said = or ? listInWords(or.map(shown)) : shown(values);
	const days = stepOf(order, step).fields.find(({ name }) => name === "due_date")?.options;
	if (why === "unavailable" && !said) return doubtText(step, why, conversation.wishes.thatPlan);
	if (why === "confirm" && values.wish) return conversation.wishes.confirm(said);
	if (why === "unavailable" && days) return chatReplies.commands.otherDay(values.due_date ?? "", days);
	if (why === "invalid") return problemWith(order, step, values) ?? doubtText(step, why, said);
	return doubtText(step, why, said, why === "part" ? missingOf(order, step, values) : "");
}
/** Asks about a doubtful value. A secret in the question is masked once the question is no longer open (D94). */
function ask(store, doubt, lead, more = {}) {
	const [masked, whole] = [false, true].map((isWhole) => `${lead} ${textFor(store, doubt, isWhole)}`.trim());
	say(store, masked ?? "", whole === masked ? more : {
		...more,
		whole
	});
}
/**
* Treats an uncertain installation date that lacks the day or the period as incomplete, because the visitor
* must complete it anyway.
*/
function asPart(order, doubt) {
	const { date, period } = doubt.values;
	return stepOf(order, doubt.step).view === "dates" && doubt.why === "confirm" && !(date && period) ? {
		...doubt,
		why: "part"
	} : doubt;
}
/**
* Asks the visitor about a doubtful value before recording it. A value that needs fixing stays in the input.
*/
function raise(store, raised, echo, message = "") {
	const order = selectOrder(store.getState());
	if (raised.step === selectPosition(store.getState()) && raised.why === "part" && stepOf(order, raised.step).parts) {
		recordFields(store, raised.values);
		return;
	}
	quote(store, echo);
	const state = store.getState();
	const doubt = asPart(selectOrder(state), raised);
	const found = asTyped(store, doubt);
	const typed = found ? { typed: found } : {};
	const isOpen = doubt.step === selectPosition(state);
	const { view } = stepOf(selectOrder(state), doubt.step);
	const problems = isOpen && doubt.why === "invalid" ? problemsWith(order, doubt.step, doubt.values) : {};
	const isRefused = Object.keys(problems).length > 0;
	const missing = doubt.why === "unavailable" && view === "plans" ? saleTalk()?.missingPlan(selectOrder(state), message) : null;
	if (missing) {
		say(store, missing.text);
		store.dispatch(asideOpened({ actions: missing.actions }));
	} else if (!isRefused && (doubt.why !== "part" || view !== "quiz")) ask(store, doubt, "");
	if (![
		"typo",
		"invalid",
		"ddd"
	].includes(doubt.why)) clearLine(store);
	if (isOpen && [
		"part",
		"invalid",
		"ddd"
	].includes(doubt.why)) keepInForm(store, doubt.values);
	if (isRefused) store.dispatch(refused({
		step: doubt.step,
		problems
	}));
	store.dispatch(doubtRaised(doubt.why === "typo" ? {
		...doubt,
		...typed
	} : doubt));
}
/** Asks about a doubtful value once more, after the chat has replied to something else. */
function askStill(store, doubt) {
	const turn = `again ${textFor(store, doubt, false)}`;
	const lead = askedAgain[1 + (store.getState().dialogue.turns[turn] ?? 0) % (askedAgain.length - 1)];
	ask(store, doubt, lead ?? "", {
		turn,
		asks: true
	});
	store.dispatch(doubtRaised(doubt));
}
/** Returns the value as the visitor typed it, if the question would accept it despite a suspected typo. */
function asTyped(store, { step, values }) {
	const state = store.getState();
	const [[name] = []] = Object.entries(values);
	const typed = name === void 0 ? void 0 : selectDraft(state, step)[name];
	const found = typed === void 0 ? void 0 : /\S+@\S+\.\w+/.exec(typed)?.[0] ?? typed;
	if (name === void 0 || found === void 0) return void 0;
	return problemWith(selectOrder(state), step, { [name]: found }) === null ? { [name]: found } : void 0;
}
/** Records the value that the visitor chose from several. */
function choose(store, { step }, values) {
	store.dispatch(messageRead({ understood: true }));
	recordAnswers(store, { [step]: values });
}
/**
* Records or discards a doubtful value after the visitor's yes or no. @param echo the reply as shown in the
* transcript
*/
function settle(store, doubt, agreed, echo) {
	if (agreed) {
		recordAnswers(store, { [doubt.step]: doubt.values });
		return;
	}
	if (doubt.typed) {
		recordAnswers(store, { [doubt.step]: doubt.typed });
		return;
	}
	clearLine(store);
	quote(store, echo);
	say(store, conversation.doubtDropped);
	askAgain(store);
}
// src/conversation/messages/press-action.ts
/**
* Does what a button under an answer says, if it records an answer. An answer that was given before is replaced.
* @returns whether it did; otherwise the button's label is to be read as a message
*/
function pressAction(store, { label, answers }) {
	const state = store.getState();
	store.dispatch(asideClosed());
	if (!answers) return false;
	store.dispatch(messageRead({ understood: true }));
	const order = selectOrder(state);
	const position = selectPosition(state);
	if (!Object.keys(answers).some((step) => order.answers[step] && step !== position)) {
		clearLine(store);
		recordAnswers(store, answers);
		if (selectPosition(store.getState()) === position && !answers[position]) {
			quote(store, label);
			askAgain(store);
		}
		return true;
	}
	store.dispatch(volunteered({ answers }));
	if (selectPosition(store.getState()) === position) {
		quote(store, label);
		say(store, chatReplies.commands.corrigido);
		askAgain(store);
	}
	return true;
}
// src/conversation/messages/carry-out-commands.ts
/**
* Carries out the commands that a visitor can type in the chat, such as "voltar" (back) and "ajuda" (help).
*/
/**
* Carries out the command "voltar" (back): cancels a correction, or goes back one question.
* @param echo the message with secrets masked, as shown in the transcript
*/
function goBack(store, echo) {
	const state = store.getState();
	const part = selectPartBefore(state);
	if (state.parts.reopened ?? part) {
		store.dispatch(partReopened(state.parts.reopened ? null : part));
		return;
	}
	const { position: from, returnTo } = selectFlow(state);
	const target = selectBack(state);
	if (returnTo) store.dispatch(backAsked());
	else if (target !== null && target !== "start") store.dispatch(correctionAsked({ step: target }));
	const now = selectPosition(store.getState());
	const opens = now !== from && now !== returnTo;
	quote(store, echo, { opens });
	if (now === from) say(store, chatReplies.commands.voltarNothing);
	else say(store, now === returnTo ? chatReplies.commands.voltarKept : chatReplies.commands.voltar, { opens });
}
/**
* Corrects an answer. A valid new value in the message is recorded; otherwise the question is asked again.
* @param step id of the step to correct; '' if the message does not say which
* @param echo the message with secrets masked, as shown in the transcript
*/
function correct(store, step, reading, echo) {
	const from = selectPosition(store.getState());
	const order = selectOrder(store.getState());
	const isKnown = isStepOf(order, step) && order.answers[step] !== void 0;
	const values = isKnown ? reading.answers[step] : void 0;
	const isSubmitted = isKnown && stepOf(order, step).submits !== void 0;
	const isFine = values && !isSubmitted && "values" in check(stepOf(order, step), values, order);
	if (isFine) store.dispatch(volunteered({ answers: reading.answers }));
	else if (isKnown) {
		const { [step]: _, ...others } = reading.answers;
		if (Object.keys(others).length > 0) recordAnswers(store, others);
		store.dispatch(correctionAsked({ step }));
		if (values) store.dispatch(answered({ answers: { [step]: values } }));
	}
	const now = selectPosition(store.getState());
	const opens = now !== from;
	quote(store, echo, { opens });
	if (isFine && !opens) {
		say(store, chatReplies.commands.corrigido);
		askAgain(store);
	} else if (opens && now === step && !values) say(store, chatReplies.commands.corrigir(textOf(order, step).name), { opens });
	else if (!opens && !isFine) say(store, chatReplies.commands.corrigirUnknown);
}
/** Carries out the command "ajuda" (help): shows help for the current question, then the general commands. */
function help(store, echo) {
	const order = selectOrder(store.getState());
	quote(store, echo);
	say(store, textOf(order, selectPosition(store.getState())).help);
	say(store, chatReplies.help.commands);
}
/** Offers ways to reach a person and shows the reference with which an agent can find the order (D72). */
function callPerson(store, echo) {
	quote(store, echo);
	say(store, chatReplies.commands.atendente);
	store.dispatch(asideOpened("human"));
}
/** Asks whether to start the order again. The visitor confirms with a yes or with the button. */
function askToRestart(store, echo) {
	quote(store, echo);
	store.dispatch(asideOpened("restart"));
}
// src/conversation/messages/reply-when-not-understood.ts
var { escalation } = conversation;
/**
* Replies to a message that the chat did not understand. The first time, the reply rephrases the question;
* the second time, it offers other ways to answer; from then on, ways to reach a person. The count restarts
* when a message is understood or another question opens.
* @param echo the message with secrets masked, as shown in the transcript
*/
function escalate(store, echo) {
	const { misses } = store.getState().dialogue;
	quote(store, echo);
	if (misses <= 1) {
		say(store, `${inTurn(store, "first", escalation.first)} ${chatReplies.help.offer}`, { turn: "first" });
		askAgain(store);
	} else if (misses === 2) {
		sayInTurn(store, "second", escalation.second);
		store.dispatch(asideOpened("ways"));
	} else {
		const { reference } = selectOrder(store.getState()).facts;
		if (misses === 3) say(store, escalation.third);
		else sayInTurn(store, "further", escalation.further);
		if (misses === 3 && reference) say(store, escalation.reference(reference));
		say(store, escalation.stillHere);
		store.dispatch(asideOpened("human"));
	}
}
/** Carries out "Ver um exemplo" by showing the question's help, which contains an example. */
function showExample(store) {
	const order = selectOrder(store.getState());
	say(store, textOf(order, selectPosition(store.getState())).help);
}
export { sayInTurn as A, saleTalk as C, askAgain as D, saysItIsMe as E, tell as M, unanswerable as N, quote as O, agentLink as P, loadSaleTalk as S, answerAgentLink as T, problemWith as _, correct as a, planStepOf as b, pressAction as c, isYesOrNo as d, raise as f, keepTyped as g, keepInForm as h, callPerson as i, sayTook as j, say as k, askStill as l, clearLine as m, showExample as n, goBack as o, settle as p, askToRestart as r, help as s, escalate as t, choose as u, recordAnswers as v, advice as w, plansOnOffer as x, withForm as y };
