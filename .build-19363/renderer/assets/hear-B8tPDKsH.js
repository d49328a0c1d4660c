import { S as advice, _ as askAgain, a as correct, b as sayInTurn, d as settle, f as clearLine, g as withForm, h as take, i as callPerson, l as isYesOrNo, m as problemWith, o as goBack, p as keepInForm, r as askToRestart, s as help, t as escalate, u as raise, v as quote, x as sayTook, y as say } from "./escalate-B33qA3Bv.js";
import { B as facts, It as textOf, Ut as chat, z as factIds } from "../prerender.js";
import { i as conversation, r as wishText } from "./chips-ipJYP4HE.js";
import { a as firstStep, c as isStepOf, m as stepOf, r as addressStep, s as idsOf } from "./journeys-pH3FiARx.js";
import { G as restartAsked, S as disowned, gt as withdrawAsked, ht as wished, j as messageRead, lt as volunteered, o as asideOpened, p as codeAsked, v as correctionAsked } from "./events-Dzy0BOWM.js";
import { P as check, c as selectKeeps, f as selectOrder, h as selectPosition, i as selectDraft, r as selectBanks, v as selectQuiz, w as selectSubjectId } from "./selectors-BJ0ILE8K.js";
import { _ as TORN_DAYS, a as bareWords, c as EITHER, d as GOOD_DAY, f as HEDGE, g as SOURCE, h as SOMETHING_ELSE, i as wayOutIn, l as FILLERS, m as SOMEBODY_ELSE, o as yesNo, p as NEGATION, r as wantsOtherVisit, s as CODE$2, t as commandIn, u as FOR_SOMEBODY, v as isQuestion, y as fold } from "./commands-Te0Kzre8.js";
import { i as withoutControls, r as normalise } from "./text-CvlYaCT4.js";
import { n as parseAccount, r as parseAgency, t as DUE_DATES } from "./due-dates-BczZyQDp.js";
import { i as civil, l as weekday, n as addDays, o as isoToBr, r as brToIso, s as parseBirthDate, t as INVALID_DATE } from "./dates-0C64APqC.js";
import { r as parseCep } from "./cep-BPSGuaK2.js";
import { n as parseCode } from "./code-C1Zaqw03.js";
import { n as parseCnpj } from "./cnpj-Bxt2PK3F.js";
import { r as parseCpf, t as isCpf } from "./cpf-DHxW_qso.js";
import { a as parsePhone, o as phoneDigits } from "./phone-CCQTMhvg.js";
import { i as oneSlip, r as parseEmail, t as likelyTypo } from "./email-It4CSwBl.js";
import { t as parseHouseNumber } from "./house-number-BVIRq6oC.js";
import { t as parseName } from "./name-3GnD_aek.js";
import { i as offersInOrder, o as planOf } from "./plan-choice-BmSFE4p5.js";
import { t as soldSpeed } from "./plan-speed-D9pZ3Uy0.js";
import { t as parseUpcomingDate } from "./upcoming-date-CdDSm6_e.js";
import { o as paysByDebit } from "./views-B0GVNhgY.js";
import { t as wishes } from "./wishes-C9zBFmMA.js";
import { n as asksOneLine } from "./ChatPage-gzIUTnix.js";
// src/understanding/kinds.ts
/** By a field's name: what the step that has it asks. */
var KINDS = {
	cep: "cep",
	number: "house",
	name: "name",
	mothers_name: "mother",
	phone: "phone",
	telephone: "phone",
	email: "email",
	birth_date: "birth",
	cpf: "document",
	idPlan: "plan",
	offer1: "plan",
	due_date: "due",
	direct_debit: "debit",
	bank: "account",
	date: "visit",
	same_address: "place",
	code: "code",
	quiz: "quiz",
	address: "street"
};
/** The kinds that a step asks. */
function kindsOf(step) {
	if (step.view === "review") return ["consent"];
	return step.fields.flatMap(({ name }) => KINDS[name] ?? []);
}
// src/understanding/words/explained.ts
var EXPLAINED$1 = new Set(`o a os as um uma de do da dos das d no na nos nas num em pra pro para por pelo pela com sem que q e eu me mim
  meu minha meus minhas esse este essa esta isso aquele aquela ele ela aqui ali ate so cada todo toda todos todas qualquer se como
  eh is are my yes one nosso nossa nossos nossas gente familia casal mensagem sms recado tamanho ideal justo justa bacana excelente suficiente rapido rapida barato barata sou somos fui foi vim mundo dela daqui dai nenhum nenhuma the i it's es el la los las mi mis en of was on at for to at and y it this here home tambem ja agora entao hoje
  sim nao n nem mas ou mais menos bem bom boa otimo otima perfeito perfeita tranquilo show legal certeza positivo preferencia quero queria quer quiser quere querer querendo prefiro preferia preferencia pode podem podia poderia posso ser seria sera sao era
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
  dia dias mes ano vencimento vence vencer vencendo venc fatura conta contas plano planos pacote pacotes opcao oferta internet net wifi fibra mega
  megas giga gigas velocidade streaming debito automatico boleto boletos pix desconto banco instalacao instalar tecnico visita horario
  periodo turno parte hora manha tarde feira semana proxima proximo number house address birthday date due day errei errado errada errados erro certo certa correto correta novo nova outro outra atual ideia melhor verdade real alias
  tem tenho tiver tiverem temos possui unico unica principal pessoal primeiro primeira segundo segunda segunda ultimo ultima mesmo tipo comeco inicio final fim`.split(/\s+/));
