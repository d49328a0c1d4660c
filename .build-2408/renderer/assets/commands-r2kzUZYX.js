import { t as fold } from "./lower-case-without-accents-CIid-5eF.js";
// src/understanding/words/word-classes.ts
var words = (text) => new Set(text.split(/\s+/));
/** Words of courtesy and hesitation. They may occur anywhere and do not change the meaning of a message. */
var FILLERS = words(`oi oie oii oiii ola opa eai alo hey hello hi hola por favor pfv pfvr pf plis please gentileza
  favorzinho obrigado obrigada obg obgd obrigadao brigado brigada vlw valeu thanks gracias blz beleza ok okay okey ta tah
  entao ne neh viu ai aih aqui la mesmo mesma msm so gente moca moco amigo amiga querido querida bem olha olhe escuta pera perai
  perae calma claro certo isso kk kkk kkkk kkkkk kkkkkk rs rsrs haha hahaha hehe hum hmm humm ah eh tb tbm tambem
  hein bah oxe oxente eita uai vixe vish ue tche ixi ahn mano bao
  tudo joia legal show top massa prontinho pronto desculpa desculpe foi mal agora logo ja e`);
/**
* Fillers that are also surnames: 'Felipe Massa', 'ana lima bem'. A name followed by one must be confirmed.
*/
var FILLER_SURNAMES = words("amiga amigo beleza bem boa bom certo claro joia legal massa pera querida querido");
/** Greetings as whole phrases, because single words of them, such as 'dia', have a meaning of their own. */
var GOOD_DAY = /\b(?:bom dia|boa tarde|boa noite|buenos dias|buenas(?: tardes| noches)?|good (?:morning|afternoon|evening))\b|\b(?:tudo|td) b(?:em|om|lz)(?: (?:com|contigo|ai|por ai)(?: (?:vc|voce|vcs|voces))?)? ?\?+|\bcomo (?:vai|vao|esta|estao)(?: (?:vc|voce|vcs|voces))? ?\?+/g;
/** Words that make a value uncertain, so that it must be confirmed. */
var HEDGE = /\b(?:(?<!\b(?:me|nos) )acho|(?<!\b(?:me|nos) )acha que|acredito|talvez|se pa|sei la|vou (?:confirmar|conferir|confirir|ver certinho)|preciso (?:confirmar|conferir)|chuto|chutando|creio|nao (?:tenho|to com|estou com|dou) (?:muita )?certeza|sem certeza|se nao me engano|nao lembro|nao recordo|n lembro|nao sei se|parece(?! (?:nome|novela|piada|mentira|brincadeira|que foi))|deve ser|provavelmente|(?:depois|nome) de casad[oa]|de solteir[oa]|mais ou menos|no documento (?:ta|esta|e) (?:outro|diferente)|maybe|i think|not sure|creo que|quiza)\b/;
/** 'ou' (or), which shows that the visitor may not have chosen between two values. */
var EITHER = /(?:^|[^a-z])(?:ou|or)(?=[^a-z]|$)/;
/**
* Words for other people. A value near one of them must be confirmed, because it may not be the visitor's.
*/
var SOMEONE_ELSE = /\b(?:marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|filh[oa]|filhinh[oa]|pai|papai|padrasto|madrasta|mae|mamae|avo|vo|voinha|irma|irmao|prim[oa]|ti[oa]|sogr[oa]|nora|genro|cunhad[oa]|net[oa] d|sobrinh[oa]|enteado|amig[oa]s? d|amig[oa] me|colega|vizinh[oa]|chefe|patrao|patroa|inquilin[oa]|proprietari[oa]|don[oa] d[ao]|responsavel|d[ao] titular|outra pessoa|cachorr[oa]|gat[oa]|terceiros?|ex)\b/;
/**
* Phrases that say for whom the visitor wants something: 'pra minha mãe'. The value itself is still the
* visitor's.
*/
var FOR_SOMEONE = /\b(?:pra|para|pro|com|por causa d[aeo])(?: (?:o|a|os|as|meus?|minhas?|minha))* [a-z]+/g;
/**
* Words for past events and for other things that have a day, number or place (work, rent, other bills). A
* value near one of them must be confirmed.
*/
var SOMETHING_ELSE = /\b(?:trabalho|emprego|servico|escritorio|aluguel|salario|aposentadoria|luz|agua|gas|iptu|cartao|escola|faculdade|financiamento|condominio vence|antig[oa]|anterior|(?:hoje|amanha|ontem)(?: ja)? (?:e|eh|foi|tenho|tem|era|pago)|venceu|vencia|paguei|pagava|cobrava|concorrente|outra operadora)\b/;
/** The source from which a value was copied: 'conforme a conta de luz'. It does not change the value. */
var SOURCE = /\b(?:conforme|segundo|de acordo com|igual|como (?:esta|ta|consta|diz|vem)) (?:(?:n?[oa]|meu|minha) )*(?:conta|comprovante|boleto|fatura|talao|correspondencia)(?: d[aeo] (?:luz|agua|gas|energia|telefone|internet|residencia|endereco))?\b/g;
/** Two days without a clear choice: 'dia 5 não dia 10'. */
var TORN_DAYS = /\bdia \d{1,2} nao (?:e )?dia \d{1,2}\b/;
/** The beginning of a question, with or without a question mark. */
var ASKING = /^(?:qual|quais|quanto|quanta|quantos|quantas|qto|qnto|qnt|qtos|qtas|quando|qdo|qnd|como|onde|aonde|cade|por ?que|porque|pq|pra que|pra q|para que|pq|quem|o que|oque|oq|o q|que|sera|tem|teria|tenho que|tenho q|da pra|da para|daria|posso|poderia|consigo|precisa|precisaria|preciso|vcs|voces|vc|voce|(?:vai|vao) (?!ser\b)[a-z]+[aei]r|e se|se (?!(?:nao (?:der|tiver|puder)|chama(?:va)?)\b)[a-z]+|so se|desde que|existe|aceita|aceitam|cobra|cobram|paga|vem(?! (?:dia|daqui|dentro|n[oa]|de|amanha|as|pela|logo|depois|hoje|\d[\d/]*|segunda|terca|quarta|quinta|sexta|sabado)\b)|inclui|funciona|how|what|why|when|where|who|which|(?:is|are|do|does|can) (?:it|this|that|there|you|i|we|they)|cuanto|cuando|donde|hay)\b/;
var OFFERING = /^(?:(?:e |a |o )?(?:pode ser|pode colocar|pode por|que tal|prefiro|quero|queria|fico com|vou de)|pode (?:anotar|mandar)|por (?:favor|mim))\b/;
var CHOOSING = /^(?:o q|o que) (?:vem|tem|inclui) |^(?:quem fala|como ja|como eu)\b/;
var LEADING = /^(?:(?:e|mas|entao|oi|oie|ola|bom dia|boa tarde|boa noite|ah|eh|olha|moca?|ai|so|antes|opa|hum+|ok|obrigad[oa])[\s,]+)+/;
var ASKED = /\b(?:quant[oa]s?(?! (?:antes|mais))|qt[oa]s?|qnto|qual|quais|(?:saber|ver|sabe|sabem|sabes|diz|diga|dizer|perguntar|perguntei) se|por que|pq|pra que|pra q|para que)\b|(?:^|\b(?!nao |so |n )[a-z]+ )(?:posso|consigo|da pra|tem como|poderia) [a-z]+[aei]r\b|^\W*(?:isso |isso aqui |esse |esse preco |o site |aqui )?(?:e|eh) (?:segur|gratis|de graca|golpe|confiavel|obrigat|verdade)/;
var TAG = /[^ ]+ [^ ]+.* (?:ok|okay|ta|ta bom|certo|viu|ne|beleza|blz|valeu|combinado)$/;
/** Whether a clause is a question. @param mark the punctuation that ends it */
function isQuestion(clause, mark) {
	const said = clause.trim().replace(LEADING, "");
	if (/\b(?:saber|ver|sabe|sabem|sabes|diz|diga|dizer|perguntar|perguntei) se\b/.test(said)) return true;
	if (OFFERING.test(said)) return false;
	if (mark.includes("?") && !(TAG.test(said) && !ASKING.test(said))) return true;
	if (/\b(?:erro|errad[oa]|incorret[oa])\b/.test(said)) return false;
	return !CHOOSING.test(said) && (ASKING.test(said) || ASKED.test(clause));
}
/** A refusal or a denial within a clause. */
var NEGATION = /\b(?:nao|nunca|jamais|nem|sem|n|deus me livre|tir[ae]r?|tirem|cancel\w*|exceto|menos)\b/;
/** Program code or markup instead of a message. */
var PROGRAM_CODE = /<\/?[a-z!][^<>@]*>|[{}]|;\s*--|--\s*$|\bor 1\s*=\s*1/;
// src/understanding/words/yes-no.ts
/** Recognises yes and no. */
var YES = new Set(`sim simm simmm siim s ss sss si yes yep yeah y claro certo certeza isso exato exatamente positivo afirmativo ok okay okey oki blz beleza
  fechado fechou combinado perfeito certinho confirmado confirmo confirma confirmar aceito concordo bora demorou aham uhum arram ahan
  isso-ai perfeitamente correto corretissimo topo pode podes quero confirm sure of course dale vamos vamo manda show`.split(/\s+/));
