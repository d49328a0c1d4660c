import { n as parseAgency, r as DUE_DATES, t as parseAccount } from "./bank-account-Dp8xqEQ9.js";
import { r as normalise } from "./text-DNnfE1uI.js";
import { _ as TORN_DAYS, a as yesNo, f as NEGATION, i as likelyYesNo, o as EITHER, r as bareWords, s as FILLERS } from "./commands-CO3kK-2r.js";
import { a as brToIso, c as weekday, i as addDays, o as civil, s as isoToBr } from "./parse-and-format-dates-ClwBXgld.js";
import { t as parseUpcomingDate } from "./parse-upcoming-date-Cwoymcn6.js";
import { c as planMeant, d as NOT_NAMES, f as FIRST_NAMES, l as planSaid, m as datesIn, n as learn, o as householdIn, s as learnWordings, u as SURNAMES, v as withDigits } from "./read-B_upIGRp.js";
import { i as isOneEditAway } from "./EmailTypoQuestion-CwkJDchE.js";
import { t as fold } from "./lower-case-without-accents-CIid-5eF.js";
import { F as worries, N as stepsOfReason, b as planStepOf, k as say, w as advice, x as plansOnOffer } from "./reply-when-not-understood-K5WQ8IRj.js";
import { n as listInWords, t as choiceInWords } from "./list-in-words-BqU3x7DH.js";
import { t as brand } from "./brand-TOkCOt3B.js";
import { n as partners, t as devices } from "./plans-DfkSgPwf.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-CfyhCTWB.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { I as noted, T as drafted, o as asideOpened } from "./events-CzyKncKx.js";
import { a as selectDraft, g as selectPosition, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { o as paysByDebit, s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { c as isStepOf } from "./journeys-CWpcRNhs.js";
import { F as textOf, x as facts } from "../prerender.js";
// src/understanding/extractors/bank-account.ts
/** Extracts a bank account from a chat message. */
/** Informal bank names that do not follow from the official ones, by bank code. */
var NICKNAMES = {
	"001": /\b(?:bb|banco do brasil|brasil)\b/,
	"104": /\b(?:caixa|cef|caixa economica(?: federal)?)\b/,
	"260": /\b(?:nubank|nu|roxinho)\b/,
	"336": /\bc6\b/,
	"290": /\b(?:pag ?bank|pagseguro|pag seguro)\b/,
	"341": /\bitau\b/,
	"077": /\binter\b/
};
var COMMON = /^(?:banco|bank|do|da|de|brasil|unibanco|economica|federal|sa|s\.a\.)$/;
var AGENCY = /\b(?:agencia|agenc|ag|age)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(\d(?: \d){2,4}(?! ?\d)|\d{1,5}(?:(?: ?- ?| )[\dx](?![\da-z]|[./-]\d))?)(?![\d])/;
var ACCOUNT = /\b(?:conta(?: corrente| poupanca)?|cc|c\/c|c\.c\.?|cta|cp)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(?:o?p?(?:eracao)? ?01[36],? (?:e )?(?:a )?(?:conta )?)?(\d(?: \d){2,12}|\d[\d ]{3,16}\d(?=,? (?:digito|dig|dv|-))|\d{1,3}-\d[\d.]{3,11}(?=-[\dx])|\d[\d.]{0,13}\d)(?:(?: ?- ?| )([\dx])(?![\da-z]|[./-]\d)|(?:,? (?:digito|dig|dv)[ :]*(?:e )?([\dx])))?(?!\d| mil\b)/;
var LOOSE_ACCOUNT = /(?:^|[^\d./-])((?:\d{1,3}-)?\d[\d.]{1,12})-([\dx])(?![\d/a-z]|-\d)/;
var LOOSE_AGENCY = /(?:^|[^\d./-])(\d(?: \d){2,4}|\d{3,5})(?![\d./-]| \d)/;
/** A branch with its check digit before an account with one: '5566-x 90231-x'. */
var CHECKED_AGENCY = /(?:^|[^\d./-])(\d{3,5}-[\dx])(?=[ ,/]{1,3}(?:conta |cc |c\/c )?\d[\d.]{2,12}-[\dx](?![\d/a-z]))/;
var CODE = /^\W*(?:banco )?(\d{3})\b/;
/** Extracts bank, branch (agência) and account number. The three are recorded together or not at all. */
function extractBankAccount(extraction) {
	const isOpen = extraction.isOpen("account");
	const { text } = extraction;
	if (!isOpen && !(extraction.isExpected("account") && /\b(?:ag|agencia|conta|cc)\b/.test(text.rest) && /\d/.test(text.rest))) return;
	const bank = bankIn(extraction);
	const agency = text.take(AGENCY) ?? (bank && isOpen ? text.take(CHECKED_AGENCY) : null);
	const account = text.take(ACCOUNT) ?? (bank || isOpen ? text.take(LOOSE_ACCOUNT) : null);
	const loose = agency ?? (bank && account ? text.take(LOOSE_AGENCY) : null);
	const at = bank?.from ?? agency?.from ?? account?.from ?? -1;
	if (at < 0) return;
	const [, number = "", hyphened, spoken] = account?.groups ?? [];
	const check = hyphened ?? spoken;
	const agencyValue = loose ? parseAgency(withoutSpaces(loose.groups[1] ?? "").replace(/ ?- ?| /, "-")) : null;
	const accountValue = account ? parseAccount(check ? `${number.replaceAll(" ", "")}-${check}` : number) : null;
	const values = {
		...bank ? { bank: bank.id } : {},
		...agencyValue && "value" in agencyValue ? { agency: agencyValue.value } : {},
		...accountValue && "value" in accountValue ? { account_number: accountValue.value } : {}
	};
	const isWhole = Object.keys(values).length === 3;
	if (!isOpen && !isWhole) return;
	if (Object.keys(values).length === 0) return;
	extraction.add("account", values, at, EITHER.test(text.rest) ? "confirm" : isWhole ? null : "part");
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
// src/understanding/extractors/consent.ts
var CONSENT = /^(?:(?:sim|si|s|ok|okay|claro|isso|mesmo|yes|exato|certo|perfeito|certinho|otimo|beleza|blz|tudo|ta|esta|certo|bem|ok|ja|eu|li|e|aceito|concordo|com|os|as|o|a|meu|minha|termos|condicoes|contrato|pode|podem|quero|bora|vamos|confirm|confirmar|confirma|confirmo|confirmado|confirmada|confirme|fechar|fecha|fechado|fechou|finalizar|finaliza|finalizado|finalize|concluir|conclui|enviar|manda|mandar|seguir|prosseguir|fazer|pedido|compra|order|renovacao|renovar|renova|migrar|migracao|contratar|trocar|pra|para|fibra|ai|la|ver|revisado|aqui|por|show|massa|top|legal|maravilha|otima|joia|conferido|conferi|revisei|certinho|correto|correta|corretos|dados|de|acordo|por|favor|obrigad[oa]|obg|brigad[oa]|obrigadao|valeu|vlw|agradeco|agradecid[oa]|grat[oa]|muito|mt|mto|muitissimo|viu|ne|hein|entao|moc[ao]|amig[oa]|querid[oa]|please|now|agora|logo|positivo|afirmativo|gracias|thanks|combinado|uhum|aham|simm+|que|deus|abencoe|te|lhe|filh[oa]|certeza|mandar|bala|olha|li|conferi|dentro|topo|sem|problemas?|lindo|ver|obvio|prazer|nessa|partiu|to|patrao|patroa|amem|ss+|vamo|q|nos|conformes|tri|encaminhar|encaminha|tocar|barco|arretado|mim|selado|carimbado|registrado|tranquilo|tudinho|sir|pelo|amor|operante|cambio|bueno|dale|tamo|junto)(?: |$))+$/;
var AGREES = /\b(?:sim+|si|s|yes|isso|exato|aceito|concordo|confirm\w*|fech\w+|finaliz\w*|conclu\w+|pode|ok|okay|perfeito|certo|certinho|positivo|afirmativo|combinado|claro|renova\w*|migra\w*|uhum|aham|correto|conferid[oa]|bora|ss+|vamo|conformes|dale|selado|de acordo|topo|dentro|manda (?:ver|bala)|obvio|nessa|partiu|prazer)\b/;
/** Words of courtesy that neither agree nor refuse. */
var OPENERS = new Set("oi ola opa eita bah oxe uai ah hmm ue bom boa dia tarde noite moco kkk rs so gente".split(" "));
/** Extracts the visitor's consent to the final order: a yes without any condition, question or correction. */
function extractConsent(extraction) {
	const { text } = extraction;
	if (!extraction.isOpen("consent") || text.clauses.some(({ isQuestion }) => isQuestion)) return;
	if (/[<>¤]/.test(text.rest)) return;
	const words = bareWords(text.said);
	const said = words.filter((word) => !OPENERS.has(word)).join(" ");
	if (words.length === 0 && yesNo("", text.raw) === true || CONSENT.test(said) && AGREES.test(said)) extraction.add("consent", { accept_information: "true" }, 0);
}
// src/understanding/extractors/debit-or-bill.ts
var DEBIT = /\b(?:(?:n?o|em) automatico|debito(?: automatico| em conta| direto)?|debitar?|desconta\w* (?:da|na) conta|direct debit)\b/;
var DISCOUNT = /\bdesconto\b/;
var BILL$1 = /\b(?:bolet\w{1,5}|pix|fatura|faturas|carne(?:zinho)?|bank slip)\b/;
var NOT = /\b(?:nao|sem|tir\w+|remov\w+|cancel\w+|nem|deus me livre|desist\w+|odeio|detesto|desativ\w+|deslig\w+)\b/;
var OTHER = /\b(?:cartao|dinheiro|especie|loterica|cheque|paypal|picpay)\b/;
var PAYS = /\b(?:bolet\w{1,5}|pix|carne(?:zinho)?)\b|\b(?:pagar|pago|prefiro|manda\w*|receber|quero)\b[^¤]{0,24}\bfatura\b/;
var WANTS = /\b(?:quer\w+|pode\w*|coloc\w+|prefiro|ativ\w+|vou|mand\w+|bot\w+|deix\w+|pag\w+|bora|vai|aceito|instal\w+|tir\w+|desist\w+|gosto|livre|faz\w*|troc\w+|mud\w+|cancel\w+|melhor)\b/;
var ACTIVATES = /^\W*(?:(?:pode|quero|vou|bora|sim) )*(?:ativ(?:a|ar|e|o)|habilit(?:a|ar|e|o))(?: (?:ai|sim|ja|entao|isso|pra mim|por favor))*\W*$/;
var AROUND = /^(?:debito|automatico|conta|direto|desconto|boletos?|pix|carne|fatura|sim+|s|nao|n|com|sem|no|na|em|o|a|por|pelo|via|de|do|e|todo|mes|mesmo|ou|para|pra|pro|forma|pagamento|email|papel|banco|so|mas|certo|dia|venc\w*|\d+)$/;
/** Extracts the way to pay: direct debit or a bill (boleto or Pix). */
function extractDebitOrBill(extraction) {
	if (!extraction.isExpected("debit")) return;
	const { text } = extraction;
	const isOpen = extraction.isOpen("debit");
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.rest.slice(from, to);
		if (isOpen && IF_CHEAPER.test(clause)) extraction.add("debit", { direct_debit: "true" }, from);
		if (isQuestion || isOpen && isPoliteOnly(extraction, from, to)) continue;
		const value = mentioned(clause, isOpen) ?? (isOpen && ACTIVATES.test(clause) ? true : null) ?? (isOpen && !clause.includes("¤") ? yesNo(clause, text.raw) : null) ?? (isOpen && extraction.isCorrection ? yesNo(clause.replace(/^\u00a4+/, "")) : null);
		if (value === null) continue;
		const isTorn = EITHER.test(clause) && DEBIT.test(clause);
		const isAsked = isOpen ? text.said[to] === "?" && !value && !NOT.test(clause) || ONLY_IF.test(text.said) : text.said[to] === "?" || CONDITION.test(text.said);
		extraction.add("debit", { direct_debit: String(value) }, from, isTorn || isAsked ? "confirm" : null);
		claimWords$2(extraction, from, to);
	}
	if (isOpen && !extraction.has("debit")) propose(extraction);
	if (isOpen && text.clauses.length === 0) {
		const thumb = yesNo(text.said, text.raw);
		if (thumb !== null) extraction.add("debit", { direct_debit: String(thumb) }, 0);
	}
}
/** A condition that direct debit meets, since it brings a discount: 'se dá desconto eu quero'. */
var IF_CHEAPER = /^\W*(?:(?:entao|ah|bom|olha|sim)[ ,]+)*(?:s[ei]|ja que|como) .{0,40}\b(?:desconto|barat\w+|em conta|economi\w+|pagar menos|menor)\b.{0,24}\b(?:quero|pode|bota\w*|coloca\w*|ativa\w*|aceito|bora|vamos|topo|vou|desconta\w*|manda\w*|faz)\b(?! nao)/;
var ONLY_IF = /\b(?:se (?:der|puder|for possivel)|so se|desde que|contanto que)\b/;
var CONDITION = /\bse (?:for|fosse|tiver|der|ficar|cobrar|nao)\b/;
/**
* Whether a clause is only a courtesy beside another one: 'ok' in 'tô fora, ok' agrees to nothing.
*/
function isPoliteOnly({ text }, from, to) {
	const isCourtesy = (said) => bareWords(said).every((word) => FILLERS.has(word));
	return isCourtesy(text.said.slice(from, to)) && text.clauses.some((each) => each.from !== from && !isCourtesy(text.said.slice(each.from, each.to)));
}
var DEPENDS = /\b(?:depende|nao sei|talvez|como assim|ou)\b|\bsem (?:o )?debito\b.*\bdesconto\b/;
var PAYS_SELF = /\b(?:loterica|papel|na mao|eu mesm[oa] (?:pago|vou pagar)|pelo app|pago (?:eu mesm[oa]|no app)|controlar|bolet\w{1,5}|carne(?:zinho)?)\b/;
var ON_ACCOUNT = /\b(?:n|d)[oa] (?:minha |meu )?(?:conta|banco)\b|\bdebit\w+|\bautomatic\w+/;
/** Guesses the way to pay that a clause mentions without a verb: 'a empresa só trabalha com boleto'. */
function byItsWords(clause) {
	const pays = PAYS_SELF.test(clause);
	if (pays === (ON_ACCOUNT.test(clause) && !NOT.test(clause))) return null;
	return !pays;
}
/** Proposes the yes or no that a longer answer most likely means. */
function propose(extraction) {
	const { text } = extraction;
	const last = text.clauses.flatMap(({ from, to, isQuestion }) => {
		const clause = text.rest.slice(from, to);
		const value = isQuestion || DEPENDS.test(clause) ? null : likelyYesNo(clause) ?? byItsWords(clause);
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
	if (OTHER.test(clause) || !isMeant(clause)) return null;
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
var DAY$1 = /\bdia (?:(\d{1,3})|(primeiro))(?!\d|[/.,-]\d| (?:util|de [a-z]))/;
var LED = /\b(?:venc\w*|vence\w*|fatura|pagamento|pagar)\b[^\d¤?]{0,24}?(?:\bdia |\bno |\bpro |\bem |\bpara |[: ])(\d{1,2}|primeiro)(?![\d/]|[.,-]\d| (?:reais|util|de (?!cada|todo)[a-z]))/;
var BARE = /^(?:(?:o|no|pro|pra mim|para mim|para|todo|melhor|jog\w+|bota|bote|mete|poe|muda|mude|passa|passe|deixa|deixe|manda|marca|coloque|a|data|quero|prefiro|pode|ser|coloca|vence|el|the|dia|e|em)[ :]+)*(\d{1,3}|primeiro)(?:o|st|nd|rd|th)?(?: (?:mesmo|msm|de cada mes|do mes|pra mim|para mim|de todo mes|todo mes|todo|mes|cada|dia|ta|esta|otimo|bom|certo|melhor|perfeito|legal|sim|por|favor|me|atende|serve|resolve))*$/;
var PROPOSED = /^\W*(?:(?:n?o|e|entao) )*(?:dia )?(\d{1,2})\W*$/;
var FIRST = /\bprimeiro dia do mes\b/;
var LAST = /^(?:(?:pode ser|quero|prefiro) )?(?:o ultimo(?: dia)?|o mais tarde)(?: qu?e? tiver| possivel| disponivel| da lista| mesmo)*$/;
/** What follows from the words before: 'recebo dia 4, então dia 5'. */
var THEN = /\bentao,? (?:(?:n?o|dia|pode ser|poe|bota|fica|vai|e) )*(\d{1,2})(?: mesmo)?[\s.!]*$/;
var MIDDLE = /\b(?:meio|metade|meados) d[eo] mes\b/;
var VAGUE = /\b(?:depois|antes|ate|a partir|apos|entre|recebo|receber|util|cai)\b/;
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
			if (day !== void 0 && DAYS.includes(String(Number(day)))) extraction.add("due", { due_date: String(Number(day)) }, from, "confirm");
			continue;
		}
		if (VAGUE.test(clause) || /-\d/.test(clause)) continue;
		const isTorn = EITHER.test(clause) || new Set([...clause.matchAll(/\bdia (\d{1,2})/g)].map(([, each]) => each)).size > 1;
		if (isOpen && MIDDLE.test(clause)) extraction.add("due", { due_date: "15" }, from, "confirm");
		const refused = REFUSED.exec(clause);
		const said = refused ? clause.replace(refused[0], " ") : clause;
		const day = isOpen ? openDay(said) : /\b(?:venc\w*|fatura)\b/.test(said) ? ledDay(said) : null;
		if (day === null) continue;
		claimWords$1(extraction, from, to, day);
		const value = String(Number(day));
		if (isTorn || !DAYS.includes(value)) extraction.add("due", { due_date: value }, from, isTorn ? "confirm" : "unavailable");
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
	const match = LED.exec(said) ?? DAY$1.exec(said);
	return match ? first(match[1] ?? match[2]) : null;
}
function openDay(said) {
	if (FIRST.test(said)) return "1";
	if (LAST.test(said.trim())) return DAYS.at(-1) ?? null;
	const day = DAY$1.exec(said);
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
var HOUR = /\b(?:as |a |la pelas |pelas |umas )?(\d{1,2})(?:h\d{0,2}|:\d\d| ?horas?)(?![a-z0-9])|\b(?:antes|depois|apos)(?: ?d?as) (\d{1,2})(?![\d/:]| de [a-z])|\bdas (\d{1,2}) (?:as|ate as) (?:\d{1,2})(?![\d/])/;
var LATER = /\b(?:depois|apos|a partir|antes) d?[eo]s? (?:dia )?\d|\ba partir das? \d|\bdepois disso\b/;
var WEEKDAYS = [
	/\b(?:domingo|dom|sunday)\b/,
	/\b(?:segunda|seg|2a|monday|lunes)(?:[ -]?feira)?\b/,
	/\b(?:terca|ter|3a|tuesday|martes)(?:[ -]?feira)?\b/,
	/\b(?:quarta|qua|4a|wednesday|miercoles)(?:[ -]?feira)?\b/,
	/\b(?:quinta|qui|5a|thursday|jueves)(?:[ -]?feira)?\b/,
	/\b(?:sexta|sex|6a|friday|viernes)(?:[ -]?feira)?\b/,
	/\b(?:sabado|sab|saturday)\b/
];
var SOONEST = /\b(?:mais cedo possivel|(?:o )?mais rapido|quanto antes|primeir[oa] (?:dia|data)(?: (?:livre|possivel))?|primeiro horario (?:livre|possivel|disponivel|que)|assim que (?:possivel|der|puder)|logo|as soon as)\b/;
var OTHER_WEEK = /\boutra\b|\bseguinte\b|\bretrasad\w+|\b(?:fim|final|comeco|inicio|meio|meados) d[eo] (?:mes|ano|dezembro|semana)\b|\bqualquer (?:dia|hora|horario|um)\b|\bquando (?:der|puder)\b/;
var NEXT_WEEK = /\bsemana que vem\b|\bproxima semana\b|\bnext week\b/;
var DAY = /\b(?:dia|(?:segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]feira)?,?) (\d{1,2}|primeiro)(?![\d/:]| ?h)|^\W*(?:(?:n?o|pr[ao]|para|quero|prefiro|melhor|pode|ser|fica|seria|bota|poe|marca|e|eh) )*(\d{1,2})(?= (?:cedo|cedinho|(?:de|pela|a|as|na|no periodo da) (?:manha|tarde)))/;
var RELATIVE = [
	[/\bde hoje a (?:8|15)\b/, 7],
	[/\bde amanha a 8\b/, 8],
	[/\bdepois de amanha\b/, 2],
	[/\bamanha\b|\btomorrow\b/, 1],
	[/\bhoje\b|(?<!feira |segunda |terca |quarta |quinta |sexta |sabado |domingo |mes )\bagora\b|\btoday\b/, 0]
];
var IN_DAYS = /\b(?:daqui|dentro de)(?: a)?(?: uns| umas)? (\d{1,2}|uma|duas) (dia|semana)s?\b/;
/** A weekday that is not the next one: 'sábado, não esse, o outro', or perhaps not: 'na outra terça'. */
var NOT_THIS = /\b(?:sem ser|que nao (?:e|seja)|nao(?: e)?) ess[ea]\b/;
var OTHER_ONE = /\b(?:[oa]|n[oa]?) ?outr[oa]\b/;
var AFTER_IT = /\b(?:dia|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)? (?:seguinte|depois(?! d[aeo])|logo apos)\b|\bdepois disso\b/;
var CONTEXT = /\b(?:instal\w*|tecnico|visita|agend\w*|marca\w*|install\w*)\b/;
/** Words about another day than that of the visit. */
var BILL = /\b(?:nasc\w*|aniversario|venc\w*|fatura|boletos?|conta|pagamento)\b/;
/** A period that is asked for: 'sábado 19, dá pra ser de tarde?' */
var PERIOD_ASKED = /^\W*(?:(?:n?[oa]|de|pela|as|da pra|tem como|pode|ser|vir|periodo|da|e) )*(?:manha|manhazinha|tarde|tardinha|tardezinha|cedo|cedinho|primeiro horario)\W*$/;
var SPLIT = /\b(?:ou|se nao (?:der|tiver|puder)|senao|caso nao|or)\b/;
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
		let at = from;
		for (const part of clause.split(SPLIT)) {
			const wish = wishIn(extraction, part, text.rest.indexOf(part, at));
			at += part.length;
			if (wish && !refuses(part)) wishes.push(isAsked ? {
				...wish,
				isElse: true
			} : wish);
		}
	}
	const whole = withoutTorn(merged(concluded(extraction, wishes)));
	const [first, second] = whole;
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
		DAY,
		MORNING,
		AFTERNOON,
		HOUR,
		CONTEXT,
		SOONEST
	]) {
		const match = pattern.exec(text.rest.slice(from, to));
		if (match) text.claim(from + match.index, from + match.index + match[0].length);
	}
}
var BUSY = /\b(?:consulta|compromisso|medico|prova|aula|trabalh\w+|estud\w+|viaj\w+|ocupad[oa]|plantao(?! de folga)|saio|durmo|pego a chave|recebo|volto|chego|chega|me mudo|vou mudar|levo|busco|(?:to|tou|estou|fico) (?:n[oa]|fora)|tenho (?:feira|missa|reuniao|dentista))\b/;
var refuses = (part) => /\bnao\W*$/.test(part) || BUSY.test(part) || NEGATION.test(part) && !NOT_THIS.test(part) && /\b(?:posso|da|consigo|pode|serve|quero|vou|estou)\b/.test(part);
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
		const fits = (isHalf || isAgain) && !(before.period && wish.period);
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
	const inPart = datesIn(text).filter((date) => date.from >= from && date.from < from + part.length);
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
	const day = DAY.exec(rest);
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
	const isElse = TORN_DAYS.test(part) || NIGHT.test(rest) || LATER.test(rest) || !period && HOUR.test(rest) || isVague || isVagueDay || earlier !== null || named.length > 1;
	if (dates.size === 0 && !period && !isElse) return null;
	const first = soonest && dates.size === 0 ? firstFree(situation.order.facts.freeDates ?? [], period) : null;
	const wish = {
		isElse,
		from,
		weekday: number >= 0 && dates.size === 1 && !day && inPart.length === 0 ? number : null
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
	const hour = HOUR.exec(rest);
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
		why: date === void 0 || period === null ? "part" : null
	};
}
// src/content/visitor-questions/wordings/contract.ts
/** Ways in which people ask about the contract, including typos and slang. */
var contractWordings = {
	fidelidade: [
		"tem fidelidade?",
		"qual a fidelidade",
		"tem fidelidad",
		"tem contrato de fidelidade?",
		"fidelidade de quanto tempo?",
		"fico preso por quanto tempo?",
		"tem prazo mínimo?",
		"tem tempo minimo de contrato?",
		"permanência mínima",
		"sou obrigado a ficar 12 meses?",
		"precisa ficar um ano?",
		"é sem fidelidade?",
		"tem plano sem fidelidade?",
		"tem carência?",
		"o contrato é de quantos meses?",
		"quanto tempo de contrato",
		"a fidelidade é de 1 ano?"
	],
	multa: [
		"qual a multa?",
		"tem multa?",
		"quanto é a multa se eu cancelar?",
		"qual o valor da multa",
		"se eu cancelar antes pago quanto?",
		"pago multa se sair antes?",
		"multa de cancelamento",
		"multa rescisória",
		"quanto pago pra cancelar antes de 12 meses?",
		"e se eu cancelar antes de um ano?",
		"cancelar antes do prazo tem custo?",
		"tem multa por quebra de contrato?",
		"multa por quebra de fidelidade",
		"se eu desistir no meio pago multa?",
		"qnto é a multa",
		"Qual é a multa se eu cancelar antes?"
	],
	cancelar: [
		"como cancelo?",
		"como faço para cancelar?",
		"posso cancelar quando quiser?",
		"dá pra cancelar depois?",
		"quero cancelar minha internet",
		"e se eu me arrepender?",
		"posso desistir?",
		"como desisto do pedido?",
		"como cancelar o pedido",
		"se não gostar posso cancelar?",
		"posso devolver se não gostar?",
		"tem 7 dias pra desistir?",
		"onde cancelo o plano?",
		"como cancela o streaming?",
		"cancelamento como funciona",
		"é fácil de cancelar?"
	],
	"mudar-endereco": [
		"e se eu mudar de casa?",
		"vou me mudar, posso levar a internet?",
		"posso mudar de endereço?",
		"mudança de endereço",
		"e se eu me mudar depois?",
		"dá pra transferir a internet pra outra casa?",
		"quero instalar em outro endereço",
		"posso trocar o endereço depois?",
		"se eu mudar de cidade como fica?",
		"vou mudar mes que vem",
		"posso pedir pra casa da minha mãe?",
		"a internet pode ir comigo se eu mudar?",
		"muda de endereço paga?",
		"transferência de endereço",
		"moro de aluguel, e se eu sair?",
		"E se eu mudar de endereço?"
	],
	"trocar-plano": [
		"posso trocar de plano depois?",
		"dá pra mudar de plano?",
		"posso aumentar a velocidade depois?",
		"e se eu quiser mais velocidade?",
		"como mudo de plano?",
		"quero diminuir o plano",
		"posso baixar o plano depois?",
		"dá pra fazer upgrade?",
		"troca de plano paga?",
		"consigo trocar o plano que escolhi?",
		"e se eu não gostar da velocidade?",
		"mudar de velocidade depois",
		"da pra alterar o plano?",
		"posso mudar pra um mais barato depois?",
		"migrar de plano",
		"Posso trocar de plano?"
	],
	empresa: [
		"atende empresa?",
		"tem plano empresarial?",
		"tem plano pra empresa?",
		"posso contratar no cnpj?",
		"dá pra fazer no CNPJ?",
		"sou MEI, posso contratar?",
		"é para minha loja",
		"quero pra um comércio",
		"plano pj",
		"pessoa jurídica pode?",
		"internet para escritório",
		"tem plano business?",
		"emite nota no cnpj?",
		"quero no nome da firma",
		"tenho cnpj muda alguma coisa?",
		"tem ip fixo?"
	],
	"ja-sou-cliente": [
		"já sou cliente",
		"ja sou cliente de vcs",
		"eu já tenho a internet de vocês",
		"sou cliente tim",
		"já tenho tim fibra em casa",
		"já tenho um plano, quero renovar",
		"quero renovar meu plano",
		"quero renovar o contrato",
		"sou cliente antigo, tem desconto?",
		"tem oferta pra quem já é cliente?",
		"cliente antigo paga quanto?",
		"quero migrar pra fibra",
		"tenho o plano antigo, como passo pra fibra?",
		"preciso da segunda via da fatura",
		"2 via da conta",
		"minha internet não está funcionando",
		"tô sem internet",
		"Já sou cliente. E agora?"
	]
};
// src/content/visitor-questions/wordings/coverage-and-installation.ts
/** Ways in which people ask about coverage and installation, including typos and slang. */
var visitWordings = {
	cobertura: [
		"tem fibra na minha rua?",
		"atende meu bairro?",
		"chega aqui?",
		"vocês atendem minha cidade?",
		"tem cobertura em campinas?",
		"pega na minha casa?",
		"atende na zona rural?",
		"como sei se tem na minha casa?",
		"atendem em qual cidade?",
		"quais cidades atendem",
		"meu vizinho tem e eu não, por quê?",
		"pq meu vizinho tem e eu nao",
		"tem disponibilidade no meu endereço?",
		"quando chega na minha rua?",
		"qnd vai ter fibra aqui",
		"vcs atendem sao paulo?",
		"atende apartamento?",
		"Tem fibra no meu endereço?"
	],
	"instalacao-custo": [
		"a instalação é grátis?",
		"instalacao é gratis",
		"quanto custa a instalação?",
		"paga instalação?",
		"tem taxa de instalação?",
		"cobra pra instalar?",
		"o técnico cobra alguma coisa?",
		"a visita do técnico é paga?",
		"quanto é pra instalar?",
		"instalação de graça?",
		"tenho que pagar o técnico?",
		"valor da instalação",
		"qto custa p instalar",
		"a instalação tá inclusa?",
		"precisa pagar pra vir instalar?",
		"paga por metro de cabo?",
		"A instalação é paga?"
	],
	"instalacao-prazo": [
		"quando instala?",
		"quanto tempo demora pra instalar?",
		"em quantos dias instala?",
		"qual o prazo de instalação?",
		"prazo pra instalar",
		"instala hoje?",
		"instala amanhã?",
		"dá pra instalar essa semana?",
		"preciso com urgência, quando vem?",
		"qnto tempo pra instalar",
		"instala no sábado?",
		"instala de domingo?",
		"instala no feriado?",
		"qual horário da instalação?",
		"quando o técnico vem?",
		"posso escolher o dia da instalação?",
		"demora muito pra ligar a internet?",
		"que horas o tecnico passa",
		"Quando é a instalação?"
	],
	"instalacao-quem": [
		"quem instala?",
		"quem faz a instalação?",
		"vem um técnico?",
		"o técnico vem aqui em casa?",
		"é técnico de vocês mesmo?",
		"preciso estar em casa?",
		"precisa ter alguém em casa?",
		"outra pessoa pode receber o técnico?",
		"posso instalar sozinho?",
		"eu mesmo instalo?",
		"como é a instalação?",
		"como funciona a instalação",
		"tem que furar parede?",
		"precisa quebrar parede?",
		"e se eu não estiver em casa no dia?",
		"posso mudar o dia da visita?",
		"dá pra remarcar o técnico?"
	]
};
// src/content/visitor-questions/wordings/personal-data.ts
/** Ways in which people ask about personal data and how to reach the operator, including typos and slang. */
var personWordings = {
	"por-que-cpf": [
		"por que precisa do cpf?",
		"pra que o cpf?",
		"pq vcs querem meu cpf?",
		"preciso mesmo dar o cpf?",
		"por que pedem CPF?",
		"não quero passar meu cpf",
		"é seguro passar meu cpf?",
		"vão consultar meu nome no serasa?",
		"consulta spc?",
		"tenho nome sujo, posso contratar?",
		"o que fazem com meu cpf?",
		"cpf é obrigatório?",
		"posso contratar sem cpf?",
		"pra q vc quer meu documento",
		"posso usar o cpf da minha mãe?",
		"Por que pedem o CPF?"
	],
	"por-que-mae": [
		"por que precisa do nome da minha mãe?",
		"pra que o nome da mãe?",
		"pq o nome da mae",
		"o que minha mãe tem a ver com isso?",
		"não quero dar o nome da minha mãe",
		"por que vocês querem saber da minha mãe?",
		"precisa mesmo do nome da mãe?",
		"minha mãe já faleceu, precisa?",
		"não tenho mãe no documento",
		"não conheço minha mãe",
		"fui adotado, coloco qual mãe?",
		"tenho dois pais, o que coloco?",
		"pode ser o nome do pai?",
		"é obrigatório o nome da mãe?",
		"pra q isso de nome da mae kkk",
		"Por que pedem o nome da mãe?"
	],
	"seguranca-dados": [
		"meus dados estão seguros?",
		"é seguro?",
		"isso é golpe?",
		"como sei que não é golpe?",
		"esse site é confiável?",
		"o que vocês fazem com meus dados?",
		"vão vender meus dados?",
		"lgpd",
		"quem vê meus dados?",
		"posso apagar meus dados?",
		"quero que apaguem meus dados",
		"vocês guardam meus dados bancários?",
		"é seguro passar a conta do banco?",
		"política de privacidade",
		"vcs sao a tim mesmo?",
		"vão me mandar spam?"
	],
	documentos: [
		"quais documentos precisa?",
		"que documentos eu preciso?",
		"o que preciso pra contratar?",
		"precisa mandar foto do rg?",
		"precisa de comprovante de residência?",
		"preciso de comprovante de renda?",
		"tem que tirar selfie?",
		"precisa mandar foto do documento?",
		"documentação necessária",
		"quais dados vocês pedem?",
		"preciso do rg?",
		"aceita cnh?",
		"precisa assinar alguma coisa?",
		"onde envio os documentos?",
		"docs pra contratar",
		"pode ser com passaporte?",
		"sou estrangeiro, posso contratar?",
		"Quais documentos são necessários?"
	],
	contato: [
		"qual o telefone de vocês?",
		"qual o numero pra ligar?",
		"tem whatsapp?",
		"qual o whats de vcs",
		"como falo com vocês?",
		"tem algum telefone de contato?",
		"qual o 0800?",
		"me passa o contato",
		"telefone do sac",
		"número do suporte",
		"onde reclamo?",
		"podem me ligar?",
		"me liga",
		"tem loja física?",
		"tem e-mail de contato?",
		"canais de atendimento",
		"telefone da central"
	],
	"horario-atendimento": [
		"qual o horário de atendimento?",
		"que horas vocês atendem?",
		"horario de funcionamento",
		"até que horas atende?",
		"vocês atendem de domingo?",
		"atende sábado?",
		"atende fim de semana?",
		"atende feriado?",
		"vocês atendem 24 horas?",
		"que horas abre?",
		"que horas fecha?",
		"tem atendente agora?",
		"tem alguém atendendo a essa hora?",
		"posso ligar que horas?",
		"horario do atendimento humano",
		"tão atendendo hj?",
		"Qual é o horário de atendimento?"
	]
};
// src/content/visitor-questions/wordings/plans.ts
/** Ways in which people ask about what plans include, including typos and slang. */
var planWordings = {
	"wifi-modem": [
		"o modem tá incluso?",
		"vem com roteador?",
		"vem modem?",
		"vem o wifi junto?",
		"o roteador é de vocês?",
		"preciso comprar roteador?",
		"tem wifi 6?",
		"qual modem vem?",
		"o modem é meu?",
		"tem que devolver o aparelho?",
		"paga aluguel do modem?",
		"paga o roteador a parte",
		"posso usar meu roteador?",
		"o wi-fi pega na casa toda?",
		"o wifi é bom?",
		"quanto custa o modem",
		"é comodato?",
		"tem 5ghz?",
		"O modem está incluído?"
	],
	"velocidade-upload": [
		"qual a velocidade de upload?",
		"quanto de upload?",
		"upload de quanto",
		"qual o up?",
		"quanto sobe?",
		"velocidade para enviar arquivo",
		"o upload é igual ao download?",
		"é simétrica a internet?",
		"qto de up e down",
		"download e upload",
		"dá pra fazer live?",
		"qual a velocidade real?",
		"é rápida mesmo?",
		"por que 700 mega se é 600?",
		"o que são os 100 mega de bônus?",
		"taxa de upload do plano de 500",
		"Qual é a velocidade de upload?"
	],
	jogos: [
		"é bom pra jogar?",
		"serve pra jogar online?",
		"roda free fire?",
		"dá pra jogar lol de boa?",
		"e pra jogar cs?",
		"qual o ping?",
		"qual a latência?",
		"tem lag?",
		"qual o melhor plano pra games?",
		"plano gamer",
		"qual plano pra quem joga",
		"jogo no ps5, qual plano?",
		"boa pra xbox?",
		"trava em jogo?",
		"serve pra fazer stream na twitch?",
		"meu filho joga muito, aguenta?",
		"É boa para jogar?"
	],
	"quantos-aparelhos": [
		"quantos aparelhos posso ligar?",
		"quantos dispositivos conecta?",
		"quantos celulares aguenta?",
		"serve pra quantas pessoas?",
		"aguenta 4 tvs?",
		"aguenta quantas tv ao mesmo tempo",
		"somos 5 em casa, dá conta?",
		"quantas pessoas podem usar?",
		"dá pra família toda?",
		"qtos aparelhos",
		"conecta quantas coisas?",
		"funciona com muitos aparelhos?",
		"500 mega dá pra quantas pessoas?",
		"tem limite de aparelhos?",
		"quantos computadores",
		"cai se tiver muita gente usando?",
		"Para quantos aparelhos serve?"
	],
	"streaming-inclusos": [
		"tem netflix?",
		"vem com netflix",
		"tem globoplay?",
		"vem hbo?",
		"tem hbo max incluso?",
		"tem paramount?",
		"quais streamings vem junto?",
		"o que vem incluso no plano?",
		"quais apps estão inclusos?",
		"tem plano com streaming?",
		"tem disney?",
		"tem prime video?",
		"vem com tv?",
		"tem canal de tv junto?",
		"dá pra ver futebol?",
		"tem max?",
		"qual plano vem com globo play",
		"quantas telas tem o globoplay?",
		"streaming é pago a parte?",
		"Quais streamings estão incluídos?"
	],
	"streaming-ativar": [
		"como ativo o globoplay?",
		"como ativo o streaming?",
		"como ativar hbo max",
		"como faço pra ativar o paramount?",
		"como libero o max?",
		"quando libera o streaming?",
		"como entro no globoplay?",
		"preciso criar conta no hbo?",
		"já tenho conta no globoplay, como faço?",
		"já assino hbo, e agora?",
		"onde ativa os apps?",
		"como usar os aplicativos inclusos?",
		"ativação do streaming",
		"como vejo na tv o paramount",
		"como pego a senha do streaming?"
	],
	"telefone-fixo": [
		"tem telefone fixo?",
		"vem com telefone fixo junto?",
		"inclui fixo?",
		"precisa ter linha fixa?",
		"preciso de telefone fixo pra ter internet?",
		"posso manter meu número fixo?",
		"dá pra levar meu fixo?",
		"portabilidade do telefone fixo",
		"tem plano com telefone?",
		"combo internet e telefone",
		"tem combo com fixo?",
		"vem com linha telefonica",
		"quero internet e fixo",
		"tem voip?",
		"ligação ilimitada fixo?"
	]
};
// src/content/visitor-question-wordings.ts
/**
* The wordings of the questions that visitors may ask at any time, by which the chat recognises them. They are apart
* from the answers (visitor-questions.ts), which are loaded after the code that reads messages.
*/
var all = {
	preco: [
		"quanto custa?",
		"qual o preço?",
		"qual o valor",
		"quanto é",
		"qto custa",
		"qual o valor da mensalidade?",
		"quanto fica por mês?",
		"quanto vou pagar",
		"quanto sai por mes",
		"quanto tá a internet de vocês?",
		"preços",
		"valores dos planos",
		"me passa os valores",
		"quanto que é o plano mais barato",
		"qual o mais barato?",
		"é caro?",
		"tem plano de quanto?",
		"qual o preco da fibra",
		"quanto eu pago nesse plano?",
		"qual a mensalidade"
	],
	"promocao-12-meses": [
		"e depois dos 12 meses?",
		"o preço sobe depois?",
		"aumenta depois de um ano?",
		"quanto fica depois da promoção?",
		"depois da promocao qto fica",
		"esse preço é pra sempre?",
		"esse valor é promocional?",
		"por quanto tempo vale a promoção?",
		"até quando vale o desconto",
		"vai aumentar o valor?",
		"tem reajuste?",
		"depois de 1 ano muda o preço?",
		"quanto vou pagar depois de doze meses",
		"a promoção dura quanto tempo?",
		"o desconto acaba quando",
		"é só nos primeiros meses esse preço?",
		"O que acontece depois dos 12 meses?"
	],
	"debito-desconto": [
		"quanto economizo com débito automático?",
		"tem desconto no débito automático?",
		"qual o desconto do debito automatico",
		"e sem débito automático quanto fica?",
		"sem debito fica quanto?",
		"vale a pena colocar no débito?",
		"débito automático é mais barato?",
		"qual a diferença de preço com débito e sem débito?",
		"se eu pagar no boleto fica mais caro?",
		"o que ganho com o débito em conta?",
		"sou obrigado a colocar débito automático?",
		"precisa ser no débito automático?",
		"é obrigatorio debito em conta?",
		"como funciona o débito automático?",
		"desconto no debito",
		"preço sem o débito"
	],
	"taxa-adesao": [
		"tem taxa de adesão?",
		"tem taxa de adesao",
		"paga adesão?",
		"quanto é a adesão?",
		"tem alguma taxa?",
		"tem taxa escondida?",
		"tem algum custo extra?",
		"cobra matrícula?",
		"pago alguma coisa agora?",
		"tem que pagar algo pra contratar?",
		"preciso pagar adiantado?",
		"taxa de ativação",
		"taxa de inscrição tem?",
		"vem cobrança a mais na primeira conta?",
		"a primeira fatura vem mais cara?",
		"tem pegadinha no preço?"
	],
	"pagamento-formas": [
		"quais as formas de pagamento?",
		"como eu pago?",
		"aceita cartão?",
		"aceita cartao de credito",
		"pode pagar no pix?",
		"aceita pix",
		"posso pagar no boleto?",
		"paga por boleto ou cartão?",
		"dá pra pagar com pix todo mês?",
		"como chega a fatura?",
		"a conta vem como?",
		"tem boleto?",
		"formas de pgto",
		"como funciona o pagamento?",
		"dá pra pagar em dinheiro na lotérica?",
		"passa no cartão de débito?",
		"quando começo a pagar?",
		"Quais são as formas de pagamento?"
	],
	"vencimento-mudar": [
		"posso mudar o vencimento depois?",
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
		"mudar dia do boleto depois de contratar",
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
// src/understanding/intents/likely-questions.ts
/** Finds the known questions about the service whose wordings are most like a clause. */
var wordings;
/** Returns the index of all known wordings, which is built on first use. */
var index = () => wordings ??= new SimilarTexts(factIds.map((id) => ({
	id,
	wordings: wordingsOfFacts[id]
})));
/** Returns the questions like a clause, the likeliest first; none if the clause has a single word with a meaning. */
var likelyQuestions = (clause) => stemsOf(clause).length > 1 ? index().find(clause) : [];
// src/understanding/later-answers.ts
/**
* Lets messages be read for what is asked after the coverage check (due day, direct debit, bank account, visit and
* consent), and for questions that no pattern finds. This code is loaded after the rest of the reader (docs/decisions/0059).
*/
/** Adds the extractors of these answers and the wordings of the questions to the reader. */
function learnLaterAnswers() {
	learn({
		extractBankAccount,
		extractConsent,
		extractDebitOrBill,
		extractDueDay,
		extractVisit
	});
	learnWordings(likelyQuestions);
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
var MOST = 12;
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
		const kept = !isNamed && !isSpelt(words, at) && isReportable(word) && reported.filter((one) => one !== LEFT_OUT).length < MOST ? word : LEFT_OUT;
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
	unknownPrice: "O preço depende do plano e do endereço. Com o CEP e o número você vê os planos que chegam aí, cada um com o preço com e sem débito automático.",
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
	withoutDebit: (plans) => `Sem débito automático, por mês: ${listInWords(plans.map(({ name, withoutDebit }) => `${name}, ${withoutDebit}`))}.`,
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
		kept: (told) => `Anotei: ${listInWords(told)}. Assim que souber o que chega ao seu endereço, sugiro um plano.`,
		yes: (plan, count, told) => `Sim: o ${plan}${count ? `, indicado para até ${count} aparelhos,` : ""} combina com ${told.length > 0 ? listInWords(told) : "esse uso"}.`,
		no: (plan, count, told, better) => `Para ${listInWords(told)}, indicamos o ${monthly(better)}; o ${plan}${count ? ` é para até ${count} aparelhos` : " é menor"}.`,
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
		withOthers: (asked, others) => `O ${asked} não existe neste endereço; com ${choiceInWords(others)} sim.`,
		otherSpeeds: (asked, plans) => `O ${asked} não existe neste endereço. O que chega mais perto: ${choiceInWords(plans)}.`,
		none: (asked) => `O ${asked} não existe neste endereço.`
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
	"preco-concorrente": ["preco", "debito-desconto"],
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
	]
};
/** Whether an id of a visitor's question is that of a move. */
var isMove = (id) => Object.hasOwn(refined, id);
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
		case "o-que-e-cep": return { text: worries.cep(isStepOf(order, "cep") ? textOf(order, "cep").help : "").trim() };
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
		default: return answerWorry(store, id);
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
export { adviseAsPromised, answerTo, answeredOf, learnLaterAnswers, missingPlan, recommend, reportableWords };