/** The words of folded text that nothing explains. */
var unexplainedIn = (said) => said.split(/[^a-z'-]+/).filter((word) => /[a-z]{3}/.test(word) && !EXPLAINED$1.has(word) && !FILLERS.has(word));
// src/understanding/words/elsewhere.ts
/** Others have one too. */
var OTHERS_HAVE = /* @__PURE__ */ new Set([
	"cep",
	"house",
	"plan",
	"due",
	"visit"
]);
/** Heard by the look of a value within any words: the words around it must be understood as well. */
var EXPLAINED = /* @__PURE__ */ new Set([
	...OTHERS_HAVE,
	"birth",
	"document",
	"phone",
	"email"
]);
/** 'é o do trabalho, mas não liga lá' */
var UNUSED = /\bnao (?:me )?(?:lig\w+|cham\w+|us[ao]\w*|existe|funciona|atend\w+)\b/;
var LEFT_OUT = /\b(?:ap|apt|apto|apartamento|apartment|bloco|torre|fundos|sobrado|sala)\b(?:[^¤\d,;.]{0,12}\d|$)/;
/** A speed beside the plan that was understood. */
var OTHER_PLAN = /(?:^|[^\d.,/-])(?:[3-8]00|[12]000)(?![\d.,/-])|\b\d ?gigas?\b/;
var POSTCODE = /\d{5}-?\d{3}/;
var TAKEN$1 = "¤";
/** Who wishes or names what was asked speaks of the order, whatever else the clause holds. */
var OF_ORDER = /\b(?:quero|queria|prefiro|pode(?:m|mos)?|coloc\w+|bota|bote|manda\w*|anota\w*|fecha\w*|(?:pra|para) mim|vamos|bora|(?:meu|minha|nosso|nossa) (?:cep|numero|casa|endereco|tel\w*|cel\w*|zap|whats\w*|e-?mail|cpf|cnpj|nascimento|aniversario|vencimento))\b/;
/** The value's own name right before it: 'aqui em curitiba o cep é …', whatever else the clause holds. */
var NAMED$1 = /(?:^|[^a-z])(?:o |meu )?(?:cep|tel|telefone|cel|celular|zap|whats|whatsapp|e-?mail|cpf|cnpj|documento) ?(?:e|eh|:) *$/;
/** 'o suporte de vocês é …?' */
var OURS = /\b(?:suporte|sac|central|ouvidoria)\b|\bd(?:e (?:vcs|voces)|a (?:tim|loja|operadora))\b/;
/**
* Whether a value may have been said of somebody or something else: 'meu irmão tem o de 700', 'hoje é dia 20', and
* whatever holds words that nothing explains. Such a value is asked about before it is recorded.
* @param kind what was found
* @param at its place in the text; for what is told by a whole clause the clause's beginning
*/
function isElsewhere(text, kind, at) {
	const { from, to, isQuestion } = text.clauseAt(at);
	const clause = text.rest.slice(from, to).replace(FOR_SOMEBODY, " ");
	if ((kind === "phone" || kind === "email") && (UNUSED.test(text.rest) || OURS.test(clause))) return true;
	if (OTHERS_HAVE.has(kind) && (SOMEBODY_ELSE.test(clause) || SOMETHING_ELSE.test(kind === "due" ? text.said.slice(from, to) : clause))) return true;
	if (kind === "plan" && OTHER_PLAN.test(text.rest)) return true;
	if (kind === "house" && LEFT_OUT.test(text.rest)) return true;
	if (kind === "house" && POSTCODE.test(text.said)) return false;
	if (OF_ORDER.test(text.said.slice(from, to))) return false;
	if (NAMED$1.test(text.said.slice(from, at))) return false;
	const before = text.rest.slice(from, at).replace(FOR_SOMEBODY, " ");
	const said = kind === "cep" ? before.split(TAKEN$1).at(-1) ?? "" : clause;
	return EXPLAINED.has(kind) && !isQuestion && unexplainedIn(said).length > 0;
}
// src/understanding/words/numbers.ts
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
			closes: /[.,;:!?\n]/.test(said[to] ?? "")
		};
	});
}
/** How far a number may still grow: after 'vinte' only below 10 follows, after 'cento' below 100, after 'cem' nothing. */
function roomOf(word, value) {
	if (word === "cem" || value <= 10) return 0;
	return [
		1e3,
		100,
		10
	].find((unit) => value % unit === 0) ?? 0;
}
/** The number that starts at a word, and the index behind it; null when the word is none. */
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
		if (!word || more === 0 || more >= room || !(hasAnd || room === 1e3)) break;
		value += more;
		room = roomOf(word.text, more);
		at += hasAnd ? 2 : 1;
	}
	if (value > 1 && value < 10 && words[at]?.text === "mil") {
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
var JOINTS = /* @__PURE__ */ new Set(["traco", "hifen"]);
/** Numbers in words that follow each other, and what they are in digits. */
function runAt(words, from) {
	const parts = [];
	let at = from;
	let joins = 0;
	for (;;) {
		const joint = parts.length > 0 && JOINTS.has(words[at]?.text ?? "") ? 1 : 0;
		const number = numberAt(words, at + joint);
		if (!number) break;
		if (joint) parts.push("-");
		parts.push(String(number.value));
		joins += joint;
		at = number.next;
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
/** 'um' and 'uma' are articles more often than numbers; 'meia' is a six only among digits; 'mil' may be many. */
function isNone(words, at, next) {
	const word = words[at]?.text ?? "";
	const isBehindDay = words[at - 1]?.text === "de" || /^(?:de|\d{2}|\d{4})$/.test(words[next]?.text ?? "");
	const day = words[at - 1]?.text === "de" ? words[at - 2]?.text : words[at - 1]?.text;
	if (word === "dez" && isBehindDay && /^\d{1,2}$/.test(day ?? "")) return true;
	if (next > at + 1 || !/^(?:um|uma|meia|mil)$/.test(word)) return false;
	if (word === "um" && /^gig(?:a|as|abit|abits)?$|^gb$|^g$/.test(words[next]?.text ?? "")) return false;
	if (word === "mil" && /^(?:o|a) de$/.test(`${words[at - 2]?.text} ${words[at - 1]?.text}`)) return false;
	const isAlone = words.length === 1;
	const isNamed = /^(?:n|no|nr|num|numero|casa|dia|apto|apartamento|ap|bloco|quadra|lote|conta|agencia)$/.test(words[at - 1]?.text ?? "");
	return !isAlone && !(isNamed && word !== "meia");
}
/**
* Writes numbers in words as digits: 'vinte e cinco' → '25', 'mil novecentos e noventa' → '1990', and digit by digit
* 'zero um três um zero, cem' → '01310100', 'dois traço seis' → '2-6'. A lone article stays.
* @param raw in NFC
*/
function withDigits$1(raw) {
	const words = wordsOf$1(fold(raw));
	let out = "";
	let done = 0;
	for (let at = 0; at < words.length;) {
		const found = runAt(words, at);
		if (!found || isNone(words, at, found.next)) {
			at += 1;
			continue;
		}
		out += raw.slice(done, found.run.from) + found.run.digits;
		done = found.run.to;
		at = found.next;
	}
	return out + raw.slice(done);
}
// src/understanding/words/text.ts
/** No answer is longer; what follows is not read. */
var LIMIT$1 = 1e3;
/** Stands where something was taken; no message contains it, since folding leaves no symbols beyond ASCII. */
var TAKEN = "¤";
var BREAK = /[.,;:!?]+(?=\s|$|\u00a4)|\?+|\n+|\s(?:mas|porem|so que|pq|porque|pois|ja que|que ja|se bem que|entao|q e quando|que e quando)\s|(?<=\d)\s(?=(?:da pra|vcs|voces|pra que|pra q|tem como|posso|qual|quanto|fica guardad)\b)|\s(?:e|y|and)\s(?=(?:o|a|os|as|eu|meu|minha|me|my|mi|no|na|em|qual|quanto|quando|como|quero|queria|prefiro|pode|tem|nao|sem|muda|muda|troca|instala\w*|nasci\w*|venc\w*|vence|email|e-mail|cpf|tel\w*|cep|numero|conta|ag\w*|dia|debito|boleto|demora|se|pra|o)\b)/g;
/**
* A message while it is read: `raw` with numbers in digits, `said` folded, both letter for letter in line. What one
* part has understood it takes away from `rest`, so that no other part understands it again.
*/
var Text = class {
	raw;
	said;
	rest;
	#clauses;
	constructor(message) {
		const lines = message.slice(0, LIMIT$1).normalize("NFC").split(/[\r\n]+/);
		this.raw = withoutAsides(withDigits$1(spelt(lines.map(withoutControls).join("\n"))));
		this.said = fold(this.raw);
		this.rest = this.said;
	}
	/** Finds a pattern in what is not taken yet. */
	find(pattern) {
		const match = pattern.exec(this.rest);
		return match && {
			groups: match,
			from: match.index,
			to: match.index + match[0].length
		};
	}
	/** Finds a pattern and takes it away. */
	take(pattern) {
		const found = this.find(pattern);
		if (found) this.claim(found.from, found.to);
		return found;
	}
	claim(from, to) {
		this.rest = this.rest.slice(0, from) + TAKEN.repeat(to - from) + this.rest.slice(to);
	}
	/** Gives back what was claimed, for another part to understand. */
	release(from, to) {
		this.rest = this.rest.slice(0, from) + this.said.slice(from, to) + this.rest.slice(to);
	}
	/** As it was typed. */
	typed(from, to) {
		return this.raw.slice(from, to);
	}
	get clauses() {
		this.#clauses ??= clausesOf(this.said, this.raw);
		return this.#clauses;
	}
	/** Clauses that fit a pattern ask nothing from here on. */
	takeAsTold(pattern) {
		this.#clauses = this.clauses.map((clause) => pattern.test(this.said.slice(clause.from, clause.to)) ? {
			...clause,
			isQuestion: false
		} : clause);
	}
	/** The clause that holds a place. */
	clauseAt(place) {
		return this.clauses.find(({ to }) => place < to) ?? {
			from: 0,
			to: this.said.length,
			isQuestion: false
		};
	}
	/** What is left of the clauses that ask nothing, or of those that do. */
	parts(asks) {
		return this.clauses.filter(({ isQuestion: asked }) => asked === asks).map(({ from, to }) => ({
			text: this.rest.slice(from, to),
			from
		}));
	}
};
/** Short and phonetic spellings that stand in no name. */
var SPELLINGS = [
	[/\b(?:msm|mermo)\b/gi, "mesmo"],
	[/\b(?:kero|qero)\b/gi, "quero"],
	[/\baki\b/gi, "aqui"],
	[/\bvinti\b/gi, "vinte"],
	[/\btrint[ei]\b/gi, "trinta"],
	[/\bnum (?=(?:tem|tenho|sei|quero|posso|precisa|lembro|vou|da)\b)/gi, "não "],
	[/\bqn?t([oa]s?)\b/gi, "quant$1"],
	[/\bqn?ts\b/gi, "quantos"],
	[/\bo d (?=\d{3,4}\b)/gi, "o de "]
];
var spelt = (raw) => SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), raw);
/** Good day, how are you and where a value stands written answer nothing and ask nothing: they are left blank. */
function withoutAsides(raw) {
	let left = raw;
	for (const pattern of [GOOD_DAY, SOURCE]) for (const { 0: phrase, index } of fold(raw).matchAll(pattern)) left = left.slice(0, index) + " ".repeat(phrase.length) + left.slice(index + phrase.length);
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
// src/understanding/hearing.ts
/** Data about a person: another person's are not the visitor's. */
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
/** 'quero' alone may say what was said before. */
var PREFERS_RATHER = /\b(?:prefiro|desist\w+|melhor|nao quero|em vez|ao inves|vou querer)\b/;
/** 'maria@… ou pelo zap' */
var OR_ELSE = /\u00a4,? (?:ou|or) /;
/** '1000 ou 1002' */
var TORN = /\d[\d./-]* (?:ou|or) (?:o |a |dia |era )?\d/;
/** What must be named before another value of it replaces the answer given. */
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
var DENIED_FIRST = /(\bnao (?:e|eh|era) (?:o |a |no |dia )?)([\d/.-]{1,20}),? (?:mas |e sim |e|eh|sim)/;
var DENIED_LAST = /((?:,| e| mas)? nao (?:e |eh |o |a |no |dia )*)([\d/.-]{1,20})(?=[^\d/.-]*$)/;
/** Told by its words rather than its form. */
var CHOSEN = /* @__PURE__ */ new Set([
	"plan",
	"due",
	"debit",
	"visit"
]);
/** Told rather than chosen. */
var TOLD$1 = /* @__PURE__ */ new Set([
	...PERSONAL,
	"cep",
	"house"
]);
/** One message while its parts are heard: the text, what the situation makes likely, and what was found. */
var Hearing = class {
	text;
	situation;
	/** What the open question asks. */
	open;
	/** The message takes back or replaces something. */
	isCorrection = false;
	/** What may be said without being named. */
	#heard;
	/** Something is wanted rather than told: another plan, another way to pay. */
	#prefers;
	#found = [];
	#disputed = /* @__PURE__ */ new Set();
	#homes = /* @__PURE__ */ new Map();
	#ids;
	constructor(message, situation) {
		this.text = new Text(message);
		this.situation = situation;
		this.open = kindsOf(stepOf(situation.order, situation.step));
		this.#heard = this.open;
		this.#prefers = PREFERS.test(this.text.said);
		this.#ids = idsOf(situation.order, "chat");
		for (const id of this.#ids) for (const kind of kindsOf(stepOf(situation.order, id))) if (!this.#homes.has(kind) && stepOf(situation.order, id).kind !== "outcome") this.#homes.set(kind, id);
		for (const kind of this.open) this.#homes.set(kind, situation.step);
	}
	/** Its value may be said without being named: it is the open question, or the one that is being corrected. */
	isOpen(kind) {
		return this.#heard.includes(kind);
	}
	/** From here on the values of another step are heard as if it were the open question. */
	turnTo(step) {
		this.#heard = kindsOf(stepOf(this.situation.order, step));
		for (const kind of this.#heard) this.#homes.set(kind, step);
		this.isCorrection = true;
		this.text.takeAsTold(/\b(?:para|pra|pro)\b/);
	}
	/** The step that takes a kind: the open one if it does, else the first of the journey that asks it. */
	home(kind) {
		return this.#homes.get(kind) ?? null;
	}
	/** The answer that a kind has already. */
	given(kind) {
		const home = this.home(kind);
		return home !== null && !this.open.includes(kind) && this.situation.order.answers[home]?.values || null;
	}
	/** It is asked later, and has no answer yet. */
	isAhead(kind) {
		return this.home(kind) !== null && !this.open.includes(kind) && this.given(kind) === null;
	}
	/** It may be meant: the open question, a later one, or an earlier one while something is being corrected. */
	isExpected(kind) {
		return this.home(kind) !== null && (this.given(kind) === null || this.isCorrection || this.#prefers);
	}
	/** Whether the step that takes a kind has a field of this name. */
	hasField(kind, field) {
		const home = this.home(kind);
		return home !== null && stepOf(this.situation.order, home).fields.some(({ name }) => name === field);
	}
	/** Plans are a customer's own offers. */
	get isOfCustomer() {
		const home = this.home("plan");
		return home !== null && stepOf(this.situation.order, home).view === "offers";
	}
	add(kind, values, at, why = null) {
		if (this.home(kind) !== null) this.#found.push({
			kind,
			values,
			at,
			why
		});
	}
	/** Several values between which nothing was chosen. */
	addEither(kind, or, at) {
		const [values = {}] = or;
		if (this.home(kind) !== null) this.#found.push({
			kind,
			values,
			at,
			why: "either",
			or
		});
	}
	/** What was said of it is taken back, and it is not clear what takes its place. */
	dispute(kind) {
		this.#disputed.add(kind);
	}
	/** Takes away what the message itself denies: 'não é 1000 é 1002', '14/05 e não 13/05'. */
	dropDenied() {
		if (TORN_DAYS.test(this.text.rest)) return;
		for (const pattern of [DENIED_FIRST, DENIED_LAST]) {
			const match = pattern.exec(this.text.rest);
			const denied = match?.[2] ?? "";
			if (!match || !/\d/.test(denied)) continue;
			const from = match.index + match[0].indexOf(denied, (match[1] ?? "").length);
			this.text.claim(from, from + denied.length);
			this.isCorrection = true;
		}
	}
	has(kind) {
		return this.#found.some((each) => each.kind === kind);
	}
	/** Whether something was found between two places. */
	isTakenIn(from, to) {
		return this.#found.some(({ at }) => at >= from && at < to);
	}
	/** Whether something was chosen between two places: 'tem o de 500? quero ele' asks nothing. */
	isChosenIn(from, to) {
		return this.#found.some(({ kind, at }) => CHOSEN.has(kind) && at >= from && at < to);
	}
	/** Whether anything at all was found that may be recorded. */
	get hasAny() {
		return this.#found.some(({ why }) => why === null);
	}
	/** All values of a kind, where some were said between which nothing was chosen. */
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
	/** Another value for an answered question, and nothing that says so. */
	#isUnannounced(finding) {
		const given = finding && this.given(finding.kind);
		if (!finding || !given || this.isCorrection || isSame(given, finding.values)) return false;
		if (finding.kind === "document" && this.#isWithoutOffers) return false;
		if (finding.kind === "plan" && !PREFERS_RATHER.test(this.text.said)) return true;
		return NAMES_OF[finding.kind]?.test(this.text.said) !== true;
	}
	/** What was found, one of each kind, with everything in doubt that was said in doubt. */
	findings() {
		const isHedged = HEDGE.test(this.text.rest);
		const others = this.text.rest.replace(/\b(?:mae|mamae)\b/g, " ");
		const isOthers = (kind) => SOMEBODY_ELSE.test(kind === "mother" ? others : this.text.rest);
		return [...new Set(this.#found.map(({ kind }) => kind))].map((kind) => {
			const either = this.#eitherOf(kind);
			if (either) return either;
			const all = this.#found.filter((each) => each.kind === kind && !isDenied(this.text.said, each));
			const whole = all.filter(({ why }) => why === null || why === "confirm");
			const first = whole.find(({ why }) => why === null) ?? whole[0] ?? all[0];
			const isTorn = kind !== "visit" && !this.#hasEither && (TORN.test(this.text.said) || TOLD$1.has(kind) && OR_ELSE.test(this.text.rest));
			const isDoubtful = whole.some(({ values }) => !isSame(values, first?.values ?? {})) || this.#disputed.has(kind) || isTorn || this.#isUnannounced(first) || isHedged || PERSONAL.has(kind) && isOthers(kind) || first !== void 0 && isElsewhere(this.text, kind, first.at);
			return first && {
				...first,
				why: first.why ?? (isDoubtful ? "confirm" : null)
			};
		}).filter((each) => each !== void 0).sort((a, b) => a.at - b.at);
	}
};
var DENIED = /\bnao (?:e|eh|era)(?: mais)? (?:(?:o|a|no|meu|minha) )*\(?$/;
/** 'não é 11 98888-7777': a refused value is not even asked about. */
var isDenied = (said, { kind, at }) => TOLD$1.has(kind) && DENIED.test(said.slice(Math.max(0, at - 32), at));
/** Whether two answers say the same; what is absent, empty or 'false' was not said. */
function isSame(a, b) {
	const said = (value) => value === "false" ? "" : (value ?? "").toLowerCase();
	return Object.keys({
		...a,
		...b
	}).every((name) => said(a[name]) === said(b[name]));
}
/** Each value once. */
var distinct = (values) => values.filter((each, at) => values.findIndex((other) => isSame(each, other)) === at);
// src/understanding/parts/account.ts
/** What banks are called besides the words of their names, by bank code. */
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
var AGENCY = /\b(?:agencia|agenc|ag|age)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(\d{1,5}(?: ?- ?[\dx])?)(?![\d])/;
var ACCOUNT = /\b(?:conta(?: corrente| poupanca)?|cc|c\/c|c\.c\.?|cta|cp)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(\d[\d.]{0,13}\d)(?: ?- ?([\dx])|(?:,? (?:digito|dig|dv)[ :]*(?:e )?([\dx])))?(?![\d])/;
var LOOSE_ACCOUNT = /(?:^|[^\d./-])(\d[\d.]{1,12})-([\dx])(?![\d/a-z])/;
var LOOSE_AGENCY = /(?:^|[^\d./-])(\d{3,5})(?![\d./-])/;
var CODE$1 = /^\W*(?:banco )?(\d{3})\b/;
/** Bank, agency and account: recorded together or not at all. */
function hearAccount(hearing) {
	const isOpen = hearing.isOpen("account");
	const { text } = hearing;
	if (!isOpen && !(hearing.isExpected("account") && /\b(?:ag|agencia|conta|cc)\b/.test(text.rest) && /\d/.test(text.rest))) return;
	const bank = bankIn(hearing);
	const agency = text.take(AGENCY);
	const account = text.take(ACCOUNT) ?? (bank || isOpen ? text.take(LOOSE_ACCOUNT) : null);
	const loose = agency ?? (bank && account ? text.take(LOOSE_AGENCY) : null);
	const at = bank?.from ?? agency?.from ?? account?.from ?? -1;
	if (at < 0) return;
	const [, number = "", hyphened, spoken] = account?.groups ?? [];
	const check = hyphened ?? spoken;
	const agencyValue = loose ? parseAgency((loose.groups[1] ?? "").replace(/ /g, "")) : null;
	const accountValue = account ? parseAccount(check ? `${number}-${check}` : number) : null;
	const values = {
		...bank ? { bank: bank.id } : {},
		...agencyValue && "value" in agencyValue ? { agency: agencyValue.value } : {},
		...accountValue && "value" in accountValue ? { account_number: accountValue.value } : {}
	};
	const isWhole = Object.keys(values).length === 3;
	if (!isOpen && !isWhole) return;
	if (Object.keys(values).length === 0) return;
	hearing.add("account", values, at, EITHER.test(text.rest) ? "confirm" : isWhole ? null : "part");
}
function bankIn(hearing) {
	const { text, situation } = hearing;
	const found = situation.banks.flatMap((bank) => {
		const at = placeOf(bank, text.rest);
		return at === null ? [] : [{
			id: bank.id,
			...at
		}];
	});
	const ids = new Set(found.map(({ id }) => id));
	const [only] = found;
	if (only && ids.size === 1) {
		text.claim(only.from, only.to);
		return only;
	}
	if (ids.size > 1) return null;
	const code = hearing.isOpen("account") ? CODE$1.exec(text.rest) : null;
	const coded = code && situation.banks.find(({ id }) => id === code[1]);
	if (!code || !coded) return null;
	text.claim(code.index, code.index + code[0].length);
	return {
		id: coded.id,
		from: code.index
	};
}
var escaped$1 = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
var patterns = /* @__PURE__ */ new Map();
/** A bank by its whole name, by a nickname, and by the words of its name that tell it from others. */
function patternsOf({ id, name }) {
	const before = patterns.get(`${id} ${name}`);
	if (before) return before;
	const words = normalise(name).split(" ");
	const distinct = words.filter((word) => !COMMON.test(word) && word.length > 2);
	const whole = (text) => new RegExp(`(?:^|[^a-z0-9])(${escaped$1(text)})(?![a-z0-9])`);
	const made = [
		whole(words.join(" ")),
		...NICKNAMES[id] ? [NICKNAMES[id]] : [],
		...distinct.length > 0 ? [whole(distinct.join(" "))] : []
	];
	patterns.set(`${id} ${name}`, made);
	return made;
}
/** Where a text names a bank. */
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
// src/understanding/words/dates.ts
var MONTHS = [
	"jan(?:eiro|uary)?|ene(?:ro)?",
	"fev(?:ereiro)?|feb(?:ruary|rero)?",
	"mar(?:co|ch|zo)?",
	"abr(?:il)?|apr(?:il)?",
	"mai(?:o)?|may(?:o)?",
	"jun(?:ho|e|io)?",
	"jul(?:ho|y|io)?",
	"ago(?:sto)?|aug(?:ust)?",
	"set(?:embro)?|sep(?:t|tember|tiembre)?",
	"out(?:ubro)?|oct(?:ober|ubre)?",
	"nov(?:embro|ember|iembre)?",
	"dez(?:embro)?|dec(?:ember)?|dic(?:iembre)?"
];
var MONTH = `(${MONTHS.join("|")})`;
var YEAR = "(\\d{4}|\\d{2})";
var END = "(?![\\d/a-z]|[.-]\\d)";
var START = "(?:^|[^\\d¤/.,-])";
var WHOLE_MONTHS = MONTHS.map((each) => new RegExp(`^(?:${each})$`));
/** The month (1 to 12) that a name means. */
var monthOf = (name) => WHOLE_MONTHS.findIndex((each) => each.test(name)) + 1;
var FULL = new RegExp(`${START}(\\d{1,2}) ?[/.-] ?(\\d{1,2}) ?[/.-] ?${YEAR}${END}`);
var SPACED = new RegExp(`${START}(\\d{1,2}) (\\d{1,2}) (\\d{4})${END}`);
var ISO = new RegExp(`${START}(\\d{4})-(\\d{2})-(\\d{2})${END}`);
var NAMED = new RegExp(`(?:^|[^\\d¤/.,-])(\\d{1,2}|primeiro)o?(?: dia)?(?: ?[/-] ?|,? ?(?:de |of )?)${MONTH}\\b\\.?(?:(?: ?[/-] ?|,? ?(?:de |do |del )?)(?:ano (?:de )?)?${YEAR}(?![\\d/h]|[.-]\\d))?`);
var ENGLISH = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${END}`);
var OF = new RegExp(`${START}(\\d{1,2}) d[oe] (\\d{1,2})(?: (?:de|do) (?:ano (?:de )?)?${YEAR})?${END}`);
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
/** Every date in what is not taken yet, which stays untaken. */
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
		const day = parts.day === "primeiro" ? "1" : parts.day;
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
// src/understanding/parts/birth.ts
var LED$5 = /\b(?:nasc\w*|data de nasc\w*|nac[ii]\w*|aniversario|niver|born|nacimiento|d\.? ?n\.?)\b[^¤?]{0,24}$/;
var BARE$3 = /(?:^|[^\d¤.,/-])(\d{8}|\d{6}|\d{1,2} \d{1,2} \d{2})(?![\d/]|[.-]\d)/;
var OTHERS = /\b(?:nasceu|casei|casou|mudei|comprei|faleceu|morreu|faz|fez|venc\w*|instal\w*)\b[^¤]{0,24}$/;
/** A bare date is a birth date among a person's other data. */
var isBeside = (hearing) => hearing.hasAny || [
	"name",
	"phone",
	"email",
	"mother",
	"document"
].some((kind) => hearing.isOpen(kind));
/** Birth dates: where one is asked or named, and elsewhere a full date that makes an adult of the visitor. */
function hearBirth(hearing) {
	const { text, situation } = hearing;
	const { today } = situation.order;
	const isOpen = hearing.isOpen("birth");
	for (const date of datesIn(text)) {
		const before = text.rest.slice(Math.max(0, date.from - 48), date.from);
		const isLed = LED$5.test(before);
		if (OTHERS.test(before) && !isLed) continue;
		const said = `${date.day}/${date.month}/${date.year}`;
		const parsed = date.year === "" ? { problem: INVALID_DATE } : parseBirthDate(said, today);
		const isMeant = isOpen || isLed;
		if ("value" in parsed && (isMeant || date.year.length === 4 && hearing.isAhead("birth") && isBeside(hearing))) {
			hearing.add("birth", { birth_date: parsed.value }, date.from);
			text.claim(date.from, date.to);
		} else if ("problem" in parsed && isMeant && !hearing.isOpen("visit")) {
			const typed = text.typed(date.from, date.to);
			hearing.add("birth", { birth_date: typed }, date.from, date.year === "" ? "part" : "invalid");
			text.claim(date.from, date.to);
		}
	}
	const bare = isOpen && !hearing.has("birth") ? text.take(BARE$3) : null;
	if (!bare) return;
	const digits = bare.groups[1] ?? "";
	const parsed = parseBirthDate(digits.replace(/ /g, "/"), today);
	if ("value" in parsed) hearing.add("birth", { birth_date: parsed.value }, bare.from);
	else hearing.add("birth", { birth_date: digits }, bare.from, "invalid");
}
// src/understanding/parts/cep.ts
var FORMATTED = /(?:^|[^\d¤./-])(\d{2}\.?\d{3} ?- ?\d{3})(?![\d/]|[.-]\d)/;
var LED$4 = /\b(?:cep|zip code|codigo postal)[^\d¤?]{0,20}(\d{2}\.?\d{3}[ -]{0,3}\d{3})(?!\d)/;
var BARE$2 = /(?:^|[^\d¤./-])(\d{2}\.?\d{3} ?\d{3})(?![\d/]|[.-]\d)/;
var AREA = /(?:^|[^\d¤.,/-])\(?0?[1-9]{2}\)?[ -]?$/;
var PART$1 = /(?:^|[^\d¤.,/-])(\d{5,10})(?![\d/]|[.-]\d)|\b\d{3,5}[o\d]{1,2}-?\d{3}\b/;
/** Postcodes: eight digits where one is asked; elsewhere only with a hyphen or after 'cep'. */
function hearCep(hearing) {
	const { text } = hearing;
	const patterns = hearing.isOpen("cep") ? [
		LED$4,
		FORMATTED,
		BARE$2
	] : [LED$4, FORMATTED];
	for (const pattern of patterns) for (let found = text.find(pattern); found; found = text.find(pattern)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		if (pattern === BARE$2 && AREA.test(text.rest.slice(0, from))) return;
		text.claim(from, found.to);
		const parsed = parseCep(value);
		if ("value" in parsed) hearing.add("cep", { cep: parsed.value }, from);
		else hearing.add("cep", { cep: value }, from, "invalid");
	}
	const broken = hearing.isOpen("cep") && !hearing.has("cep") ? text.take(PART$1) : null;
	if (broken) hearing.add("cep", { cep: text.typed(broken.from, broken.to).trim() }, broken.from, "invalid");
}
// src/understanding/parts/choices.ts
var CODE = /(?:^|[^\d])(\d{3}[ .-]?\d{3}|\d(?: \d){5})(?!\d|[.-]\d)/;
/** The six digits that were sent to the visitor. */
function hearCode(hearing) {
	if (!hearing.isOpen("code")) return;
	const found = hearing.text.take(CODE);
	const parsed = found && parseCode(found.groups[1] ?? "");
	if (found && parsed && "value" in parsed) hearing.add("code", { code: parsed.value }, found.from);
}
var HERE = /\b(?:mesmo|mesma|aqui|nesse|neste|nessa|nesta|esse|este)\b|\b(?:continuo|ainda|moro|resido)\b[^¤]{0,16}\b(?:ai|aqui|la|nele)\b/;
var THERE = /\b(?:outr[oa]|nov[oa]|mud\w+|troc\w+|nao (?:moro|e mais|e esse|e este)|diferente)\b/;
/** Whether the address on record is the one to install at. */
function hearPlace(hearing) {
	if (!hearing.isOpen("place")) return;
	const { text } = hearing;
	const [first] = text.clauses;
	if (!first || first.isQuestion || HEDGE.test(text.rest) || EITHER.test(text.rest)) return;
	const whole = text.rest.trim();
	const clause = text.rest.slice(first.from, first.to);
	if (/\b(?:talvez|se eu|vou pensar|pensando)\b/.test(whole)) return;
	const said = THERE.test(whole) || hearing.has("cep") ? false : yesNo(clause) ?? (HERE.test(whole) && !/\bnao\b/.test(whole) ? true : null);
	if (said !== null) hearing.add("place", { same_address: String(said) }, first.from);
}
var CONSENT = /^(?:(?:sim|si|s|ok|okay|claro|isso|mesmo|yes|exato|certo|perfeito|certinho|otimo|beleza|blz|tudo|ta|esta|certo|bem|ok|ja|eu|li|e|aceito|concordo|com|os|as|o|a|meu|minha|termos|condicoes|contrato|pode|podem|quero|bora|vamos|confirm|confirmar|confirma|confirmo|confirmado|confirmada|confirme|fechar|fecha|fechado|fechou|finalizar|finaliza|finalizado|finalize|concluir|conclui|enviar|manda|mandar|seguir|prosseguir|fazer|pedido|compra|order|renovacao|renovar|renova|migrar|migracao|contratar|trocar|pra|para|fibra|ai|la|ver|revisado|aqui|por|show|massa|top|legal|maravilha|otima|joia|conferido|conferi|revisei|certinho|correto|correta|corretos|dados|de|acordo|por|favor|obrigad[oa]|please|now|agora|logo|positivo|afirmativo|gracias|thanks|combinado|uhum|aham|simm+)(?: |$))+$/;
var AGREES = /\b(?:sim+|si|s|yes|isso|exato|aceito|concordo|confirm\w*|fech\w+|finaliz\w*|conclu\w+|pode|ok|okay|perfeito|certo|certinho|positivo|afirmativo|combinado|claro|renova\w*|migra\w*|uhum|aham|correto|conferid[oa]|bora|de acordo)\b/;
/** Consent to the order: a yes to what was shown, without a condition, a question or a correction. */
function hearConsent(hearing) {
	const { text } = hearing;
	if (!hearing.isOpen("consent") || text.clauses.some(({ isQuestion }) => isQuestion)) return;
	if (/[<>¤]/.test(text.rest)) return;
	const words = bareWords(text.said);
	const said = words.join(" ");
	if (words.length === 0 && yesNo("", text.raw) === true || CONSENT.test(said) && AGREES.test(said)) hearing.add("consent", { accept_information: "true" }, 0);
}
/** One answer of the quiz, for its first question that is still open. */
function hearQuiz(hearing) {
	const { quiz, draft } = hearing.situation;
	const open = hearing.isOpen("quiz") ? quiz?.questions.find(({ id }) => !draft[id]) : void 0;
	if (!quiz || !open) return;
	const words = bareWords(hearing.text.said).filter((word) => !FILLERS.has(word));
	const options = open.answers.map(({ id, text }) => ({
		value: id,
		label: text
	}));
	const chosen = optionFrom(words.join(" "), options) ?? optionFrom(hearing.text.said, options);
	if (chosen === null) return;
	const isLast = quiz.questions.every(({ id }) => id === open.id || draft[id]);
	hearing.add("quiz", { [open.id]: chosen }, 0, isLast ? null : "part");
}
/** The option that a text names: by value, by label, or by words that begin words of exactly one label. */
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
// src/understanding/parts/corrections.ts
var CHANGE = /\b(?:corrig\w*|correc\w*|corrij\w*|mud(?:a|e|o|ar|em|ou|ei|aram)\b|alter\w+|troc\w+|troqu\w+|edit\w+|arrum\w+|consert\w+|ajust\w+|atualiz\w+|refaz\w*|substitu\w+|volt\w+ (?:pro|pra|para o|para a|no|na)|tir[ae]r?|change|fix|correct|update|cambiar)\b/;
var WRONG = /\b(?:errei|errad[oa]s?|incorret[oa]s?|trocad[oa]s?|erro n[oa]|errad|equivocad[oa]|nao (?:esta|ta) cert[oa]|nao (?:e|eh|era) (?:ess[ea]|est[ea]|assim|isso)|wrong)\b/;
var RIGHT = /\b(?:(?:o|a) cert[oa]|(?:o|a) corret[oa]|cert[oa] e|corret[oa] e|na verdade|na real|alias|quer dizer|digo|me enganei|mudei de (?:ideia|numero|telefone|email|plano|endereco)|agora e|desculpa|perdao|actually)\b/;
var ANOTHER = /\b(?:outr[oa]|nov[oa])\b/;
var LATER$3 = /\b(?:depois|futuramente|no futuro|mais pra frente|mais tarde|um dia|ano que vem|mes que vem|qualquer hora|contratad[oa]|quando quiser|se eu)\b/;
var ADJECTIVE = /\b(?:cert[oa]|corret[oa])\b/;
var ONE_OF_IT = /\bum(?:a)? (?:numero|digito|letra|nome|dia)\b/;
var EXCEPT = /\b(?:menos|exceto|tirando|fora) (?:(?:so|apenas) )?(?:o|a|os|as|meu|minha)\b/;
/** More names than the steps' own texts give, by kind. */
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
		"turno"
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
/** Every name of a step of this journey, with the steps it may mean, later ones first. */
function namesOf(hearing) {
	const { words } = hearing.situation;
	const names = /* @__PURE__ */ new Map();
	const add = (word, step) => {
		const steps = names.get(word) ?? [];
		if (!steps.includes(step)) names.set(word, [...steps, step]);
	};
	for (const step of Object.keys(words).toReversed()) for (const word of words[step] ?? []) add(word, step);
	for (const [kind, more] of Object.entries(MORE)) {
		const step = hearing.home(kind);
		if (step !== null) for (const word of more) add(word, step);
	}
	return names;
}
/** Whether a message replaces or takes back something. */
var correctsIn = (said) => (CHANGE.test(said) || WRONG.test(said) || RIGHT.test(said)) && !LATER$3.test(said);
/** The step that a message wants to correct; '' when something is wrong and it is not said what; null for neither. */
function correctionIn(hearing) {
	const { text } = hearing;
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.said.slice(from, to);
		if (LATER$3.test(clause)) continue;
		if (!((!isQuestion || /^\W*(?:da pra|posso|pode|consigo|tem como)\b/.test(clause)) && (CHANGE.test(clause) || WRONG.test(clause) || hearing.isOpen("consent") && EXCEPT.test(clause) || ADJECTIVE.test(clause) && RIGHT.test(clause) || ANOTHER.test(clause) && /\b(?:quero|tentar|prefiro|usar)\b/.test(clause)))) continue;
		const named = stepNamed(hearing, clause.replace(ONE_OF_IT, " "));
		if (named !== null) return named.step;
	}
	return /^\W*(?:errei|corrig\w+|corrigir|ta errado|esta errado|digitei errado|mudar|alterar|trocar|editar|tem (?:coisa|algo) errad[oa]\w*)\b/.test(text.said) ? "" : null;
}
/** The longest name in a clause that means a step with an answer. */
function stepNamed(hearing, clause) {
	const { order } = hearing.situation;
	let best = null;
	for (const [word, steps] of namesOf(hearing)) {
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
// src/understanding/parts/debit.ts
var DEBIT = /\b(?:(?:n?o|em) automatico|debito(?: automatico| em conta| direto)?|debitar?|desconta\w* (?:da|na) conta|direct debit)\b/;
var DISCOUNT = /\bdesconto\b/;
var BILL = /\b(?:boletos?|pix|fatura|faturas|carne|bank slip)\b/;
var NOT = /\b(?:nao|sem|tir\w+|remov\w+|cancel\w+|nem|deus me livre|desist\w+|odeio|detesto|desativ\w+|deslig\w+)\b/;
var OTHER = /\b(?:cartao|dinheiro|especie|loterica|cheque|paypal|picpay)\b/;
var PAYS = /\b(?:boletos?|pix|carne)\b|\b(?:pagar|pago|prefiro|manda\w*|receber|quero)\b[^¤]{0,24}\bfatura\b/;
var WANTS = /\b(?:quer\w+|pode\w*|coloc\w+|prefiro|ativ\w+|vou|mand\w+|bot\w+|deix\w+|pag\w+|bora|vai|aceito|instal\w+|tir\w+|desist\w+|gosto|livre|faz\w*|troc\w+|mud\w+|cancel\w+|melhor)\b/;
var ACTIVATES = /^\W*(?:(?:pode|quero|vou|bora|sim) )*(?:ativ(?:a|ar|e|o)|habilit(?:a|ar|e|o))(?: (?:ai|sim|ja|entao|isso|pra mim|por favor))*\W*$/;
var AROUND = /^(?:debito|automatico|conta|direto|desconto|boletos?|pix|carne|fatura|sim+|s|nao|n|com|sem|no|na|em|o|a|por|pelo|via|de|do|e|todo|mes|mesmo|ou|para|pra|pro|forma|pagamento|email|papel|banco|so|mas|certo|dia|venc\w*|\d+)$/;
/** Direct debit or a bill. */
function hearDebit(hearing) {
	if (!hearing.isExpected("debit")) return;
	const { text } = hearing;
	const isOpen = hearing.isOpen("debit");
	for (const { from, to, isQuestion } of text.clauses) {
		if (isQuestion) continue;
		const clause = text.rest.slice(from, to);
		const value = mentioned(clause, isOpen) ?? (isOpen && ACTIVATES.test(clause) ? true : null) ?? (isOpen && !clause.includes("¤") ? yesNo(clause, text.raw) : null) ?? (isOpen && hearing.isCorrection ? yesNo(clause.replace(/^\u00a4+/, "")) : null);
		if (value === null) continue;
		const isTorn = EITHER.test(clause) && DEBIT.test(clause);
		hearing.add("debit", { direct_debit: String(value) }, from, isTorn ? "confirm" : null);
		claimWords$2(hearing, from, to);
	}
	if (isOpen && text.clauses.length === 0) {
		const thumb = yesNo(text.said, text.raw);
		if (thumb !== null) hearing.add("debit", { direct_debit: String(thumb) }, 0);
	}
}
/** Wanted, or all there is to the clause; 'já tive problema com débito' is neither. */
function isMeant(clause) {
	if (WANTS.test(clause)) return true;
	return bareWords(clause.replace(/\u00a4+/g, " ")).filter((word) => !FILLERS.has(word) && !AROUND.test(word)).length === 0;
}
function mentioned(clause, isOpen) {
	if (OTHER.test(clause) || !isMeant(clause)) return null;
	const debit = DEBIT.exec(clause) ?? (isOpen ? DISCOUNT.exec(clause) : null);
	const bill = PAYS.exec(clause);
	const isDenied = (at) => NOT.test(clause.slice(Math.max(0, at - 40), at)) || /^\W*(?:\w+ )?nao\b/.test(clause.slice(at).replace(/^[a-z]+(?: automatico| em conta)?/, ""));
	if (debit && bill) {
		const [noDebit, noBill] = [isDenied(debit.index), isDenied(bill.index)];
		if (noDebit === noBill) return noDebit && debit.index < bill.index ? false : null;
		return noBill;
	}
	if (debit) return !isDenied(debit.index);
	return bill && !isDenied(bill.index) && BILL.test(clause) ? false : null;
}
/** Only what was said of paying: another part of the clause may hold another answer. */
function claimWords$2({ text }, from, to) {
	for (const pattern of [DEBIT, BILL]) {
		const match = pattern.exec(text.rest.slice(from, to));
		if (match) text.claim(from + match.index, from + match.index + match[0].length);
	}
}
// src/understanding/parts/document.ts
var EDGE = "(?:^|[^a-z0-9¤.-])";
var CNPJ = new RegExp(`${EDGE}([a-z0-9]{2}\\.[a-z0-9]{3}\\.[a-z0-9]{3}/[a-z0-9]{4} ?-? ?\\d{2}|[a-z0-9]{12}-?\\d{2}|\\d{2}[ .]\\d{3}[ .]\\d{3}[ /]\\d{4}[ -]\\d{2})(?![a-z0-9])`);
var CPF = new RegExp(`${EDGE}(\\d{3}[. -]?\\d{3}[. -]?\\d{3}[. -]?\\d{2})(?![\\d/]|[.-]\\d)`);
var LED$3 = /\b(?:cpf|cnpj|documento)\b[^\d¤?]{0,24}(\d[\d.\s/-]{5,20}\d)/;
var FOREIGN$1 = /\b(?:rg|identidade|cnh|carteira|titulo|pis|nis|passaporte|cartao|chave|pix|protocolo|matricula)\b[^\d¤?]{0,16}(?!\d{1,2}\/\d{1,2}\/\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d))\d[\d.\sx/-]{3,24}/;
var TOO_LONG = /\d{16,}|\d{4}(?:[ .-]\d{4}){3}/;
/** CPF and CNPJ. Valid check digits are what tells them from telephones and other numbers. */
function hearDocument(hearing) {
	const { text } = hearing;
	while (text.take(FOREIGN$1) ?? text.take(TOO_LONG)) continue;
	takeAll(hearing, CNPJ, (typed) => {
		const parsed = parseCnpj(typed);
		if ("value" in parsed) return {
			values: company(hearing, parsed.value),
			why: null
		};
		return /[/]/.test(typed) ? {
			values: company(hearing, typed),
			why: "invalid"
		} : null;
	});
	takeAll(hearing, CPF, (typed) => {
		const digits = typed.replace(/\D/g, "");
		const isFormatted = /\d{3}\.\d{3}\.\d{3}/.test(typed) || /\d-\d\d$/.test(typed);
		const isLikelyPhone = isPhone(digits) && !isCpf(digits) && hearing.isOpen("phone");
		if (!isFormatted && isPhone(digits) && (isLikelyPhone || !hearing.isOpen("document"))) return null;
		const parsed = parseCpf(digits);
		if ("value" in parsed) return {
			values: person(hearing, parsed.value),
			why: null
		};
		return isFormatted || hearing.isOpen("document") ? {
			values: person(hearing, typed),
			why: "invalid"
		} : null;
	});
	const led = hearing.has("document") ? null : text.take(LED$3);
	if (led) hearing.add("document", person(hearing, led.groups[1] ?? ""), led.from, "invalid");
}
var isPhone = (digits) => "value" in parsePhone(digits);
/** A customer's look-up takes a CPF alone; elsewhere the answer also says whose number it is. */
function person(hearing, cpf) {
	return hearing.hasField("document", "person_type") ? {
		person_type: "pf",
		cpf
	} : { cpf };
}
var company = (hearing, cnpj) => hearing.hasField("document", "person_type") ? {
	person_type: "pj",
	cnpj
} : { cpf: cnpj };
function takeAll(hearing, pattern, read) {
	const { text } = hearing;
	const passed = [];
	for (let found = text.find(pattern); found; found = text.find(pattern)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		const result = read(text.typed(from, found.to));
		text.claim(from, found.to);
		if (result) hearing.add("document", result.values, from, result.why);
		else passed.push([from, found.to]);
	}
	for (const [from, to] of passed) text.release(from, to);
}
// src/understanding/parts/due-day.ts
var DAY$1 = /\bdia (?:(\d{1,3})|(primeiro))(?!\d|[/.,-]\d| (?:util|de [a-z]))/;
var LED$2 = /\b(?:venc\w*|vence\w*|fatura|pagamento|pagar)\b[^\d¤?]{0,24}?(?:\bdia |\bno |\bpro |\bem |\bpara |[: ])(\d{1,2}|primeiro)(?![\d/]|[.,-]\d| (?:reais|util|de [a-z]))/;
var BARE$1 = /^(?:(?:o|no|pro|pra mim|para mim|para|todo|melhor|jog\w+|bota|bote|poe|muda|mude|passa|passe|deixa|deixe|manda|marca|coloque|a|data|quero|prefiro|pode|ser|coloca|vence|el|the|dia|e|em)[ :]+)*(\d{1,3}|primeiro)(?:o|st|nd|rd|th)?(?: (?:mesmo|msm|de cada mes|do mes|de todo mes|todo mes|todo|mes|cada|dia|ta|esta|otimo|bom|certo|melhor|perfeito|legal|sim|por|favor|me|atende|serve|resolve))*$/;
var FIRST = /\bprimeiro dia do mes\b/;
var LAST = /^(?:(?:pode ser|quero|prefiro) )?o ultimo(?: dia)?(?: que tiver| possivel| disponivel| da lista| mesmo)*$/;
var VAGUE = /\b(?:depois|antes|ate|a partir|apos|entre|recebo|receber|util|cai)\b/;
var REFUSED = /(?:^|[^\d])(\d{1,2}) nao\b|\b(?:nao|menos|exceto) (?:pode ser |quero |posso |da |o |e |no |dia )*(\d{1,2})\b/;
/** The day on which the bill falls due. */
function hearDueDay(hearing) {
	if (!hearing.isExpected("due")) return;
	const { text } = hearing;
	const isOpen = hearing.isOpen("due");
	for (const { from, to, isQuestion } of text.clauses) {
		if (isQuestion) continue;
		const clause = text.rest.slice(from, to);
		if (VAGUE.test(clause) || /-\d/.test(clause)) continue;
		const isTorn = EITHER.test(clause) || new Set([...clause.matchAll(/\bdia (\d{1,2})/g)].map(([, each]) => each)).size > 1;
		const refused = REFUSED.exec(clause);
		const said = refused ? clause.replace(refused[0], " ") : clause;
		const day = isOpen ? openDay(said) : /\b(?:venc\w*|fatura)\b/.test(said) ? ledDay(said) : null;
		if (day === null) continue;
		claimWords$1(hearing, from, to, day);
		const value = String(Number(day));
		if (isTorn || !DAYS$1.includes(value)) hearing.add("due", { due_date: value }, from, isTorn ? "confirm" : "unavailable");
		else hearing.add("due", { due_date: value }, from);
	}
}
/** Only what was said of the day: the clause may hold another answer. */
function claimWords$1({ text }, from, to, day) {
	const match = new RegExp(`\\b(?:venc\\w*(?: todo| no| pro| para o| pra)? )?(?:dia )?0?(?:${day}|primeiro)\\b`).exec(text.rest.slice(from, to));
	if (match) text.claim(from + match.index, from + match.index + match[0].length);
}
var first = (day) => day === "primeiro" ? "1" : day ?? null;
function ledDay(said) {
	const match = LED$2.exec(said) ?? DAY$1.exec(said);
	return match ? first(match[1] ?? match[2]) : null;
}
function openDay(said) {
	if (FIRST.test(said)) return "1";
	if (LAST.test(said.trim())) return DAYS$1.at(-1) ?? null;
	const day = DAY$1.exec(said);
	if (day) return first(day[1] ?? day[2]);
	const words = said.trim().split(/\s+/).filter((word) => !FILLERS.has(word) || /\d/.test(word));
	const bare = BARE$1.exec(words.join(" ").replace(/[^a-z0-9: ]/g, " ").trim());
	return bare ? first(bare[1]) : LED$2.exec(said)?.[1] ?? null;
}
var DAYS$1 = DUE_DATES.map(String);
// src/understanding/parts/either.ts
var OR = /[\s,]+(?:ou(?: entao)?|or)\s+(?!melhor\b)|(?<=\bdia \d{1,2})\s+nao\s+(?:e )?(?=dia \d)/;
var NUMBER$2 = /\d[\d./-]*/;
/**
* Values of one kind between which nothing was chosen: 'dia 5 ou 10', 'o de 500 ou o de 700?'. All of them are kept,
* to be chosen from. Two days of the visit are a first and a second choice (parts/visit.ts).
* @param alone hears a message by itself
*/
function hearEither(hearing, alone) {
	const { text } = hearing;
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
		hearing.addEither(first.kind, [first.values, second.values], from + first.at);
		text.claim(from + first.at, next === void 0 ? to : to - right.length + next);
	}
}
/** Findings of one kind and different values, and where in the second message another kind begins. */
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
/** 'vencimento 5' and '10 do mês': what stands around one number stands around the other. */
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
/** The place in a list that a message names: 'a segunda opção'; null for anything else. */
function placeIn(message) {
	const said = fold(message.slice(0, 80).normalize("NFC"));
	if (!OF_PLACE.test(said)) return null;
	return PLACES.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
// src/understanding/parts/email.ts
var TYPED = /[^\s@¤,;:<>()"]{1,64}[ ]?@+[ ]?[^\s@¤,;:<>()"]{0,80}(?: ?\. ?(?:com|br|net|org|gov|edu)\b){0,3}/;
var SPOKEN = /(?:[a-z0-9._+-]+(?: (?:ponto|underline|underscore|anderline|traco|hifen|tracinho) )){0,5}[a-z0-9._+-]+ (?:arroba|aroba|at) [a-z0-9.-]+(?: ponto [a-z0-9]{2,12}){0,3}/;
var NO_AT = /(?:^|\s)[a-z0-9._-]+(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\.com(?:\.br)?\b/;
var PROMOTIONS = /\b(?:pode|podem|quero|queria|aceito|gostaria|manda\w*|receber|recebo|topo)\b[^¤,.;!?]{0,40}\b(?:promoc\w*|ofertas?|novidades?|propagandas?|descontos)\b/;
/** A trailing full stop belongs to the sentence. */
var trimmed = (text) => text.replace(/[.!?'"]+$/, "");
/** E-mail addresses, typed or spoken, and the wish for promotions beside them. */
function hearEmail(hearing) {
	const { text } = hearing;
	for (;;) {
		const spoken = text.take(SPOKEN);
		const found = spoken ?? text.take(TYPED);
		if (!found) break;
		const typed = text.typed(found.from, found.to);
		const isCut = hearing.isOpen("email") && !hearing.isOpen("name") && CUT.test(text.rest.slice(0, found.from));
		add$2(hearing, spoken ? fromSpoken(text.said.slice(found.from, found.to)) : trimmed(typed.replace(/\s/g, "")), found.from, isCut || spoken !== null && isLoose(text.said));
	}
	if (!hearing.has("email")) {
		const broken = text.take(NO_AT);
		if (broken) hearing.add("email", { email: text.typed(broken.from, broken.to).trim() }, broken.from, "invalid");
	}
}
var CUT = /(?:^|[\s,.])(?!(?:e|eh|o|a|no|na|pra|para|pro|por|em|meu|email|e-mail|mail|imeio|correio|correo|es|is|esse|este|ai|aqui|manda\w*|us[ao]\w*|segue|anota\w*|certo|novo|pessoal|seria|ser|envia\w*|coloca\w*|bota|poe|sim|claro|ok|de|do|da|minuscul[oa]s?|maiuscul[oa]s?)\b)[a-z._-]*[a-z][a-z._-]* +$/;
var isLoose = (said) => /\b(?:tudo )?junto\b|\bespaco\b/.test(said);
function fromSpoken(said) {
	return said.replace(/ (?:arroba|aroba|at) /g, "@").replace(/ ponto /g, ".").replace(/ (?:underline|underscore|anderline) /g, "_").replace(/ (?:traco|hifen|tracinho) /g, "-");
}
function add$2(hearing, email, at, isUnsure) {
	const parsed = parseEmail(email);
	if ("problem" in parsed) {
		hearing.add("email", { email }, at, "invalid");
		return;
	}
	const meant = likelyTypo(parsed.value);
	if (meant !== null) {
		hearing.add("email", { email: meant }, at, "typo");
		return;
	}
	const wants = wantsPromotions(hearing) ? { accept_promotions: "true" } : {};
	hearing.add("email", {
		email: parsed.value,
		...wants
	}, at, isUnsure ? "confirm" : null);
}
function wantsPromotions({ text }) {
	return text.parts(false).some((part) => PROMOTIONS.test(part.text) && !/\b(?:nao|sem|nem|n)\b/.test(part.text));
}
// src/understanding/words/cues.ts
var WHY = /\b(?:por ?que|porque|pq|pra que?|pra q|para que?|o que|oque|oq|o q|motivo|serve|precisa\w*|necessario|obrigatorio|consult\w+|why|por que)\b/;
var LATER$2 = /\b(?:depois|futur\w*|no futuro|mais (?:pra|para) frente|mais tarde|um dia|contratad[oa]|contratar)\b/;
var SERVICE = /\b(?:streamings?|netflix|hbo|max|paramount|globo ?play|disney|prime video|amazon|deezer|looke|babbel|spotify|telecine|premiere|canais|apps?)\b/;
var CUES = [
	{
		id: "por-que-mae",
		all: [/\b(?:mae|mother|madre)\b/, WHY]
	},
	{
		id: "por-que-mae",
		all: [/\bmae\b[^?]{0,16}\ba ver\b/]
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
		all: [/\b(?:preco|valor|mensalidade|promoc\w+)\b/, /\b(?:pra|para) sempre\b|\baument\w+|\bsobe\b|\breajust\w+|\bfixo\b/]
	},
	{
		id: "promocao-12-meses",
		all: [/\breajust\w+/],
		isTopic: true
	},
	{
		id: "instalacao-quem",
		all: [/\b(?:em casa|presente|alguem|quem|acompanh\w+|maior de idade|titular|vizinh[oa]|porteiro|filh[oa]|mae|esposa|marido|outra pessoa)\b/, /\b(?:tecnico|instal\w*|visita|estar|ficar|receb\w*)\b/],
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
		all: [
			/\b(?:mud\w+|troc\w+|alter\w+)\b/,
			/\bvenc\w*|\bfatura\b|\b(?:dia|data)\b/,
			LATER$2
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
		id: "telefone-fixo",
		all: [/\b(?:telefon\w+|linha|numero) fix[oa]\b|\bfixo\b/]
	},
	{
		id: "trocar-plano",
		all: [
			/\b(?:troc\w+|mud\w+|aument\w+|diminu\w+|upgrade|downgrade|baix\w+|subir)\b/,
			/\b(?:plano|velocidade|mega|giga|pacote|lent[oa])\b|\bupgrade\b/,
			LATER$2
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
		all: [/\bjog[aoue]\w*\b(?! (?:pro|pra|para|no|o dia|dia) (?:dia )?\d)|\bgam(?:e|er|es|ers|ing)\b|\bping\b|\blatencia\b|\blag\b|\bfree fire\b|\bvalorant\b|\bfortnite\b|\bps[345]\b|\bxbox\b|\bplaystation\b/],
		isTopic: true
	},
	{
		id: "streaming-ativar",
		all: [SERVICE, /\b(?:como|ativ\w+|entra\w*|login|senha|acess\w+|cadastr\w+|onde|liber\w+)\b/],
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
		all: [/\bcpf\b/, WHY]
	},
	{
		id: "por-que-cpf",
		all: [/\bserasa\b|\bspc\b|\bnome sujo\b|\bnegativad[oa]\b|\bscore\b/],
		isTopic: true
	},
	{
		id: "seguranca-dados",
		all: [/\bsegur[oa]s?\b(?! (?:e|do|de) )|\bconfiave(?:l|is)\b|\bgolpe\b|\bfraude\b|\bvaz[ao]\w*|\blgpd\b|\bprivacidade\b|\bprotegid\w+|\bvend\w+ (?:meu|os|as)\b|\bhackead\w+|\bguardad\w+|\barmazenad\w+|\bis it safe\b/]
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
		all: [/\bhorario\b|\bque horas\b|\b24 ?h(?:oras)?\b|\b(?:abre|fecha|funciona|atend\w+)\b[^?]{0,20}\b(?:sabado|domingo|feriado|noite|cedo|fim de semana)\b|\b(?:sabado|domingo|feriado)\b[^?]{0,20}\batend\w+/]
	},
	{
		id: "taxa-adesao",
		all: [/\bades[aco]\w*|\badesc\w+|\baderir\b|\btaxas?\b|\bmatricula\b|\bcusto inicial\b/],
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
		all: [/\bempresa\w*\b|\bcnpj\b|\bpj\b|\bpessoa juridica\b|\bcomercial\b|\bmei\b|\b(?:minha|uma) (?:loja|firma)\b/]
	},
	{
		id: "pagamento-formas",
		all: [/\bformas? de pag\w+|\bmeios? de pag\w+|\bcomo (?:e que |q |que )?(?:eu )?(?:pago|pagar|faco pra pagar|e o pagamento)\b|\bloterica\b|\bparcel\w+|\bcartao de credito\b/],
		isTopic: true
	},
	{
		id: "pagamento-formas",
		all: [/\b(?:aceita\w*|pagar|paga|pago)\b/, /\b(?:pix|cart\w+|boletos?|credito|dinheiro|debito|app|loterica)\b/]
	},
	{
		id: "cobertura",
		all: [/\bcobertura\b|\bcobrem?\b|\b(?:tem|chega|atend\w+|pega|passa|vai ter|disponivel|disponibilidade|funciona)\b[^?]{0,20}\b(?:aqui|rua|bairro|cidade|regiao|endereco|predio|condominio|cep|fibra n[oa]|fibra em|minha casa|em (?!quant|qual|casa)[a-z]+)\b|\b(?:chega|atend\w+|pega|passa|disponivel)\b[^?]{0,12}\bn[oa] [a-z]+|\bquando[^?]{0,16}\bfibra\b|\b(?:fibra|internet|sinal) (?:no|na|em|aqui)\b|\btem\b[^?]{0,12}\b(?:no|na|nesse|neste|pro|pra) (?:cep |meu cep )?(?:e )?\d{5}/]
	},
	{
		id: "contato",
		all: [/\b0800\b|\bsac\b|\bouvidoria\b|\b(?:telefone|numero|whats\w*|zap|contato|email|endereco)\b[^?]{0,16}\b(?:de (?:vcs|voces)|da (?:tim|empresa|central|loja)|do (?:suporte|sac))\b|\b(?:entr\w+ em contato|fal\w+ com (?:vcs|voces))\b|\btem (?:whats\w*|zap)\b|\b(?:numero|telefone)\b[^?]{0,8}\b(?:ligo|ligar)\b/]
	},
	{
		id: "cancelar",
		all: [/\bcancel\w+|\barrepend\w+|\bdesist\w+/]
	}
];
/** What asks for the price when nothing more particular does. */
var PRICE$1 = /\b(?:quanto|qto|qnto|qnt|preco|precos|valor|valores|custa|custam|mensalidade|how much|price|cuanto|cuesta|precio)\b/;
/** 'quanto' that asks for time or number. */
var OF_TIME = /\bdemor\w+|\bquant[oa]s? (?:de |e o )?(?:tempo|dias?|horas?|meses|megas?|anos|upload)\b|\btempo\b/;
var PRICE_TOPIC = /\b(?:preco|precos|valor|valores|mensalidade|quanto (?:custa|fica|e|ta|sai|vou pagar)|qto (?:ta|custa|fica|e|sai))\b/;
/** Asks for a reason and names none. */
var BARE_WHY = /^\W*(?:(?:e|eh|mas|isso|por que|pq|mesmo) )*(?:necessari[oa]|obrigatori[oa]|precisa(?: mesmo)?|preciso(?: mesmo)? (?:dizer|falar|dar|informar|passar))(?: (?:isso|disso|mesmo|de|dar|informar|falar|passar|dizer|esse|dado|pra que))*\W*$|^\W*(?:(?:mas|e|ue|oxe|ah|gente|pera) )*(?:pra que|pra q|para que|por que|porque|pq|por ?q)\b(?: (?:isso|disso|serve|precisa|precisam|precisa de|vcs|voces|vc|voce|querem|quer|pedem|pede|quer saber|saber|e|necessario|tanto|mesmo|o|dela|dele|nome|numero|esse|essa|dado|pergunta|que|disto))*\W*$/;
// src/understanding/words/similar.ts
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
/** A word without its ending: 'instalação', 'instalam', 'instalar' → 'instal'. */
function stem(word) {
	const same = SAME.get(word) ?? word;
	const short = same.length > 4 ? same.replace(ENDINGS, "") : same.replace(/s$/, "");
	return (short.length >= 3 ? short : same).slice(0, 7);
}
/** The stems of a text that say something. @param said folded text */
function stemsOf(said) {
	return [...new Set((said.match(/[a-z0-9]+/g) ?? []).filter((word) => !EMPTY.has(word)).map(stem))];
}
/** Texts by what they are about: finds the one most like a text, typos included. */
var Similar = class {
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
	/** The known word that a mistyped one was meant to be, or the word itself. */
	#mend(word) {
		if (this.#weights.has(word) || word.length < 4) return word;
		for (const known of this.#weights.keys()) if (known.length >= 4 && known[0] === word[0] && oneSlip(word, known)) return known;
		return word;
	}
	/**
	* What a text is about, most likely first, each with a likeness from 0 to 1.
	* @param said folded text
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
// src/understanding/parts/facts.ts
/** From here on a wording is alike enough to be what was asked. */
var ALIKE = .62;
var wordings;
/** The wordings are split into words when the first question is asked. */
var index = () => wordings ??= new Similar(factIds.map((id) => ({
	id,
	wordings: [...facts[id].questions, facts[id].title]
})));
/** Why it is asked, by what is asked. */
var REASONS = {
	document: "por-que-cpf",
	mother: "por-que-mae"
};
/**
* What was asked beside the open question. Whoever answered or gave a command asks only in clauses that have the form
* of a question.
*/
function factsIn(hearing, isSettled, isCorrected) {
	const { text, open } = hearing;
	const found = [];
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.said.slice(from, to);
		if (isQuestion ? hearing.isChosenIn(from, to) : isSettled || hearing.isTakenIn(from, to)) continue;
		if (isCorrected && correctsIn(clause)) continue;
		const fact = (BARE_WHY.test(clause) ? open.map((kind) => REASONS[kind]).find(Boolean) : void 0) ?? changeLater(clause, open);
		const facts = fact ? [fact] : twoIn(clause, isQuestion) ?? [factIn(clause, isQuestion)];
		for (const each of facts) if (each && !found.includes(each)) found.push(each);
	}
	return found;
}
/** 'dá pra mudar depois?' is about what is being asked. */
var LATER$1 = {
	due: "vencimento-mudar",
	plan: "trocar-plano",
	cep: "mudar-endereco",
	house: "mudar-endereco"
};
var CHANGES_LATER = /^\W*(?:(?:e|mas|eu) )*(?:da pra|posso|consigo|pode|tem como|depois) (?:[a-z]+ )?(?:mudar|trocar|alterar)(?: (?:isso|depois|ele|o dia|a data|mais|pra|para|frente|tarde|futuramente|q|que|contratar))*\W*$/;
var changeLater = (clause, open) => CHANGES_LATER.test(clause) ? open.map((kind) => LATER$1[kind]).find(Boolean) : void 0;
var AND = / (?:e|ou|ou entao|mais|and|or) /g;
/** Two facts in one clause: 'tem multa ou fidelidade?'. Each half names its own. */
function twoIn(clause, isQuestion) {
	for (const { 0: and, index } of clause.matchAll(AND)) {
		const first = cueIn(clause.slice(0, index), isQuestion);
		const second = first && cueIn(clause.slice(index + and.length), isQuestion);
		if (first && second && first !== second) return [first, second];
	}
	return null;
}
/** The fact that the words of a clause name. */
var cueIn = (clause, isQuestion) => CUES.find(({ all, isTopic }) => (isQuestion || isTopic) && all.every((pattern) => pattern.test(clause)))?.id;
function factIn(clause, isQuestion) {
	const named = cueIn(clause, isQuestion);
	if (named) return named;
	if (BARE_WHY.test(clause)) return null;
	if (isQuestion ? PRICE$1.test(clause) && !OF_TIME.test(clause) : PRICE_TOPIC.test(clause)) return "preco";
	const [best] = isQuestion && stemsOf(clause).length > 1 ? index().find(clause) : [];
	return best && best.score >= ALIKE ? best.id : null;
}
// src/understanding/words/complement.ts
var EXTRA = "apto|apt|ap|apartamento|apart|bloco|bl|torre|casa|cs|fundos|fds|frente|sala|sl|loja|lj|andar|sobrado|sobreloja|conjunto|conj|cj|terreo|cobertura|edificio|ed|predio|condominio|cond|galpao|box|kitnet|kit|unidade|departamento|apartment|flat|unit|depto|dpto|lado|altos|baixos|porao|subsolo|chale|lote|quadra|qd|lt|chacara|sitio";
var EXTRA_WORD = new RegExp(`^(?:${EXTRA})$`);
var JOINED = /^(?:ap|apto|bl|cs|sl|lj|cj)\d{1,5}[a-z]?$/;
var ENDS_OR_EXTRA = new RegExp(`^ *(?:$|[,;.\\n¤)]|(?:${EXTRA})(?![a-z]))`);
var SMALL = /^(?:do|da|dos|das|de)$/;
var VALUE = /^(?:\d{1,5}[a-z]?|do|da|dos|das|de|numero|n|no|andar)$/;
var STOPS = /^(?:quer\w+|meus?|minhas?|cep|tel\w*|cel\w*|nome|sou|tem|qual|quant\w+|vcs|voces?|pra|para|com|sem|instal\w*|planos?|email|cpf|mas|que|nao|acho|ou|pode|venc\w*|boleto|debito|whats\w*|zap)$/;
var ONE = `(?:${EXTRA})\\.? ?\\d{1,5}[a-z]?(?![a-z0-9])`;
var BEFORE$1 = new RegExp(`(?:^|[^a-z0-9¤])(${ONE}(?:[ ,]+${ONE})*)(?=[ ,])`);
var TOLD = new RegExp(`(?:^|[^a-z0-9¤])(apto|apt|ap|apartamento|bloco|torre|sala|loja|unidade) ?(?:(?:e|eh|n|numero|is|es)(?: (?:o|a))? )?(\\d{1,5}[a-z]?)(?![a-z0-9])`);
/** Whether a word begins a complement: 'apto', 'fundos'. */
var isExtra = (word) => EXTRA_WORD.test(word) || JOINED.test(word);
/** What a word is within a complement; null: the complement ends before it. */
function partOf(word, before, rest, pause) {
	if (isExtra(word)) return "extra";
	if (/^\d{1,2}[oa]?$/.test(word) && /^ andar\b/.test(rest)) return "value";
	if (pause || before === "") return null;
	if (VALUE.test(word)) return "value";
	const isNamed = isExtra(before) || /\d$/.test(before) && ENDS_OR_EXTRA.test(rest);
	const isLetter = /^[b-df-np-z]$/.test(word) || /^[aeo]$/.test(word) && ENDS_OR_EXTRA.test(rest);
	if (isNamed && isLetter) return "value";
	return /^[a-z]{3,}$/.test(word) && !STOPS.test(word) && !FILLERS.has(word) ? "words" : null;
}
/** 'apto 12, bloco b' from a place on, as far as words of addresses go. */
function complementBehind(text, start) {
	const pattern = /[a-z0-9']+|[,;\n¤?!.]/g;
	pattern.lastIndex = start;
	let from = -1;
	let to = start;
	let before = "";
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
		const part = partOf(word, before, text.rest.slice(end), pause);
		if (part === null || part === "words" && !isDescribed) break;
		isDescribed = part !== "value";
		if (from < 0) from = match.index;
		if (!SMALL.test(word)) to = end;
		before = word;
		pause = false;
	}
	return from < 0 ? null : {
		from,
		to,
		value: text.typed(from, to)
	};
}
/** 'apto 12, número 1000': the complement that ends before a place. */
function complementBefore(text, end) {
	const match = BEFORE$1.exec(text.rest.slice(0, end));
	const value = match?.[1];
	if (!match || !value) return null;
	const to = match.index + match[0].length;
	return {
		from: to - value.length,
		to,
		value: text.typed(to - value.length, to)
	};
}
/** '… e o apto é 501': told in a sentence of its own. */
function complementTold(text) {
	const match = TOLD.exec(text.rest);
	if (!match) return null;
	const to = match.index + match[0].length;
	return {
		from: match.index + 1,
		to,
		value: `${match[1]} ${match[2]}`
	};
}
// src/understanding/words/first-names.ts
/**
* First names as they are common in Brazil, without diacritics. Evidence only: a name that is missing here is asked
* about, not refused.
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
/** Every word of the classes above. */
var NOT_NAMES = new Set(`eu tu ele ela nos eles elas voce voces vc vcs me te se lhe mim ti comigo contigo meu minha meus minhas
  teu tua seu sua seus suas nosso nossa dele dela deles isto isso aquilo este esta esse essa aquele aquela estes estas esses
  essas o a os as um uma uns umas ao aos no na nos nas num numa pelo pela por para pra pro pras pros com sem sob sobre ate
  desde entre contra mas porem ou nem que q qual quais quanto quanta quantos quantas qto quem quando qdo onde aonde como pq
  porque porq se ja nao n nunca jamais sim talvez muito muita muitos muitas pouco mais menos bem mal tao tudo todo toda todos
  todas nada ninguem alguem algum alguma nenhum nenhuma outro outra outros outras mesmo mesma so apenas tambem tb ainda agora
  hoje ontem amanha depois antes logo cedo tarde noite manha sempre aqui ai ali la ca dentro fora perto longe assim entao e-mail
  ok okay kk kkk kkkk rs rsrs haha ha hahaha hum hmm hmmm eh ah oh oi ola opa oxe uai eita aff vish nossa ue ne viu ta tah blz obg obrigado
  obrigada vlw valeu favor pfv please thanks gracias hello hi hey hola bom boa dia the my is of and to you your from for not this that
  it i mi es el los las del con por que y cada qualquer tanto coisa coisas gente caso lado vez vezes sou es somos sao era eram fui foi fomos foram ser seja seria sendo estou esta estamos estao estava estar to tamo
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
/** Stand inside a name, small, before another of its words. */
var PARTICLES = new Set("de da do das dos e di del della dal du la las los van von der den y".split(" "));
// src/understanding/words/surnames.ts
/** Surnames as they are common in Brazil, without diacritics; evidence only, as first names are. */
var SURNAMES = new Set(`abdala abrantes abreu afonso agostinho aguiar albuquerque alcantara alcides alencar almada almeida alvarenga alves
  alvim amado amancio amaral amorim andrade andreoli anjos antunes aparecida aquino aragao aranha arantes araujo
  arcanjo arruda assis assuncao ataide aurelio avelar avila azevedo bahia balbino bandeira baptista barata barbosa
  barcelos barreto barros barroso bastos batista bauer becker belo beltrao benetti benevides bento berg bernardes
  bernardi bernardo berti bertolini bezerra bianchi biondi bispo bitencourt bittencourt boaventura bonatto bonfim
  borba borges botelho braga braganca brandao brasil bressan brito brum buarque bueno cabral cabrera caetano calado
  caldas caldeira calixto camargo camilo campos candido canto capistrano cardoso carmo carneiro carrasco carvalhal
  carvalho casagrande castilho castro cavalcante cavalcanti centeno cerqueira cesar chagas chaves cintra coelho
  coimbra colombo conceicao conti cordeiro cordova correa correia costa coutinho couto crespo cruz cunha damasceno
  dantas decker delgado deus dias diaz diniz domingues dores dorneles dornelles drummond duarte duque durao dutra
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
  zimmer zimmermann zorzi`.split(/\s+/));