var NO = new Set(`nao naoo naooo n nn nop nope no negativo nunca jamais dispenso recuso`.split(" "));
var BESIDE = new Set(`sim senhor senhora com toda certeza que ser sim quero pode obrigado obrigada isso mesmo ai e eh o a por favor ta esta tudo ja eu
  de acordo entao certo ok thanks please gracias colocar fazer ativar ativa coloca liga mandar seguir continuar assim thank you bem to dentro operante`.split(/\s+/));
var NO_PHRASES = /^(?:(?:nao|n|nem) (?:quero|precisa|preciso|por enquanto|agora|pode|vou querer|obrigad[oa]|senhora?|e|eh|mesmo|thanks)(?: (?:nao|isso|obrigad[oa]|mesmo|mais))*|(?:por enquanto|agora|hoje|dessa vez|desta vez|ainda|prefiro|melhor|acho que) nao|nem pensar|de jeito (?:nenhum|algum)|de forma alguma|no thanks|no gracias|deus me livre|nao obrigad[oa]|nem (?:a pau|ferrando|morto|quero|que me paguem)|(?:to|tou|estou|sto) fora(?: d(?:isso|essa|e debito|o debito))?|(?:quero|precisa|pode|da|rola|gosto|vou|carece) nao|nao (?:curto|rola|da|topo|gosto|aceito|me interessa|tenho interesse|vou querer|precisa)(?: (?:disso|isso|dessas coisas|nao))?|passo|deixa (?:quieto|pra la)|claro que nao|que nao|de maneira (?:nenhuma|alguma)|nao mesmo)$/;
var YES_PHRASES = /^(?:com certeza|pode ser|por favor|de acordo|sem (?:duvida|problemas?)(?: nenhum| algum)?|vamos (?:la|nessa)|bora la|pode (?:sim|ser)|ta bom|esta bom|ta otimo|ta certo|tudo (?:bem|certo|ok)|(?:nao|n) (?:vejo|tem|tenho|ha) (?:nenhum )?(?:problema|nada contra|objecao)(?: (?:nao|nenhum|algum))?|por mim(?: (?:ok|sim|pode|pode ser|tudo bem|tudo certo|beleza|de boa|tranquilo|ta bom|ta otimo))?|por ?que nao|(?:to|tou|estou) dentro|ja e|obvio|com (?:todo )?prazer|tranquilo|suave|de boa|manda (?:bala|ver|brasa)|vai fundo|partiu|so vamos|claro que sim|que sim|ta ok|esta ok|ta valendo|pode mandar ver|ta (?:certinho|beleza|joia))$/;
/** Splits lower-case text without accents into words and drops the punctuation. */
var bareWords = (said) => said.replace(/[^a-z0-9'-]+/g, " ").trim().split(" ").filter(Boolean);
/** The words without the fillers at the beginning and the end: 'ah, tô fora, viu' → 'to fora'. */
function withoutCourtesy(words) {
	const isKept = (word) => !FILLERS.has(word);
	const from = words.findIndex(isKept);
	return from < 0 ? "" : words.slice(from, words.findLastIndex(isKept) + 1).join(" ");
}
/** Words at either end that mean nothing even where a filler would: 'ah, já é, moço'. */
var OPENERS = /^(?:(?:ah|bom|entao|olha|bah|oxe|uai|ue|eita|opa|oi) )+|(?: (?:moc[oa]|viu|kkk+|rs+|ne|tche|so|mano|gente|ta|uai|obrigad[oa]))+$/g;
var withoutOpeners = (text) => text.replace(OPENERS, "");
var LIKELY_NO = /^(?:(?:eu|acho|que|assim|sinceramente|olha|ah|entao|por|hoje) )*(?:nao (?!sei|sou|entendi|entendo|conheco|lembro|tenho certeza|vejo problema)|nem |nunca |jamais |(?:to|estou) fora|deus me livre|odeio|detesto|dispenso|tenho (?:medo|receio|pavor)|prefiro (?:nao|evitar))|\b(?:quero|precisa|preciso|gosto|confio) nao$|\bnao (?:caio|entro|confio|arrisco|deixo)\b|\bdiss\w+ (?:que )?nao$/;
var LIKELY_YES = /^(?:(?:eu|acho|que|por|mim|assim|olha|ah|entao) )*(?:sim|quero|pode|bora|aceito|claro|topo|vamos|gostei|(?:to|estou) dentro|coloca|bota|ativa)(?= |$)/;
var LEFT_OPEN = /\bnem\b.*\bnem\b|\b(?:ou|sei la|nao sei|depende|talvez|depois|pensar|perguntar|qual|quanto|como|que dia|se)\b/;
/**
* Guesses a yes or a no from a longer answer: 'quero não porque já tive problema'. It is only proposed, never
* recorded.
*/
function likelyYesNo(said) {
	const text = withoutCourtesy(bareWords(said));
	if (LEFT_OPEN.test(text)) return null;
	if (LIKELY_NO.test(text)) return false;
	return LIKELY_YES.test(text) && !/\b(?:nao|nem|nunca|jamais)\b/.test(text) ? true : null;
}
var UP = /^(?:\s|\ud83c[\udffb-\udfff]|\ufe0f)*(?:\ud83d\udc4d|\ud83d\udc4c|\u2705|\u2714)/;
var DOWN = /^(?:\s)*(?:\ud83d\udc4e|\u274c)/;
/**
* Reads an emoji at the beginning: thumb up or check mark is true, thumb down or cross is false, anything
* else null.
*/
function byThumb(raw) {
	if (UP.test(raw)) return true;
	return DOWN.test(raw) ? false : null;
}
/**
* Returns true if a text says only yes, false if it says only no, and null for anything else.
* @param said lower-case text without accents
* @param raw the text as typed, in which emoji are recognised
*/
function yesNo(said, raw = "") {
	const words = bareWords(said);
	if (words.length === 0) return byThumb(raw);
	const text = words.join(" ");
	for (const phrase of [
		text,
		withoutOpeners(text),
		withoutCourtesy(words)
	]) {
		if (NO_PHRASES.test(phrase)) return false;
		if (YES_PHRASES.test(phrase)) return true;
	}
	const core = words.filter((word) => !FILLERS.has(word) || YES.has(word) || NO.has(word));
	const [first = ""] = core.length > 0 ? core : words;
	const hasYes = core.some((word) => YES.has(word));
	const hasNo = core.some((word) => NO.has(word));
	if (hasYes && hasNo) return null;
	if (hasNo) return core.every((word) => NO.has(word) || BESIDE.has(word)) && NO.has(first) ? false : null;
	if (!hasYes || !(YES.has(first) || YES.has(core.at(-1) ?? ""))) return null;
	return core.every((word) => YES.has(word) || BESIDE.has(word)) ? true : null;
}
// src/understanding/intents/commands.ts
var PEOPLE = "(?:atendentes?|atendimento(?: humano)?|human[oa]s?|pessoas?(?: (?:de verdade|real|humana))?|gente(?: (?:de verdade|real|humana))?|alguem(?: (?:de verdade|real|da (?:equipe|tim|empresa)))?|vendedor(?:a|es)?|consultor(?:a|es)?|operador(?:a|es)?|representante|especialista|suporte|central|gerente|supervisor(?:a|es)?|person|human|agent|someone|somebody|persona|asesor|agente)";
var WANTS = "(?:quero|queria|preciso|prefiro|gostaria|posso|pode|podia|poderia|da pra|tem como|consigo|bora|deixa|me|i want|i need|can i|quiero|necesito)";
/** Matches a whole message that asks to go back, with or without its words of courtesy. */
var BACK = /^(?:(?:quero|queria|posso|pode|deixa|deixa eu|vamos|vou|da pra|preciso) )?(?:voltar?|volte|retornar?|retroceder|desfazer|desfaz|anterior|go back|back|volver|atras)(?: (?:uma?|um|pouco|atras|pergunta|anterior|para|pra|pro|a|tras|passo|etapa|tela|eu|por|favor|quero|ultima|questao|ai|ali|la|so|que|q|errei|pq|perguntas|\d))*$|^(?:a )?(?:pergunta|tela|etapa|questao) anterior$/;
var RESTART = /\b(?:recomec\w+|reinici\w+|restart|start over|comec\w+ (?:tudo )?(?:de novo|do (?:zero|0)|outra vez|novamente|do (?:comeco|inicio))|volt\w+ (?:ao?|pro|para o|do) (?:inicio|comeco)|zera\w* tudo|apag\w+ tudo|limp\w+ tudo|refaz\w* (?:tudo|o pedido)|(?:do|desde o) (?:zero|0|inicio|comeco)|empezar de nuevo)\b/;
var HELP = /^(?:(?:me |preciso (?:de )?|quero |queria |uma |pode me |podem me )*(?:ajud[aeo]\w*|help|socorro|menu|comandos|opcoes|instrucoes|duvidas?|to perdid[oa]|estou perdid[oa])(?: (?:me|eu|aqui|com isso|nisso|a preencher))*|(?:eu )?(?:nao|n|num) (?:entendi|to entendendo|estou entendendo|compreendi|saquei)(?: .{0,24})?|como assim|como (?:preench\w+|respond\w+|coloc\w+|funciona|faco|escrev\w+|digit\w+)(?: (?:isso|aqui|esse campo|agora))*|(?:o que|oq|oque|o q|que|q) (?:eu )?(?:e|eh|devo|tenho que|tem que|preciso|faco|coloco|escrevo)(?: (?:isso|pra|para|eu|que|q|colocar|por|fazer|escrever|digitar|responder|aqui|agora|coloco|escrevo|e))*|explica\w*(?: .{0,24})?|help me|(?:.{0,24} )?onde (?:e que )?(?:que )?(?:eu )?(?:acho|vejo|fica|encontro|olho|ta|esta) (?:(?:isso|ess[ae]|[oa]|meu|minha) ?)*(?:numero|agencia|conta|digito|codigo)?(?: .{0,40})?)$/;
var EXPLAIN = /\b(?:(?:qual|que) (?:e|era|foi) (?:mesmo )?a pergunta|repet\w+ (?:a pergunta|por favor|isso)|me explica|explica (?:de novo|melhor|isso)|nao entendi|n entendi|(?:nao|n|num) (?:to|estou|tou) entendendo|me ajud[ae](?! a (?:escolher|decidir))|nao sei o ?que (?:e|eh) isso|what do you mean|no entiendo|i don't understand)\b/;
var HUMAN = [
	new RegExp(`^(?:(?:um|uma|o|a|com|por|falar|quero|chama|chame) )*${PEOPLE}$`),
	new RegExp(`\\b(?:fal\\w+|convers\\w+|atend\\w+|trat\\w+|talk|speak|hablar) (?:logo |direto |aqui )?(?:com|to|con|with|a) (?:(?:o|a|um|uma|uns|outr[oa]|real|an|algum|alguma) )*${PEOPLE}\\b`),
	new RegExp(`\\b(?:me |por favor )?(?:pass\\w*|transf\\w+|cham\\w+|coloc\\w+|encaminh\\w+|direcion\\w+|conect\\w+|manda\\w*) (?:(?:pra|para|pro|por|com|em|a|o|um|uma|algum|alguma|la|eu|na|direto) )*${PEOPLE}\\b(?! (?:na|aqui|em|la)\\b)`),
	new RegExp(`\\b${WANTS}(?: (?:de|um|uma|o|a|ser|falar|por|com))* (?:um |uma )?(?:atendentes?|atendimento humano|human[oa]|pessoa|gente de verdade|vendedor|consultor|operador)\\b`),
	/\btem (?:alguem|algum atendente|uma pessoa|gente)\b[^?]{0,40}\b(?:atend\w+|ajud\w+|fal\w+)\b/,
	/\bnao (?:quero|gosto de|vou) (?:falar |conversar |de )?(?:com |de )?(?:um |uma )?(?:robo|robos|maquina|bot|computador|ia)\b/,
	/\b(?:me liga|me ligue|me liguem|ligu?em? (?:pra|para) mim|pode(?:m)? me ligar|quero (?:uma ligacao|que (?:me )?liguem)|liga (?:pra|para) mim|me telefon\w+|call me|posso (?:te |lhe )ligar)\b/,
	/\b(?:atendimento|atendente) human[oa]\b/,
	new RegExp(`\\bcade (?:(?:o|a|os|as|um|uma) )?${PEOPLE}\\b`)
];
var NAMES_OF_PEOPLE = /\b(?:rua|avenida|av|nome|fernando|sou)\b/;
/** Recognises a command anywhere in a message: go back, start again, help, or talk to a person. */
var commandOf = (message) => commandIn(fold(message.slice(0, 400).normalize("NFC")));
/** Recognises a command in a text that is already in lower case without accents. */
function commandIn(said) {
	if (/^[\s?]*\?[\s?]*$/.test(said) && said.replace(/\s/g, "").length <= 2) return "help";
	const words = bareWords(said.replace(/^\s*\//, ""));
	const whole = words.join(" ");
	const core = words.filter((word) => !FILLERS.has(word) || word === "mesmo").join(" ");
	const restarts = (part) => RESTART.test(part) && !/\b(?:nao|se eu)\b/.test(part);
	if (restarts(whole) || said.split(/[.;!?]/).some(restarts)) return "restart";
	const isBackAlone = said.split(/[,.;!?]/).map((part) => bareWords(part)).some((part, at) => (part.length > 1 || at > 0 && /^volt(?:ar|e)$/.test(part[0] ?? "")) && BACK.test(part.join(" ")));
	if (BACK.test(core) || BACK.test(whole) || isBackAlone) return "back";
	if (HUMAN.some((pattern) => pattern.test(whole) || pattern.test(core)) && !isName(whole) && !/\b(?:to|estou) falando com\b/.test(whole)) return "human";
	const short = core.replace(/(.)\1{2,}$/, "$1");
	if (HELP.test(short) || HELP.test(whole.replace(/(.)\1{2,}/g, "$1")) || EXPLAIN.test(whole) || /\bcomo assim\b[^.?!]{0,16}\?/.test(said)) return "help";
	return null;
}
var isName = (whole) => NAMES_OF_PEOPLE.test(whole) && !/\b(?:atend\w+|falar|humano)\b/.test(whole);
export { TORN_DAYS as _, yesNo as a, FILLER_SURNAMES as c, HEDGE as d, NEGATION as f, SOURCE as g, SOMETHING_ELSE as h, likelyYesNo as i, FOR_SOMEONE as l, SOMEONE_ELSE as m, commandOf as n, EITHER as o, PROGRAM_CODE as p, bareWords as r, FILLERS as s, commandIn as t, GOOD_DAY as u, isQuestion as v };
