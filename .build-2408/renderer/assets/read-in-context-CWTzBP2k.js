import { M as messageRead, gt as volunteered } from "./events-C3g4CRov.js";
import { c as isStepOf, i as findStep, m as stepOf, s as idsOf$1 } from "./journeys-CWpcRNhs.js";
import { F as check, a as selectDraft, g as selectPosition, p as selectOrder, r as selectBanks, y as selectQuiz } from "./selectors-BG3aGS4u.js";
import { i as offersInOrder } from "./chosen-and-requested-plan-DlP92XD0.js";
import { r as parseCep } from "./cep-DF-D-U5U.js";
import { i as withoutControls, n as collapse, r as normalise } from "./text-DNnfE1uI.js";
import { n as parseHouseNumber } from "./house-number-CpppI8hG.js";
import { t as soldSpeed } from "./plan-speed-CfyhCTWB.js";
import { B as asksSecondLine, L as textOf, _ as speedGroups, z as asksOneLine } from "../prerender.js";
import { a as phoneDigits, i as parsePhone } from "./phone-CuKDOHhU.js";
import { t as parseEmail } from "./email-BHVqqeJT.js";
import { n as parseCode } from "./one-time-code-CFaQTlFg.js";
import { t as parseName } from "./name-B53-uiJV.js";
import { a as isoToBr, t as addDays } from "./iso-dates-BHOBj5NI.js";
import { i as parseCpf, n as isCpf } from "./cpf-9aMRIfDX.js";
import { r as parseCnpj } from "./cnpj-DRMfFSnr.js";
import { t as fold } from "./lower-case-without-accents-CIid-5eF.js";
import { _ as TORN_DAYS, a as yesNo, c as FILLER_SURNAMES, d as HEDGE, f as NEGATION, g as SOURCE, h as SOMETHING_ELSE, l as FOR_SOMEONE, m as SOMEONE_ELSE, o as EITHER, p as PROGRAM_CODE, r as bareWords, s as FILLERS, t as commandIn, u as GOOD_DAY, v as isQuestion } from "./commands-r2kzUZYX.js";
import { r as likelyTypo } from "./EmailTypoQuestion-0tHo5vIe.js";
import { O as quote, k as say, m as clearLine } from "./reply-when-not-understood-DaCeYeH9.js";
// src/understanding/value-kinds.ts
/** Returns the kinds of value that a step asks for. */
function valueKindsOf(step) {
	if (step.view === "review") return ["consent"];
	return step.fields.flatMap(({ said }) => said ?? []);
}
// src/understanding/words/number-words.ts
/** Replaces number words in a text with digits: 'vinte e cinco' → '25'. */
var UNITS = "zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze".split(" ");
var VALUES = new Map([
	...UNITS.map((word, value) => [word, value]),
	["uma", 1],
	["duas", 2],
	["meia", 6],
	["catorze", 14],
	["dezesseis", 16],
	["dezasseis", 16],
	["dezessete", 17],
	["dezoito", 18],
	["dezenove", 19],
	..."vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split(" ").map((word, at) => [word, (at + 2) * 10]),
	["cem", 100],
	..."cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split(" ").map((word, at) => [word, (at + 1) * 100]),
	["mil", 1e3]
]);
function wordsOf$1(said) {
	return [...said.matchAll(/[a-z0-9'-]+/g)].map((match) => {
		const to = match.index + match[0].length;
		return {
			text: match[0],
			from: match.index,
			to,
			closes: /[.,;:!?\n]/.test(said[to] ?? ""),
			isLast: /^[.!?]+\s/.test(said.slice(to, to + 5))
		};
	});
}
/**
* Returns the exclusive upper limit for the next part of a number: 10 after 'vinte', 100 after 'cento', 0 (no
* further part) after 'cem'.
*/
function roomOf(word, value) {
	if (word === "cem" || value <= 10) return 0;
	return [
		1e3,
		100,
		10
	].find((unit) => value % unit === 0) ?? 0;
}
/** The label of a number that is said as one: 'número quinhentos doze'. */
var OF_HOUSE$1 = /^(?:numero|nr|casa|predio)$/;
/**
* Returns the number that starts at a word and the index of the word after it, or null if no number starts
* there.
*/
function numberAt(words, from) {
	const first = words[from];
	const start = first && VALUES.get(first.text);
	if (first === void 0 || start === void 0) return null;
	let value = start;
	let room = roomOf(first.text, start);
	let at = from + 1;
	while (room > 0 && words[at - 1]?.closes === false) {
		const hasAnd = words[at]?.text === "e";
		const word = words[at + (hasAnd ? 1 : 0)];
		const more = VALUES.get(word?.text ?? "") ?? 0;
		const isOfHouse = room === 100 && more > 9 && OF_HOUSE$1.test(words[from - 1]?.text ?? "");
		if (!word || more === 0 || more >= room || !(hasAnd || room === 1e3 || isOfHouse)) break;
		value += more;
		room = roomOf(word.text, more);
		at += hasAnd ? 2 : 1;
	}
	if (value > 1 && value < 1e3 && words[at]?.text === "mil" && words[at - 1]?.closes === false) {
		const thousands = numberAt(words, at);
		return {
			value: value * 1e3 + (thousands ? thousands.value - 1e3 : 0),
			next: thousands?.next ?? at + 1
		};
	}
	return {
		value,
		next: at
	};
}
/** Marks that are dictated between numbers. */
var JOINTS = /* @__PURE__ */ new Map([
	["traco", "-"],
	["tracinho", "-"],
	["hifen", "-"],
	["barra", "/"],
	["ponto", "."]
]);
/** Returns the consecutive number words that start at a word, or null if none start there. */
function runAt(words, from) {
	const parts = [];
	let at = from;
	let joins = 0;
	for (;;) {
		const mark = parts.length > 0 ? JOINTS.get(words[at]?.text ?? "") : void 0;
		const joint = mark === void 0 ? 0 : 1;
		const number = numberAt(words, at + joint);
		if (!number) break;
		if (mark !== void 0) parts.push(mark);
		parts.push(String(number.value));
		joins += joint;
		at = number.next;
		if (words[at - 1]?.isLast) break;
	}
	const first = words[from];
	const last = words[at - 1];
	if (!first || !last || parts.length === 0) return null;
	const count = parts.length - joins;
	if (count >= 3 || count === 2 && (parts[0] ?? "").length === 1 && joins === 0 && parts.every((part) => part.length === 1) || joins > 0) return {
		run: {
			from: first.from,
			to: last.to,
			digits: parts.join("")
		},
		next: at
	};
	const alone = numberAt(words, from);
	const end = alone && words[alone.next - 1];
	if (!alone || !end) return null;
	return {
		run: {
			from: first.from,
			to: end.to,
			digits: String(alone.value)
		},
		next: alone.next
	};
}
/**
* Whether a number word does not mean its number: 'um' and 'uma' are mostly articles, 'meia' is a six only
* among digits, and 'mil' may only mean many.
*/
function isNotNumber(words, at, next) {
	const word = words[at]?.text ?? "";
	const isBehindDay = words[at - 1]?.text === "de" || /^(?:de|\d{2}|\d{4})$/.test(words[next]?.text ?? "");
	const day = words[at - 1]?.text === "de" ? words[at - 2]?.text : words[at - 1]?.text;
	if (word === "dez" && isBehindDay && /^\d{1,2}$/.test(day ?? "")) return true;
	if (next > at + 1 || !/^(?:um|uma|meia|mil)$/.test(word)) return false;
	if (word === "um" && /^gig(?:a|as|abit|abits)?$|^gb$|^g$/.test(words[next]?.text ?? "")) return false;
	if (word === "um" && words[at - 1]?.text === "do" && words[next]?.text === "de") return false;
	if (word === "mil" && /^(?:o|a) de$/.test(`${words[at - 2]?.text} ${words[at - 1]?.text}`)) return false;
	if (word === "um" && /^d[aeo]$/.test(words[next]?.text ?? "") && words[at - 1]?.text !== "numero") return true;
	const isAlone = words.length === 1;
	const isNamed = /^(?:n|no|nr|num|numero|casa|dia|apto|apartamento|ap|bloco|quadra|lote|conta|agencia)$/.test(words[at - 1]?.text ?? "");
	return !isAlone && !(isNamed && word !== "meia");
}
/**
* Replaces number words with digits: 'vinte e cinco' → '25', 'mil novecentos e noventa' → '1990'. Numbers
* dictated digit by digit are joined: 'zero um três um zero, cem' → '01310100', 'dois traço seis' → '2-6'.
* 'um' and 'uma' stay if they are articles.
* @param typed text in Unicode normalisation form NFC
*/
function withDigits$1(typed) {
	const raw = repeated(typed);
	const words = wordsOf$1(fold(raw));
	let out = "";
	let done = 0;
	for (let at = 0; at < words.length;) {
		const found = runAt(words, at);
		if (!found || isNotNumber(words, at, found.next)) {
			at += 1;
			continue;
		}
		out += raw.slice(done, found.run.from) + found.run.digits;
		done = found.run.to;
		at = found.next;
	}
	return joined(out + raw.slice(done));
}
/** A digit said as often as counted, after other digits: '59380 e três zeros', 'nove nove, dois oitos'. */
var COUNTED$2 = /(?: e)? (dois|duas|três|tres|quatro|[2-4]) (zero|cinco|sete|oito|nove|quatro)s(?![a-zà-ÿ])/gi;
var repeated = (raw) => raw.replace(COUNTED$2, (_all, count, digit) => ` ${digit}`.repeat(VALUES.get(fold(count)) ?? Number(count)));
/** A mark dictated between digits: '1076 traço 5'. */
var SPOKEN_MARK = /(?<=\d)[ ,]*(traço|traco|tracinho|hífen|hifen|barra|ponto)[ ,]*(?=\d)/gi;
/** A check digit 'X': '98765 traço xis'. */
var SPOKEN_X = /(?<=\d)(?:[ ,]*(?:traço|traco|tracinho|hífen|hifen)[ ,]*| ?- ?|,? (?:dígito|digito|dig) )xis?\b/gi;
/** A number that is half digits, half word: '14 mil e 6'. */
var THOUSANDS$1 = /(?<![\d.,])(\d{1,3}) mil(?:(?: e)? (\d{1,3}))?(?![\d.,]|[a-z])/gi;
var joined = (raw) => raw.replace(THOUSANDS$1, (_all, many, more = "0") => String(Number(many) * 1e3 + Number(more))).replace(SPOKEN_X, "-X").replace(SPOKEN_MARK, (_all, word) => JOINTS.get(fold(word)) ?? word);
// src/understanding/words/message-text.ts
/** Prepares a chat message for the extractors and divides it into clauses. */
/** Maximum number of characters read from a message. No answer is longer. */
var LIMIT$1 = 1e3;
var BREAK = /[.,;:!?]+(?=\s|$|\u00a4)|\s\((?=[a-z"']+[ ?)])|\)(?=[\s.,!?]|$)|\s\/\s(?=[a-z])|\?+|\n+|\s(?:mas|porem|so que|pq|porque|pois|ja que|que ja|se bem que|entao|q e quando|que e quando|k{3,}|(?:rs){2,}|(?:ha){2,}h?)\s|(?<=\d)\s(?=(?:da pra|vcs|voces|pra que|pra q|tem como|posso|qual|quanto|fica guardad)\b)|\s(?:e|y|and)\s(?=(?:o|a|os|as|eu|meu|minha|me|my|mi|no|na|em|qual|quanto|quando|como|quero|queria|prefiro|pode|tem|nao|sem|muda|muda|troca|instala\w*|nasci\w*|venc\w*|vence|email|e-mail|cpf|tel\w*|cep|numero|conta|ag\w*|dia|debito|boleto|demora|se|pra|o|sim|debito)\b)/g;
/**
* A message prepared for the extractors. `raw` is the text with number words replaced by digits. `said` is
* `raw` in lower case without accents, so an index is valid in both. `rest` is `said` without the characters
* that an extractor has claimed, so that no other extractor uses them again.
*/
var MessageText = class {
	raw;
	said;
	/** The message in lower case without accents, before number words and short spellings were replaced. */
	original;
	rest;
	#clauses;
	constructor(message) {
		const typed = message.slice(0, LIMIT$1).normalize("NFC").split(/[\r\n]+/).map(withoutControls).join("\n");
		this.original = fold(typed);
		this.raw = withoutAsides(writtenOut(typed));
		this.said = fold(this.raw);
		this.rest = this.said;
	}
	/** Finds a pattern in the part of the text that is not claimed yet. */
	find(pattern) {
		const match = pattern.exec(this.rest);
		return match && {
			groups: match,
			from: match.index,
			to: match.index + match[0].length
		};
	}
	/** Finds a pattern and claims its match. */
	take(pattern) {
		const found = this.find(pattern);
		if (found) this.claim(found.from, found.to);
		return found;
	}
	/** Claims characters, so that no other extractor uses them. */
	claim(from, to) {
		this.rest = this.rest.slice(0, from) + "¤".repeat(to - from) + this.rest.slice(to);
	}
	/** Undoes a claim, so that another extractor can use the characters. */
	release(from, to) {
		this.rest = this.rest.slice(0, from) + this.said.slice(from, to) + this.rest.slice(to);
	}
	/** Returns a part of the message with its capitals and accents. */
	typed(from, to) {
		return this.raw.slice(from, to);
	}
	get clauses() {
		this.#clauses ??= clausesOf(this.said, this.raw);
		return this.#clauses;
	}
	/** Treats clauses that match a pattern as statements, even if they look like questions. */
	treatAsStatement(pattern) {
		this.#clauses = this.clauses.map((clause) => pattern.test(this.said.slice(clause.from, clause.to)) ? {
			...clause,
			isQuestion: false
		} : clause);
	}
	/** Returns the clause at an index. */
	clauseAt = (place) => this.clauses.find(({ to }) => place < to) ?? {
		from: 0,
		to: this.said.length,
		isQuestion: false
	};
	/** Returns the index at which the sentence around an index begins. */
	sentenceAt = (place) => [...this.said.slice(0, place).matchAll(/[.!?;\n]+(?=\s|$)| \/ /g)].at(-1)?.index ?? 0;
	/** Returns the unclaimed text of all statements, or of all questions. */
	parts(asks) {
		return this.clauses.filter(({ isQuestion: asked }) => asked === asks).map(({ from, to }) => ({
			text: this.rest.slice(from, to),
			from
		}));
	}
};
/** Short and phonetic spellings that occur in no name, with their full words. */
var SPELLINGS = [
	[/\b(?:msm|mermo)\b/gi, "mesmo"],
	[/\b(?:kero|qero)\b/gi, "quero"],
	[/\baki\b/gi, "aqui"],
	[/\bdps\b/gi, "depois"],
	[/\bvinti\b/gi, "vinte"],
	[/\btrint[ei]\b/gi, "trinta"],
	[/\bnum (?=(?:tem|tenho|sei|quero|posso|precisa|lembro|vou|da)\b)/gi, "não "],
	[/\bqn?t([oa]s?)\b/gi, "quant$1"],
	[/\bqn?ts\b/gi, "quantos"],
	[/(?<![\p{L}\d])([a-z]) d[eo] \1\p{L}{2,}/giu, "$1"],
	[/\bo d[i]? (?=\d{3,4}\b)/gi, "o de "]
];
var spelt = (raw) => SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), raw);
/** An e-mail address, which stays as typed: 'dois.irmaos@…' must not become '2.irmaos@…'. */
var ADDRESS = /(?<!\S)([^\s@]{1,80} ?@+ ?\S+|(?:[\w.+-]{1,64} (?:ponto|underline|underscore|anderline|tra[çc]o|h[íi]fen|tracinho) ){0,5}[\w.+-]{1,64},? (?:arroba|aroba),? \S+(?: ponto \w+){0,3})/i;
var IS_ADDRESS = /@| a?r?roba,? /i;
/** A mark of an address that is named in brackets: 'ana (ponto) prado'. */
var BRACKETED = / ?[([](ponto|dot|underline|underscore|tra[çc]o|tracinho|h[íi]fen|arroba|at)[)\]] ?/gi;
var MARKS = /* @__PURE__ */ new Map([["at", "arroba"], ["dot", "ponto"]]);
/** Digits that are broken off and begin again: '85... 85810, 011'. */
var BEGUN = /(?<!\d)(\d{2,})(?:\.{2,}|…) *(?=\1)/g;
var writtenOut = (raw) => raw.replace(BRACKETED, (_all, mark) => ` ${MARKS.get(mark.toLowerCase()) ?? mark} `).replace(/\bi cloud\b/gi, "icloud").split(ADDRESS).map((part) => IS_ADDRESS.test(part) ? part : withDigits$1(spelt(part)).replace(BEGUN, "")).join("");
/** How a name is spelled: 'com s c h i dois z i', 'com acento no e'. */
var SPELLING = /(?<![\p{L}\d])\p{L}(?:[ -]\p{L}){3,}(?![\p{L}\d])|, com acento n[oa] [^,.;!?\n]+|,? \(?(?:com|sem) (?:[b-df-np-tv-z]|[aeiou](?=[.,;)]|$)|(?:\d|um) [a-z]|th|ph|acento|til|trema|cedilha|dabliu|ipsilon|ipsilone)(?![\p{L}\d])(?: ?(?:[a-z]|\d|e|com|sem|acento|mudo|so|n[oa] [a-z](?![a-z])|no fim|no final|no comeco|no meio|n[oa] (?:nome|primeiro|sobrenome|segundo))(?![\p{L}\d]))*(?: n[oa] [a-z]{3,}(?= *[.,;!)]| *$))?(?![\p{L}\d])\)?/gu;
/** What is said of a mobile's number as a whole. */
var NINTH_DIGIT = /,? com o 9 na frente\b/g;
/**
* Blanks out greetings, how a name is spelled, and mentions of the source of a value ('conforme a conta de luz').
*/
function withoutAsides(raw) {
	let left = raw;
	for (const pattern of [
		GOOD_DAY,
		SOURCE,
		SPELLING,
		NINTH_DIGIT
	]) for (const { 0: phrase, index } of fold(raw).matchAll(pattern)) left = left.slice(0, index) + " ".repeat(phrase.length) + left.slice(index + phrase.length);
	return left;
}
function clausesOf(said, raw) {
	const clauses = [];
	let from = 0;
	const add = (to, mark) => {
		if (said.slice(from, to).trim() !== "") clauses.push({
			from,
			to,
			isQuestion: isQuestion(said.slice(from, to), mark)
		});
	};
	for (const { 0: mark, index } of said.matchAll(BREAK)) {
		const word = mark.trim();
		if (/^(?:e|mas)$/.test(word) && /[à-ÿ]/i.test(raw.slice(index, index + mark.length))) continue;
		if (/^(?:pq|porque)$/.test(word) && said.slice(from, index).trim().split(" ").length < 2) continue;
		add(index, mark);
		from = index + mark.length;
	}
	add(said.length, "");
	return clauses;
}
// src/understanding/extractors/later-extractors.ts
/** Keeps the extractors of what is asked after the coverage check, which are loaded after the rest of the reader. */
var later = null;
/** Returns the extractors that were loaded after the reader; null until then. */
var laterExtractors = () => later;
/** Adds the extractors of what is asked after the coverage check, which are loaded after the reader. */
function learn(extractors) {
	later = extractors;
}
var LATER_KINDS = /* @__PURE__ */ new Set([
	"account",
	"birth",
	"consent",
	"debit",
	"due",
	"visit"
]);
/** Words about what is asked after the coverage check, and of what visitors ask about without a question mark. */
var LATER_WORDS = /(?<!\bbom )\bdia\b|\d ?[/.] ?\d{1,2} ?[/.] ?(?:\d{4}|\d\d\b)|\b(?:19|20)\d\d\b|\b(?:nasc\w*|aniversario|niver|multas?|fidel\w*|carencia|permanencia|loyalty|mae|reajust\w+|aument\w+|depois|upload|upgrade|downgrade|velocidade|aguenta|suporta|jog\w+|gam\w+|ping|latencia|lag|netflix|disney|prime|amazon|spotify|telecine|premiere|streamings?|hbo|max|paramount|globo\w*|canais|apps?|modem|rot[ei]\w+|juridica|ja tenho|renov\w+|mud\w+|transfer\w+|wi-? ?fi|comodato|serasa|spc|score|negativad\w+|sujo|ades\w+|taxas?|matricula|cliente|empresas?|cnpj|pj|vende\w*|pag\w+|cartao|parcel\w+|loterica|preco\w*|valor\w*|quanto|venc\w*|fatura|boletos?|debito|pix|carne|conta|cc|ag|agencia|instal\w*|tecnico|visita|agend\w*|marca\w*)\b/;
/** Whether a message can be read already: it concerns nothing whose extractors have not been loaded yet. */
var canRead = (message, { order, step }) => later !== null || !valueKindsOf(stepOf(order, step)).some((kind) => LATER_KINDS.has(kind)) && !LATER_WORDS.test(fold(message.normalize("NFC"))) && !new MessageText(message).clauses.some(({ isQuestion }) => isQuestion);
// src/understanding/words/household.ts
var COUNTED$1 = /\b(?:somos|moramos|em casa somos|moram|vivemos|familia de|casa com|com|pra|para|aguenta)(?: (?:em|uns|umas|so))? (\d{1,2})(?: (?:pessoas?|moradores|gente|adultos|irmaos))?(?! ?(?:mega|giga|gb|reais|mes|dia|hora|ano|tv|televis|celular|aparelh|dispositiv|computador|%|h\b))\b/;
var PEOPLE = /\b(\d{1,2}) (?:pessoas?|moradores|gente|adultos|irmaos)\b/;
var ALONE$2 = /\b(?:moro|vivo|sou) (?:so(?:zinh[oa])?|eu)\b|\bso (?:pra |para )?(?:eu|mim)\b|\b(?:um |so um )?casal\b|\beu e (?:a |o )?(?:minha |meu )?(?:espos\w+|marido|mulher|namorad\w+|companheir\w+|mae|pai|filh[oa])\b(?! e)/;
var CROWD = /\b(?:familia (?:grande|inteira)|casa cheia|muita gente)\b/;
var GAMES = /(?<!\b(?:passam?|vejo|vemos|ver|assist\w+)(?: os?)? )\bjog(?!os? d[aeo] )(?:a|o|am|amos|ar|ando|os|inhos)\b(?! (?:fora|pro|para o dia|dia))|\bgam(?:e|er|es|ers|ing)\b|\bps[345]\b|\bxbox\b|\bfree fire\b/;
var WORK = /\bhome ?office\b|\btrabalh\w+ (?:em|de|d[ae]|na|no) casa\b|\bteletrabalho\b|\b(?:trabalho|trabalhar) remot\w+\b|\b(?:chamadas?|reunio?e?s?|reuniao) (?:de|por|em|no)? ?(?:video|online|on-line|zoom|teams|meet)\b|\bvideo ?chamadas?\b|\bpra trabalhar\b/;
var WATCHES = /\b(?:assist\w+|ver|vejo|vemos|netflix|series?|filmes?|streamings?|televis\w+|tvs?)\b/;
var SERVICES$1 = [
	[/\bglobo ?-?play\b/, "globo-play"],
	[/\bhbo\b/, "MAX"],
	[/\bparamount\b/, "paramount-plus"]
];
/**
* Returns what a text says about the household, or null if it says nothing.
* @param said lower-case text without accents, with number words as digits
*/
function householdIn(said) {
	const count = Number((PEOPLE.exec(said) ?? COUNTED$1.exec(said))?.[1] ?? 0);
	const people = count > 0 ? {
		people: count > 4 ? "many" : count > 2 ? "some" : "few",
		count
	} : CROWD.test(said) ? { people: "many" } : ALONE$2.test(said) ? { people: "few" } : {};
	const use = GAMES.test(said) ? { use: "games" } : WORK.test(said) ? { use: "work" } : {};
	const service = SERVICES$1.find(([pattern]) => pattern.test(said))?.[1];
	const series = service === void 0 ? {} : { series: service };
	const home = {
		...people,
		...use,
		...series,
		...WATCHES.test(said) ? { television: true } : {}
	};
	return Object.keys(home).length > 0 ? home : null;
}
/** Whether a text says who lives in the house, or that they play or work there, rather than what they watch. */
var tellsHousehold = ({ people, use }) => people !== void 0 || use !== void 0;
// src/understanding/words/shared-question-patterns.ts
/** Words for the price. They count only if no cue matches. */
var PRICE$1 = /\b(?:quanto|qto|qnto|qnt|preco|precos|valor|valores|custa|custam|mensalidade|how much|price|cuanto|cuesta|precio)\b/;
/** 'quanto' (how much, how many) in a question about a time or a number rather than the price. */
var OF_TIME = /\bquanto (?:eu )?precis\w+|\bdemor\w+|\bquant[oa]s? (?:de |e o )?(?:tempo|dias?|horas?|meses|megas?|anos|upload)\b|\btempo\b/;
/** The price as a topic, in a clause that is not a question. */
var PRICE_TOPIC = /\b(?:(?:preco|precos|valor|valores|mensalidade)(?! (?:que|q|(?:ta|esta|e) (?:certo|ok|bo[am]|esse))\b)|quanto (?:custa|fica|e|ta|sai|vou pagar)|qto (?:ta|custa|fica|e|sai))\b/;
/** A question about the reason that does not say what it asks about: 'pra que isso?' (what is that for?). */
var BARE_WHY = /^\W*(?:(?:e|eh|mas|isso|por que|pq|mesmo) )*(?:necessari[oa]|obrigatori[oa]|(?<=\b(?:e|eh|sou) )obrigad[oa]|precisa(?: mesmo)?|preciso(?: mesmo)? (?:dizer|falar|dar|informar|passar))(?: (?:isso|disso|mesmo|de|dar|informar|falar|passar|dizer|esse|dado|pra que))*\W*$|^\W*(?:(?:mas|e|ue|oxe|ah|gente|pera|vixe) )*(?:pra que|pra q|para que|por que|porque|pq|por ?q)\b(?: (?:isso|disso|serve|precisa|precisam|precisa de|vcs|voces|vc|voce|querem|quer|pedem|pede|quer saber|saber|e|necessario|tanto|mesmo|o|dela|dele|nome|numero|esse|essa|dado|pergunta|que|disto|minha gente|gente|moc[ao]|hein|meu deus))*\W*$/;
/** Words that ask for a reason or a purpose. */
var ASKS_REASON = /\b(?:por ?que|porque|pq|pra que?|pra q|para que?|o que|oque|oq|o q|motivo|serve|precisa\w*|ped(?:ir|em|e)|necessario|obrigatorio|consult\w+|fundamento|razao|finalidade|why|por que)\b/;
/** Words for a time after the order. */
var LATER$3 = /\b(?:depois|futur\w*|no futuro|mais (?:pra|para) frente|mais tarde|um dia|contratad[oa]|contratar)\b/;
/** Streaming services and apps. */
var SERVICE = /\b(?:streamings?|netflix|hbo|max|paramount|globo ?play|disney|prime video|amazon|deezer|looke|babbel|spotify|telecine|premiere|canais|apps?(?! d[oae] (?:banco|nubank|inter|caixa|itau|bradesco)))\b/;
// src/understanding/words/names-of-values.ts
/** Words that name what a message is about: 'CEP', 'e-mail', 'vencimento'. */
/** Words that name a kind of value. Without them, a value that replaces an answer must be confirmed. */
var NAMES_OF = {
	cep: /\bcep\b|\bendereco\b/,
	email: /\be-?mail|\bcorreio|\bimeio/,
	phone: /\btel|\bcel|\bzap|\bwhats|\bnumero|\bfone|\bphone/,
	document: /\bcpf\b|\bcnpj\b|\bdocumento/,
	birth: /\bnasc|\baniver|\bborn\b/,
	debit: /\bdebito\b|\bboleto|\bpix\b|\bfatura\b/,
	plan: /\bgigas?\b|\bmegas?\b|\bplano\b|\boferta\b|\bo de \d/,
	due: /\bvenc/,
	visit: /\binstal|\bvisita\b|\btecnico\b/,
	name: /\bnome\b|\bchamo\b|\bname\b/,
	mother: /\bmae\b|\bmother\b|\bmadre\b/,
	account: /\bconta\b|\bbanco\b|\bag/
};
// src/understanding/words/order-talk-patterns.ts
var LATER$2 = "(?:depois|mais tarde|amanha|outr[oa] (?:dia|hora)|a noite)";
/** From specific to general; the first that matches a sentence counts. */
var ORDER_TALK = [
	{
		id: "conta-de-quem",
		asks: true,
		pattern: /\bconta\b[^.;!\n]{0,24}\b(?:conjunta|salario|poupanca|pj|(?:d[aeo]|no nome d[aeo]) (?:minha|meu|firma|empresa|clinica|loja|outr\w+|espos\w+|marido|filh\w+|mae|pai)|(?:no|em) (?:meu|seu) (?:proprio )?nome)\b|\bpoupanca\b|\boutro titular\b|\bem? nome del[ae]\b|\bn[ao] minha conta\b[^.;!\n]{0,6}\b(?:pode|da|serve|vale)\b|\bpessoa (?:fisica|juridica)\b/,
		at: ["debit", "account"]
	},
	{
		id: "conta-de-quem",
		pattern: /\bpoupanca pode\b|\bpode (?:ser )?(?:n?a )?poupanca\b|\bou so (?:a )?corrente\b/,
		at: ["account", "debit"]
	},
	{
		id: "banco-aceito",
		asks: true,
		pattern: /\b(?:serve|vale|aceit\w+|funciona|trabalh\w+|faz(?:em)? debito|(?:quais|que|qual) bancos?)\b|\b(?:sicredi|sicoob|banese|banrisul|nubank|inter|picpay|mercado pago|pag ?bank|c6|next|caixa|bradesco|itau|santander|banco do brasil|cooperativa)\b[^.;!\n\d]{0,16}\b(?:pode|da|conta)\b(?!.*\d)/,
		not: /\b(?:pix|cartao|boletos?|dinheiro|dia|horario|onde|saldo)\b/,
		at: ["debit", "account"]
	},
	{
		id: "chave-pix",
		pattern: /\bpix\b/,
		not: /\bautomatico\b|\bprefiro\b|\bpag\w+\b/,
		at: ["account"]
	},
	{
		id: "como-chega-fatura",
		asks: true,
		pattern: /\b(?:bolet\w+|fatura|conta|carne\w*)\b[^.;!\n@]{0,44}\b(?:correio|e-?mail|zap|whats\w*|papel|pelo app|em casa|chega como|impress\w+)\b/,
		notAt: [
			"account",
			"cep",
			"house"
		]
	},
	{
		id: "atraso",
		asks: true,
		pattern: /\b(?:atras\w+|juros|cheque especial|(?:nao|n|sem|falt\w+|acab\w+) (?:tiver |ter |tem |o )?(?:saldo|dinheiro)|(?:nao|n) (?:tiver|ter|tem) (?:o )?(?:saldo|dinheiro|grana)|saldo (?:insuficiente|baixo)|(?:corta|bloqueia)m?)\b|\b(?:cai\w*|venc\w+|for)\b[^.;!\n]{0,12}\b(?:domingo|sabado|feriado|fi[mn] de semana)\b/,
		not: /\b(?:instal\w+|tecnico|visita|prefeitura|salario|patrao|recebo|(?:o|meu) pagamento)\b/,
		notAt: ["visit"]
	},
	{
		id: "atraso",
		pattern: /^\W*(?:(?:e|mas|moc[ao]|olha),? )*(?:se|caso|quando) (?:eu |um dia |no dia )*(?:(?:nao|n) (?:tiver|ter|houver)|falt\w+|acab\w+|atras\w+)\b[^.;!\n]{0,12}\b(?:saldo|dinheiro|grana|pagamento|uns dias|um dia|corta)\b/,
		notAt: ["visit"]
	},
	{
		id: "passagem-do-cabo",
		asks: true,
		pattern: /\bfur(?:a|am|ar|o|ou|em)\b|\bquebr\w+[^.;!\n]{0,12}\bparede|\b(?:tubulac\w+|conduite|fiacao|cabeamento)\b|\b(?:cabo|fio|fibra)\b[^.;!\n]{0,24}\b(?:pass\w+|por onde|entra)\b|\bpass\w+ (?:o |um )?(?:cabo|fio)\b|\balugad[oa]\b|\b(?:dono|proprietari[oa]|sindic[oa]|condominio|imobiliaria)\b[^.;!\n]{0,24}\b(?:autoriz\w+|deix\w+|permi\w+|liber\w+)\b/,
		not: /\b(?:vivo|claro)\b[^.;!\n]{0,30}\bcabo\b|\bnome\b|\bdia\b/
	},
	{
		id: "passagem-do-cabo",
		pattern: /\b(?:furar|furam|fura|furo)\b[^.;!\n]{0,16}\bparede/
	},
	{
		id: "visita-incerta",
		asks: true,
		pattern: /\b(?:chov\w+|chuva)\b[^.;!\n]{0,24}\b(?:vem|vir|vcs vem|instal\w+|tecnico|visita|igual|mesmo assim)\b|\b(?:ele|tecnico|rapaz|voces|vcs) nao (?:vier\w*|aparecer\w*|achar|vem)\b|\b(?:tecnico|rapaz|moco)\b[^.;!\n]{0,16}\b(?:acha|achar|encontra|encontrar|se perd\w+)\b/
	},
	{
		id: "estabilidade",
		asks: true,
		pattern: /\bchuv\w+\b|\bchov\w+\b|\b(?:fica )?(?:caindo|oscil\w+|instavel|estavel|estabilidade)\b|\bcai (?:muito|toda|com|tb|tambem|sempre|direto|n[oa]|a)\b|(?<!\bme )\bgarant(?:ia|e|em)\b(?! (?:que|meus) (?:meus )?dados)|\bhorario de pico\b|\btrav\w+\b[^.;!\n]{0,20}\b(?:noite|pico|jogo)\b|\b(?:chega|entrega\w*|vem|funciona)\b[^.;!\n]{0,20}\b(?:de verdade|mesmo|real|tudo isso)\b|\bvelocidade real\b/,
		not: /\b(?:sigilo|privacidade|dados|preco|valor|fatura|boleto)\b/,
		notAt: [
			"account",
			"due",
			"debit"
		]
	},
	{
		id: "limite-de-dados",
		asks: true,
		pattern: /\b(?:franquia|limite)\b|\bilimitad[oa]\b|\bacaba\b[^.;!\n]{0,24}\b(?:mes|pacote|celular|dados|internet|mega)\b|\b(?:internet|pacote|megas?)\b[^.;!\n]{0,16}\bacaba\b/,
		not: /\b(?:promoc\w+|preco|desconto|cheque|cartao|ligac\w+)\b/
	},
	{
		id: "idade",
		asks: true,
		pattern: /\b(?:(?:tem|tenho|fiz|fez|de|com|ter|so|faco|faz) )+1\d(?: anos)?\b(?!\d|[/.-]\d)[^.;!\n]{0,24}|\bmais de \d\d\b|\b(?:ela|ele|mae|pai|avo) tem \d\d(?: anos)?\b|\b(?:de menor|menor de idade|maior de idade|idade minima)\b/,
		at: [
			"name",
			"birth",
			"document",
			"mother"
		]
	},
	{
		id: "mudar-titular",
		asks: true,
		pattern: /\b(?:por|passar|passo|colocar|botar|transferir|mudar)\b[^.;!\n]{0,20}\b(?:n[oa]|para [oa]|pr[oa]) nome d[aeo][^.;!\n]* depois\b/
	},
	{
		id: "mudar-titular",
		asks: true,
		pattern: /\b(?:mud|troc|alter|transfer)\w+ (?:o |de |a )?(?:titular\w*|nome do titular)\b/
	},
	{
		id: "pausar",
		asks: true,
		pattern: /\b(?:paus|suspend|congel)\w+\b/
	},
	{
		id: "tecnico",
		asks: true,
		pattern: /\btecnic[oa]s?\b[^.;!\n]{0,24}\b(?:identific\w+|cracha|uniforme|terceirizad\w+|homem|mulher|confiavel|segur[oa]|da empresa)\b|\b(?:cracha|uniformizad[oa])\b/
	},
	{
		id: "email-serve",
		asks: true,
		pattern: /\b(?:gmail|icloud|hotmail|outlook|yahoo|provedor)\b(?!\.com)|\b(?:serve|vale|aceita)\b|\bpode (?:ser )?(?:icloud|qualquer|outro)\b|\bsenha\b|\badianta\b/,
		not: /@[^?]*\b(?:serve|vale)\b.*@|\b(?:filh\w+|espos\w+|marido|mulher|net\w+|irma\w*|parente|amig\w+|alguem|finado)\b/,
		at: ["email"]
	},
	{
		id: "como-chega-fatura",
		pattern: /\b(?:bolet\w+|fatura|carne\w*)\b[^.;!\n]{0,24}\b(?:correio|zap|whats\w*|papel)\b/,
		at: ["debit"]
	},
	{
		id: "sem-debito",
		asks: true,
		pattern: /\bnao (?:e|eh|era) (?:so )?(?:r\$ ?)?\d{2,3}[.,]\d\d\b/,
		at: ["consent"]
	},
	{
		id: "sem-debito",
		asks: true,
		pattern: /\bdiferenca\b|\bvantagem\b|\bquanto (?:fica|sai|e|eh)\b[^.;!\n]*\bsem\b/,
		at: ["debit"]
	},
	{
		id: "medo-conta",
		asks: true,
		pattern: /\bsenha\b|\bcartao\b/,
		at: ["account"]
	},
	{
		id: "primeira-fatura",
		pattern: /\b(?:1a|primeira) (?:fatura|conta)\b[^.;!\n]*\b(?:cheia|proporcional|vem|chega)\b/
	},
	{
		id: "primeira-fatura",
		asks: true,
		pattern: /\bprimeir[oa] (?:mes|conta|fatura|boleto|mensalidade|pagamento|cobranca|parcela)\b|\b(?:cobra\w*|pagar)\b[^.;!\n]{0,16}\b(?:agora|no ato|na hora|adiantad\w+|antecipad\w+)\b|\bja (?:vai |vou |vao |vem |to |fico |vou ficar )?(?:cobr|pag|dev|descont|debit)(?:ar|a|o|ando|endo)\b|\b(?:e )?a primeira (?:ja )?(?:vem|chega|vence|e quando)\b|\bcobranca d[eo] (?:2|dois) mes\w*|\b(?:cobr|debit|pag)\w+ antes d[eo] instal\w+|\bproporcional\b/,
		not: /\b(?:gratis|de graca|desconto|ano)\b/
	},
	{
		id: "dia-nao-muda-preco",
		asks: true,
		pattern: /\b(?:mais (?:barat|car)\w+|preco|valor|diferenca|desconto)\b/,
		not: /\b(?:ganh\w+|adiantad\w+|em dia|faz(?:em)?)\b[^.;!\n]*\bdesconto\b|\bdesconto\b[^.;!\n]*\b(?:adiantad\w+|em dia)\b/,
		at: ["due"]
	},
	{
		id: "um-vencimento-so",
		pattern: /\b(?:dividir|metade|parcelar|(?:2|duas) vezes|2 vencimentos?|quinzenal)\b/,
		not: /\bmetade do mes\b/,
		at: ["due"]
	},
	{
		id: "cancelar-debito",
		asks: true,
		pattern: /\b(?:posso|da pra|consigo|possivel|se eu)\b[^.;!\n]{0,40}\b(?:tir\w+|cancel\w+|desativ\w+|deslig\w+|mud\w+|troc\w+|sair)\b[^.;!\n]{0,20}\b(?:depois|frente|mais tarde|quando)\b/,
		at: ["debit"]
	},
	{
		id: "qual-endereco",
		asks: true,
		pattern: /\bou (?:(?:o|a|d[ao]) )*(?:meu|minha|del[ae]|casa|nov[oa]|outr[oa]|cidade|rua|trabalho|servico|loja)\b|^\W*(?:serve|vale|pode(?: ser)?|da certo)\W*$/,
		at: ["cep", "house"]
	},
	{
		id: "hora-da-visita",
		asks: true,
		pattern: /\b(?:que horas?|(?:hora|horario) (?:exat\w+|cert\w+|marcad\w+)|quanto tempo|quantas horas|demor\w+|(?:lig\w+|avis\w+) antes)\b/,
		at: ["visit"]
	},
	{
		id: "dias-da-visita",
		asks: true,
		pattern: /\b(?:domingos?|feriados?|fi[mn] de semana|hoje|amanha|noite|natal|ano novo|primeir[oa] (?:dia|data)|que dias?|quais dias|(?:vcs|voces) (?:vem|vao|podem vir)[^.;!\n]* dia \d{1,2})\b/,
		at: ["visit"]
	},
	{
		id: "telefone-serve",
		asks: true,
		pattern: /\bfixo\b|\bddd\b[^.;!\n]{0,24}\b(?:outr[oa]|problema|diferente)\b|\b(?:serve|vale)\b|\bchip\b|\bpode(?: ser| por| usar| colocar)? (?:o |a )?(?:d[aeo]|meu|minha)\b/,
		at: ["phone"]
	},
	{
		id: "telefone-serve",
		pattern: /\bnao tenho (?:celular|telefone|zap|whats\w*)\b/,
		at: ["phone"]
	},
	{
		id: "por-que-telefone",
		pattern: /\btelemarketing\b|\b(?:mandar|ligar com|pra) propaganda\b/,
		at: ["phone"]
	},
	{
		id: "por-que-telefone",
		asks: true,
		pattern: /\b(?:fic\w+|vao|vai) (?:me )?lig(?:ar|ando)\b|\b(?:spam|propaganda|telemarketing)\b/,
		at: ["phone"]
	},
	{
		id: "por-que-email",
		asks: true,
		pattern: /\b(?:spam|propaganda)\b/,
		at: ["email"]
	},
	{
		id: "em-nome-de-quem",
		asks: true,
		pattern: /\bnome social\b|\bo de (?:casad|solteir)[ao]\b|\b(?:precisa|tem (?:que|q)) ser (?:[on]o? )?nome\b|\bposso (?:dar|por|usar|passar|colocar) o d[aeo] (?:meu|minha)\b|\b(?:minha|meu|titular|don[oa]|casad[ao]|solteir[ao]|adotiv\w+|biologic\w+)\b[^.;!\n@\d]{0,24} ou [^.;!\n]*\b(?:minha|meu|titular|don[oa]|mae|casad[ao]|solteir[ao]|adotiv\w+|biologic\w+)\b|\b(?:meu|minha|eu)(?: nome| cpf)? ou (?:n?[oa] |eu )?(?:d[aeo]l?[ae]?|minha|meu|quem)\b|\b[oa] (?:meu|minha) (?:tb |tambem )?(?:nao )?precisa\b|\bnao (?:e|eh|seria) (?:[oa] )?(?:meu|minha)\b|\bd[aeo] [a-z ]{2,24} ou (?:o |a )?(?:meu|minha|eu)\b|\beu (?:que |q )?(?:mor|pag)\w+ ou\b|\btem (?:que|q) ser (?:o |a |n[oa] |em )?(?:meu|minha|don[oa]|titular|nome)\b|\bqual nome\b|\bel[ae] ou (?:o |a )?(?:meu|minha)\b|\b(?:registro|social|solteir[oa]) ou\b|\bpode (?:ser|por|usar) (?:o |a )?(?:cpf |nome )?d[aeo] (?:meu|minha)\b|\b(?:por|colocar|botar|fazer|ficar|sair|pedir|ser)\b[^.;!\n]{0,10}\b(?:em|no) nome d[aeo]\b|\bnome de solteir[ao]\b/,
		notAt: [
			"debit",
			"account",
			"cep",
			"house",
			"email",
			"phone"
		]
	},
	{
		id: "nome-negativado",
		pattern: /\bnome (?:(?:ta|esta|e|eh) )?(?:meio )?suj[oa]\b|\bnegativad[oa]\b|\b(?:serasa|spc|score)\b/
	},
	{
		id: "alcance-wifi",
		asks: true,
		pattern: /\b(?:wi-? ?fi|sinal|internet|net|modem|rotead\w+|pega|chega|alcanc\w+)\b[^;!\n]{0,40}\b(?:casa (?:toda|inteira)|tod[oa] a casa|quartos?|fundos?|quintal|andar\w*|laje|sobrado|em cima|paredes?|garagem|edicula|comodos?|piso|lon?ge|galpao|piscina|la fora|d[ea] tras|\d+ metros?)\b|\bandar\w*\b[^;!\n]{0,40}\b(?:sinal|wi-? ?fi)\b/
	},
	{
		id: "o-que-e-mega",
		asks: true,
		pattern: /\b(?:o que|oq|pra que|para que|q|que) (?:e|eh|serve|significa|quer dizer)\b[^.;!\n\d]{0,12}\bmegas?\b/
	},
	{
		id: "confirmacao-por-email",
		pattern: /\b(?:protocolo|por escrito|comprovante|copia d\w+|(?:numero|confirmacao) do pedido)\b|\b(?:mand\w+|envi\w+|receb\w+|cheg\w+)\b[^.;!\n]{0,24}\b(?:contrato|resumo|tudo isso)\b/,
		not: /\bresumo\b.*\b(?:de novo|outra vez)\b/,
		at: ["consent"]
	},
	{
		id: "contrato",
		pattern: /\b(?:ler?|leio|ver|vejo|mostr\w+|acho|onde (?:ta|esta|fica|acho|vejo))\b[^.;!\n]{0,16}\b(?:contrato|regulamento|termos)\b|\b(?:contrato|regulamento|termos)\b[^.;!\n]{0,16}\b(?:onde|antes)\b/,
		not: /\bli\b|\b(?:de acordo|aceito|concordo)\b/
	},
	{
		id: "resumo",
		pattern: /\b(?:mostr\w+|repet\w+|ver|ler?|leia|manda)\b[^.;!\n]{0,16}\b(?:tudo|de novo|resumo|o que (?:vc |voce )?anot\w+)\b|\b(?:dia|data|plano|vencimento|endereco|hora\w*)\b[^.;!\n]{0,20}\b(?:qual|quando|que) mesmo\b/,
		at: ["consent"]
	},
	{
		id: "pular",
		pattern: /\b(?:pul(?:ar|a|o)|em branco|sem responder|nao (?:quero|vou) responder)\b/,
		not: /\b(?:rg|registro|certidao|documento)\b/,
		notAt: ["consent"]
	},
	{
		id: "quanto-falta",
		pattern: /\b(?:quanto|muito|quantas perguntas|muita coisa)\b[^.;!\n]{0,8}\bfalta\w*\b|\bfalta\w* (?:muit\w+|mto|mt|quant\w+|mais)\b|\b(?:quanta|tanta|muita)s? perguntas?\b|\bvai demorar\W*$|\bdemora\w*\b[^.;!\n]{0,16}\b(?:ainda|questionario|perguntas?)\b|\bfalta (?:o que|oq|algo)\b|\bmais (?:alguma coisa|o que|oq)\W*$/
	},
	{
		id: "escolha-sua",
		pattern: /^\W*(?:tanto faz|(?:voces?|vcs?) (?:que |q )?(?:escolh|sab|decid|quis)\w+|escolh[ae]\b|qualquer (?:um|dia|data)\b|o que (?:for|vc|voce) )|\bqual\b[^.;!\n]{0,16}\b(?:melhor|recomend\w+|indic\w+|suger\w+)\b/,
		at: ["due", "debit"]
	},
	{
		id: "dado-de-antes",
		pattern: /\ba mesma? d[aeo] (?:meu|minha) (?:irma|irmao|marido|esposa|filh[oa]|pai|mae|prim[oa])\b[^.;!\n]{0,24}\b(?:que|q) (?:ja )?(?:fez|contratou|assinou|pediu)\b|\b(?:o|a|e|eh|ess[ae]|aquel[ae])(?: (?:meu|msm|mesm[oa]|numero|cep|cpf|email))* (?:que|q) (?:eu )?(?:ja )?(?:dei|passei|cadastrei|mandei|to (?:falando|usando)|falo|uso aqui)\b|\bmesm[oa] (?:[a-z]+ )?(?:de antes|de ontem|d[aeo] (?:meu |ultim\w+ )?(?:cadastro|pedido|vez)|de sempre)\b|\bcadastro (?:antigo|anterior|do site)\b|\b(?:qual|que) eu dei\b/,
		not: /\berrad[oa]\b|\bcert[oa]\b/
	},
	{
		id: "desistir",
		pattern: /\b(?:desist(?:i|o|ir)(?! d[aeo]\b)|nao quero mais(?! (?:o|a|d[aeo]) )|cancela (?:tudo|o pedido|a compra)|nenhum,? tchau|^\W*(?:sair|encerrar|parar)\W*$|deixa (?:quieto|pra la)|so (?:tava|estava|to|estou|queria) (?:vendo|olhando|saber|ver|sabendo))\b/,
		not: /\b(?:posso|se eu|pode|consigo|da pra)\b/,
		notAt: ["debit"]
	},
	{
		id: "volto-depois",
		pattern: new RegExp(`\\b(?:vou|vamos|deixa|deixe|preciso|tenho que|tenho q) (?:(?:eu|so|la|ali|primeiro|antes|ter que|te|dar uma|ir|fora|com calma|n[oa] [a-z]+|segunda|amanha) )*(?:ver|ler|esperar?|chamar?|fal\\w+|convers\\w+|pergunt\\w+|pens\\w+|olh\\w+|mostr\\w+|confer\\w+|confirm\\w+ com|peg\\w+|procur\\w+|busc\\w+|consult\\w+|decid\\w+|dormir)\\b(?! (?:com|pra|para) (?:um|uma|algum|o|a)? ?(?:atendente|pessoa|alguem|voc))|\\b(?:ja (?:ja )?volto|volto (?:ja|${LATER$2})|(?:um|1|dois|2|5|10|so um|uns) ?(?:minut\\w+|segund\\w+|instant\\w+|moment\\w+)|(?:continu|termin|respond|faz|faco|deix|vej|decid|pass|mand)\\w*(?: (?:isso|pra|para|te|essa))* ${LATER$2}|(?:e |aqui )volto|volto (?:aqui|la)|(?:espera|aguarda|aguenta|guenta|perai?) (?:um|uns|so um) (?:cadim|cadinho|pouc\\w+|tiquinho|tico|bocado)|vem (?:me )?(?:dizer|falar|ajudar)|guarda\\w* o que (?:eu )?(?:ja )?fiz|amanha (?:eu )?(?:te )?(?:dou|digo|falo|respondo|vejo|resolvo|passo|mando)|antes d?(?:ela|ele) chegar|quando (?:ele|ela) chegar|(?:melhor|acho que vou|prefiro) esperar|(?:mes|semana|ano) que vem (?:eu )?(?:fecho|contrato|faco|vejo|confirmo)|quero ler com calma)\\b`),
		not: /\bnao vou\b|\bse\b[^.]{0,12}\bdebito\b/
	}
];
// src/understanding/words/unknown-cep.ts
/** Recognises that a visitor does not know the CEP, also typed badly: 'nao sei o sep', 'esqueci meu cep' (D98). */
/** The CEP, also typed badly or in another language. */
var CEP = "(?:c[ei]p(?:e|p)?|sep|zep|cpe|codigo postal|zip(?: code)?|postal code|postcode)";
/** What is said of something that one does not know. */
var NOT_KNOWN = "(?:(?:nao|naum|n|num|nem) (?:me )?(?:sei|lembro|lembrei|recordo|conheco|decorei|guardei|tenho|sabia|to lembrad[oa]|(?:to|estou|tou) lembrando|(?:consigo|to conseguindo) lembrar|faco (?:a menor )?ideia|tenho (?:a menor )?ideia)|esqueci|desconheco|sei la|don'?t (?:know|remember|have)|no (?:se|recuerdo|tengo))";
/** The CEP is named. */
var CEP_UNKNOWN = new RegExp([
	`\\b${NOT_KNOWN}\\b[^.;!?\\n]{0,24}\\b${CEP}\\b`,
	`\\b${CEP}\\b[^.;!?\\n\\d]{0,14}\\b(?:${NOT_KNOWN}|sei nao|de cabeca|nao sei)\\b`,
	`\\b(?:como|onde|aonde|voce|vc|vcs|da pra|pode|consegue|quero|preciso|tem como)\\b[^.;!?\\n]{0,16}\\b(?:desc[ou]b\\w*|saber\\b|ach(?:o|ar|a)\\b|consult\\w+|encontr\\w+|procur\\w+|pesquis\\w+|busc\\w+|ve(?:r|jo)\\b)[^.;!?\\n]{0,16}\\b${CEP}\\b(?! ?\\d)`,
	`\\bqual (?:e |eh |seria )?(?:o )?meu ${CEP}\\b`,
	`^\\W*(?:sem|nao tem) ${CEP}\\W*$`
].join("|"));
/** The whole message, where the question is for the CEP: 'ih, não lembro de cabeça'. */
var UNKNOWN_ALONE = /^\W*(?:(?:eu|ih|ixi|ixe|poxa|vish|agora|ah|hum|olha|ai|puts|sinceramente|entao|bom|oi|de cabeca) ?,? ?)*(?:(?:nao|naum|n) (?:me )?(?:sei|lembro|faco ideia|tenho ideia)|sei nao|sei la|esqueci|i don'?t know|no (?:lo )?se)(?: (?:nao|agora|de cabeca|ele|isso|esse|esse numero|o numero|qual|qual e|direito|dizer|te dizer|te falar|moc[oa]|viu|sorry))*\W*$/;
/**
* Whether a message at the question for the CEP says that the visitor does not know it, or asks where to find it.
* @param said lower-case text without accents
*/
var lacksCep = (said) => CEP_UNKNOWN.test(said) || UNKNOWN_ALONE.test(said);
// src/understanding/words/sale-move-patterns.ts
var RIVAL = "(?:vivo|claro|oi|net|brisanet|algar|sky|starlink|concorren\\w+|outra (?:operadora|empresa|internet)|outro provedor|meu provedor|minha (?:operadora|internet)(?: atual| de hoje)?)";
var AMOUNT = "(?:r\\$ ?)?\\d{2,3}(?:[.,]\\d{2})?";
/** All moves, from specific to general; the first that matches a sentence counts. */
var MOVES = [
	{
		id: "preco-concorrente",
		pattern: new RegExp(`\\b(?:a|o|na|no|da|pela|pelo|com a|que a|que na) ${RIVAL}\\b(?:(?!\\b(?:meu|minha|cep|cpf|zap|tel\\w*|e-?mail|numero)\\b)[^.;?!\\n]){0,40}?(?:\\b(?:por|a|cobra|pagan?d?o?|pago|custa|sai|fica|e|ta|faz|r\\$)\\s*(?:so |apenas |uns |por |a |em )*${AMOUNT}\\b(?: ?(?:reais|conto|pila|por mes))?(?: (?:em|com|n?os|de|por|pel[oa]s?) \\d{2,4} ?(?:megas?|mb|gigas?)?)?|\\bmais (?:barat\\w+|em conta))`)
	},
	{
		id: "preco-concorrente",
		pattern: new RegExp(`\\bpago (?:hoje |so |apenas |uns )*${AMOUNT} ?(?:reais|conto|pila|por mes|na|no|hoje|so)\\b[^.;?!\\n]{0,30}`),
		not: /\bdia \d/
	},
	{
		id: "pechincha",
		pattern: /\b(?:faz|fazem|fazer|tem como|tem|da|dao|dar|rola|role|consegu\w+|pod\w+|arrum\w+|ganh\w+)\b[^.;?!\n]{0,28}\b(?:desconto|descontinho|cupom|abatimento)\b[^.;?!\n]{0,20}|\b(?:primeir[oa]|1|um)(?: mes(?:es)?)? (?:(?:e|eh|sai) )?(?:gratis|de graca)\b|\bpag\w+ menos\?|\bquem e (?:velh|idos|aposent)\w+ paga|\bplano (?:pra|para) (?:idos|aposentad|estudant|servidor)\w+/,
		not: /\bdebito\b|\bcpf\b|\bquanto\b|\bquando\b|\b12 mes|\bacaba|\bate\b|\bse (?:tem|tiver|ganho|ganhar|da|der)\b|\bja tem\b/
	},
	{
		id: "pechincha",
		pattern: /\b(?:abaix\w+|baix\w+|diminu\w+|melhor\w+|negoci\w+|cobre|cobrem|cobrir|iguala\w*|reduz\w*)\b(?: (?:um|pouco|mais|esse|o|a|essa|nesse|no|pra|mim|ai))* (?:preco|valor|mensalidade|oferta|proposta)\b|\b(?:fecha|fecham|deixa|faze?[rm]?|fecho)(?: (?:pra|mim|ele|esse|o|de|\d{3}|mega|giga|1))* por (?:r\$ ?)?\d{2,3}\b(?:,\d\d)?(?: ?reais)?|\bfaz(?:em)? (?:a |por )?(?:r\$ ?)?\d{2,3}\b[^.;?!\n]{0,30}\b(?:que|e|ai) (?:eu )?(?:fecho|levo|assino|contrato|fico)\b/
	},
	{
		id: "sem-debito",
		pattern: /\b(?:ver|mostr\w+|quanto|qto|qual|quais|precos?|valor(?:es)?|como)\b[^.;?!\n]{0,28}\bsem (?:o |ser no |usar |colocar )?debito\b[^.;?!\n]{0,24}|\bsem (?:o )?debito\b[^.;?!\n]{0,16}\b(?:quanto|qual|fica|sai)\b[^.;?!\n]{0,16}/,
		not: /\bdiferenca\b|\bvale a pena\b/
	},
	{
		id: "sem-debito",
		pattern: /\b(?:no|com|pelo|por) (?:o )?(?:boleto|pix)\b[^.;!\n]*\b(?:fica|sai|e|eh)? ?quanto\b|\bquanto\b[^.;!\n]*\b(?:no|com|pelo) (?:o )?(?:boleto|pix)\b|\bquanto\b[^.;!\n]*\bcom e sem (?:o )?debito\b/,
		notAt: ["due"]
	},
	{
		id: "cancelar-debito",
		pattern: /\b(?:(?:e )?se (?:eu )?|posso |da pra |depois |quando )[^.;?!\n]{0,20}\b(?:cancel\w+|tir\w+|sair d|desativ\w+|desist\w+ d|remov\w+|desfaz\w+|parar (?:o|com))\w*\b[^.;?!\n]{0,16}\bdebito\b[^.;?!\n]{0,30}/
	},
	{
		id: "sem-cpf",
		pattern: /\b(?:sem|nao (?:tenho|tirei|fiz|quero (?:dar|passar|informar)|vou (?:dar|passar|informar)|passo|dou))(?: (?:o|meu|ainda|dar|passar|informar|colocar|precisar d[eo]))* cpf\b[^.;!\n]*|\bcpf (?:todavia|aun|ainda) n[oa]o?\b|\bso tenho (?:o )?(?:rnm|rne|rg|passaporte)\b/
	},
	{
		id: "comparar",
		pattern: /\b(?:diferencas?|compar(?!t)\w+|(?:o que|oq|oque|o q|que) muda|muda (?:o que|oq)|vs|versus)\b[^.;!\n]*/,
		notAt: ["debit", "due"],
		not: /\bdebito\b|\bboleto\b|\b(?:ver|ficar|vai|pode|vou)\b.*\bcompar\w+ (?:com|na|outr)|\bmuda (?:depois|o nome|o cep)|\b(?:upload|download|wi-?fi|entre uma coisa)\b/
	},
	{
		id: "comparar",
		pattern: /\b(?:qual|quais)\b[^.;!\n]{0,20}\b(?:melhor|compensa|vale mais)\b[^.;!\n]{0,12}\b(?:\d{3,4}|giga|hbo|paramount|globo\w*)\b[^.;!\n]{0,20} ou [^.;!\n]*(?:\d|giga|hbo|paramount|globo)[^.;!\n]*/
	},
	{
		id: "comparar",
		pattern: /\bentre (?:o|a|os) [^.;!?\n]{0,40} e (?:o|a) [^.;!\n]*|\b(?:vale a pena|compensa) (?:pag|peg|ir|lev)\w+[^.;!\n]*\b(?:mais|dobro|\d{3,4}|giga)\b[^.;!\n]*|\bquanto (?:a )?mais (?:car[oa] )?(?:que|do que)\b[^.;!\n]*|\b(?:por ?que|pq)\b[^.;!\n]*\b(?:dobro|mais car[oa])\b[^.;!\n]*/,
		not: /\bdebito\b|\bboleto\b|\bdia\b/,
		notAt: [
			"due",
			"visit",
			"house"
		]
	},
	{
		id: "mais-barato",
		pattern: /\b(?:qual|quais|quanto|tem|teria|que|vcs tem|existe)\b[^.;!\n]{0,28}\b(?:mais barat\w+|mais em conta|mais economic[oa]|menor (?:preco|valor|mensalidade)|mais baixo)\b[^.;?!\n]{0,24}/,
		not: /\bdebito\b|\bboleto\b|\b(?:vivo|claro|hbo|paramount|globo\w*)\b/
	},
	{
		id: "caro",
		pattern: /\b(?:(?:ta|esta|e|eh|achei|acho|ficou|fica|muito|mt|bem|meio|tao|um|pouco|tudo|isso|preco) )+(?:car[oa]s?|salgad[oa]|puxad[oa](?! d[aeo])|carinh[oa]|pesad[oa])\b|\bcar[oa] (?:demais|pra (?:mim|caramba))\b|\bcarissim[oa]\b|\b(?:ces|vcs|voces) (?:ta|tao|estao) (?:e )?(?:doid|louc)[oa]s?\b|\b(?:pesa|cabe|fora|acima|entra) [dn]o (?:meu )?(?:bolso|orcamento)\b|\bnao tenho (?:tudo isso|esse (?:valor|dinheiro)|como pagar)\b/,
		not: /^\W*(?:e|eh|sai|fica) (?:muito )?car[oa]\W*$|\bmais car[oa]\b(?!.*\bque\b)|\bnao (?:e|eh|ta|achei|esta) (?:tao )?car[oa]\b/
	},
	{
		id: "para-empresa",
		pattern: /\b(?:(?:isso |ela |a internet |internet |plano |um plano |e |eh |seria |queria |quero )*(?:pra|para|pro|na)(?: (?:a|o|uma|um|minha|meu|nossa|nosso))* (?:empresa|loja|escritorio|firma|comercio|negocio|mei|cnpj|pj)|(?:tenho|sou)(?: (?:um|uma|o))* (?:cnpj|mei|pj|empresa))\b/,
		not: /\b(?:por ?que|pq|outra empresa|vend\w+|trabalh\w+|passa\w*|compartilh\w+|lig\w+)\b|\bcpf\b/,
		notAt: ["document"]
	},
	{
		id: "mudanca",
		pattern: /\b(?:(?:vou|vamos|devo|pretendo|estou|to) (?:me |nos |de |pra )*(?:mud\w+)|me mudo|mudo)(?: dia|\W*$| de (?:casa|ap\w*|endereco|cidade|bairro|rua)| (?:daqui|logo|mes|semana|em|no|na|pro|pra|para|ano|esse|este|proxim\w+|de mes)\b)(?:(?!,? entao\b)[^.;!\n]){0,40}|\b(?:to|estou|vou estar) de mudanca\b[^.;!\n]{0,30}|\b(?:velh[oa]|de hoje|atual|antig[oa]) ou (?:(?:o|a|d[ao]|casa) )*nov[oa]\b|\b(?:casa|endereco) (?:(?:que|q|eu|moro|hoje) )+ou\b[^.;!\n]*\bnov[oa]\b|\blev\w+ (?:pr[oa]|para [oa]) (?:endereco|casa) nov[oa]\b/,
		not: /\bmud\w+ (?:o|a|meu|minha) (?:nome|cep|email|telefone|plano|numero|vencimento|dia)\b|\bse (?:eu )?(?:for |vou )?mud/
	},
	{
		id: "robo",
		pattern: /\b(?:(?:voce|vc|tu|isso|isto|ai|aqui|quem|falando|conversando|falo|e|eh|to|estou|um|uma|com|sera|que|algum) )*(?:robo|bot|chat ?bot|chatgpt|gpt|maquina|uma ia|gravacao)\b[^.;!\n]{0,30}|\b(?:voce|vc|tu|ai|isso) (?:e|eh|es)(?: (?:um|uma|ser|de))* (?:human[oa]|pessoa|gente|alguem)(?: (?:de verdade|real|mesmo))?\b|\bquem (?:e|eh) (?:voce|vc|tu)\b|\bcom quem (?:eu )?(?:falo|(?:to|estou) falando)\b|\b(?:to|estou) falando com (?:uma? )?(?:pessoa|gente|human[oa]|alguem)\b/,
		not: /\bnao (?:quero|gosto|vou)\b|\bpessoa (?:fisica|juridica)\b/
	},
	{
		id: "medo-conta",
		pattern: /\b(?:medo|receio|insegur\w+|desconfi\w+|segur[oa]s?|perigo\w*|golpe|roub\w+|clon\w+|confi\w+|nao (?:quero|gosto de|vou|queria) (?:dar|passar|informar|colocar))\b[^.;!\n]{0,36}\b(?:contas?|(?:meu|no|do|em) banco|bancari[oa]s?|agencia)\b[^.;!\n]{0,24}|\b(?:tir\w+|sac\w+|mex\w+|roub\w+)\b[^.;!\n]{0,16}\b(?:dinheiro|na minha conta|da minha conta)\b[^.;!\n]{0,16}/,
		not: /\bdesconto\b|\bconta de luz\b/
	},
	{
		id: "medo-conta",
		pattern: /\b(?:medo|receio|insegur\w+|e seguro|confiavel|golpe)\b[^.;!\n]*/,
		at: ["account"]
	},
	{
		id: "medo-conta",
		pattern: /\b(?:debitaram|descontaram|tiraram)\b[^.;!\n]*/,
		at: ["debit", "account"]
	},
	{
		id: "golpe",
		pattern: /\b(?:golpe|fraude|cilada|fake|site (?:oficial|falso|confiavel)|(?:isso|esse site|aqui) (?:e|eh) (?:confiavel|verdade|serio|de verdade)|(?:voces|vcs) existem|cnpj d[ea] (?:voces|vcs|empresa)|reclame ?aqui)\b[^.;!\n]{0,24}/
	},
	{
		id: "sem-email",
		pattern: /^\W*(?:eu |ixi |moc[ao] )*(?:nao|n) (?:tenho|uso|mexo com) (?:isso|nada disso|essas coisas|nenhum)\b[^@;!\n]*|^\W*(?:tenho|uso|mexo com) isso nao\b[^@;!\n]*|\bpelo (?:zap|whats\w*)\b[^@;!\n]*|\b(?:nao (?:tenho|uso|possuo|mexo com|lembro|sei)|n tenho|nunca (?:tive|usei|fiz)|esqueci|sem|(?:prefiro nao|nao (?:quero|gosto de|vou)) (?:dar|passar|informar|colocar))(?: (?:o|um|nenhum|meu|de|qual e|mais|isso de|conta de))* e-?mails?\b[^@;!\n]*$|\b(?:pode ser|posso (?:usar|colocar|dar|por|passar)|serve|vale)(?: (?:o|um))* (?:e-?mail )?(?:d[aeo] )(?:(?:o|a|outra|minha|meu|alguem|um|uma) ?)*(?:filh\w+|espos\w+|marido|mulher|net\w+|irma\w*|pessoa|parente|amig\w+|alguem|familia\w*|vizinh\w+)\b[^@;!\n]{0,12}$/,
		at: ["email"]
	},
	{
		id: "o-que-e-cep",
		pattern: /\b(?:o que|oque|oq|o q|que|q) (?:e|eh|seria|significa|quer dizer)(?: (?:o|um|esse|isso|isso de|tal de|esse tal de))* cep\b|\bcep (?:e|eh) (?:o )?(?:que|q)\b|\bonde (?:eu )?(?:acho|vejo|encontro|fica|ta|esta|olho|tem)\b[^.;!\n]{0,16}\bcep\b/
	},
	{
		id: "o-que-e-cep",
		pattern: CEP_UNKNOWN
	},
	{
		id: "o-que-e-cep",
		pattern: UNKNOWN_ALONE,
		at: ["cep"]
	}
];
var ASKS_WHY = "\\b(?:por ?que|pq|pra que|para que|pra q|motivo|fundamento|finalidade|precis\\w+|necessari[oa]|obrigatori[oa]|obrigad[oa] a (?:dar|passar|informar))\\b[^,;]{0,30}";
var reasonFor = (id, names) => ({
	id,
	pattern: new RegExp(`${ASKS_WHY}${names}`)
});
/** Questions why a value is needed that names it: 'pra que o email?'. */
var REASONED = [
	reasonFor("por-que-email", "\\be-?mails?\\b(?!.*@)"),
	reasonFor("por-que-nome", "\\bnome (?:completo|todo|inteiro)\\b(?! d[ae])"),
	reasonFor("por-que-cep", "\\b(?:cep|meu endereco)\\b(?!.*\\d{5})"),
	reasonFor("por-que-telefone", "\\b(?:telefone|celular|whats\\w*|zap)\\b(?! fix)"),
	reasonFor("por-que-nascimento", "\\b(?:nascimento|nasci|minha idade|aniversario)\\b")
];
/** The question 'por que precisa disso?', by the kind of value that the open question asks for. */
var WHY_OF = {
	cep: "por-que-cep",
	house: "por-que-numero",
	name: "por-que-nome",
	phone: "por-que-telefone",
	email: "por-que-email",
	birth: "por-que-nascimento",
	account: "por-que-conta",
	document: "por-que-cpf",
	mother: "por-que-mae"
};
/** A refusal to give what is asked for, or the question why at the end: 'precisa do nome dela por quê?'. */
var REFUSES = /^\W*(?:eu )?(?:nao|num|n) (?:vou |quero |gosto de )?(?:passar?|passo|dar|dou|informar|informo|fornec\w+)\b(?!.*\d)|\bprefiro (?:nao )?(?:dar|passar|informar)\b(?!.*\d)|\bnao e da (?:sua|tua) conta\b|\bso passo\b(?!.*\d)|\bnao consta\b|\bfui criad[oa] (?:por|pel)\S* [a-z ]{1,16}$|\b(?:absurdo|invasiv\w+|invasao|abusiv\w+|estranh\w+)\b.{0,24}\b(?:pergunt\w+|ped\w+|quer\w+ saber|isso)\b|\bped(?:em|indo|iram|e) (?:demais|coisa demais|muita coisa|tanta coisa)\b|\bque (?:pergunta|coisa) (?:mais )?(?:estranha|esquisita|invasiva|absurda)\b/;
var WHY_AT_END = /\b(?:por ?que|pra que|pra q|pq)\W*$|\bprecis\w+(?: mesmo| disso)*\W*$|\bprecis\w+ d[aeo] (?:idade|nome|data|telefone|cep|numero|mae|conta)\b/;
// src/understanding/intents/sale-moves.ts
/** Moves that mention a plan, a price or a number of people that is no answer. */
var MENTIONS = /* @__PURE__ */ new Set([
	"preco-concorrente",
	"pechincha",
	"comparar",
	"serve",
	"cancelar-debito",
	"mudanca",
	"volto-depois"
]);
/** Moves that only say that no answer comes now. Beside an answer they say nothing. */
var IDLE = /* @__PURE__ */ new Set([
	"volto-depois",
	"escolha-sua",
	"dado-de-antes",
	"desistir",
	"pular",
	"quanto-falta"
]);
/** Whether a move says something even beside an answer. */
var countsBesideAnswer = ({ id, asks }) => asks || !IDLE.has(id);
/** Whether no value may be looked for in the words of a move. */
var onlyMentions = ({ id }) => MENTIONS.has(id);
var ALL_MOVES = [...ORDER_TALK, ...MOVES];
var END = /[.!?;\n]+(?=\s|$)/g;
/** What may stand before a sentence without changing it: 'ô moço, …'. */
var NOISE = /^(?:[\s,]*(?:oi+|ola|opa|o(?= moc)|uai|ue|oxe|bah|olha|entao|mas|moc[ao]|boa (?:noite|tarde)|bom(?: dia)?|ah|hmm*|aff|tchau)[\s,]+)+/;
function sentencesOf(said) {
	const sentences = [];
	let from = 0;
	const add = (to, asks) => {
		const start = from + (NOISE.exec(said.slice(from, to))?.[0].length ?? 0);
		if (said.slice(start, to).trim() !== "") sentences.push({
			from: start,
			text: said.slice(start, to),
			asks
		});
	};
	for (const { 0: mark, index } of said.matchAll(END)) {
		add(index, mark.includes("?"));
		from = index + mark.length;
	}
	add(said.length, false);
	return sentences;
}
/** Plan speeds and services, which the question whether a plan is enough may name before its verb. */
var ENOUGH = /(?:\b(?:o|os|um|esse|este|essa|isso|plano|de)\b )*(?:\d+ ?(?:megas?|gigas?|gb)?|\bgiga|\bmega)?[ ,]*\b(?:da (?:pra|para|conta)|dao conta|serve|aguenta|suporta|atende|e suficiente|suficiente|basta|chega (?:pra|para)|roda|e (?:bo[ma]|ideal|indicad[oa]) (?:pra|para)|e pouco|e muito|segura|trava)\b[^\n;]*|^\W*(?:e )?(?:pra|para) (?:jog|trabalh|gam|home)[^\n;]*/;
/**
* Returns the moves that a message contains, at most one for each sentence and kind.
* @param said lower-case text without accents, with number words as digits
* @param open kinds of value that the open question asks for
*/
function movesIn(said, open) {
	const found = [];
	for (const sentence of sentencesOf(said)) {
		const { from, text, asks } = sentence;
		const reason = reasonIn(text, asks, open);
		const own = reason ? {
			id: reason,
			at: 0,
			end: text.length
		} : moveIn(sentence, open) ?? enoughIn(sentence, open) ?? refusalIn(sentence, open);
		const more = own && asks && own.id === "caro" ? enoughIn(sentence, open) : null;
		for (const each of [own, more]) {
			if (!each || found.some(({ id }) => id === each.id)) continue;
			const to = from + (MENTIONS.has(each.id) ? each.end : text.length);
			found.push({
				id: each.id,
				from: from + each.at,
				to,
				asks
			});
		}
	}
	return found;
}
function moveIn({ text, asks }, open) {
	const isOpen = (kinds) => kinds.some((kind) => open.includes(kind));
	const isAsked = asks || text.split(",").some((part) => isQuestion(part, ""));
	const fits = (move) => move.not?.test(text) !== true && (move.at === void 0 || isOpen(move.at)) && !isOpen(move.notAt ?? []) && (isAsked || !move.asks);
	for (const move of ALL_MOVES) {
		const match = fits(move) ? move.pattern.exec(text) : null;
		if (match) return {
			id: move.id,
			at: match.index,
			end: match.index + match[0].length
		};
	}
	return null;
}
/** Values that a refusal of another one may name. */
var NAMED$2 = [
	"cep",
	"document",
	"email",
	"mother",
	"birth"
];
/** Recognises that a value is refused, or that its reason is asked for in the end. */
function refusalIn({ text, asks }, open) {
	const id = !NAMED$2.some((kind) => !open.includes(kind) && NAMES_OF[kind]?.test(text) === true) && (REFUSES.test(text) || asks && WHY_AT_END.test(text)) ? whyOf(open) : null;
	return id && {
		id,
		at: 0,
		end: text.length
	};
}
/** Recognises a household, with or without the question whether a plan is enough for it. */
function enoughIn({ text, asks }, open) {
	const home = householdIn(text);
	if (!home) {
		const us = asks ? FOR_US.exec(text) : null;
		return us && {
			id: "serve",
			at: us.index,
			end: us.index + us[0].length
		};
	}
	const asked = open.includes("account") ? null : ENOUGH.exec(text);
	if (asked) return {
		id: "serve",
		at: asked.index,
		end: asked.index + asked[0].length
	};
	const told = open.some((kind) => kind === "plan" || kind === "cep" || kind === "house") && tellsHousehold(home) ? HOUSEHOLD.exec(text) : null;
	return told && {
		id: "serve",
		at: told.index,
		end: told.index + told[0].length
	};
}
/** The question whether a named plan is enough, without more about the household: 'o 500 dá pra gente?'. */
var FOR_US = /(?<![\d.-])(?:\b(?:o|esse|este|plano|de)\b )*\b(?:\d{3,4}(?: ?megas?)?|\d? ?gigas?|plano|esse|este)\b[ ,]*(?:ja )?\b(?:da(?: ne)?(?=\W*$)|da (?:conta|(?:pra|para) (?:(?:a |o |minha |meu )*(?:gente|nos|mim|familia|casa|todo mundo)))|serve|aguenta|(?:e )?suficiente|basta|e pouco)\b[^\n;]*/;
/** The words in which a household is told: 'somos 4, meu filho joga'. */
var HOUSEHOLD = /\b(?:somos|moramos|moro so\w*|vivemos|(?:\w+ )?(?:jog(?:a|o|am|amos)|trabalh\w+ (?:em|de|da) casa)|familia (?:de|grande)|\d{1,2} pessoas|home ?office)\b[^\n;]*?(?=,? (?:e )?(?:venc\w*|no (?:boleto|debito|pix)|boleto|debito|cep|cpf|meu (?:nome|telefone|zap|email)|nome)\b|$)/;
var whyOf = (open) => open.map((kind) => WHY_OF[kind]).find(Boolean) ?? null;
/** Recognises the question why a value is asked for, named or as 'por que precisa disso?'. */
function reasonIn(text, asks, open) {
	if (BARE_WHY.test(text)) return whyOf(open);
	if (!asks && !/^\W*(?:mas |e |ue )?(?:por ?que|pq|pra que|para que|pra q|qual|com que)/.test(text)) return null;
	return REASONED.flatMap(({ id, pattern }) => {
		const match = pattern.exec(text);
		return match ? [{
			id,
			end: match.index + match[0].length
		}] : [];
	}).toSorted((a, b) => a.end - b.end)[0]?.id ?? null;
}
var ADVISED = /\b(?:quero|queria|pode ser|fico com|vou (?:de|querer|com|ficar com)|prefiro|escolho|manda|aceito|pego|levo)(?: (?:com|na|no|de|ess[ae]|est[ae]|aquel[ae]|a|o|plano))* (?:(?:que|q) )?(?:(?:sua |seu )?(?:indic\w+|suge\w+|recomend\w+)|(?:voce|vc|vcs|voces) (?:me )?(?:indic\w+|suger\w+|recomend\w+|falou|disse))\b|^\W*(?:o|a|esse|essa) (?:que|q) (?:voce|vc) (?:me )?(?:indic\w+|suger\w+|recomend\w+)\b/;
var THIS_ONE = /^\W*(?:quero|pode ser|fico com|vou (?:de|com|querer)|aceito|prefiro)(?: com)? (?:ess[ae]|est[ae]|el[ae])(?: (?:mesm[oa]|plano|ai))*\W*$/;
/**
* Finds the words that choose the recommended plan, as in 'quero essa que você indicou'; null if there are none.
* @param isOpen whether the plan is being asked for: then 'pode ser essa' is enough
*/
function takesAdvisedPlan(said, isOpen) {
	const match = ADVISED.exec(said) ?? (isOpen ? THIS_ONE.exec(said) : null);
	return match && {
		from: match.index,
		to: match.index + match[0].length
	};
}
// src/understanding/words/harmless-words.ts
var HARMLESS = new Set(`o a os as um uma de do da dos das d no na nos nas num em pra pro para por pelo pela com sem que q e eu me mim
  meu minha meus minhas esse este essa esta isso aquele aquela ele ela aqui ali ate so cada todo toda todos todas qualquer se como
  eh is are my yes one nosso nossa nossos nossas gente familia casal mensagem sms recado tamanho ideal justo justa bacana excelente suficiente rapido rapida barato barata sou somos fui foi vim mundo dela daqui dai nenhum nenhuma the i it's es el la los las mi mis en of was on at for to at and y it this here home tambem ja agora entao hoje
  sim nao n nem der esquina comercial residencial mas ou mais menos bem bom boa otimo otima perfeito perfeita tranquilo fia fio mana amor amore flor anjo bebe guria vei parca bro cara chefia sinho show legal certeza positivo preferencia quero queria quer quiser quere querer querendo prefiro preferia preferencia pode podem podia poderia posso ser seria sera sao era
  coloca colocar coloque colocado bota botar bote poe ponha manda mandar mande mandem envia enviar envie anota anotar anote usa usar
  use registra registrar cadastra cadastrar fico ficar fica ficou ficamos vou vai vamos vem venha venham vir bora pego pegar pega leva levo escolho escolhi
  escolher optar opto troca trocar troque muda mudar mude mudei altera alterar altere corrige corrigir corrija arruma fecha fechar fechado
  fechamos aceito aceita agendar agenda agende marca marcar marque instala instalar instalem instalam pago paga pagar liga ligar ligue
  chama chamar receber recebo fazer faz ativa ativar ativo assinar assino contratar contrato ver tenta tentar tentei gostaria
  preciso precisa deixa deixar deixe deixo escrever digitar digitei escrevi informar passar passo segue seguem eis want quiero put
  consulta consultar verifica verificar confere testa reserva programa separa inscreve inscrever cadastra resolve atende cabe agrada funciona coloquei botei mudou serviu qro basta suficiente gosto adoro odeio detesto desisti desisto tira tirar tire cancela cancelar cancela dar serve servir da daria convem combina encaixa
  segue solicitado solicitada conforme acordo acha achar encontra encontrar estarei estaremos consigo arriscar joga jogar consta anuncia junto separado faco completo identidade certidao comprovante placa fachada portao porta muro eletronico cadastro folga business novinho cep numero num nr nro n casa predio imovel residencia endereco rua avenida bairro cidade moro resido mora fico localizado
  telefone telefones tel cel celular zap zapzap whats whatsapp wpp fone phone fixo contato ddd email e-mail mail imeio correio
  linha chip ramal tim vivo claro cpf cnpj documento nota fiscal firma pessoa fisica juridica empresa data nascimento nasci nascida nascido aniversario niver born zip code postal vcs voces vc voce chacara sitio fazenda sobrado edificio condominio assistir novela serie series filme filmes jogos jogar trabalhar estudar codigo zipcode correo telefono naci apto ap bloco minusculo minuscula promocao promocoes oferta ofertas novidades depois antes cedo
  dia dias mes ano vencimento vence vencer vencendo venc fatura conta contas plano planos lista pacote pacotes opcao oferta internet net wifi fibra mega
  megas giga gigas velocidade streaming debito automatico boleto boletos pix desconto banco instalacao instalar tecnico visita horario
  periodo turno parte hora manha tarde feira semana proxima proximo number house address birthday date due day aproveita aproveitando errei errado errada errados erro certo certa correto correta novo nova outro outra atual ideia melhor verdade real alias
  tem tenho tiver tiverem temos possui unico unica principal pessoal primeiro primeira segundo segunda segunda ultimo ultima mesmo tipo comeco inicio final fim`.split(/\s+/));
/**
* Returns the words of a text that are not harmless. Words of fewer than three letters are ignored.
* @param said lower-case text without accents
*/
var unexpectedWordsIn = (said) => said.split(/[^a-z'-]+/).filter((word) => /[a-z]{3}/.test(word) && !HARMLESS.has(word) && !FILLERS.has(word));
// src/understanding/words/belongs-to-someone-else.ts
/** Checks whether a value in a chat message may not be the visitor's own. */
/** Kinds of value that may concern another person or thing, such as the day of another bill. */
var OTHERS_HAVE = /* @__PURE__ */ new Set([
	"cep",
	"house",
	"no-number",
	"plan",
	"due",
	"visit"
]);
/**
* Kinds of value found by their format. The words around such a value must be harmless (harmless-words.ts).
*/
var NEEDS_HARMLESS_WORDS = /* @__PURE__ */ new Set([
	"cep",
	"house",
	"plan",
	"due",
	"visit",
	"birth",
	"document",
	"phone",
	"email"
]);
/** A phone number or address that must not be used: 'é o do trabalho, mas não liga lá'. */
var UNUSED = /\bnao (?:me )?(?:lig\w+|cham\w+|us[ao]\w*|existe|funciona|atend(?!o\b)\w+)\b/;
/** A landline, of which the visitor doubts that it will do. */
var LANDLINE = /\b(?:pode ser|serve)(?: o| um)? (?:telefone )?fixo\b|\bfixo (?:serve|pode)\b/;
var LOST = /\b(?:quebr|roub|perd|cancel|bloque|desativ|antig|esquec|inexist)\w+/;
var LEFT_OUT = /\b(?:ap|apt|apto|apartamento|apartment|bloco|torre|fundos|sala)\b(?:[^¤\d,;.]{0,12}\d|$)|\bparte de (?:cima|baixo|tras)\b/;
/** What is said of a value behind it: '…, mas esse é o do campus'. */
var OF_OTHER_PLACE = /\b(?:mas|so que) (?:ess[ea]|est[ea]) (?:ai )?(?:e|eh) (?:[oa] )?d[aeo] (?!minha|meu|casa|rua|nossa|predio)[a-z]/;
/** A speed other than that of the extracted plan. */
var OTHER_PLAN = /(?:^|[^\d.,/-])(?:[3-8]00|[12]000)(?![\d.,/-])|\b\d ?gigas?\b/;
var POSTCODE$2 = /\d{5}-?\d{3}/;
var TAKEN$1 = "¤";
/** Words that show that the value is meant for the order. The rest of the clause then does not matter. */
var OF_ORDER = /\b(?:quero|queria|prefiro|pode(?:m|mos)?|coloc\w+|bota|bote|manda\w*|anota\w*|fecha\w*|(?:pra|para) mim|vamos|bora|(?:meu|minha|nosso|nossa) (?:cep|numero|casa|endereco|tel\w*|cel\w*|zap|whats\w*|e-?mail|cpf|cnpj|nascimento|aniversario|vencimento))\b/;
/**
* A label right before the value, such as 'o cep é' in 'aqui em curitiba o cep é …'. The rest of the clause
* then does not matter.
*/
var NAMED$1 = /(?:^|[^a-z])(?:o |meu )?(?:cep|tel|telefone|cel|celular|zap|whats|whatsapp|e-?mail|cpf|cnpj|documento)(?:(?<=cnpj|cep) d[aeo] [a-z]+| (?:daqui|de la|da casa|cert[oa]|correto|novo|mesmo|atual))? ?(?:e|eh|:) *$|(?:^|\b(?:o|meu) )(?:cpf|cnpj|cep) $/;
var REASON$1 = /\b(?:q|que|pq|porque|pois|quando|qnd|qdo) (?!vem\b)/;
/** Where a house is, told behind its number: '57, perto do muro da escola'. */
var PLACED = / (?:perto|ao lado|do lado|em frente|defronte|depois d|antes d|proximo|quase|na esquina|de esquina|da rua de|passando|atras d|casa (?:de (?!minha|meu)|com|amarel|verde|azul|branc|rosa|vermelh))/;
/** Contact data of the operator: 'o suporte de vocês é …?'. */
var OURS = /\b(?:suporte|sac|central|ouvidoria)\b|\bd(?:e (?:vcs|voces)|a (?:tim|loja|operadora))\b/;
/**
* Whether a value may belong to someone or something else, as in 'meu irmão tem o de 700' or 'hoje é dia 20',
* or has unexpected words around it. The visitor must confirm such a value before it is recorded.
* @param kind kind of the value; 'no-number' for a house without a number
* @param at index of the value in the text, or of its clause if the whole clause expresses it
*/
function isAboutOthers(text, kind, at) {
	const { from, to, isQuestion } = text.clauseAt(at);
	const whole = text.rest.slice(from, to).replace(FOR_SOMEONE, " ");
	const cut = /^(?:visit|plan|due)$/.test(kind) ? REASON$1 : kind === "house" ? PLACED : null;
	const clause = cut ? whole.split(cut)[0] ?? "" : whole;
	if (kind === "phone" && LANDLINE.test(text.said)) return true;
	if ((kind === "phone" || kind === "email") && (UNUSED.test(text.rest) || LOST.test(clause) || OURS.test(clause))) return true;
	if (OTHERS_HAVE.has(kind) && (SOMEONE_ELSE.test(clause) || SOMETHING_ELSE.test(kind === "due" ? text.said.slice(from, to).split(REASON$1)[0] ?? "" : clause))) return true;
	if ((kind === "cep" || kind === "house") && OF_OTHER_PLACE.test(text.rest.slice(at))) return true;
	if (kind === "plan" && OTHER_PLAN.test(text.rest)) return true;
	if (kind === "house" && LEFT_OUT.test(text.rest)) return true;
	if (kind === "house" && POSTCODE$2.test(text.said)) return false;
	if (OF_ORDER.test(text.said.slice(from, to))) return false;
	if (NAMED$1.test(text.said.slice(from, at))) return false;
	const before = text.rest.slice(from, at).replace(FOR_SOMEONE, " ");
	const told = kind === "due" ? clause.split(REASON$1)[0] ?? "" : clause;
	const said = /^(?:cep|document|phone|email|birth)$/.test(kind) ? before.split(TAKEN$1).at(-1) ?? "" : told;
	return NEEDS_HARMLESS_WORDS.has(kind) && !isQuestion && unexpectedWordsIn(said).length > 0;
}
// src/understanding/words/whose-value.ts
/** Other people of whom the visitor says that the order is theirs, and the name of the question that asks for one. */
var OF_HOLDER$1 = /\bd[aeo] (?:minha |meu )?[a-z]+(?: [a-z]+)? (?:que|q) (?:(?:e|eh) (?:o |a )?|vai ser (?:o |a )?|sera (?:o |a )?)titular\b|\bnome d[ae] (?:minha )?(?:mae|mamae)\b/g;
/** Who else the message says a value belongs to: in its sentence, in a statement behind it, or in a question before it. */
function belongsToOthers({ clauses, rest, sentenceAt }, kind, at) {
	const since = sentenceAt(at);
	if ((kind === "phone" || kind === "email") && USES.test(rest.slice(since, at))) return false;
	const end = rest.length;
	return clauses.some(({ from, to, isQuestion }) => {
		if (isQuestion && from > at) return false;
		if (!isQuestion && to <= since && NAMES_OF[kind]?.test(rest.slice(from, to)) !== true) return false;
		const said = rest.slice(from, to).replace(kind === "mother" ? /\b(?:mae|mamae)\b/g : OF_HOLDER$1, " ").replace(OTHER_THINGS[kind] ?? OF_HOLDER$1, " ");
		const person = SOMEONE_ELSE.exec(said);
		const isBehind = /[.!?;\n]/.test(rest.slice(at, Math.min(from, end)));
		return person !== null && (!isBehind || OWNER.test(said.slice(0, person.index)));
	});
}
var OWNER = /(?:^|[^a-z])(?:d[aeo]s?|e|eh|era|n[oa])(?: (?:o|a|d[aeo]|meu|minha))* $|^\W*(?:(?:meu|minha|a|o) )?$/;
/** A telephone or an e-mail address of someone else that is to be used: 'anota o da minha filha'. */
var USES = /\b(?:anota|anote|bota|bote|poe|ponha|coloca|coloque|usa|use|uso|manda|mande|liga|(?:vou|pode|podem) (?:por|dar|passar|usar|botar|colocar|anotar|mandar|deixar))(?: ai)?(?: (?:n?[oa]|esse|pr[oa]))? d[aeo] /;
/** Things of someone else that are not asked: 'o débito é na conta do meu filho'. */
var THINGS_OF = (things) => new RegExp(`\\b(?:${things}) d[aeo] (?:meu|minha) [a-z]+`, "g");
var OTHER_THINGS = {
	name: THINGS_OF("conta|telefone|celular|zap|numero|e-?mail|casa|cartao"),
	birth: THINGS_OF("conta|telefone|celular|zap|numero|e-?mail|casa|cartao"),
	document: THINGS_OF("conta|telefone|celular|zap|e-?mail|casa|cartao")
};
/** A clause that settles what was uncertain before: 'sei lá. põe 15/12 de tarde'. */
var DECIDES = /^\W*(?:entao )?(?:bota|bote|poe|coloca|coloque|anota|anote|usa|use|marca|marque|mete|fica|vai) /;
/** Words beside one of several values that say that it is the one to take. */
var MINE_BEFORE = /\b(?:(?:o|a) )?(?:(?:meu|minha)(?! (?:marido|espos|mulher|pai|mae|irm|filh|sogr|tia|tio|vizinh|patr|chefe|avo|net[oa]|prim|amig|namorad))|cert[oa]|corret[oa]|atual|nov[oa]|mais nov[oa])(?: [a-z]+)?(?: (?:e|eh|agora|mesmo|o|a|de baixo|de cima))* ?:? ?$|\b(?:vou|fica|fico|pode ser|melhor) (?:n?[oa]|com [oa]) (?:de )?$|\b(?:usa|use|anota|anote|bota|poe|manda|prefiro)(?: (?:n?[oa]|ess[ea]|est[ea]))*:? $|\bmud\w+ (?:[a-z]+ )?(?:dia \d{1,2} )?pr[oa] $|\b(?:poe|bota|coloca|usa|use|anota) (?:n?[oa] )?d[aeo] (?:meu|minha) [a-z]+ $/;
var MINE_BEHIND = /^,? (?:pode )?(?:us[ae]r?|vale|anot[ae]|coloca|poe) (?:ess[ea]|est[ea])\b|^ (?:(?:que )?e )?(?:o )?(?:meu|minha|d[ae] baixo)\b/;
var TAKEN_FIRST = /^\u00a4+/;
/** For whom or where the order is, right before the value: 'a internet é pra casa, 71936-250'. */
var ORDERED_FOR$1 = /\b(?:internet|net|fibra|contrato|instalac\w+)\b(?: (?:e|eh|vai|ser|fica|ficar|sera|tem que|que))+ (?:n[oa]s?|em|pr?[oa]?|pro|para|d[aeo]) ?[^\d.;!?]*$/;
/** The contract is someone else's. */
var OF_SOMEONE = /\b(?:contrato|pedido|internet)\b[^\d.;!?]{0,24}\b(?:no nome|em nome|pra|para) (?:d[aeo]|del[ea]|minha|meu)|\b(?:e|eh) el[ae] (?:que|q) (?:vai )?assin\w+|\bel[ae] (?:e|eh|vai ser) (?:[oa] )?titular/;
/** Whether the words beside a value say that it is the one to take: 'o do patrão é 1, o meu é 2'. */
var isMarkedOwn = ({ said, rest }, at) => ORDERED_FOR$1.test(said.slice(0, at)) || MINE_BEFORE.test(said.slice(0, at)) !== OF_SOMEONE.test(said) || MINE_BEHIND.test(rest.slice(at).replace(TAKEN_FIRST, ""));
/** Whether the message calls a value uncertain. */
function isHedged({ clauses, clauseAt, rest, said, sentenceAt }, kind, at) {
	const own = clauseAt(at);
	const since = DECIDES.test(said.slice(own.from, own.to)) ? sentenceAt(at) : 0;
	return HEDGE.test(clauses.reduce((text, { from, to }) => {
		return from !== own.from && ERRED.test(said.slice(from, to)) && namesAnother(said.slice(from, to), kind) ? text.slice(0, from) + " ".repeat(to - from) + text.slice(to) : text;
	}, rest).slice(since));
}
var ERRED = /\berr(?:ei|ad[oa]|o)\b/;
/** Whether a clause names a kind of value, but not this one. */
var namesAnother = (said, kind) => NAMES_OF[kind]?.test(said) !== true && Object.values(NAMES_OF).some((names) => names?.test(said));
// src/understanding/words/value-lacks-typed-characters.ts
/** Fields whose values must occur in the message as typed, apart from capitals, punctuation and spaces. */
var TYPED$1 = new Set(`name mothers_name cep number complement block_number allotment_number phone telephone email cpf cnpj agency
  account_number code due_date`.split(/\s+/));
/**
* Digits that may precede a phone number within its word: zeros, a country code or a carrier placeholder
* 'xx'.
*/
var PHONE_PREFIX = /^0{0,2}(?:x{0,2}|5?5?0?)$/;
var ZEROS = /^0*$/;
var isSign = (char = "") => /[\p{L}\p{N}]/u.test(char);
var isDigit = (char = "") => /\p{N}/u.test(char);
/** Dictated punctuation of an e-mail address: 'maria ponto silva arroba gmail ponto com'. */
var SPOKEN$1 = /(?<= )(?:ponto|arroba|aroba|at|underline|underscore|anderline|traco|hifen|tracinho)(?= )/g;
var signsOf = (text) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
/**
* Whether the letters and digits of a value occur in a text one after another, starting where a word starts
* and ending where a word ends. A number may follow its label directly: 'nº12'.
* @param said lower-case text without accents
* @param wanted letters and digits of the value, in lower case without accents
* @param prefix characters that may precede them in the same word
*/
function occurs(said, wanted, prefix) {
	for (let start = 0; start < said.length; start++) {
		if (!isSign(said[start])) continue;
		if (isDigit(said[start]) ? isWithin(said.slice(0, start)) : isSign(said[start - 1])) continue;
		let passed = "";
		for (let at = start; at < said.length; at++) {
			if (!isSign(said[at])) continue;
			if (isWhole$1(said, at, wanted)) return true;
			passed += said[at];
			if (!prefix?.test(passed)) break;
		}
	}
	return false;
}
/** Whether the wanted characters stand at an index and end where a word ends. */
function isWhole$1(said, from, wanted) {
	let matched = 0;
	let at = from;
	for (; at < said.length && matched < wanted.length; at++) {
		if (!isSign(said[at])) continue;
		if (said[at] !== wanted[matched]) return false;
		matched += 1;
	}
	return matched === wanted.length && !isSign(said[at]) && !GOES_ON$2.test(said.slice(at, at + 2));
}
/** The continuation of a number, such as '-4'. */
var GOES_ON$2 = /^[./-]\p{N}/u;
var isWithin = (before) => /\p{N}[./-]?$/u.test(before.slice(-2));
/** Whether the message contains the area code of a phone number separately from the rest. */
var isGivenApart = (said, phone) => phone.length > 9 && occurs(said, phone.slice(0, 2)) && occurs(said, phone.slice(2));
/** Whether the message contains the check digit of an account separately: '12345, dígito 6'. */
var isCheckDigitApart = (said, account) => occurs(said, account.slice(0, -1)) && occurs(said, account.slice(-1));
/** Words between the parts of a number: '488179554, final 69'. */
var BETWEEN$1 = /(?<=\d,? ?)(?:e |o |a )*(?:final|depois|termina em|digito|dig|dv)(?: (?:e|eh|o|a))*(?= \d)/g;
/** The ending of an ordinal number: '1º', '10th'. */
var ORDINAL = /(?<=\d)(?:o|st|nd|rd|th)(?![a-z0-9])/g;
function containsValue({ said, original }, field, value) {
	const wanted = signsOf(value);
	switch (field) {
		case "complement": return fold(value).split(/[^\p{L}\p{N}]+/u).every((word) => word === "" || occurs(said, word));
		case "number": return !/\d/.test(value) || occurs(said, wanted, ZEROS);
		case "due_date": return /\b(?:primeiro|ultimo|mais tarde)\b/.test(said) || occurs(blanked(said, ORDINAL), wanted, ZEROS);
		case "email": return occurs(blanked(original, SPOKEN$1), wanted);
		case "phone":
		case "telephone": return occurs(said, wanted, PHONE_PREFIX) || isGivenApart(said, wanted);
		case "account_number": return occurs(said, wanted) || isCheckDigitApart(said, wanted);
		default: return occurs(blanked(said, BETWEEN$1), wanted);
	}
}
var blanked = (said, pattern) => said.replace(pattern, (word) => " ".repeat(word.length));
/** A digit next to claimed text, with nothing but punctuation or a word such as 'dígito' between them. */
var TOUCHED = /^[ .,/-]{0,3}(?:(?:digito|dig|dv)[ :]*(?:e )?)?\p{N}|^,? (?:traco|tracinho|hifen|barra|digito)\b/u;
var TOUCHING = /\p{N}[ .,/-]{0,3}$/u;
/** A letter after a house number: 'número 1000 k'. */
var LETTER = /^(?: | ?- ?)(?!(?:hj|kk|pf|pq|qd|rs|tb|td|vc)(?!\p{L}))[b-df-mp-z]{1,2}(?!\p{L})/u;
var TAKEN = /\u00a4+/g;
/**
* Whether unclaimed digits touch the claimed text around an index, or any claimed text if the index is null.
*/
function isTouched({ rest, said }, place, isHouse) {
	for (const { 0: taken, index } of rest.matchAll(TAKEN)) {
		const end = index + taken.length;
		if (place !== null && place >= end) continue;
		const behind = rest.slice(end, end + 16);
		const isNumber = /^[^\p{L}]*\p{N}/u.test(said.slice(index, end));
		if (TOUCHED.test(behind)) return true;
		if (isNumber && TOUCHING.test(rest.slice(Math.max(0, index - 4), index))) return true;
		if (isHouse && LETTER.test(behind)) return true;
		if (place !== null) return false;
	}
	return false;
}
/** An unclaimed number that may be a day of the month. */
var DAY = /(?<![\p{N}\u00a4/.,:-])\d{1,2}(?![\p{N}/:]| ?h\b| da [\u00a4mt])/gu;
var hasOtherDay = (text, { date2 = "" }) => text.parts(false).some((part) => [...part.text.matchAll(DAY)].some(([day]) => !date2.startsWith(day.padStart(2, "0"))));
/**
* Whether an extracted value lacks a letter or digit that the visitor typed as part of it. The visitor is
* asked about such a value, whichever extractor found it (docs/decisions/0046).
* @param text the message after all extractors have claimed their values
* @param at index of the value
*/
function dropsCharacters(text, values, at) {
	const typed = Object.entries(values).filter(([field, value]) => value !== "" && TYPED$1.has(field));
	const hasDigits = "birth_date" in values || typed.some(([, value]) => /\d/.test(value));
	const place = "account_number" in values || "complement" in values ? null : at;
	if ("date" in values && hasOtherDay(text, values)) return true;
	return typed.some(([field, value]) => !containsValue(text, field, value)) || isDigit(text.said[at]) && isWithin(text.said.slice(0, at)) || hasDigits && isTouched(text, place, "number" in values);
}
// src/understanding/words/denied-values.ts
/** Finds values that a message itself denies: 1000 in 'não é 1000, é 1002'. */
var DENIED_FIRST = /(\bnao (?:e|eh|era) (?:o |a |no |dia )?)([\d/.-]{1,20}),? (?:mas |e sim |e|eh|sim)/;
/** What is shown wrongly, before what was said: 'o vencimento tá 15 e eu falei 5'. */
var SHOWN = /(\b(?:ta|esta|saiu|veio|consta|aparece\w*|botou|botaram|colocou|colocaram)(?: (?:dia|o|a|como|de))* )([\d/.-]{1,20})(?=.{0,24}\b(?:falei|disse|pedi|queria|era|cert[oa]|corret[oa]|quero)\b.{0,12}\d)/;
var DENIED_LAST = /((?:,| e| mas)? nao (?:e |eh |o |a |no |dia )*)([\d/.-]{1,20})(?=[^\d/.-]*$)/;
/**
* Returns where the values stand that a message denies.
* @param rest lower-case text without accents
*/
function deniedIn(rest, isCorrection) {
	if (TORN_DAYS.test(rest)) return [];
	return [
		DENIED_FIRST,
		DENIED_LAST,
		...isCorrection ? [SHOWN] : []
	].flatMap((pattern) => {
		const match = pattern.exec(rest);
		const denied = match?.[2] ?? "";
		if (!match || !/\d/.test(denied)) return [];
		const from = match.index + match[0].indexOf(denied, (match[1] ?? "").length);
		return [{
			from,
			to: from + denied.length
		}];
	});
}
// src/understanding/extraction.ts
/** Collects the values that the extractors find in one chat message. */
/**
* Kinds of value that are personal data. Such a value must be confirmed if the message mentions another
* person.
*/
var PERSONAL = /* @__PURE__ */ new Set([
	"name",
	"mother",
	"phone",
	"email",
	"birth",
	"document",
	"account"
]);
var PREFERS = /\b(?:prefiro|quero|queria|desist\w+|melhor|vou (?:querer|de|pagar)|troc\w+|mud\w+)\b/;
/** Words of preference. They do not include 'quero' (I want), which may merely repeat an earlier choice. */
var PREFERS_RATHER = /\b(?:prefiro|desist\w+|melhor|nao quero|em vez|ao inves|vou querer)\b/;
/** An extracted value followed by 'ou' (or): 'maria@… ou pelo zap'. */
var OR_ELSE = /\u00a4,? (?:ou|or) /;
/** Two numbers to choose between: '1000 ou 1002'. */
var TORN = /\d[\d./-]* (?:ou|or) (?:o |a |dia |era )?\d/;
/** Kinds that are recognised by their words rather than by their format. */
var CHOSEN = /* @__PURE__ */ new Set([
	"plan",
	"due",
	"debit",
	"visit"
]);
/** Kinds of value that the visitor knows, such as a name, rather than chooses from a list. */
var TOLD$1 = /* @__PURE__ */ new Set([
	...PERSONAL,
	"cep",
	"house"
]);
/** State of the extraction from one message: its text, the expected kinds of value, and the findings. */
var Extraction = class {
	text;
	situation;
	/** Kinds of value that the open question asks for. */
	open;
	/** Whether the message takes back or replaces an earlier answer. */
	isCorrection = false;
	/** Kinds of value that the open question asks for, or that the question being corrected asks for. */
	#openKinds;
	/** Whether the message expresses a wish, such as another plan or another way to pay. */
	#prefers;
	#found = [];
	#disputed = /* @__PURE__ */ new Set();
	#steps = /* @__PURE__ */ new Map();
	#ids;
	constructor(message, situation) {
		this.text = new MessageText(message);
		this.situation = situation;
		this.open = valueKindsOf(stepOf(situation.order, situation.step));
		this.#openKinds = this.open;
		this.#prefers = PREFERS.test(this.text.said);
		this.#ids = idsOf$1(situation.order, "chat");
		for (const id of this.#ids) for (const kind of valueKindsOf(stepOf(situation.order, id))) if (!this.#steps.has(kind) && stepOf(situation.order, id).kind !== "outcome") this.#steps.set(kind, id);
		for (const kind of this.open) this.#steps.set(kind, situation.step);
	}
	/**
	* Whether the open question, or the one being corrected, asks for this kind of value. Such a value is then
	* recognised even without a label such as 'CEP'.
	*/
	isOpen(kind) {
		return this.#openKinds.includes(kind);
	}
	/** Treats another step as the open question from now on, because the message corrects its answer. */
	turnTo(step) {
		this.#openKinds = valueKindsOf(stepOf(this.situation.order, step));
		for (const kind of this.#openKinds) this.#steps.set(kind, step);
		this.isCorrection = true;
		this.text.treatAsStatement(/\b(?:para|pra|pro)\b/);
	}
	/**
	* Returns the step that records a kind of value: the open step if it asks for the kind, otherwise the first
	* step of the journey that asks for it, or null.
	*/
	stepFor(kind) {
		return this.#steps.get(kind) ?? null;
	}
	/** Returns the recorded answer for a kind, or null. The open question counts as unanswered. */
	given(kind) {
		const home = this.stepFor(kind);
		return home !== null && !this.open.includes(kind) && this.situation.order.answers[home]?.values || null;
	}
	/** Whether a step other than the open one asks for this kind of value and has no answer yet. */
	isAhead(kind) {
		return this.stepFor(kind) !== null && !this.open.includes(kind) && this.given(kind) === null;
	}
	/** Whether the visitor may mean this kind: it has no answer yet, or the message asks for a change. */
	isExpected(kind) {
		return this.stepFor(kind) !== null && (this.given(kind) === null || this.isCorrection || this.#prefers);
	}
	/** Whether the step that records a kind has a field of this name. */
	hasField(kind, field) {
		const home = this.stepFor(kind);
		return home !== null && stepOf(this.situation.order, home).fields.some(({ name }) => name === field);
	}
	/** Whether the plans to choose from are offers to an existing customer. */
	get hasCustomerOffers() {
		const home = this.stepFor("plan");
		return home !== null && stepOf(this.situation.order, home).view === "offers";
	}
	/** Adds a finding, unless no step of the journey records its kind. */
	add(kind, values, at, why = null) {
		if (this.stepFor(kind) !== null) this.#found.push({
			kind,
			values,
			at,
			why
		});
	}
	/** Adds several values of one kind, from which the visitor has not chosen yet. */
	addEither(kind, or, at) {
		const [values = {}] = or;
		if (this.stepFor(kind) !== null) this.#found.push({
			kind,
			values,
			at,
			why: "either",
			or
		});
	}
	/** Marks a kind as doubtful: its value was taken back, but it is unclear what replaces it. */
	dispute(kind) {
		this.#disputed.add(kind);
	}
	/**
	* Claims the values that the message itself denies, so that no extractor finds them: 1000 in 'não é 1000 é
	* 1002'.
	*/
	dropDenied() {
		for (const { from, to } of deniedIn(this.text.rest, this.isCorrection)) {
			this.text.claim(from, to);
			this.isCorrection = true;
		}
	}
	/** Returns what was found for a field, in the order of the findings. */
	valuesOf(kind, field) {
		return this.#found.flatMap((each) => each.kind === kind ? each.values[field] ?? [] : []);
	}
	/** Drops values whose words all occur in a longer value of the same kind: 'Ana' beside 'Ana Prado'. */
	keepFullest(kind, field) {
		const wordsOf = ({ values }) => fold(values[field] ?? "").split(" ");
		const all = this.#found.filter((each) => each.kind === kind);
		const isPart = (one, whole) => wordsOf(one).length < wordsOf(whole).length && wordsOf(one).every((word) => wordsOf(whole).includes(word));
		for (const each of all) if (all.some((whole) => isPart(each, whole))) this.#found.splice(this.#found.indexOf(each), 1);
	}
	has(kind) {
		return this.#found.some((each) => each.kind === kind);
	}
	/** Whether a finding lies between two indexes of the message. */
	isTakenIn(from, to) {
		return this.#found.some(({ at }) => at >= from && at < to);
	}
	/**
	* Whether a value that the visitor chooses from a list, such as a plan, was found between two indexes. A
	* clause with such a value is not treated as a question: 'tem o de 500? quero ele'.
	*/
	isChosenIn(from, to) {
		return this.#found.some(({ kind, at }) => CHOSEN.has(kind) && at >= from && at < to);
	}
	/** Whether any finding may be recorded without asking. */
	get hasRecordable() {
		return this.#found.some(({ why }) => why === null);
	}
	/** Merges all values of a kind into one finding, if the visitor has not chosen one of them. */
	#eitherOf(kind) {
		const all = this.#found.filter((each) => each.kind === kind).toSorted((a, b) => a.at - b.at);
		const either = all.find(({ or }) => or);
		return either && {
			...either,
			or: distinct(all.flatMap(({ or, values, why }) => or ?? (why ? [] : values)))
		};
	}
	get #hasEither() {
		return this.#found.some(({ or }) => or);
	}
	get #isWithoutOffers() {
		return stepOf(this.situation.order, this.situation.step).view === "no-offers";
	}
	/** Whether a finding differs from the recorded answer, but the message announces no change. */
	#isUnannounced(finding) {
		const given = finding && this.given(finding.kind);
		if (!finding || !given || this.isCorrection || isSame(given, finding.values)) return false;
		if (finding.kind === "document" && this.#isWithoutOffers) return false;
		if (finding.kind === "plan" && !PREFERS_RATHER.test(this.text.said)) return true;
		return NAMES_OF[finding.kind]?.test(this.text.said) !== true;
	}
	/** Returns one finding per kind, in message order. For an uncertain value, `why` gives the reason. */
	findings() {
		return [...new Set(this.#found.map(({ kind }) => kind))].map((kind) => {
			const either = this.#eitherOf(kind);
			if (either) return either;
			const all = this.#found.filter((each) => each.kind === kind && !isDenied(this.text.said, each));
			const whole = all.filter(({ why }) => why === null || why === "confirm");
			const own = TOLD$1.has(kind) ? whole.filter((each) => isMarkedOwn(this.text, each.at)) : [];
			const certain = whole.filter(({ why }) => why === null);
			const likeliest = kind === "plan" || kind === "due" ? -1 : 0;
			const replacement = kind === "due" && all.at(-1)?.why === "unavailable" ? all.at(-1) : void 0;
			const first = (own.length === 1 ? own[0] : replacement) ?? certain.at(likeliest) ?? whole.at(likeliest) ?? all[0];
			const isTorn = kind !== "visit" && !this.#hasEither && (TORN.test(this.text.said) || TOLD$1.has(kind) && OR_ELSE.test(this.text.rest));
			const isAmbiguous = kind === "plan" && all.length > whole.length || whole.some(({ values }) => !isSame(values, first?.values ?? {}));
			if (!first || first.why !== null) return first;
			const { values, at } = first;
			const isAsked = isAmbiguous || this.#disputed.has(kind) || isTorn || this.#isUnannounced(first) || isHedged(this.text, kind, at) || PERSONAL.has(kind) && belongsToOthers(this.text, kind, at) || isAboutOthers(this.text, natureOf(kind, values), at) || dropsCharacters(this.text, values, at);
			return {
				...first,
				why: isAsked ? "confirm" : null
			};
		}).filter((each) => each !== void 0).sort((a, b) => a.at - b.at);
	}
};
var DENIED = /\bnao (?:e|eh|era)(?: mais)? (?:(?:o|a|no|meu|minha) )*\(?$/;
/** Whether the visitor rejects the value: 'não é 11 98888-7777'. It is then dropped without a question. */
var isDenied = (said, { kind, at }) => TOLD$1.has(kind) && DENIED.test(said.slice(Math.max(0, at - 32), at));
/** A house without a number and a company's document, whose check digits say what it is, may stand among other words. */
var natureOf = (kind, { number, cnpj }) => number === "S/N" ? "no-number" : cnpj ? "company" : kind;
/** Whether two answers are equal, ignoring case. Absent, empty and 'false' fields count as equal. */
function isSame(a, b) {
	const said = (value) => value === "false" ? "" : (value ?? "").toLowerCase();
	return Object.keys({
		...a,
		...b
	}).every((name) => said(a[name]) === said(b[name]));
}
/** Returns the values without duplicates. */
var distinct = (values) => values.filter((each, at) => values.findIndex((other) => isSame(each, other)) === at);
// src/understanding/extractors/undecided-values.ts
/**
* Extracts alternatives from a chat message, such as 'dia 5 ou 10', and reads the visitor's choice between
* them.
*/
var OR = /[\s,]+(?:ou(?: entao)?|or)\s+(?!melhor\b)|(?<=\bdia \d{1,2})\s+nao\s+(?:e )?(?=dia \d)/;
var NUMBER$2 = /\d[\d./-]*/;
/**
* Extracts two values of the same kind when the visitor has not decided between them: 'dia 5 ou 10', 'o de
* 500 ou o de 700?'. The chat then offers both. Two installation dates do not count, because they are a first
* and a second choice (installation-date.ts).
* @param alone extracts the values from a separate text
*/
function extractAlternatives(extraction, alone) {
	const { text } = extraction;
	for (const { from, to } of text.clauses) {
		const said = text.said.slice(from, to);
		if (!OR.test(said) || isQuestion(said, "")) continue;
		const raw = text.raw.slice(from, to);
		const parts = said.split(OR);
		const [left = "", right = ""] = parts;
		const typed = [raw.slice(0, left.length), raw.slice(raw.length - right.length)];
		if (parts.length !== 2) continue;
		const pair = pairOf(typed.map(alone)) ?? pairOf(spread(...typed).map(alone));
		if (!pair) continue;
		const { first, second, next } = pair;
		extraction.addEither(first.kind, [first.values, second.values], from + first.at);
		text.claim(from + first.at, next === void 0 ? to : to - right.length + next);
	}
}
/**
* Finds two different values of the same kind, one in each half of a clause.
* @returns also `next`, the index in the second half at which another value begins
*/
function pairOf([before = [], after = []]) {
	for (const first of before.filter(isWhole)) {
		const second = after.find((each) => each.kind === first.kind && isWhole(each));
		if (!second || isSame(first.values, second.values)) continue;
		return {
			first,
			second,
			next: after.find(({ at }) => at > second.at)?.at
		};
	}
	return null;
}
var isWhole = ({ kind, why, or }) => kind !== "visit" && why === null && !or;
/**
* Repeats the words around the numbers for both halves: 'vencimento 5' and '10 do mês' become 'vencimento 5
* do mês' and 'vencimento 10 do mês'.
*/
function spread(left, right) {
	const last = [...left.matchAll(new RegExp(NUMBER$2, "g"))].at(-1);
	const first = NUMBER$2.exec(right);
	if (!last || !first) return [];
	const behind = right.slice(first.index + first[0].length);
	return [left + behind, left.slice(0, last.index) + first[0] + behind];
}
var PLACES = [
	[/\bprimeir[oa]\b/, 0],
	[/\bsegund[oa]\b/, 1],
	[/\bultim[oa]\b/, -1]
];
var OF_PLACE = /^\W*(?:(?:pode ser|quero|prefiro|fico com|vou de|e|eh|o|a) )*(?:primeir|segund|ultim)[oa](?: (?:opcao|mesmo|por favor))*\W*$/;
/**
* Returns the list index that a message names: 1 for 'a segunda opção', -1 for 'o último', null for anything
* else.
*/
function placeInList(message) {
	const said = fold(message.slice(0, 80).normalize("NFC"));
	if (!OF_PLACE.test(said)) return null;
	return PLACES.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
// src/understanding/words/digit-runs.ts
/** A digit, or a letter that looks like one inside or beside digits. */
var DIGIT = "(?:\\d|[ol](?=[ol./-]{0,3}\\d)|(?<=\\d[ol./-]{0,3})[ol])";
/** Words between the parts of a number: '76820 e depois 378', 'e o final é 4'. */
var BETWEEN = "(?:e |o |a )*(?:final|depois|termina em|digito|dig|dv)(?: (?:e|eh|o|a))*";
var RUN = new RegExp(`(?<![\\p{L}\\d\u00a4])\\(?${DIGIT}(?:(?:[ ,./()-]{0,4}|,? ${BETWEEN} )${DIGIT})*(?![\\p{L}\\d])`, "gu");
var DATE = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/;
/**
* Finds the unclaimed numbers of the message that have at least `least` digits.
*/
function digitRunsIn({ rest }, least) {
	return [...rest.matchAll(RUN)].flatMap(({ 0: typed, index }) => {
		const signs = typed.replace(new RegExp(BETWEEN, "g"), "");
		const digits = signs.replaceAll("o", "0").replaceAll("l", "1").replace(/\D/g, "");
		if (digits.length < least || DATE.test(typed)) return [];
		return [{
			digits,
			from: index,
			to: index + typed.length,
			hasLetters: /[ol]/.test(signs)
		}];
	});
}
// src/understanding/extractors/cep.ts
/** Extracts a postcode (CEP) from a chat message. */
var FORMATTED = /(?:^|[^\d¤./-])(\d{2}\.?\d{3} ?- ?\d{3})(?![\da-z/]|[.-]\d)/;
var LED$3 = /\b(?:cep|zip code|codigo postal)[^\d¤?]{0,20}(\d{2}\.?\d{3}[ -]{0,3}\d{3})(?!\d)/;
var BARE$1 = /(?:^|[^\d¤./-])(\d{2}\.?\d{3} ?\d{3})(?![\da-z/]|[.-]\d)/;
var AREA = /(?:^|[^\d¤.,/-])\(?0?[1-9]{2}\)?[ -]?$/;
var PART$1 = /(?:^|[^\d¤.,/-])(\d{5,10})(?![\d/]|[.-]\d)|\b\d{3,5}[o\d]{1,2}-?\d{3}\b/;
/** Extracts a postcode (CEP). Unless the question asks for one, it needs a hyphen or the label 'cep'. */
function extractCep(extraction) {
	const { text } = extraction;
	const patterns = extraction.isOpen("cep") ? [
		LED$3,
		FORMATTED,
		BARE$1
	] : [LED$3, FORMATTED];
	for (const pattern of patterns) for (let found = text.find(pattern); found; found = text.find(pattern)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		if (pattern === BARE$1 && AREA.test(text.rest.slice(0, from))) return;
		text.claim(from, found.to);
		const parsed = parseCep(value);
		if ("value" in parsed) extraction.add("cep", { cep: parsed.value }, from);
		else extraction.add("cep", { cep: value }, from, "invalid");
	}
	if (extraction.isOpen("cep")) extractDictated$2(extraction);
	const broken = extraction.isOpen("cep") && !extraction.has("cep") ? text.take(PART$1) : null;
	const few = extraction.isOpen("cep") && !extraction.has("cep") && !broken ? tooFewIn(extraction) : null;
	if (few) {
		text.claim(few.from, few.to);
		extraction.add("cep", { cep: text.typed(few.from, few.to).trim() }, few.from, "invalid");
	}
	if (broken) extraction.add("cep", { cep: text.typed(broken.from, broken.to).trim() }, broken.from, "invalid");
}
/** Finds a number that is no CEP, in a message that says nothing else. */
function tooFewIn({ text }) {
	const [only, another] = digitRunsIn(text, 4);
	return only && !another && only.digits.length < 10 && only.digits.length !== 8 && unexpectedWordsIn(text.rest).length === 0 && !/[a-z]\d|\b(?:anos?|rua|av|ap|casa|n|numero|mega|giga|reais)\b/.test(text.rest) ? only : null;
}
/** Extracts eight digits that were dictated or typed in groups: '6 0 1 3 5, 2 8 0', '0131O-1OO'. */
function extractDictated$2(extraction) {
	const { text } = extraction;
	for (const { digits, from, to, hasLetters } of digitRunsIn(text, 8)) {
		const parsed = parseCep(digits);
		if (digits.length !== 8 || "problem" in parsed || AREA.test(text.rest.slice(0, from))) continue;
		text.claim(from, to);
		extraction.add("cep", { cep: parsed.value }, from, hasLetters ? "typo" : null);
	}
}
// src/understanding/extractors/confirmation-code.ts
/** Extracts a confirmation code from a chat message. */
var CODE = /(?:^|[^\d])(\d{3}[ .-]?\d{3}|\d(?: \d){5})(?!\d|[.-]\d)/;
/** Extracts the six-digit code that was sent to the visitor by e-mail. */
function extractCode(extraction) {
	if (!extraction.isOpen("code")) return;
	const found = extraction.text.take(CODE);
	const parsed = found && parseCode(found.groups[1] ?? "");
	if (found && parsed && "value" in parsed) extraction.add("code", { code: parsed.value }, found.from);
}
// src/understanding/extractors/cpf-cnpj.ts
/** Extracts the document of a person (CPF) or a company (CNPJ) from a chat message. */
var EDGE = "(?:^|[^a-z0-9¤.-])";
var CNPJ = new RegExp(`${EDGE}([a-z0-9]{2}\\.[a-z0-9]{3}\\.[a-z0-9]{3}/[a-z0-9]{4} ?-? ?\\d{2}|[a-z0-9]{12}-?\\d{2}|\\d{2}[ .]\\d{3}[ .]\\d{3}[ /]\\d{4}[ -]\\d{2})(?![a-z0-9])`);
var CPF = new RegExp(`${EDGE}(\\d{3}[. -]?\\d{3}[. -]?\\d{3}[. -]?\\d{2})(?![\\d/]|[.-]\\d)`);
var LED$2 = /\b(?:cpf|cnpj|documento)\b[^\d¤?]{0,24}(\d[\d.\s/-]{5,20}\d)/;
var FOREIGN$1 = /\b(?:rg|identidade|cnh|carteira|titulo|pis|nis|passaporte|cartao|chave|pix|protocolo|matricula)\b[^\d¤?]{0,16}(?!\d{1,2}\/\d{1,2}\/\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d))\d[\d.\sx/-]{3,24}/;
var TOO_LONG = /\d{16,}|\d{4}(?:[ .-]\d{4}){3}/;
/** Extracts a CPF or CNPJ. Valid check digits distinguish them from phone numbers and other numbers. */
function extractDocument(extraction) {
	const { text } = extraction;
	while (text.take(FOREIGN$1) ?? text.take(TOO_LONG)) continue;
	takeAll(extraction, CNPJ, (typed) => {
		const parsed = parseCnpj(typed);
		if ("value" in parsed) return {
			values: company(extraction, parsed.value),
			why: null
		};
		return /[/]/.test(typed) ? {
			values: company(extraction, typed),
			why: "invalid"
		} : null;
	});
	takeAll(extraction, CPF, (typed) => {
		const digits = typed.replace(/\D/g, "");
		const isFormatted = /\d{3}\.\d{3}\.\d{3}/.test(typed) || /\d-\d\d$/.test(typed);
		const isLikelyPhone = isPhone(digits) && !isCpf(digits) && extraction.isOpen("phone");
		if (!isFormatted && isPhone(digits) && (isLikelyPhone || !extraction.isOpen("document"))) return null;
		const parsed = parseCpf(digits);
		if ("value" in parsed) return {
			values: person(extraction, parsed.value),
			why: null
		};
		return isFormatted || extraction.isOpen("document") ? {
			values: person(extraction, typed),
			why: "invalid"
		} : null;
	});
	if (extraction.isOpen("document")) extractDictated$1(extraction);
	if (extraction.isOpen("document") && !extraction.has("document")) extractBroken(extraction);
	const led = extraction.has("document") ? null : text.take(LED$2);
	if (led) extraction.add("document", person(extraction, led.groups[1] ?? ""), led.from, "invalid");
}
/** Extracts a document that was dictated or typed in groups, if its check digits are right. */
function extractDictated$1(extraction) {
	const { text } = extraction;
	for (const { digits, from, to, hasLetters } of digitRunsIn(text, 11)) {
		const [cpf, cnpj] = [parseCpf(digits), parseCnpj(digits)];
		const why = hasLetters ? "typo" : null;
		if ("value" in cpf) extraction.add("document", person(extraction, cpf.value), from, why);
		else if ("value" in cnpj) extraction.add("document", company(extraction, cnpj.value), from, why);
		else continue;
		text.claim(from, to);
	}
}
/** Takes a number with too few digits or too many, so that the visitor hears what is wrong with it. */
function extractBroken(extraction) {
	const { text } = extraction;
	const [only, another] = digitRunsIn(text, 8);
	if (!only || another || only.digits.length > 15 || unexpectedWordsIn(text.rest).length > 0) return;
	text.claim(only.from, only.to);
	extraction.add("document", person(extraction, text.typed(only.from, only.to).trim()), only.from, "invalid");
}
var isPhone = (digits) => "value" in parsePhone(digits);
/**
* Builds the answer. It includes the type of person, except in the form for existing customers, which has no
* such field.
*/
function person(extraction, cpf) {
	return extraction.hasField("document", "person_type") ? {
		person_type: "pf",
		cpf
	} : { cpf };
}
var company = (extraction, cnpj) => extraction.hasField("document", "person_type") ? {
	person_type: "pj",
	cnpj
} : { cpf: cnpj };
function takeAll(extraction, pattern, read) {
	const { text } = extraction;
	const passed = [];
	for (let found = text.find(pattern); found; found = text.find(pattern)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		const result = read(text.typed(from, found.to));
		text.claim(from, found.to);
		if (result) extraction.add("document", result.values, from, result.why);
		else passed.push([from, found.to]);
	}
	for (const [from, to] of passed) text.release(from, to);
}
// src/understanding/extractors/email.ts
var TYPED = /[^\s@¤,;:<>()"]{1,64}[ ]?@+[ ]?[^\s@¤,;:<>()"]{0,80}(?: ?\. ?(?:com|br|net|org|gov|edu)\b){0,3}/;
var SPOKEN = /(?<![a-z0-9._+-])(?:[a-z0-9._+-]+(?: (?:ponto|underline|underscore|anderline|traco|hifen|tracinho) )){0,5}[a-z0-9._+-]+,? (?:arroba|aroba|at),? [a-z0-9.-]+(?: ponto [a-z0-9]{2,12}){0,3}/;
var NO_AT = /(?:^|\s)[a-z0-9._-]+(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\.com(?:\.br)?\b/;
/** An address whose sign is missing: 'chico.do.bode gmail.com'. */
var PARTED = /(?:^|\s)([a-z0-9_-]*[.\d_][a-z0-9._-]*) ((?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\.com(?:\.br)?)\b/;
/** The name of an account elsewhere, or a page. */
var HANDLE = /^\W*@[a-z0-9_.]{3,}\W*$|\b(?:www\.)?(?:facebook|instagram)\.com\S*/;
var PROMOTIONS = /\b(?:pode|podem|quero|queria|aceito|gostaria|manda\w*|receber|recebo|topo)\b[^¤,.;!?]{0,40}\b(?:promoc\w*|ofertas?|novidades?|propagandas?|descontos)\b/;
/** Removes punctuation at the end, which belongs to the sentence, and 'www.'; a well-known host gets its ending. */
var addressOf = (text) => text.replace(/[.!?'"]+$/, "").replace(/^www\./i, "").replace(HOST_ALONE, "$&.com");
var HOST_ALONE = /@(?:gmail|hotmail|outlook|icloud|yahoo)$/i;
/**
* Extracts e-mail addresses, typed or dictated ('ana arroba gmail ponto com'), and consent to promotional
* e-mails.
*/
function extractEmail(extraction) {
	const { text } = extraction;
	const isWhole = isLoose(text.said) || !extraction.isOpen("name") && SPELLED.test(text.said);
	const loose = extraction.isOpen("email") && isWhole ? text.take(LOOSE) : null;
	if (loose) {
		const [, local = "", host = ""] = loose.groups;
		add$2(extraction, addressOf(`${fold(withDigits$1(fromSpoken(local))).replace(/\b([2-9])0 e (?=[1-9]\b)/g, "$1").split(/[ ,]+/).filter((word) => !ASIDE.test(word)).join("")}@${fromSpoken(host).replace(/(?<=[a-z]) (?=com|br|net|org)/g, ".")}`.replace(/ /g, "")), loose.from, true);
	}
	for (;;) {
		const spoken = text.take(SPOKEN);
		const found = spoken ?? text.take(TYPED);
		if (!found) break;
		const typed = text.typed(found.from, found.to);
		const isCut = extraction.isOpen("email") && !extraction.isOpen("name") && CUT$1.test(text.rest.slice(0, found.from));
		add$2(extraction, addressOf(spoken ? fromSpoken(text.said.slice(found.from, found.to)) : typed.replace(/\s/g, "")), found.from, isCut || /^www\./i.test(typed) || HOST_ALONE.test(typed.trim()) || spoken !== null && isLoose(text.said) && isJoined(text.said.slice(0, found.to)));
	}
	if (!extraction.has("email")) {
		const parted = extraction.isOpen("email") ? text.take(PARTED) : null;
		if (parted) extraction.add("email", { email: `${parted.groups[1]}@${parted.groups[2]}` }, parted.from, "typo");
		const broken = parted ? null : text.take(NO_AT) ?? (extraction.isOpen("email") ? text.take(HANDLE) : null);
		if (broken) extraction.add("email", { email: text.typed(broken.from, broken.to).trim() }, broken.from, "invalid");
	}
}
var CUT$1 = /(?:^|[\s,.])(?!(?:e|eh|o|a|no|na|pra|para|pro|por|em|meu|email|e-mail|mail|imeio|correio|correo|es|is|esse|este|ai|aqui|manda\w*|us[ao]\w*|segue|anota\w*|certo|novo|pessoal|seria|ser|envia\w*|coloca\w*|bota|poe|sim|claro|ok|de|do|da|minuscul[oa]s?|maiuscul[oa]s?)\b)(?:[a-z_-]*[.])?[a-z_-]+ +$/;
/** Whether words before the dictated mark may belong to the address: 'ana prado arroba', unlike 'ana ponto prado arroba'. */
var isJoined = (said) => !/(?:^|[:,.] |\b(?:e|eh|email|e-mail) )(?:[a-z0-9._+-]+ (?:ponto|underline|underscore|anderline|traco|hifen|tracinho) )*[a-z0-9._+-]+,? (?:arroba|aroba) \S+(?: ponto \S+)*$/.test(said);
var isLoose = (said) => /\b(?:tudo )?(?:junt|grudad)[oa]\b|\bespaco\b/.test(said);
/** Several words, or a number in words, before a dictated mark: 'domingos reis quarenta e cinco arroba bol'. */
var SPELLED = /^\W*(?!(?:e|eh|o|meu|anota|manda|pode|email|e-mail)\b)[a-z]+(?: (?!(?:e|eh|ponto|underline|traco|email|e-mail)\b)[a-z0-9]+)+(?: e [a-z]+)? arroba /;
/** Words that are written as one before the sign: 'zefinha do queijo tudo junto, arroba hotmail'. */
var LOOSE = /(?<![a-z0-9@.])((?:[a-z0-9_-]+,? ){1,7})(?:@|arroba|aroba) ?([a-z0-9-]+(?: ?(?:\.| ponto )? ?(?:com|br|be erre|net|org)\b){0,2})/;
var ASIDE = /^(?:e|eh|meu|email|no|na|pra|para|pro|tudo|junto|grudado|minusculo|sem|espaco|anota|ai|manda)?$/;
function fromSpoken(said) {
	return said.replace(/,? (?:arroba|aroba|at),? /g, "@").replace(/ ponto be erre\b/g, ".br").replace(/ ponto /g, ".").replace(/ (?:underline|underscore|anderline) /g, "_").replace(/ (?:traco|hifen|tracinho) /g, "-");
}
function add$2(extraction, email, at, isUnsure) {
	const dotted = email.replace(/(@(?:gmail|hotmail|outlook|icloud|yahoo|uol|bol))(com)(\.?br)?$/i, (_all, host, end, br) => `${host}.${end}${br ? ".br" : ""}`);
	if (dotted !== email && "value" in parseEmail(dotted)) {
		extraction.add("email", { email: dotted }, at, "typo");
		return;
	}
	const parsed = parseEmail(email);
	if ("problem" in parsed) {
		extraction.add("email", { email }, at, "invalid");
		return;
	}
	const meant = likelyTypo(parsed.value);
	if (meant !== null) {
		extraction.add("email", { email: meant }, at, "typo");
		return;
	}
	const wants = wantsPromotions(extraction) ? { accept_promotions: "true" } : {};
	extraction.add("email", {
		email: parsed.value,
		...wants
	}, at, isUnsure ? "confirm" : null);
}
function wantsPromotions({ text }) {
	return text.parts(false).some((part) => PROMOTIONS.test(part.text) && !/\b(?:nao|sem|nem|n)\b/.test(part.text));
}
// src/understanding/extractors/lone-numbers.ts
/** The number of a house, as part of a pattern: '1.578', '130-B'. */
var NUMBER$1 = "(?:\\d{1,2}\\.\\d{3}(?![\\d.-])|\\d{1,5})(?: ?- ?[a-z](?![a-z0-9])|[a-fi-lnp-z](?![a-z0-9])| [b-df-h](?![a-z0-9])| [ae](?= *(?:$|[,;\\n])))?";
/** A number without a label. */
var BARE = new RegExp(`(?:^|[^a-z0-9¤.,/#$-])(${NUMBER$1})(?![\\d%]|[/.,-]\\d| \\d| ?(?:reais|mega|giga|gb|mb|anos|meses|h\\b|horas|por cento))`);
/** What follows a number that is not the house's. */
var FLOOR$1 = "(?!o? ?andar(?! de (?:cima|baixo))| ?(?:anos?|meses|metros?|km|minutos?|quadras?|m)\\b)";
/** A number with its label. */
var LED$1 = new RegExp(`(?:^|[^a-z0-9¤])(?:n|nr|nro|no\\.?|num|numero|number|#)[.:]* ?(?:nov[oa] |atual |cert[oa] |da casa |do predio |do imovel |de casa |da rua )?(?:(?:ta |esta |saiu )?(?:errad[oa]|cert[oa]),? )?(?:e |eh |es |is )?(?:o |a )?(${NUMBER$1})${FLOOR$1}(?![\\d/]|[.,-]\\d)`);
/** What a number counts: '39 anos', '200 metros'. */
var COUNTED = /^(?:,\d+)? ?(?:anos?|meses|dias?|semanas?|metros?|m\b|km|reais|conto|mega|giga|gb|pessoas?|casas?|andar|horas?|h\b|vezes|(?:torre|bloco)s?\W*$|%|o andar|min)/;
/** The label of a number that is not the house's, such as a flat's. */
var LABELLED_ELSE = /\b(?:ap|apt|apto|apartamento|sala|loja|bloco|torre|andar|r\$|ha|faz|tenho|somos|km|das?|as|d?os) ?$/;
/** Whether a statement has another number that could be the house's: 'na placa tá 220, na conta vem 216'. */
function hasAnother(extraction, { value }) {
	const { text } = extraction;
	const old = [...text.said.matchAll(OLD)].map(([, number]) => number);
	return loneNumbers(extraction).some((other) => other.value !== value && !old.includes(other.value) && !ELSEWHERE.test(text.rest.slice(Math.max(0, other.from - 24), other.from)));
}
var OLD = /\b(?:antig[oa]|velh[oa]|era)(?: (?:e|era|o|numero))* (\d{1,5})\b/g;
var ELSEWHERE = /\b(?:de|dia|plano|rua|setembro|velocidade|venc\w*|no|antig[oa] (?:e|era)|era|ate|mais|uns|umas|com|por) ?$|[$/.,-]$/;
/** The unclaimed numbers of statements that count nothing. A message with many has none that is the house's. */
function loneNumbers({ text }) {
	if ((text.rest.match(/\d+/g)?.length ?? 0) > MOST$1) return [];
	return [...text.rest.matchAll(new RegExp(BARE, "g"))].flatMap((match) => {
		const value = match[1] ?? "";
		const to = match.index + match[0].length;
		const from = to - value.length;
		return COUNTED.test(text.rest.slice(to, to + 16)) || LABELLED_ELSE.test(text.rest.slice(Math.max(0, from - 16), from)) || text.clauseAt(from).isQuestion ? [] : [{
			from,
			to,
			value: text.typed(from, to)
		}];
	});
}
var MOST$1 = 12;
// src/understanding/extractors/house-in-street.ts
/** A kilometre. */
var KM = /\bkm\.? ?\d{1,4}(?:[.,]\d)?\b/;
/** Returns the span of a value that ends at an index. */
function spanOf({ text }, value, to) {
	return {
		from: to - value.length,
		to,
		value: text.typed(to - value.length, to)
	};
}
/** Letters before the number of a road: 'BR' for a federal road, or the abbreviation of a state. */
var COUNTRY = /(?:^|[ ,(])br ?$/;
var STATE$1 = /(?:^|[ ,(])(?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to) ?$/;
var ROAD = /rod|estr/;
/** The label of a number within a house. */
var IN_HOUSE = /\b(?:apto|apt|ap|apartamento|sala|sl|loja|lj|bloco|bl|torre|casa|conjunto|conj|cj|andar|quadra|qd|lote|lt)\.? ?$/;
/** A complement before the number of the house. */
var EXTRA_BEFORE = /(?<=[ ,])(?:(?:apto|apt|ap|apartamento|sala|loja|bloco|bl|torre|conjunto|casa)\.? ?(?:\d{1,5}[a-z]?|[a-z])(?![a-z0-9])|fundos|frente|sobrado|terreo|altos|baixos)/;
/**
* Finds the house number after a street and skips the numbers in the street's name: 250 in 'rua 7 de setembro
* 250', km 12,5 in 'br 116 km 12,5'.
*/
function inStreet(extraction, from, start) {
	const { text } = extraction;
	const stop = /[\n¤;?]/.exec(text.rest.slice(start))?.index ?? text.rest.length - start;
	const line = text.rest.slice(start, start + stop);
	const pattern = new RegExp(`(?:[ ,-](?:n|no|nr|num|numero)?[.:]? ?)(${NUMBER$1})${FLOOR$1}(?![\\d/]|[.,-]\\d| de [a-z])`, "g");
	const km = KM.exec(line);
	const isRoad = ROAD.test(text.rest.slice(from, start));
	let best = null;
	for (const match of line.matchAll(pattern)) {
		const value = match[1] ?? "";
		const to = start + match.index + match[0].length;
		const isLed = /n/.test(match[0].slice(0, -value.length));
		if (km && to > start + km.index && !isLed) continue;
		const before = line.slice(0, match.index);
		if (/\b(?:dia|venc\w*|nasci\w*) ?$/.test(before)) continue;
		if (IN_HOUSE.test(before + (isLed ? "" : match[0].slice(0, -value.length)))) continue;
		if (COUNTRY.test(before) || isRoad && STATE$1.test(before)) continue;
		const name = before.replace(/[^a-z]/g, "");
		if (!/\d/.test(before) && name === "" && !isLed) continue;
		best = spanOf(extraction, value, to);
		break;
	}
	if (km && !best) {
		const [at, to] = [start + km.index, start + km.index + km[0].length];
		best = {
			from: at,
			to,
			value: text.typed(at, to)
		};
	}
	if (!best && extraction.isOpen("house")) best = houseOfBlock(extraction, start, line);
	const end = best ? best.from : start + (/,/.exec(line)?.index ?? line.length);
	const name = text.rest.slice(from, end);
	if (HEDGE.test(name)) extraction.dispute("house");
	const extra = EXTRA_BEFORE.exec(name);
	text.claim(from, extra ? from + extra.index - 1 : end);
	return best;
}
/** A house within a block of houses has no other number: 'rua 7, quadra 32, casa 15'. */
function houseOfBlock(extraction, start, line) {
	const found = /\b(?:quadra|qd)\.? ?\d{1,4}[a-z]?[ ,]+casa (\d{1,4}[a-z]?)(?![a-z0-9])/.exec(line);
	if (!found) return null;
	const to = start + found.index + found[0].length;
	extraction.dispute("house");
	return spanOf(extraction, found[1] ?? "", to);
}
// src/understanding/words/address-complement-in-text.ts
/** Finds the complement of an address, such as 'apto 12', in a message. */
var EXTRA = "apto|aptos|apt|ap|ape|apartamento|apartamentos|apart|bloco|blocos|bl|torre|casa|cs|fundos|fds|frente|sala|salas|sl|loja|lojas|lj|andar|sobrado|sobreloja|conjunto|conj|cj|terreo|cobertura|edificio|ed|predio|condominio|cond|galpao|boxe?|kitnet|kit|unidade|departamento|apartment|flat|unit|depto|dpto|lado|altos|baixos|porao|subsolo|chale|lote|quadra|qd|lt|chacara|sitio";
var EXTRA_WORD = new RegExp(`^(?:${EXTRA})$`);
var JOINED = /^(?:ap|apto|bl|cs|sl|lj|cj)\d{1,5}[a-z]?$/;
var ENDS_OR_EXTRA = new RegExp(`^ *(?:$|[,;.\\n¤)]|(?:${EXTRA})(?![a-z]))`);
var SMALL = /^(?:do|da|dos|das|de|no|n|numero)$/;
var VALUE = /^(?:\d{1,5}[a-z]?|do|da|dos|das|de|numero|n|no|andar)$/;
var STOPS = /^(?:quer\w+|meus?|minhas?|cep|tel\w*|cel\w*|nome|sou|tem|qual|quant\w+|vcs|voces?|pra|para|com|sem|instal\w*|planos?|email|cpf|mas|que|nao|acho|ou|pode|venc\w*|boleto|debito|whats\w*|zap)$/;
var ONE = `(?:(?:${EXTRA})\\.? ?\\d{1,5}[a-z]?|\\d{1,2}[oa]? ?andar|(?:bloco|bl|torre|casa|lado|unidade) [a-df-mp-z]|fundos|frente|sobrado|terreo|cobertura|sobreloja|altos|baixos)(?![a-z0-9])`;
var BEFORE$1 = new RegExp(`(?:^|[^a-z0-9¤])((?:(?:condominio|cond|residencial|edificio|ed|torre|bloco)\\.? [a-z]{3,}(?: [a-z]{2,}){0,3}?[ ,]+)?${ONE}(?:[ ,]+${ONE})*)(?=[ ,.;]|$)`);
/** A building's name right before its number: 'edifício Aquarius n 2210'. */
var NAMED_BEFORE = /(?:^|[^a-z0-9¤])((?:edificio|ed|condominio|cond|residencial)\.? [a-z]{3,}(?: [a-z]{2,}){0,3}?)(?=[ ,]+(?:n|no|nr|numero)?[.: ]*$)/;
var TOLD = new RegExp(`(?:^|[^a-z0-9¤])(apto|apt|ap|ape|apartamento|bloco|torre|sala|loja|unidade)\\?? ?(?:(?:e|eh|n|numero|is|es)(?: (?:o|a))? )?(\\d{1,5}[a-z]?)(?![a-z0-9])`);
/** Whether a word begins an address complement: 'apto', 'fundos'. */
var isExtra = (word) => EXTRA_WORD.test(word) || JOINED.test(word);
/** Returns the role of a word within an address complement, or null if the complement ends before it. */
function partOf(word, before, rest, pause) {
	if (isExtra(word)) return "extra";
	if (/^\d{1,2}[oa]?$/.test(word) && /^ andar\b/.test(rest)) return "value";
	if (pause || before === "") return null;
	if (VALUE.test(word)) return "value";
	const isNamed = isExtra(before) || /\d$/.test(before) && ENDS_OR_EXTRA.test(rest);
	const isLetter = /^[b-df-np-z]$/.test(word) || /^[aeo]$/.test(word) && ENDS_OR_EXTRA.test(rest) || word === "a" && /^(?:bloco|bl|torre)$/.test(before);
	if (isNamed && isLetter) return "value";
	return /^[a-z]{3,}$/.test(word) && !STOPS.test(word) && !FILLERS.has(word) ? "words" : null;
}
/** Finds the address complement that follows an index, such as 'apto 12, bloco b' after a house number. */
function complementAfter(text, start) {
	const pattern = /[a-z0-9']+|[,;\n¤?!.]/g;
	pattern.lastIndex = start;
	let from = -1;
	let to = start;
	let before = "";
	let label = "";
	let isDescribed = false;
	let pause = false;
	for (let match = pattern.exec(text.rest); match; match = pattern.exec(text.rest)) {
		const [word] = match;
		if (word === "." && isExtra(before)) continue;
		if (/[,.\n]/.test(word)) {
			pause = true;
			continue;
		}
		const end = match.index + word.length;
		if (/^(?:e|a|ate)$/.test(word) && isExtra(label) && /\d$/.test(before) && /^ \d{1,5}(?![\d/])/.test(text.rest.slice(end)) && !pause) {
			before = label;
			continue;
		}
		const place = word === "andar" ? /^ de (?:cima|baixo)(?![a-z])/.exec(text.rest.slice(end)) : null;
		if (place) {
			if (from < 0) from = match.index;
			to = end + place[0].length;
			break;
		}
		const part = partOf(word, before, text.rest.slice(end), pause);
		if (part === null || part === "words" && !isDescribed) break;
		isDescribed = part !== "value";
		if (from < 0) from = match.index;
		if (!SMALL.test(word)) to = end;
		if (isExtra(word)) label = word;
		before = word;
		pause = false;
	}
	return from < 0 ? null : {
		from,
		to,
		value: text.typed(from, to)
	};
}
/** Finds the address complement that precedes an index: 'apto 12' in 'apto 12, número 1000'. */
function complementBefore(text, end) {
	const match = BEFORE$1.exec(text.rest.slice(0, end)) ?? NAMED_BEFORE.exec(text.rest.slice(0, end));
	const value = match?.[1];
	if (!match || !value) return null;
	const to = match.index + match[0].length;
	return {
		from: to - value.length,
		to,
		value: text.typed(to - value.length, to)
	};
}
/** Finds an address complement in a separate sentence: '… e o apto é 501'. */
function complementApart(text) {
	const match = TOLD.exec(text.rest);
	if (!match) return null;
	const to = match.index + match[0].length;
	return {
		from: match.index + 1,
		to,
		value: `${match[1]} ${match[2]}`
	};
}
// src/understanding/extractors/place-without-number.ts
/** Extracts a place that has no house number of its own, or only whose flat is told, from a chat message. */
/** Says that a house has no number. */
var NONE$1 = /^\W*s n\W*$|(?:^|[^a-z0-9¤])(?:s ?[/.] ?n(?:[.o]|(?![a-z]))|sn(?![a-z])|sem (?:n[o.]|num(?:ero)?)(?![a-z])|(?:nao|num|n) (?:tem|possui|tenho|ha|existe) (?:n[o°.]?|num|numero|placa)(?![a-z])|nunca (?:teve|botou|puseram|colocaram|deram|botaram) (?:o )?(?:num|numero)(?![a-z]))/;
/** A kilometre of a road. */
var ROAD_KM = /\b(?:km|quilometro)\.? ?\d{1,4}(?:[.,]\d)?\b/;
var ON_ROAD = /(?:^|[^a-z])(?:br|rodovia|rod|estrada|estr)\.?[ -]/;
/** The house behind another one: 'casa dos fundos do 91'. */
var BEHIND = new RegExp(`\\bfundos? d[oa] (?:n(?:umero)? ?)?(${NUMBER$1})${FLOOR$1}(?![\\d/a-z]|[.,-]\\d)`);
/** Addresses of Brasília, which have blocks instead of streets: 'SQN 410 bl C apto 106', 'SHIN QI 9 conjunto 4 casa 18'. */
var OF_BRASILIA = /^\W*(?:(?:moro|fica|e|eh|na|no|em) )*(?:sq[ns]w?|sh[a-z]{2,3}|sc[lrs][ns]?w?|cl[ns]w?|q[ieln]|qn[a-z]|qs[a-z]?|eq[ns]) ?[a-z]{0,2} ?\d{1,3}\b/;
var ON_BILL = /\b(?:conta|papel|luz|agua|iptu|correio|boleto)\b[^\d.;]{0,24}\b(?:vem|ta|esta|e|eh|consta|aparece|diz) (?:o )?(\d{1,5}[a-z]?)(?![\d/])/;
/** Only the flat is corrected: 'o apartamento saiu 1830, o correto é 1803', 'menos o apto, que é 303 e não 330'. */
var FLAT_IS = /\b(apartamento|apto|ap|bloco|torre|sala|loja)\b(?:[^.;]{0,24}\b(?:saiu|ta|esta|veio)\b.{0,24}\b(?:cert[oa]|corret[oa]|e|eh)|,? (?:q|que)) (?:e|eh) (?:[oa] )?(\d{1,5}[a-z]?)(?![\d/])/;
/**
* Extracts a house behind another one, a corrected flat, or a place without a number. All are proposed, never recorded.
* @returns whether there was one
*/
function extractPlace(extraction) {
	const { text } = extraction;
	const isOpen = extraction.isOpen("house");
	const other = isOpen ? text.take(BEHIND) : null;
	if (other) {
		const number = other.groups[1] ?? "";
		extraction.add("house", {
			number,
			complement: "fundos"
		}, other.to - number.length, "confirm");
		return true;
	}
	const flat = extraction.isCorrection ? text.find(FLAT_IS) : null;
	const { number: known = "" } = extraction.given("house") ?? {};
	if (flat && known !== "") {
		const complement = `${flat.groups[1] ?? ""} ${flat.groups[2] ?? ""}`;
		text.claim(flat.from, text.rest.length);
		extraction.add("house", {
			number: known,
			complement
		}, flat.from, "confirm");
		return true;
	}
	const none = isOpen ? text.find(NONE$1) : null;
	const onBill = none && ON_BILL.exec(text.rest.slice(none.to));
	if (none && onBill) {
		const number = onBill[1] ?? "";
		const at = none.to + onBill.index + onBill[0].length - number.length;
		text.claim(none.from, at + number.length);
		extraction.add("house", { number }, at, "confirm");
		return true;
	}
	const isOnRoad = isOpen && ON_ROAD.test(text.rest) && ROAD_KM.test(text.rest) && !LED$1.test(text.rest);
	const isOfBrasilia = isOpen && OF_BRASILIA.test(text.rest) && !LED$1.test(text.rest);
	const end = text.rest.length;
	const whole = none || isOnRoad || isOfBrasilia ? placeWithout(extraction, none ?? {
		from: end,
		to: end
	}) : null;
	if (whole === null) return false;
	text.claim(0, end);
	extraction.add("house", {
		number: "S/N",
		complement: whole
	}, none?.from ?? 0, "confirm");
	return true;
}
/**
* Returns the description of a house without a number, if it has digits and no question stands beside it: 'km 12 da
* br 101, sítio Boa Esperança'. It is proposed whole, because a part of it would lead elsewhere.
*/
function placeWithout({ text }, none) {
	const before = text.typed(0, none.from);
	const behind = text.typed(none.to, text.raw.length).replace(BEHIND_NONE, "");
	const whole = collapse(`${before}, ${behind}`).replace(/(?:[\s,.;:-]|\s(?:e|é|mas|pq|porque)(?=\W*$))+$/i, "").replace(LEAD_IN, "").replace(/[\s.;,]*[,;.](?:\s*[,;.])+/g, ",");
	const known = complementAfter(text, none.to) ?? complementBefore(text, none.from);
	const others = known && `${text.rest.slice(0, known.from)} ${text.rest.slice(known.to)}`.replace(NONE$1, " ");
	const isKnown = others !== null && !/\d/.test(others) && unexpectedWordsIn(others).length === 0;
	return /\d/.test(fold(whole)) && !isKnown && !POSTCODE$1.test(whole) && whole.length <= MOST_OF_PLACE && !text.said.includes("?") ? whole : null;
}
var LEAD_IN = /^[\s,.;:-]*(?:(?:oi|olha|é|e|eh|mas|moro|fica|a casa|aqui|na|no|em)\s+)*/i;
var BEHIND_NONE = /^(?: (?:de rua|mesmo|nao|não|na rua|na porta|na casa|sinhô|sinho|senhora?|moç[oa]|viu)(?![\p{L}]))+/iu;
var POSTCODE$1 = /\d{5}-?\d{3}/;
var MOST_OF_PLACE = 100;
// src/understanding/words/first-names.ts
/**
* First names that are common in Brazil, in lower case without accents. A name that is missing here is not
* refused, but the visitor may have to confirm it.
*/
var FIRST_NAMES = new Set(`abel abelardo abigail abner abraao adail adailton adalberto adalgisa adalto adao adauto adelaide adelia adelina
  adelino adelmo ademar ademilson ademir adenilson aderbal adilson admilson adolfo adonias adriana adriane adriano
  adriel adriele afonso agatha agenor agnaldo agnelo agnes agostinho ahmed aida ailson ailton airton akira alaide alan
  alana alba alberto alceu alcides alcino alcione alda aldair aldemir aldo alejandro alessandra alessandro alex
  alexandra alexandre alexandro alexia alexsandra alexsandro alfredo alice alicia aline alison alisson allan allana
  almir altair altamir aluisio aluizio alvaro alvina alzira amadeu amalia amanda amandio amarildo amaro amauri amelia
  americo amilton ana anabela anastacia anderson andre andrea andreia andreina andressa andrew andreza andrieli anesio
  angel angela angelica angelina angelita angelo aninha anita anna anne annie anselmo anthony antonella antonia
  antonieta antonio aparecida aparecido apolonio araci arao ariadne ariana ariane ariel arlete arlindo armando armindo
  arnaldo arthur arthurzinho artur ary asafe assis astrid athos atila augusta augusto aurea aurelia aurelio aurora
  auxiliadora ayla aylla ayrton azenaide barbara bartolomeu beatriz belmiro benedita benedito benicio benjamim
  benjamin bento berenice bernadete bernardete bernardo betania beth betina beto bia bianca bianka braulio brenda
  breno brian brigida bruna bruno bryan cacau caetano caio camila camile camilla camilo candida candido carina carla
  carlinhos carlos carmelita carmem carmen carolina caroline cassia cassiano cassio catarina catia caua cecilia
  celeste celestino celia celina celio celma celso cesar charlene charles chico chirlei christian christiane cibele
  cicera cicero cida cilene cintia ciro clara clarice clarissa claudemir claudete claudia claudiane claudinei
  claudineia claudio clayton cleber cleia cleide cleidiane cleiton clelia clemente cleonice cleusa cleuza clodoaldo
  clotilde clovis conceicao constancia cora cosme cremilda creusa creuza cris cristian cristiana cristiane cristiano
  cristina cristovao cynthia dagmar dagoberto daiana daiane daisy dalila dalton dalva damaris damiana damiao dandara
  daniel daniela daniele daniella danielle danilo danubia dara darci darcy dario darlan darlene davi david davina
  dayana dayane debora deborah decio deise deivid dejair dejanira delcio delfina delma demetrio denilson denis denise
  deolinda derek derli deusdete dieferson diego dilma dilson dimas dinah dinora diogenes diogo dionisio dirce dirceu
  divina divino djalma djanira dolores domingas domingos donald donizete donizeti dora doralice dorival doroteia
  douglas duarte duda dulce dulcineia durval dyego ebert eder edgar edgard edilaine edilene edileuza edilson edimar
  edina edinaldo edineia edir edison edite edith edivaldo edivania edmar edmilson edmundo edna ednaldo ednei edneia
  edson eduarda eduardo edvaldo edvania efigenia elaine elba elcio elena elenice eleonora eliana eliane elias elida
  eliel elienai eliete eliezer eline elio elis elisa elisabete elisabeth elisangela elisete eliseu elita elivelton
  eliza elizabete elizabeth elizangela elizeu ellen eloa eloi eloisa eloiza elpidio elsa elson elton elvira elza
  emanuel emanuela emanuele emanuelle emanuelly emerson emilia emiliano emilio emilly emily emmanuel eneas enedina
  enio enoque enrico enzo erasmo eric erica erick ericka erico erik erika erivaldo erivelton ernani ernestina ernesto
  eron esmeralda estela estelita ester esther etelvina eugenia eugenio eulalia eunice eurico euridice euripedes
  eustaquio eva evaldo evandro evaristo evelin eveline evelyn everaldo everson everton expedito ezequias ezequiel
  fabia fabiana fabiane fabiano fabio fabiola fabricia fabricio fatima fausto feliciano felicidade felicio felipe
  felix fermina fernanda fernandinha fernando fidelis filipe filomena fiona flavia flaviana flaviane flaviano flavio
  floriano floripes floriza francesca franciele francielle franciely francinaldo francine francineide francis
  francisca francisco franco frank franklin frederico gabi gabriel gabriela gabriele gabriella gabrielle gabrielly
  gael genaro genesio geni genilda genilson genivaldo genoveva george georgia georgina geovana geovani geovanna
  geralda geraldo gerson gertrudes geruza gesiel getulio giancarlo gil gilberto gilcimar gilda gildo gilmar gilmara
  gilson gilvan gilvania giovana giovani giovanna giovanni giselda gisele giselia giselle gislaine gislene giulia
  giuliana giuseppe givanildo gladis gladys glaucia glaucio gleice gleidson glenda gleyce gloria godofredo goncalo
  graca graciela graciele graciliano graziela graziele graziella gregorio greice greta guadalupe guga guida guilherme
  guilhermina guiomar gumercindo gustavo hans haroldo heber hebert hector heitor helaine helder helen helena helenice
  helga helio hellen heloisa helton henri henrique henriqueta herbert hercilia hercules heriberto hermano hermes
  herminia heron hian hilario hilda hilton hiroshi honorio horacio horst hortencia hudson hugo humberto iago ian iara
  iasmin icaro ida idalina ieda igor ilda ileana ilma ilson ilza inacia inacio ines inez inga ingrid iolanda ione
  iracema iraci irani irene irineu iris isa isaac isabel isabela isabele isabella isabelle isabelly isac isadora
  isaias isaque isaura isidoro isis ismael ismar israel italo itamar iuri ivaldo ivan ivana ivaneide ivani ivanilda
  ivanildo ivanir ivete ivo ivone ivonete izabel izabela izabella izadora izaias izaura jaciara jacinta jacinto jacira
  jackeline jackson jaco jacob jacqueline jacques jade jader jadson jailson jailton jaime jair jairo james jamil
  jamile janaina jandira jane janete janice janilson jaqueline jardel jasmim javier jean jeane jeferson jefferson
  jenifer jennifer jeremias jeronimo jesse jessica jessika jesus joana joanna joao joaozinho joaquim joaquina jobson
  jocelia joel joelma joelson johanna john johnny joice joilson jonas jonatan jonatas jonathan jonathas jordana jordao
  jorge jorgina josafa jose joseane josefa josefina joseilda joselia joselito josemar josenildo joseph joshua josiane
  josias josilene josimar josivaldo josue jovelina joyce jozelia juan juarez jucelino jucilene jucimara judite judith
  juju julia juliana juliane juliano julieta julio juraci jurandir jurema jussara justina justino juvenal kaio kaique
  karen karin karina karine karla karol karolina karoline katia katiane kaua kauan kauane kauanny kauany kayky keila
  keity kelen keli kelly kelvin kenia kenji kethelyn ketlyn kevin kim klaus kleber kleiton lais laisa lana lara
  larissa laudelina laura laureano laurinda lauro lavinia lazaro lea leandra leandro leda leia leidiane leila leiliane
  lelia lena leni lenice lenilda lenilson lenir leo leobino leocadia leonard leonardo leoncio leonel leonice leonidas
  leonor leonora leopoldo leticia levi lia liam liana lidia lidiane ligia lilia lilian liliana liliane lina linda
  lindalva lindaura lindomar lineu ling lino lis lisandra lissandra livia liz lizandra lorena lorenzo lorival lorrany
  louise lourdes lourenco lourival loyola luan luana luanda luara luca lucas lucelia lucenir lucia luciana luciane
  luciano lucidio lucielio lucila lucilene lucilia lucimar lucimara lucinda lucineia lucio lucivaldo lucrecia ludimila
  ludmila ludmilla luis luisa luisinho luiz luiza luizinho luna lurdes lusia luzia luzinete lydia mabel madalena
  madson magali magda magna magno magnolia maiara maicon maique maira maisa maite malu malvina manoel manoela manu
  manuel manuela manuella mara marcel marcela marcele marceli marcelino marcelle marcello marcelo marcia marciano
  marciel marcilene marcilio marcio marco marcone marcos marcus margarete margareth margarida maria mariah mariana
  mariane marianna mariano mariazinha maricelia marie mariele marilda marilene marilia marilu marilucia marilza marina
  marinalva marineide marines marinete marinho mario marisa marise mariselma maristela mariza marjorie mark marlene
  marli marlon marluce marly marquinhos marta martha martim martina martinha martinho mary mateus matheus mathias
  matias matilde matthew maura mauricio maurilio mauro max maxwell maya mayara maycon mayra maysa mayza meire melina
  melissa mercedes mercia messias micael micaela michael michel michela michele micheli michelle miguel milena milene
  milton mirela mirella miria miriam mirian mirna mirtes misael moacir moacyr moema mohamed moises monalisa monica
  monique morgana moyses muriel murilo myriam nadia nadir naiara nair nana nanci nancy nando nara narciso natal natali
  natalia natalie natalino natan natanael natasha nathalia nathalie nathan nayara nazare nazareth neide neila neiva
  nelci neli nelma nelson nely nelza nemias nercy nereu neuma neusa neuza nicanor nicolas nicolau nicole nicoli
  nicolly nildo nilma nilo nilsa nilson nilton nilva nilza nina nivaldo nivea noah noe noel noelia noemi noemia
  norberto norival norma nubia octavio odair odete odilia odilon olavo olegario olga olimpia olimpio olinda olivia
  olivio omar ondina onofre orestes orlando oscar oseias osmar osnir osvaldo oswaldo otacilio otavio otilia otto ozana
  ozeias ozias pablo paloma pamela paola patricia patrick paula paulina pauline paulinho paulino paulo pedrina
  pedrinho pedro penelope penha perla peter petra petronio piedade pierre pietra pietro pilar pio plinio poliana
  pollyana priscila priscilla queila quenia quiteria rachel rafa rafael rafaela rafaella raiane raimunda raimundo
  raissa ralf ramiro ramon raphael raphaela raquel raul ravi rayane rayanne rayssa rebeca rebecca regiane regina
  reginaldo regis reinaldo rejane renan renata renato rene ricardo richard rita rivaldo robert roberta roberto robson
  rodolfo rodrigo roger rogeria rogerio romana romario romeu romilda romildo romulo ronaldinho ronaldo ronan roney
  roni ronie ronilson rony roque rosa rosalia rosalina rosalva rosana rosane rosangela rosaria rosario roseane roseli
  rosely rosemar rosemary rosemeire rosenilda rosiane rosilda rosilene rosimar rosimeire rosimere rosineide rosivaldo
  ruan rubem ruben rubens rui rute ruth ruy ryan sabina sabrina salete salomao salvador samanta samantha samara samir
  samira samuel sandoval sandra sandro santiago santina santino sara sarah saulo savio sebastiana sebastiao selma
  selton serafim serafina sergio severina severino sheila shirlei shirley sibele sidnei sidneia sidney silas silene
  silmara silvana silvaneide silvania silverio silvestre silvia silvina silvino silvio simao simone simony sinval
  siomara sirlei sirlene soffia sofia solange sonia sophia soraia soraya stefani stefany stela stella stephanie
  stephany steven suelen sueli suellen suely susana suzana suzane suzete sylvia tabata tadeu taina tainara tais tales
  talita tamara tamires tania tarcisio tarsila tassia tatiana tatiane taynara tcharles teodora teodoro teofilo teresa
  teresinha tereza terezinha tete thainara thais thaisa thales thalita thayane thayla thayna theo theodoro thiago
  thomas thomaz tiago ticiana tobias tomas tomaz tonho toni tonia tonico toninho uelinton ulisses umberto uriel ursula
  vagner valberto valceni valcir valda valdeci valdecir valdelice valdemar valdemir valdeni valdenir valdete valdir
  valdirene valdivino valdo valentim valentina valeria valerio valmir valmira valquiria valter valtercio vanda
  vanderlei vanderleia vanderley vanderson vanessa vania vanilda vanilza vanusa vasco venancio vera veridiana veronica
  vicencia vicente victor victoria victorino vilma vilmar vilson vini vinicio vinicius violeta virgilio virginia vitor
  vitoria vivian viviana viviane vladimir wagner walace waldemar waldir waldirene walkiria wallace walmir walter wanda
  wanderlei wanderley wanderson wanessa wania washington wei welington wellington wendel wendell weslei wesley
  weverton wiliam wilian william williams willian wilma wilmar wilson wladimir xavier yago yan yara yasmim yasmin
  yolanda yuki yuri yvone zaira ze zeca zelia zelina zelma zenaide zeni zenilda zenir zenira zezinho zilda zildo zilma
  zilmar zion zoe zoraide zuleica zuleide zulmira`.split(/\s+/));
/** All words of the lists above. */
var NOT_NAMES = new Set(`em moco moca bah oxente vixe eu tu ele ela nos eles elas voce voces vc vcs me te se lhe mim ti comigo contigo meu minha meus minhas
  teu tua seu sua seus suas nosso nossa dele dela deles isto isso aquilo este esta esse essa aquele aquela estes estas esses
  essas o a os as um uma uns umas ao aos no na nos nas num numa pelo pela por para pra pro pras pros com sem sob sobre ate
  desde entre contra mas porem ou nem que q qual quais quanto quanta quantos quantas qto quem quando qdo onde aonde como pq
  porque porq se ja nao n nunca jamais sim talvez muito muita muitos muitas pouco mais menos bem mal tao tudo todo toda todos
  todas nada ninguem alguem algum alguma nenhum nenhuma outro outra outros outras mesmo mesma so apenas tambem tb ainda agora
  hoje ontem amanha depois antes logo cedo tarde noite manha sempre aqui ai ali la ca dentro fora perto longe assim entao e-mail
  ok okay kk kkk kkkk rs rsrs haha ha hahaha hum hmm hmmm eh ah oh oi ola opa oxe uai eita aff vish nossa ue ne viu ta tah blz obg obrigado
  obrigada vlw valeu favor pfv please thanks gracias hello hi hey hola bom boa dia the my is of and to you your from for not this that
  it i mi es el los las del con por que y cada qualquer tanto coisa coisas gente caso lado vez vezes ficou fica virou sujo suja negativado negativada desculpa desculpe perdao desisti desisto hein sou es somos sao era eram fui foi fomos foram ser seja seria sendo estou esta estamos estao estava estar to tamo
  tava tenho tem temos tinha tive teve ter tendo ha houve haver vou vai vamos vao ia ir indo quero quer queremos querem queria
  quis querer posso pode podem podia pude poder podemos preciso precisa precisam precisava precisar devo deve dever dou da dar deu
  deram dei faco faz fazem fez fiz fazer fazendo sei sabe sabem saber soube digo diz disse dizer falo fala falei falou falar
  falando fale falem chamo chama chamar chamava vejo ve ver viu vi olha olhe olhar penso pensa pensar acho acha achar creio
  lembro lembra lembrar esqueci esqueceu gosto gosta gostei gostar moro mora morar morou morreu morto morta falecida faleceu faleci
  nasci nasceu nascer nascido nascida conheco conheci conhece consta consto existe coloco coloca colocar coloquei bota botar botei
  ponho poe por pus anota anotar anote escreve escrever escrevi digito digita digitar digitei mando manda mandar mande mandei
  envio envia enviar envie passo passa passar passei liga ligar ligue ligo ligam ligando atende atender atendem compro compra comprar
  contrato contrata contratar assino assina assinar pago paga pagar pagam pago cobra cobram cobrar custa custam custar cancela cancelar
  cancelo cancelei muda mudar mudei mudo troca trocar troquei altera alterar corrige corrigir erro errei errar errado errada volta
  voltar voltei comeca comecar recomecar reinicia confirma confirmar confirmo confirmado aceito aceita aceitar recuso desisto desistir
  deixa deixar deixe deixo espera esperar espere ajuda ajudar ajude entendi entende entender entendo explica explicar pergunta perguntar
  responde responder respondi serve servir usa uso usar funciona funcionar demora demorar demorando demorou chega chegar chegou vem vir veio
  venho vindo entra entrar entro sai sair saiu instala instalar instalam prefiro prefere escolho escolher escolhi ignora ignore ignorar
  decide decidir tomar come comer dorme morde vende vender vendem rouba roubar perdi perdeu achei tente tenta tentar criado adotado adotada
  apaga apagar refazer renova renovar migrar migra tchau adeus confie confio vai-se foder fode fodase arroba ponto underline traco cachorro cachorra gato gata sr sra srta dr dra senhor senhora doutor doutora dona nome sobrenome apelido titular cliente clientes pessoa pessoas humano humana atendente atendentes atendimento vendedor
  vendedora consultor consultora robo bot maquina computador ia sistema system admin root null undefined test teste testando user
  usuario senha login site pagina aplicativo app internet net fibra wifi wi-fi modem roteador sinal rede velocidade mega megas giga
  gigas plano planos pacote oferta ofertas promocao desconto preco precos valor valores caro cara barato barata gratis graca
  mensalidade fatura boleto pix debito credito cartao conta contas banco agencia dinheiro real reais taxa multa fidelidade contrato
  instalacao tecnico visita data horario hora horas minuto minutos semana mes meses ano anos idade aniversario nascimento telefone tel
  celular cel fone whatsapp whats zap zapzap ddd numero numeros num nr email emails imeio correio cep endereco rua avenida av alameda
  travessa estrada rodovia praca casa apartamento apto ap bloco bl torre quadra qd lote lt fundos sala bairro cidade estado pais cpf
  cnpj rg cnh documento documentos registro certidao comprovante cadastro dados informacao informacoes codigo pedido compra venda
  empresa firma loja padaria mercado ltda me mei eireli s/a comercio escola hospital igreja condominio trabalho servico mae pai
  mamae papai pais avo vovo irmao irma esposa esposo marido mulher namorada namorado filha amigo amiga vizinho vizinha familia
  parente genitora madrasta padrasto sogra tio tia primo prima responsavel resposta perguntas duvida problema problemas certeza
  verdade mentira segredo segredos nada favor banho saco merda porra caralho puta puto pariu cu bosta foda idiota imbecil burro burra
  otario otaria babaca trouxa ladrao ladroes palhaco palhaca vagabundo vagabunda corno desgraca desgracado inferno lixo droga raios
  caramba cacete krl pqp vsf vtnc fdp tnc banana abacaxi batata xpto asdf qwerty qwert blabla bla lala aaa abc xyz xxx zzz fulano fulana ciclano ciclana beltrana sicrana social
  beltrano sicrano anonimo desconhecido desconhecida ninguem vulgo tal golpe spam virus hacker piada deus ave brasil tim vivo claro oi
  pessoal particular muito script alert select drop table instrucoes instructions previous prompt injection sql humana agora urgente
  lento lenta lentos rapido rapida ruim pessimo pessima otimo otima bonito bonita feio feia velho velha novo nova grande pequeno pequena
  melhor pior maior menor igual certo certa correto correta completo completa inteiro proprio propria unico unica primeiro primeira
  ultimo ultima proximo proxima anterior estranho estranha chato chata cansado cansada triste feliz livre ocupado maior adotivo legal
  importa interessa tanto faz sei-la pode-ser obrigatorio opcional atencao informado informada mesma sempre antes isso-ai`.split(/\s+/));
/** Small words within names, such as 'da' in 'Maria da Silva'. They are written in lower case. */
var PARTICLES = new Set("de da do das dos e di del della dal du la las los van von der den y".split(" "));
// src/understanding/words/surnames.ts
/**
* Surnames that are common in Brazil, in lower case without accents. A name that is missing here is not
* refused, but the visitor may have to confirm it.
*/
var SURNAMES = new Set(`abdala abrantes abreu afonso agostinho aguiar ajuda albuquerque alcantara alcides alencar almada almeida alvarenga alves
  alvim amado amancio amaral amorim andrade andreoli anjos antunes aparecida aquino aragao aranha arantes araujo
  arcanjo arruda assis assuncao ataide aurelio avelar avila azevedo bahia balbino bandeira baptista barata barbosa
  barcelos barreto barros barroso bastos batista bauer becker belo beltrao benetti benevides bento berg bernardes
  bernardi bernardo berti bertolini bezerra bianchi biondi bispo bitencourt bittencourt boaventura bonatto bonfim
  borba borges botelho braga braganca brandao brasil bressan brito brum buarque bueno cabral cabrera caetano calado cancela
  caldas caldeira calixto camargo camilo campos candido canto capistrano cardoso carmo carneiro carrasco carvalhal
  carvalho casagrande castilho castro cavalcante cavalcanti centeno cerqueira cesar chagas chaves cintra coelho
  coimbra colombo conceicao conti cordeiro cordova correa correia costa coutinho couto crespo cruz cunha damasceno
  dantas decker delgado deus dia dias diaz diniz domingues dores dorneles dornelles drummond duarte duque durao dutra
  escobar esposito esteves evangelista evaristo fabri faria farias feijo feitosa felix fernandes fernandez ferrari
  ferraz ferreira fidalgo figueira figueiredo filho fischer florencio flores fogaca fonseca fontana fontes fontoura
  fortes fraga fragoso franca franco frazao freire freitas freixo furtado galdino galli gallo galvao gama garcia
  garrido gentil geraldo ghisi gil gimenes godoi godoy goes gois gomes gomez goncalves gondim gonzalez goulart gouvea
  gouveia graca gracie granja grassi guedes guerra guimaraes gusmao haddad heinz hermes hernandez hoffmann holanda
  honorato inacio ito jacob jardim jesus jobim johnson jordao junior keller klein kohl kuhn lacerda lage lages lago
  landim lanna lapa lara laranjeira leal leao leitao leite leivas leme lemos leoncio leonel lessa liberato lima
  linhares lins lira lisboa lobao lobato lobo lopes lopez lorenzi lourdes lourenco luna lustosa luz lyra macedo macena
  machado maciel madeira madureira magalhaes magno maia malafaia malheiros malta mandelli manso manzini maranhao
  marcal marcelino mariano marinho mariz marques marreiro martinelli martinez martins mascarenhas mathias matias matos
  mattos mazza medeiros medina meireles meirelles mello melo mendes mendonca menezes mesquita messias miguel milani
  mineiro minervino miranda modesto monteiro montenegro moraes morais moreira moreno moretti mota motta moura mourao
  muller munhoz muniz murta nakamura nascimento natividade navarro naves nazareth negrao nepomuceno neri nery neta
  neto neves nogueira nonato novaes novais nunes oliveira oliveiras olivetti onofre orsi osorio ourique pacheco
  padilha padua paes pagani paiva paixao palhares palmeira paludo pamplona paraguassu paranhos parente parreira
  pascoal passarinho passos patricio paulino pavan paz pedrosa pedroza peixoto pelegrini pena penha penteado perdigao
  pereira peres perez pessanha pessoa pestana petry piazza picanco pilar pimenta pimentel pinheiro pinho pinto pires
  pitanga piva poltronieri pontes porciuncula portela porto portugal prado prates puga quadros quaresma queiros
  queiroz quevedo quintana quirino rabelo ramalho ramirez ramos rangel raposo rebelo reboucas rego reis resende
  rezende ribas ribeiro ricardo ricci rios robles rocha rodovalho rodrigues rodriguez rolim romano romero roque rosa
  rosario rosas rossi ruas ruiz sa sabatini sabino saboia sacramento saldanha sales salgado salles salomao salvador
  sampaio sanches sanchez sancho sant'ana sant'anna santa santana santanna santiago santos saraiva sardinha sarmento
  sarti sato scarpa schmidt schneider schultz seabra secco segundo seixas sena sequeira serafim serpa serra severo
  silva silveira silvestre silvino simao simoes siqueira smith soares sobral sobreira sobrinho sodre sousa souto souza
  spinola suzuki tamoio tanaka tavares taveira tavora teixeira teles telles tenorio teodoro terra terto thome tinoco
  tito toledo tolentino tomaz torres toscano tosta tourinho trajano trevisan trindade uchoa urbano valadao valadares
  vale valente valentim valerio valverde vanzella varejao varela vargas vasconcellos vasconcelos vasques vaz veiga
  velloso veloso venancio ventura veras veronese viana vianna vicente vidal vidigal viegas vieira vilar vilas vilela
  villela vinhas vital vitoriano vitorino vogel wagner weber werner wolff xavier yamamoto zago zanella zanetti zanon
  zimmer zimmermann zorzi volta hora el`.split(/\s+/));
// src/understanding/words/name-in-text.ts
/** Finds a person's name in a text and judges how certain it is. */
/** Surnames that are also everyday words. After an unknown first name, they are no evidence of a name. */
var EVERYDAY = new Set(`costa leite luz rosa rocha campos ramos reis rios paz vale prado pinto machado bispo barata lobo leal franco lima porto serra
  pena penha moreno bueno feliz canto braga bonfim flores terra terras santa deus dores anjos neves graca segundo neto filho junior
  manso gama mota sales valente jardim madeira pimenta palha pires brasil pessoa camara coelho pinho carneiro calado modesto
  claro salgado ribeira fontes pontes torres bastos lobao lustosa passarinho sacramento parente ventura natividade`.split(/\s+/));
/**
* First names that are also everyday words. Followed by a surname from `EVERYDAY`, they are no evidence of a
* name.
*/
var EVERYDAY_FIRST = new Set("linda natal celeste divina divino piedade magna bento benta flora nana".split(" "));
/** First names that are otherwise never part of a name: as a word they mean help, grace, and so on. */
var WORDS_AND_FIRST_NAMES = /* @__PURE__ */ new Set(["graca", "socorro"]);
var WORD = /\p{L}[\p{L}'-]*[\p{L}']|\p{L}|[^\p{L} ]/gu;
/** Titles with a dot, which are no part of a name. */
var TITLE$1 = /^(?:prof|profa|pra?|pe|pb|ev|d|eng|cap|sgt|ten|cel|dra?|sra?|srta)$/;
/** Maximum number of words in a name. */
var LONGEST = 16;
/** Value of `stop` for a name with more words than `LONGEST`. */
var CUT = "…";
/**
* Reads a person's name that begins at an index, up to the first word that cannot be part of a name.
* @param rest lower-case text without accents
* @returns null if no name begins there
*/
function nameAt(rest, start) {
	const pattern = new RegExp(WORD);
	pattern.lastIndex = start;
	const words = [];
	let stop = "";
	for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
		const [text] = match;
		if (text === "." && /^[a-z]{1,2}$/.test(words.at(-1)?.text ?? "") && rest[match.index + 1] === " ") continue;
		if (!/^\p{L}/u.test(text)) break;
		if (words.length === 0 && TITLE$1.test(text) && rest[match.index + text.length] === ".") {
			pattern.lastIndex = match.index + text.length + 1;
			continue;
		}
		if (text.length === 1 && rest[match.index + 1] === "/") break;
		const isLabel = NOT_NAMES.has(text) && /^ *[\d\u00a4:]/.test(rest.slice(match.index + text.length));
		if (!(words.length === 0 && WORDS_AND_FIRST_NAMES.has(text) && isNameBehind(rest, match.index + text.length)) && (isLabel || !isNameWord(text, words.length > 0 && isFirst(words[0]?.text)))) {
			stop = text;
			break;
		}
		if (words.length >= LONGEST) {
			stop = CUT;
			break;
		}
		words.push({
			text,
			from: match.index,
			to: match.index + text.length
		});
	}
	while (words.length > 0 && PARTICLES.has(words.at(-1)?.text ?? "")) stop = words.pop()?.text ?? "";
	const [first] = words;
	const last = words.at(-1);
	if (!first || !last || PARTICLES.has(first.text)) return null;
	const full = words.filter(({ text }) => !PARTICLES.has(text));
	return {
		from: first.from,
		to: last.to,
		count: full.length,
		isPair: isPair(words.map(({ text }) => text)),
		isGiven: full.length === 2 && words.every(({ text }) => FIRST_NAMES.has(text) && !SURNAMES.has(text)),
		evidence: isPair(words.map(({ text }) => text)) ? "none" : evidenceOf(full.map(({ text }) => text)),
		stop,
		isCut: stop === CUT || behindStop(rest, last.to).some((word) => isFirst(word) || isSurname(word))
	};
}
/** Whether another name follows a word: 'graça lima', but not 'graça, qual é o preço'. */
var isNameBehind = (rest, end) => {
	const [next = "", after = ""] = /^ [\p{L}' ]*/u.exec(rest.slice(end))?.[0].trim().split(/ +/) ?? [];
	return isName(next) || PARTICLES.has(next) && isName(after);
};
var isName = (word) => isFirst(word) || isSurname(word);
/** Returns the words after the one that ended a name, up to a punctuation mark. */
var behindStop = (rest, end) => /^[\p{L}\d' ]*/u.exec(rest.slice(end))?.[0].trim().split(/ +/).slice(1) ?? [];
function isNameWord(word, isAfterFirst) {
	if (PARTICLES.has(word)) return true;
	if (NOT_NAMES.has(word)) return isAfterFirst && SURNAMES.has(word);
	return !/(.)\1\1/.test(word);
}
/** Whether the words are two people's names, such as 'Aline e Bruno'. */
function isPair(words) {
	const [first, and, second, ...others] = words;
	const at = words.indexOf("e");
	const later = words[at + 1];
	if (at > 1 && words.length > at + 2 && isFirst(first) && isFirst(later) && !isSurname(later)) return true;
	return and === "e" && others.length === 0 && isFirst(first) && isFirst(second) && !isSurname(second);
}
var isFirst = (word) => word !== void 0 && word.split("-").some((part) => FIRST_NAMES.has(part) || WORDS_AND_FIRST_NAMES.has(part));
var isSurname = (word) => word !== void 0 && word.split("-").some((part) => SURNAMES.has(part) || SURNAMES.has(part.replace(/^d'/, "")));
function evidenceOf(words) {
	const [first, ...others] = words;
	const last = others.at(-1);
	if (others.length === 0) return isFirst(first) ? "known" : "none";
	if (new Set(words).size < words.length && (!isFirst(first) || words.length < 3 || new Set(words).size === 1)) return "none";
	if (isFirst(first)) return EVERYDAY_FIRST.has(first ?? "") && EVERYDAY.has(last ?? "") ? "none" : "known";
	if (isSurname(last) && !EVERYDAY.has(last ?? "")) return "likely";
	return "none";
}
/**
* Returns a name as it is recorded, with capitals corrected and particles in lower case, or null if it is
* invalid.
*/
function asName(typed) {
	const parsed = parseName(typed.replace(/([A-Za-zÀ-ÿ])\.(?=[A-Za-zÀ-ÿ]{2})/g, "$1. "));
	if ("problem" in parsed) return null;
	return parsed.value.split(" ").map((word, at) => at > 0 && PARTICLES.has(word.toLowerCase()) ? word.toLowerCase() : mended(word)).join(" ");
}
/**
* Corrects the capitals of a word: 'JOÃO' and 'joão' → 'João', "d'ávila" → "D'Ávila". 'McDonald' stays as it
* is.
*/
function mended(word) {
	if (word !== word.toLowerCase() && word !== word.toUpperCase()) return word;
	return word.toLowerCase().replace(/(^|['-])(\p{L})/gu, (_all, mark, letter) => mark + letter.toUpperCase());
}
// src/understanding/extractors/house-number.ts
/** Extracts a house number, with its complement or its block and lot, from a chat message. */
var STREET = /(?:^|[^a-z0-9¤])(?:rua|r\.|avenida|av\.?|alameda|al\.|travessa|trav\.?|tv\.|estrada|estr\.?|rodovia|rod\.|br|praca|pca\.?|largo|viela|beco|ladeira|via|servidao|shis|street|calle)(?=[ .])(?! (?:e|eh|sem|tem|nao|fica|de (?:baixo|cima|tras|terra))(?![a-z]))/;
var BLOCK = /\b(?:quadra|qd|qda|q)\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b[ ,e-]{0,5}(?:e )?(?:lote|lt|l)\.?:? ?([0-9]{1,4}[a-z]?(?:[/-][0-9]{1,3})?|[a-z]{1,2})\b/;
var LOT = /\b(?:lote|lt|l)\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b[ ,e-]{0,5}(?:e |da |na )?(?:quadra|qd|qda|q)\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b/;
var BLOCK_LABEL = /(?:quadra|qda|qd|q)\.?:? ?([0-9a-z]{1,5})/i;
var LOT_LABEL = /(?:lote|lt|l)\.?:? ?([0-9a-z]{1,5}(?:[/-][0-9]{1,3})?)/i;
var PART = /\b(?:quadra|qd|lote|lt)\.? ?[0-9]{1,4}\b/;
var HOME = new RegExp(`\\b(?:casa|predio|moro|resido|fica|imovel|residencia|endereco)(?: (?:e|eh|fica|no|na|o|a|numero|n|pra|para|pro))+ (${NUMBER$1})${FLOOR$1}(?![\\d/a-z]|[.,-]\\d)`);
/** The number that holds now: 'era 77, agora é 1093'. */
var NOW = new RegExp(`\\b(?:agora|hoje|atual|nov[oa]|cert[oa]) (?:e|eh)(?: o)? (${NUMBER$1})${FLOOR$1}(?![\\d/a-z]|[.,-]\\d)`);
var LABELLED = new RegExp(`(?:^|[^a-z0-9¤.,/#$-])(${NUMBER$1}) (?:e )?(?:o |a )?(?:meu )?(?:numero|n) (?:da casa|do predio|cert[oa]|corret[oa])`);
/** Where the internet goes, after another house: 'moro no 65 mas a internet é pra minha mãe, no 67'. */
var ORDERED_FOR = new RegExp(`\\b(?:internet|net|fibra|instalac\\w+) (?:e|eh|vai ser|fica|vai ficar|sera) [^\\d.;!?]{0,60}\\bn[oa] (${NUMBER$1})${FLOOR$1}(?![\\d/a-z]|[.,-]\\d)`);
var SIGN = new RegExp(`\\b(?:placa|fachada|portao|porta|muro) (?:ta|esta|tem|diz|e|eh)(?: o| escrito)? (${NUMBER$1})(?![\\d/a-z]|[.,-]\\d)|(?:^|[^a-z0-9¤.,/#$-])(${NUMBER$1}) n[oa] (?:placa|fachada|portao|porta|muro)`);
/**
* Extracts a house number with its complement (flat, tower), a block and lot (quadra e lote), or 'S/N' for a
* house without a number. A number without a label counts only if its clause contains nothing else, or next
* to a postcode.
*/
function extractHouseNumber(extraction) {
	const { text } = extraction;
	const hasAddress = extraction.isOpen("house") || extraction.isAhead("house") && extraction.has("cep");
	if (!hasAddress && !extraction.isCorrection) return;
	const lot = text.take(BLOCK) ?? text.take(LOT);
	if (lot) {
		const typed = text.typed(lot.from, lot.to);
		const block_number = BLOCK_LABEL.exec(typed)?.[1] ?? "";
		const allotment_number = LOT_LABEL.exec(typed)?.[1] ?? "";
		const behind = complementAfter(text, lot.to);
		if (behind) text.claim(behind.from, behind.to);
		const complement = behind ? { complement: behind.value } : {};
		extraction.add("house", {
			...complement,
			is_block_allotment: "true",
			block_number,
			allotment_number
		}, lot.from);
		return;
	}
	if (extractPlace(extraction)) return;
	const none = text.take(NONE$1);
	if (none) {
		const km = text.find(ROAD_KM) ?? text.find(PART);
		const place = km && {
			from: km.from,
			to: km.to,
			value: text.typed(km.from, km.to)
		};
		addNumber(extraction, {
			from: none.from,
			to: none.to,
			value: "S/N"
		}, null, place);
		return;
	}
	const number = numberIn(extraction, hasAddress);
	if (number) {
		addNumber(extraction, number);
		if (extraction.isOpen("house") && hasAnother(extraction, number)) extraction.dispute("house");
	} else if (extraction.isOpen("house")) {
		const part = text.take(PART);
		const flat = part ? null : complementBefore(text, text.rest.length);
		const isFlat = flat && /^(?:ap|bl|torre|sala)/i.test(flat.value) && loneNumbers(extraction).length === 0;
		if (part) extraction.add("house", { number: text.typed(part.from, part.to).trim() }, part.from, "part");
		else if (isFlat) extraction.add("house", { complement: complementAfter(text, flat.from)?.value ?? flat.value }, flat.from, "part");
		else proposeOnly(extraction);
	}
}
/** Proposes the only number of a statement, where it stands among words that nothing explains: '9 de esquina'. */
function proposeOnly(extraction) {
	const [only, another] = loneNumbers(extraction);
	if (only && !another && !only.value.startsWith("0")) addNumber(extraction, only, "confirm");
}
function numberIn(extraction, hasAddress) {
	const { text } = extraction;
	const street = text.find(STREET);
	if (street) {
		const span = inStreet(extraction, street.from, street.to);
		if (span) return span;
		if (extraction.isOpen("house")) return null;
	}
	const fraction = extraction.isOpen("house") ? text.find(/^\W*(\d{1,5}\/\d{1,4}[a-z]?)(?=\W*$)/) : null;
	if (fraction) {
		extraction.dispute("house");
		return spanOf(extraction, fraction.groups[1] ?? "", fraction.to);
	}
	const first = extraction.isOpen("house") ? ALONE_FIRST.exec(text.rest) : null;
	if (first && / no \d/.test(text.rest) && /\b(?:mas|so que)\b/.test(text.rest)) {
		extraction.dispute("house");
		return spanOf(extraction, first[1] ?? "", first[0].length);
	}
	for (const pattern of extraction.isOpen("house") ? [
		NOW,
		ORDERED_FOR,
		LED$1,
		HOME
	] : [LED$1, HOME]) {
		const found = text.find(pattern);
		if (found) return spanOf(extraction, found.groups[1] ?? "", found.to);
	}
	const sign = extraction.isOpen("house") ? text.find(SIGN) : null;
	const shown = sign && (sign.groups[1] ?? sign.groups[2] ?? "");
	if (sign && shown) return spanOf(extraction, shown, text.rest.indexOf(shown, sign.from) + shown.length);
	const labelled = extraction.isCorrection ? text.find(LABELLED) : null;
	if (labelled) {
		const value = labelled.groups[1] ?? "";
		return spanOf(extraction, value, text.rest.indexOf(value, labelled.from) + value.length);
	}
	const km = extraction.isOpen("house") ? text.find(KM) : null;
	if (km) return {
		from: km.from,
		to: km.to,
		value: text.typed(km.from, km.to)
	};
	return hasAddress ? bareIn(extraction) : null;
}
var ALONE_FIRST = new RegExp(`^\\W*(?:(?:e|eh|o|numero|moro no) )?(${NUMBER$1})(?=[,.;])`);
/** Finds a number without a label that is alone in its clause, or next to a postcode. */
function bareIn(extraction) {
	const { text } = extraction;
	const alone = [...text.rest.matchAll(new RegExp(BARE, "g"))].map((match) => {
		return spanOf(extraction, match[1] ?? "", match.index + match[0].length);
	}).filter((span) => isAlone(extraction, span) && (extraction.isOpen("house") || !span.value.startsWith("0")));
	const [first] = alone;
	if (!first) return null;
	if (extraction.isOpen("house") && alone.some(({ value }) => value !== first.value) && /\bou\b/.test(text.rest)) {
		extraction.add("house", { number: first.value }, first.from, "confirm");
		text.claim(first.from, first.to);
		return null;
	}
	return first;
}
var BEFORE = /^(?:e|eh|o|a|no|na|n|nr|num|numero|casa|is|es|it's|its|moro|so|fica|minha|meu|apenas|hj|sou|do|da|predio|comercial|residencial|sobrado|edificio|entao|pois)$/;
/** Whether a number has nothing around it but words of courtesy and a complement. */
function isAlone(extraction, { from, to }) {
	const { text } = extraction;
	const isOpen = extraction.isOpen("house");
	const before = /[^,;\n¤?!.]*$/.exec(text.rest.slice(0, from))?.[0] ?? "";
	const after = /^(?:[^;\n¤?!,.]|\.(?! |$))*/.exec(text.rest.slice(to))?.[0] ?? "";
	const wordsBefore = before.split(/[^a-z0-9']+/).filter(Boolean);
	const wordsAfter = after.split(/[^a-z0-9']+/).filter(Boolean);
	const [next = ""] = wordsAfter;
	const name = nameAt(text.rest, to);
	const isNamed = name?.from === to + 1 && name.evidence === "known" && name.count > 1;
	const isFollowed = next === "" || isExtra(next) || FILLERS.has(next) || isNamed || GOES_ON$1.test(after.trim());
	const asks = isOpen && !isExtra(next) && text.clauseAt(from).isQuestion && (wordsBefore.length > 0 || wordsAfter.length > 0);
	if (isExtra(next) && extraction.has("cep") && !isOpen) return true;
	return !asks && isFollowed && wordsBefore.every((word) => FILLERS.has(word) || BEFORE.test(word));
}
var GOES_ON$1 = /^(?:e |mas |da (?:rua|vila|esquina|ladeira|praca)\b|d[eo] (?:esquina|lado)\b|na (?:rua|esquina)\b|perto |ao lado |em frente|depois |antes d|proximo |quase |meu |minha |quero |queria |cep|tel|email|cpf|nome |me chamo|o mais|com (?:debito|instal|venc)|instala|pra |qual|quanto|tem |vcs |ou )/;
/** A number with the dot of thousands: '1.578'. */
var THOUSANDS = /^\d{1,2}\.\d{3}/;
var ENDS_IN_LABEL = /\b(?:apto|apt|ap|apartamento|bloco|bl|torre|sala|loja)\.?$/;
/** A second number: '40 e 42, são duas casas'. */
var AND_ANOTHER = /^ (?:e|ou|ou entao) (?:o |a |n[o.]* )?\d/;
var LABEL = /^(?:apto|apt|ap|ape|apartamento|bloco|torre|sala|loja|unidade)\.?$/i;
function addNumber(extraction, { from, to, value }, why = null, place = null) {
	const { text } = extraction;
	const parsed = parseHouseNumber(THOUSANDS.test(value) ? value.replace(".", "") : value);
	const isTorn = /\b(?:quadra|qd)\b/.test(text.said) && /\b(?:lote|lt)\b/.test(text.said) && value !== "S/N" || AND_ANOTHER.test(text.rest.slice(to));
	const behind = complementAfter(text, to);
	const told = behind && LABEL.test(behind.value) ? complementApart(text) : null;
	const ahead = complementBefore(text, from);
	const both = told === null && behind && ahead;
	const alike = told ?? behind ?? ahead ?? complementApart(text) ?? place;
	const complement = alike && /^casa$/i.test(alike.value) && /^ (?:d[aeo]|com|amarel|verde|azul|branc|rosa|vermelh)/.test(text.rest.slice(alike.to)) ? null : alike;
	text.claim(from, to);
	if (both) text.claim(both.from, both.to);
	if (complement) text.claim(complement.from, complement.to);
	if ("problem" in parsed) return;
	const values = {
		number: parsed.value,
		...complement ? { complement: [both ? both.value : "", complement.value].join(" ").trim() } : {}
	};
	const isCut = complement !== null && ENDS_IN_LABEL.test(fold(complement.value));
	const isPlace = parsed.value === "S/N";
	const isLeft = extraction.isOpen("house") && (isPlace ? /\d/ : /\bno \d{2,5}\b(?! ?andar)/).test(text.rest);
	const isAfterBlock = /\b(?:quadra|qd)\.? ?$/.test(text.said.slice(0, from));
	extraction.add("house", values, from, isTorn || isCut || isLeft || isAfterBlock ? "confirm" : why);
}
// src/understanding/extractors/name-by-writing.ts
/** Words with capitals behind a name, up to the end of its clause. */
var CAPITALS_BEHIND = /^(?: (?:d[aeo]s? )?\p{Lu}[\p{Ll}'-]+)+(?=[,.;!?\n(]| \(|$)/u;
/** How given names of Brazil end that no list holds: 'Valdomiro', 'Gleiciane', 'Zuleide'. */
var NAME_ENDING = /(?:[iao]ldo|[ie]lson|[ie]lton|i?ane|iele|elly|[ia]lda|[ie]te|eide|[aei]nice|ilene|bert[oa]|ind[oa]|ides|ival|[io]mar|omiro|ilde|[eu]usa|ivan|isson|gero|icio|ino)$/;
var CAPITAL = /^\p{Lu}[\p{Ll}'-]+$/u;
/**
* Whether three words or more have capitals where a name is asked, and none of them is known to stand around values:
* 'Kyoko Hayashida Tanabe'.
*/
function isCapitalised({ text }, { from, to, count, isPair }) {
	const full = text.typed(from, to).split(/ +/).filter((word) => !PARTICLES.has(fold(word)));
	const isLikely = count > 2 || count === 2 && NAME_ENDING.test(fold(full[0] ?? ""));
	return !isPair && isLikely && full.every((word) => CAPITAL.test(word) && unexpectedWordsIn(fold(word)).length > 0);
}
/**
* Joins a given name with the names behind it, if punctuation or how they are spelled parts them: 'Tereza, com z,
* Cristina, Lins de Holanda'. Returns null if other words follow the given name.
*/
function joinedFrom({ text }, name) {
	const typed = [text.typed(name.from, name.to)];
	let from = name.to;
	for (let tries = 0; tries < 4; tries++) {
		const [gap = ""] = /^[ ,."()]*/.exec(text.rest.slice(from)) ?? [];
		const start = from + gap.length + (/^(?:d[aeo]s?|e) /.exec(text.rest.slice(from + gap.length))?.[0].length ?? 0);
		const next = gap.length > 0 ? nameAt(text.rest, start) : null;
		if (!(next !== null && next.from === start && next.stop === "" && !text.clauseAt(start).isQuestion)) break;
		typed.push(text.typed(from + gap.length, next.to));
		from = next.to;
	}
	const behind = fold(typed.slice(1).join(" ")).split(" ");
	const isRepeated = behind.includes(fold(typed[0] ?? ""));
	return typed.length > 1 && !isRepeated && behind.some((word) => SURNAMES.has(word)) ? asName(typed.join(" ")) : null;
}
// src/understanding/words/phrases-before-names.ts
/** Phrases that come before the visitor's name or the mother's: 'meu nome é', 'ela se chama'. */
/** A title that is no part of a name: 'Pr. Edmilson', 'D. Neuza'. */
var TITLE = "(?:(?:pr|pra|pe|pb|ev|d|eng|cap|sgt|ten|cel|dr|dra|sr|sra|srta|prof|profa)\\.(?= )|(?:pastora?|padre|presbitero|missionari[oa]|reverendo|capitao|sargento|doutora?)(?= ))";
var IS = "(?: completo| inteiro| todo| social)?(?: (?:e|eh|is|es|era|seria)(?= )| *[:=])?(?: (?:o|a)(?= ))?";
var IS_WRONG = "(?: [a-z]+){0,3} (?:errad[oa]|incorret[oa]|cert[oa]|corret[oa])(?:,? (?:o )?(?:cert[oa]|corret[oa]))?,? (?:e|eh)(?= )(?: (?:o|a)(?= ))?";
var MOTHER = [
	`(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS_WRONG}`,
	`(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS}`,
	`(?:minha |a )?(?:mae|mamae|mainha|maezinha|genitora|velha|coroa)(?: (?:se chama(?:va)?|chama-se|chama(?:va)?|e|eh|era)(?= )| *[:=])(?: a(?= ))?`,
	`(?:o )?d[ae] (?:minha )?(?:mae|mamae)(?: (?:e|eh))(?= )(?: a(?= ))?`,
	`mae,? (?:o )?nome(?: (?:dela|completo|e|eh))*`,
	`mae`,
	`(?:filh[oa] d[ea])`,
	`(?:my mother(?:'s name is| is)|mi madre (?:se llama|es))`
];
var HERS = [
	"(?:ela )?(?:se chama(?:va)?|chama(?:va)?-se|chama(?:va)?)",
	"chama-se",
	`(?:o )?nome dela${IS}`,
	`(?:o )?nome(?: (?:completo|inteiro|todo|certo|e|eh))+(?= )(?: (?:o|a)(?= ))?|(?:o )?nome *:`,
	`a minha(?: mae)?(?: se chama(?:va)?| (?:e|eh|era)(?= ))?(?: a(?= ))?`,
	"era(?: a)?",
	"a (?:do|da) (?:documento|papel|registro|rg|certidao) (?:e|eh)(?= )(?: a(?= ))?",
	"dona",
	"(?:no|na)(?: meu| minha)? (?:documento|rg|registro|certidao|identidade|cnh)(?: (?:dela|ta|esta|consta|e|eh))*(?: (?:como|so))?"
];
var OWN = [
	`(?:o )?nome d[aeo] titular${IS}`,
	`(?:o )?meu nome (?:de batismo|de registro|verdadeiro|oficial|certo|correto)${IS}`,
	`(?:(?:o )?meu |o )?(?:nome|name)${IS_WRONG}`,
	`(?:(?:o )?meu |o )?(?:nome|name)${IS}`,
	"(?:nos?|nas?)(?: meus?| minhas?)? (?:documentos?|rg|registro|certidao|identidade|cnh)(?: (?:ta|esta|consta|e|eh))(?: (?:como|so))?",
	"(?:o |a )?responsavel(?: (?:legal|e|eh|sou|eu|pelo contrato))*(?: *:)?(?: (?:o|a)(?= ))?",
	"(?:o |a )?(?:pedido|internet|contrato|net) (?:e|eh|vai ser|fica|vai ficar) (?:pr[oa]|para [oa]|d[oa]|no nome d[oa]) (?:meu|minha) (?:pai|mae|espos[oa]|marido|mulher|filh[oa]|avo|sogr[oa]|tia|tio|irma|irmao),?",
	"(?:eu )?me chamo",
	"chamo-me",
	"(?:my name is|my name's|i am|i'm)",
	"me llamo",
	`mi nombre${IS}`
];
var WEAK = [
	"(?:na verdade|na real|o certo|o correto),? (?:e|eh)(?: (?:o|a))?",
	"(?:eu )?(?:sou|soy)(?: (?:o|a))?",
	"(?:aqui|quem fala|o meu|a minha) (?:e|eh)(?: (?:o|a))?",
	"(?:o |a )?titular(?: (?:vai ser|sera|e|eh))?(?: (?:eu|o|a))*",
	"(?:pode ser|(?:n?o|em) nome (?:de|da|do))(?: (?:o|a))?",
	"(?:pode |podem )?(?:colocar?|coloque|botar?|por|poe|anotar?|anote|escrever?|cadastrar?|registrar?|usar?)(?: (?:o|a|como|nome|ai|no nome de|em nome de))*",
	"(?:e|eh|seria)(?: (?:o|a))?",
	`(?:sr|sra|srta|dr|dra|doutor|doutora|senhor|senhora|dona|seu|prof|professora?)\\.?`,
	TITLE
];
/**
* Builds a pattern for phrases that introduce a name. A phrase must end where a word ends: 'era Antônia' does
* not contain the phrase 'era a'.
*/
var led = (leads) => new RegExp(`(?:^|[^a-z0-9¤'-])(?:${leads.join("|")})(?!(?<=[a-z])[a-z]) *[:,-]? *(?:${TITLE} )?(?=[a-z])`);
/** A name that follows the mention of a mistake: 'escrevi errado, é …' */
var MENDED_LED = led(["(?:errad[oa]|cert[oa]|corret[oa]),? (?:e|eh)(?: (?:o|a))?(?= )"]);
var MOTHER_LED = led(MOTHER);
var HERS_LED = led(HERS);
/** A phrase that more often introduces something else: 'eu sou casado'. */
var I_AM_LED = led(["eu sou(?: (?:o|a))?(?= )"]);
var OWN_LED = led(OWN);
/** Phrases that announce the visitor's own name even where the mother's is asked. */
var OWN_LED_BESIDE_MOTHER = led(OWN.filter((lead) => /meu nome|chamo|name|nombre/.test(lead)).map((lead) => lead.replace("(?:(?:o )?meu |o )?", "(?:o )?meu ")));
var OF_MOTHER = /\b(?:mae|mamae|genitora|dela|mother|madre)\b/;
// src/understanding/extractors/name.ts
/** The mother is who orders: 'é em nome da minha mãe, Benedita …'. */
var OF_HOLDER = /\b(?:em|no) nome d[ae] (?:minha )?mae\b/;
var OF_OTHERS = /\b(?:em|no) nome d[ae] (?:minha )?mae\b|\bresponsavel\b|\b(?:pedido|internet|contrato|net) (?:e|eh|vai ser|fica|vai ficar) (?:pr[oa]|para [oa]|d[oa]|no nome d[oa]) (?:meu|minha)\b/;
var FIELDS = {
	name: "name",
	mother: "mothers_name"
};
var GOES_ON = /^(?:e|com|mas|tenho|nascid[oa]|nasci|nascimento|cpf|rg|cnpj|email|e-mail|emails|tel|telefone|fone|cel|celular|zap|whats|whatsapp|mae|minha|meu|my|o|cep|venc\w*|moro|quero|numero|ddd|por|obrigad[oa]|obg|ja|ela|ele|que|q|pq|porque|pra|mas|uai|tche|man[oa])$/;
/**
* Extracts the visitor's name and the mother's name. Almost any word could be a name, so names need evidence,
* such as a common first name or the phrase 'me chamo'. A name without evidence must at least be confirmed.
*/
function extractNames(extraction) {
	if (extraction.stepFor("mother") !== null && !(extraction.isOpen("name") && OF_HOLDER.test(extraction.text.rest))) {
		extractIntroduced(extraction, "mother", MOTHER_LED);
		if (extraction.isOpen("mother")) extractIntroduced(extraction, "mother", HERS_LED);
	}
	const own = extraction.isOpen("mother") && !extraction.isOpen("name") ? OWN_LED_BESIDE_MOTHER : OWN_LED;
	if (OF_OTHERS.test(extraction.text.rest)) extraction.dispute("name");
	if (extraction.isExpected("name") || own.test(extraction.text.rest)) extractIntroduced(extraction, "name", own);
	if (extraction.isOpen("name") && !extraction.has("name")) extractIntroduced(extraction, "name", I_AM_LED, "bare");
	for (const kind of ["name", "mother"]) {
		if (extraction.isCorrection && extraction.isOpen(kind) && !extraction.has(kind)) extractIntroduced(extraction, kind, MENDED_LED);
		if ((extraction.isOpen(kind) || kind === "name" && extraction.isAhead("name") && extraction.hasRecordable) && !extraction.has(kind)) extractBare(extraction, kind);
		if (extraction.isOpen(kind) && extraction.has(kind)) extractRepeated(extraction, kind);
		if (extraction.isOpen(kind) && !extraction.has(kind)) proposeCapitals(extraction, kind);
	}
}
/** Words with capitals that are a whole clause. */
var CAPITALS = /^\W*((?:\p{Lu}[\p{Ll}'-]+)(?: (?:d[aeo]s? |e )?\p{Lu}[\p{Ll}'-]+){1,5})\W*$/u;
/** Proposes words with capitals as a name, although some are seldom part of one: 'Ricardo Sim Yoon Park'. */
function proposeCapitals(extraction, kind) {
	const { text } = extraction;
	for (const { from, to, isQuestion } of text.clauses) {
		const [, typed = ""] = isQuestion ? [] : CAPITALS.exec(text.raw.slice(from, to)) ?? [];
		const [given = "", ...others] = fold(typed).split(" ");
		const value = FIRST_NAMES.has(given) || others.length > 1 && NAME_ENDING.test(given) && unexpectedWordsIn(given).length > 0 ? asName(typed) : null;
		if (value === null) continue;
		extraction.add(kind, { [FIELDS[kind] ?? ""]: value }, text.raw.indexOf(typed, from), "confirm");
		return;
	}
}
/**
* Extracts the name once more if the visitor says it again, mostly in full: 'sou a Jéssica, Jéssica dos Santos'.
* The longer name counts; two names of which neither contains the other are asked about.
*/
function extractRepeated(extraction, kind) {
	const { text } = extraction;
	const field = FIELDS[kind] ?? "";
	const [before = ""] = extraction.valuesOf(kind, field);
	const [first = ""] = fold(before).split(" ");
	for (const { 0: again, index } of text.rest.matchAll(/\p{L}[\p{L}'-]*/gu)) {
		const isInside = /(?<![a-z])(?!(?:e|eh|era|o|a|nome|fica|ficou|vira|virou|completo|inteiro|todo|mesmo|sou|chamo|chama|chamava|ou|ta|mas)(?![a-z]))[a-z]+ $/.test(text.rest.slice(0, index));
		const name = again === first && !isInside ? nameAt(text.rest, index) : null;
		if (!name || name.count < 2 || text.clauseAt(index).isQuestion) continue;
		if (asName(text.typed(name.from, name.to)) === null) continue;
		accept(extraction, kind, name, name.from, "led");
	}
	extraction.keepFullest(kind, field);
}
/** A state at the end of a place name: 'Salvador BA'. */
var STATE = / (?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to|acre|alagoas|amapa|amazonas|bahia|ceara|goias|maranhao|mato grosso(?: do sul)?|minas(?: gerais)?|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (?:norte|sul)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins)$/;
/** Extracts a name after a phrase that introduces it. */
function extractIntroduced(extraction, kind, pattern, how = "led") {
	const { text } = extraction;
	let from = 0;
	let hasFound = 0;
	for (let tries = 0; tries < 4; tries++) {
		const match = pattern.exec(text.rest.slice(from));
		if (!match) return;
		const start = from + match.index + match[0].length;
		const name = nameAt(text.rest, start);
		if (name && !text.clauseAt(start).isQuestion && isFree(text.rest, start, name) && (how === "led" || name.count > 1 && name.evidence !== "none") && accept(extraction, kind, name, match.index + from, how) && hasFound++ > 0) return;
		from = start;
	}
}
/** Whether there are no letters between the introducing phrase and the name. */
var isFree = (rest, start, name) => /^[^a-z]*$/.test(rest.slice(start, name.from));
var STARTS = new RegExp(`^(?:[^a-z0-9¤]*(?:${WEAK.map((lead) => `${lead}(?= )`).join("|")}))? *[:,-]? *`);
/** Extracts a name that is alone in its clause, apart from fillers. */
function extractBare(extraction, kind) {
	const { text } = extraction;
	const isOpen = extraction.isOpen(kind);
	for (const part of segmentsOf(extraction)) {
		const start = startOf(part.text);
		const name = nameAt(text.rest, part.from + start);
		if (!name || name.from !== part.from + start || name.from >= part.from + part.text.length) continue;
		if (!(name.stop === "" || CAPITALS_BEHIND.test(text.raw.slice(name.to)) || GOES_ON.test(name.stop) || FILLERS.has(name.stop))) continue;
		if (!(isOpen || name.evidence === "known" && name.count > 1) || !isOpen && isCity(extraction, name)) continue;
		if (accept(extraction, kind, name, name.from, "bare")) return;
	}
}
/** Splits the clauses that are not questions at punctuation marks and at characters already claimed. */
function segmentsOf({ text }) {
	return text.parts(false).flatMap((part) => [...part.text.matchAll(/[^,;:\n¤()]+/g)].map((match) => ({
		text: match[0],
		from: part.from + match.index
	})));
}
/**
* Returns the index at which a name may begin, after fillers and phrases that do not always introduce a name.
*/
function startOf(part) {
	let at = part.length - part.trimStart().length;
	for (let before = -1; at !== before;) {
		before = at;
		const lead = STARTS.exec(part.slice(at));
		if (lead) at += lead[0].length;
		const word = /^[^a-z0-9]*([a-z'-]+)[^a-z0-9]+/.exec(part.slice(at));
		if (word && FILLERS.has(word[1] ?? "")) at += word[0].length;
	}
	return at;
}
/** Whether a name is a city: 'João Pessoa', or a place followed by its state. */
function isCity({ text }, { from, to }) {
	const said = text.said.slice(from, to);
	return said === "joao pessoa" || STATE.test(said);
}
function accept(extraction, kind, name, at, how) {
	const { text } = extraction;
	const field = FIELDS[kind] ?? "";
	const typed = text.typed(name.from, name.to);
	const value = asName(typed);
	const since = how === "led" ? at : text.clauseAt(at).from;
	const more = /^\p{Lu}/u.test(typed) ? CAPITALS_BEHIND.exec(text.raw.slice(name.to))?.[0] ?? "" : "";
	const longer = more === "" || !extraction.isOpen(kind) || name.evidence === "none" ? null : asName(typed + more);
	if (longer !== null) {
		extraction.add(kind, { [field]: longer }, name.from, "confirm");
		text.claim(at, name.to + more.length);
		return true;
	}
	if (kind === "name" && OF_MOTHER.test(text.said.slice(since, name.from))) return false;
	if (value === null || name.count < 2) {
		if (!extraction.isOpen(kind) || name.evidence === "none") return false;
		if (kind === "mother" && /\ba mesma d[aeo]\b/.test(text.said)) return false;
		const whole = name.count === 1 ? joinedFrom(extraction, name) : null;
		if (whole !== null) {
			extraction.add(kind, { [field]: whole }, name.from, "confirm");
			text.claim(at, text.rest.length);
			return true;
		}
		extraction.add(kind, { [field]: typed.split(" ").map(mended).join(" ") }, name.from, "surname");
		text.claim(at, name.to);
		return true;
	}
	const isSure = name.evidence !== "none" || isCapitalised(extraction, name) || how === "led" && !name.isPair && (name.stop === "" || GOES_ON.test(name.stop) || FILLERS.has(name.stop));
	if (!isSure && !extraction.isOpen(kind)) return false;
	if (!isSure && !/[aeiouy]/.test(text.said.slice(name.from, name.to))) return false;
	text.claim(at, name.to);
	const isShort = / \p{L}$| d[aeo]s? \p{L} |^M[aª] /iu.test(value);
	const isPlace = !extraction.isOpen(kind) && extraction.has("cep") && /^[a-z]+ d[aeo]s? [a-z]+$/.test(text.said.slice(name.from, name.to)) && /[\d ,.-]+$/.exec(text.said.slice(0, name.from))?.[0].replace(/\D/g, "").length === 8;
	const goesOn = isCutShort(extraction, name);
	const isWhole = isSure && !isShort && !name.isGiven && !isPlace && !goesOn && !touchesDigits(extraction, name);
	extraction.add(kind, { [field]: value }, name.from, isWhole ? null : "confirm");
	return true;
}
/** Where another answer or a question begins after a name: 'Ana Prado e o email é …'. */
var ANOTHER$1 = / e (?=(?:o|a|os|as|meu|minha|no|na|qual|quanto|quero|tem)\b)/i;
/**
* Whether the word at which a name was cut off may be part of the name: more names follow, the sentence ends
* soon after, or the word begins with a capital letter.
*/
function isCutShort({ text }, { from, to, stop, isCut }) {
	const [all = ""] = /^[^,;.:!?\n()]*/.exec(text.raw.slice(to)) ?? [];
	const [behind = ""] = all.split(ANOTHER$1);
	const [, next = ""] = bareWords(fold(behind));
	if (stop === "" || GOES_ON.test(stop) && (stop !== "e" || GOES_ON.test(next))) return false;
	const following = PARTICLES.has(stop) ? next : stop;
	if (behind.startsWith(" ") && FILLER_SURNAMES.has(following)) return true;
	if (following === "aqui" && /\baki\b/.test(text.original)) return true;
	const left = bareWords(fold(behind)).filter((word) => !FILLERS.has(word)).length;
	const isCapital = /^\s+\p{Lu}\p{Ll}/u.test(behind) && /^\p{Lu}/u.test(text.raw.slice(from));
	return isCut || isCapital || left > 0 && left <= 3;
}
/**
* Whether digits follow the name directly: 'João 123', or 'Ana de Três Rios', whose number word became a
* digit.
*/
var touchesDigits = ({ text }, { to }) => /^(?: (?:d[aeo]s?|e))? *\d/.test(text.rest.slice(to));
// src/understanding/extractors/phone.ts
/** Extracts phone numbers from a chat message. */
var LEAD$2 = "(?:tel(?:efone)?s?|fone|cel(?:ular)?|zap(?:zap)?|whats(?:app)?|wpp|fixo|contato|liga(?:r|m|e)?|ligue|chip|linha|numero|phone|telefono|movil|ddd|n)";
var NUMBER = /(?:^|[^\d¤.,/-])((?:\+ ?\d{1,3}[ .-]?)?\(?0?\d{2,3}\)?[ ./-]{0,2}(?:numero )?9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/;
var APART = /\bddd\b[ :]*(?:e |eh )?(\d{2})\b[^\d¤?]{0,24}(9?\d{4}[ .-]?\d{4})(?!\d)/;
var APART_BEHIND = /(?:^|[^\d])(9?\d{4}[ .-]?\d{4})\b[^\d¤?]{0,16}\bddd\b[ :]*(?:e |eh )?(\d{2})\b/;
var WITHOUT_AREA = /(?:^|[^\d¤.,/-])(9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/;
var FOREIGN = /\+ ?(?!5 ?5)\d[\d .()-]{6,18}/;
var ANY = /(?:^|[^\d¤.,/-])(\(?\+?\d[\d ().-]{8,18}\d)(?!\d)/;
var LED = new RegExp(`\\b${LEAD$2}\\b[^\\d¤?]{0,24}$`);
/**
* Extracts phone numbers. Eight or nine digits without an area code count only if the open question asks for
* a phone number or the message says that it is one.
*/
function extractPhone(extraction) {
	const { text } = extraction;
	if (extraction.isOpen("phone")) extractDictated(extraction, true);
	const foreign = text.take(FOREIGN);
	if (foreign) add$1(extraction, text.typed(foreign.from, foreign.to), foreign.from);
	const apart = text.take(APART);
	const behind = apart ? null : text.take(APART_BEHIND);
	if (apart) add$1(extraction, `${apart.groups[1]}${apart.groups[2]}`, apart.from);
	if (behind) add$1(extraction, `${behind.groups[2]}${behind.groups[1]}`, behind.from);
	for (let found = text.find(NUMBER); found; found = text.find(NUMBER)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		const digits = phoneDigits(value);
		const parsed = parsePhone(value.replace("numero", ""));
		const isMeant = extraction.isOpen("phone") || isLed(extraction, from);
		if (!isMeant && digits.length < 11 && /^[\d ]+$/.test(value) || "problem" in parsed && (!isMeant || digits.length < 10)) break;
		text.claim(from, found.to);
		if ("value" in parsed || isMeant) add$1(extraction, value.replace("numero", ""), from);
	}
	if (extraction.isOpen("phone")) extractDictated(extraction, false);
	for (let found = text.find(WITHOUT_AREA); found; found = text.find(WITHOUT_AREA)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		if (!extraction.isOpen("phone") && !isLed(extraction, from)) break;
		text.claim(from, found.to);
		extraction.add("phone", named(extraction, value.replace(/\D/g, "")), from, "ddd");
	}
	const any = extraction.isOpen("phone") && !extraction.has("phone") ? text.take(ANY) : null;
	if (any) add$1(extraction, any.groups[1] ?? "", any.from);
}
/** Extracts a number with its area code, dictated or typed in groups: '98 9 88 41 33 07', '11 9l234-5678'. */
function extractDictated(extraction, isLettered) {
	const { text } = extraction;
	for (const { digits, from, to, hasLetters } of digitRunsIn(text, 8)) {
		const parsed = parsePhone(digits);
		if (isLettered && !hasLetters) continue;
		const isWithoutArea = "problem" in parsed && parsed.problem === "telefone-ddd";
		if ("problem" in parsed && !isWithoutArea) continue;
		text.claim(from, to);
		if ("value" in parsed) extraction.add("phone", named(extraction, parsed.value), from, hasLetters ? "typo" : null);
		else extraction.add("phone", named(extraction, digits), from, "ddd");
	}
}
var isLed = ({ text }, from) => LED.test(text.rest.slice(Math.max(0, from - 48), from));
/**
* Builds the answer under the name of the step's field: `telephone` for a call request, otherwise `phone`.
*/
var named = (extraction, phone) => extraction.hasField("phone", "telephone") ? { telephone: phone } : { phone };
function add$1(extraction, raw, at) {
	const parsed = parsePhone(raw);
	if ("problem" in parsed) extraction.add("phone", named(extraction, raw.trim()), at, "invalid");
	else extraction.add("phone", named(extraction, parsed.value), at);
}
// src/understanding/words/plan-mentions.ts
var SERVICES = [
	[/\bparamount(?: ?\+| plus)?(?![a-z])/, "paramount"],
	[/\b(?:hbo ?max|hbo|(?:com|o|e) max|max)\b/, "max"],
	[/\b(?:globo ?-?play|globo)\b/, "globo"]
];
/** Services that no plan has. */
var OTHER_SERVICE = /\b(?:netflix|deezer|disney|prime(?: video)?|amazon|spotify|mickey|apple tv|telecine|premiere|star ?plus|crunchyroll|youtube|canais|canal|hbo go)\b/;
var ANY_SERVICE = /\bcom (?:algum |um |uns )?(?:streamings?|tv|assinatura|filmes|series)\b/;
var CHEAPEST = /\b(?:(?:mais|bem) (?:barat\w+|em conta|economic[oa])|menor (?:preco|valor|custo)|(?:mais )?baratinho|mais (?:basic(?:o|inho)|simples|modest[oa])|(?:o |no )basicao|[oa] menor(?= que (?:tiver|tem)| de todos)|[oa] mais frac[oa]|(?:o )?(?:plano )?basic(?:o|inho)(?= (?:ta|esta|mesmo|ja|serve|resolve|basta|atende|pra mim))|cheapest|(?:el )?mas (?:barato|economico)|precinho)\b/;
var FASTEST = /\b(?:mais (?:rapid\w+|veloz(?:es)?|velocidade|forte|potente|ligeir[oa])|maior (?:velocidade|plano|de todos)|fastest|(?:el )?mas rapido|top de linha|gigante|canhao)\b/;
var DEAREST = /\b(?:mais (?:car[oa]|complet[oa]))\b/;
var BEST = /\b(?:(?:o |mais )top\b|(?:o|a) melhor(?: de todos| que| q|$)|o melhor plano|the best)/;
var PLAIN = /\b(?:sem (?:firulas?|frescuras?|adicional|adicionais|(?:aplicativos?|apps?)(?: adicionais)?|streaming|streamings|tv|assinatura|nada|extras?|canal|canais)|(?:so|apenas|somente) (?:a )?(?:internet|net)|pur(?:o|inho)|sec[oa]|pelad[oa]|(?<!mais )simples)\b/;
var GIGA = /(?:^|[^a-z\d.,])(?:(\d) ?)?(?:gigas?|gbps|gb|gigabits?|g)(?![a-z0-9])/;
var MEGA = /(?:^|[^\d.,])(\d{3,4}) ?(?:megas?|mbps|mb|m|mega)?(?![a-z0-9]|[.,/-]\d| ?(?:reais|pila|conto|anos|apto|ap\b))/;
var PRICE = /\bde (\d{2,3}) e (\d{2})\b(?! ?(?:m|g))|(?:r\$ ?)?(\d{2,3})(?:[.,](\d{2}))(?: reais)?(?!\d)|(?:^|[^\d.,])(\d{2,3}) ?(?:reais|real|conto|pila)\b|r\$ ?(\d{2,3})(?!\d)|\b(?:o|aquele) de (\d{2}|1[0-4]\d|2[0-4]\d)(?![\d.,]| ?(?:megas?|mbps|mb|m|gigas?|gbps|gb|g)(?![a-z])| e \d{2}\b)(?: (?:reais|real|conto|pila))?/;
/**
* Finds the description of a plan in a text.
* @param said lower-case text without accents
* @returns null if the text describes no plan
*/
function planSaid(said) {
	let rest = said;
	const spans = [];
	const take = (pattern) => {
		const match = pattern.exec(rest);
		if (match) {
			const end = match.index + match[0].length;
			spans.push([match.index, end]);
			rest = rest.slice(0, match.index) + "¤".repeat(match[0].length) + rest.slice(end);
		}
		return match;
	};
	const services = SERVICES.flatMap(([pattern, slug]) => take(pattern) ? [slug] : []);
	let isPlain = false;
	while (take(PLAIN)) isPlain = true;
	const isOther = OTHER_SERVICE.test(rest);
	const isStreaming = !isPlain && take(ANY_SERVICE) !== null;
	const rank = take(CHEAPEST) ? "cheapest" : take(FASTEST) ? "fastest" : take(DEAREST) ? "dearest" : take(BEST) ? "best" : null;
	const price = take(PRICE);
	const speeds = [];
	for (let giga = take(GIGA); giga; giga = take(GIGA)) speeds.push(Number(giga[1] ?? 1) * 1e3);
	for (let mega = take(MEGA); mega; mega = take(MEGA)) speeds.push(Number(mega[1]));
	const different = new Set(speeds);
	if (services.length === 0 && !rank && !price && speeds.length === 0 && !isPlain) return null;
	return {
		speed: different.size === 1 ? speeds[0] ?? null : null,
		services,
		rank,
		isPlain,
		isOther,
		isStreaming,
		price: price ? Number(`${price[1] ?? price[3] ?? price[5] ?? price[6] ?? price[7]}.${price[2] ?? price[4] ?? "00"}`) : null,
		isTorn: different.size > 1,
		spans,
		rest
	};
}
/**
* Finds the plan on offer that matches a description. A speed alone means the plan without streaming (D65).
*/
function planMeant(said, plans) {
	if (said.isOther) return "none";
	if (said.isTorn) return "several";
	const { speed, price } = said;
	let found = plans.filter((plan) => said.services.every((slug) => hasService(plan, slug)));
	if (said.isStreaming) found = found.filter((plan) => plan.subscriptions.length > 0);
	if (said.isPlain) found = found.filter((plan) => plan.subscriptions.length === 0);
	if (speed !== null) found = found.filter((plan) => hasSpeed(plan, speed));
	if (price !== null) found = found.filter((plan) => costs(plan, price));
	if (found.length === 0) return "none";
	if (said.rank) {
		const best = ranked(found, said.rank);
		return best ? { id: best.id } : "several";
	}
	const [only] = found;
	if (only && found.length === 1) return { id: only.id };
	const plain = found.filter((plan) => plan.subscriptions.length === 0);
	const [bare] = plain;
	return bare && plain.length === 1 && said.services.length === 0 && !said.isStreaming ? { id: bare.id } : "several";
}
var hasService = (plan, slug) => plan.subscriptions.some((each) => each.toLowerCase().includes(slug));
/** Accepts both the advertised and the real speed of a plan: the plan sold as 700 Mega downloads at 600. */
var hasSpeed = (plan, speed) => soldSpeed(plan.sku) === speed || plan.plan_download === speed || normalise(plan.plan).startsWith(nameOf(speed));
var nameOf = (speed) => speed % 1e3 === 0 ? `${speed / 1e3} giga` : `${speed} mega`;
var costs = (plan, price) => [plan.price, plan.price_with_dacc].some((each) => each === price || price % 1 === 0 && Math.floor(each) === price || Math.round(each) === price);
function ranked(plans, rank) {
	const score = (plan) => rank === "cheapest" ? -plan.price_with_dacc : rank === "dearest" ? plan.price_with_dacc : plan.plan_download * 1e6 - plan.price_with_dacc;
	const top = Math.max(...plans.map(score));
	const best = plans.filter((plan) => score(plan) === top);
	return best.length === 1 ? best[0] ?? null : null;
}
// src/understanding/extractors/plan.ts
/** Extracts the chosen plan, or the wish for a kind of plan, from a chat message. */
var CHOICE = /\b(?:quero|queria|contratarei|quererei|ficarei|querendo|qro|pode ser|pode por|fico|ficar|ficamos|vou (?:de|querer|ficar|pegar|no)|vou|vamos (?:de|no)|bora (?:de|no)|vai (?:de|ser|no)|fechad[oa]|escolho|escolhi|prefiro|deix\w+|desce pr[oa]|manda|me ve|me da|bota|coloca|coloque|pego|pra pegar|levo|fecha|fechar|fechado|assino|contrato|contratar|assinar|troca\w*|muda\w*|altera\w*|aquele|o de|o do|o q|o que|esse de|este de|i want|quiero|bora)\b/;
var CHOICE_VERB = /\b(?:quero|queria|qro|pode ser|fico|vou|manda|bota|coloca|prefiro|escolho|fecha\w*)\b/;
var FILLING = /^(?:cep|televisao|tv|ponto|final|numero|n|meu|minha|nome|tel|telefone|nenhum|nenhuma|nada|boleto|pix|debito|automatico|fatura|o|a|os|as|um|uma|de|do|da|dos|com|e|no|na|pra|pro|por|mes|mensal|plano|planos|pacote|opcao|oferta|internet|net|fibra|que|q|tem|tiver|tiverem|vcs|voces|for|todos|mim|quero|queria|pode|ser|vou|querer|ficar|fico|escolho|esse|este|aquele|aquela|prefiro|manda|mesmo|velocidade|the|one|el|plus|reais|streaming|me|ve|mega|entao|la|r|bom|boa|otimo|tamanho|basta|suficiente|resolve|atende|serve|chega|sobra|normal|normau|comum|msm|mesmo)$/;
var ORDINALS = [
	"primeir[oa]",
	"segund[oa]",
	"terceir[oa]",
	"quart[oa]",
	"quint[oa]",
	"sext[oa]",
	"setim[oa]",
	"oitav[oa]",
	"non[oa]"
];
var POSITION = new RegExp(`^\\W*(?:(?:quero|prefiro|pode ser|fico|vou|com|de|n[oa]|entao) )*(?:o |a )?(?:(?:plano|opcao|oferta) )?(?:(ultim[oa])|(${ORDINALS.join("|")}))(?: (?:plano|opcao|oferta|da lista))?$`);
var OF_HOUSE = /\b(?:cep|num|numero|casa|ap|apto|apartamento|rua|avenida|av|rg|bloco)\b/;
var ANAPHORA = /\b(?:quero|pode ser|fico com|vou (?:de|querer)|manda|prefiro|escolho) (?:ele|esse|este|essa|esta)\b/;
var ALONE$1 = /\b(?:sem (?:o |nenhum )?extra(?: nenhum)?|nenhum extra|so isso|so (?:o plano|a oferta)|mais nada)\b/;
/** What follows a plan and says why: 'o giga com paramount por causa da libertadores', 'o de 500 já tá bom demais'. */
var REASON = / (?:(?:q|que|pq|porque|pois|por causa d[aeo]s?) (?!tem\b|vem\b|tiver\b|for\b|inclui\b)|(?:ja )?(?:ta|esta|e|eh) (?:bom|otimo|mais que|suficiente|de bom tamanho)\b).*$/;
/** Cuts a reason off a clause that names a plan before it and none in it. */
function withoutReason(clause) {
	const reason = REASON.exec(clause);
	if (!reason) return clause;
	const before = clause.slice(0, reason.index);
	const said = planSaid(before);
	return said !== null && (said.speed !== null || said.services.length > 0) && planSaid(reason[0]) === null ? before : clause;
}
/** The plan that is not wanted: 'o de 1 giga em vez do 500'. */
var INSTEAD_OF = /\b(?:em vez|ao inves|no lugar) d[eo](?: de)? (?:\d+ ?(?:megas?|gigas?)?|giga)/g;
/** What names a service that is not chosen: refused, compared, or there already. */
var NOT_CHOSEN = /\b(?:nao|nem|sem|n|tir[ae]r?|menos|entre|ou)\b|\bja (?:tem|tenho|vejo)\b/;
/** A condition on what a plan includes or on what is possible. */
var ONLY_IF = /\bse (?:nao )?(?:tiver|passar?|for|puder|vier|incluir)\b/;
/** A superlative that chooses, rather than 'mais barato, né' about the way to pay. */
var RANKED = /\b(?:[oa]|um|plano|opcao|el|the) (?:plano |opcao |net |internet )?(?:mais|menor|maior|melhor|barat\w+|basic\w+|cheap\w+|fast\w+|mas|top)\b/;
/** A service that no plan has: 'aquele do mickey'. */
var WITH_OTHER = new RegExp(`\\b(?:com|d[oa]|tem|tenha|vem|inclu\\w+|aquele) (?:[oa] )?${OTHER_SERVICE.source.replace(/^\\b/, "")}`);
/** Something that a plan would have to include: 'com o mickey'. */
var WITH = /\bcom (?:o |a |os |as )?([a-z]{3,})/;
/**
* Extracts the plan that the visitor chooses from those on offer. Before the coverage check it extracts a
* wish instead, such as a speed, a streaming service or 'cheapest'.
*/
function extractPlan(extraction) {
	const { text } = extraction;
	if (!extraction.isExpected("plan") && !/\b(?:giga|gigas|mega|megas|plano|oferta)\b/.test(text.said)) return;
	const isOpen = extraction.isOpen("plan");
	const isAnaphoric = ANAPHORA.test(text.rest);
	let services = [];
	let hasOther = false;
	for (const { from, to, isQuestion } of text.clauses) {
		if (isQuestion && !isAnaphoric) continue;
		const clause = withoutReason(text.rest.slice(from, to).replace(INSTEAD_OF, (words) => " ".repeat(words.length)));
		const placed = isOpen ? byPosition(extraction, clause) : null;
		if (placed) {
			add(extraction, placed, from);
			continue;
		}
		const told = planSaid(clause);
		const isRefused = NOT_CHOSEN.test(clause);
		if (isOpen && WITH_OTHER.test(clause) && !isRefused) hasOther = true;
		if (/\b(?:normal|pur[oa]|simples)\b/.test(clause)) hasOther = false;
		if (hasOther) extraction.dispute("plan");
		const isAmong = told !== null && (told.rank ?? told.speed) !== null && told.services.length === 0 && services.length > 0;
		const said = told && {
			...told,
			...isAmong ? { services } : {},
			isOther: told.isOther || hasOther
		};
		if (told && told.services.length > 0) services = told.speed === null && !isRefused ? told.services : [];
		if (said && isOpen && ONLY_IF.test(text.said)) extraction.dispute("plan");
		if (said && (said.speed !== null || said.isTorn || said.services.length > 0 || said.rank) && isOpen && EITHER.test(clause)) extraction.dispute("plan");
		if (!said || !isChosen(extraction, clause, said, isAnaphoric)) continue;
		if (said.isPlain && extraction.has("plan") && said.speed === null) continue;
		const next = text.clauses.find((each) => each.from >= to);
		if (understand(extraction, said, from, isAmong || /\bmais (?:simples|modest[oa])\b/.test(clause) || next?.isQuestion === true && /^ *$/.test(text.said.slice(to, next.from)) && !CHOICE_VERB.test(clause))) for (const [at, end] of said.spans) text.claim(from + at, from + end);
	}
}
/** Whether a clause chooses a plan: it has a verb of choice, or contains nothing but the plan. */
function isChosen(extraction, clause, said, isAnaphoric) {
	const isBare = said.speed !== null && said.services.length === 0 && !/\d ?(?:g|m)/.test(clause);
	const isOffer = /\b(?:quero|queria|vou|fico|prefiro|pode ser)\b[^¤]{0,16}\b[oa] de (?:[3-8]00|1000|2000)\b/.test(clause);
	if (isBare && !isOffer && (OF_HOUSE.test(extraction.text.said) || (extraction.isOpen("plan") ? /\bnr?o?[.:] ?\d/ : /\bn(?:o|ro?)?[.:]? ?\d/).test(clause))) return false;
	if (/\bpossivel\b|\bsaber\b/.test(clause)) return false;
	if (EITHER.test(clause) || NEGATION.test(said.rest) && !ALONE$1.test(clause)) return false;
	const left = said.rest.split(/[^a-z0-9+]+/).filter((word) => /[a-z0-9]/.test(word) && !FILLING.test(word) && !FILLERS.has(word));
	const hasNumber = left.some((word) => /^\d/.test(word));
	const isMeant = CHOICE.test(clause) || isAnaphoric;
	const isNamed = said.services.length > 0 || said.rank !== null || said.price !== null || /\b(?:giga|mega|gb|mb|plano)|\bde (?:[3-8]00|1000|2000)\b/.test(clause);
	if (extraction.isOpen("plan")) return left.length === 0 || isMeant && !hasNumber || isNamed && left.length < 2 && !hasNumber;
	if (!isNamed && !(extraction.isCorrection && /\b(?:o|pro|pra|para) de \d/.test(clause))) return false;
	if (said.price !== null && said.speed === null && said.services.length === 0) return false;
	if (said.speed === null && said.services.length === 0 && !(said.rank && RANKED.test(clause) && (said.rank !== "best" || /\b(?:plano|internet|net|velocidade)\b/.test(clause)))) return false;
	return left.length === 0 || isMeant && !hasNumber || said.speed !== null;
}
function understand(extraction, said, at, isAskedOn) {
	const plans = offered(extraction);
	if (plans === null) {
		const wish = wishOf(said);
		if (wish === null) return false;
		extraction.add("plan", { wish }, at, wish.includes(" ") ? "confirm" : null);
		return true;
	}
	const extras = extraction.situation.order.facts.offers?.extras ?? [];
	const extra = extraction.hasField("plan", "offer2") && extras.length > 0 ? extras.find((each) => said.services.some((slug) => serves(each, slug))) : void 0;
	const meant = planMeant(extra ? {
		...said,
		services: []
	} : said, plans);
	if (typeof meant === "string") {
		if (extraction.isOpen("plan") || said.speed !== null) extraction.add("plan", {}, at, meant === "none" ? "unavailable" : "part");
		return true;
	}
	if (extra !== void 0 && said.speed === null && said.rank === null) return false;
	const values = {
		...valuesOf(extraction, meant.id),
		...extra ? { offer2: extra.id } : {}
	};
	const included = WITH.exec(said.rest)?.[1] ?? "";
	const isUnsure = said.rank === "best" || isAskedOn || unexpectedWordsIn(included).length > 0;
	extraction.add("plan", values, at, isUnsure ? "confirm" : null);
	return true;
}
var serves = (plan, slug) => plan.subscriptions.some((each) => each.toLowerCase().includes(slug));
/** Returns the plans to choose from, or null if coverage is not known yet. */
function offered(extraction) {
	const { coverage, offers } = extraction.situation.order.facts;
	if (extraction.hasField("plan", "offer1")) return offersInOrder(offers?.plans ?? []);
	if (extraction.hasCustomerOffers) return offers?.plans ?? [];
	return coverage?.plans ?? null;
}
var valuesOf = (extraction, id) => extraction.hasField("plan", "offer1") ? { offer1: id } : { idPlan: id };
function add(extraction, id, at) {
	extraction.add("plan", valuesOf(extraction, id), at);
}
var SLUGS = { globo: "globoplay" };
function wishOf(said) {
	const [service] = said.services;
	if (said.isTorn || said.isOther || said.services.length > 1 || said.rank === "best" || said.rank === "dearest") return null;
	const speed = said.speed === null ? "" : `${said.speed === 600 ? 700 : said.speed}`;
	if (service) return [speed, SLUGS[service] ?? service].filter(Boolean).join(" ");
	if (said.rank) return said.rank;
	return speed || null;
}
/**
* Returns the plans in the order of their cards on the screen (D78), one per card, or null if coverage is not
* known yet.
*/
function shownInOrder(extraction) {
	const plans = offered(extraction);
	if (plans === null || extraction.hasField("plan", "offer1")) return plans;
	return extraction.hasCustomerOffers ? offersInOrder(plans) : speedGroups(plans).map(({ plans: [first] }) => first);
}
function byPosition(extraction, clause) {
	const match = POSITION.exec(clause.trim());
	if (/^\W*(?:segunda|terca|quarta|quinta|sexta)\W*$/.test(clause)) return null;
	const plans = shownInOrder(extraction);
	if (!match || !plans) return null;
	if (match[1]) return plans.at(-1)?.id ?? null;
	return plans[ORDINALS.findIndex((ordinal) => new RegExp(`^${ordinal}$`).test(match[2] ?? ""))]?.id ?? null;
}
// src/understanding/words/named-option.ts
/** Finds which of a question's options a message names. */
/** Words with which people choose, besides fillers. */
var CHOOSING = /* @__PURE__ */ new Set([
	"prefiro",
	"preferia",
	"quero",
	"queria",
	"escolho",
	"melhor",
	"seria",
	"gostaria"
]);
/**
* Returns the value of the option that a text names; null if it names none, or several. Words such as 'eu' and
* 'prefiro' may surround the option.
*/
function namedOption(said, options) {
	return optionFrom(bareWords(said).filter((word) => !FILLERS.has(word) && !CHOOSING.has(word)).join(" "), options) ?? optionFrom(said, options);
}
/**
* Returns the value of the option that a text names: by the value, by the label, or by words that occur in no
* other option's label. Words may be abbreviated to their beginnings.
*/
function optionFrom(said, options) {
	const words = bareWords(normalise(said));
	const text = words.join(" ");
	if (text === "") return null;
	const labels = options.map(({ value, label }) => ({
		value,
		words: bareWords(normalise(label))
	}));
	const exact = labels.filter((each) => each.words.join(" ") === text || normalise(each.value) === text);
	if (exact.length > 0) return exact.length === 1 ? exact[0]?.value ?? null : null;
	if (text.length < 3) return null;
	const named = labels.filter((each) => words.every((word) => each.words.some((part) => part === word || word.length > 2 && part.startsWith(word))));
	return named.length === 1 ? named[0]?.value ?? null : null;
}
// src/understanding/extractors/quiz-answer.ts
/** Extracts the answer to the first unanswered question of the quiz, which proves the visitor's identity. */
function extractQuizAnswer(extraction) {
	const { quiz, draft } = extraction.situation;
	const open = extraction.isOpen("quiz") ? quiz?.questions.find(({ id }) => !draft[id]) : void 0;
	if (!quiz || !open) return;
	const options = open.answers.map(({ id, text }) => ({
		value: id,
		label: text
	}));
	const chosen = namedOption(extraction.text.said, options);
	if (chosen === null) return;
	const isLast = quiz.questions.every(({ id }) => id === open.id || draft[id]);
	extraction.add("quiz", { [open.id]: chosen }, 0, isLast ? null : "part");
}
// src/understanding/extractors/stays-at-known-address.ts
var HERE = /\b(?:mesmo|mesma|aqui|nesse|neste|nessa|nesta|esse|este)\b|\b(?:continuo|ainda|moro|resido)\b[^¤]{0,16}\b(?:ai|aqui|la|nele)\b/;
var THERE = /\b(?:outr[oa]|nov[oa]|mud\w+|troc\w+|nao (?:moro|e mais|e esse|e este)|diferente)\b/;
/** Extracts whether an existing customer wants the installation at the address on record. */
function extractSameAddress(extraction) {
	if (!extraction.isOpen("place")) return;
	const { text } = extraction;
	const [first] = text.clauses;
	if (!first || first.isQuestion || HEDGE.test(text.rest) || EITHER.test(text.rest)) return;
	const whole = text.rest.trim();
	const clause = text.rest.slice(first.from, first.to);
	if (/\b(?:talvez|se eu|vou pensar|pensando)\b/.test(whole)) return;
	const said = THERE.test(whole) || extraction.has("cep") ? false : yesNo(clause) ?? (HERE.test(whole) && !/\bnao\b/.test(whole) ? true : null);
	if (said !== null) extraction.add("place", { same_address: String(said) }, first.from);
}
// src/understanding/extractors/self-corrections.ts
/** A remark that marks the previous words as a joke: 'kkk brincadeira, é …' */
var JOKE = "(?:(?:k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}) )?(?:(?:e|eh|foi|to|tava|estou|so|era) ){0,3}(?:brincadeir(?:a|inha)|brinks|brincando|zoeira|zuera|zoando|(?<!\\bd[ae] )mentira|sacanagem|(?:just )?kidding)";
/**
* Words that take back the previous ones: 'dia 10, não, dia 20'. 'não' alone counts only between punctuation
* marks.
*/
var TAKES_BACK = new RegExp(`(?<![\\s,.;:-])[\\s,.;:-]+(?:(?:(?:ah|xi|ixi|ixe|vixe|eita|putz|opa|ih) )?nao[,.;:!]+|nao(?= (?:desculp|pera|espera|perdao|ops|opa|quer dizer|digo|ess[ae] ))|(?:e )?(?:ops|opa|ou melhor|melhor dizendo|quer dizer|digo|nah|na verdade|alias|perdao|desculp[ae](?! (?:o|a|os|as|pel[oa]|por|qualquer|mas)(?![a-z]))|perai?|espera|errei|corrigindo|minto|(?:pensando|pensei) (?:bem|melhor)|mudei de ideia|${JOKE})(?![a-z]))(?:[\\s,.;:!]+(?:nao(?! (?:tenho|to|estou|sei|lembro) )(?=[\\s,.;:!]+[a-z0-9])|ops|opa|ou melhor|quer dizer|digo|na verdade|perdao|desculp[ae]|perai?|espera|errei|esse nao|${JOKE})(?![a-z]))*[\\s,.;:!]*(?:(?:ess[ae]|est[ae]|isso|\\d{1,5}) (?:e|eh|era) (?:d[aeo] |[oa] )[^,.;]{1,32}[,.;]\\s*(?:(?:[oa] )?(?:minha|meu) (?:e|eh) |(?:agora|hoje) (?:e |eh )?(?:[oa] prefeitura )?(?:mudou (?:pra|para) )?)?)?(?:(?:e|eh|o certo e|melhor) ){0,2}`, "g");
var IS_JOKE = new RegExp(JOKE);
/**
* Words that deny or abandon a value: 'não é 1, é 2', 'o antigo era 1, agora é 2', 'ia de 1 mas vou de 2'.
*/
var LEAVES = /\b(?:nao (?:e(?! (?:o|a|meu|minha) (?:e-?mail|cep|cpf|tel\w*|cel\w*|zap|nome|numero|venc\w*))|eh|era|sao|quero|uso|usa|usem|manda|coloca|seria)|ia|iria|queria|pensei|pensava|era|antig[oa]|(?<!quanto )antes(?! d[aeo]s?\b)|velh[oa]|(?:que|q) (?:eu )?(?:dei|coloquei|botei|pus|marquei|passei|falei)(?: (?:foi|e|eh))?)\b/;
var TURNS = /[,;.]? (?:e sim|mas sim|mas|agora|hoje|depois|troca|trocar|muda|mudar|atual|nov[oa]|usa|usem|usar|coloca|e|eh)(?: (?:e|eh|vou|quero|uso|o|a|no|de|por))* |[,;] /g;
/** A number that is named again as the old one: '77 apto 12… não, 12 era o antigo, agora é 21'. */
var SAME_OLD = /(?<!\d)(\d{1,5})\b([^\d]{1,40})\b\1 (?:era|e|eh) (?:[oa] )?(?:antig[oa]|velh[oa])[,;.]? (?:e )?(?:agora|hoje|atual|o novo) (?:e|eh)(?: o)? (\d{1,5})(?![\d/])/;
/** Maximum number of corrections that are resolved in one message. */
var MOST = 6;
/** Words between the correction mark and the new value: 'o final é', 'o ano é'. */
var LEAD$1 = /^(?:(?:o|a|os|as) )?(?:final|fim|ultim[oa]s?|numero|digitos?|ano|mes|dia)?[\s,]*(?:(?:e|eh|era|certo e) )?/;
/**
* Resolves a correction within one message, such as 'dia 10, não, dia 20': hides the old value from the
* extractors, so that they find only the new one.
* @param alone extracts the values from a separate text
* @returns the corrected message if the visitor replaced only a part of a value ('segunda de manhã, não,
*   terça'), otherwise null
*/
function resolveSelfCorrection(extraction, alone) {
	const { rest } = extraction.text;
	const again = SAME_OLD.exec(rest);
	if (again) {
		const [, old = "", , fresh = ""] = again;
		const { raw } = extraction.text;
		return raw.slice(0, again.index) + fresh + raw.slice(again.index + old.length, again.index + old.length + (again[2]?.search(/[,.;]|$/) ?? 0));
	}
	const isReply = (said) => bareWords(said).some((word) => !FILLERS.has(word));
	const spoken = [...rest.matchAll(TAKES_BACK)].map(({ 0: mark, index }) => ({
		since: 0,
		from: index,
		to: index + mark.length
	})).filter(({ to }) => isReply(rest.slice(to)));
	const marks = [...spoken];
	const since = LEAVES.exec(rest)?.index;
	if (since !== void 0) for (const { 0: mark, index } of rest.slice(since).matchAll(TURNS)) marks.push({
		since,
		from: since + index,
		to: since + index + mark.length
	});
	if (marks.length > MOST || marks.some((mark) => isReplaced(extraction, alone, mark))) return null;
	const [only, another] = spoken;
	const joke = spoken.find(({ from, to }) => IS_JOKE.test(rest.slice(from, to)));
	const said = joke && alone(extraction.text.raw.slice(0, joke.from)).at(-1);
	if (said) {
		extraction.dispute(said.kind);
		return null;
	}
	return only && !another ? partReplaced(extraction, alone, only) : null;
}
/** What was said first is another part of the address: '601. opa, esse é o ap. prédio 75'. */
var OF_FLAT = /\b(?:ap|apto|apartamento|bloco|sala|loja|andar)\b/;
function isReplaced(extraction, alone, { since, from, to }) {
	const { raw } = extraction.text;
	const before = alone(raw.slice(since, from));
	const after = before.length > 0 ? alone(raw.slice(to)) : [];
	const old = before.find(({ kind }) => after.some((each) => each.kind === kind && isNew(each, since)));
	if (!old || "name mother".includes(old.kind) && raw.slice(from, to).toLowerCase() === " e ") return false;
	const next = before.find(({ at }) => at > old.at);
	const isFlat = old.values.complement !== void 0 && after.some(({ kind, values }) => kind === old.kind && values.complement === void 0);
	const isOfFlat = old.kind === "house" && OF_FLAT.test(extraction.text.said.slice(from, to));
	if (isFlat || isOfFlat) extraction.dispute(old.kind);
	extraction.text.claim(since === 0 ? old.at : since, next ? since + next.at : to - 1);
	if (next) extraction.text.claim(from, to - 1);
	if (since > 0 && HEDGE.test(extraction.text.said.slice(since, to))) extraction.dispute(old.kind);
	return true;
}
/** Whether a finding can replace an earlier value. It may also be invalid or not on offer. */
var isNew = ({ kind, why }, since) => why === null || /^(?:unavailable|invalid|typo|ddd)$/.test(why) || why === "confirm" && since === 0 && /^(?:name|mother)$/.test(kind);
/** What replaces a day but cannot be booked as it is: 'dia 24 de manhã, digo, fim do mês de manhã'. */
var VAGUE_DAY = /\b(?:semana|mes|ano|outr[oa]|qualquer|quanto|rapido|cedo possivel|noite|domingo|(?:segunda|terca|quarta|quinta|sexta) e (?:terca|quarta|quinta|sexta|sabado))\b/;
var NOT_THIS_DAY = /\b(?:sem ser|nao(?: e)?) ess[ea]\b/;
/** Maximum number of words before a correction. In a longer text, no part of a value is replaced. */
var WORDS = 12;
/**
* Replaces words before a correction by words of the same form after it: 'segunda de manhã, não, terça',
* 'lote 15, digo, lote 16'. Returns null if there is no unique way to do so; the old value may then become
* doubtful.
*/
function partReplaced(extraction, alone, { from, to }) {
	const { raw, rest } = extraction.text;
	const last = alone(raw.slice(0, from)).at(-1);
	const behind = to + (LEAD$1.exec(rest.slice(to))?.[0].length ?? 0);
	const end = /[,;.!?\n](?=\s|$)/.exec(rest.slice(behind))?.index ?? rest.length - behind;
	const fresh = wordsOf(rest.slice(behind, behind + end));
	const old = wordsOf(rest.slice(0, from));
	if (!last || fresh.length === 0) return null;
	if (last.kind === "visit" && (VAGUE_DAY.test(rest.slice(to)) || NOT_THIS_DAY.test(rest.slice(0, from)))) {
		extraction.dispute(last.kind);
		return null;
	}
	if (last.kind === "plan" && last.why !== null) {
		extraction.dispute(last.kind);
		return null;
	}
	const isShort = fresh.length <= 4 && old.length <= WORDS;
	const typed = raw.slice(behind, behind + end).trim();
	const isFinal = /\b(?:final|fim|ultim[oa]s?)\b/.test(rest.slice(to, behind));
	const found = [];
	const tries = last.kind === "email" || !isShort ? 0 : old.length;
	for (let at = 0; at < tries && at + fresh.length <= old.length; at++) {
		const words = old.slice(at, at + fresh.length);
		const [first] = words;
		const final = words.at(-1);
		if (first && first.from < last.at && /^(?:name|mother)$/.test(last.kind)) continue;
		if (!first || !final || !words.every((word, place) => isLike(word.text, fresh[place]?.text ?? ""))) continue;
		const message = `${raw.slice(0, first.from)}${typed}${raw.slice(final.to, from)}${raw.slice(behind + end)}`;
		if (HEDGE.test(rest) && !HEDGE.test(fold(message))) continue;
		const heard = alone(message).find(({ kind, why }) => kind === last.kind && why === null);
		if (!heard || isSame(heard.values, last.values)) continue;
		const alike = words.filter((word, place) => word.text === fresh[place]?.text).length;
		found.push({
			message,
			alike,
			values: heard.values
		});
	}
	const most = Math.max(0, ...found.map(({ alike }) => alike));
	const best = found.filter(({ alike }) => alike === most).slice(isFinal ? -1 : 0);
	const [only] = best;
	if (only && best.every(({ values }) => isSame(values, only.values))) return only.message;
	const news = rest.slice(behind, behind + end);
	const isNews = only !== void 0 || last.kind === "email" || last.kind === "house" && /\d/.test(rest.slice(behind)) || /\d/.test(news) || unexpectedWordsIn(news).length > 0;
	const later = alone(raw.slice(to, behind + end));
	if (later.some(({ kind }) => kind === last.kind) || isNews && later.length === 0) extraction.dispute(last.kind);
	return null;
}
var wordsOf = (text) => [...text.matchAll(/[a-z0-9/]+/g)].map(({ 0: word, index }) => ({
	text: word,
	from: index,
	to: index + word.length
}));
/** Whether both are words, or both are numbers of the same length. */
var isLike = (a, b) => /\d/.test(a) || /\d/.test(b) ? a.replace(/\d/g, "9") === b.replace(/\d/g, "9") : true;
// src/understanding/intents/asks-if-answer-can-change-later.ts
var LATER$1 = {
	due: "vencimento-mudar",
	plan: "trocar-plano",
	cep: "mudar-endereco",
	house: "mudar-endereco"
};
var CHANGES_LATER = /^\W*(?:(?:e|mas) )*se (?:eu )?(?:precis\w+|quiser|puder|resolver|der) (?:mudar|trocar|alterar)(?: [a-z]+)? (?:eu )?(?:consigo|posso|da|pode|rola|tem como)\W*$|^\W*(?:(?:e|mas|eu) )*(?:da pra|posso|consigo|pode|tem como|depois) (?:[a-z]+ )?(?:mudar|trocar|alterar)(?: (?:isso|depois|ele|o dia|a data|mais|pra|para|frente|tarde|futuramente|q|que|contratar))*\W*$/;
/**
* Recognises 'dá pra mudar depois?' (can it be changed later?) and similar questions. What 'it' means depends
* on the open question.
* @param clause lower-case text without accents
* @param open kinds of value that the open question asks for
* @returns id of the prepared answer in src/content/visitor-questions.ts
*/
var changeLater = (clause, open) => CHANGES_LATER.test(clause) ? open.map((kind) => LATER$1[kind]).find(Boolean) : void 0;
// src/understanding/intents/corrections.ts
var CHANGE = /\b(?:corrig\w*|correc\w*|corrij\w*|mud(?:a|e|o|ar|em|ou|ei|aram)\b|alter\w+|troc\w+|troqu\w+|edit\w+|arrum\w+|consert\w+|ajust\w+|atualiz\w+|refaz\w*|substitu\w+|volt\w+ (?:pro|pra|para o|para a|no|na)|pass\w+(?= [oa] (?:visita|dia|vencimento|data|instalacao|tecnico)\b)|(?:sub|aument|desc|baix|pass)\w+ (?:o plano )?(?:pr[oa]|para [oa])(?: plano)?(?: de)? \d|tir[ae]r?|cancel\w+(?= o debito)|(?:bot\w+|poe|coloc\w+)(?= (?:o|a) (?:vencimento|plano|nome|telefone|visita) (?:pr[oa]|para [oa]|pra|para|em)\b)|change|fix|correct|update|cambiar)\b/;
var WRONG = /\b(?:errei|errad[oa]s?|incorret[oa]s?|trocad[oa]s?|erro n[oa]|errad|equivocad[oa]|nao (?:esta|ta) cert[oa]|nao (?:e|eh|era) (?:ess[ea]|est[ea]|assim|isso)|saiu|faltou|(?:e|eh) (?:[oa] )?[a-z0-9]+ e nao (?:[oae] )*[a-z0-9]+|wrong)\b/;
var RIGHT = /\b(?:(?:o|a) cert[oa]|(?:o|a) corret[oa]|cert[oa] e|corret[oa] e|na verdade|na real|alias|quer dizer|digo|me enganei|mudei de (?:ideia|numero|telefone|email|plano|endereco)|agora e|desculpa|perdao|actually)\b/;
var ANOTHER = /\b(?:outr[oa]|nov[oa])\b/;
var LATER = /\b(?:depois|futuramente|no futuro|mais pra frente|mais tarde|um dia|ano que vem|mes que vem|qualquer hora|contratad[oa]|quando quiser|se eu)\b/;
/** A hypothetical clause, such as 'se o meu pagamento atrasar, …'. 'se der, …' is only polite. */
var SUPPOSES = /^\W*(?:e |mas |ai )?(?:se (?!der\b|puder|possivel|for possivel|nao\b)|caso )/;
/** What at the review says that a line of it is wrong, although nothing is called so. */
var NOT_AS_SHOWN = /\b(?:meu nome (?:e|eh) |era pra|devia|deveria|(?:e|eh) (?:com|sem) [a-z0-9]|(?:e|eh) (?:[oa] )?(?:antig|outr|nov)[oa]|(?:ta|esta|botou|botaram|colocou|colocaram) (?:d[aeo]|manha|tarde|[oa])|nao,? (?:e|eh) )|\b(?:nao|e|eh|ta|esta)$|\b(?:e|eh) [oa] \d/;
var SAYS_NO = /^\W*(?:nao|naum|n|nn|negativo)\b/;
var IS_RIGHT = /\b(?:ok|okay|cert[oa]s?|certinh[oa]|confere|correto|tudo)\b/;
var ADJECTIVE = /\b(?:cert[oa]|corret[oa])\b/;
var ONE_OF_IT = /\bum(?:a)? (?:numero|digito|letra|nome|dia)\b/;
var EXCEPT = /\b(?:menos|exceto|tirando|fora|so) (?:(?:so|apenas) )?(?:o|a|os|as|meu|minha)\b/;
/** More names for the steps, by kind of value, in addition to the names in the steps' own texts. */
var MORE = {
	house: [
		"numero da casa",
		"numero do predio",
		"apto",
		"ap",
		"bloco",
		"numero da rua"
	],
	name: [
		"sobrenome",
		"my name",
		"name"
	],
	phone: [
		"tel",
		"cel",
		"zap",
		"whats",
		"fone",
		"phone",
		"phone number",
		"meu numero",
		"contato"
	],
	email: [
		"e-mail",
		"imeio",
		"correio"
	],
	birth: [
		"nasci",
		"dia que nasci",
		"data de nascimento",
		"birthday",
		"ano de nascimento"
	],
	mother: [
		"nome da mae",
		"nome da minha mae",
		"minha mae"
	],
	document: ["rg", "documento"],
	due: [
		"venc",
		"data",
		"dia da fatura",
		"data da fatura",
		"dia do pagamento",
		"dia de pagar",
		"dia de vencer",
		"vence"
	],
	debit: [
		"forma de pagamento",
		"boleto",
		"pix",
		"debito automatico",
		"modo de pagamento",
		"jeito de pagar"
	],
	account: [
		"conta do banco",
		"conta bancaria",
		"dados do banco",
		"dados bancarios"
	],
	visit: [
		"visita",
		"tecnico",
		"dia do tecnico",
		"data da visita",
		"agenda",
		"dia da instalacao",
		"turno",
		"manha",
		"tarde"
	],
	plan: [
		"pacote",
		"mega",
		"giga"
	],
	cep: [
		"endereco",
		"rua",
		"lugar",
		"zip"
	]
};
var escaped = (word) => word.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&");
/** Maps every name of a step in this journey to the steps that it may mean, later steps first. */
function namesOf(extraction) {
	const { words } = extraction.situation;
	const ids = Object.keys(words);
	const names = /* @__PURE__ */ new Map();
	const add = (word, step) => {
		const steps = names.get(word) ?? [];
		const isLater = (a, b) => ids.indexOf(b) - ids.indexOf(a);
		if (!steps.includes(step)) names.set(word, [...steps, step].toSorted(isLater));
	};
	for (const step of ids) for (const word of words[step] ?? []) add(word, step);
	for (const [kind, more] of Object.entries(MORE)) {
		const step = extraction.stepFor(kind);
		if (step !== null) for (const word of more) add(word, step);
	}
	return names;
}
/** Whether a message corrects or takes back something. @param said lower-case text without accents */
var isCorrecting = (said) => (CHANGE.test(said) || WRONG.test(said) || RIGHT.test(said)) && !LATER.test(said);
/**
* Returns the id of the step that a message wants to correct, as in 'meu nome está errado'.
* @returns '' as the step if the message does not say which answer is wrong; null if it corrects nothing
*/
function stepToCorrect(extraction) {
	const { text, open } = extraction;
	let isSupposed = false;
	let change = null;
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.said.slice(from, to);
		isSupposed ||= SUPPOSES.test(clause);
		if (LATER.test(clause)) continue;
		if (isQuestion && (isSupposed || extraction.isOpen("due") && changeLater(clause, open))) continue;
		if (!((!isQuestion || /^\W*(?:da pra|posso|pode|consigo|tem como)\b/.test(clause)) && (CHANGE.test(clause) || WRONG.test(clause) || extraction.isOpen("consent") && EXCEPT.test(clause) || ADJECTIVE.test(clause) && RIGHT.test(clause) || ANOTHER.test(clause) && /\b(?:quero|tentar|prefiro|usar)\b/.test(clause) || extraction.isOpen("consent") && !isQuestion && !IS_RIGHT.test(clause) && (NOT_AS_SHOWN.test(clause.trim()) || SAYS_NO.test(text.said))))) continue;
		const shown = extraction.isOpen("consent") ? NOT_AS_SHOWN.exec(clause.trim()) : null;
		const house = /\bendereco\b/.test(clause) && isOfHouse(text.said) ? extraction.stepFor("house") : null;
		if (house !== null && extraction.situation.order.answers[house] !== void 0) return {
			step: house,
			from,
			to
		};
		const named = (shown && stepNamed(extraction, clause.slice(0, shown.index + 1))) ?? stepNamed(extraction, clause.replace(ONE_OF_IT, " "));
		if (named !== null) return {
			step: named.step,
			from,
			to
		};
		if (CHANGE.test(clause)) change ??= {
			from,
			to
		};
	}
	const beside = change && namedBeside(extraction, change);
	if (beside) return beside;
	return /^\W*(?:errei|corrig\w+|corrigir|ta errado|esta errado|digitei errado|mudar|alterar|trocar|editar|tem (?:coisa|algo) errad[oa]\w*)\b|\b(?:tem|tinha|achei) (?:(?:uma|alguma) )?(?:coisa|algo) errad[oa]\b/.test(text.said) ? {
		step: "",
		from: 0,
		to: 0
	} : null;
}
/** Whether a correction of the address tells a house number, and no CEP: 'o endereço tá errado, é 312'. */
var isOfHouse = (said) => /(?<![\d-])\d{1,4}[a-z]?(?![\d-])/.test(said) && !/\d{5}/.test(said);
/** Whether a clause is about a plan. A number alone may be anything else. */
var isOfPlan = (said) => OTHER_SERVICE.test(said) || planSaid(said) !== null && /\b(?:megas?|gigas?|plano|[oa] de \d)/.test(said);
/** Finds the answer that another clause names: 'nasci em 84, não 94, conserta pra mim', 'deixa eu mudar, quero o 700'. */
function namedBeside(extraction, { from, to }) {
	const { text } = extraction;
	for (const clause of text.clauses) {
		if (clause.from === from || clause.isQuestion) continue;
		const said = text.said.slice(clause.from, clause.to);
		const step = stepNamed(extraction, said)?.step ?? (isOfPlan(said) ? extraction.stepFor("plan") : null);
		if (step === null || step === extraction.situation.step) continue;
		if (extraction.situation.order.answers[step] === void 0) continue;
		return {
			step,
			from: Math.min(from, clause.from),
			to: Math.max(to, clause.to)
		};
	}
	return null;
}
/** Finds the answered step that a clause names. If several names occur in the clause, the longest counts. */
function stepNamed(extraction, clause) {
	const { order } = extraction.situation;
	let best = null;
	for (const [word, steps] of namesOf(extraction)) {
		if (best && best.word.length >= word.length) continue;
		if (!new RegExp(`(?:^|[^a-z0-9])${escaped(word)}(?![a-z0-9])`).test(clause)) continue;
		const step = steps.find((each) => order.answers[each] !== void 0);
		if (step !== void 0) best = {
			step,
			word
		};
	}
	return best;
}
// src/understanding/intents/visitor-questions.ts
var cues = [];
var questionLike = () => null;
/** Adds the patterns of the questions and their likeness with known wordings, which are loaded after the reader. */
function learnQuestions(patterns, find) {
	cues = patterns;
	questionLike = find;
}
/** Ids of the answers that explain why the order needs a value, by kind of value. */
var REASONS = {
	document: "por-que-cpf",
	mother: "por-que-mae"
};
/**
* Recognises questions about the service in a message, such as 'tem multa?'. If the message also contains an
* answer or a command, only clauses in the form of a question count.
* @param isSettled whether the message contains an answer to the open question, or a command
* @param isCorrected whether the message corrects an earlier answer
* @returns the ids of the prepared answers (`facts` in src/content/visitor-questions.ts), each once
*/
function askedFacts(extraction, isSettled, isCorrected) {
	const { text, open } = extraction;
	const found = [];
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.said.slice(from, to);
		if (isQuestion ? extraction.isChosenIn(from, to) : isSettled || extraction.isTakenIn(from, to)) continue;
		if (isCorrected && isCorrecting(clause)) continue;
		const fact = (BARE_WHY.test(clause) ? open.map((kind) => REASONS[kind]).find(Boolean) : void 0) ?? changeLater(clause, open);
		const named = fact ? [fact] : twoIn(clause, isQuestion) ?? [factIn(clause, isQuestion)];
		const facts = named.some(Boolean) ? named : [contextOf(extraction, {
			from,
			to
		})];
		const also = facts.includes("multa") && CHANGES_PLAN.test(clause) ? ["trocar-plano"] : [];
		for (const id of [...facts, ...also]) if (id && found.every((each) => each.id !== id)) found.push({
			id,
			from,
			to
		});
	}
	return found;
}
/** Recognises a question whose topic is in the clause before: 'só assiste no globoplay, já vem no de 500?' */
function contextOf(extraction, { from, to }) {
	const { text } = extraction;
	const before = text.clauses.find((each) => each.to <= from && /^[\s,]*$/.test(text.said.slice(each.to, from)));
	return before && text.said[to] === "?" && !before.isQuestion && !extraction.isTakenIn(before.from, to) && !/\bou\b/.test(text.said.slice(before.from, to)) ? cueIn(text.said.slice(before.from, to), true) : void 0;
}
var CHANGES_PLAN = /\b(?:aument|diminu|troc|baix|sub)\w* (?:de plano |o plano )?depois\b/;
var AND = / (?:e|ou|ou entao|mais|and|or) /g;
/** Recognises two questions joined in one clause: 'tem multa ou fidelidade?'. */
function twoIn(clause, isQuestion) {
	for (const { 0: and, index } of clause.matchAll(AND)) {
		const first = cueIn(clause.slice(0, index), isQuestion);
		const second = first && cueIn(clause.slice(index + and.length), isQuestion);
		if (first && second && first !== second) return [first, second];
	}
	return null;
}
/** Returns the first question with a cue that matches a clause. */
var cueIn = (clause, isQuestion) => cues.find(({ all, isTopic }) => (isQuestion || isTopic) && all.every((pattern) => pattern.test(clause)))?.id;
/** Topics of which no prepared answer speaks, however alike the question is to one. */
var OUTSIDE = /\b(?:limite|franquia|chuva|chov\w+|ip|bateria|furar|fura|parede|tomada|anuncios?|propaganda|titularidade|(?:muda|troca)r? (?:de |o )?titular|emprestimo)\b(?!.*aparelh)/;
function factIn(clause, isQuestion) {
	if (OUTSIDE.test(clause)) return null;
	const named = cueIn(clause, isQuestion);
	if (named) return named;
	if (BARE_WHY.test(clause)) return null;
	if (isQuestion ? PRICE$1.test(clause) && !OF_TIME.test(clause) : PRICE_TOPIC.test(clause)) return "preco";
	return isQuestion ? questionLike(clause) : null;
}
// src/understanding/intents/answer-beside-correction.ts
/**
* Returns the part of a message that answers the open question: an answer before the correction ('quero sim. e muda o
* vencimento pro dia 7'), or what names its value ('errei meu nome, é Marcelo. o da mãe é Odete Nunes').
* @returns null if everything belongs to the correction
*/
function answerBesideCorrection({ text, open }, { from, to }) {
	const said = text.raw.slice(0, from).trim();
	const isName = open.includes("name") || open.includes("mother");
	const before = open.includes("consent") || isName && !/[.!;]$/.test(said) ? "" : said;
	const named = text.clauses.find((clause) => clause.from >= to && open.some((kind) => NAMES_OF[kind]?.test(text.said.slice(clause.from, clause.to))));
	const after = named ? text.raw.slice(named.from) : "";
	if (before === "" && after === "") return null;
	return {
		own: `${before}. ${after}`,
		rest: text.raw.slice(0, text.raw.length - after.length) + " ".repeat(after.length)
	};
}
// src/understanding/intents/person-or-company.ts
var COMPANY = /\b(?:cnpj|pj|pessoa juridica|empresa|empresarial|firma|mei|loja|negocio)\b/;
var PERSON = /\b(?:cpf|pf|pessoa fisica|pra mim|para mim|mim mesm[oa])\b/;
/**
* Recognises which document the visitor will give: 'pf' for a person's CPF, 'pj' for a company's CNPJ, or
* null if the message does not say.
* @param said lower-case text without accents
*/
function personOrCompany(said) {
	if (/\b(?:nao|sem|n)\b|\?/.test(said)) return null;
	const isCompany = COMPANY.test(said);
	if (isCompany === PERSON.test(said)) return null;
	return isCompany ? "pj" : "pf";
}
// src/understanding/intents/asks-for-plan-advice.ts
/** Recognises a request for plan advice in a chat message. */
var ADVICE = [
	/\b(?:qual|quais)\b[^¤]{0,24}\b(?:melhor|compensa|indica\w*|recomenda\w*|sugere|vale mais|serve|ideal|bom|boa)\b/,
	/(?<!\bquem )\b(?:indica|recomenda|sugere|aconselha)(?:m|r|ria|riam|va)?\b/,
	/\b(?:nao sei|em duvida|duvida)\b[^¤]{0,24}\b(?:qual|plano|escolher|pegar|entre)\b/,
	/\bqual (?:plano )?(?:eu )?(?:pego|escolho|contrato|vc acha|voce acha|devo)\b|\bqual (?:(?:vc|voce)s? )?(?:pegava|pegaria|escolhi?a|escolheria)\b|\bmais (?:pega|vende|sai|procura|vendid|procurad|popular|escolhid|contratad)\w*\b/,
	/\b(?:me )?ajud\w+ a escolher\b/,
	/\bnao (?:entendo|entendi|sei|manjo)(?: nada)?(?: d[eo]| dess[ea]s?| disso)+ ?(?:megas?|gigas?|planos?|velocidade|internet)?\b(?=.*\b(?:ver|usar|falar|assistir|trabalhar|estudar|aconselh\w+)\b)/,
	/\bquant[oa]s? (?:(?:megas?|gigas?|eu|a gente) )*(?:preciso|precisa|precisamos|precisaria)\b/,
	/\bwhich (?:one|plan)\b|\bcual (?:es el mejor|me recomienda)/
];
/**
* Whether the visitor asks which plan to choose, as in 'qual é o melhor?'.
* @param said lower-case text without accents
*/
var asksForAdvice = (said) => ADVICE.some((pattern) => pattern.test(said));
// src/understanding/intents/small-talk.ts
var GREETING = /^(?:oi+e?|ola+|opa|eae|eai|e ai|salve|hey|hello|hi|hola|bo[am] (?:dia|tarde|noite)|alo|fala)\b/;
var THANKS = /\b(?:obrigad[oa]|obg|brigad[oa]|valeu|vlw|agradec\w+|grat[oa]|thanks|thank you|gracias)\b/;
var BYE = /\b(?:tchau|ate (?:mais|logo|breve)|flw|adeus|bye)\b|^falou\b|\bfalou$/;
var UPSET = /\b(?:merda|porra|caralho|krl|pqp|vsf|fdp|tnc|puta|bosta|lixo|idiota|imbecil|burr[oa]|otari[oa]|babaca|palhac\w+|ladr[ao]\w*|ladroes|absurdo|ridicul[oa]|raiva|odeio|pessim[oa]|que saco|cansei|desisto|inferno|droga|demora\w* (?:muito|demais)|demora da)\b/;
/**
* Recognises a greeting, thanks, a goodbye or anger in a message.
* @param said lower-case text without accents
*/
function smallTalkIn(said) {
	const whole = bareWords(said).join(" ");
	if (UPSET.test(whole)) return "upset";
	if (BYE.test(whole)) return "bye";
	if (THANKS.test(whole)) return "thanks";
	return GREETING.test(whole) ? "greeting" : null;
}
// src/understanding/intents/unexplained-questions.ts
/** Beginnings of a question that needs no mark. */
var CLEARLY_ASKS = /^\W*(?:(?:e|mas|oi|ola|olha|moc[ao]|antes|entao|ah|eu|so|uai|oxe|me|tb|tambem) )*(?:(?:queria|gostaria de|quero|preciso|vim|posso) (?:saber|perguntar|entender)|(?:diz|diga|fala|fale|explica|confere|sabe) (?:se|como|quanto|qual|o que|que)|(?:voces?|vcs?) (?!quer|ped|precis|que|q\b|ja\b|nao\b|e\b|sao\b)[a-z]+|tem (?:como|algum\w*|jeito)|da (?:pra|para) |sera que|como (?:e|eh|faz|faco|fica|funciona|q|que)|qual|quais|quanto|posso|consigo|e se)\b/;
/** A question of two words, unlike 'pode ser?' and 'tudo bem?'. */
var ASKS_SHORTLY = /^\W*(?:qual|quanto|quando|quem|como|onde|tem (?!problema nao)|aceita|paga|cobra)\b/;
/** A question of one word. */
var LONE = /\b(?:corta|guarda|garante|demora|compensa)\b/;
/** Whether a clause that asks contains no value, no known question and nothing else that was understood. */
function isLeftOpen({ text }, { advice, wayOut, smalltalk, person, agreed, answers }, explained) {
	if (advice || wayOut !== null || person !== null || agreed !== null || smalltalk === "upset") return false;
	return text.clauses.some(({ from, to, isQuestion }) => {
		const clause = text.rest.slice(from, to);
		const said = text.said.slice(from, to);
		const hasMark = /^[.,;:!]*\?/.test(text.said.slice(to));
		if (!isQuestion || !(hasMark || CLEARLY_ASKS.test(said))) return false;
		if (explained.some((each) => each.from < to && each.to > from)) return false;
		const behind = clause.slice(clause.lastIndexOf("¤") + 1);
		if (behind !== clause) return hasMark && bareWords(behind).length > 2 && unexpectedWordsIn(behind).length > 0;
		const words = clause.trim().split(/\s+/).length;
		return words > (hasMark ? Number(!LONE.test(clause)) : 2) && !(smalltalk !== null && words < 5) && !(words < 3 && !ASKS_SHORTLY.test(clause) && Object.keys(answers).length > 0);
	});
}
// src/understanding/intents/requests-instead-of-answer.ts
var DEVICE = /\b(?:continu\w+|termin\w+|segu\w+|abr\w+|pass\w+|lev\w+)\b[^?]{0,24}\b(?:n[oa]|em|pelo|pro|para o|pra o|outr[oa])(?: meu| outr[oa])? (?:celular|computador|aparelho|pc|notebook|tablet|lugar|telefone)\b|^outro aparelho$/;
var OTHER_VISIT = /\b(?:remarc|reagend)\w+|\b(?:mud|troc|alter|adi|antecip|pass|marc)\w+\b.*\b(?:visita|instal\w+|tecnico|dia|data|horario|agendamento)\b|\b(?:outr[oa]|nov[oa]) (?:dia|data|horario)\b|\bnao (?:vou|posso|consigo|estarei)\b.*\b(?:nesse|neste|no) dia\b/;
/**
* Whether the visitor wants another day for the technician's visit.
* @param said lower-case text without accents
*/
var wantsToReschedule = (said) => OTHER_VISIT.test(said);
/**
* Recognises a request that does not answer the open question, such as 'outro endereço' or 'manda outro
* código'.
* @param said lower-case text without accents
*/
function wayOutIn(said) {
	const whole = bareWords(said).join(" ");
	if (DEVICE.test(whole)) return "device";
	if (/\b(?:reenvi\w+|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/.test(whole)) return "code";
	if (/\b(?:outro|novo|nesse outro) (?:cpf|documento)\b/.test(whole)) return "document";
	if (/\bnao (?:quero|precisa|preciso)(?: (?:ser avisad[oa]|me avisar|avisar|aviso|de aviso|nada))?$/.test(whole)) return "withdraw";
	return /\b(?:outro|outra|novo) (?:endereco|cep|lugar|rua|casa)\b/.test(whole) ? "address" : null;
}
// src/understanding/read.ts
/** Reads a chat message with fixed rules; the entry point of src/understanding. */
/** A postcode is told, not mentioned: 'me mudo dia 5 pro 09750-730'. */
var POSTCODE = /\d{5}-?\d{3}(?!\d)/;
var NOTHING = {
	answers: {},
	doubts: [],
	command: null,
	facts: [],
	clear: false,
	agreed: null,
	smalltalk: null,
	advice: false,
	wayOut: null,
	unanswered: false,
	person: null,
	wrong: false
};
/**
* Works out what a chat message means: answers, doubtful values, a command, questions about the service. It
* applies fixed rules and uses neither a language model nor a server (docs/decisions/0022).
*/
function read(message, situation) {
	if (PROGRAM_CODE.test(message.toLowerCase())) return NOTHING;
	let extraction = new Extraction(message, situation);
	const { said, raw } = extraction.text;
	const agreed = yesNo(said, raw);
	if (situation.doubt && agreed === true && isSettledByYes(situation.doubt)) return {
		...NOTHING,
		answers: { [situation.doubt.step]: situation.doubt.values },
		clear: true,
		agreed
	};
	extraction.isCorrection = isCorrecting(extraction.text.said);
	const correction = stepToCorrect(extraction);
	const named = correction && correction.step;
	const parts = correction && named !== situation.step ? answerBesideCorrection(extraction, correction) : null;
	if (parts) extraction = new Extraction(parts.rest, situation);
	const beside = parts ? answersOfOpen(parts.own, situation) : [];
	if (named) extraction.turnTo(named);
	const alone = (part) => {
		const other = new Extraction(part, situation);
		if (named) other.turnTo(named);
		extractAll(other);
		return other.findings();
	};
	const mended = resolveSelfCorrection(extraction, alone);
	if (mended !== null) {
		extraction = new Extraction(mended, situation);
		extraction.isCorrection = true;
		if (named) extraction.turnTo(named);
	}
	const heard = movesIn(extraction.text.said, extraction.open);
	for (const { from, to } of heard.filter(onlyMentions)) if (!POSTCODE.test(extraction.text.said.slice(from, to))) extraction.text.claim(from, to);
	takeAdvised(extraction);
	extractAlternatives(extraction, alone);
	extractAll(extraction);
	const isCompared = (at) => heard.some(({ id, to }) => id === "comparar" && at < to);
	const findings = extraction.findings().filter(({ kind, at }) => kind !== "plan" || !isCompared(at));
	const replaced = findings.find((finding) => finding.why !== "confirm" && !finding.or && replaces(extraction, finding));
	const isRescheduling = Boolean(situation.order.finished?.schedule) && wantsToReschedule(said);
	const spoken = isRescheduling ? null : commandOf(extraction, replaced, named, findings);
	const isObeyed = spoken !== null && !spoken.startsWith("correct:");
	const kept = [...findings.filter((finding) => !isObeyed || isHard(finding.kind)), ...beside.filter(({ kind }) => findings.every((finding) => finding.kind !== kind))];
	const moves = kept.length === 0 ? heard : heard.filter(countsBesideAnswer);
	const isElsewhere = isRescheduling || isObeyed && spoken !== "help";
	const asked = isElsewhere ? [] : askedFacts(extraction, (isObeyed ? spoken !== "help" : spoken !== null) || isAnswered(extraction, kept), Boolean(named));
	const facts = isElsewhere ? [] : idsOf(asked, moves, /\bcpf\b|\bmae\b/.test(said));
	const command = spoken === "help" && facts.length > 0 ? null : spoken;
	const { answers: found, refused } = answersOf(extraction, kept);
	const answers = command !== null || facts.length > 0 || refused.length > 0 || Object.keys(found).length > 0 ? found : choiceIn(said, situation);
	const doubts = [...doubtsOf(extraction, kept), ...refused];
	const reading = {
		answers,
		doubts,
		command,
		facts,
		clear: (Object.keys(answers).length > 0 || command !== null || facts.length > 0) && doubts.length === 0,
		agreed,
		smalltalk: smallTalkIn(fold(message.slice(0, 200).normalize("NFC"))),
		advice: isAdviceAsked(extraction) && !moves.some(({ id }) => id === "comparar" || id === "serve"),
		wayOut: isRescheduling ? "visit" : kept.length > 0 ? null : wayOutAt(extraction),
		unanswered: false,
		person: extraction.isOpen("document") && !extraction.has("document") ? personOrCompany(said) : null,
		wrong: named === ""
	};
	return {
		...reading,
		unanswered: !isElsewhere && command !== "help" && isLeftOpen(extraction, reading, [...asked, ...moves])
	};
}
/** Whether advice on the plans is asked for. Once one is chosen, 'qual é melhor?' is about the open question. */
var isAdviceAsked = (extraction) => asksForAdvice(extraction.text.said) && (extraction.given("plan") === null || /\b(?:planos?|megas?|gigas?|pacotes?)\b/.test(extraction.text.said));
/** Returns what is requested instead of an answer. Only who is on the waiting list can withdraw: 'não quero' answers. */
function wayOutAt({ text, situation: { order, step } }) {
	const wayOut = wayOutIn(text.said);
	return wayOut === "withdraw" && stepOf(order, step).view !== "waiting-list" ? null : wayOut;
}
/** Returns what a part of a message answers to the open question without a doubt, however it goes on. */
function answersOfOpen(part, situation) {
	const extraction = new Extraction(part, situation);
	extractAll(extraction);
	return extraction.findings().filter(({ kind, why }) => why === null && extraction.open.includes(kind));
}
/** Returns the ids of what was asked. A reason that a question asks for by name is not asked for again. */
function idsOf(found, moves, isNamed) {
	const isOfCep = moves.some(({ id }) => id === "por-que-cep");
	const asked = found.filter(({ id }) => !isOfCep || id !== "por-que-cpf");
	const others = !(!isNamed && moves.some(({ id }) => /^por-que-(?!cep)/.test(id))) && asked.some(({ id }) => id.startsWith("por-que-")) ? moves.filter(({ id }) => !id.startsWith("por-que-")) : moves;
	return [...new Set([...asked, ...others].map(({ id }) => id))];
}
/** Takes the recommended plan, if the message chooses it: 'quero essa que você indicou'. */
function takeAdvised(extraction) {
	const { advised, order } = extraction.situation;
	const at = advised === void 0 ? null : takesAdvisedPlan(extraction.text.said, extraction.isOpen("plan"));
	if (advised === void 0 || at === null || !order.facts.coverage?.plans.some(({ id }) => id === advised)) return;
	extraction.add("plan", { idPlan: advised }, at.from);
	extraction.text.claim(at.from, at.to);
}
/**
* Reads two sample messages, so that the patterns and word lists are compiled before the first real one. Call
* it when the browser is idle.
*/
function prepareToRead(situation) {
	read("oi, tem fidelidade? meu nome é ana souza, dia 10 no boleto", situation);
	read("qual a diferença entre uma coisa e outra?", situation);
}
/** Returns the answer to the open question if it is a choice by its options' labels and the message names one. */
function choiceIn(said, { step, choice }) {
	const value = choice && namedOption(said, choice.options);
	return value == null ? {} : { [step]: { [choice?.name ?? ""]: value } };
}
/** Whether the visitor can settle a doubt by saying yes, because the chat has proposed a complete value. */
var isSettledByYes = ({ why }) => why === "confirm" || why === "typo";
/**
* Runs all extractors, the most reliable formats first. Each extractor claims the characters that it used, so
* that no other extractor uses them again.
*/
function extractAll(extraction) {
	const later = laterExtractors();
	extraction.dropDenied();
	extractEmail(extraction);
	if (extraction.isOpen("code")) extractCode(extraction);
	if (extraction.isOpen("cep")) extractCep(extraction);
	extractDocument(extraction);
	if (extraction.isOpen("birth")) later?.extractBirthDate(extraction);
	later?.extractBankAccount(extraction);
	extractCep(extraction);
	extractPhone(extraction);
	extractHouseNumber(extraction);
	later?.extractVisit(extraction);
	later?.extractBirthDate(extraction);
	later?.extractDueDay(extraction);
	extractPlan(extraction);
	later?.extractDebitOrBill(extraction);
	extractSameAddress(extraction);
	extractQuizAnswer(extraction);
	later?.extractConsent(extraction);
	extractNames(extraction);
}
/**
* Kinds of value recognised by their format alone. Such a value counts even in a message that contains a
* command.
*/
var HARD = /* @__PURE__ */ new Set([
	"cep",
	"email",
	"phone",
	"document"
]);
var isHard = (kind) => HARD.has(kind);
/** Whether a finding replaces an earlier answer. */
function replaces(extraction, { kind, values }) {
	const given = extraction.given(kind);
	return given !== null && (extraction.isCorrection || !isSame(values, given));
}
/** Whether the findings answer the open question. */
var isAnswered = (extraction, findings) => findings.some(({ kind, why }) => why === null && extraction.open.includes(kind));
function commandOf(extraction, replaced, named, findings) {
	const spoken = commandIn(extraction.text.said);
	const isMoreExact = spoken === "back" && (named || findings.length > 0);
	if (spoken !== null && !isMoreExact && !isAnswered(extraction, findings)) return spoken;
	const home = replaced && extraction.stepFor(replaced.kind);
	if (home) return `correct:${home}`;
	return named ? `correct:${named}` : null;
}
/**
* Collects the recordable values by step. Values that fail their step's own check become doubts (`refused`).
*/
function answersOf(extraction, findings) {
	const { order } = extraction.situation;
	const answers = {};
	const refused = [];
	for (const { kind, values, why } of findings) {
		const home = extraction.stepFor(kind);
		if (why === null && home !== null) answers[home] = {
			...answers[home],
			...values
		};
	}
	for (const [step, values] of Object.entries(answers)) {
		if (values.wish !== void 0) continue;
		const checked = check(stepOf(order, step), values, order);
		if ("values" in checked || !Object.keys(values).some((name) => checked.problems[name])) continue;
		delete answers[step];
		refused.push({
			step,
			values,
			why: "invalid"
		});
	}
	return {
		answers,
		refused
	};
}
function doubtsOf(extraction, findings) {
	return findings.flatMap(({ kind, values, why, or }) => {
		const step = extraction.stepFor(kind);
		return why !== null && step !== null ? [{
			step,
			values,
			why,
			...or ? { or } : {}
		}] : [];
	});
}
// src/understanding/extractors/house-or-flat.ts
/** Reads whether a message says that the address is a house, or which flat it is. */
var LIMIT = 128;
/** Answers for an address without a complement: "É casa", "moro em casa térrea", "não", "sem complemento". */
var NONE = /^(?:(?:e|eh|na|nao|n|sim|so|uma|um|minha|a|moro|em|numa|fica|aqui|mesmo|normal|e uma)[ ,]+)*(?:casa|sobrado|residencia|terrea|nao|n|nenhum|nada|nada nao|(?:sem|nao (?:tem|possui|ha)|n tem|nenhum) (?:complemento|compl|apto|ap|apartamento|bloco|nada|isso)|nao (?:tem|possui|ha|e (?:ap|apto|apartamento|predio)))(?:[ ,]+(?:casa|terrea|mesmo|msm|normal|so|e|eh|sem complemento|de rua|nao|viu|ta|ok|sim|obrigad[oa]))*\W*$/;
/** Answers that mention a flat without its number. */
var FLAT = /\b(?:ap|apt|apto|ape|apartamento|apart|predio|edificio|condominio|kitnet)\b\W*$/;
/** A flat number on its own: '42', '42 b', 'b12'. */
var ALONE = /^(?:\d{1,5} ?[a-z]?|[a-z]\d{1,4})$/;
/**
* Words that rule out a flat in a message with a house number: "casa 12", "1578, é casa", "130 sem
* complemento".
*/
var HOUSE = /(?<!\b(?:da|de|a) )\b(?:casa(?! (?:d[aeo]|ou) )|sobrado|residencia)\b|\b(?:sem|nao (?:tem|possui|ha)|n tem) (?:complemento|compl|apto|ap|apartamento|bloco)\b|\bnao (?:e|eh|moro em) (?:ap|apto|apartamento|predio)\b/;
/** Whether a message with a house number also says that the address is a house without flats. */
var saysHouse = (message) => HOUSE.test(new MessageText(message).said);
/**
* Reads an answer to "É casa ou apartamento?", house or flat (D80). Call it only if the message contains
* nothing else.
* @returns null if the message does not answer that question
*/
function readComplement(message) {
	const text = new MessageText(message.trim());
	const said = text.said.replace(/\s+/g, " ").trim();
	if (said === "" || text.raw.length > LIMIT || /\?/.test(said)) return null;
	if (NONE.test(said)) return { complement: "" };
	if (ALONE.test(said)) return { complement: text.raw.trim().replace(/\s+/g, " ") };
	const words = [...said.matchAll(/[a-z0-9]+/g)];
	const first = words.findIndex(([word]) => isExtra(word));
	if (first < 0) return FLAT.test(said) ? "no-number" : null;
	const lead = words.slice(0, first).map(([word]) => word);
	if (!lead.every((word) => FILLERS.has(word) || LEAD.has(word) || FLOOR.test(word))) return null;
	const start = lead.some((word) => FLOOR.test(word)) ? 0 : words[first]?.index ?? 0;
	if (FLAT.test(said) && !NAMED.test(said.slice(start))) return "no-number";
	return { complement: text.typed(start, text.said.length).trim().replace(/[.!]+$/, "") };
}
var LEAD = new Set("e eh o no na a em moro fica do da meu minha apenas um uma numa num sim nao sou esse".split(" "));
var FLOOR = /^\d{1,2}[oa]?$/;
/** Digits or words that identify a flat within a building. */
var NAMED = /\d|\b(?:fundos|frente|terreo|cobertura|altos|baixos|[a-z])\b/;
// src/conversation/messages/house-or-flat.ts
/**
* Marks the address as a house if the message says so together with the house number. The chat then does not
* ask "É casa ou apartamento?" (D80).
*/
function withHouse(reading, message, order) {
	const step = findStep(order, ({ second }) => second !== void 0);
	const said = step && reading.answers[step.id];
	if (!said || said.complement || !saysHouse(message)) return reading;
	return {
		...reading,
		answers: {
			...reading.answers,
			[step.id]: {
				...said,
				home: "house"
			}
		}
	};
}
/**
* Handles the answer to "É casa ou apartamento?" (house or flat). A message with other content, such as a
* command, or with a complete address does not answer it.
* @param echo the message with secrets masked, as shown in the transcript
* @returns whether the message answered the question
*/
function answerSecondLine(store, reading, message, echo) {
	const state = store.getState();
	const order = selectOrder(state);
	const position = selectPosition(state);
	if (!asksSecondLine(order, stepOf(order, position))) return false;
	const { command, facts, wayOut, advice, answers } = reading;
	if (command !== null || facts.length > 0 || wayOut !== null || advice || answers[position]?.complement) return false;
	const said = readComplement(message);
	if (said === null) return false;
	store.dispatch(messageRead({ understood: true }));
	clearLine(store);
	if (said === "no-number") {
		quote(store, echo);
		say(store, textOf(order, position).second?.which ?? "");
		return true;
	}
	const { values = {} } = order.answers[position] ?? {};
	store.dispatch(volunteered({ answers: { [position]: {
		...values,
		complement: said.complement
	} } }));
	return true;
}
// src/conversation/messages/message-context.ts
/**
* Collects the context in which a message is read: the order, the current question and the values in its
* form.
* @param message the message just sent. The field into which it was typed still holds it, so it is left out
*   of `draft`.
*/
function situationOf(state, message) {
	const order = selectOrder(state);
	const step = selectPosition(state);
	return {
		step,
		order: withDays(order),
		quiz: selectQuiz(state),
		banks: selectBanks(state) ?? [],
		words: Object.fromEntries(idsOf$1(order, "chat").map((id) => [id, textOf(order, id).words])),
		doubt: state.dialogue.doubt,
		draft: withoutMessage(state, step, message),
		advised: state.dialogue.noted.advised,
		choice: choiceAt(order, step)
	};
}
/** Returns the choice of a step, if no field of that step is read from messages in another way (`Field.said`). */
function choiceAt(order, step) {
	const { fields } = stepOf(order, step);
	const { options } = textOf(order, step);
	const field = fields.find(({ kind }) => kind === "choice");
	return field && options && fields.every(({ said }) => said === void 0) ? {
		name: field.name,
		options
	} : void 0;
}
/** Number of days, from tomorrow on, for which an installation can be booked. */
var DAYS = 30;
/**
* Until the free days are known, returns the order with every day free. A day in a message is checked later.
*/
function withDays(order) {
	if (order.facts.freeDates) return order;
	const freeDates = Array.from({ length: DAYS }, (_, at) => ({
		date: isoToBr(addDays(order.today, at + 1)),
		periods: ["manha", "tarde"]
	}));
	return {
		...order,
		facts: {
			...order.facts,
			freeDates
		}
	};
}
/**
* Returns the unsent values of a step's form without the message that was just sent from one of its fields.
*/
function withoutMessage(state, step, message) {
	const { fields, parts } = stepOf(selectOrder(state), step);
	const { taken, reopened } = state.parts;
	const isTold = (name) => !parts || taken[step]?.includes(name) === true && reopened?.name !== name;
	const isText = (name) => fields.find((field) => field.name === name)?.kind === "text";
	const bare = (text) => text.replace(/[^\p{L}\d]/gu, "");
	const sent = bare(message);
	return Object.fromEntries(Object.entries(selectDraft(state, step)).filter(([name, value]) => isTold(name) && (!isText(name) || !value || !sent.includes(bare(value)))));
}
// src/conversation/messages/read-in-context.ts
/**
* Works out what a chat message means at this point of the conversation. Besides answers and commands, a
* message may complete a doubtful value, choose between several values, give the new value of a correction,
* or contain a typo in an e-mail address.
*/
function readInContext(text, situation) {
	return questionTypo([withLine, withDigits].reduce((reading, more) => more(reading, text, situation), readWith(text, situation)), situation.doubt);
}
/**
* Adds the fields that the step's own one-line parser finds, unless they contradict the values found so far.
*/
function withLine(reading, text, { step, order }) {
	const present = stepOf(order, step);
	if (reading.facts.length > 0 || reading.unanswered) return reading;
	const read = reading.answers[step];
	const checked = present.line && read ? check(present, present.line.read(text, {}), order) : null;
	if (!read || !checked || "problems" in checked) return reading;
	return Object.entries(read).every(([name, value]) => !value || checked.values[name] === value) ? {
		...reading,
		answers: {
			...reading.answers,
			[step]: checked.values
		}
	} : reading;
}
/**
* Treats a message of digits that was not understood as an invalid answer, so that the question's own error
* message is shown.
*/
function withDigits(reading, text, { step, order }) {
	const present = stepOf(order, step);
	const name = present.fields.find(({ kind }) => kind === "text")?.name;
	if (isUnderstood(reading) || !asksOneLine(present) || name === void 0 || !/^[\d\s./()-]+$/.test(text)) return reading;
	return {
		...reading,
		doubts: [{
			step,
			values: { [name]: text },
			why: "invalid"
		}]
	};
}
/**
* Reads a message, and completes it if it announces a correction or replies to a question about a doubtful
* value.
*/
function readWith(text, situation) {
	const reading = read(text, situation);
	const { command } = reading;
	if (command?.startsWith("correct:")) return withNewValue(reading, text, {
		...situation,
		step: command.slice(8)
	});
	return situation.doubt ? withDoubt(reading, situation.doubt, text, situation) : reading;
}
/** Completes the doubtful value with the message, which may be a missing surname or area code. */
function withDoubt(reading, { step, values, why, or }, text, situation) {
	const [before = ""] = Object.values(values);
	if (or) return withChoice(reading, or, text, {
		...situation,
		step
	});
	if (reading.answers[step] || isTalk(reading) || normalise(before) === normalise(text)) return reading;
	const completed = read({
		surname: `${before} ${text}`,
		ddd: `${text} ${before}`
	}[why] ?? text, {
		...situation,
		doubt: null
	});
	return completed.answers[step] ? completed : reading;
}
/**
* Chooses between the doubtful values: by position ("o primeiro"), or because the message repeats one of
* them.
*/
function withChoice(reading, or, text, situation) {
	const { step } = situation;
	const place = placeInList(text);
	const chosen = place === null ? void 0 : or.at(place);
	if (chosen) return {
		...reading,
		answers: { [step]: chosen },
		doubts: [],
		clear: true
	};
	if (isUnderstood(reading)) return reading;
	const { [step]: values } = read(text, {
		...situation,
		doubt: null
	}).answers;
	return values !== void 0 && or.some((each) => isSame(each, values)) ? {
		...reading,
		answers: { [step]: values },
		clear: true
	} : reading;
}
/** Reads the text after "para" as the new value of a correction: "mudar o nome para Joana Prado". */
function withNewValue(reading, text, situation) {
	const { step } = situation;
	const value = text.split(/\s(?:para|pra|pro)\s|:\s/i).at(-1) ?? "";
	if (reading.answers[step] !== void 0 || reading.doubts.some((doubt) => doubt.step === step) || value === text || !isStepOf(situation.order, step)) return reading;
	const { answers, doubts } = read(value, {
		...situation,
		doubt: null,
		draft: {}
	});
	return {
		...reading,
		answers: answers[step] ? {
			...reading.answers,
			[step]: answers[step]
		} : reading.answers,
		doubts
	};
}
/**
* Asks once about a likely typo in a well-known e-mail domain. Such an address is never refused (U-inputs).
*/
function questionTypo(reading, before) {
	const { email, ...answers } = reading.answers;
	const typed = email?.email;
	const suggestion = typed ? likelyTypo(typed) : null;
	if (!suggestion || before?.values.email === suggestion) return reading;
	const doubt = {
		step: "email",
		values: { email: suggestion },
		why: "typo"
	};
	return {
		...reading,
		answers,
		doubts: [doubt, ...reading.doubts],
		clear: false
	};
}
/** Whether a message contains something besides answers, such as a command or a question. */
function isTalk({ command, facts, wayOut, smalltalk, person, advice: asksAdvice, wrong }) {
	return facts.length > 0 || Boolean(command ?? wayOut ?? smalltalk ?? person) || asksAdvice || wrong;
}
/** Whether anything in a message was understood. */
var isUnderstood = (reading) => Object.keys(reading.answers).length + reading.doubts.length > 0 || isTalk(reading);
export { canRead as C, householdIn as S, withDigits$1 as T, NOT_KNOWN as _, answerSecondLine as a, LATER$3 as b, learnQuestions as c, SURNAMES as d, NOT_NAMES as f, CEP as g, takesAdvisedPlan as h, situationOf as i, planMeant as l, placeInList as m, isUnderstood as n, withHouse as o, FIRST_NAMES as p, readInContext as r, prepareToRead as s, isTalk as t, planSaid as u, lacksCep as v, learn as w, SERVICE as x, ASKS_REASON as y };