// src/understanding/words/names.ts
/** Surnames that are also everyday words: beside an unknown first name they prove nothing. */
var EVERYDAY = new Set(`costa leite luz rosa rocha campos ramos reis rios paz vale prado pinto machado bispo barata lobo leal franco lima porto serra
  pena penha moreno bueno feliz canto braga bonfim flores terra terras santa deus dores anjos neves graca segundo neto filho junior
  manso gama mota sales valente jardim madeira pimenta palha pires brasil pessoa camara coelho pinho carneiro calado modesto
  claro salgado ribeira fontes pontes torres bastos lobao lustosa passarinho sacramento parente ventura natividade`.split(/\s+/));
/** First names that are also everyday words: with a surname that is one too they prove nothing. */
var EVERYDAY_FIRST = new Set("linda natal celeste divina divino piedade magna bento benta flora nana".split(" "));
var WORD = /[a-z][a-z'-]*[a-z']|[a-z]|[^a-z ]/g;
var LONGEST = 9;
/**
* Reads a name from a place on, as far as its words go.
* @param rest folded text
*/
function nameAt(rest, start) {
	const pattern = new RegExp(WORD);
	pattern.lastIndex = start;
	const words = [];
	let stop = "";
	for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
		const [text] = match;
		if (text === "." && /^[a-z]{1,2}$/.test(words.at(-1)?.text ?? "") && rest[match.index + 1] === " ") continue;
		if (!/^[a-z]/.test(text)) break;
		if (NOT_NAMES.has(text) && /^ *[\d\u00a4:]/.test(rest.slice(match.index + text.length)) || !isNameWord(text, words.length > 0 && FIRST_NAMES.has(words[0]?.text ?? ""))) {
			stop = text;
			break;
		}
		words.push({
			text,
			from: match.index,
			to: match.index + text.length
		});
		if (words.length >= LONGEST) break;
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
		evidence: isPair(words.map(({ text }) => text)) ? "none" : evidenceOf(full.map(({ text }) => text)),
		stop
	};
}
function isNameWord(word, isAfterFirst) {
	if (PARTICLES.has(word)) return true;
	if (NOT_NAMES.has(word)) return isAfterFirst && SURNAMES.has(word);
	return !/(.)\1\1/.test(word);
}
/** 'Aline e Bruno' are two people. */
function isPair(words) {
	const [first, and, second, ...others] = words;
	const at = words.indexOf("e");
	const later = words[at + 1];
	if (at > 1 && words.length > at + 2 && isFirst(first) && isFirst(later) && !isSurname(later)) return true;
	return and === "e" && others.length === 0 && isFirst(first) && isFirst(second) && !isSurname(second);
}
var isFirst = (word) => word !== void 0 && word.split("-").some((part) => FIRST_NAMES.has(part));
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
/** The name as it is recorded: case mended, particles small; null when it cannot be one. */
function asName(typed) {
	const parsed = parseName(typed.replace(/([A-Za-zÀ-ÿ])\.(?=[A-Za-zÀ-ÿ]{2})/g, "$1. "));
	if ("problem" in parsed) return null;
	return parsed.value.split(" ").map((word, at) => at > 0 && PARTICLES.has(word.toLowerCase()) ? word.toLowerCase() : mended(word)).join(" ");
}
/** 'JOÃO', 'joão' → 'João', "d'ávila" → "D'Ávila"; what has capitals of its own stays: 'McDonald'. */
function mended(word) {
	if (word !== word.toLowerCase() && word !== word.toUpperCase()) return word;
	return word.toLowerCase().replace(/(^|['-])(\p{L})/gu, (_all, mark, letter) => mark + letter.toUpperCase());
}
// src/understanding/parts/house.ts
var STREET = /(?:^|[^a-z0-9¤])(?:rua|r\.|avenida|av\.?|alameda|al\.|travessa|trav\.?|tv\.|estrada|estr\.?|rodovia|rod\.|br|praca|pca\.?|largo|viela|beco|ladeira|via|servidao|shis|street|calle)(?=[ .])/;
var BLOCK = /\b(?:quadra|qd|qda|q)\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b[ ,e-]{0,5}(?:e )?(?:lote|lt|l)\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b/;
var LOT = /\b(?:lote|lt|l)\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b[ ,e-]{0,5}(?:e |da |na )?(?:quadra|qd|qda|q)\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b/;
var BLOCK_LABEL = /(?:quadra|qda|qd|q)\.?:? ?([0-9a-z]{1,5})/i;
var LOT_LABEL = /(?:lote|lt|l)\.?:? ?([0-9a-z]{1,5})/i;
var PART = /\b(?:quadra|qd|lote|lt)\.? ?[0-9]{1,4}\b/;
var NONE = /^\W*s n\W*$|(?:^|[^a-z0-9¤])(?:s ?[/.] ?n(?:[.o]|(?![a-z]))|sn(?![a-z])|sem (?:n[o.]|num(?:ero)?)(?![a-z])|nao (?:tem|possui|tenho|ha|existe) (?:n|num|numero)(?![a-z]))/;
var KM = /\bkm\.? ?\d{1,4}(?:[.,]\d)?\b/;
var NUMBER$1 = "\\d{1,5}(?: ?- ?[a-z](?![a-z0-9])|[a-fi-lnp-z](?![a-z0-9])| [b-df-h](?![a-z0-9])| [ae](?= *(?:$|[,;\\n])))?";
var FLOOR = "(?!o? ?andar)";
var LED$1 = new RegExp(`(?:^|[^a-z0-9¤])(?:n|nr|nro|no\\.?|num|numero|number|#)[.:]* ?(?:da casa |do predio |do imovel |de casa )?(?:(?:ta |esta |saiu )?(?:errad[oa]|cert[oa]),? )?(?:e |eh |es |is )?(?:o |a )?(${NUMBER$1})${FLOOR}(?![\\d/]|[.,-]\\d)`);
var HOME = new RegExp(`\\b(?:casa|predio|moro|resido|fica|imovel|residencia|endereco)(?: (?:e|eh|fica|no|na|o|a|numero|n|pra|para|pro))+ (${NUMBER$1})${FLOOR}(?![\\d/a-z]|[.,-]\\d)`);
var LABELLED = new RegExp(`(?:^|[^a-z0-9¤.,/#$-])(${NUMBER$1}) (?:e )?(?:o |a )?(?:meu )?(?:numero|n) (?:da casa|do predio|cert[oa]|corret[oa])`);
var SIGN = new RegExp(`\\b(?:placa|fachada|portao|porta|muro) (?:ta|esta|tem|diz|e|eh)(?: o| escrito)? (${NUMBER$1})(?![\\d/a-z]|[.,-]\\d)|(?:^|[^a-z0-9¤.,/#$-])(${NUMBER$1}) n[oa] (?:placa|fachada|portao|porta|muro)`);
var BARE = new RegExp(`(?:^|[^a-z0-9¤.,/#$-])(${NUMBER$1})(?![\\d%]|[/.,-]\\d| \\d| ?(?:reais|mega|giga|gb|mb|anos|meses|h\\b|horas|por cento))`);
/**
* House number and complement, block and lot, or S/N. A number alone is one only as the whole of what is left of its
* clause, or right behind a postcode.
*/
function hearHouse(hearing) {
	const { text } = hearing;
	const hasAddress = hearing.isOpen("house") || hearing.isAhead("house") && hearing.has("cep");
	if (!hasAddress && !hearing.isCorrection) return;
	const lot = text.take(BLOCK) ?? text.take(LOT);
	if (lot) {
		const typed = text.typed(lot.from, lot.to);
		const block_number = BLOCK_LABEL.exec(typed)?.[1] ?? "";
		const allotment_number = LOT_LABEL.exec(typed)?.[1] ?? "";
		hearing.add("house", {
			is_block_allotment: "true",
			block_number,
			allotment_number
		}, lot.from);
		return;
	}
	const none = text.take(NONE);
	if (none) {
		addNumber(hearing, {
			from: none.from,
			to: none.to,
			value: "S/N"
		});
		return;
	}
	const number = numberIn(hearing, hasAddress);
	if (number) addNumber(hearing, number);
	else if (hearing.isOpen("house")) {
		const part = text.take(PART);
		if (part) hearing.add("house", { number: text.typed(part.from, part.to).trim() }, part.from, "part");
	}
}
function numberIn(hearing, hasAddress) {
	const { text } = hearing;
	const street = text.find(STREET);
	if (street) {
		const span = inStreet(hearing, street.from, street.to);
		if (span) return span;
		if (hearing.isOpen("house")) return null;
	}
	for (const pattern of [LED$1, HOME]) {
		const found = text.find(pattern);
		if (found) return spanOf(hearing, found.groups[1] ?? "", found.to);
	}
	const sign = hearing.isOpen("house") ? text.find(SIGN) : null;
	const shown = sign && (sign.groups[1] ?? sign.groups[2] ?? "");
	if (sign && shown) return spanOf(hearing, shown, text.rest.indexOf(shown, sign.from) + shown.length);
	const labelled = hearing.isCorrection ? text.find(LABELLED) : null;
	if (labelled) {
		const value = labelled.groups[1] ?? "";
		return spanOf(hearing, value, text.rest.indexOf(value, labelled.from) + value.length);
	}
	const km = hearing.isOpen("house") ? text.find(KM) : null;
	if (km) return {
		from: km.from,
		to: km.to,
		value: text.typed(km.from, km.to)
	};
	return hasAddress ? bareIn(hearing) : null;
}
function spanOf({ text }, value, to) {
	return {
		from: to - value.length,
		to,
		value: text.typed(to - value.length, to)
	};
}
/** 'rua 7 de setembro 250': the last number that is not part of the street's name. */
function inStreet(hearing, from, start) {
	const { text } = hearing;
	const stop = /[\n¤;?]/.exec(text.rest.slice(start))?.index ?? text.rest.length - start;
	const line = text.rest.slice(start, start + stop);
	const pattern = new RegExp(`(?:[ ,-](?:n|no|nr|num|numero)?[.:]? ?)(${NUMBER$1})(?![\\d/]|[.,-]\\d| de [a-z])`, "g");
	let best = null;
	for (const match of line.matchAll(pattern)) {
		const value = match[1] ?? "";
		const to = start + match.index + match[0].length;
		const name = line.slice(0, match.index).replace(/[^a-z]/g, "");
		if (!/\d/.test(line.slice(0, match.index)) && name === "" && !/n/.test(match[0].slice(0, -value.length))) continue;
		best = spanOf(hearing, value, to);
		break;
	}
	text.claim(from, best ? best.from : start + (/,/.exec(line)?.index ?? line.length));
	return best;
}
/** A number that is all there is to its clause, or follows a postcode. */
function bareIn(hearing) {
	const { text } = hearing;
	const alone = [...text.rest.matchAll(new RegExp(BARE, "g"))].map((match) => {
		return spanOf(hearing, match[1] ?? "", match.index + match[0].length);
	}).filter((span) => isAlone(hearing, span));
	const [first] = alone;
	if (!first) return null;
	if (hearing.isOpen("house") && alone.some(({ value }) => value !== first.value) && /\bou\b/.test(text.rest)) {
		hearing.add("house", { number: first.value }, first.from, "confirm");
		text.claim(first.from, first.to);
		return null;
	}
	return first;
}
var BEFORE = /^(?:e|eh|o|a|no|na|n|nr|num|numero|casa|is|es|it's|its|moro|so|fica|minha|meu|apenas|hj|sou|do|da|predio|sobrado|edificio|entao|pois)$/;
/** Around a bare number only fillers stand, and behind it a complement. */
function isAlone(hearing, { from, to }) {
	const { text } = hearing;
	const isOpen = hearing.isOpen("house");
	const before = /[^,;\n¤?!.]*$/.exec(text.rest.slice(0, from))?.[0] ?? "";
	const after = /^[^;\n¤?!,]*/.exec(text.rest.slice(to))?.[0] ?? "";
	const wordsBefore = before.split(/[^a-z0-9']+/).filter(Boolean);
	const wordsAfter = after.split(/[^a-z0-9']+/).filter(Boolean);
	const [next = ""] = wordsAfter;
	const name = nameAt(text.rest, to);
	const isNamed = name?.from === to + 1 && name.evidence === "known" && name.count > 1;
	const isFollowed = next === "" || isExtra(next) || FILLERS.has(next) || isNamed || GOES_ON$1.test(after.trim());
	const asks = isOpen && !isExtra(next) && text.clauseAt(from).isQuestion && (wordsBefore.length > 0 || wordsAfter.length > 0);
	if (isExtra(next) && hearing.has("cep") && !isOpen) return true;
	return !asks && isFollowed && wordsBefore.every((word) => FILLERS.has(word) || BEFORE.test(word));
}
var GOES_ON$1 = /^(?:e |mas |meu |minha |quero |queria |cep|tel|email|cpf|nome |me chamo|o mais|com (?:debito|instal|venc)|instala|pra |qual|quanto|tem |vcs |ou )/;
var LABEL = /^(?:apto|apt|ap|apartamento|bloco|torre|sala|loja|unidade)\.?$/i;
function addNumber(hearing, { from, to, value }) {
	const { text } = hearing;
	const parsed = parseHouseNumber(value);
	const behind = complementBehind(text, to);
	const complement = (behind && LABEL.test(behind.value) ? complementTold(text) : null) ?? behind ?? complementBefore(text, from) ?? complementTold(text);
	text.claim(from, to);
	if (complement) text.claim(complement.from, complement.to);
	if ("problem" in parsed) return;
	const values = {
		number: parsed.value,
		...complement ? { complement: complement.value } : {}
	};
	hearing.add("house", values, from);
}
// src/understanding/parts/name.ts
var IS = "(?: completo| inteiro| todo| social)?(?: (?:e|eh|is|es|era|seria)(?= )| *[:=])?(?: (?:o|a)(?= ))?";
var IS_WRONG = "(?: [a-z]+){0,3} (?:errad[oa]|incorret[oa]|cert[oa]|corret[oa])(?:,? (?:o )?(?:cert[oa]|corret[oa]))?,? (?:e|eh)(?= )(?: (?:o|a)(?= ))?";
var MOTHER = [
	`(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS_WRONG}`,
	`(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS}`,
	`(?:minha |a )?(?:mae|mamae|genitora)(?: (?:se chama(?:va)?|chama-se|chama(?:va)?|e|eh|era)(?= )| *[:=])(?: a(?= ))?`,
	`mae`,
	`(?:filh[oa] d[ea])`,
	`(?:my mother(?:'s name is| is)|mi madre (?:se llama|es))`
];
var HERS = [
	"(?:ela )?(?:se chama(?:va)?|chama(?:va)?-se|chama(?:va)?)",
	"chama-se",
	`(?:o )?nome dela${IS}`,
	`a minha(?: mae)?(?: se chama(?:va)?| (?:e|eh|era)(?= ))?(?: a(?= ))?`,
	"era(?: a)?",
	"dona",
	"(?:no|na) (?:documento|rg|registro|certidao)(?: (?:ta|esta|consta|e|eh))?(?: como)?"
];
var OWN = [
	`(?:o )?meu nome (?:de batismo|de registro|verdadeiro|oficial|certo|correto)${IS}`,
	`(?:(?:o )?meu |o )?(?:nome|name)${IS_WRONG}`,
	`(?:(?:o )?meu |o )?(?:nome|name)${IS}`,
	"(?:no|na) (?:documento|rg|registro|certidao|identidade|cnh)(?: (?:ta|esta|consta|e|eh))(?: como)?",
	"(?:eu )?me chamo",
	"chamo-me",
	"(?:my name is|my name's|i am|i'm)",
	"me llamo",
	`mi nombre${IS}`
];
var WEAK = [
	"(?:na verdade|na real|o certo|o correto),? (?:e|eh)(?: (?:o|a))?",
	"(?:eu )?(?:sou|soy)(?: (?:o|a))?",
	"(?:aqui|quem fala) (?:e|eh)(?: (?:o|a))?",
	"(?:o |a )?titular(?: (?:vai ser|sera|e|eh))?(?: (?:eu|o|a))*",
	"(?:pode ser|(?:n?o|em) nome (?:de|da|do))(?: (?:o|a))?",
	"(?:pode |podem )?(?:colocar?|coloque|botar?|por|poe|anotar?|anote|escrever?|cadastrar?|registrar?|usar?)(?: (?:o|a|como|nome|ai|no nome de|em nome de))*",
	"(?:e|eh|seria)(?: (?:o|a))?",
	"(?:sr|sra|srta|dr|dra|doutor|doutora|senhor|senhora|dona|seu|prof|professora?)\\.?"
];
/** Lead-ins at the start of a clause or of what is left of one. */
var led = (leads) => new RegExp(`(?:^|[^a-z0-9¤'-])(?:${leads.join("|")}) *[:,-]? *(?=[a-z])`);
/** Behind a word for the mistake, in a correction: 'escrevi errado, é …' */
var MENDED_LED = led(["(?:errad[oa]|cert[oa]|corret[oa]),? (?:e|eh)(?: (?:o|a))?(?= )"]);
var MOTHER_LED = led(MOTHER);
var HERS_LED = led(HERS);
var OWN_LED = led(OWN);
var OF_MOTHER = /\b(?:mae|mamae|genitora|dela|mother|madre)\b/;
var FIELDS = {
	name: "name",
	mother: "mothers_name"
};
var GOES_ON = /^(?:e|com|mas|tenho|nascid[oa]|nasci|nascimento|cpf|rg|cnpj|email|e-mail|emails|tel|telefone|fone|cel|celular|zap|whats|whatsapp|mae|minha|meu|my|o|cep|venc\w*|moro|quero|numero|ddd|por|obrigad[oa]|obg|ja|ela|ele|que|q|pq|porque|pra|mas|uai|tche|man[oa])$/;
/** The visitor's name and the mother's. Letters alone do not make a name. */
function hearNames(hearing) {
	if (hearing.home("mother") !== null) {
		hearLed(hearing, "mother", MOTHER_LED);
		if (hearing.isOpen("mother")) hearLed(hearing, "mother", HERS_LED);
	}
	if (hearing.isExpected("name") || OWN_LED.test(hearing.text.rest)) hearLed(hearing, "name", OWN_LED);
	for (const kind of ["name", "mother"]) {
		if (hearing.isCorrection && hearing.isOpen(kind) && !hearing.has(kind)) hearLed(hearing, kind, MENDED_LED);
		if ((hearing.isOpen(kind) || kind === "name" && hearing.isAhead("name") && hearing.hasAny) && !hearing.has(kind)) hearBare(hearing, kind);
	}
}
/** A state at the end: 'Salvador BA' */
var STATE = / (?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to|acre|alagoas|amapa|amazonas|bahia|ceara|goias|maranhao|mato grosso(?: do sul)?|minas(?: gerais)?|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (?:norte|sul)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins)$/;
/** A name behind words that announce one. */
function hearLed(hearing, kind, pattern) {
	const { text } = hearing;
	let from = 0;
	for (let tries = 0; tries < 4; tries++) {
		const match = pattern.exec(text.rest.slice(from));
		if (!match) return;
		const start = from + match.index + match[0].length;
		const name = nameAt(text.rest, start);
		if (name && !text.clauseAt(start).isQuestion && isFree(text.rest, start, name) && accept(hearing, kind, name, match.index + from, "led")) return;
		from = start;
	}
}
/** Only small words stand between a lead-in and its name. */
var isFree = (rest, start, name) => /^[^a-z]*$/.test(rest.slice(start, name.from));
var STARTS = new RegExp(`^(?:[^a-z0-9¤]*(?:${WEAK.map((lead) => `${lead}(?= )`).join("|")}))? *[:,-]? *`);
/** A name that is all there is to a clause, but for fillers. */
function hearBare(hearing, kind) {
	const { text } = hearing;
	const isOpen = hearing.isOpen(kind);
	for (const part of segmentsOf(hearing)) {
		const start = startOf(part.text);
		const name = nameAt(text.rest, part.from + start);
		if (!name || name.from !== part.from + start || name.from >= part.from + part.text.length) continue;
		if (!(name.stop === "" || GOES_ON.test(name.stop) || FILLERS.has(name.stop))) continue;
		if (!(isOpen || name.evidence === "known" && name.count > 1) || !isOpen && isCity(hearing, name)) continue;
		if (accept(hearing, kind, name, name.from, "bare")) return;
	}
}
/** Stretches between punctuation and what was taken, of clauses that ask nothing. */
function segmentsOf({ text }) {
	return text.parts(false).flatMap((part) => [...part.text.matchAll(/[^,;:\n¤()]+/g)].map((match) => ({
		text: match[0],
		from: part.from + match.index
	})));
}
/** Where the name may begin, behind fillers and weak lead-ins. */
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
/** 'joão pessoa' in an address is a city. */
function isCity({ text }, { from, to }) {
	const said = text.said.slice(from, to);
	return said === "joao pessoa" || STATE.test(said);
}
function accept(hearing, kind, name, at, how) {
	const { text } = hearing;
	const field = FIELDS[kind] ?? "";
	const typed = text.typed(name.from, name.to);
	const value = asName(typed);
	if (kind === "name" && how === "led" && OF_MOTHER.test(text.said.slice(at, name.from))) return false;
	if (value === null || name.count < 2) {
		if (!hearing.isOpen(kind) || name.evidence === "none") return false;
		hearing.add(kind, { [field]: typed.split(" ").map(mended).join(" ") }, name.from, "surname");
		text.claim(at, name.to);
		return true;
	}
	const isSure = name.evidence !== "none" || how === "led" && (name.stop === "" || GOES_ON.test(name.stop) || FILLERS.has(name.stop));
	if (!isSure && !hearing.isOpen(kind)) return false;
	if (!isSure && !/[aeiouy]/.test(typed)) return false;
	text.claim(at, name.to);
	const isShort = / \p{L}$/u.test(value);
	const isPlace = !hearing.isOpen(kind) && hearing.has("cep") && /^[a-z]+ d[aeo]s? [a-z]+$/.test(text.said.slice(name.from, name.to)) && /[\d ,.-]+$/.exec(text.said.slice(0, name.from))?.[0].replace(/\D/g, "").length === 8;
	const isWhole = isSure && !isShort && !isPlace && !touchesDigits(hearing, name);
	hearing.add(kind, { [field]: value }, name.from, isWhole ? null : "confirm");
	return true;
}
/** 'João 123' */
var touchesDigits = ({ text }, { to }) => /^ *\d/.test(text.rest.slice(to));
// src/understanding/parts/phone.ts
var LEAD$1 = "(?:tel(?:efone)?s?|fone|cel(?:ular)?|zap(?:zap)?|whats(?:app)?|wpp|fixo|contato|liga(?:r|m|e)?|ligue|chip|linha|numero|phone|telefono|movil|ddd|n)";
var NUMBER = /(?:^|[^\d¤.,/-])((?:\+ ?\d{1,3}[ .-]?)?\(?0?\d{2,3}\)?[ ./-]{0,2}(?:numero )?9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/;
var APART = /\bddd\b[ :]*(?:e |eh )?(\d{2})\b[^\d¤?]{0,24}(9?\d{4}[ .-]?\d{4})(?!\d)/;
var APART_BEHIND = /(?:^|[^\d])(9?\d{4}[ .-]?\d{4})\b[^\d¤?]{0,16}\bddd\b[ :]*(?:e |eh )?(\d{2})\b/;
var WITHOUT_AREA = /(?:^|[^\d¤.,/-])(9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/;
var FOREIGN = /\+ ?(?!5 ?5)\d[\d .()-]{6,18}/;
var ANY = /(?:^|[^\d¤.,/-])(\(?\+?\d[\d ().-]{8,18}\d)(?!\d)/;
var LED = new RegExp(`\\b${LEAD$1}\\b[^\\d¤?]{0,24}$`);
/** Telephones. Eight or nine digits alone are one only where a telephone is asked or named. */
function hearPhone(hearing) {
	const { text } = hearing;
	const foreign = text.take(FOREIGN);
	if (foreign) add$1(hearing, text.typed(foreign.from, foreign.to), foreign.from);
	const apart = text.take(APART);
	const behind = apart ? null : text.take(APART_BEHIND);
	if (apart) add$1(hearing, `${apart.groups[1]}${apart.groups[2]}`, apart.from);
	if (behind) add$1(hearing, `${behind.groups[2]}${behind.groups[1]}`, behind.from);
	for (let found = text.find(NUMBER); found; found = text.find(NUMBER)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		const digits = phoneDigits(value);
		const parsed = parsePhone(value.replace("numero", ""));
		const isMeant = hearing.isOpen("phone") || isLed(hearing, from);
		if ("problem" in parsed && (!isMeant || digits.length < 10)) break;
		text.claim(from, found.to);
		if ("value" in parsed || isMeant) add$1(hearing, value.replace("numero", ""), from);
	}
	for (let found = text.find(WITHOUT_AREA); found; found = text.find(WITHOUT_AREA)) {
		const value = found.groups[1] ?? "";
		const from = found.to - value.length;
		if (!hearing.isOpen("phone") && !isLed(hearing, from)) break;
		text.claim(from, found.to);
		hearing.add("phone", named(hearing, value.replace(/\D/g, "")), from, "ddd");
	}
	const any = hearing.isOpen("phone") && !hearing.has("phone") ? text.take(ANY) : null;
	if (any) add$1(hearing, any.groups[1] ?? "", any.from);
}
var isLed = ({ text }, from) => LED.test(text.rest.slice(Math.max(0, from - 48), from));
/** `phone`, and where a call is asked for `telephone`. */
var named = (hearing, phone) => hearing.hasField("phone", "telephone") ? { telephone: phone } : { phone };
function add$1(hearing, raw, at) {
	const parsed = parsePhone(raw);
	if ("problem" in parsed) hearing.add("phone", named(hearing, raw.trim()), at, "invalid");
	else hearing.add("phone", named(hearing, parsed.value), at);
}
// src/understanding/words/plans.ts
var SERVICES = [
	[/\bparamount(?: ?\+| plus)?(?![a-z])/, "paramount"],
	[/\b(?:hbo ?max|hbo|(?:com|o|e) max|max)\b/, "max"],
	[/\b(?:globo ?-?play|globo)\b/, "globo"]
];
var OTHER_SERVICE = /\b(?:netflix|deezer|disney|prime(?: video)?|amazon|spotify|apple tv|telecine|premiere|star ?plus|crunchyroll|youtube|canais|canal|hbo go)\b/;
var ANY_SERVICE = /\bcom (?:algum |um |uns )?(?:streamings?|tv|assinatura|filmes|series)\b/;
var CHEAPEST = /\b(?:(?:mais|bem) (?:barat\w+|em conta|economic[oa])|menor (?:preco|valor|custo)|(?:mais )?baratinho|mais basic(?:o|inho)|(?:o )?(?:plano )?basic(?:o|inho)(?= (?:ta|esta|mesmo|ja|serve|resolve|basta|atende|pra mim))|cheapest|(?:el )?mas (?:barato|economico)|precinho)\b/;
var FASTEST = /\b(?:mais (?:rapid\w+|veloz(?:es)?|velocidade|forte|potente|ligeir[oa])|maior (?:velocidade|plano|de todos)|fastest|(?:el )?mas rapido|top de linha)\b/;
var DEAREST = /\b(?:mais (?:car[oa]|complet[oa]))\b/;
var BEST = /\b(?:(?:o|a) melhor(?: de todos| que| q|$)|o melhor plano|the best)/;
var PLAIN = /\b(?:sem (?:streaming|streamings|tv|assinatura|nada|extras?|canal|canais)|(?:so|apenas|somente) (?:a )?(?:internet|net)|purinho|simples)\b/;
var GIGA = /(?:^|[^a-z\d.,])(?:(\d) ?)?(?:gigas?|gbps|gb|gigabits?|g)(?![a-z0-9])/;
var MEGA = /(?:^|[^\d.,])(\d{3,4}) ?(?:megas?|mbps|mb|m|mega)?(?![a-z0-9]|[.,/-]\d| ?(?:reais|pila|conto|anos|apto|ap\b))/;
var PRICE = /(?:r\$ ?)?(\d{2,3})(?:[.,](\d{2}))(?: reais)?(?!\d)|(?:^|[^\d.,])(\d{2,3}) ?(?:reais|real|conto|pila)\b|r\$ ?(\d{2,3})(?!\d)|\b(?:o|aquele) de (\d{2})(?![\d.,])/;
/** What folded text says of a plan; null when it says nothing. */
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
	const isPlain = take(PLAIN) !== null;
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
		price: price ? Number(`${price[1] ?? price[3] ?? price[4] ?? price[5]}.${price[2] ?? "00"}`) : null,
		isTorn: different.size > 1,
		spans,
		rest
	};
}
/** The one plan on offer that was meant. A speed alone means the plan without streaming (D65). */
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
/** By the speed it is sold as, and by the one it has: the plan sold as 700 downloads at 600. */
var hasSpeed = (plan, speed) => soldSpeed(plan.sku) === speed || plan.plan_download === speed || normalise(plan.plan).startsWith(nameOf(speed));
var nameOf = (speed) => speed % 1e3 === 0 ? `${speed / 1e3} giga` : `${speed} mega`;
var costs = (plan, price) => [plan.price, plan.price_with_dacc].some((each) => each === price || price % 1 === 0 && Math.floor(each) === price || Math.round(each) === price);
function ranked(plans, rank) {
	const score = (plan) => rank === "cheapest" ? -plan.price_with_dacc : rank === "dearest" ? plan.price_with_dacc : plan.plan_download * 1e6 - plan.price_with_dacc;
	const top = Math.max(...plans.map(score));
	const best = plans.filter((plan) => score(plan) === top);
	return best.length === 1 ? best[0] ?? null : null;
}
// src/understanding/parts/plan.ts
var CHOICE = /\b(?:quero|queria|querendo|qro|pode ser|pode por|fico|ficar|ficamos|vou (?:de|querer|ficar|pegar|no)|vou|vamos (?:de|no)|bora (?:de|no)|vai (?:de|ser|no)|fechad[oa]|escolho|escolhi|prefiro|manda|me ve|me da|bota|coloca|coloque|pego|levo|fecha|fechar|fechado|assino|contrato|contratar|assinar|troca\w*|muda\w*|altera\w*|aquele|o de|o do|o q|o que|esse de|este de|i want|quiero|bora)\b/;
var FILLING = /^(?:cep|numero|n|meu|minha|nome|tel|telefone|nenhum|nenhuma|nada|boleto|pix|debito|automatico|fatura|o|a|os|as|um|uma|de|do|da|dos|com|e|no|na|pra|pro|por|mes|mensal|plano|planos|pacote|opcao|oferta|internet|net|fibra|que|q|tem|tiver|tiverem|vcs|voces|for|todos|mim|quero|queria|pode|ser|vou|querer|ficar|fico|escolho|esse|este|aquele|aquela|prefiro|manda|mesmo|velocidade|the|one|el|plus|reais|streaming|me|ve|mega|entao|la|r|bom|boa|otimo|tamanho|basta|suficiente|resolve|atende|serve|chega|sobra)$/;
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
var POSITION = new RegExp(`^(?:(?:quero|prefiro|pode ser|fico com|vou de) )*(?:o |a )?(?:(?:plano|opcao|oferta) )?(?:(ultim[oa])|(${ORDINALS.join("|")}))(?: (?:plano|opcao|oferta|da lista))?$`);
var OF_HOUSE = /\b(?:cep|num|numero|casa|ap|apto|apartamento|rua|avenida|av|rg|bloco)\b/;
var ANAPHORA = /\b(?:quero|pode ser|fico com|vou (?:de|querer)|manda|prefiro|escolho) (?:ele|esse|este|essa|esta)\b/;
var ALONE = /\b(?:sem (?:o |nenhum )?extra(?: nenhum)?|nenhum extra|so isso|so (?:o plano|a oferta)|mais nada)\b/;
/** The plan, among those on offer; before coverage is known, a wish. */
function hearPlan(hearing) {
	const { text } = hearing;
	if (!hearing.isExpected("plan") && !/\b(?:giga|gigas|mega|megas|plano|oferta)\b/.test(text.said)) return;
	const isOpen = hearing.isOpen("plan");
	const isAnaphoric = ANAPHORA.test(text.rest);
	for (const { from, to, isQuestion } of text.clauses) {
		if (isQuestion && !isAnaphoric) continue;
		const clause = text.rest.slice(from, to);
		const placed = isOpen ? byPosition(hearing, clause) : null;
		if (placed) {
			add(hearing, placed, from);
			continue;
		}
		const said = planSaid(clause);
		if (!said || !isChosen(hearing, clause, said, isAnaphoric)) continue;
		if (understand(hearing, said, from)) for (const [at, end] of said.spans) text.claim(from + at, from + end);
	}
}
/** A plan is chosen by a verb, or by a clause that says nothing else. */
function isChosen(hearing, clause, said, isAnaphoric) {
	const isBare = said.speed !== null && !/\d ?(?:g|m)/.test(clause);
	const isOffer = /\b(?:quero|queria|vou|fico|prefiro|pode ser)\b[^¤]{0,16}\b[oa] de (?:[3-8]00|1000|2000)\b/.test(clause);
	if (isBare && !isOffer && (OF_HOUSE.test(hearing.text.said) || (hearing.isOpen("plan") ? /\bnr?o?[.:] ?\d/ : /\bn(?:o|ro?)?[.:]? ?\d/).test(clause))) return false;
	if (/\bpossivel\b|\bsaber\b/.test(clause)) return false;
	if (EITHER.test(clause) || NEGATION.test(said.rest) && !ALONE.test(clause)) return false;
	const left = said.rest.split(/[^a-z0-9+]+/).filter((word) => word && !FILLING.test(word) && !FILLERS.has(word));
	const hasNumber = left.some((word) => /^\d/.test(word));
	const isMeant = CHOICE.test(clause) || isAnaphoric;
	const isNamed = said.services.length > 0 || said.rank !== null || said.price !== null || /\b(?:giga|mega|gb|mb|plano)|\bde (?:[3-8]00|1000|2000)\b/.test(clause);
	if (hearing.isOpen("plan")) return left.length === 0 || isMeant && !hasNumber || isNamed && left.length < 2 && !hasNumber;
	if (!isNamed && !(hearing.isCorrection && /\b(?:o|pro|pra|para) de \d/.test(clause))) return false;
	if (said.price !== null && said.speed === null && said.services.length === 0) return false;
	if (said.speed === null && said.services.length === 0 && said.rank === null) return false;
	return left.length === 0 || isMeant && !hasNumber || said.speed !== null;
}
function understand(hearing, said, at) {
	const plans = offered(hearing);
	if (plans === null) {
		const wish = wishOf(said);
		if (wish === null) return false;
		hearing.add("plan", { wish }, at, wish.includes(" ") ? "confirm" : null);
		return true;
	}
	const extras = hearing.situation.order.facts.offers?.extras ?? [];
	const extra = hearing.hasField("plan", "offer2") && extras.length > 0 ? extras.find((each) => said.services.some((slug) => serves(each, slug))) : void 0;
	const meant = planMeant(extra ? {
		...said,
		services: []
	} : said, plans);
	if (typeof meant === "string") {
		if (hearing.isOpen("plan") || said.speed !== null) hearing.add("plan", {}, at, meant === "none" ? "unavailable" : "part");
		return true;
	}
	if (extra !== void 0 && said.speed === null && said.rank === null) return false;
	const values = {
		...valuesOf$1(hearing, meant.id),
		...extra ? { offer2: extra.id } : {}
	};
	hearing.add("plan", values, at, said.rank === "best" ? "confirm" : null);
	return true;
}
var serves = (plan, slug) => plan.subscriptions.some((each) => each.toLowerCase().includes(slug));
/** The plans to choose from; null: coverage is not known yet, and anything is a wish. */
function offered(hearing) {
	const { coverage, offers } = hearing.situation.order.facts;
	if (hearing.hasField("plan", "offer1")) return offersInOrder(offers?.plans ?? [], hearing.situation.order.wish);
	if (hearing.isOfCustomer) return offers?.plans ?? [];
	return coverage?.plans ?? null;
}
var valuesOf$1 = (hearing, id) => hearing.hasField("plan", "offer1") ? { offer1: id } : { idPlan: id };
function add(hearing, id, at) {
	hearing.add("plan", valuesOf$1(hearing, id), at);
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
function byPosition(hearing, clause) {
	const match = POSITION.exec(clause.trim());
	if (/^\W*(?:segunda|terca|quarta|quinta|sexta)\W*$/.test(clause)) return null;
	const plans = offered(hearing);
	if (!match || !plans) return null;
	if (match[1]) return plans.at(-1)?.id ?? null;
	return plans[ORDINALS.findIndex((ordinal) => new RegExp(`^${ordinal}$`).test(match[2] ?? ""))]?.id ?? null;
}
// src/understanding/parts/talk.ts
var GREETING = /^(?:oi+e?|ola+|opa|eae|eai|e ai|salve|hey|hello|hi|hola|bo[am] (?:dia|tarde|noite)|alo|fala)\b/;
var THANKS = /\b(?:obrigad[oa]|obg|brigad[oa]|valeu|vlw|agradec\w+|grat[oa]|thanks|thank you|gracias)\b/;
var BYE = /\b(?:tchau|ate (?:mais|logo|breve)|flw|falou|adeus|bye)\b/;
var UPSET = /\b(?:merda|porra|caralho|krl|pqp|vsf|fdp|tnc|puta|bosta|lixo|idiota|imbecil|burr[oa]|otari[oa]|babaca|palhac\w+|ladr[ao]\w*|ladroes|absurdo|ridicul[oa]|raiva|odeio|pessim[oa]|que saco|cansei|desisto|inferno|droga|demora\w* (?:muito|demais)|demora da)\b/;
/** What is answered in kind and is no answer to the question. @param said folded text */
function smalltalkIn(said) {
	const whole = bareWords(said).join(" ");
	if (UPSET.test(whole)) return "upset";
	if (BYE.test(whole)) return "bye";
	if (THANKS.test(whole)) return "thanks";
	return GREETING.test(whole) ? "greeting" : null;
}
var ADVICE = [
	/\b(?:qual|quais)\b[^¤]{0,24}\b(?:melhor|compensa|indica\w*|recomenda\w*|sugere|vale mais|serve|ideal|bom|boa)\b/,
	/\b(?:me )?(?:indica|recomenda|sugere|aconselha)\w*\b/,
	/\b(?:nao sei|em duvida|duvida)\b[^¤]{0,24}\b(?:qual|plano|escolher|pegar|entre)\b/,
	/\bqual (?:plano )?(?:eu )?(?:pego|escolho|contrato|vc acha|voce acha|devo)\b/,
	/\b(?:me )?ajud\w+ a escolher\b/,
	/\bwhich (?:one|plan)\b|\bcual (?:es el mejor|me recomienda)/
];
/** Whether a visitor wants to be told which plan to take. @param said folded text */
var asksForAdvice = (said) => ADVICE.some((pattern) => pattern.test(said));
var COMPANY = /\b(?:cnpj|pj|pessoa juridica|empresa|empresarial|firma|mei|loja|negocio)\b/;
var PERSON = /\b(?:cpf|pf|pessoa fisica|pra mim|para mim|mim mesm[oa])\b/;
/** Whose document it will be, where that was said without the number. @param said folded text */
function personIn(said) {
	if (/\b(?:nao|sem|n)\b|\?/.test(said)) return null;
	const isCompany = COMPANY.test(said);
	if (isCompany === PERSON.test(said)) return null;
	return isCompany ? "pj" : "pf";
}
// src/understanding/parts/take-back.ts
/** What takes back the words before it: 'dia 10, não, dia 20'; 'não' alone does so only between marks. */
var TAKES_BACK = /[\s,.;:-]+(?:nao[,.;:!]+|nao (?=(?:desculp|pera|espera|perdao|ops|opa|quer dizer|digo))|(?:e )?(?:ops|opa|ou melhor|melhor dizendo|quer dizer|digo|na verdade|alias|perdao|desculp[ae]|perai?|espera|errei|corrigindo|minto|(?:pensando|pensei) (?:bem|melhor)|mudei de ideia)(?![a-z]))(?:[\s,.;:!]+(?:nao(?=[\s,.;:!]+[a-z0-9])|ops|opa|ou melhor|quer dizer|digo|na verdade|perdao|desculp[ae]|perai?|espera|errei|esse nao)(?![a-z]))*[\s,.;:!]*(?:(?:e|eh|o certo e) )?/g;
/** What denies or leaves behind a value: 'não é 1, é 2', 'o antigo era 1, agora é 2', 'ia de 1 mas vou de 2'. */
var LEAVES = /\b(?:nao (?:e|eh|era|sao|quero|uso|usa|usem|manda|coloca|seria)|ia|iria|queria|pensei|pensava|era|antig[oa]|antes|velh[oa])\b/;
var TURNS = /[,;.]? (?:e sim|mas sim|mas|agora|hoje|depois|atual|nov[oa]|usa|usem|usar|coloca|e|eh)(?: (?:e|eh|vou|quero|uso|o|a|no|de|por))* |[,;] /g;
var MOST = 6;
/** Between the mark and what takes the place: 'o final é', 'o ano é'. */
var LEAD = /^(?:(?:o|a|os|as) )?(?:final|fim|ultim[oa]s?|numero|digitos?|ano|mes|dia)?[\s,]*(?:(?:e|eh|era|certo e) )?/;
/**
* Takes away a value that the message itself replaces by another of its kind, so that only the later one is heard.
* @param alone hears a message by itself
* @returns the message with the new value in the place of the old one, where only a part of it was replaced
*/
function dropTakenBack(hearing, alone) {
	const { rest } = hearing.text;
	const spoken = [...rest.matchAll(TAKES_BACK)].map(({ 0: mark, index }) => ({
		since: 0,
		from: index,
		to: index + mark.length
	}));
	const marks = [...spoken];
	const since = LEAVES.exec(rest)?.index;
	if (since !== void 0) for (const { 0: mark, index } of rest.slice(since).matchAll(TURNS)) marks.push({
		since,
		from: since + index,
		to: since + index + mark.length
	});
	if (marks.length > MOST || marks.some((mark) => isReplaced(hearing, alone, mark))) return null;
	const [only, another] = spoken;
	return only && !another ? partReplaced(hearing, alone, only) : null;
}
function isReplaced(hearing, alone, { since, from, to }) {
	const { raw } = hearing.text;
	const before = alone(raw.slice(since, from));
	const after = before.length > 0 ? alone(raw.slice(to)) : [];
	const old = before.find(({ kind }) => after.some((each) => each.kind === kind && each.why === null));
	if (!old) return false;
	const next = before.find(({ at }) => at > old.at);
	hearing.text.claim(since === 0 ? old.at : since, next ? since + next.at : to - 1);
	if (next) hearing.text.claim(from, to - 1);
	return true;
}
/** At most so many words are tried in one another's place. */
var WORDS = 12;
/**
* 'segunda de manhã, não, terça', 'lote 15, digo, lote 16': the words behind the mark take the place of words of the
* same form. Where that may be done in several ways, or in none, the value is not heard as it was.
*/
function partReplaced(hearing, alone, { from, to }) {
	const { raw, rest } = hearing.text;
	const last = alone(raw.slice(0, from)).at(-1);
	const behind = to + (LEAD.exec(rest.slice(to))?.[0].length ?? 0);
	const end = /[,;.!?\n](?=\s|$)/.exec(rest.slice(behind))?.index ?? rest.length - behind;
	const fresh = wordsOf(rest.slice(behind, behind + end));
	const old = wordsOf(rest.slice(0, from));
	if (!last || fresh.length === 0 || fresh.length > 4 || old.length > WORDS) return null;
	const typed = raw.slice(behind, behind + end).trim();
	const found = [];
	const tries = last.kind === "email" ? 0 : old.length;
	for (let at = 0; at < tries && at + fresh.length <= old.length; at++) {
		const words = old.slice(at, at + fresh.length);
		const [first] = words;
		const final = words.at(-1);
		if (!first || !final || !words.every((word, place) => isLike(word.text, fresh[place]?.text ?? ""))) continue;
		const message = `${raw.slice(0, first.from)}${typed}${raw.slice(final.to, from)}${raw.slice(behind + end)}`;
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
	const best = found.filter(({ alike }) => alike === most);
	const [only] = best;
	if (only && best.every(({ values }) => isSame(values, only.values))) return only.message;
	const news = rest.slice(behind, behind + end);
	if ((only !== void 0 || last.kind === "email" || /\d/.test(news) || unexplainedIn(news).length > 0) && alone(raw.slice(to)).length === 0) hearing.dispute(last.kind);
	return null;
}
var wordsOf = (text) => [...text.matchAll(/[a-z0-9/]+/g)].map(({ 0: word, index }) => ({
	text: word,
	from: index,
	to: index + word.length
}));
/** Both are words, or both numbers of the same length. */
var isLike = (a, b) => /\d/.test(a) || /\d/.test(b) ? a.replace(/\d/g, "9") === b.replace(/\d/g, "9") : true;
// src/understanding/parts/visit.ts
var MORNING = /\b(?:manha|matutino|morning|manana|cedo|cedinho|(?:antes|ate) d?o (?:almoco|meio[- ]dia)|primeiro horario)\b/;
var AFTERNOON = /\b(?:tarde|tardinha|vespertino|afternoon|(?:depois|apos) d?o (?:almoco|meio[- ]dia))\b/;
var NIGHT = /\b(?:noite|noturno|night|madrugada|noche)\b/;
var HOUR = /\b(?:as |a |la pelas |pelas |umas )?(\d{1,2})(?:h\d{0,2}|:\d\d| ?horas?)(?![a-z0-9])/;
var LATER = /\b(?:depois|apos|a partir) d?[aeo]s? \d/;
var WEEKDAYS = [
	/\b(?:domingo|dom|sunday)\b/,
	/\b(?:segunda|seg|2a|monday|lunes)(?:[ -]?feira)?\b/,
	/\b(?:terca|ter|3a|tuesday|martes)(?:[ -]?feira)?\b/,
	/\b(?:quarta|qua|4a|wednesday|miercoles)(?:[ -]?feira)?\b/,
	/\b(?:quinta|qui|5a|thursday|jueves)(?:[ -]?feira)?\b/,
	/\b(?:sexta|sex|6a|friday|viernes)(?:[ -]?feira)?\b/,
	/\b(?:sabado|sab|saturday)\b/
];
var SOONEST = /\b(?:mais cedo possivel|(?:o )?mais rapido|quanto antes|primeir[oa] (?:dia|data|horario)(?: (?:livre|possivel))?|assim que (?:possivel|der|puder)|logo|as soon as)\b/;
var OTHER_WEEK = /\boutra\b|\bseguinte\b|\bretrasad\w+/;
var NEXT_WEEK = /\bsemana que vem\b|\bproxima semana\b|\bnext week\b/;
var DAY = /\bdia (\d{1,2})(?![\d/:]| ?h)|^\W*(?:(?:no|pro|para o|quero) )?(\d{1,2})(?= (?:de|pela|a|as|na|no periodo da) (?:manha|tarde))/;
var RELATIVE = [
	[/\bdepois de amanha\b/, 2],
	[/\bamanha\b|\btomorrow\b/, 1],
	[/\bhoje\b|\bagora\b|\btoday\b/, 0],
	[/\bdaqui (?:a )?(?:uma|1) semana\b/, 7],
	[/\bdaqui (?:a )?(?:duas|2|quinze|15)(?: semanas| dias)\b/, 14]
];
var CONTEXT = /\b(?:instal\w*|tecnico|visita|agend\w*|marca\w*|install\w*)\b/;
var SPLIT = /\b(?:ou|se nao (?:der|tiver|puder)|senao|caso nao|or)\b/;
/** The day and period of the installation, and a second choice. Nothing near what was said is taken. */
function hearVisit(hearing) {
	const { text, situation } = hearing;
	const isOpen = hearing.isOpen("visit");
	const free = situation.order.facts.freeDates;
	if (!hearing.isExpected("visit") || free === null && !isOpen) return;
	const wishes = [];
	for (const { from, to, isQuestion } of text.clauses) {
		const clause = text.rest.slice(from, to);
		const isMeant = isOpen || CONTEXT.test(clause);
		if (isQuestion || !isMeant) continue;
		let at = from;
		for (const part of clause.split(SPLIT)) {
			const wish = wishIn(hearing, part, text.rest.indexOf(part, at));
			at += part.length;
			if (wish && !refuses(part)) wishes.push(wish);
		}
	}
	const whole = withoutTorn(merged(wishes));
	const [first, second] = whole;
	if (isOpen && !first && wishes.length > 0) hearing.add("visit", {}, wishes[0]?.from ?? 0, "part");
	if (!first || !isOpen && (first.dates.length !== 1 || first.period === null)) return;
	const primary = valuesOf(first, free ?? [], "");
	const other = second ? valuesOf(second, free ?? [], "2") : null;
	const isTorn = whole.length > 2 || second?.dates.length === 0;
	const why = primary.why ?? (isTorn ? "confirm" : null);
	for (const { from, to, isQuestion } of text.clauses) if (!isQuestion && (isOpen || CONTEXT.test(text.rest.slice(from, to)))) claimWords(hearing, from, to);
	hearing.add("visit", {
		...primary.values,
		...other?.why === null ? other.values : {}
	}, first.from, why);
}
/** What was said of day, period and visit: the clause may hold another answer. */
function claimWords({ text }, from, to) {
	for (const date of datesIn(text)) if (date.from >= from && date.to <= to) text.claim(date.from, date.to);
	for (const pattern of [
		...WEEKDAYS,
		DAY,
		MORNING,
		AFTERNOON,
		HOUR,
		CONTEXT
	]) {
		const match = pattern.exec(text.rest.slice(from, to));
		if (match) text.claim(from + match.index, from + match.index + match[0].length);
	}
}
var BUSY = /\b(?:trabalh\w+|estud\w+|viaj\w+|ocupad[oa]|plantao|saio|durmo)\b/;
var refuses = (part) => /\bnao\W*$/.test(part) || BUSY.test(part) || NEGATION.test(part) && /\b(?:posso|da|consigo|pode|serve|quero|vou|estou)\b/.test(part);
/** 'dia 24, de manhã ou de tarde': the day was said, and the part of it was not. */
function withoutTorn(wishes) {
	const [first, second, third] = wishes;
	return first?.period && second?.period && second.dates.length === 0 && !third ? [{
		...first,
		period: null
	}].filter(({ dates }) => dates.length > 0) : wishes;
}
/** 'dia 24' in one clause and 'de manhã' in the next are one wish. */
function merged(wishes) {
	const whole = [];
	for (const wish of wishes) {
		const before = whole.at(-1);
		const fits = before && before.dates.length === 0 !== (wish.dates.length === 0) && !(before.period && wish.period);
		if (before && fits) whole[whole.length - 1] = {
			...before,
			dates: [...before.dates, ...wish.dates],
			period: before.period ?? wish.period,
			isElse: before.isElse || wish.isElse
		};
		else whole.push(wish);
	}
	return whole;
}
function wishIn(hearing, part, from) {
	const { situation, text } = hearing;
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
	const number = WEEKDAYS.findIndex((name) => name.test(rest));
	const day = DAY.exec(rest);
	if (day) dates.add(nextOfMonth(Number(day[1] ?? day[2]), today));
	if (number >= 0) dates.add(sameDay([...dates], number) ?? nextWeekday(number, today, NEXT_WEEK.test(rest)));
	const soonest = SOONEST.exec(rest);
	if (soonest) rest = blank(rest, soonest.index, soonest.index + soonest[0].length);
	const isVague = soonest !== null || OTHER_WEEK.test(rest);
	const period = periodIn(rest);
	const isElse = TORN_DAYS.test(part) || NIGHT.test(rest) || LATER.test(rest) || !period && HOUR.test(rest) || isVague;
	if (dates.size === 0 && !period && !isElse) return null;
	const first = soonest && dates.size === 0 ? firstFree(situation.order.facts.freeDates ?? [], period) : null;
	return first ? {
		...first,
		isElse,
		from
	} : {
		dates: [...dates],
		period,
		isElse,
		from
	};
}
/** What the soonest visit would be: it is proposed, not taken. */
function firstFree(free, period) {
	const day = free.find(({ periods }) => period === null || periods.includes(period));
	return day ? {
		dates: [day.date],
		period: period ?? day.periods[0] ?? null
	} : null;
}
var blank = (text, from, to) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
/** 'sexta, dia 27': the weekday names the day that was said already. */
var sameDay = (dates, number) => dates.find((date) => date !== "none" && weekday(brToIso(date)) === number);
function periodIn(rest) {
	const hour = HOUR.exec(rest);
	const at = hour ? Number(hour[1]) : 0;
	const isMorning = MORNING.test(rest) || at >= 8 && at < 12;
	if (isMorning === (AFTERNOON.test(rest) || at >= 12 && at < 18)) return null;
	return isMorning ? "manha" : "tarde";
}
/** The next day of that name from tomorrow on. */
function nextWeekday(number, today, isNextWeek) {
	const away = (number - weekday(today) + 7) % 7 || 7;
	const left = (7 - weekday(today)) % 7;
	return isoToBr(addDays(today, isNextWeek && away <= left ? away + 7 : away));
}
/** The next day of the month with that number; 'none' where there is none. */
function nextOfMonth(day, today) {
	const [year = 0, month = 0] = today.split("-").map(Number);
	const here = civil(year, month, day);
	if (here && here > today) return isoToBr(here);
	const next = month === 12 ? civil(year + 1, 1, day) : civil(year, month + 1, day);
	return next ? isoToBr(next) : "none";
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
// src/understanding/read.ts
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
	person: null,
	wrong: false
};
/**
* Reads a message in the situation in which it was written. Pure and synchronous; the time it takes grows with the
* length of the message only.
*/
function read(message, situation) {
	if (CODE$2.test(message.toLowerCase())) return NOTHING;
	let hearing = new Hearing(message, situation);
	const { said, raw } = hearing.text;
	const agreed = yesNo(said, raw);
	if (situation.doubt && agreed === true && isSettledByYes(situation.doubt)) return {
		...NOTHING,
		answers: { [situation.doubt.step]: situation.doubt.values },
		clear: true,
		agreed
	};
	hearing.isCorrection = correctsIn(hearing.text.said);
	const named = correctionIn(hearing);
	if (named) hearing.turnTo(named);
	const alone = (part) => {
		const other = new Hearing(part, situation);
		if (named) other.turnTo(named);
		hear$1(other);
		return other.findings();
	};
	const mended = dropTakenBack(hearing, alone);
	if (mended !== null) {
		hearing = new Hearing(mended, situation);
		hearing.isCorrection = true;
		if (named) hearing.turnTo(named);
	}
	hearEither(hearing, alone);
	hear$1(hearing);
	const findings = hearing.findings();
	const replaced = findings.find((finding) => finding.why !== "confirm" && !finding.or && replaces(hearing, finding));
	const isOtherVisit = Boolean(situation.order.finished?.schedule) && wantsOtherVisit(said);
	const command = isOtherVisit ? null : commandOf(hearing, replaced, named, findings);
	const isObeyed = command !== null && !command.startsWith("correct:");
	const kept = findings.filter((finding) => !isObeyed || isHard(finding.kind));
	const facts = isObeyed || isOtherVisit ? [] : factsIn(hearing, command !== null || isAnswered(hearing, kept), Boolean(named));
	const { answers, refused } = answersOf(hearing, kept);
	const doubts = [...doubtsOf(hearing, kept), ...refused];
	return {
		answers,
		doubts,
		command,
		facts,
		clear: (Object.keys(answers).length > 0 || command !== null || facts.length > 0) && doubts.length === 0,
		agreed,
		smalltalk: smalltalkIn(fold(message.slice(0, 200).normalize("NFC"))),
		advice: asksForAdvice(said),
		wayOut: isOtherVisit ? "visit" : wayOutIn(said),
		person: hearing.isOpen("document") && !hearing.has("document") ? personIn(said) : null,
		wrong: named === ""
	};
}
/** Compiles what reading needs, so that the first message takes no longer than the next; for an idle moment. */
function prepareToRead(situation) {
	read("oi, tem fidelidade? meu nome é ana souza, dia 10 no boleto", situation);
	read("qual a diferença entre uma coisa e outra?", situation);
}
/** A doubt that holds a whole value is taken by a yes. */
var isSettledByYes = ({ why }) => why === "confirm" || why === "typo";
/** The parts, the unmistakable ones first: each takes away what it understood. */
function hear$1(hearing) {
	hearing.dropDenied();
	hearEmail(hearing);
	if (hearing.isOpen("code")) hearCode(hearing);
	if (hearing.isOpen("cep")) hearCep(hearing);
	hearDocument(hearing);
	if (hearing.isOpen("birth")) hearBirth(hearing);
	hearAccount(hearing);
	hearCep(hearing);
	hearPhone(hearing);
	hearHouse(hearing);
	hearVisit(hearing);
	hearBirth(hearing);
	hearDueDay(hearing);
	hearPlan(hearing);
	hearDebit(hearing);
	hearPlace(hearing);
	hearQuiz(hearing);
	hearConsent(hearing);
	hearNames(hearing);
}
/** Told by its form alone, so that it counts beside a command too. */
var HARD = /* @__PURE__ */ new Set([
	"cep",
	"email",
	"phone",
	"document"
]);
var isHard = (kind) => HARD.has(kind);
/** It takes the place of an earlier answer. */
function replaces(hearing, { kind, values }) {
	const given = hearing.given(kind);
	return given !== null && (hearing.isCorrection || !isSame(values, given));
}
/** The open question has its answer. */
var isAnswered = (hearing, findings) => findings.some(({ kind, why }) => why === null && hearing.open.includes(kind));
function commandOf(hearing, replaced, named, findings) {
	const spoken = commandIn(hearing.text.said);
	if (spoken !== null && !isAnswered(hearing, findings)) return spoken;
	const home = replaced && hearing.home(replaced.kind);
	if (home) return `correct:${home}`;
	return named ? `correct:${named}` : null;
}
/** By step, what passes the step's own check; the rest is asked about. */
function answersOf(hearing, findings) {
	const { order } = hearing.situation;
	const answers = {};
	const refused = [];
	for (const { kind, values, why } of findings) {
		const home = hearing.home(kind);
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
function doubtsOf(hearing, findings) {
	return findings.flatMap(({ kind, values, why, or }) => {
		const step = hearing.home(kind);
		return why !== null && step !== null ? [{
			step,
			values,
			why,
			...or ? { or } : {}
		}] : [];
	});
}
// src/conversation/echo.ts
/** No longer line of a visitor's stands in the conversation. */
var LIMIT = 280;
/** Digits in a row, with anything between them that people type there. */
var numbers = (from) => new RegExp(`\\(?\\d(?:[\\s./()-]*\\d){${from - 1},}`, "g");
/**
* From how many digits on a number may be a document, a telephone or an account: not a CEP where an address is asked
* for, nor a day where a visit is.
*/
function secretFrom(order, position, understood) {
	const { isKeptInTab, secret, view } = stepOf(order, position);
	if (secret || understood.some(({ step }) => stepOf(order, step).secret)) return 4;
	return isKeptInTab || view === "dates" ? 9 : 7;
}
/** Birth dates have as many digits as a CEP. */
var DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g;
/** Whether nothing is left of a message but marks. */
var isBare = (text) => !/[\p{L}\d]/u.test(text);
/**
* A message as it may stand in the conversation: what is, or may be, a secret is cut out, since secrets are never shown
* in full again (D22). '' when nothing is left.
*/
function echoOf(order, position, message, understood = []) {
	const typed = message.replace(/\s+/g, " ").trim();
	const words = new Set(understood.filter(({ step }) => stepOf(order, step).secret).flatMap(({ values }) => Object.values(values)).flatMap((value) => normalise(value).split(" ")).filter((word) => word.length > 1 && word !== "true" && word !== "false"));
	const plain = typed.split(" ").map((word) => words.has(normalise(word).replace(/[^\p{L}\d@.]/gu, "")) ? "…" : word).join(" ").replace(stepOf(order, position).view === "dates" ? /(?!)/ : DATE, "…").replace(numbers(secretFrom(order, position, understood)), "…").replace(/…(?:\s*…)+/g, "…");
	if (isBare(plain)) return "";
	return plain.length > LIMIT ? `${plain.slice(0, LIMIT)}…` : plain;
}
// src/conversation/hear/facts.ts
/** What an answer may say of this visitor. */
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
var isKnown = (id) => Object.hasOwn(facts, id);
/**
* Answers what was asked, with the visitor's own figures.
* @param isBeside it was asked together with an answer, whose next question follows
*/
function tell(store, ids, isBeside) {
	const figures = figuresOf(selectOrder(store.getState()));
	for (const [at, id] of ids.filter(isKnown).entries()) {
		const { answer, link } = facts[id];
		const lead = isBeside && at === 0 ? `${conversation.alsoAsked} ` : "";
		say(store, `${lead}${answer(figures)}`, {
			...link ? { link } : {},
			...isBeside ? { passing: true } : {}
		});
	}
}
// src/conversation/hear/situation.ts
/** What is known when a message is read. The field that it was typed into holds no answer of its own. */
function situationOf(state, message) {
	const order = selectOrder(state);
	const step = selectPosition(state);
	return {
		step,
		order: withDays(order),
		quiz: selectQuiz(state),
		banks: selectBanks(state) ?? [],
		words: Object.fromEntries(idsOf(order, "chat").map((id) => [id, textOf(order, id).words])),
		doubt: state.dialogue.doubt,
		draft: withoutMessage(state, step, message)
	};
}
/** Days ahead on which a visit may be. */
var DAYS = 30;
/** Before the free days are known every day may be one: a day that was said is judged when they are. */
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
/** What the form of a step holds besides the message that was just sent from it. */
function withoutMessage(state, step, message) {
	const { fields, parts } = stepOf(selectOrder(state), step);
	const { taken, reopened } = state.parts;
	const isTold = (name) => !parts || taken[step]?.includes(name) === true && reopened?.name !== name;
	const isText = (name) => fields.find((field) => field.name === name)?.kind === "text";
	const bare = (text) => text.replace(/[^\p{L}\d]/gu, "");
	const sent = bare(message);
	return Object.fromEntries(Object.entries(selectDraft(state, step)).filter(([name, value]) => isTold(name) && (!isText(name) || !value || !sent.includes(bare(value)))));
}
// src/conversation/hear/ways-out.ts
/** Leads away from the open question. */
function leave(store, way, echo) {
	const order = selectOrder(store.getState());
	switch (way) {
		case "device": {
			const hasOrder = selectSubjectId(store.getState()) !== null;
			quote(store, echo);
			say(store, hasOrder ? chat.commands.elsewhere : chat.commands.elsewhereNothing);
			if (hasOrder) store.dispatch(asideOpened("elsewhere"));
			return;
		}
		case "address":
			store.dispatch(correctionAsked({ step: addressStep(order) }));
			return;
		case "document":
			store.dispatch(correctionAsked({ step: firstStep(order) }));
			return;
		case "withdraw":
			store.dispatch(withdrawAsked());
			return;
		case "visit":
			quote(store, echo);
			if (order.finished?.isFixed) {
				say(store, wishes.visit.fixed);
				store.dispatch(asideOpened("human"));
				return;
			}
			say(store, wishes.visit.opened);
			store.dispatch(wished({ what: "dates" }));
			store.dispatch(asideOpened("visit"));
			return;
		case "code":
			quote(store, echo);
			store.dispatch(codeAsked());
	}
}
// src/conversation/hear/whole.ts
/** A message as it is read in the chat: together with what it completes, names, or may have mistyped. */
function readWhole(text, situation) {
	return questionTypo([withLine, withDigits].reduce((reading, more) => more(reading, text, situation), readWith(text, situation)), situation.doubt);
}
/** What the question's own line makes of the message, where that agrees with the reading and holds more. */
function withLine(reading, text, { step, order }) {
	const present = stepOf(order, step);
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
/** Digits that nothing was understood of are no talk: the question says what is wrong with them. */
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
/** A message together with what it completes or names. */
function readWith(text, situation) {
	const reading = read(text, situation);
	const { command } = reading;
	if (command?.startsWith("correct:")) return withNewValue(reading, text, {
		...situation,
		step: command.slice(8)
	});
	return situation.doubt ? withDoubt(reading, situation.doubt, text, situation) : reading;
}
/** What completes what was said before: a surname, an area code. */
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
/** "o primeiro" of several that were said, or one of them once more. */
function withChoice(reading, or, text, situation) {
	const { step } = situation;
	const place = placeIn(text);
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
/** "mudar o nome para Joana Prado": what follows is the answer to that question. */
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
/** A likely typo in a well-known domain is questioned once, and never refused (U, Inputs). */
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
/** Something besides answers. */
function isTalk({ command, facts, wayOut, smalltalk, person, advice: asksAdvice, wrong }) {
	return facts.length > 0 || Boolean(command ?? wayOut ?? smalltalk ?? person) || asksAdvice || wrong;
}
var isUnderstood = (reading) => Object.keys(reading.answers).length + reading.doubts.length > 0 || isTalk(reading);
// src/conversation/hear/hear.ts
/**
* Reads a message of the chat, whichever line it was typed into, and acts on it (docs/decisions/0021).
* @param orElse sends the form that the message was typed into, where it is neither talk nor the whole answer
*/
function hear(store, message, orElse) {
	const text = message.trim();
	if (text === "") return;
	const { dialogue } = store.getState();
	const situation = situationOf(store.getState(), text);
	const { order, step } = situation;
	const reading = readWhole(text, situation);
	const { agreed } = reading;
	if (dialogue.aside === "restart" && agreed !== null) answerRestart(store, agreed, text);
	else if (dialogue.doubt && isYesOrNo(dialogue.doubt) && agreed !== null) {
		store.dispatch(messageRead({ understood: true }));
		settle(store, dialogue.doubt, agreed, text);
	} else if (order.answers[step]?.isUnsure && agreed !== null && !reading.answers[step]) answerStill(store, agreed, text);
	else if (orElse && !isTalk(reading) && !reading.answers[step]) orElse();
	else act(store, reading, echoOf(order, step, text, [...Object.entries(reading.answers).map(([id, values]) => ({
		step: id,
		values
	})), ...reading.doubts]));
}
/** Does ahead what the first message would wait for; for an idle moment, once the journey is loaded. */
function prepareToHear(store) {
	prepareToRead(situationOf(store.getState(), ""));
}
/** "Quer mesmo recomeçar?" stands above the question, so a yes or no answers that one. */
function answerRestart(store, agreed, text) {
	store.dispatch(messageRead({ understood: true }));
	if (agreed) {
		store.dispatch(restartAsked());
		return;
	}
	clearLine(store);
	quote(store, text);
	say(store, chat.commands.recomecarKept);
}
/** "Ainda é o nº 1000?" (D62). */
function answerStill(store, agreed, text) {
	const step = selectPosition(store.getState());
	const { values = {} } = selectOrder(store.getState()).answers[step] ?? {};
	store.dispatch(messageRead({ understood: true }));
	clearLine(store);
	if (agreed) {
		store.dispatch(volunteered({ answers: { [step]: values } }));
		return;
	}
	store.dispatch(disowned({ step }));
	quote(store, text);
	askAgain(store);
}
/** Does what was read, in this order: commands, ways out, facts and answers, doubts, small talk, advice. */
function act(store, reading, echo) {
	const { command, facts, wayOut, smalltalk, person, agreed } = reading;
	const order = selectOrder(store.getState());
	const step = stepOf(order, selectPosition(store.getState()));
	const isNo = reading.wrong || step.view === "review" && agreed === false;
	store.dispatch(messageRead({ understood: isNo || isUnderstood(reading) }));
	const [doubt] = reading.doubts;
	if (command !== null) {
		clearLine(store);
		obey(store, command, reading, echo);
		if (facts.length > 0) tell(store, facts, true);
		if (command.startsWith("correct:") && doubt) raise(store, doubt, "");
	} else if (wayOut !== null) {
		clearLine(store);
		leave(store, wayOut, echo);
	} else if (Object.keys(reading.answers).length > 0) answer(store, reading, echo);
	else if (reading.advice) advise(store, echo);
	else if (doubt) {
		raise(store, doubt, echo);
		if (facts.length > 0) tell(store, facts, true);
	} else if (facts.length > 0) {
		clearLine(store);
		quote(store, echo);
		tell(store, facts, false);
		askAgain(store);
	} else if (person !== null) switchPerson(store, person, echo);
	else if (smalltalk !== null) reply(store, smalltalk, echo);
	else if (isNo) {
		clearLine(store);
		quote(store, echo);
		say(store, chat.commands.corrigirUnknown);
	} else {
		clearLine(store);
		escalate(store, echo);
	}
}
function obey(store, command, reading, echo) {
	if (command === "back") goBack(store, echo);
	else if (command === "restart") askToRestart(store, echo);
	else if (command === "help") help(store, echo);
	else if (command === "human") callPerson(store, echo);
	else correct(store, command.slice(8), reading, echo);
}
/** Takes the answers of a message, then says what else was in it. */
function answer(store, reading, echo) {
	const { answers, facts, doubts } = reading;
	const [doubt] = doubts.filter(({ step }) => isJudged(store, step));
	const order = selectOrder(store.getState());
	const position = selectPosition(store.getState());
	const own = answers[position];
	const draft = store.getState().flow.drafts[position] ?? {};
	const problem = own ? problemWith(order, position, withForm(stepOf(order, position), own, draft)) : null;
	const isSubmitted = stepOf(order, position).submits !== void 0;
	if (problem !== null && !isSubmitted) quote(store, echo);
	else clearLine(store);
	take(store, answers);
	if (problem !== null && own) keepInForm(store, own);
	if (facts.length > 0) tell(store, facts, true);
	const now = selectPosition(store.getState());
	if (doubt) raise(store, doubt, "");
	else if (now !== position) {
		if (Object.keys(answers).length > 1) sayTook(store);
	} else if (!own) {
		const { wish } = answers.planos ?? {};
		if (wish) say(store, conversation.wishes.kept(wishText(wish)));
		else sayInTurn(store, "took", conversation.took);
		askAgain(store);
	}
}
/** What may be said of a step is known: the free dates, the plans. */
function isJudged(store, id) {
	const order = selectOrder(store.getState());
	const { view } = stepOf(order, id);
	if (view === "dates") return order.facts.freeDates !== null;
	return view !== "plans" || order.facts.coverage !== null;
}
/** "Sou empresa": the other document is asked for. */
function switchPerson(store, person, echo) {
	const order = selectOrder(store.getState());
	const position = selectPosition(store.getState());
	clearLine(store);
	keepInForm(store, { person_type: person });
	quote(store, echo);
	const { variants, heading } = textOf(order, position);
	say(store, variants?.[person]?.heading ?? heading);
}
/** Answers in kind; whoever is upset for the third time gets a person. */
function reply(store, smalltalk, echo) {
	const { smalltalk: replies } = conversation;
	clearLine(store);
	quote(store, echo);
	const list = smalltalk === "bye" && !selectKeeps(store.getState()) ? replies.byeOpen : replies[smalltalk];
	sayInTurn(store, smalltalk, list);
	if (smalltalk === "upset" && (store.getState().dialogue.turns.upset ?? 0) >= list.length) store.dispatch(asideOpened("human"));
	if (smalltalk !== "bye") askAgain(store);
}
/** "Qual é o melhor?": three taps, once it is known what the address can have. */
function advise(store, echo) {
	const order = selectOrder(store.getState());
	clearLine(store);
	quote(store, echo);
	if (order.facts.coverage?.plans.length) {
		say(store, advice.start);
		store.dispatch(asideOpened("advice"));
	} else {
		say(store, advice.later);
		askAgain(store);
	}
}
export { hear, prepareToHear };
