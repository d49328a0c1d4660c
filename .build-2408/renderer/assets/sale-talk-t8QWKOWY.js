import { n as parseAgency, r as DUE_DATES, t as parseAccount } from "./bank-account-Dp8xqEQ9.js";
import { n as collapse, r as normalise } from "./text-DNnfE1uI.js";
import { _ as TORN_DAYS, a as yesNo, f as NEGATION, i as likelyYesNo, o as EITHER, r as bareWords, s as FILLERS } from "./commands-r2kzUZYX.js";
import { n as parseBirthDate } from "./parse-and-format-dates-DgkWWYXC.js";
import { a as isoToBr, i as civil, r as brToIso, s as weekday, t as addDays } from "./iso-dates-BHOBj5NI.js";
import { t as parseUpcomingDate } from "./parse-upcoming-date-CD7gaw13.js";
import { i as isOneEditAway } from "./EmailTypoQuestion-0tHo5vIe.js";
import { t as fold } from "./lower-case-without-accents-CIid-5eF.js";
import { S as householdIn, T as withDigits, _ as NOT_KNOWN, b as LATER, c as learnQuestions, d as SURNAMES, f as NOT_NAMES, g as CEP, i as situationOf$1, l as planMeant, m as placeInList, o as withHouse, p as FIRST_NAMES, r as readInContext, u as planSaid, v as lacksCep, w as learn, x as SERVICE, y as ASKS_REASON } from "./read-in-context-CWTzBP2k.js";
import { A as sayInTurn, O as quote, b as planStepOf, k as say, m as clearLine, v as recordAnswers, w as advice, x as plansOnOffer } from "./reply-when-not-understood-DaCeYeH9.js";
import { n as listInWords, t as choiceInWords } from "./list-in-words-BqU3x7DH.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { n as partners, t as devices } from "./plans-DfkSgPwf.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-CfyhCTWB.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { I as noted, M as messageRead, T as drafted, a as asideClosed, o as asideOpened, ut as streetsAsked } from "./events-C3g4CRov.js";
import { a as selectDraft, g as selectPosition, l as selectKeeps, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { o as paysByDebit, s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { c as isStepOf, i as findStep, m as stepOf, s as idsOf } from "./journeys-CWpcRNhs.js";
import { C as facts, L as textOf } from "../prerender.js";
import { n as UNKNOWN_CEP } from "./street-instead-of-cep-qawzzmBy.js";
import { n as postalService, t as cepSearch } from "./cep-search-B186Ueuw.js";
import { n as areIndistinct, r as streetsWith, t as splitStreetAndNumber } from "./street-and-number-DSexq6EW.js";
import { n as formatCep } from "./cep-DF-D-U5U.js";
// src/understanding/extractors/bank-account.ts
/** Extracts a bank account from a chat message. */
/** Informal bank names that do not follow from the official ones, by bank code. */
var NICKNAMES = {
	"001": /\b(?:bb|banco do brasil|brasil)\b/,
	"104": /\b(?:caixa|cef|caixa economica(?: federal)?)\b/,
	"260": /\b(?:nubank|nu|roxinho)\b/,
	"336": /\bc6\b/,
	"004": /\bbnb\b|\b(?:banco do )?nordeste\b/,
	"290": /\b(?:pag ?bank|pagseguro|pag seguro)\b/,
	"341": /\bitau\b/,
	"077": /\binter\b/
};
var COMMON = /^(?:banco|bank|do|da|de|brasil|unibanco|economica|federal|sa|s\.a\.)$/;
var AGENCY = /\b(?:agencia|agenc|ag|age)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(\d(?: \d){2,4}(?! ?\d)|\d{1,5}(?:(?: ?- ?|,? (?:digito|dig|dv)[ :.]*(?:e )?| )[\dx](?![\da-z]|[./-]\d))?)(?![\d])/;
var ACCOUNT = /\b(?:conta(?: corrente| poupanca)?|poupanca|cc|c\/c|c\.c\.?|cta|cp)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(?:(?:op?\.?(?:eracao)? ?)?(01[36]|001|1288),? (?:e )?(?:a )?(?:conta )?)?(\d(?: \d){2,12}|\d{1,3} \d{4,9}(?= \d(?!\d))|\d{1,3}\/\d[\d.]{3,11}(?=-[\dx])|\d[\d ]{3,16}\d(?=,? (?:digito|dig|dv|-))|\d{1,3}-\d[\d.]{3,11}(?=-[\dx])|\d[\d.]{0,13}\d)(?:(?: ?- ?| )([\dx])(?![\da-z]|[./-]\d)|(?:,? (?:digito|dig|dv)[ :]*(?:e )?([\dx])))?(?!\d| mil\b)/;
/** The kind of a Caixa account, apart from its number: 'op 013, conta 4471-2'. */
var OPERATION = /\bop(?:eracao)?\.?:? ?(01[36]|001|1288)\b/;
var TAKEN_BACK = /\b(?:perai?|nao|espera|ops|opa|digo|quer dizer|errei|desculpa|(?:a )?certa e|minto)\b/;
var LOOSE_ACCOUNT = /(?:^|[^\d./-])((?:\d{1,3}-)?\d[\d.]{1,12})-([\dx])(?![\d/a-z]|-\d)/;
var LOOSE_AGENCY = /(?:^|[^\d./-])(\d(?: \d){2,4}|\d{3,5})(?![\d./-]| \d)/;
/** A branch with its check digit before an account with one: '5566-x 90231-x'. */
var CHECKED_AGENCY = /(?:^|[^\d./-])(\d{3,5}-[\dx])(?=[ ,/]{1,3}(?:(?:conta|cc|c\/c)\b|\d[\d.]{2,12}-[\dx](?![\d/a-z])))/;
var CODE = /^\W*(?:banco )?(\d{3})\b/;
/** Extracts bank, branch (agência) and account number. The three are recorded together or not at all. */
function extractBankAccount(extraction) {
	const isOpen = extraction.isOpen("account");
	const { text } = extraction;
	if (!isOpen && !(extraction.isExpected("account") && /\b(?:ag|agencia|conta|cc)\b/.test(text.rest) && /\d/.test(text.rest))) return;
	const bank = bankIn(extraction);
	const agency = text.take(AGENCY) ?? (bank && isOpen ? text.take(CHECKED_AGENCY) : null);
	const apart = isOpen ? text.take(OPERATION) : null;
	const told = text.take(ACCOUNT);
	const loosely = bank || isOpen ? text.find(LOOSE_ACCOUNT) : null;
	const isTakenBack = told !== null && loosely !== null && loosely.from > told.to && TAKEN_BACK.test(text.said.slice(told.to, loosely.from));
	const agencyAgain = isTakenBack && /\bag(?:encia)?\b/.test(text.said.slice(told.to, loosely.from));
	const isLoose = loosely !== null && (told === null || isTakenBack && !agencyAgain);
	if (isLoose) text.claim(loosely.from, loosely.to);
	const account = isLoose ? {
		...loosely,
		groups: [
			"",
			void 0,
			...loosely.groups.slice(1)
		]
	} : told;
	const loose = agency ?? (bank && account ? text.take(LOOSE_AGENCY) : null);
	const at = bank?.from ?? agency?.from ?? account?.from ?? -1;
	if (at < 0) return;
	const [, kind, last = "", hyphened, spoken] = account?.groups ?? [];
	const check = hyphened ?? spoken;
	const operation = bank?.id === "104" ? kind ?? apart?.groups[1] : void 0;
	const number = operation ? operation + last.replace(/\D/g, "").padStart(check === void 0 ? 9 : 8, "0") : last;
	const agencyValue = loose ? parseAgency(withoutSpaces(loose.groups[1] ?? "").replace(/ ?- ?|,? (?:digito|dig|dv)[ :.]*(?:e )?| /, "-")) : null;
	const accountValue = account ? parseAccount(check ? `${number.replaceAll(/[ /]/g, "")}-${check}` : number) : null;
	const values = {
		...bank ? { bank: bank.id } : {},
		...agencyValue && "value" in agencyValue ? { agency: agencyValue.value } : {},
		...accountValue && "value" in accountValue ? { account_number: accountValue.value } : {}
	};
	const isWhole = Object.keys(values).length === 3;
	if (!isOpen && !isWhole) return;
	if (Object.keys(values).length === 0) return;
	extraction.add("account", values, at, EITHER.test(text.rest) || isTakenBack || operation !== void 0 ? "confirm" : isWhole ? null : "part");
}
/** Joins digits that were dictated one by one: '1 2 3 4'. */
var withoutSpaces = (text) => /^\d(?: \d){2,}$/.test(text) ? text.replaceAll(" ", "") : text;
function bankIn(extraction) {
	const { text, situation } = extraction;
	const found = situation.banks.flatMap((bank) => {
		const at = placeOf(bank, text.rest);
		return at === null || refuses$1(text.rest, at) ? [] : [{
			id: bank.id,
			...at
		}];
	});
	const ids = new Set(found.map(({ id }) => id));
	const [only] = found;
	if (only && ids.size === 1) {
		text.claim(only.from, only.to);
		text.take(new RegExp(`(?<![\\d.-])0?${only.id}(?=[ -]{0,3}\u00a4)|(?<=\u00a4[ (-]{0,3})0?${only.id}(?![\\d.-])`));
		return only;
	}
	if (ids.size > 1) return null;
	const code = extraction.isOpen("account") ? CODE.exec(text.rest) : null;
	const coded = code && situation.banks.find(({ id }) => id === code[1]);
	if (!code || !coded) return null;
	text.claim(code.index, code.index + code[0].length);
	return {
		id: coded.id,
		from: code.index
	};
}
/** Whether the bank is not the one: 'caixa não, itaú'. */
var refuses$1 = (rest, { from, to }) => /^,? nao(?=\W*$|[,.;!])/.test(rest.slice(to)) || /\bnao (?:e|eh)(?: (?:o|a|do|da|no|na))? $/.test(rest.slice(0, from));
var escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
var patterns = /* @__PURE__ */ new Map();
/**
* Returns the patterns for a bank: its full name, its informal name, and the distinctive words of its name.
*/
function patternsOf({ id, name }) {
	const before = patterns.get(`${id} ${name}`);
	if (before) return before;
	const words = normalise(name).split(" ");
	const distinct = words.filter((word) => !COMMON.test(word) && word.length > 2);
	const whole = (text) => new RegExp(`(?:^|[^a-z0-9])(${escaped(text)})(?![a-z0-9])`);
	const made = [
		whole(words.join(" ")),
		...NICKNAMES[id] ? [NICKNAMES[id]] : [],
		...distinct.length > 0 ? [whole(distinct.join(" "))] : []
	];
	patterns.set(`${id} ${name}`, made);
	return made;
}
/** Returns where a text names a bank, or null. */
function placeOf(bank, rest) {
	for (const pattern of patternsOf(bank)) {
		const match = pattern.exec(rest);
		const named = match?.[1] ?? match?.[0] ?? "";
		if (match) return {
			from: match.index + match[0].length - named.length,
			to: match.index + match[0].length
		};
	}
	return null;
}
// src/understanding/words/dates-in-text.ts
var MONTHS = [
	"jan(?:ei?ro|uary)?|ene(?:ro)?",
	"fev(?:er?ei?ro)?|feb(?:ruary|rero)?",
	"mar(?:[cs]o|ch|zo)?",
	"abr(?:il)?|apr(?:il)?",
	"mai(?:o)?|may(?:o)?",
	"jun(?:ho|e|io)?",
	"jul(?:ho|y|io)?",
	"ago(?:sto)?|aug(?:ust)?",
	"set(?:e[mn]bro)?|sep(?:t|tember|tiembre)?",
	"out(?:ubro)?|oct(?:ober|ubre)?",
	"nov(?:e[mn]bro|ember|iembre)?",
	"de[zs](?:e[mn]bro)|dez|dec(?:ember)?|dic(?:iembre)?"
];
var MONTH = `(${MONTHS.join("|")})`;
var YEAR = "(\\d{4}|\\d{2})";
var END$1 = "(?![\\d/a-z]|[.-]\\d)";
var START = "(?:^|[^\\d¤/.,-])";
var WHOLE_MONTHS = MONTHS.map((each) => new RegExp(`^(?:${each})$`));
/** Returns the number of a month (1 to 12) by its name. */
var monthOf = (name) => WHOLE_MONTHS.findIndex((each) => each.test(name)) + 1;
var FULL = new RegExp(`${START}(\\d{1,2}) ?[/.-] ?(\\d{1,2}) ?[/.-] ?${YEAR}${END$1}`);
var SPACED = new RegExp(`${START}(\\d{1,2}) (\\d{1,2}) (\\d{4})${END$1}`);
var ISO = new RegExp(`${START}(\\d{4})-(\\d{2})-(\\d{2})${END$1}`);
var NAMED = new RegExp(`(?:^|[^\\d¤/.,-])(\\d{1,2}|primeiro|(?<![a-z])um)o?(?: dia)?(?: ?[/-] ?|,? ?(?:de |of )?)${MONTH}\\b\\.?(?:(?: ?[/-] ?|,? ?(?:de |do |del )?)(?:ano (?:de )?)?${YEAR}(?![\\d/h]|[.-]\\d| anos))?`);
/** The parts with their names, in any order: '1966 dia 9 mês 5'. */
var YEAR_FIRST = new RegExp(`${START}(\\d{4}),? (?:no )?dia (\\d{1,2})(?: de| do)? (?:mes )?(\\d{1,2})${END$1}`);
/** The year first, with the month by name: '1946, 6 de junho'. */
var YEAR_NAMED = new RegExp(`${START}(\\d{4}),? (?:(?:no|em|e|,) )?(?:dia )?(\\d{1,2}|primeiro)(?: de| do)? (?:mes (?:de )?)?${MONTH}(?![a-z])`);
/** All parts by name: 'ano 1963 mês 10 dia 3'. */
var LABELLED_YMD = new RegExp(`\\bano (?:de )?(\\d{2,4}),? (?:e )?mes (\\d{1,2}),? (?:e )?dia (\\d{1,2})${END$1}`);
var LABELLED_DMY = new RegExp(`\\bdia (\\d{1,2}),? (?:e |do )?mes (?:de )?(\\d{1,2}),? (?:e |do )?ano (?:de )?(\\d{2,4})${END$1}`);
var ENGLISH = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${END$1}`);
var OF = new RegExp(`${START}(\\d{1,2}) d[oe] (\\d{1,2})(?: (?:de|do) (?:ano (?:de )?)?${YEAR})?${END$1}`);
var SHORT = new RegExp(`${START}(\\d{1,2})/(\\d{1,2})(?![\\d/])`);
var DMY = [
	"day",
	"month",
	"year"
];
var FORMS = [
	[ISO, [
		"year",
		"month",
		"day"
	]],
	[YEAR_FIRST, [
		"year",
		"day",
		"month"
	]],
	[YEAR_NAMED, [
		"year",
		"day",
		"month"
	]],
	[LABELLED_YMD, [
		"year",
		"month",
		"day"
	]],
	[LABELLED_DMY, DMY],
	[FULL, DMY],
	[SPACED, DMY],
	[ENGLISH, [
		"month",
		"day",
		"year"
	]],
	[NAMED, DMY],
	[OF, DMY],
	[SHORT, DMY]
];
/**
* Finds every date in the part of the text that no extractor has claimed yet. It does not claim the dates.
*/
function datesIn(text) {
	const found = [];
	const claimed = [];
	for (const [pattern, order] of FORMS) for (let match = text.take(pattern); match; match = text.take(pattern)) {
		const parts = {
			day: "",
			month: "",
			year: ""
		};
		order.forEach((part, at) => parts[part] = match.groups[at + 1] ?? "");
		const from = text.said.indexOf(match.groups[1] ?? "", match.from);
		const month = /\d/.test(parts.month) ? parts.month : String(monthOf(parts.month));
		const day = /^(?:primeiro|um)$/.test(parts.day) ? "1" : parts.day;
		found.push({
			day,
			month,
			year: parts.year,
			from,
			to: match.to
		});
		claimed.push(match);
	}
	for (const { from, to } of claimed) text.release(from, to);
	return found.sort((a, b) => a.from - b.from);
}
// src/understanding/extractors/birth-date.ts
/** Extracts a birth date from a chat message. */
var LED$1 = /\b(?:nasc\w*|data de nasc\w*|nac[ii]\w*|aniversario|niver|born|nacimiento|d\.? ?n\.?)\b[^¤?]{0,24}$/;
var BARE$1 = /(?:^|[^\d¤.,/-])(\d{8}|\d{6}|\d{1,2} \d{1,2} \d{2})(?![\d/]|[.-]\d)/;
var OTHERS = /\b(?:nasceu|casei|casou|mudei|comprei|faleceu|morreu|faz|fez|venc\w*|instal\w*)\b[^¤]{0,24}$/;
/** The year that follows a day and a month with words between them: '8 de março, dia da mulher, de 1973'. */
var yearApart = (behind) => /^[^\d\u00a4]{2,40}(19\d\d|20\d\d|\d\d)(?!\d| ?anos)/.exec(behind)?.[1] ?? "";
/** Feasts by which people tell their birthday, with day and month. */
var HOLIDAYS = [
	[/natal/, [25, 12]],
	[/joao/, [24, 6]],
	[/finado/, [2, 11]],
	[/ano novo/, [1, 1]],
	[/independencia/, [7, 9]],
	[/aparecida|crianca/, [12, 10]],
	[/pedro/, [29, 6]],
	[/antonio/, [13, 6]],
	[/tiradentes/, [21, 4]],
	[/trabalh/, [1, 5]],
	[/conceicao/, [8, 12]],
	[/mentira/, [1, 4]]
];
var HOLIDAY = /\b(?:dia (?:d[aeo]s? )?|(vespera d[eo] ))(?:nossa senhora (?:da )?)?(natal|sao (?:joao|pedro)|santo antonio|finados?|ano novo|independencia|aparecida|criancas?|tiradentes|trabalh(?:o|ador)|conceicao|mentira)\b[^\d\u00a4]{1,24}(\d{4}|\d{2})(?!\d| ?anos)/;
/** Whether a date without a label is likely a birth date, because it appears among other personal data. */
var isBeside = (extraction) => extraction.hasRecordable || [
	"name",
	"phone",
	"email",
	"mother",
	"document"
].some((kind) => extraction.isOpen(kind));
/**
* Extracts a birth date if the question asks for one or the message labels it ('nasci em …'). Any other date
* counts only if it is complete, appears among other personal data, and is valid as a birth date.
*/
function extractBirthDate(extraction) {
	const { text, situation } = extraction;
	const { today } = situation.order;
	const isOpen = extraction.isOpen("birth");
	for (const date of datesIn(text)) {
		const before = text.rest.slice(Math.max(0, date.from - 48), date.from);
		const isLed = LED$1.test(before);
		if (OTHERS.test(before) && !isLed) continue;
		const apart = date.year === "" && isOpen ? yearApart(text.rest.slice(date.to)) : "";
		const said = `${date.day}/${date.month}/${date.year || apart}`;
		const parsed = date.year === "" && apart === "" ? { problem: "data-invalida" } : parseBirthDate(said, today);
		const isMeant = isOpen || isLed;
		if ("value" in parsed && (isMeant || date.year.length === 4 && extraction.isAhead("birth") && isBeside(extraction))) {
			extraction.add("birth", { birth_date: parsed.value }, date.from, apart === "" ? null : "confirm");
			text.claim(date.from, date.to);
		} else if ("problem" in parsed && isMeant && !extraction.isOpen("visit")) {
			const typed = text.typed(date.from, date.to);
			extraction.add("birth", { birth_date: typed }, date.from, date.year === "" ? "part" : "invalid");
			text.claim(date.from, date.to);
		}
	}
	const holiday = isOpen && !extraction.has("birth") ? HOLIDAY.exec(text.rest) : null;
	if (holiday) {
		const [, vespers, name = "", year = ""] = holiday;
		const [, [day, month] = [0, 0]] = HOLIDAYS.find(([pattern]) => pattern.test(name)) ?? [];
		const parsed = parseBirthDate(`${day - (vespers ? 1 : 0)}/${month}/${year}`, today);
		if ("value" in parsed) extraction.add("birth", { birth_date: parsed.value }, holiday.index, "confirm");
	}
	const bare = (isOpen || extraction.open.includes("birth")) && !extraction.has("birth") ? text.take(BARE$1) : null;
	if (!bare) return;
	const digits = bare.groups[1] ?? "";
	const parsed = parseBirthDate(digits.replace(/ /g, "/"), today);
	if ("value" in parsed) extraction.add("birth", { birth_date: parsed.value }, bare.from);
	else extraction.add("birth", { birth_date: digits }, bare.from, "invalid");
}
// src/understanding/extractors/consent.ts
var CONSENT = /^(?:(?:confere|sim|si|s|ok|okay|claro|isso|mesmo|yes|exato|certo|perfeito|certinho|otimo|beleza|blz|tudo|ta|esta|certo|bem|ok|ja|eu|li|e|aceito|concordo|com|os|as|o|a|meu|minha|termos|condicoes|contrato|pode|podem|quero|bora|vamos|confirm|confirmar|confirma|confirmo|confirmado|confirmada|confirme|fechar|fecha|fechado|fechou|finalizar|finaliza|finalizado|finalize|concluir|conclui|enviar|manda|mandar|seguir|prosseguir|fazer|pedido|compra|order|renovacao|renovar|renova|migrar|migracao|contratar|trocar|pra|para|fibra|ai|la|ver|revisado|aqui|por|show|massa|top|legal|maravilha|otima|joia|conferido|conferi|revisei|certinho|correto|correta|corretos|dados|de|acordo|por|favor|obrigad[oa]|obg|brigad[oa]|obrigadao|valeu|vlw|agradeco|agradecid[oa]|grat[oa]|muito|mt|mto|muitissimo|viu|ne|hein|entao|moc[ao]|amig[oa]|querid[oa]|please|now|agora|logo|positivo|afirmativo|gracias|thanks|combinado|uhum|aham|simm+|que|deus|abencoe|te|lhe|filh[oa]|certeza|mandar|bala|olha|li|conferi|dentro|topo|sem|problemas?|lindo|ver|obvio|prazer|nessa|partiu|to|patrao|patroa|amem|ss+|vamo|q|nos|conformes|tri|encaminhar|encaminha|tocar|barco|arretado|visse|pague|mim|selado|carimbado|registrado|tranquilo|tudinho|sir|pelo|amor|operante|cambio|bueno|dale|tamo|junto)(?: |$))+$/;
var AGREES = /\b(?:sim+|si|s|yes|isso|exato|aceito|concordo|confirm\w*|fech\w+|finaliz\w*|conclu\w+|pode|ok|okay|perfeito|certo|certinho|positivo|afirmativo|combinado|claro|renova\w*|migra\w*|uhum|aham|correto|conferid[oa]|bora|ss+|vamo|conformes|dale|selado|de acordo|topo|dentro|manda (?:ver|bala)|obvio|nessa|partiu|prazer)\b/;
/** Words of courtesy that neither agree nor refuse. */
var OPENERS = new Set("oi ola opa eita bah oxe uai ah hmm ue bom boa dia tarde noite moco kkk rs so gente".split(" "));
/** Extracts the visitor's consent to the final order: a yes without any condition, question or correction. */
function extractConsent(extraction) {
	const { text } = extraction;
	if (!extraction.isOpen("consent")) return;
	const told = text.said.replace(THANKS_FOR, " obrigado ").replace(WAITS, " ");
	if (text.clauses.some(({ isQuestion }) => isQuestion) || /[<>¤]/.test(text.rest)) {
		propose$1(extraction);
		return;
	}
	const words = bareWords(told);
	const said = words.filter((word) => !OPENERS.has(word)).join(" ");
	if (words.length === 0 && yesNo("", text.raw) === true || CONSENT.test(said) && AGREES.test(said)) extraction.add("consent", { accept_information: "true" }, 0);
	else propose$1(extraction);
}
/** What one is thanked for, and that one waits, change nothing about a yes. */
var THANKS_FOR = /\b(?:muito )?(?:obrigad[oa]|brigad[oa]|obg|valeu|grat[oa]|agradeco) (?:tambem )?(?:pel[oa]|por) [a-z ]{3,40}?(?=[.,!;]|$)(?:,? (?:foi|foram) [^.;!?,]{0,48})?/g;
var WAITS = /\b(?:fico |ja )?(?:aguard\w+|espero|to esperando|vou esperar) (?:voces|vcs|o tecnico|a visita|ai)(?: [a-z]+){0,6}\b/g;
/** A yes at the beginning or the end of a clause. */
var SAYS_YES = /^(?:(?:entao|bom|ah|ok|olha|e|mas|ta|vai) )*(?:sim|acho que sim|confirm(?:o|ado|ada|a)|pode (?:confirmar|fechar|mandar|finalizar|encaminhar|seguir|sim|ser|ir)|fechad[oa]|fechou|fecho|aceito|de acordo|concordo|bora|topo|manda (?:ver|bala)|(?:ta|esta) (?:tudo )?(?:certo|certinho|certim|otimo)|confirme|positivo|demorou|ja e|claro|(?:beleza|blz|ok|ta bom) entao|entao ta|isso mesmo|(?:ta |esta )?tudo (?:certo|ok|certinho))\b|\bsim$/;
/** What keeps a yes from being one: a refusal, a condition, a correction, a delay. */
var HOLDS_BACK = /\b(?:nao|n|nem|nunca|menos|exceto|se|caso|quando|depois|antes(?! que)|amanha|ainda|espera|pera\w*|calma|falt\w+|err(?:ad|ei|o)\w*|mud\w+|troc\w+|alter\w+|corrig\w+|tir[ae]\w*|desist\w+|cancel\w+|pens(?:ar|o|ando|e)\b|duvida|nome|e-?mail|telefone|cep|cpf|endereco|numero|venc\w*|nascimento|plano|resto|so (?:se|que)|vou (?:ver|confirmar))\b/;
/** What is asked of the technician or threatened beside a yes: 'só não esqueçam que o portão é o azul'. */
var REMARK = /\bem nome de (?:jesus|deus)\b|\bo numero do pedido\b[^.;]*|\b(?:(?:so|mas|e|olha) )*(?:nao (?:me )?(?:esquec\w+|atras\w+|demor\w+|falt\w+)|se (?:nao |n )?(?:vier\w*|atras\w+|demor\w+|der problema|cair)\b)[^.;]*/g;
/** Proposes consent for a yes among other words: it is never recorded without a yes to that question. */
function propose$1(extraction) {
	const { text } = extraction;
	const statements = text.clauses.filter(({ isQuestion }) => !isQuestion).map(({ from, to }) => text.said.slice(from, to).replace(REMARK, " "));
	if (extraction.isCorrection || statements.some((said) => HOLDS_BACK.test(said))) return;
	const at = text.clauses.find(({ from, to, isQuestion }) => !isQuestion && SAYS_YES.test(bareWords(text.said.slice(from, to)).join(" ")));
	if (at) extraction.add("consent", { accept_information: "true" }, at.from, "confirm");
}
// src/understanding/extractors/debit-or-bill.ts
var DEBIT = /\b(?:(?:n?o|em) automatico|debito(?: automatico| em conta| direto)?|debitar?|desconta\w* (?:da|na) conta|direct debit)\b/;
var DISCOUNT = /\bdesconto\b/;
var BILL$1 = /\b(?:bolet\w{1,5}|pix|fatura|faturas|carne(?:zinho)?|bank slip)\b/;
var NOT = /\b(?:nao|sem|tir\w+|remov\w+|cancel\w+|nem|deus me livre|desist\w+|odeio|detesto|desativ\w+|deslig\w+)\b/;
var OTHER = /\b(?:(?:no|com|pelo|via|em|meu) cartao|cartao de|dinheiro|especie|loterica|cheque|paypal|picpay)\b/;
var PAYS = /\b(?:bolet\w{1,5}|pix|carne(?:zinho)?)\b|\b(?:pagar|pago|prefiro|manda\w*|receber|quero)\b[^¤]{0,24}\bfatura\b/;
var WANTS = /\b(?:quer\w+|cadastr\w+|registr\w+|pode\w*|coloc\w+|prefiro|ativ\w+|vou|mand\w+|bot\w+|deix\w+|pag\w+|bora|vai|aceito|instal\w+|tir\w+|desist\w+|gosto|livre|faz\w*|troc\w+|mud\w+|cancel\w+|melhor)\b/;
var ACTIVATES = /^\W*(?:(?:pode|quero|vou|bora|sim) )*(?:ativ(?:a|ar|e|o)|habilit(?:a|ar|e|o))(?: (?:ai|sim|ja|entao|isso|pra mim|por favor))*\W*$/;
/** 'em conta', as the whole answer. */
var ON_ACCOUNT_ALONE = /^\W*(?:pode ser |quero |prefiro )?(?:n[ao]|em) (?:minha )?conta(?: corrente)?\W*$/;
var AROUND = /^(?:debito|automatico|conta|direto|desconto|bolet\w{1,4}|aplicativo|app|celular|faco|pago|sempre|prefiro|eu|meu|minha|da|pix|carne|fatura|sim+|s|nao|n|com|sem|no|na|em|o|a|por|pelo|via|de|do|e|todo|mes|mesmo|ou|para|pra|pro|forma|pagamento|email|papel|banco|so|mas|certo|dia|venc\w*|\d+)$/;
/** Extracts the way to pay: direct debit or a bill (boleto or Pix). */
function extractDebitOrBill(extraction) {
	if (!extraction.isExpected("debit")) return;
	const { text } = extraction;
	const isOpen = extraction.isOpen("debit");
	if (/\bcom (?:e|ou) sem (?:o )?debito\b/.test(text.said)) return;
	if (isOpen ? IF_CHEAPER.exec(text.rest) : null) extraction.add("debit", { direct_debit: "true" }, text.rest.search(/\b(?:s[ei]|ja que|como) /));
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.rest.slice(from, to);
		if (isQuestion || isOpen && isPoliteOnly(extraction, from, to)) continue;
		const value = mentioned(clause, isOpen) ?? (isOpen && (ACTIVATES.test(clause) || ON_ACCOUNT_ALONE.test(clause)) ? true : null) ?? (isOpen && !clause.includes("¤") ? yesNo(clause, text.raw) : null) ?? (isOpen && extraction.isCorrection ? yesNo(clause.replace(/^\u00a4+/, "")) : null);
		if (value === null) continue;
		const isTorn = EITHER.test(clause) && DEBIT.test(clause) || !value && WANTS_BOTH.test(text.said);
		const isAsked = isOpen ? text.said[to] === "?" && !value && !NOT.test(clause) || ONLY_IF.test(text.said) || BARGAINS.test(text.said) : text.said[to] === "?" || CONDITION.test(text.said);
		extraction.add("debit", { direct_debit: String(value) }, from, isTorn || isAsked ? "confirm" : null);
		claimWords$2(extraction, from, to);
	}
	const none = isOpen && !extraction.has("debit") ? NO_ACCOUNT.exec(text.said) : null;
	if (none) extraction.add("debit", { direct_debit: "false" }, none.index);
	if (isOpen && !extraction.has("debit")) propose(extraction);
	if (isOpen && text.clauses.length === 0) {
		const thumb = yesNo(text.said, text.raw);
		if (thumb !== null) extraction.add("debit", { direct_debit: String(thumb) }, 0);
	}
}
/** Without an account there is no debit. */
var NO_ACCOUNT = /\b(?:nao|n|num) (?:tenho|possuo) (?:nenhuma )?conta(?: (?:em|no|de) banco| bancaria| corrente)?(?: nao)?(?=\W*$|[.,;!]| (?:so|sinho|senhora?|moc[ao]|recebo|pago|uso))/;
/** A condition that direct debit meets, since it brings a discount: 'se dá desconto eu quero'. */
var IF_CHEAPER = /^\W*(?:(?:entao|ah|bom|olha|sim)[ ,]+)*(?:s[ei]|ja que|como) .{0,40}\b(?:desconto|barat\w+|em conta|economi\w+|pagar menos|menor)\b.{0,24}\b(?:quero|pode|bota\w*|coloca\w*|ativa\w*|aceito|bora|vamos|topo|vou|desconta\w*|manda\w*|faz)\b(?! nao)/;
var ONLY_IF = /\b(?:se (?:der|puder|for possivel)|so se|desde que|contanto que)\b/;
/** A price that is named as a condition: 'faz 59 no boleto que eu fecho'. */
var BARGAINS = /\bfaz(?:em)? (?:por |a |o )?(?:r\$ ?)?\d|\b(?:que|ai) (?:eu )?(?:fecho|levo|assino)\b/;
var CONDITION = /\bse (?:for|fosse|tiver|der|ficar|cobrar|nao)\b|\bfaz (?:por )?\d.{0,30}\bque (?:eu )?(?:fecho|levo|assino|contrato|quero)\b/;
/**
* Whether a clause is only a courtesy beside another one: 'ok' in 'tô fora, ok' agrees to nothing.
*/
function isPoliteOnly({ text }, from, to) {
	const isCourtesy = (said) => bareWords(said).every((word) => FILLERS.has(word));
	return isCourtesy(text.said.slice(from, to)) && text.clauses.some((each) => each.from !== from && !isCourtesy(text.said.slice(each.from, each.to)));
}
/** The discount that comes with direct debit, wished for without it. */
var WANTS_BOTH = /\b(?:quero|queria|da|faz)\b.{0,12}\b(?:pagar menos|desconto)\b/;
var DEPENDS = /\b(?:nao (?:entendi|entendo|conheco)|pix automatico|depende|nao sei|talvez|como assim|ou)\b|\bsem (?:o )?debito\b.*\bdesconto\b/;
var PAYS_SELF = /\b(?:loterica|papel|na mao|eu mesm[oa] (?:pago|vou pagar)|pelo app|pago (?:eu mesm[oa]|no app)|controlar|bolet\w{1,5}|carne(?:zinho)?)\b/;
var CHEAPER = /\b(?:mais (?:barat\w+|em conta)|pagar menos|economi\w+)\b/;
var ON_ACCOUNT = /\b(?:n|d)[oa] (?:minha |meu )?(?:conta|banco)\b|\bdebit(?!aram)\w+|\bautomatic\w+/;
var SUPPOSES = /^\W*(?:e |mas )?se (?!(?:e|eh|for) (?:pra|para)\b)/;
/** Guesses the way to pay that a clause mentions without a verb: 'a empresa só trabalha com boleto'. */
function byItsWords(clause) {
	if (CHEAPER.test(clause) && !NOT.test(clause)) return true;
	const pays = PAYS_SELF.test(clause);
	if (pays === (ON_ACCOUNT.test(clause) && !NOT.test(clause))) return null;
	return !pays;
}
/** Proposes the yes or no that a longer answer most likely means. */
function propose(extraction) {
	const { text } = extraction;
	const last = text.clauses.flatMap(({ from, to, isQuestion }) => {
		const clause = text.rest.slice(from, to);
		const value = isQuestion || DEPENDS.test(clause) || SUPPOSES.test(text.said) ? null : likelyYesNo(clause) ?? byItsWords(clause);
		return value === null ? [] : [{
			value,
			from
		}];
	}).at(-1);
	if (last) extraction.add("debit", { direct_debit: String(last.value) }, last.from, "confirm");
}
/**
* Whether a clause states a choice or contains nothing but the way to pay, unlike 'já tive problema com
* débito'.
*/
function isMeant(clause) {
	if (WANTS.test(clause)) return true;
	return bareWords(clause.replace(/\u00a4+/g, " ")).filter((word) => !FILLERS.has(word) && !AROUND.test(word)).length === 0;
}
/** 'o débito eu quero tirar' */
var TAKEN_OUT = /^[a-z]+(?: automatico| em conta)?,? (?:eu )?(?:quero |vou |posso |pode )?(?:tira\w*|cancel\w+|remov\w+)\b/;
function mentioned(clause, isOpen) {
	if (OTHER.test(clause) || /\bpix automatico\b/.test(clause) || !isMeant(clause)) return null;
	const debit = DEBIT.exec(clause) ?? (isOpen ? DISCOUNT.exec(clause) : null);
	const bill = PAYS.exec(clause);
	const isDenied = (at) => NOT.test(clause.slice(Math.max(0, at - 40), at)) || TAKEN_OUT.test(clause.slice(at)) || /^\W*(?:\w+ )?nao\b/.test(clause.slice(at).replace(/^[a-z]+(?: automatico| em conta)?/, ""));
	if (debit && bill) {
		const [noDebit, noBill] = [isDenied(debit.index), isDenied(bill.index)];
		if (noDebit === noBill) return noDebit && debit.index < bill.index ? false : null;
		return noBill;
	}
	if (debit) return !isDenied(debit.index);
	return bill && !isDenied(bill.index) && BILL$1.test(clause) ? false : null;
}
/** Claims only the words about paying, because the rest of the clause may contain another answer. */
function claimWords$2({ text }, from, to) {
	for (const pattern of [DEBIT, BILL$1]) {
		const match = pattern.exec(text.rest.slice(from, to));
		if (match) text.claim(from + match.index, from + match.index + match[0].length);
	}
}
// src/understanding/extractors/due-day.ts
/** Extracts the due day of the bill from a chat message. */
var DAY = /\bdia (?:(\d{1,3})|(primeiro))(?!\d|[/.,-]\d| (?:util|de [a-z]))/;
var LED = /\b(?:venc\w*|vence\w*|fatura|pagamento|pagar)\b[^\d¤?]{0,24}?(?:\bdia |\bno |\bpro |\bem |\bpara |[: ])(\d{1,2}|primeiro)(?![\d/]|[.,-]\d| (?:reais|util|de (?!cada|todo)[a-z]))/;
var BARE = /^(?:(?:o|no|pro|pra mim|para mim|para|todo|melhor|jog\w+|bota|bote|mete|poe|muda|mude|passa|passe|deixa|deixe|manda|marca|coloque|a|data|quero|prefiro|pode|ser|coloca|vence|el|the|dia|e|em)[ :]+)*(\d{1,3}|primeiro)(?:o|st|nd|rd|th)?(?: (?:mesmo|msm|de cada mes|do mes|pra mim|para mim|de todo mes|todo mes|todo|mes|cada|dia|ta|esta|otimo|bom|certo|melhor|perfeito|legal|sim|por|favor|me|atende|serve|resolve))*$/;
var PROPOSED = /^\W*(?:(?:n?o|e|entao|tem|teria|da|rola|pode|ser|pra|pro|por|com) )*(?:dia )?(\d{1,2})(?: (?:e|eh|possivel|tem|pode|da|rola|serve|pra mim|disponivel|ser))*\W*$/;
var FIRST = /\bprimeiro dia do mes\b/;
var LAST = /^(?:(?:pode ser|quero|prefiro) )?(?:o ultimo(?: dia)?|o mais tarde)(?: qu?e? tiver| possivel| disponivel| da lista| mesmo)*$/;
/** What follows from the words before: 'recebo dia 4, então dia 5'. */
var THEN = /\bentao,? (?:(?:n?o|dia|pode ser|poe|bota|fica|vai|e) )*(\d{1,2})(?: mesmo)?[\s.!]*$/;
var MIDDLE = /\b(?:meio|metade|meados) d[eo] mes\b/;
/** Two days between which the bill may be due: 'entre 18 e 22'. */
var BETWEEN = /\bentre (?:o )?(?:dia )?(\d{1,2}) (?:e|a) (?:o )?(?:dia )?(\d{1,2})(?![\d/])/;
/** A second choice, which does not matter if the first is on offer. */
var FALLBACK = /^\W*(?:ou )?(?:se nao|senao|caso nao)\b/;
/** Another day than that of the bill. */
var OTHER_DAY = /\b(?:instal\w+|tecnico|visita|por exemplo)\b/;
var REASON = / (?:q|que|pq|porque|pois) (?!vem\b|tiver\b)/;
var MONTHS_END = /\b(?:ultimo dia|fim|final|finzinho) d[eo] mes\b/;
var VAGUE = /\b(?:depois|antes|ate|a partir|apos|entre|recebo|receber|util|cai|deposit\w+)\b/;
var REFUSED = /(?:^|[^\d])(\d{1,2}) nao\b|\b(?:nao|menos|exceto) (?:pode ser |quero |posso |da |o |e |no |dia )*(\d{1,2})\b/;
/** Extracts the day of the month on which the bill is due. */
function extractDueDay(extraction) {
	if (!extraction.isExpected("due")) return;
	const { text } = extraction;
	const isOpen = extraction.isOpen("due");
	const concluded = isOpen ? THEN.exec(text.rest) : null;
	if (concluded) {
		const value = String(Number(concluded[1]));
		text.claim(concluded.index, text.rest.length);
		extraction.add("due", { due_date: value }, concluded.index, DAYS.includes(value) ? null : "unavailable");
		return;
	}
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.rest.slice(from, to);
		if (isQuestion) {
			const [, day] = isOpen && PROPOSED.exec(clause) || [];
			const asked = String(Number(day));
			if (day !== void 0 && Number(day) > 0 && Number(day) < 32) extraction.add("due", { due_date: asked }, from, DAYS.includes(asked) ? "confirm" : "unavailable");
			continue;
		}
		const range = isOpen ? BETWEEN.exec(clause) : null;
		if (range) {
			const [least, most] = [Number(range[1]), Number(range[2])];
			const offered = DAYS.filter((day) => Number(day) >= least && Number(day) <= most);
			const [only, another] = offered;
			if (another) extraction.addEither("due", offered.map((due_date) => ({ due_date })), from);
			else if (only) extraction.add("due", { due_date: only }, from, "confirm");
			continue;
		}
		if (FALLBACK.test(clause) && extraction.has("due") || OTHER_DAY.test(clause) || VAGUE.test(clause) || /-\d/.test(clause)) continue;
		const isTorn = EITHER.test(clause) || new Set([...clause.matchAll(/\bdia (\d{1,2})/g)].map(([, each]) => each)).size > 1;
		if (isOpen && MIDDLE.test(clause)) extraction.add("due", { due_date: "15" }, from, "confirm");
		const refused = REFUSED.exec(clause);
		const told = /\d/.test(clause.split(REASON)[0] ?? "") ? clause.split(REASON)[0] ?? "" : clause;
		const said = refused ? clause.replace(refused[0], " ") : told;
		const day = isOpen ? openDay(said) : /\b(?:venc\w*|fatura)\b|\bpag\w+ (?:todo |sempre |no )*dia \d/.test(said) ? ledDay(said) : null;
		if (day === null) {
			if (isOpen && MONTHS_END.test(clause) && !/\breceb\w+/.test(clause) && !extraction.has("due")) extraction.add("due", { due_date: "30" }, from, "unavailable");
			continue;
		}
		claimWords$1(extraction, from, to, day);
		const value = String(Number(day));
		if (isTorn || !DAYS.includes(value) || /^\W*1o\W*$/i.test(text.raw.slice(from, to))) extraction.add("due", { due_date: value }, from, isTorn || DAYS.includes(value) ? "confirm" : "unavailable");
		else extraction.add("due", { due_date: value }, from);
	}
}
/** Claims only the words about the day, because the rest of the clause may contain another answer. */
function claimWords$1({ text }, from, to, day) {
	const match = new RegExp(`\\b(?:venc\\w*(?: todo| no| pro| para o| pra)? )?(?:dia )?0?(?:${day}|primeiro)\\b`).exec(text.rest.slice(from, to));
	if (match) text.claim(from + match.index, from + match.index + match[0].length);
}
var first = (day) => day === "primeiro" ? "1" : day ?? null;
function ledDay(said) {
	const match = LED.exec(said) ?? DAY.exec(said);
	return match ? first(match[1] ?? match[2]) : null;
}
function openDay(said) {
	if (FIRST.test(said)) return "1";
	if (LAST.test(said.trim())) return DAYS.at(-1) ?? null;
	const day = DAY.exec(said);
	if (day) return first(day[1] ?? day[2]);
	const words = said.trim().split(/\s+/).filter((word) => !FILLERS.has(word) || /\d/.test(word));
	const bare = BARE.exec(words.join(" ").replace(/[^a-z0-9: ]/g, " ").trim());
	return bare ? first(bare[1]) : first(LED.exec(said)?.[1]);
}
var DAYS = DUE_DATES.map(String);
// src/understanding/words/next-dates.ts
/** Works out the date that a weekday or a day of the month means. Dates are ISO dates; results are like 24/11/2026. */
/** Returns the next date with this weekday, from tomorrow on. @param number 0 for Sunday */
function nextWeekday(number, today, isNextWeek) {
	const away = (number - weekday(today) + 7) % 7 || 7;
	const left = (7 - weekday(today)) % 7;
	return isoToBr(addDays(today, isNextWeek && away <= left ? away + 7 : away));
}
/** Returns the next date with this day of the month, or 'none' if next month has no such day. */
function nextOfMonth(day, today) {
	const [year = 0, month = 0] = today.split("-").map(Number);
	const here = civil(year, month, day);
	if (here && here > today) return isoToBr(here);
	const next = month === 12 ? civil(year + 1, 1, day) : civil(year, month + 1, day);
	return next ? isoToBr(next) : "none";
}
// src/understanding/words/visit-patterns.ts
/** Patterns for what visitors say about the day and period of the installation. All are in lower case without accents. */
var MORNING = /\b(?:manha|manhazinha|manhanzinha|manhazita|matutino|morning|manana|cedo|cedinho|(?:antes|ate) d?o (?:almoco|meio[- ]dia)|primeiro horario)\b/;
var AFTERNOON = /\b(?:tarde|tardinha|tardezinha|vespertino|afternoon|(?:depois|apos) d?o (?:almoco|meio[- ]dia))\b/;
var NIGHT = /\b(?:noite|noturno|night|madrugada|noche)\b/;
var SAID_HOUR = /\b(?:as |a |la pelas |pelas |umas )?(\d{1,2})(?:h\d{0,2}|:\d\d| ?horas?)(?![a-z0-9])|\b(?:antes|depois|apos)(?: ?d?as) (\d{1,2})(?![\d/:]| de [a-z])|\bdas (\d{1,2}) (?:as|ate as) (?:\d{1,2})(?![\d/])/;
var SAID_LATER = /\b(?:depois|apos|a partir|antes) d?[eo]s? (?:dia )?\d|\ba partir das? \d|\bdepois disso\b/;
var WEEKDAYS = [
	/\b(?:domingo|dom|sunday)\b/,
	/\b(?:segunda|seg|2a|monday|lunes)(?:[ -]?feira)?\b/,
	/\b(?:terca|ter|3a|tuesday|martes)(?:[ -]?feira)?\b/,
	/\b(?:quarta|qua|4a|wednesday|miercoles)(?:[ -]?feira)?\b/,
	/\b(?:quinta|qui|5a|thursday|jueves)(?:[ -]?feira)?\b/,
	/\b(?:sexta|sex|6a|friday|viernes)(?:[ -]?feira)?\b/,
	/\b(?:sabado|sab|saturday)\b/
];
var SOONEST = /\b(?:mais cedo possivel|(?:o )?mais rapido|quanto antes|primeir[oa] (?:dia|data)(?: (?:livre|possivel))?|primeir[oa] (?:que|q) (?:tiver|der|puder|houver)|primeiro horario (?:livre|possivel|disponivel|que)|assim que (?:possivel|der|puder)|logo|as soon as)\b/;
var OTHER_WEEK = /\boutra\b|\bseguinte\b|\bretrasad\w+|\b(?:fim|final|comeco|inicio|meio|meados) d[eo] (?:mes|ano|dezembro|semana)\b|\bqualquer (?:dia|hora|horario|um)\b|\bquando (?:der|puder)\b/;
var NEXT_WEEK = /\bsemana que vem\b|\bproxima semana\b|\bnext week\b/;
var SAID_DAY = /\b(?:dia|(?:segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]feira)?,?) (\d{1,2}|primeiro)(?![\d/:]| ?h)|^\W*(?:(?:n?o|pr[ao]|para|quero|prefiro|melhor|pode|ser|fica|seria|bota|poe|marca|e|eh) )*(\d{1,2})(?= (?:cedo|cedinho|(?:de|pela|a|as|na|no periodo da) (?:manha|tarde)))/;
var RELATIVE = [
	[/\bde hoje a (?:8|15)\b/, 7],
	[/\bde amanha a 8\b/, 8],
	[/\bdepois de amanha\b/, 2],
	[/\bamanha\b|\btomorrow\b/, 1],
	[/\bhoje\b|(?<!feira |segunda |terca |quarta |quinta |sexta |sabado |domingo |mes )\bagora\b|\btoday\b/, 0]
];
var IN_DAYS = /\b(?:daqui|dentro de)(?: a)?(?: uns| umas)? (\d{1,2}|uma|duas) (dia|semana)s?\b/;
var DAY_OR_PERIOD = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|feriado)s?(?:-feira)?";
/** Days and periods that are excluded: 'qualquer dia exceto sábado', 'de manhã não'. */
var EXCLUDED = new RegExp(`\\b(?:exceto|menos|tirando|fora|sem ser|nao (?:pode|posso|da|consigo|quero)(?: ser)?)(?: (?:n?[oa]s?|de|pela|em|dia))* ${DAY_OR_PERIOD}(?: (?:e|nem) (?:(?:n?[oa]s?|de|pela) )*${DAY_OR_PERIOD})*|\\b(?:(?:de|pela|n[oa]s?|[oa]s?) )?${DAY_OR_PERIOD} (?:eu )?nao\\b(?! (?:e|era|ess[ea]|est[ea]|de|a|pela|n[ao]) )|\\b(?:depois|antes|apos) d[oe] dia \\d{1,2}(?: de [a-z]+)?(?![\\d/])`, "g");
/** A weekday that is not the next one: 'sábado, não esse, o outro', or perhaps not: 'na outra terça'. */
var NOT_THIS = /\b(?:sem ser|que nao (?:e|seja)|nao(?: e)?) ess[ea]\b/;
var OTHER_ONE = /\b(?:[oa]|n[oa]?) ?outr[oa]\b|\bd[ao] outra semana\b/;
var AFTER_IT = /\b(?:dia|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)? (?:seguinte|depois(?! d[aeo])|logo apos)\b|\bdepois disso\b/;
var CONTEXT = /\b(?:instal\w*|tecnico|visita|agend\w*|marca\w*|install\w*)\b/;
/** Words about another day than that of the visit. */
var BILL = /\b(?:nasc\w*|aniversario|venc\w*|fatura|boletos?|conta|pagamento)\b/;
/** A period that is asked for: 'sábado 19, dá pra ser de tarde?' */
var PERIOD_ASKED = /^\W*(?:(?:n?[oa]|de|pela|as|da pra|tem como|pode|ser|vir|periodo|da|e) )*(?:manha|manhazinha|tarde|tardinha|tardezinha|cedo|cedinho|primeiro horario)\W*$/;
var SPLIT = /\b(?:ou|se nao (?:der|tiver|puder)|senao|caso nao|or)\b/;
// src/understanding/words/visit-clauses.ts
/** Divides what is said about the visit into wishes, without excluded days, reasons and refusals. */
/** Splits a clause into alternatives, without the days that it excludes. */
function partsOf(clause) {
	const left = clause.replace(EXCLUDED, (said) => " ".repeat(said.length));
	const ends = [...left.matchAll(new RegExp(SPLIT, "g"))];
	return [{
		index: 0,
		0: ""
	}, ...ends].map(({ index, 0: mark }, place) => ({
		said: left.slice(index + mark.length, ends[place]?.index),
		at: index + mark.length
	}));
}
/** Drops the reason behind a day, which may name another one: 'quarta de manhã, que quinta eu tenho médico'. */
function withoutReason(part) {
	const reason = /\b(?:q|que|pq|porque|pois) (?!vem\b|vier\b|seja\b|for\b|tiver\b|der\b|ser\b)/.exec(part);
	const before = reason ? part.slice(0, reason.index) : "";
	return [
		...WEEKDAYS,
		SAID_DAY,
		MORNING,
		AFTERNOON
	].some((pattern) => pattern.test(before)) || /\d/.test(before) ? before : part;
}
var BUSY = /\b(?:consulta|compromisso|medico|prova|aula|trabalh\w+|estud\w+|viaj\w+|ocupad[oa]|plantao(?! de folga)|saio|durmo|pego a chave|recebo|volto|chego|chega|me mudo|vou mudar|levo|busco|(?:to|tou|estou|fico) (?:n[oa] (?![34]g)|fora)|tenho (?:feira|missa|reuniao|dentista))\b/;
/** Something else is on that day: 'segunda tem hidroginástica'. */
var ENGAGED = /\b(?:segunda|terca|quarta|quinta|sexta|sabado|manha|tarde|dia \d{1,2})s?(?:-feira)? (?:eu |ela |ele |a gente )?(?:tem|tenho|temos|vou|vai|vamos|trabalh\w+) (?!que\b|de ser|ser)/;
var refuses = (part) => ENGAGED.test(part) || /\bnao\W*$/.test(part) || BUSY.test(part) || NEGATION.test(part) && !NOT_THIS.test(part) && /\b(?:posso|da|consigo|pode|serve|quero|vou|estou)\b/.test(part);
// src/understanding/extractors/installation-date.ts
/**
* Extracts the day and period (morning or afternoon) that the visitor wants for the installation, and a
* second choice if there is one. A slot that is not free is never replaced by a similar one.
*/
function extractVisit(extraction) {
	const { text, situation } = extraction;
	const isOpen = extraction.isOpen("visit");
	const free = situation.order.facts.freeDates;
	if (!extraction.isExpected("visit") || free === null && !isOpen) return;
	const wishes = [];
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.rest.slice(from, to);
		const isMeant = isOpen || CONTEXT.test(clause);
		const isAsked = isQuestion && PERIOD_ASKED.test(clause);
		if (isQuestion && !isAsked || !isMeant || BILL.test(clause)) continue;
		for (const { said, at } of partsOf(clause)) {
			const wished = withoutReason(said);
			const wish = wishIn(extraction, wished, from + at);
			if (wish && !refuses(wished)) wishes.push(isAsked ? {
				...wish,
				isElse: true
			} : wish);
		}
	}
	const whole = withoutTorn(merged(concluded(extraction, withoutSoonest(wishes))));
	const [first, second] = whole;
	if (isOpen && wishes.length === 0 && text.rest.search(EXCLUDED) >= 0) extraction.add("visit", {}, text.rest.search(EXCLUDED), "part");
	if (isOpen && !first && wishes.length > 0) extraction.add("visit", {}, wishes[0]?.from ?? 0, "part");
	if (!first || !isOpen && (first.dates.length !== 1 || first.period === null)) return;
	const primary = valuesOf(first, free ?? [], "");
	const other = second ? valuesOf(second, free ?? [], "2") : null;
	const isTorn = whole.length > 2 || second?.dates.length === 0 || other !== null && other.why !== null;
	const why = primary.why ?? (isTorn ? "confirm" : null);
	for (const { from, to, isQuestion } of text.clauses) if (!isQuestion && (isOpen || CONTEXT.test(text.rest.slice(from, to)))) claimWords(extraction, from, to);
	extraction.add("visit", {
		...primary.values,
		...other?.why === null ? other.values : {}
	}, first.from, why);
}
/**
* Claims only the words about day, period and visit, because the rest of the clause may contain another
* answer.
*/
function claimWords({ text }, from, to) {
	for (const date of datesIn(text)) if (date.from >= from && date.to <= to) text.claim(date.from, date.to);
	for (const pattern of [
		...RELATIVE.map(([each]) => each),
		IN_DAYS,
		...WEEKDAYS,
		SAID_DAY,
		MORNING,
		AFTERNOON,
		SAID_HOUR,
		CONTEXT,
		SOONEST
	]) {
		const match = pattern.exec(text.rest.slice(from, to));
		if (match) text.claim(from + match.index, from + match.index + match[0].length);
	}
}
/** A day that is named counts before 'o quanto antes', but it is asked about. */
var withoutSoonest = (wishes) => wishes.some(({ isSoonest, dates }) => !isSoonest && dates.length > 0) ? wishes.filter(({ isSoonest }) => !isSoonest).map((wish, _at, left) => left.length < wishes.length ? {
	...wish,
	isElse: true
} : wish) : wishes;
/** Keeps the day and drops the period if both periods were mentioned: 'dia 24, de manhã ou de tarde'. */
function withoutTorn(wishes) {
	const [first, second, third] = wishes;
	const isTorn = first?.period && second?.period && second.dates.length === 0 && !third;
	if (isTorn && first.period === second.period) return [{
		...first,
		isElse: first.isElse || second.isElse
	}];
	return isTorn ? [{
		...first,
		period: null
	}].filter(({ dates }) => dates.length > 0) : wishes;
}
/** Drops the days before a conclusion: 'dia 1 eu viajo, dia 3 tô cansado, então dia 4 à tarde'. */
function concluded({ text }, wishes) {
	const last = wishes.findLast(({ from, dates }) => {
		const { from: start, to } = text.clauseAt(from);
		const isLast = /\bentao\W*$/.test(text.said.slice(start, to));
		return dates.length > 0 && (isLast || AFTER_IT.test(text.said.slice(start, to)) || /\bentao\W*$/.test(text.said.slice(0, start)));
	});
	const since = last ? text.clauseAt(last.from).from : 0;
	return wishes.some(({ from, dates }) => from < since && dates.length > 0) ? wishes.filter(({ from }) => from >= since) : wishes;
}
/** Merges 'dia 24' in one clause and 'de manhã' in the next into one wish. */
function merged(wishes) {
	const whole = [];
	for (const wish of wishes) {
		const before = whole.at(-1);
		const isHalf = before && before.dates.length === 0 !== (wish.dates.length === 0);
		const isAgain = before && wish.dates.length > 0 && isSameDay(before, wish);
		const isDayless = before && before.dates.length === 0 && wish.dates.length === 0;
		const fits = (isHalf || isAgain || isDayless) && !(before.period && wish.period);
		if (before && fits) whole[whole.length - 1] = {
			...before,
			dates: datesOf(before, wish),
			weekday: wish.weekday === null && wish.dates.length > 0 ? null : before.weekday,
			period: before.period ?? wish.period,
			isElse: before.isElse || wish.isElse
		};
		else whole.push(wish);
	}
	return whole;
}
/** Whether a weekday and a date are one day ('dia 30, segunda'), or the same date is said again. */
var isSameDay = (one, other) => other.dates.every((date) => one.dates.includes(date)) || falls(one, other) || falls(other, one);
var falls = ({ dates }, { weekday: number }) => number !== null && sameDay(dates, number) !== void 0;
/** The dates of two wishes that are one. A date counts before the next day with its weekday. */
function datesOf(one, other) {
	if (other.dates.length > 0 && falls(one, other)) return one.dates;
	if (one.dates.length > 0 && falls(other, one)) return other.dates;
	return [.../* @__PURE__ */ new Set([...one.dates, ...other.dates])];
}
function wishIn(extraction, part, from) {
	const { situation, text } = extraction;
	const { today } = situation.order;
	const dates = /* @__PURE__ */ new Set();
	let rest = part;
	const inPart = datesIn(text).filter((date) => date.from >= from && date.from < from + part.length && part.slice(date.from - from, date.to - from).trim() !== "");
	for (const { day, month, year, from: at, to } of inPart) {
		const parsed = parseUpcomingDate([
			day,
			month,
			year
		].filter(Boolean).join("/"), today);
		dates.add("value" in parsed ? parsed.value : "none");
		rest = blank(rest, at - from, to - from);
	}
	for (const [pattern, days] of RELATIVE) {
		const match = pattern.exec(rest);
		if (!match) continue;
		dates.add(isoToBr(addDays(today, days)));
		rest = blank(rest, match.index, match.index + match[0].length);
		break;
	}
	const away = IN_DAYS.exec(rest);
	if (away) {
		const count = {
			uma: 1,
			duas: 2
		}[away[1] ?? ""] ?? Number(away[1]);
		dates.add(isoToBr(addDays(today, count * (away[2] === "semana" ? 7 : 1))));
		rest = blank(rest, away.index, away.index + away[0].length);
	}
	const named = WEEKDAYS.flatMap((name, at) => name.test(rest) ? [at] : []);
	const [number = -1] = named;
	const day = SAID_DAY.exec(rest);
	if (day) dates.add(nextOfMonth(day[1] === "primeiro" ? 1 : Number(day[1] ?? day[2]), today));
	const earlier = AFTER_IT.exec(text.said.slice(from, from + part.length)) ? dayBefore(text, from, today) : null;
	if (earlier && number < 0) dates.add(isoToBr(addDays(earlier, 1)));
	const isAlone = number >= 0 && dates.size === 0;
	const next = number < 0 ? "" : nextWeekday(number, earlier ?? today, NEXT_WEEK.test(rest));
	const [soon] = situation.order.facts.freeDates ?? [];
	const isOther = isAlone && (NOT_THIS.test(text.rest) || OTHER_ONE.test(text.rest) || soon !== void 0 && brToIso(next) < brToIso(soon.date));
	const isVagueDay = isOther && (extraction.isCorrection || !NOT_THIS.test(part));
	if (number >= 0) dates.add(sameDay([...dates], number) ?? (isOther ? isoToBr(addDays(brToIso(next), 7)) : next));
	const found = SOONEST.exec(rest);
	const soonest = found && !(dates.size > 0 && found[0].includes("horario")) ? found : null;
	if (soonest) rest = blank(rest, soonest.index, soonest.index + soonest[0].length);
	const isVague = soonest !== null || OTHER_WEEK.test(NOT_THIS.test(text.rest) ? "" : rest);
	const period = periodIn(rest);
	const isElse = TORN_DAYS.test(part) || NIGHT.test(rest) || SAID_LATER.test(rest) || !period && SAID_HOUR.test(rest) || isVague || isVagueDay || earlier !== null || named.length > 1;
	if (dates.size === 0 && !period && !isElse) return null;
	const first = soonest && dates.size === 0 ? firstFree(situation.order.facts.freeDates ?? [], period ?? periodIn(text.rest)) : null;
	const wish = {
		isElse,
		from,
		weekday: number >= 0 && dates.size === 1 && !day && inPart.length === 0 ? number : null,
		isSoonest: first !== null
	};
	return first ? {
		...first,
		...wish
	} : {
		dates: [...dates],
		period,
		...wish
	};
}
/** Returns the only day that was said before an index, as ISO date, or null: 'volto dia 5, na segunda depois disso'. */
function dayBefore(text, from, today) {
	const [only, another] = [...text.said.slice(0, from).matchAll(/\bdia (\d{1,2})\b/g)];
	const day = only && !another ? nextOfMonth(Number(only[1]), today) : "none";
	return day === "none" ? null : brToIso(day);
}
/** Returns the earliest free slot, which the chat proposes but does not record. */
function firstFree(free, period) {
	const day = free.find(({ periods }) => period === null || periods.includes(period));
	return day ? {
		dates: [day.date],
		period: period ?? day.periods[0] ?? null
	} : null;
}
var blank = (text, from, to) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
/** Returns the stated date that falls on the stated weekday, because 'sexta, dia 27' names only one day. */
var sameDay = (dates, number) => dates.find((date) => date !== "none" && weekday(brToIso(date)) === number);
function periodIn(rest) {
	const hour = SAID_HOUR.exec(rest);
	const at = hour ? Number(hour[1] ?? hour[2] ?? hour[3]) - (hour[0].startsWith("antes") ? 1 : 0) : 0;
	const isMorning = MORNING.test(rest) || at >= 8 && at < 12;
	if (isMorning === (AFTERNOON.test(rest) || at >= 12 && at < 18)) return null;
	return isMorning ? "manha" : "tarde";
}
function valuesOf({ dates, period, isElse }, free, suffix) {
	const [date] = dates;
	const values = {
		...date && date !== "none" ? { [`date${suffix}`]: date } : {},
		...period ? { [`period${suffix}`]: period } : {}
	};
	const day = free.find((each) => each.date === date);
	const isFree = day !== void 0 && (period === null || day.periods.includes(period));
	if (date === void 0) return {
		values,
		why: "part"
	};
	if (dates.length > 1 || isElse) return {
		values,
		why: "confirm"
	};
	if (date !== void 0 && !isFree) return {
		values,
		why: "unavailable"
	};
	return {
		values,
		why: period === null ? "part" : null
	};
}
// src/content/visitor-questions/wordings/contract.ts
/** Ways in which people ask about the contract, including typos and slang. */
var contractWordings = {
	fidelidade: ["precisa ficar um ano?", "o contrato é de quantos meses?"],
	multa: [],
	cancelar: [
		"quero cancelar minha internet",
		"posso devolver se não gostar?",
		"como cancela o streaming?"
	],
	"mudar-endereco": [
		"posso mudar de endereço?",
		"mudança de endereço",
		"quero instalar em outro endereço",
		"posso trocar o endereço depois?",
		"vou mudar mes que vem",
		"posso pedir pra casa da minha mãe?",
		"muda de endereço paga?",
		"transferência de endereço",
		"moro de aluguel, e se eu sair?"
	],
	"trocar-plano": [
		"dá pra mudar de plano?",
		"e se eu quiser mais velocidade?",
		"como mudo de plano?",
		"quero diminuir o plano",
		"troca de plano paga?",
		"consigo trocar o plano que escolhi?",
		"e se eu não gostar da velocidade?",
		"da pra alterar o plano?",
		"posso mudar pra um mais barato depois?",
		"migrar de plano",
		"Posso trocar de plano?"
	],
	empresa: [
		"sou MEI, posso contratar?",
		"quero pra um comércio",
		"internet para escritório",
		"tem plano business?",
		"quero no nome da firma"
	],
	"ja-sou-cliente": [
		"sou cliente antigo, tem desconto?",
		"tem oferta pra quem já é cliente?",
		"cliente antigo paga quanto?",
		"quero migrar pra fibra",
		"tenho o plano antigo, como passo pra fibra?",
		"preciso da segunda via da fatura",
		"2 via da conta",
		"minha internet não está funcionando",
		"tô sem internet"
	]
};
// src/content/visitor-questions/wordings/coverage-and-installation.ts
/** Ways in which people ask about coverage and installation, including typos and slang. */
var visitWordings = {
	cobertura: [
		"quais cidades atendem",
		"meu vizinho tem e eu não, por quê?",
		"pq meu vizinho tem e eu nao",
		"vcs atendem sao paulo?"
	],
	"instalacao-custo": ["a instalação tá inclusa?", "paga por metro de cabo?"],
	"instalacao-prazo": [
		"instala hoje?",
		"instala amanhã?",
		"dá pra instalar essa semana?",
		"preciso com urgência, quando vem?",
		"instala no sábado?",
		"instala de domingo?",
		"instala no feriado?",
		"qual horário da instalação?",
		"posso escolher o dia da instalação?",
		"demora muito pra ligar a internet?",
		"que horas o tecnico passa"
	],
	"instalacao-quem": [
		"vem um técnico?",
		"é técnico de vocês mesmo?",
		"precisa ter alguém em casa?",
		"posso instalar sozinho?",
		"eu mesmo instalo?",
		"como é a instalação?",
		"como funciona a instalação",
		"e se eu não estiver em casa no dia?",
		"posso mudar o dia da visita?",
		"dá pra remarcar o técnico?"
	]
};
// src/content/visitor-questions/wordings/personal-data.ts
/** Ways in which people ask about personal data and how to reach the operator, including typos and slang. */
var personWordings = {
	"por-que-cpf": [
		"preciso mesmo dar o cpf?",
		"não quero passar meu cpf",
		"é seguro passar meu cpf?",
		"posso contratar sem cpf?",
		"pra q vc quer meu documento",
		"posso usar o cpf da minha mãe?"
	],
	"por-que-mae": [
		"não quero dar o nome da minha mãe",
		"minha mãe já faleceu, precisa?",
		"não conheço minha mãe",
		"fui adotado, coloco qual mãe?",
		"pode ser o nome do pai?"
	],
	"seguranca-dados": [
		"quem vê meus dados?",
		"posso apagar meus dados?",
		"quero que apaguem meus dados",
		"vocês guardam meus dados bancários?",
		"vcs sao a tim mesmo?",
		"vão me mandar spam?"
	],
	documentos: [
		"quais dados vocês pedem?",
		"precisa assinar alguma coisa?",
		"pode ser com passaporte?",
		"sou estrangeiro, posso contratar?"
	],
	contato: [
		"tem algum telefone de contato?",
		"me passa o contato",
		"onde reclamo?",
		"podem me ligar?",
		"me liga",
		"tem loja física?",
		"tem e-mail de contato?",
		"canais de atendimento"
	],
	"horario-atendimento": [
		"tem atendente agora?",
		"tem alguém atendendo a essa hora?",
		"posso ligar que horas?",
		"horario do atendimento humano",
		"tão atendendo hj?"
	]
};
// src/content/visitor-questions/wordings/plans.ts
/** Ways in which people ask about what plans include, including typos and slang. */
var planWordings = {
	"wifi-modem": ["tem que devolver o aparelho?", "tem 5ghz?"],
	"velocidade-upload": [
		"qual o up?",
		"quanto sobe?",
		"velocidade para enviar arquivo",
		"é simétrica a internet?",
		"qto de up e down",
		"dá pra fazer live?",
		"qual a velocidade real?",
		"é rápida mesmo?",
		"por que 700 mega se é 600?",
		"o que são os 100 mega de bônus?"
	],
	jogos: ["serve pra fazer stream na twitch?", "meu filho joga muito, aguenta?"],
	"quantos-aparelhos": [
		"quantos aparelhos posso ligar?",
		"somos 5 em casa, dá conta?",
		"dá pra família toda?",
		"funciona com muitos aparelhos?",
		"tem limite de aparelhos?",
		"cai se tiver muita gente usando?"
	],
	"streaming-inclusos": [
		"o que vem incluso no plano?",
		"vem com tv?",
		"tem canal de tv junto?",
		"dá pra ver futebol?"
	],
	"streaming-ativar": [
		"preciso criar conta no hbo?",
		"já tenho conta no globoplay, como faço?",
		"já assino hbo, e agora?",
		"como usar os aplicativos inclusos?"
	],
	"telefone-fixo": [
		"tem plano com telefone?",
		"combo internet e telefone",
		"vem com linha telefonica",
		"quero internet e fixo",
		"tem voip?"
	]
};
// src/content/visitor-question-wordings.ts
/**
* The wordings of the questions that visitors may ask at any time, by which the chat recognises them. They are apart
* from the answers (visitor-questions.ts), which are loaded after the code that reads messages.
*/
var all = {
	preco: ["qual o mais barato?", "é caro?"],
	"promocao-12-meses": [
		"e depois dos 12 meses?",
		"esse valor é promocional?",
		"até quando vale o desconto",
		"o desconto acaba quando"
	],
	"debito-desconto": [
		"e sem débito automático quanto fica?",
		"sem debito fica quanto?",
		"sou obrigado a colocar débito automático?",
		"precisa ser no débito automático?",
		"é obrigatorio debito em conta?",
		"como funciona o débito automático?"
	],
	"taxa-adesao": [
		"tem algum custo extra?",
		"pago alguma coisa agora?",
		"tem que pagar algo pra contratar?",
		"preciso pagar adiantado?",
		"vem cobrança a mais na primeira conta?",
		"a primeira fatura vem mais cara?",
		"tem pegadinha no preço?"
	],
	"pagamento-formas": [
		"como chega a fatura?",
		"a conta vem como?",
		"formas de pgto",
		"como funciona o pagamento?",
		"passa no cartão de débito?",
		"quando começo a pagar?"
	],
	"vencimento-mudar": [
		"dá pra mudar a data de vencimento?",
		"da pra trocar o dia do vencimento",
		"quais dias de vencimento tem?",
		"quais as datas de vencimento?",
		"posso escolher o dia de pagar?",
		"tem vencimento dia 30?",
		"posso pagar dia 8?",
		"muda o dia da fatura?",
		"e se eu quiser mudar o dia da conta?",
		"consigo alterar o vencimento?",
		"qual dia vence?",
		"que dia vence a fatura?",
		"alterar data da fatura",
		"vencimento pode ser outro dia?",
		"Posso mudar o dia do vencimento?"
	],
	...contractWordings,
	...visitWordings,
	...planWordings,
	...personWordings
};
/** Wordings of every question; each has an answer. */
var wordingsOfFacts = all;
/** Ids of all questions that visitors may ask, in the order of the FAQ. */
var factIds = Object.keys(all);
// src/understanding/words/similar-texts.ts
/** Finds similar texts by their word stems. */
var EMPTY = new Set(`o a os as um uma uns de do da dos das no na nos nas em ao aos e ou que q se me te eu voce voces vc vcs ce ces meu minha meus minhas seu sua
  isso isto esse essa este esta ai aqui la pra para pro por com ja so mesmo tambem tb ta esta estao e eh eu nos ele ela mas entao oi ola bom boa dia tarde noite
  favor obrigado obrigada the is it of to el los y la me oq ne kkk viu gente mim dai bem algum alguma tipo assim ser sao era vou vai ir fica ficar
  tem ter tenho tiver teria pode posso poder podem da dar consigo quero queria gostaria precisa preciso precisar fazer faz faco saber sei sera vao haver tiver for muito`.split(/\s+/));
var SAME = new Map(Object.entries({
	quanto: "qto qnto qnt quanta",
	quantos: "qtos qtas quantas",
	porque: "pq",
	quando: "qdo qnd",
	internet: "net",
	wifi: "wi fi",
	whatsapp: "zap whats zapzap wpp",
	gratis: "graca gratuita gratuito",
	telefone: "tel fone",
	documento: "doc docs",
	tv: "tvs televisao",
	preco: "valor valores",
	custo: "custa custam"
}).flatMap(([word, others]) => others.split(" ").map((other) => [other, word])));
var ENDINGS = /(?:amentos?|imentos?|acoes|acao|mente|ando|endo|indo|aria|ariam|avam?|ados?|adas?|idos?|idas?|arem|erem|arei|ares|ar|er|ir|ei|ou|am|em|as|es|os|is|a|e|o|s)$/;
/** Returns a word without its ending: 'instalação', 'instalam', 'instalar' → 'instal'. */
function stem(word) {
	const same = SAME.get(word) ?? word;
	const short = same.length > 4 ? same.replace(ENDINGS, "") : same.replace(/s$/, "");
	return (short.length >= 3 ? short : same).slice(0, 7);
}
/**
* Returns the stems of the meaningful words of a text, without duplicates.
* @param said lower-case text without accents
*/
function stemsOf(said) {
	return [...new Set((said.match(/[a-z0-9]+/g) ?? []).filter((word) => !EMPTY.has(word)).map(stem))];
}
/**
* A search index of short texts. It finds the texts most similar to a query by weighted word stems, and
* tolerates typos.
*/
var SimilarTexts = class {
	#wordings = [];
	#weights = /* @__PURE__ */ new Map();
	#unknown;
	#vocabulary = /* @__PURE__ */ new Map();
	constructor(texts) {
		const spread = /* @__PURE__ */ new Map();
		const split = texts.map(({ id, wordings }) => [id, wordings.map((text) => stemsOf(fold(text.normalize("NFC"))))]);
		for (const [id, wordings] of split) for (const word of wordings.flat()) spread.set(word, (spread.get(word) ?? /* @__PURE__ */ new Set()).add(id));
		for (const [word, ids] of spread) this.#weights.set(word, Math.log(1 + texts.length / ids.size));
		this.#unknown = Math.log(1 + texts.length) / 2;
		for (const [id, wordings] of split) {
			this.#vocabulary.set(id, new Set(wordings.flat()));
			for (const stems of wordings) if (stems.length > 0) this.#wordings.push({
				id,
				stems: new Set(stems),
				weight: this.#sum(stems)
			});
		}
	}
	#weightOf(word) {
		return this.#weights.get(word) ?? this.#unknown;
	}
	#sum(words) {
		return words.reduce((sum, word) => sum + this.#weightOf(word), 0);
	}
	/** Returns the indexed word that differs from a word by one typo, or the word itself. */
	#mend(word) {
		if (this.#weights.has(word) || word.length < 4) return word;
		for (const known of this.#weights.keys()) if (known.length >= 4 && known[0] === word[0] && isOneEditAway(word, known)) return known;
		return word;
	}
	/**
	* Returns the ids of similar texts, best first, each with a score from 0 to 1.
	* @param said lower-case text without accents
	*/
	find(said) {
		const words = [...new Set(stemsOf(said).map((word) => this.#mend(word)))];
		if (words.length === 0) return [];
		const whole = this.#sum(words);
		const best = /* @__PURE__ */ new Map();
		for (const { id, stems, weight } of this.#wordings) {
			const common = this.#sum(words.filter((word) => stems.has(word)));
			if (common === 0) continue;
			const own = this.#vocabulary.get(id);
			const covered = this.#sum(words.filter((word) => own?.has(word))) / whole;
			const score = .65 * (common / Math.sqrt(whole * weight)) + .35 * covered;
			if (score > (best.get(id) ?? 0)) best.set(id, score);
		}
		return [...best].map(([id, score]) => ({
			id,
			score
		})).sort((a, b) => b.score - a.score);
	}
};
// src/understanding/intents/questions-by-likeness.ts
/**
* Finds a visitor's question by its likeness with known wordings. Together with the wordings it is loaded after the
* reader, with the answers (src/conversation/messages/sale-talk.ts).
*/
/** Minimum similarity, from 0 to 1, between a clause and the known wordings of a question. */
var ALIKE = .72;
var wordings;
/** Returns the index of all known wordings, which is built on first use. */
var index = () => wordings ??= new SimilarTexts(factIds.map((id) => ({
	id,
	wordings: wordingsOfFacts[id]
})));
/** Returns the question that a clause is most like; null if it is like none. @param clause lower-case text without accents */
function questionLike(clause) {
	const [best] = stemsOf(clause).length > 1 ? index().find(clause) : [];
	return best && best.score >= ALIKE ? best.id : null;
}
// src/understanding/words/visitor-question-patterns.ts
/** All cues, from specific to general. The first cue that matches a clause determines the question. */
var CUES = [
	{
		id: "por-que-mae",
		all: [/\b(?:mae|genitora|mother|madre)\b/, ASKS_REASON]
	},
	{
		id: "por-que-mae",
		all: [/\bnao (?:tem|tenho|conheci|consta|sei)\b[^?]{0,16}\bmae\b|\b(?:2|dois) pais\b|\bmae\b[^?]{0,16}\ba ver\b|\b(?:registro|certidao|rg|documento)\b[^?]*\bem branco\b|\bsem mae\b/],
		isTopic: true
	},
	{
		id: "multa",
		all: [/\bmultas?\b/],
		isTopic: true
	},
	{
		id: "multa",
		all: [/\b(?:cancel\w+|sair|saio|desist\w+|quebr\w+|encerr\w+)\b/, /\bantes\b|\b(?:pago|paga|pagar|custo|cobra\w*)\b/]
	},
	{
		id: "fidelidade",
		all: [/\bfidel?i?[dt]\w*|\bcarencia\b|\bpermanencia\b|\bloyalty\b|\bpermanencia\b/],
		isTopic: true
	},
	{
		id: "fidelidade",
		all: [/\b(?:fico|ficar|estou|to) pres[oa]\b|\b(?:tempo|prazo|periodo) minimo\b|\bobrigad[oa] a ficar\b|\btem contrato\b|\bquanto tempo de contrato\b/]
	},
	{
		id: "promocao-12-meses",
		all: [
			/\b(?:depois|apos|passad\w+|acab\w+|termin\w+|fim)\b/,
			/\b(?:12|doze|um ano|1 ano|ano|meses|promoc\w+|periodo)\b/,
			/\b(?:quanto|preco|valor|fica|aument\w+|sobe|vai|paga|pago|acontece|muda|reajust\w+|custa)\b/
		]
	},
	{
		id: "promocao-12-meses",
		all: [/\bpromoc\w+\b/, /\b(?:dura|tempo|acaba|ate quando|vale|validade|depois)\b/]
	},
	{
		id: "promocao-12-meses",
		all: [/\b(?:preco|valor|mensalidade|promoc\w+|quanto tempo|quando)\b/, /\b(?:pra|para) sempre\b|\baument\w+|\bsobe\b|\breajust\w+|\bfixo\b/]
	},
	{
		id: "promocao-12-meses",
		all: [/\b(?:preco|valor|mensalidade|promoc\w+|\d{2,3})\b/, /\b(?:so|apenas|somente) (?:e )?(?:n[oa]s?|por|pr[oa]s?|durante)\b[^?]{0,16}\b(?:comeco|inicio|primeir\w+|mes(?:es)?)\b|\bdepois\b[^?]{0,8}\b(?:sobe|aument\w+)/]
	},
	{
		id: "promocao-12-meses",
		all: [/\bdepois (?:[a-z]+ ){0,2}(?:sobe|aumenta)\b|\baument\w+ (?:todo|cada) ano\b/],
		isTopic: true
	},
	{
		id: "promocao-12-meses",
		all: [/\breajust\w+/],
		isTopic: true
	},
	{
		id: "instalacao-quem",
		all: [/\b(?:em casa|presente|alguem|quem|diarista|faxineira|sindic[oa]|pai|irma|irmao|ser eu|eu mesm[oa]|acompanh\w+|maior de idade|titular|vizinh[oa]|porteiro|filh[oa]|mae|esposa|marido|outra pessoa)\b/, /\b(?:tecnico|instal\w*|visita|estar|ficar|recebe(?:r|m)?|atende(?:r|m)?)\b/],
		isTopic: true
	},
	{
		id: "instalacao-custo",
		all: [/\binstal\w*|\btecnico\b|\bvisita\b/, /\b(?:gratis|graca|gratuit[oa]|cust\w+|cobr\w+|paga\w*|pago|taxa|valor|preco|quanto (?:e|fica|sai)|free)\b/],
		isTopic: true
	},
	{
		id: "instalacao-prazo",
		all: [/\binstal\w*|\btecnico (?:vem|chega)|(?:vem|chega|quando)\b[^?]{0,8}\btecnico\b|\bfuncionando\b|\binstall\w*|\b(?:vem|vir|vao) (?:ai|aqui|em casa|la)\b/, /\b(?:prazo|quando|(?:quanto|qto|muito) tempo|quant[oa]s (?:dias|horas)|demor\w+|em quanto|que dia|vem|rapido|tempo|when)\b/]
	},
	{
		id: "vencimento-mudar",
		all: [/\b(?:qual|quais|que|outro|troc\w+|mud\w+|alter\w+|escolher)\b/, /\bvenc\w+|\bdia d[ae] (?:fatura|conta|pagar)\b/]
	},
	{
		id: "vencimento-mudar",
		all: [
			/\b(?:mud\w+|troc\w+|alter\w+)\b/,
			/\bvenc\w*|\bfatura\b|\b(?:dia|data)\b/,
			LATER
		],
		isTopic: true
	},
	{
		id: "debito-desconto",
		all: [/\bdebito\b|\bboleto\b|\bautomatico\b|\bpix\b/, /\bdescont\w*|\beconom\w+|\bganh\w+|\bvantage\w+|\bcompensa\b|\bvale a pena\b|\bmais (?:caro|barato)\b|\bdiferenca\b|\bpreco e so\b/]
	},
	{
		id: "debito-desconto",
		all: [/\b(?:qual|tem|de quanto|quanto|qto|qnto)(?: e)?(?: o| um| algum| de)? desconto\b|\bdesconto (?:e )?de quanto\b|\beconomiz\w+/]
	},
	{
		id: "debito-desconto",
		all: [/\bdebito\b|\bboleto\b/, /^(?!.*\b(?:qual|quanto)\b).*\b(?:preco|valor|(?:ess|est)es? \d{2,3}|\d{2,3},\d\d)\b[^?]*\b(?:n[oa]|com|sem|pel[oa])\b/]
	},
	{
		id: "preco",
		all: [/\bqual\b/, /\bmais (?:barat\w+|em conta)\b/]
	},
	{
		id: "instalacao-quem",
		all: [/\b(?:precis\w+|tem (?:que|q)|ter)\b[^?]{0,14}\balguem\b|\beu mesmo instal|\binstalar sozinh|\bcomo (?:e|funciona) a instalac/]
	},
	{
		id: "instalacao-prazo",
		all: [/\binstal\w* (?:ja |pra |n[oa] |de |ess[ea] )*(?:hoje|amanha|semana|sabado|domingo|feriado)\b|\burgencia\b/]
	},
	{
		id: "telefone-fixo",
		all: [/\b(?:vem|plano|internet|combo)\b[^?]{0,16}\b(?:com|e) (?:linha |um )*telefon\w+/]
	},
	{
		id: "telefone-fixo",
		all: [/(?<!\b(?:ip|preco|valor|horario|salario|dia|trabalho) )\bfix[oa]\b/]
	},
	{
		id: "trocar-plano",
		all: [/\b(?:troc\w+|mud\w+|alter\w+|migrar|diminuir|quiser mais)\b[^?]{0,12}\b(?:plano|velocidade)\b/]
	},
	{
		id: "trocar-plano",
		all: [
			/\b(?:troc\w+|mud\w+|aument\w+|diminu\w+|upgrade|downgrade|baix\w+|subir)\b/,
			/\b(?:plano|velocidade|mega|giga|pacote|lent[oa])\b|\bupgrade\b|\bpr[oa] (?:de )?\d{3,4}\b/,
			LATER
		],
		isTopic: true
	},
	{
		id: "trocar-plano",
		all: [/\bupgrade\b|\bdowngrade\b/],
		isTopic: true
	},
	{
		id: "mudar-endereco",
		all: [
			/\b(?:mud\w+|transfer\w+|lev\w+)\b/,
			/\b(?:de (?:casa|endereco|cidade|ap\w*|predio|bairro)|me mud\w+|endereco|internet|net|fibra|comigo|junto)\b/,
			/\b(?:se eu|posso|depois|e se|da pra|como fica|quando|ano|mes|consigo|levo)\b/
		],
		isTopic: true
	},
	{
		id: "velocidade-upload",
		all: [/\bup ?l[aod]{2,4}d?\b|\buplod\b|\b(?:velocidade|taxa) de (?:envio|subida)\b|\bsubir (?:video|arquivo|foto)\w*/],
		isTopic: true
	},
	{
		id: "quantos-aparelhos",
		all: [/\b(?:quant[oa]s|qt[oa]s)\b[^?]{0,24}\b(?:aparelh\w+|celular\w*|dispositiv\w+|pessoas?|tvs?|televis\w+|computador\w*|conect\w+|coisas|eletron\w+)\b|\b(?:aguenta|suporta)\b/],
		isTopic: true
	},
	{
		id: "jogos",
		all: [/(?<!\b(?:passam?|vejo|vemos|ver|assist\w+)(?: os?)? )\bjog(?!os? d[aeo] )[aoue]\w*\b(?! (?:pro|pra|para|no|o dia|dia) (?:dia )?\d)|\bgam(?:e|er|es|ers|ing)\b|\bping\b|\blatencia\b|\blag\b|\bfree fire\b|\bvalorant\b|\bfortnite\b|\bps[345]\b|\bxbox\b|\bplaystation\b/],
		isTopic: true
	},
	{
		id: "streaming-ativar",
		all: [SERVICE, /\b(?:como|ativ\w+|entra\w*|login|senha|acess\w+|cadastr\w+|onde|libera\w*)\b/],
		isTopic: true
	},
	{
		id: "streaming-inclusos",
		all: [SERVICE]
	},
	{
		id: "streaming-inclusos",
		all: [/\b(?:netflix|disney|prime video|amazon|spotify|telecine|premiere)\b/],
		isTopic: true
	},
	{
		id: "wifi-modem",
		all: [/\bmodem\b|\broti?e?a?dor\w*|\bwi-? ?fi\b|\bcomodato\b|\brouter\b/],
		isTopic: true
	},
	{
		id: "por-que-cpf",
		all: [/\bcpf\b/, ASKS_REASON]
	},
	{
		id: "por-que-cpf",
		all: [/\bserasa\b|\bspc\b|\bnome sujo\b|\bnegativad[oa]\b|\bscore\b/],
		isTopic: true
	},
	{
		id: "seguranca-dados",
		all: [/(?<!(?:\d|mega|giga|plano) )\bsegur[oa]s?\b(?! (?:e|do|de) )|\bconfiave(?:l|is)\b|\bgolpe\b|\bfraude\b|\bvaz[ao]\w*|\blgpd\b|\bprivacidade\b|\bprotegid\w+|\bvend\w+ (?:meu|os|as)\b|\bhackead\w+|\bguardad\w+|\barmazenad\w+|\bis it safe\b|\b(?:site|voces sao|vcs sao)\b[^?]* mesmo$|\b(?:apag\w+|ve|veem) (?:os )?meus dados\b|\bsigil\w+|\baparec\w+\b[^?]{0,12}\b(?:alguem|outros|publico)\b|\bencarregad[oa] d|\btratamento d|\bbanco de dados\b/]
	},
	{
		id: "seguranca-dados",
		all: [/\b(?:dados|informac\w+|numero|email|telefone)\b/, /\b(?:vend\w+|pass\w+|compartilh\w+|fazem|uso|usam|proteg\w+|outros|terceiros|divulg\w+)\b/]
	},
	{
		id: "documentos",
		all: [/\bdocument\w*|\bdocs?\b|\bcomprovante\w*|\brg\b|\bcnh\b|\bselfie\b|\bfoto\b/]
	},
	{
		id: "documentos",
		all: [/\b(?:o que|oq|oque|o q)\b[^?]{0,8}\b(?:precisa|preciso|necessario)\b[^?]{0,12}\b(?:contrat\w+|assin\w+|ter)\b/]
	},
	{
		id: "horario-atendimento",
		all: [/\bhorario\b(?! de pico| nobre)|\bque horas\b|\b24 ?h(?:oras)?\b|\b(?:abre|fecha|funciona|atend\w+)\b[^?]{0,20}\b(?:sabado|domingo|feriado|noite|cedo|fim de semana)\b|\b(?:sabado|domingo|feriado)\b[^?]{0,20}\batend\w+/]
	},
	{
		id: "taxa-adesao",
		all: [/\bades[aco]\w*|\badesc\w+|\baderir\b|\btaxas?\b|\bmatricula\b|\bcusto inicial\b/],
		isTopic: true
	},
	{
		id: "ja-sou-cliente",
		all: [/\b(?:cancel\w+|problema|caindo|segunda via|reclam\w+)\b/, /\b(?:ja tenho|minha (?:internet|conta|linha)|com vc?s|com voces)\b/],
		isTopic: true
	},
	{
		id: "ja-sou-cliente",
		all: [/\b(?:ja )?sou cliente\b|\bja (?:tenho|possuo|sou|tive)\b[^?]{0,16}\b(?:internet|contrato|plano|fibra|cliente|linha|de vcs|da tim)\b|\brenov\w+ (?:o|meu)\b/],
		isTopic: true
	},
	{
		id: "empresa",
		all: [/\b(?:contrat\w+|atend\w+|vend\w+|serve|faz\w*)\b[^?]{0,20}\b(?:empresas?|pessoa juridica|cnpj|pj)\b/],
		isTopic: true
	},
	{
		id: "empresa",
		all: [/(?<!\b(?:d[ae]|outra|ultima|na|essa) )\bempresa\w*\b|\bcnpj\b|\bpj\b|\bpessoa juridica\b|\bcomercial\b|\bmei\b|\b(?:minha|uma) (?:loja|firma)\b(?! fisica)/]
	},
	{
		id: "pagamento-formas",
		all: [/\bformas? de pag\w+|\bmeios? de pag\w+|\b(?:pagar?|vem) como\b|\bcomo chega a fatura|\b(?:e|eh|ou|no) (?:no )?cartao\b|\bcomo (?:e que |q |que |se )?(?:eu )?(?:paga|pago|pagar|faco pra pagar|e o pagamento)\b|\bloterica\b|\bparcel\w+|\bcartao de credito\b|\bpix automatico\b/],
		isTopic: true
	},
	{
		id: "pagamento-formas",
		all: [/\b(?:aceita\w*|pagar|paga|pago|tem)\b/, /\b(?:pix|cart\w+|boletos?|credito|dinheiro|debito|app|loterica)\b/]
	},
	{
		id: "cobertura",
		all: [/\bcobertura\b|\bcobrem?\b|\b(?:tem|chega|atend\w+|pega|passa|vai ter|disponivel|disponibilidade|funciona)\b[^?]{0,20}\b(?:aqui|rua|bairro|cidade|regiao|endereco|predio|condominio|cep|fibra n[oa]|fibra em|minha casa|em (?!quant|qual|casa)[a-z]+)\b|\bn[oa] (?:minha |meu )?(?:rua|bairro|predio|condominio|cidade|regiao) (?:ja )?(?:tem|chega|pega|atende)\b|\batend\w+ (?!empresa|pessoa|cnpj)(?:[a-z]+ )?[a-z]{4,}\W*$|\b(?:chega|atend\w+|pega|passa|disponivel)\b[^?]{0,12}\bn[oa] [a-z]+|\bquando[^?]{0,16}\bfibra\b|\b(?:fibra|internet|sinal) (?:no|na|em|aqui)\b|\btem\b[^?]{0,12}\b(?:no|na|nesse|neste|pro|pra) (?:cep |meu cep )?(?:e )?\d{5}|^\W*(?:vcs|voces|vc|ai) (?:me )?atende\w*\W*$/]
	},
	{
		id: "contato",
		all: [/\bsaber o (?:telefone|numero) d(?:e (?:vcs|voces)|a empresa)/],
		isTopic: true
	},
	{
		id: "contato",
		all: [/\bloja fisica\b|\btem (?:uma |alguma )?loja\b|\b0800\b|\bsac\b|\bouvidoria\b|\b(?:telefone|numero|whats\w*|zap|contato|email|endereco)\b[^?]{0,16}\b(?:de (?:vcs|voces)|da (?:tim|empresa|central|loja)|do (?:suporte|sac))\b|\b(?:entr\w+ em contato|fal\w+ com (?:vcs|voces))\b|\btem (?:whats\w*|zap)\b|\b(?:numero|telefone)\b[^?]{0,8}\b(?:ligo|ligar)\b/]
	},
	{
		id: "cancelar",
		all: [/\bcancel\w+|\barrepend\w+|\bdesist\w+|\b7 dias\b|\bgostar\b[^?]*\bdevolv\w+/]
	}
];
// src/understanding/later-answers.ts
/**
* Lets messages be read for what is asked after the coverage check (due day, direct debit, bank account, visit and
* consent), and for questions that no pattern finds. This code is loaded after the rest of the reader (docs/decisions/0059).
*/
/** Adds the extractors of these answers and the wordings of the questions to the reader. */
function learnLaterAnswers() {
	learn({
		extractBankAccount,
		extractBirthDate,
		extractConsent,
		extractDebitOrBill,
		extractDueDay,
		extractVisit
	});
	learnQuestions(CUES, questionLike);
}
// src/understanding/words/reportable-topic-words.ts
/**
* Words that visitors use about internet access and their order, in lower case without accents, in addition
* to the words in not-names.ts. They may be reported from a message that the chat did not understand
* (docs/decisions/0039), so the list contains no names, places, numbers or days, and nothing about health,
* belief or politics.
*/
var TOPICS = new Set(`abaixo aberta aberto abre abrir acaba acabar acabou aceitam aceite acessar acesso acima acontece aconteceu acordo
  adequado adesao adianta adiantar adiar adicional adicionar afinal agenda agendado agendamento agendar aguarda
  aguardando aguardar aguenta ajudem alcanca alcance alexa alta alterada alterado alternativa alto aluga alugada
  alugado aluguel andamento andar andares android anel antena antiga antigo aparece aparecer apareceu aparelho
  aparelhos aplica apos apple apresenta aprovada aprovado aprovar aqueles area areas arquivo assinante assinatura
  assistir assunto atendida atendido ativa ativacao ativar ativo atras atrasada atrasado atraso atual atualizar
  aumenta aumentar aumento automatica automatico autoriza autorizacao autorizado autorizar avisa avisam avisar aviso
  baixa baixar baixo banda basico bastante beleza beneficio beneficios bloqueada bloqueado bloquear bloqueio bonus
  bug cabeamento cabo cabos cadastrada cadastrado cadastrar cade cai caindo cair caiu calma camera cameras canais
  canal cancelada cancelado cancelamento cancelou capacidade carencia carrega carregamento carregar carteira
  celulares central centro chance chat chave chegam chip chips chove chuva ciente cima clareza clicar clico clique
  coberta coberto cobertura cobrada cobrado cobranca cobrancas cobre combinado combo combos comercial comparar
  compartilhar compativel compensa complemento completar comprado compromisso comum comunicado conclui concluir
  condicao condicoes conecta conectado conectar conexao conexoes confere conferir confiavel conforme confunde
  confundi confuso conhecer conjunto consegue conseguem consegui conseguir conserta consertar conserto consigo
  consulta consultar consumo contato continua continuar continuo contratada contratado contratei contratos controle
  conversa conversar converter copia copiar corrente corretor corta cortado cortar cortaram crianca criancas cumprir
  cupom cupons curto custo custos daquilo das datas de debitado debitar decodificador dedicado deezer defeito demais
  demanda demorado depende dependente desbloqueado desbloquear descer desconectar desculpa desculpe desejo desligada
  desligado desligamento desligando desligar desligou detalhe detalhes devagar devedor devolucao devolver diferenca
  diferente diferentes dificil digitacao digital dinamico direito direitos direta direto disney disponibilidade
  disponiveis disponivel dispositivo dispositivos disso distancia disto divida dividas dividir dizem dizendo do
  dobro documentacao dominio donos dos download dupla dura durante e economia economizar efetivar efetuar eletrica
  eletricista eletronico emissao emitir emprestimo encaixe encanamento encerrar encontrar encontro energia ensina
  entrada entrega entregam entregar entregue enviada enviado enviaram equipamento equipamentos equipe erros escada
  escolha escrito escritorio espaco espanhol especial especifico esperando esperei esquina estabilidade estavel
  estragou estrangeiro estudante etapa etapas exata exato excelente exige exigem exigencia existem experimentar
  experimentei expirou explique extensor extra extras facebook fachada facil facilitar falha falhas falhou falso
  falta faltando faltou faturas fecha fechado fechar fechou feita feito feriado feriados fica ficam ficando ficar
  fico ficou fila filas filial filme filmes filtro fim final finalizar financeiro fio fios fisica fisico fixa fixo
  foco fones forma formas formulario forro foto fotos fraca fraco franquia frente frete funcao funcionam funcionando
  funcionaria funcionario funcionou furar furo furos futebol futuro game gamer games ganha ganhar ganhei ganho
  garante garantia garantido garantir gastar gasto gateway gerar gerente globoplay gmail golpes google gostaria
  grupo guarda guardar habilitar hbo historico home hotmail humanos ideal identidade identificacao identificar
  ilimitada ilimitado imagem imediato imovel imprimir inadimplente inclui incluido incluir inclusa incluso indica
  indicacao indicado indicar indisponivel infelizmente inicial iniciar inicio inscricao instabilidade instabilidades
  instagram instalada instalado instalador instalados instale instalou instavel interessada interessado interesse
  interfone intermitente internacional interno intervalo invalida invalido ip iphone isencao isenta isento item
  itens janela jeito jogar jogo jogos junto juntos juridica juridico juros laje latencia laudo legivel leio leitura
  lembrete ler letra letras libera liberacao liberada liberado liberar lido ligacao ligacoes ligada ligado ligaram
  ligou limitada limitado limitar limite limpar limpo linha linhas link links lista localizacao localizar lojas
  longa longo lotado mandaram mandou manual manutencao mapa maquininha marca marcada marcado marcar marquei material
  media medio melhora melhorar melhores mensagem mensagens mensal mentindo mesa mesh metade metro metros migracao
  minima minimo modelo modelos modo momento montar mostra mostrar motivo motivos motorista moveis movel mudanca
  mudaram mudou multas muro musica negada negado negar negativada negativado negociacao negociar netflix nisso nota
  notas noticia novidade novidades objetivo obra obras ocorre ocorrencia ocupada oferece oferecem oferecer olhando
  online opcao opcoes operadora operadoras orcamento ordem orientacao original outlook ouvidoria ouvir pacotes
  padrao pagamento pagamentos pagando paguei painel papel parabens parada parado paramount parar parceiro parcela
  parcelado parcelamento parcelar parcelas parede paredes parou parte partes passada passado passaporte pasta pausa
  pausar pedem pedi pedidos pedir pediram pega pegando pegar pendencia pendencias pendente pensando pequenos perda
  perde perdendo perder periodo permanecer permanencia permite permitir peso pesquisa ping placa plataforma
  playstation politica pontos porta portabilidade portal portao portaria portas porteiro pos-pago pospago possivel
  poste postes prazo prazos pre-pago predio predios preencher preenchi preferencia prejuizo premiere prepago
  presencial presente pressa prestador previa previsao prime prioridade privacidade processo procon procurar procuro
  produto produtos programa programacao programas projeto promessa prometeram promocional promocoes pronta pronto
  propaganda proposta proposto protecao proteger protocolo provedor provedores provisorio publico pular quadro
  qualidade quantia quebrada quebrado quebrou queda quedas queixa quintal quiser quitado quitar ramal rapidez razao
  reajustar reajuste reativar recado receber receberam recebeu recebi recebo reclamacao reclamacoes reclamar reclame
  reclamei recomenda recomendam recomendar reconhece recurso recusada recusado recusaram redes reduzir reembolso
  reenviar referencia regiao regra regras regulamento reinicio relatorio religacao religar relogio remarcacao
  remarcar remoto renda renovacao repete repetidor repetir reserva reservar residencia residencial resolve resolvem
  resolver resolveram resolveu resolvido respondem respondeu responsaveis restante restricao resultado retirada
  retirar retornar retorno rever reversao reverter revisar risco roteadores roubada roubado saida saldo salva salvar
  samsung satelite satisfeita satisfeito segue seguinte seguir segura seguranca seguro seguros selecionar semanal
  serasa serial series setor sindica sindico smart sobe sobem sobra sobrado solicita solicitacao solicitar solicitei
  solucao spc spotify status streaming subir subsolo substituir subterranea suficiente sugestao suporta suporte
  suspender suspensa suspensao suspenso tabela tablet tamanho tecla teclado tecnica tecnicos tecnologia tela telas
  telecine telefones telefonia telegram televisao telhado tempo temporada temporario tentando tentativa tentativas
  tentei terceiros termo termos terreo testar tiktok tipo tipos tira tirar titulares titularidade toca tomada
  tomadas total totalmente trabalha trabalham trabalhar transferencia transferir transmissao transparente trava
  travado travando travar travou tutorial tv tvs ultra ultrafibra unidade unidades upload usam usando usei utilidade
  utiliza utilizar vaga vagas validacao validade validar valido variacao varias varios vazio velocidades vence
  vencer vencida vencido vencimento vencimentos verifica verificacao verificar versao viagem viajando viajar video
  videos viola virar virtual visitar visitas volto votar wireless xbox youtube zerar zona`.split(/\s+/));
// src/understanding/reportable-words.ts
/** Selects the words that may be reported from a message that the chat did not understand. */
/** Replaces words that are not reported. */
var LEFT_OUT = "…";
/** Maximum number of words reported per message. */
var MOST$1 = 12;
/**
* Maximum number of characters of a message that are read. The topic of a long message is at its beginning.
*/
var LIMIT = 300;
/** Words that announce a person's or a street's name. Nothing after them is reported. */
var NAMING = new Set(`chamo chama chamam chamar nome sobrenome apelido rua avenida av alameda travessa estrada rodovia praca vila jardim
  largo edificio residencial`.split(/\s+/));
var isReportable = (word) => (NOT_NAMES.has(word) || TOPICS.has(word)) && !FIRST_NAMES.has(word) && !SURNAMES.has(word);
/** Folds a word and removes the punctuation around it. */
var bare = (word) => fold(word).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, "");
/** Whether a letter is part of a name or an e-mail address that is spelled letter by letter. */
var isSpelt = (words, at) => words[at]?.length === 1 && (!"aeo".includes(words[at]) || words[at - 1]?.length === 1 || words[at + 1]?.length === 1);
/**
* Returns the words of a message that may be reported after the chat failed to understand it: at most twelve
* words from fixed lists, in lower case without accents. Everything else, and everything after a word that
* announces a name, becomes '…'. The lists contain no names, numbers or places, so no personal data is left
* (docs/decisions/0039). The server applies the same function to the reports that it receives, because a
* manipulated client could send anything.
* @returns for example 'quero … no boleto', or '…' if no word may be reported
*/
function reportableWords(message) {
	const words = withDigits(message.slice(0, LIMIT).normalize("NFC")).trim().split(/\s+/).map(bare);
	const reported = [];
	let isNamed = false;
	for (const [at, word] of words.entries()) {
		const kept = !isNamed && !isSpelt(words, at) && isReportable(word) && reported.filter((one) => one !== LEFT_OUT).length < MOST$1 ? word : LEFT_OUT;
		isNamed ||= NAMING.has(word);
		if (kept !== LEFT_OUT || reported.at(-1) !== LEFT_OUT) reported.push(kept);
	}
	return reported.join(" ");
}
// src/content/sale-answers.ts
/**
* What the chat answers while the visitor decides: about prices, plans and the household. The figures are those of
* the plans on the screen, each with its condition (D99); nothing is promised that their cards do not say.
*/
var monthly = ({ name, withDebit }) => `${name}, ${withDebit} por mês com débito automático`;
var unknownPrice = "O preço depende do plano e do endereço. Com o CEP e o número você vê os planos que chegam aí, cada um com o preço com e sem débito automático.";
var missingHere = (asked) => `O ${asked} não existe neste endereço.`;
/** What was told about the household; without anything it is 'esse uso'. */
var usage = (told) => told.length > 0 ? listInWords(told) : "esse uso";
var saleAnswers = {
	/** Buttons under an answer. Pressing one does what its words would do as a message. */
	buttons: {
		take: (plan) => `Quero o ${plan}`,
		compare: (one, other) => `Comparar ${one} e ${other}`,
		withoutDebit: "Ver sem débito",
		cheapest: "Quero o mais barato",
		payByBill: "Prefiro pagar a fatura",
		payByDebit: "Quero débito automático",
		address: "Usar outro endereço",
		person: "Falar com uma pessoa"
	},
	/** The prices of a campaign before the address is known: its cheapest and its dearest plan. */
	range: (lowest, highest) => lowest.name === highest.name ? `O ${monthly(lowest)}, nos primeiros 12 meses. Com o CEP vejo se ele chega aí.` : `De ${lowest.withDebit}, ${lowest.name}, a ${highest.withDebit}, ${highest.name}, por mês com débito automático, nos primeiros 12 meses. Com o CEP vejo o que chega aí.`,
	/** Used while neither the address nor the campaign's prices are known. */
	unknownPrice,
	cheapest: (plan) => `O mais barato que chega aí é o ${monthly(plan)}, nos primeiros 12 meses. Sem débito automático, são ${plan.withoutDebit}.`,
	cheapestAnywhere: (plan) => `O mais barato é o ${monthly(plan)}, nos primeiros 12 meses. Com o CEP vejo se ele chega aí.`,
	/** Replies to "tá caro". */
	dear: {
		/** `chosen` is the visitor's plan, `less` how much less the cheapest one costs. */
		switch: (chosen, cheapest, less) => `Entendo. O mais em conta que chega aí é o ${monthly(cheapest)}: são ${less} a menos que o ${chosen.name}.`,
		cheapest: (cheapest) => `Entendo. O mais em conta que chega aí é o ${monthly(cheapest)}, nos primeiros 12 meses.`,
		byDebit: (plan, less) => `Entendo. O ${plan.name} já é o mais em conta deste endereço. Com débito automático ele cai de ${plan.withoutDebit} para ${plan.withDebit} por mês, ${less} a menos.`,
		lowest: (plan) => `Entendo. O ${monthly(plan)}, já é o preço mais baixo deste endereço, e por aqui não há outro desconto.`
	},
	/** Replies to a rival's price. `price` is formatted; it is missing if the visitor named none. */
	rival: {
		below: (price, plan) => `Não vejo a oferta da outra empresa, então falo da nossa: por até ${price}, o que chega aí é o ${monthly(plan)}. Depois de 12 meses, ${plan.full}. Vale comparar também a velocidade e o preço depois da promoção de lá.`,
		above: (price, plan) => `Não vejo a oferta da outra empresa e não prometo cobrir. Aqui, nada fica abaixo de ${price}: o mais em conta é o ${monthly(plan)}.`,
		unnamed: (plan) => `Não vejo a oferta da outra empresa, então falo da nossa: o mais em conta que chega aí é o ${monthly(plan)}. Depois de 12 meses, ${plan.full}.`,
		anywhere: (plan) => `Não vejo a oferta da outra empresa, então falo da nossa: o mais em conta é o ${monthly(plan)}, nos primeiros 12 meses. Com o CEP vejo se ele chega aí.`
	},
	/** Replies to a wish for a discount. */
	discount: (plan, less) => `Por aqui não consigo dar desconto além do que está nos planos. O que baixa o preço é o débito automático: o ${plan.name} sai por ${plan.withDebit} por mês com ele, ${less} a menos que os ${plan.withoutDebit} sem ele.`,
	discountUnknown: "Por aqui não consigo dar desconto além do que está nos planos. O que baixa o preço é o débito automático, nos primeiros 12 meses.",
	/** The prices without direct debit. */
	withoutDebit: (plans) => plans.length === 0 ? unknownPrice : `Sem débito automático, por mês: ${listInWords(plans.map(({ name, withoutDebit }) => `${name}, ${withoutDebit}`))}.`,
	withoutDebitOne: ({ name, withDebit, withoutDebit }) => `Sem débito automático, o ${name} fica em ${withoutDebit} por mês; com ele, em ${withDebit}, nos primeiros 12 meses.`,
	/** Two plans beside each other, in at most four lines. */
	compared: {
		price: (one, other) => `Com débito automático: ${one.name} ${one.withDebit}, ${other.name} ${other.withDebit} por mês. Sem débito: ${one.withoutDebit} e ${other.withoutDebit}.`,
		after: (one, other) => one === other ? `Depois de 12 meses: ${one} nos dois.` : `Depois de 12 meses: ${one} e ${other}.`,
		speed: (down, up) => `Download: ${down[0]} e ${down[1]}. Upload: ${up[0]} e ${up[1]}.`,
		sameSpeed: (down, up) => `A velocidade é a mesma: ${down} de download e ${up} de upload.`,
		devices: (one, other) => ` Aparelhos: até ${one} e até ${other}.`,
		/** `one` and `other` are the streaming services that each includes, in words; '' for none. */
		services: (names, one, other) => {
			if (!one && !other) return "Nenhum dos dois inclui streaming.";
			if (!one || !other) return `Só o ${one ? names[0] : names[1]} inclui streaming: ${one || other}.`;
			return one === other ? `Os dois incluem ${one}.` : `Streaming: ${one} no primeiro, ${other} no segundo.`;
		},
		/** Used if the message names fewer than two plans. */
		which: "Quais dois você quer comparar? Escreva, por exemplo, “comparar 500 e 700”.",
		later: "Com o CEP e o número eu comparo os planos que chegam ao seu endereço."
	},
	/** What the visitor told about the household, in words. */
	told: {
		count: (count) => count === 1 ? "1 pessoa" : `${count} pessoas`,
		few: "1 ou 2 pessoas",
		some: "3 ou 4 pessoas",
		many: "5 pessoas ou mais",
		games: "jogos on-line",
		work: "trabalho em casa"
	},
	/** Replies to the question whether a plan is enough. */
	enough: {
		kept: (told) => `${told.length > 0 ? `Anotei: ${listInWords(told)}.` : "Anotado."} Assim que souber o que chega ao seu endereço, sugiro um plano.`,
		yes: (plan, count, told) => `Sim: o ${plan}${count ? `, indicado para até ${count} aparelhos,` : ""} combina com ${usage(told)}.`,
		no: (plan, count, told, better) => `Para ${usage(told)}, indicamos o ${monthly(better)}; o ${plan}${count ? ` é para até ${count} aparelhos` : " é menor"}.`,
		games: "Ping ninguém pode prometer: ele depende também do jogo, do servidor e do Wi-Fi da casa.",
		ask: "Conte quantas pessoas usam e se alguém joga ou trabalha de casa, e eu sugiro um plano."
	},
	/** Introduces the advice that was promised before the address was known. */
	remembered: (told) => `Você contou: ${listInWords(told)}.`,
	company: "Dá, sim: o contrato sai no CNPJ, e os seus dados ficam como os do representante. Anotei que é para empresa: quando chegar o documento, peço o CNPJ.",
	movingSoon: `Se a mudança é logo, o melhor é pedir já no endereço novo: com o CEP de lá eu vejo se a fibra chega. Pedindo aqui, levar depois só é possível se houver fibra lá, e quem cuida disso é o suporte, no ${brand.support.phone}. A fidelidade é de 12 meses.`,
	/** Says that an asked plan does not exist. `others` are the services with which the speed does exist. */
	missing: {
		name: (plan, services) => services ? `${plan} com ${services}` : plan,
		plan: "plano",
		withOthers: (asked, others) => others.length > 0 ? `O ${asked} não existe neste endereço; com ${choiceInWords(others)} sim.` : missingHere(asked),
		otherSpeeds: (asked, plans) => plans.length > 0 ? `${missingHere(asked)} O que chega mais perto: ${choiceInWords(plans)}.` : missingHere(asked),
		none: missingHere
	}
};
// src/funnel/plan-advice.ts
/**
* Advertised speeds in Mega that a household needs, by the number of people and by use. The speed for games
* is specified (M9.8).
*/
var BY_PEOPLE = {
	few: 500,
	some: 700,
	many: 1e3
};
var BY_USE = {
	games: 2e3,
	work: 1e3,
	neither: 0
};
var GAMES = 2e3;
/**
* Returns the cheapest offered plan that suits a household, with one or two reasons; null if no plan is
* offered. `lacks` is the requested streaming service if no offered plan includes it.
*/
function advisedPlan(plans, { people, use, series }) {
	const byPrice = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc);
	const plain = byPrice.filter(({ subscriptions }) => subscriptions.length === 0);
	const withSeries = byPrice.filter(({ subscriptions }) => subscriptions.includes(series));
	const lacks = series !== "none" && withSeries.length === 0 ? series : null;
	const suited = withSeries.length > 0 ? withSeries : plain.length > 0 ? plain : byPrice;
	const wanted = Math.max(BY_PEOPLE[people], BY_USE[use]);
	const fastest = Math.max(...suited.map(({ sku }) => soldSpeed(sku)));
	const speed = Math.min(wanted, fastest);
	const plan = suited.find(({ sku }) => soldSpeed(sku) >= speed);
	if (!plan) return null;
	const reasons = [];
	if (withSeries.length > 0) reasons.push("streaming");
	if (use === "games" && soldSpeed(plan.sku) >= GAMES) reasons.push("games");
	if (use === "work") reasons.push("upload");
	reasons.push(plan === byPrice[0] ? "cheapest" : "devices");
	return {
		plan,
		reasons: reasons.slice(0, 2),
		lacks
	};
}
// src/understanding/words/plans-named.ts
var SPEED = /(?<![\d.,])\d{3,4}(?! ?(?:reais|pila|conto))(?![\d/-])|(?:\d ?)?\bgigas?\b|\d ?g(?:b|bps)?\b/g;
var PARTS = /,| (?:e|ou|pro|para o|pra o|com o|do|vs|versus|x|contra|que o) /;
/**
* Returns the plans on offer that a text names, in the order of the text, each once. A speed with several plans
* means the plan without streaming, or else the first.
* @param said lower-case text without accents, with number words as digits
*/
function plansNamed(said, plans) {
	const speeds = [...said.matchAll(SPEED)].map(({ index }) => index);
	const found = (speeds.length > 0 ? speeds.map((from, at) => said.slice(from, speeds[at + 1] ?? said.length)) : said.split(PARTS)).flatMap((part) => planIn(part, plans) ?? []);
	return [...new Set(found)];
}
function planIn(part, plans) {
	const mention = planSaid(part);
	if (!mention) return void 0;
	const alone = {
		...mention,
		price: null,
		rank: null,
		isOther: false
	};
	if (alone.speed === null && alone.services.length === 0) return void 0;
	const meant = planMeant(alone, plans);
	if (typeof meant !== "string") return plans.find(({ id }) => id === meant.id);
	if (meant === "none") return void 0;
	return plans.find((plan) => typeof planMeant(alone, [plan]) !== "string");
}
// src/conversation/messages/plans-in-talk.ts
/** Returns what the chat's answers need of the plans on the screen, and the buttons under them. */
var { buttons: buttons$1, compared: compared$1 } = saleAnswers;
var named = (plan) => ({
	name: plan.plan,
	withDebit: unbrokenBRL(plan.price_with_dacc),
	withoutDebit: unbrokenBRL(plan.price),
	full: unbrokenBRL(plan.price_full)
});
/** Returns the plan that the visitor has chosen, or that is marked on the plan question. */
function planInMind(order, drafts) {
	const marked = drafts[planStepOf(order) ?? ""]?.idPlan;
	return planOf(order) ?? order.facts.coverage?.plans.find(({ id }) => id === marked) ?? null;
}
/** Returns the button that takes a plan; none if it is chosen already or the journey asks for no plan. */
function takeButton(order, plan) {
	const step = planStepOf(order);
	const isOpen = order.finished === null && order.facts.coverage !== null;
	if (!plan || !step || !isOpen || planOf(order)?.id === plan.id) return [];
	return [{
		label: buttons$1.take(plan.plan),
		answers: { [step]: { idPlan: plan.id } }
	}];
}
/** Returns the button that chooses how to pay, once that question has been answered or is open. */
function debitButton(order, byDebit) {
	const step = "ativar-debito";
	if (order.finished !== null || !isStepOf(order, step) || paysByDebit(order) === byDebit) return [];
	return [{
		label: byDebit ? buttons$1.payByDebit : buttons$1.payByBill,
		answers: { [step]: { direct_debit: String(byDebit) } }
	}];
}
var isAlone = ({ subscriptions }) => subscriptions.length === 0;
/** Returns a name for a plan that is as short as possible: '500', '1 Giga', '700 Mega HBO Max'. */
function shortName(plan) {
	const speed = soldSpeed(plan.sku);
	if (!isAlone(plan)) return plan.plan;
	return speed >= 1e3 ? speedName(speed) : String(speed);
}
/** Returns the button that compares two plans. Its words are understood as a message, too. */
function compareButton(one, other) {
	if (!one || !other || one.id === other.id) return [];
	return [{ label: buttons$1.compare(shortName(one), shortName(other)) }];
}
var servicesOf = ({ subscriptions }) => listInWords(subscriptions.map((slug) => partners[slug] ?? slug));
/** 700 Mega are 600 and a bonus of 100 (D28). */
var downloadOf = (plan) => soldSpeed(plan.sku) === 700 ? "600 + 100 Mega" : speedName(plan.plan_download);
var devicesOf = (plan) => devices[soldSpeed(plan.sku)] ?? 0;
/** Compares two plans in at most four lines. */
function comparePlans(one, other) {
	const down = [downloadOf(one), downloadOf(other)];
	const up = [speedName(one.plan_upload), speedName(other.plan_upload)];
	const isSameSpeed = down[0] === down[1] && up[0] === up[1];
	const count = [devicesOf(one), devicesOf(other)];
	const speed = isSameSpeed ? compared$1.sameSpeed(down[0], up[0]) : compared$1.speed(down, up);
	const fits = !isSameSpeed && count[0] > 0 && count[1] > 0 ? compared$1.devices(...count) : "";
	return [
		compared$1.price(named(one), named(other)),
		compared$1.after(unbrokenBRL(one.price_full), unbrokenBRL(other.price_full)),
		speed + fits,
		compared$1.services([one.plan, other.plan], servicesOf(one), servicesOf(other))
	].join("\n");
}
/** Returns the plans that compare best with one: the next one without streaming, or the one before it. */
function neighbourOf(plan, plans) {
	const alone = plans.filter((each) => isAlone(each) || each.id === plan?.id);
	const at = alone.findIndex(({ id }) => id === plan?.id);
	return alone[at + 1] ?? alone[at - 1];
}
// src/conversation/messages/advise-household.ts
/** Recommends a plan for the household that the visitor told about in words. */
var { enough, told: words } = saleAnswers;
/** What is assumed about a household as far as the visitor has not told. */
var UNTOLD = {
	people: "few",
	use: "neither",
	series: "none"
};
/** Puts what is known about the household into words: ['4 pessoas', 'jogos on-line']. */
function householdInWords({ people, count, use, series }) {
	return [
		...count ? [words.count(count)] : people ? [words[people]] : [],
		...use === "games" || use === "work" ? [words[use]] : [],
		...series && series !== "none" ? [partners[series] ?? ""] : []
	].filter(Boolean);
}
function reasonText(reason, plan) {
	const { reasons } = advice;
	switch (reason) {
		case "cheapest": return reasons.cheapest;
		case "games": return reasons.games;
		case "devices": return reasons.devices(devicesOf(plan));
		case "upload": return reasons.upload(speedName(plan.plan_upload));
		case "streaming": return reasons.streaming(listInWords(plan.subscriptions.flatMap((slug) => partners[slug] ?? [])));
	}
}
/**
* Recommends a plan: returns it with the text that says so, and remembers and marks it. Returns null if nothing
* is on offer.
*/
function recommend(store, home) {
	const order = selectOrder(store.getState());
	const found = advisedPlan(plansOnOffer(order), {
		...UNTOLD,
		...home
	});
	if (!found) return null;
	const { plan, reasons, lacks } = found;
	const said = reasons.filter((reason) => reason !== "devices" || devicesOf(plan) > 0);
	const texts = said.length > 0 ? said.map((reason) => reasonText(reason, plan)) : [advice.reasons.suits];
	store.dispatch(noted({ advised: plan.id }));
	const step = planStepOf(order);
	if (step && !order.answers[step]) store.dispatch(drafted({
		step,
		name: "idPlan",
		value: plan.id
	}));
	return {
		plan,
		text: (lacks ? `${advice.nearest(partners[lacks] ?? lacks)} ` : "") + advice.recommend(plan.plan, unbrokenBRL(plan.price_with_dacc), texts)
	};
}
/**
* Answers a household told in words, or the question whether a plan is enough for it. What was told is
* remembered for the rest of the order.
* @param said the message in lower case without accents
*/
function answerHousehold(store, said) {
	const order = selectOrder(store.getState());
	const before = store.getState().dialogue.noted.home ?? {};
	const now = householdIn(said) ?? {};
	const { count: _count, ...uncounted } = before;
	const home = {
		...now.people ? uncounted : before,
		...now
	};
	store.dispatch(noted({ home }));
	const plans = plansOnOffer(order);
	const told = householdInWords(home);
	if (plans.length === 0) return { text: told.length > 0 ? enough.kept(told) : enough.ask };
	const [asked] = plansNamed(said.replace(/\b\d{1,2} (?:pessoas|moradores|gente)\b/g, " "), plans);
	const games = home.use === "games" ? ` ${enough.games}` : "";
	const advised = recommend(store, home);
	if (!advised) return { text: enough.ask };
	const { plan, text } = advised;
	const [cheapest] = plans;
	if (!asked) return {
		text: text + games,
		actions: [...takeButton(order, plan), ...compareButton(cheapest, plan)]
	};
	const suits = soldSpeed(asked.sku) >= soldSpeed(plan.sku);
	if (suits || told.length === 0) {
		if (suits) store.dispatch(noted({ advised: asked.id }));
		return {
			text: enough.yes(asked.plan, devicesOf(asked), told) + games,
			actions: [...takeButton(order, asked), ...compareButton(asked, plan)]
		};
	}
	return {
		text: enough.no(asked.plan, devicesOf(asked), told, named(plan)) + games,
		actions: [
			...takeButton(order, plan),
			...takeButton(order, asked),
			...compareButton(asked, plan)
		]
	};
}
/** Gives the advice that was promised before the address was known, once its plans are on the screen. */
function adviseAsPromised(store) {
	const state = store.getState();
	const order = selectOrder(state);
	const { home, advised } = state.dialogue.noted;
	if (!home || advised || selectPosition(state) !== planStepOf(order) || !order.facts.coverage) return;
	const told = householdInWords(home);
	if (told.length === 0) return;
	const found = recommend(store, home);
	if (!found) return;
	say(store, `${saleAnswers.remembered(told)} ${found.text}`);
	const [cheapest] = plansOnOffer(order);
	store.dispatch(asideOpened({ actions: [...takeButton(order, found.plan), ...compareButton(cheapest, found.plan)] }));
}
// src/content/sale-moves.ts
/**
* The visitor questions that each move refines. A message keeps their ids beside the id of the move, but only
* the move is answered.
*/
var refined = {
	caro: ["preco"],
	"preco-concorrente": [
		"preco",
		"debito-desconto",
		"cobertura"
	],
	pechincha: ["preco", "debito-desconto"],
	comparar: [
		"jogos",
		"preco",
		"velocidade-upload",
		"streaming-inclusos",
		"debito-desconto",
		"trocar-plano"
	],
	serve: [
		"jogos",
		"quantos-aparelhos",
		"streaming-inclusos",
		"velocidade-upload",
		"wifi-modem"
	],
	"mais-barato": ["preco", "debito-desconto"],
	"para-empresa": ["empresa"],
	mudanca: ["mudar-endereco"],
	"sem-debito": ["debito-desconto", "preco"],
	"cancelar-debito": [
		"cancelar",
		"multa",
		"debito-desconto"
	],
	"sem-cpf": [
		"debito-desconto",
		"por-que-cpf",
		"documentos"
	],
	robo: ["contato", "horario-atendimento"],
	golpe: ["seguranca-dados"],
	"sem-email": ["contato"],
	"o-que-e-cep": [],
	"medo-conta": ["seguranca-dados", "documentos"],
	"por-que-cep": ["cobertura", "documentos"],
	"por-que-numero": ["cobertura", "documentos"],
	"por-que-nome": ["documentos", "seguranca-dados"],
	"por-que-telefone": [
		"contato",
		"documentos",
		"seguranca-dados",
		"telefone-fixo"
	],
	"por-que-email": [
		"contato",
		"documentos",
		"seguranca-dados"
	],
	"por-que-nascimento": ["documentos", "seguranca-dados"],
	"por-que-conta": [
		"seguranca-dados",
		"documentos",
		"pagamento-formas"
	],
	"conta-de-quem": [
		"pagamento-formas",
		"debito-desconto",
		"empresa"
	],
	"banco-aceito": ["pagamento-formas", "debito-desconto"],
	"primeira-fatura": [
		"taxa-adesao",
		"instalacao-custo",
		"preco",
		"vencimento-mudar",
		"pagamento-formas"
	],
	"dia-nao-muda-preco": ["preco", "debito-desconto"],
	"hora-da-visita": [
		"instalacao-prazo",
		"horario-atendimento",
		"instalacao-quem"
	],
	"dias-da-visita": [
		"instalacao-prazo",
		"horario-atendimento",
		"instalacao-quem"
	],
	"telefone-serve": [
		"telefone-fixo",
		"contato",
		"ja-sou-cliente"
	],
	"em-nome-de-quem": [
		"por-que-cpf",
		"por-que-mae",
		"empresa",
		"instalacao-quem",
		"documentos"
	],
	"nome-negativado": ["por-que-cpf"],
	"alcance-wifi": ["wifi-modem", "cobertura"],
	"o-que-e-mega": ["quantos-aparelhos"],
	"confirmacao-por-email": [
		"contato",
		"documentos",
		"horario-atendimento"
	],
	resumo: [
		"instalacao-quem",
		"instalacao-prazo",
		"preco"
	],
	pular: [],
	"quanto-falta": ["preco"],
	"escolha-sua": [],
	"dado-de-antes": ["ja-sou-cliente"],
	desistir: ["cancelar"],
	"volto-depois": [],
	"um-vencimento-so": [],
	"qual-endereco": ["mudar-endereco", "cobertura"],
	"chave-pix": ["pagamento-formas"],
	"como-chega-fatura": ["pagamento-formas", "contato"],
	atraso: [
		"pagamento-formas",
		"cancelar",
		"multa",
		"preco"
	],
	"passagem-do-cabo": [
		"instalacao-custo",
		"instalacao-quem",
		"instalacao-prazo",
		"cobertura"
	],
	estabilidade: [
		"cobertura",
		"jogos",
		"velocidade-upload",
		"preco",
		"wifi-modem"
	],
	"limite-de-dados": ["preco", "promocao-12-meses"],
	idade: [
		"documentos",
		"instalacao-quem",
		"por-que-cpf"
	],
	contrato: [
		"documentos",
		"cancelar",
		"fidelidade",
		"contato"
	],
	"email-serve": ["contato"],
	tecnico: [
		"instalacao-quem",
		"instalacao-prazo",
		"seguranca-dados",
		"documentos"
	],
	"visita-incerta": ["instalacao-prazo", "instalacao-quem"],
	"mudar-titular": ["trocar-plano", "mudar-endereco"],
	pausar: ["cancelar"]
};
/** Whether an id of a visitor's question is that of a move. */
var isMove = (id) => Object.hasOwn(refined, id);
// src/content/order-talk.ts
/** What the chat answers when visitors ask about the order itself, or say that they answer later. */
/** Said where the specification names no answer: a person knows more. */
var team = `a equipe responde pelo ${brand.sales.phone}`;
var orderTalk = {
	"primeira-fatura": "Agora você não paga nada. A primeira fatura é proporcional, da instalação até o vencimento que você escolher; depois vem uma por mês.",
	"banco-aceito": "Valem os bancos da lista que aparece quando peço a conta. Se o seu não estiver nela, dá para pagar pela fatura, sem débito automático.",
	"conta-de-quem": `Para o débito peço banco, agência e conta. Se vale conta conjunta, de empresa, de salário ou de outra pessoa, não sei dizer: ${team}. Se preferir, dá para pagar pela fatura.`,
	"chave-pix": "Só a chave não basta para o débito: preciso do banco, da agência e da conta com o dígito.",
	"como-chega-fatura": `Se a fatura chega por e-mail, correio ou aplicativo, não sei dizer: ${team}.`,
	"um-vencimento-so": "A fatura vence uma vez por mês, num dia só.",
	"qual-endereco": "Vale o endereço onde a internet vai ser instalada, mesmo que você more ou receba cartas em outro.",
	"dia-nao-muda-preco": "O dia do vencimento não muda o preço: ele é o do plano, com ou sem débito automático.",
	"hora-da-visita": "O técnico chega no período que você escolher: manhã, das 8h às 12h, ou tarde, das 12h às 18h. A hora exata e quanto tempo leva dependem da casa, e isso eu não sei dizer.",
	"telefone-serve": "Pode ser celular ou fixo, com qualquer DDD; melhor ainda um celular com WhatsApp. É por ele que falamos com você sobre o pedido e a visita.",
	"em-nome-de-quem": "O contrato e a fatura saem no nome de quem contrata: nome, nascimento, nome da mãe e CPF são todos dessa mesma pessoa, como no documento. Para uma empresa vale o CNPJ, com os dados do representante.",
	"nome-negativado": `Se uma restrição no CPF muda alguma coisa, não sei dizer: ${team}. Aqui ele serve para o contrato e para conferir que é você mesmo quem pede.`,
	"alcance-wifi": "O alcance do Wi-Fi depende da casa, das paredes e do lugar do modem, não dos megas, então não prometo que chegue a todo canto. Todos os planos vêm com modem; nos de 1 e 2 Giga, com Wi-Fi 6.",
	"o-que-e-mega": "Mega é a velocidade da internet: quanto mais, mais aparelhos podem usar ao mesmo tempo. O plano de 500 Mega é indicado para até 40 aparelhos.",
	"confirmacao-por-email": "Assim que você confirmar, o número do pedido aparece aqui, e a confirmação, com tudo o que combinamos, chega no seu e-mail.",
	resumo: "Está tudo na conferência do pedido, linha por linha: “Alterar” leva à pergunta e volta direto para cá.",
	atraso: `O que acontece se a fatura atrasar, cair em feriado ou faltar saldo na conta, não sei dizer: ${team}.`,
	"passagem-do-cabo": `Por onde o cabo passa e se é preciso furar ou pedir autorização, quem vê é o técnico, na visita. Antes dela, ${team}.`,
	estabilidade: `Se a internet oscila ou cai, com chuva ou em horário de pico, não prometo daqui: ${team}. A velocidade de cada plano está no cartão dele.`,
	"limite-de-dados": `Se há limite de uso no mês, não sei dizer: ${team}.`,
	tecnico: `Quem é o técnico e como ele se identifica, não sei dizer: ${team}. Ele só vem no dia e no período que você escolher.`,
	"visita-incerta": `Se chuva ou imprevisto atrapalha a visita, não sei dizer: ${team}. Feito o pedido, dá para mudar o dia por aqui.`,
	"mudar-titular": `Se dá para mudar o titular depois, não sei dizer: ${team}.`,
	pausar: `Se dá para pausar a internet por um tempo, não sei dizer: ${team}.`,
	idade: "Quem contrata precisa ter 18 anos ou mais. Os dados são todos dessa pessoa, como no documento.",
	contrato: `Antes de confirmar você confere tudo na tela, e nada é contratado antes de “Confirmar pedido”. O texto do contrato, ${team}.`,
	"email-serve": "Serve qualquer e-mail que você leia, de qualquer provedor: é nele que chega a confirmação do pedido.",
	/** `why` says what the open question is for. */
	pular: (why) => `Esta não dá para pular. ${why}`.trim(),
	/** `count` questions are left before the review. */
	left: (count) => count === 0 ? "É a última: depois você só confere o pedido." : count === 1 ? "Falta mais uma pergunta, e depois você só confere o pedido." : `No máximo mais ${count} perguntas, e depois você só confere o pedido.`,
	"escolha-sua": "Essa escolha é sua, e só anoto o que você disser.",
	"dado-de-antes": "Daqui eu não vejo cadastros, conversas de antes nem o número de onde você escreve. Pode escrever por aqui?",
	desistir: "Tudo bem: nada foi contratado. Se mudar de ideia, é só responder; para apagar o que já disse, use “Apagar meus dados”, na ajuda.",
	/** The answers are kept in the browser, or only in this page if it blocks storage (X19). */
	"volto-depois": (isKept) => isKept ? "Sem pressa. Suas respostas ficam guardadas neste aparelho, e a pergunta espera por você." : "Sem pressa. Suas respostas ficam só nesta página: para continuar, deixe-a aberta."
};
// src/conversation/messages/answer-order-talk.ts
/** Answers what visitors ask or say about the order itself. */
var person$1 = [{ label: saleAnswers.buttons.person }];
/** Returns the answer to what is asked or said about the order; null for anything else. */
function answerOrderTalk(store, id) {
	const order = selectOrder(store.getState());
	const position = selectPosition(store.getState());
	switch (id) {
		case "pular": return { text: orderTalk.pular(textOf(order, position).why ?? "") };
		case "quanto-falta": return { text: orderTalk.left(questionsLeft(order, position)) };
		case "volto-depois": return { text: orderTalk[id](selectKeeps(store.getState())) };
		case "escolha-sua": return { text: `${orderTalk[id]} ${choiceAt(order, position)}` };
		case "dias-da-visita": {
			const plan = planOf(order);
			return { text: facts["instalacao-prazo"].answer(plan ? { plan } : {}) };
		}
		case "conta-de-quem":
		case "nome-negativado":
		case "atraso":
		case "passagem-do-cabo":
		case "estabilidade":
		case "limite-de-dados":
		case "tecnico":
		case "visita-incerta":
		case "mudar-titular":
		case "pausar":
		case "contrato": return {
			text: orderTalk[id],
			actions: person$1
		};
		case "primeira-fatura":
		case "chave-pix":
		case "um-vencimento-so":
		case "qual-endereco":
		case "como-chega-fatura":
		case "banco-aceito":
		case "dia-nao-muda-preco":
		case "hora-da-visita":
		case "telefone-serve":
		case "em-nome-de-quem":
		case "alcance-wifi":
		case "o-que-e-mega":
		case "confirmacao-por-email":
		case "resumo":
		case "dado-de-antes":
		case "desistir":
		case "idade":
		case "email-serve": return { text: orderTalk[id] };
		default: return null;
	}
}
/** Counts the questions that may still follow the open one. */
function questionsLeft(order, position) {
	const ids = idsOf(order, "chat");
	return ids.slice(ids.indexOf(position) + 1).filter((id) => order.answers[id] === void 0 && stepOf(order, id).kind === "question" && stepOf(order, id).view !== "review" && stepOf(order, id).view !== "quiz").length;
}
/** Says what the open question lets one choose from. */
function choiceAt(order, position) {
	if (stepOf(order, position).fields.some(({ name }) => name === "due_date")) return orderTalk["dia-nao-muda-preco"];
	const plan = planOf(order);
	return facts["debito-desconto"].answer(plan ? { plan } : {});
}
// src/content/worries.ts
/** Answers to worries and doubts that are not about the service: who asks, why, and what happens with a value. */
/**
* Answers to worries. Why a value is asked for is said in the words of its own question (`why` in
* src/content/steps). `help` is the help of the question for the CEP.
*/
var worries = {
	golpe: `É bom desconfiar. Este é o site da ${brand.name}: aqui você não paga nada nem informa cartão ou senha, e nada é contratado antes de “Confirmar pedido”. Para conferir com gente, ligue ${brand.sales.phone}.`,
	robo: "Sou um assistente automático: leio o que você escreve e anoto o pedido. Se preferir gente, é só escrever “atendente”.",
	"sem-email": `Pode ser o e-mail de alguém da família ou de confiança, que mostre a você a confirmação. Se não houver nenhum, uma pessoa da equipe faz o pedido com você pelo ${brand.sales.phone}.`,
	"medo-conta": "Entendo o cuidado. Pedimos só banco, agência e conta, nunca senha nem cartão; os dados ficam cifrados e servem só para o débito da mensalidade.",
	/** Added to `medo-conta` if the order may still be paid by bill; `price` is the price without direct debit. */
	byBill: (price) => ` Se preferir, pague pela fatura: ${price} por mês, sem débito automático.`,
	"sem-cpf": "Sem CPF ou CNPJ não dá para contratar: o contrato sai nele. E isso não muda o preço: o desconto vem do débito automático, nos primeiros 12 meses.",
	"cancelar-debito": "Dá para sair do débito sem cancelar a internet, mas o desconto só vale com o débito automático ativo.",
	/** Added to `cancelar-debito` if the plan is known. Prices are formatted. */
	debitCancelled: (plan, withDebit, withoutDebit) => ` Sem ele, o ${plan} vai de ${withDebit} para ${withoutDebit} por mês.`,
	cep: (help) => `CEP é o código postal da sua rua.${help && ` ${help}`}`
};
/** The steps that ask for a value, by the question why it is asked for; the first that the journey has counts. */
var stepsOfReason = {
	"por-que-cep": ["cep"],
	"por-que-numero": ["nr-imovel"],
	"por-que-nome": ["nome"],
	"por-que-telefone": ["telefone", "consulta-telefone"],
	"por-que-email": ["email"],
	"por-que-nascimento": ["data-nascimento"],
	"por-que-conta": ["conta-debito"]
};
// src/conversation/messages/answer-worries.ts
/** Answers worries and doubts: who asks, why, and what happens with a value. */
var person = [{ label: saleAnswers.buttons.person }];
/** Returns the answer to a worry. Why a value is needed is said in the words of its own question. */
function answerWorry(store, id) {
	const order = selectOrder(store.getState());
	const plan = planOf(order);
	switch (id) {
		case "robo":
		case "golpe":
		case "sem-email": return {
			text: worries[id],
			actions: person
		};
		case "sem-cpf": return { text: worries[id] };
		case "medo-conta": {
			const bill = debitButton(order, false);
			const byBill = plan && bill.length > 0 ? worries.byBill(unbrokenBRL(plan.price)) : "";
			return {
				text: worries[id] + byBill,
				actions: bill
			};
		}
		case "cancelar-debito": {
			const price = plan ? worries.debitCancelled(plan.plan, unbrokenBRL(plan.price_with_dacc), unbrokenBRL(plan.price)) : "";
			return { text: worries[id] + price };
		}
		case "o-que-e-cep": return {
			text: worries.cep(isStepOf(order, "cep") ? textOf(order, "cep").help : ""),
			actions: selectPosition(store.getState()) === "cep" ? [{ label: UNKNOWN_CEP }] : []
		};
		default: {
			const step = stepsOfReason[id]?.find((each) => isStepOf(order, each));
			const { why = "", help = "" } = step ? textOf(order, step) : {};
			return { text: why || help };
		}
	}
}
// src/conversation/messages/answer-sale-moves.ts
/** Answers what visitors say while they decide, with the plans on the screen (docs/decisions/0060). */
var { buttons, compared, dear, rival } = saleAnswers;
function situationOf(store) {
	const { flow, dialogue } = store.getState();
	const order = selectOrder(store.getState());
	const plans = plansOnOffer(order);
	return {
		order,
		plans,
		cheapest: plans[0],
		mind: planInMind(order, flow.drafts),
		range: dialogue.noted.range
	};
}
/**
* Returns the answer to a move.
* @param message the message as typed, which may name plans, prices and people
*/
function answerMove(store, id, message) {
	const situation = situationOf(store);
	const said = fold(message);
	switch (id) {
		case "caro": return answerDear(situation);
		case "preco-concorrente": return answerRival(situation, said);
		case "pechincha": return answerHaggling(situation);
		case "comparar": return compare(situation, said);
		case "serve": return answerHousehold(store, said);
		case "mais-barato": return answerCheapest(situation);
		case "sem-debito": return answerWithoutDebit(situation);
		case "para-empresa": return answerCompany(store, situation);
		case "mudanca": {
			const isEarly = situation.order.finished === null && situation.order.answers.cep !== void 0;
			return {
				text: saleAnswers.movingSoon,
				actions: isEarly ? [{ label: buttons.address }] : []
			};
		}
		default: return answerOrderTalk(store, id) ?? answerWorry(store, id);
	}
}
/** Returns the prices of the campaign before those of the address are known. */
function priceRange(range) {
	return range ? saleAnswers.range(named(range[0]), named(range[1])) : saleAnswers.unknownPrice;
}
function answerDear({ order, plans, cheapest, mind, range }) {
	if (!cheapest) return { text: priceRange(range) };
	const less = (from, to) => unbrokenBRL(from - to);
	if (mind && mind.id !== cheapest.id && mind.price_with_dacc > cheapest.price_with_dacc) return {
		text: dear.switch(named(mind), named(cheapest), less(mind.price_with_dacc, cheapest.price_with_dacc)),
		actions: [...takeButton(order, cheapest), ...compareButton(cheapest, mind)]
	};
	if (planOf(order) === null) return {
		text: dear.cheapest(named(cheapest)),
		actions: [
			...takeButton(order, cheapest),
			...compareButton(cheapest, neighbourOf(cheapest, plans)),
			{ label: buttons.withoutDebit }
		]
	};
	if (paysByDebit(order) === false) return {
		text: dear.byDebit(named(cheapest), less(cheapest.price, cheapest.price_with_dacc)),
		actions: debitButton(order, true)
	};
	return {
		text: dear.lowest(named(cheapest)),
		actions: [{ label: buttons.person }]
	};
}
var AMOUNT = /(?<!\d)(?:r\$ ?)?(\d{2,3})(?:[.,](\d{2}))?(?! ?(?:mega|giga|gb|mb|\d))/g;
function answerRival({ order, plans, cheapest, range }, said) {
	const best = cheapest ?? range?.[0];
	if (!best) return { text: saleAnswers.unknownPrice };
	if (!cheapest) return { text: rival.anywhere(named(best)) };
	const amount = [...said.matchAll(AMOUNT)].at(-1);
	const price = amount ? Number(`${amount[1]}.${amount[2] ?? "00"}`) : null;
	const actions = (plan) => [...takeButton(order, plan), ...compareButton(plan, neighbourOf(plan, plans))];
	if (price === null) return {
		text: rival.unnamed(named(best)),
		actions: actions(best)
	};
	const below = plans.findLast((plan) => plan.price_with_dacc <= price);
	return {
		text: below ? rival.below(unbrokenBRL(price), named(below)) : rival.above(unbrokenBRL(price), named(best)),
		actions: actions(below ?? best)
	};
}
function answerHaggling({ order, cheapest, mind, range }) {
	const plan = mind ?? cheapest ?? range?.[0];
	const less = plan ? plan.price - plan.price_with_dacc : 0;
	if (!plan || less <= 0) return { text: saleAnswers.discountUnknown };
	const actions = cheapest ? [
		...takeButton(order, cheapest),
		{ label: buttons.withoutDebit },
		{ label: buttons.person }
	] : [];
	return {
		text: saleAnswers.discount(named(plan), unbrokenBRL(less)),
		actions
	};
}
function answerCheapest({ order, plans, cheapest, range }) {
	if (cheapest) return {
		text: saleAnswers.cheapest(named(cheapest)),
		actions: [...takeButton(order, cheapest), ...compareButton(cheapest, neighbourOf(cheapest, plans))]
	};
	const step = planStepOf(order);
	const wish = step ? [{
		label: buttons.cheapest,
		answers: { [step]: { wish: "cheapest" } }
	}] : [];
	return range ? {
		text: saleAnswers.cheapestAnywhere(named(range[0])),
		actions: wish
	} : {
		text: saleAnswers.unknownPrice,
		actions: wish
	};
}
function answerWithoutDebit({ order, plans, range }) {
	const chosen = planOf(order);
	if (chosen) return { text: saleAnswers.withoutDebitOne(named(chosen)) };
	const shown = plans.filter(({ subscriptions }) => subscriptions.length === 0);
	if (plans.length === 0 && !range) return { text: saleAnswers.unknownPrice };
	const list = plans.length === 0 ? range ?? [] : shown.length > 0 ? shown : plans;
	return {
		text: saleAnswers.withoutDebit(list.map(named)),
		actions: takeButton(order, list[0]).slice(0, plans.length)
	};
}
function compare({ order, plans, cheapest, mind }, said) {
	if (!cheapest) return { text: compared.later };
	const [first, second] = plansNamed(said, plans);
	const one = first && second ? first : mind ?? first ?? cheapest;
	const other = second ?? (first && first.id !== one.id ? first : neighbourOf(one, plans));
	if (!other) return { text: compared.which };
	const [low, high] = [one, other].toSorted((a, b) => a.price_with_dacc - b.price_with_dacc);
	if (!low || !high) return { text: compared.which };
	return {
		text: comparePlans(low, high),
		actions: [...takeButton(order, low), ...takeButton(order, high)]
	};
}
/** Remembers that a company orders: the question for the document then asks for its CNPJ. */
function answerCompany(store, { order }) {
	if (isStepOf(order, "cpf") && !order.answers.cpf) store.dispatch(drafted({
		step: "cpf",
		name: "person_type",
		value: "pj"
	}));
	return { text: saleAnswers.company };
}
// src/conversation/messages/answer-one.ts
/** Returns the answer to what a visitor asks or says besides the answers of the order. */
/**
* Returns what the prepared answers may mention: the visitor's plan, the cheapest plan, and whether the
* visitor pays by direct debit.
*/
function figuresOf(order) {
	const plans = order.facts.coverage?.plans ?? order.facts.offers?.plans ?? [];
	const [only, another] = plans;
	const plan = planOf(order) ?? (another ? void 0 : only);
	const cheapest = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)[0];
	const isDebit = paysByDebit(order);
	return {
		...plan ? { plan } : {},
		...cheapest ? { cheapest } : {},
		...isDebit === void 0 ? {} : { isDebit }
	};
}
/** Returns what is answered: a question that a move refines is not answered besides. */
function answeredOf(ids) {
	const covered = ids.filter(isMove).flatMap((id) => refined[id]);
	return ids.filter((id) => !covered.includes(id));
}
var isFact = (id) => Object.hasOwn(facts, id);
/**
* Returns the answer to a visitor's question or to a move, made from this visitor's plan and prices.
* @returns undefined for an unknown id
*/
function answerTo(store, id, message) {
	if (isMove(id)) return answerMove(store, id, message);
	if (!isFact(id)) return void 0;
	const order = selectOrder(store.getState());
	const { range } = store.getState().dialogue.noted;
	if (id === "preco" && range && plansOnOffer(order).length === 0) return { text: priceRange(range) };
	if (id === "por-que-cpf" && selectDraft(store.getState(), "cpf").person_type === "pj") return { text: textOf(order, "cpf").variants?.pj?.why ?? "" };
	const { answer, link } = facts[id];
	return {
		text: answer(figuresOf(order)),
		...link ? { link } : {}
	};
}
// src/conversation/messages/missing-plan.ts
/** Says which plan that the visitor asked for does not exist, and what comes nearest. */
var slugs = Object.keys(partners);
var slugOf = (part) => slugs.find((slug) => slug.toLowerCase().includes(part)) ?? part;
var has = (plan, wanted) => wanted.every((slug) => plan.subscriptions.includes(slug));
/** Returns what to say about the plan that a message asks for; null if it names neither a speed nor a service. */
function missingPlan(order, message) {
	const said = planSaid(fold(message));
	if (!said || said.isTorn || said.isOther || said.speed === null && said.services.length === 0) return null;
	return nearestTo(order, said.speed, said.services.map(slugOf));
}
/**
* Returns what to say about a plan that is not on offer.
* @param wanted slugs of the streaming services that it was to include
*/
function nearestTo(order, speed, wanted) {
	const plans = plansOnOffer(order);
	const { missing } = saleAnswers;
	const services = listInWords(wanted.map((slug) => partners[slug] ?? slug));
	const name = missing.name(speed === null ? missing.plan : speedName(speed), services);
	const sameSpeed = plans.filter(({ sku, subscriptions }) => soldSpeed(sku) === speed && subscriptions.length > 0);
	const sameService = wanted.length > 0 ? plans.filter((plan) => has(plan, wanted)) : [];
	const buttons = (list) => list.slice(0, 3).flatMap((plan) => takeButton(order, plan));
	if (wanted.length > 0 && sameSpeed.length > 0) {
		const others = [...new Set(sameSpeed.map((plan) => listInWords(namesOf(plan))))];
		return {
			text: missing.withOthers(name, others),
			actions: buttons(sameSpeed)
		};
	}
	const distance = ({ sku }) => Math.abs(soldSpeed(sku) - (speed ?? 0));
	const near = sameService.length > 0 ? sameService.slice(0, 3) : plans.filter(({ subscriptions }) => subscriptions.length === 0).toSorted((a, b) => distance(a) - distance(b)).slice(0, 2);
	if (near.length === 0) return {
		text: missing.none(name),
		actions: []
	};
	return {
		text: missing.otherSpeeds(name, near.map(({ plan }) => plan)),
		actions: buttons(near)
	};
}
var namesOf = ({ subscriptions }) => subscriptions.map((slug) => partners[slug] ?? slug);
// src/understanding/words/street-in-text.ts
/** Finds a street, with its town if it was said, in a message at the question for the CEP (D98). */
var TYPE = /(?:^|[\s,(:])(?=(?:rua|r\.?|avenida|av\.?|alameda|al\.|travessa|trav\.?|tv\.?|praca|pca\.?|rodovia|rod\.?|estrada|estr\.?|largo|viela|beco|ladeira|servidao)\s+(?!(?:de casa|da minha|do meu|daqui|tem|e|eh|ja|que|onde|aqui|nao|sem|fica|chega|passa|ta|esta|inteira|toda|mais|grande)\b)[a-z\d]{1,}(?:[^\n]|$))/;
/** The part of a message that says that the CEP is not known. */
var EXCUSE = new RegExp(`(?:\\b(?:mas|e|so que|porque|pois) )?(?:(?:eu|o|meu) )*(?:\\b${NOT_KNOWN}\\b[^.,;!?\\n]{0,24}\\b${CEP}\\b|\\b${CEP}\\b (?:eu )?${NOT_KNOWN}\\b)(?: (?:nao|de cabeca|agora))*`);
/** What in an enumeration is no part of an address. */
var ELSE = /\b(?:quero|queria|plano|mega|giga|meu|minha|sou|me chamo|tem|cep|telefone|celular|whats\w*|e-?mail|cpf|por favor|pfv|obrigad[oa]|valeu|internet|fibra|chega|instal\w+|qual|quanto)\b|@/;
var END = /[!?;\n]|(?:[a-z]{5}|\d)\.(?=\s|$)/;
/** Returns the parts of a text without those that are no part of an address. */
function addressIn(text) {
	const end = END.exec(fold(text));
	const [street = "", ...others] = (end ? text.slice(0, end.index + end[0].length).replace(/[!?;.\s]+$/, "") : text).split(",");
	return collapse([street, ...others.filter((part) => part.trim() && !ELSE.test(fold(part)))].join(","));
}
/** Returns a message without the words that say that the CEP is not known. */
function withoutExcuse(message) {
	const text = message.slice(0, 200).normalize("NFC");
	const found = EXCUSE.exec(fold(text));
	return found ? `${text.slice(0, found.index)},${text.slice(found.index + found[0].length)}` : text;
}
/** Finds a street by its type: 'moro na rua augusta 1200, em são paulo'. Null if there is none. */
function streetIn(message) {
	const text = withoutExcuse(message);
	const found = TYPE.exec(fold(text));
	if (!found) return null;
	const said = splitStreetAndNumber(addressIn(text.slice(found.index + found[0].length)));
	return said.street.includes(" ") ? said : null;
}
/** Reads a whole message as an address without the type of the street: 'augusta 1200, são paulo'. */
var bareStreetIn = (message) => splitStreetAndNumber(addressIn(withoutExcuse(message).replace(/^\W*(?:(?:é|eh|e|fica|moro|na|no|em)\s+)+/iu, "")));
// src/conversation/messages/find-cep.ts
/** Finds the CEP of visitors who do not know it: by street and town, from which they choose (D98). */
var { chat } = cepSearch;
/** The most streets that are offered as buttons. */
var MOST = 6;
/**
* Carries on the search for a CEP, if a message at that question says that it is not known, names a street, or
* answers what the search asked last.
* @returns whether it did; otherwise the message is something else
*/
function findCep(store, heard) {
	const { reading, text } = heard;
	const search = store.getState().dialogue.noted.cepSearch;
	const excuse = lacksCep(fold(text.slice(0, 200).normalize("NFC")));
	const street = streetIn(text);
	if (street) {
		begin(store, heard);
		searchFor(store, { ...parts(store, street, text) });
		return true;
	}
	if (excuse) {
		begin(store, heard);
		remember(store, {});
		sayInTurn(store, "cep search", chat.ask, { link: postalService });
		return true;
	}
	if (!search || isElse(reading)) return false;
	if (search.found) return chooseFrom(store, {
		...search,
		found: search.found
	}, heard);
	if (reading.facts.length > 0 || reading.unanswered || !/[\p{L}\d]{2}/u.test(text)) return false;
	begin(store, heard);
	if (search.street) searchFor(store, {
		...search,
		town: text.trim()
	});
	else searchFor(store, parts(store, bareStreetIn(text), text));
	return true;
}
/** Whether a message is about something else: a command, thanks, an answer to another question. */
var isElse = ({ command, wayOut, smalltalk, advice, person, facts, answers }) => Boolean(command ?? wayOut ?? smalltalk ?? person) || advice || facts.length > 0 || Object.keys(answers).length > 0;
/** Shows the message, and records what else it answered. */
function begin(store, { reading: { answers }, echo }) {
	store.dispatch(messageRead({ understood: true }));
	clearLine(store);
	quote(store, echo);
	if (Object.keys(answers).length > 0) recordAnswers(store, answers);
}
/** Returns what a message says of the address: the street, and the house by its own question's rules. */
function parts(store, { street, number }, text) {
	const state = store.getState();
	const home = findStep(selectOrder(state), ({ fields }) => fields.some(({ name }) => name === "number"));
	if (!home || number === "") return { street };
	const situation = {
		...situationOf$1(state, text),
		step: home.id,
		doubt: null
	};
	return {
		street,
		house: withHouse(readInContext(text, situation), text, situation.order).answers[home.id] ?? { number }
	};
}
var remember = (store, search) => store.dispatch(noted({ cepSearch: search }));
/** Searches for a street. What comes of it is told when it arrives, unless the visitor went on meanwhile. */
function searchFor(store, search) {
	const { street = "", town } = search;
	remember(store, search);
	if (street.replace(/[^\p{L}\p{N}]/gu, "").length < 2) {
		sayInTurn(store, "cep search street", chat.askStreet);
		return;
	}
	const query = {
		street: street.slice(0, 128),
		...town ? { city: town.slice(0, 128) } : {}
	};
	const at = selectPosition(store.getState());
	store.dispatch(asideOpened("searching"));
	const stop = store.subscribe(() => {
		const { streets, dialogue } = store.getState();
		const isOvertaken = dialogue.noted.cepSearch !== search || selectPosition(store.getState()) !== at;
		if (!isOvertaken && (streets.status === "idle" || streets.status === "busy")) return;
		stop();
		if (isOvertaken) return;
		if (store.getState().dialogue.aside === "searching") store.dispatch(asideClosed());
		if (streets.status === "done") tell(store, search, streets);
		else say(store, cepSearch.failed, { link: postalService });
	});
	store.dispatch(streetsAsked(query));
}
/** Tells what a search has found, and asks for what is missing. */
function tell(store, search, { towns, streets }) {
	const { street = "", town, house = {} } = search;
	const [only, another] = towns;
	if (!only) {
		remember(store, {
			street,
			house
		});
		if (town) say(store, cepSearch.noTown(town));
		else sayInTurn(store, "cep search town", chat.askTown(street));
	} else if (another) {
		remember(store, {
			street,
			house
		});
		say(store, cepSearch.severalTowns);
		store.dispatch(asideOpened({ actions: towns.slice(0, MOST).map((each) => ({ label: cepSearch.town(each) })) }));
	} else if (streets.length === 0) {
		remember(store, { house });
		say(store, cepSearch.noStreet(street, cepSearch.town(only)), { link: postalService });
	} else offer(store, {
		...search,
		found: streetsWith(streets, house.number ?? "")
	});
}
/** Offers the streets that were found, each as a button that answers the question. */
function offer(store, search) {
	const { found, house = {} } = search;
	remember(store, search);
	const [only, another] = found;
	if (!only) return;
	const answers = ({ cep }) => answersOf(store, cep, house);
	if (!another) {
		say(store, chat.one(inWords(only), formatCep(only.cep)));
		store.dispatch(asideOpened({ actions: [{
			label: chat.yes,
			answers: answers(only)
		}, { label: chat.none }] }));
		return;
	}
	if (areIndistinct(found)) say(store, cepSearch.indistinct(found.length), { link: postalService });
	else say(store, found.length > MOST ? chat.many(found.length) : chat.several);
	const options = found.slice(0, MOST).map((street) => ({
		label: optionOf(street),
		answers: answers(street)
	}));
	store.dispatch(asideOpened({ actions: [...options, { label: chat.none }] }));
}
var optionOf = (street) => chat.option(cepSearch.street1(street), formatCep(street.cep));
var inWords = (street) => street.address === "" ? cepSearch.street1(street) : `${cepSearch.street1(street)}, ${cepSearch.town(street)}`;
/** Returns the answers that a chosen street gives: the CEP, and the house that was said with the street. */
function answersOf(store, cep, house) {
	const order = selectOrder(store.getState());
	const step = selectPosition(store.getState());
	const [field] = stepOf(order, step).fields;
	const home = findStep(order, ({ fields }) => fields.some(({ name }) => name === "number"));
	const isSaid = Object.keys(house).length > 0;
	return {
		[step]: { [field?.name ?? "cep"]: cep },
		...home && isSaid ? { [home.id]: house } : {}
	};
}
/** Takes the street that a message names: by its place in the list, its neighbourhood or the number of the house. */
function chooseFrom(store, search, heard) {
	const { reading, text } = heard;
	const { found } = search;
	if (reading.agreed === false || /^\W*nenhum/i.test(text)) {
		begin(store, heard);
		remember(store, {});
		say(store, chat.noneFound, { link: postalService });
		return true;
	}
	const place = placeInList(text);
	const named = place === null ? void 0 : found.at(place);
	const chosen = named ? [named] : narrowed(found, text);
	const house = houseIn(text) ?? search.house;
	if (chosen.length === 0) return false;
	const [only, another] = chosen;
	begin(store, heard);
	if (only && !another && found.length > 1) {
		remember(store, {});
		recordAnswers(store, answersOf(store, only.cep, house ?? {}));
	} else offer(store, {
		...search,
		...house ? { house } : {},
		found: chosen
	});
	return true;
}
var houseIn = (text) => {
	const number = /^\W*(?:n\S{0,6} )?(\d{1,5}[a-z]?)\W*$/i.exec(text)?.[1];
	return number === void 0 ? void 0 : { number };
};
/** Returns the streets that a message leaves: those of its house number, or all of whose words it repeats. */
function narrowed(found, text) {
	const house = houseIn(text);
	if (house) return streetsWith(found, house.number ?? "");
	const words = normalise(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
	if (words.length === 0) return [];
	return found.filter((street) => {
		const name = normalise(`${inWords(street)} ${street.cep}`);
		return words.every((word) => name.includes(word));
	});
}
export { adviseAsPromised, answerTo, answeredOf, findCep, learnLaterAnswers, missingPlan, recommend, reportableWords };
