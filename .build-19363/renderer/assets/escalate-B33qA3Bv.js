import { C as doubtRaised, R as partAnswered, Y as said, i as answered, j as messageRead, lt as volunteered, o as asideOpened, s as backAsked, v as correctionAsked, w as drafted, z as partReopened } from "./events-Dzy0BOWM.js";
import { c as isStepOf, m as stepOf } from "./journeys-pH3FiARx.js";
import { P as check, a as selectFlow, d as selectOpenPart, f as selectOrder, h as selectPosition, i as selectDraft, p as selectPartBefore, r as selectBanks, t as selectBack } from "./selectors-BJ0ILE8K.js";
import { It as textOf, Lt as wordingOf, Ut as chat } from "../prerender.js";
import { i as conversation, n as shownValues } from "./chips-ipJYP4HE.js";
// src/content/advice.ts
/**
* Texts of the advice on plans (A20): at most three taps, then one plan with its reason and price. Speeds, devices and
* streaming come from the plan itself or from the rules of the facts (M2.51, M2.52, M9.7).
*/
var advice = {
	start: "Três toques e eu sugiro um plano.",
	/** Before it is known what the address can have. */
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
	/** Each continues "Sugiro o 1 Giga …, porque". */
	reasons: {
		cheapest: "é o mais barato deste endereço",
		devices: (count) => `serve para até ${count} aparelhos`,
		games: "é o plano indicado para quem joga",
		/** Where none of the others can be said. */
		suits: "combina com o que você contou",
		/** `upload` as '500 Mega' or '1 Giga'. */
		upload: (upload) => `tem ${upload} de upload, que é o que pesa nas chamadas de vídeo`,
		streaming: (names) => `já inclui ${names}`
	},
	/** `price` as 'R$ 59,99'; one or two reasons. */
	recommend: (plan, price, reasons) => `Sugiro o ${plan}, porque ${reasons.join(" e ")}. Custa ${price} por mês com débito automático, nos primeiros 12 meses.`,
	/** Where nothing on offer has everything that was asked for. */
	nearest: (missing) => `Nenhum plano deste endereço tem ${missing}. O que chega mais perto:`,
	others: "Os outros planos continuam logo abaixo.",
	take: (plan) => `Ficar com o ${plan}`,
	compare: "Comparar com os outros"
};
// src/conversation/hear/speech.ts
/** A line of the assistant at the open question. */
function say(store, text, more = {}) {
	store.dispatch(said({
		step: selectPosition(store.getState()),
		who: "assistant",
		text,
		...more
	}));
}
/** The visitor's own line; nothing where nothing may be shown of it. */
function quote(store, text, more = {}) {
	if (text) store.dispatch(said({
		step: selectPosition(store.getState()),
		who: "visitor",
		text,
		...more
	}));
}
/** One wording of a list, another each time. */
function inTurn(store, turn, list) {
	const { turns } = store.getState().dialogue;
	return list[(turns[turn] ?? 0) % list.length] ?? "";
}
function sayInTurn(store, turn, list, more = {}) {
	say(store, inTurn(store, turn, list), {
		...more,
		turn
	});
}
/** The open question once more, shorter, after something else was answered. */
function askAgain(store) {
	const state = store.getState();
	const position = selectPosition(state);
	const order = selectOrder(state);
	if (stepOf(order, position).kind !== "question") return;
	const { again, heading } = wordingOf(order, position, selectDraft(state, position));
	if (again ?? heading) say(store, again ?? heading);
}
/** What was asked for besides an answer stands before the next question, whatever that is. */
var sayTook = (store) => sayInTurn(store, "took", conversation.took, { passing: true });
// src/conversation/hear/take.ts
/**
* The open question's answer together with what its form holds besides: a ticked box, the other choices of cards. What
* was typed before counts no more, nor does a choice that shows or hides other fields.
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
/** Why the open question does not accept a value, in the words of its step; null when it does. */
function problemWith(order, step, values) {
	const checked = check(stepOf(order, step), values, order);
	return "problems" in checked ? Object.values(checked.problems)[0] ?? null : null;
}
/** Empties the line that a message was typed into. */
function clearLine(store) {
	const step = selectPosition(store.getState());
	const { fields, line, parts } = stepOf(selectOrder(store.getState()), step);
	if (parts) {
		clearPart(store);
		return;
	}
	const draft = store.getState().flow.drafts[step] ?? {};
	const texts = fields.filter(({ kind, name }) => kind === "text" && draft[name]);
	if (texts.length === 0) return;
	keepInForm(store, line?.read("", draft) ?? Object.fromEntries(texts.map(({ name }) => [name, ""])));
}
/** The same where the question is asked part by part: an answer that was being corrected stays as it was. */
function clearPart(store) {
	const state = store.getState();
	const { reopened } = state.parts;
	const open = selectOpenPart(state);
	if (open !== null && state.flow.drafts[selectPosition(state)]?.[open]) keepInForm(store, { [open]: reopened?.name === open ? reopened.before : "" });
}
/** Answers parts of the open question. */
function takeParts(store, values) {
	const step = selectPosition(store.getState());
	for (const [name, value] of Object.entries(values)) store.dispatch(partAnswered({
		step,
		name,
		value
	}));
}
/** Puts values into the form of the open question, to be mended or completed there. */
function keepInForm(store, values) {
	const step = selectPosition(store.getState());
	for (const [name, value] of Object.entries(values)) store.dispatch(drafted({
		step,
		name,
		value
	}));
}
/** Takes what a message answered; what the open question is submitted with comes last. */
function take(store, answers) {
	const state = store.getState();
	const order = selectOrder(state);
	const position = selectPosition(state);
	const step = stepOf(order, position);
	const { [position]: own, ...others } = answers;
	if (own && step.parts) {
		if (Object.keys(others).length > 0) store.dispatch(volunteered({ answers: others }));
		takeParts(store, own);
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
// src/content/doubts.ts
/** Where no step has words of its own. */
var general = {
	either: (said) => `Entendi ${said}. Qual deles vale?`,
	confirm: (said) => `Entendi ${said}. É isso?`,
	typo: (said) => `Você quis dizer ${said}?`,
	surname: (said) => `Entendi ${said}. E o sobrenome?`,
	ddd: (said) => `Faltou o DDD de ${said}. Qual é?`,
	part: (said, missing) => `Anotei ${said}. E ${missing}?`,
	invalid: (said) => `“${said}” não serve como resposta aqui. Pode conferir?`,
	unavailable: (said) => `${said} não está entre as opções. Qual destas você prefere?`
};
/** By step: only what differs. */
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
		invalid: () => "Isso não parece um nome. Qual é o nome da sua mãe no seu documento?"
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
		invalid: () => "Esse número não confere. Pode digitar o CPF ou o CNPJ de novo?"
	},
	"consulta-cpf": { invalid: () => "Esse número não confere. Pode digitar o documento de novo?" },
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
		invalid: () => "Agência ou conta não conferem. Pode olhar de novo no aplicativo do banco?"
	},
	"data-instalacao": {
		confirm: (said) => `A visita fica para ${said}. É isso?`,
		part: (said, missing) => said ? `Anotei ${said}. E ${missing}?` : "Pode ser de manhã, das 8h às 12h, ou à tarde, das 12h às 18h. Qual dia fica melhor?",
		unavailable: (said) => `${said} não está livre. Qual destas datas você prefere?`
	}
};
/**
* What is asked back at a step. A secret step is given a mask as `said` (D22).
*
* @param said what was understood, as it is shown: 'João Pereira', '01310-100'
* @param missing for `part`, the fields still lacking, lower case: 'o lote', 'a agência e a conta'
*/
function doubtText(step, kind, said, missing = "") {
	return (own[step]?.[kind] ?? general[kind])(said, missing);
}
// src/conversation/hear/doubts.ts
/** Those that a yes settles. */
var isYesOrNo = ({ why }) => why === "confirm" || why === "typo";
var listed = new Intl.ListFormat("pt-BR");
/** Labels of the fields that an answer still lacks: 'lote', 'agência e conta com dígito'. */
function missingOf(order, step, values) {
	const { fields, view } = stepOf(order, step);
	const { labels } = textOf(order, step);
	return (view === "dates" ? ["date", "period"] : fields.map(({ name }) => name)).filter((name) => !values[name] && fields.find((field) => field.name === name)?.optional !== true).map((name) => (labels[name] ?? name).toLowerCase()).join(" e ");
}
function textFor(store, { step, values, why, or }) {
	const order = selectOrder(store.getState());
	const shown = (each) => shownValues(order, step, each, selectBanks(store.getState()) ?? []).join(", ");
	const said = or ? listed.format(or.map(shown)) : shown(values);
	const days = stepOf(order, step).fields.find(({ name }) => name === "due_date")?.options;
	if (why === "unavailable" && days) return chat.commands.otherDay(values.due_date ?? "", days);
	if (why === "invalid") return problemWith(order, step, values) ?? doubtText(step, why, said);
	return doubtText(step, why, said, why === "part" ? missingOf(order, step, values) : "");
}
/** Half of a visit is not confirmed but completed. */
function asPart(order, doubt) {
	const { date, period } = doubt.values;
	return stepOf(order, doubt.step).view === "dates" && doubt.why === "confirm" && !(date && period) ? {
		...doubt,
		why: "part"
	} : doubt;
}
/** Asks back about what was understood before it is recorded. Digits stay in the line, to be mended there. */
function raise(store, raised, echo) {
	const order = selectOrder(store.getState());
	if (raised.step === selectPosition(store.getState()) && raised.why === "part" && stepOf(order, raised.step).parts) {
		takeParts(store, raised.values);
		return;
	}
	quote(store, echo);
	const state = store.getState();
	const doubt = asPart(selectOrder(state), raised);
	const found = asTyped(store, doubt);
	const typed = found ? { typed: found } : {};
	const isOpen = doubt.step === selectPosition(state);
	const { view } = stepOf(selectOrder(state), doubt.step);
	if (doubt.why !== "part" || view !== "quiz") say(store, textFor(store, doubt));
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
	store.dispatch(doubtRaised(doubt.why === "typo" ? {
		...doubt,
		...typed
	} : doubt));
}
/** What was typed where a typo is suspected, if the question would accept it. */
function asTyped(store, { step, values }) {
	const state = store.getState();
	const [[name] = []] = Object.entries(values);
	const typed = name === void 0 ? void 0 : selectDraft(state, step)[name];
	const found = typed === void 0 ? void 0 : /\S+@\S+\.\w+/.exec(typed)?.[0] ?? typed;
	if (name === void 0 || found === void 0) return void 0;
	return problemWith(selectOrder(state), step, { [name]: found }) === null ? { [name]: found } : void 0;
}
/** One of several that were said is meant. */
function choose(store, { step }, values) {
	store.dispatch(messageRead({ understood: true }));
	take(store, { [step]: values });
}
/** "sim" and "não" to what was asked back. */
function settle(store, doubt, agreed, echo) {
	if (agreed) {
		take(store, { [doubt.step]: doubt.values });
		return;
	}
	if (doubt.typed) {
		take(store, { [doubt.step]: doubt.typed });
		return;
	}
	clearLine(store);
	quote(store, echo);
	say(store, conversation.doubtDropped);
	askAgain(store);
}
// src/conversation/hear/commands.ts
/** "voltar": out of a correction, or one question back. */
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
	if (now === from) say(store, chat.commands.voltarNothing);
	else say(store, now === returnTo ? chat.commands.voltarKept : chat.commands.voltar, { opens });
}
/**
* Corrects an answer: in place where the new value was said, else by asking its question again.
* @param step '' when it was not said which
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
		store.dispatch(correctionAsked({ step }));
		if (values) store.dispatch(answered({ answers: { [step]: values } }));
	}
	const now = selectPosition(store.getState());
	const opens = now !== from;
	quote(store, echo, { opens });
	if (isFine && !opens) {
		say(store, chat.commands.corrigido);
		askAgain(store);
	} else if (opens && now === step && !values) say(store, chat.commands.corrigir(textOf(order, step).name), { opens });
	else if (!opens && !isFine) say(store, chat.commands.corrigirUnknown);
}
/** "ajuda": first about the open question, then in general. */
function help(store, echo) {
	const order = selectOrder(store.getState());
	quote(store, echo);
	say(store, textOf(order, selectPosition(store.getState())).help);
	say(store, chat.help.commands);
}
/** Channels with people, and the reference that finds the order there (D72). */
function callPerson(store, echo) {
	quote(store, echo);
	say(store, chat.commands.atendente);
	store.dispatch(asideOpened("human"));
}
function askToRestart(store, echo) {
	quote(store, echo);
	store.dispatch(asideOpened("restart"));
}
// src/conversation/hear/escalate.ts
var { escalation } = conversation;
/**
* Nothing was understood: another wording each time, then other ways to answer, then a person. The count is that of the
* open question, and starts anew once something is understood.
*/
function escalate(store, echo) {
	const { misses } = store.getState().dialogue;
	quote(store, echo);
	if (misses <= 1) {
		say(store, `${inTurn(store, "first", escalation.first)} ${chat.help.offer}`, { turn: "first" });
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
/** "Ver um exemplo": the question's own help has one. */
function showExample(store) {
	const order = selectOrder(store.getState());
	say(store, textOf(order, selectPosition(store.getState())).help);
}
export { advice as S, askAgain as _, correct as a, sayInTurn as b, choose as c, settle as d, clearLine as f, withForm as g, take as h, callPerson as i, isYesOrNo as l, problemWith as m, showExample as n, goBack as o, keepInForm as p, askToRestart as r, help as s, escalate as t, raise as u, quote as v, sayTook as x, say as y };
