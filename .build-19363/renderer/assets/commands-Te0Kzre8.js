// src/understanding/words/fold.ts
var SAME = {
	"’": "'",
	"‘": "'",
	"`": "'",
	"´": "'",
	ʼ: "'",
	"“": "\"",
	"”": "\"",
	"–": "-",
	"—": "-",
	"‐": "-",
	"‑": "-",
	"−": "-",
	ª: "a",
	º: "o",
	"°": "o",
	"\n": "\n",
	"\r": "\n"
};
/** One character as it is compared: a lower-case letter without its mark, white space as a space. */
function foldOne(char) {
	const same = SAME[char];
	if (same !== void 0) return same;
	if (char <= "") return char <= " " || char === "" ? " " : char.toLowerCase();
	const [base = " "] = char.normalize("NFD");
	const lower = base.toLowerCase();
	return lower.length === 1 && /^[\p{L}\p{N}]$/u.test(lower) ? lower : " ";
}
/**
* A text as it is compared: no capitals, diacritics or emoji; letter for letter under the original, so that what is
* found in one can be cut from the other. The original must be in NFC.
*/
function fold(raw) {
	let said = "";
	for (let at = 0; at < raw.length; at++) said += foldOne(raw[at] ?? "");
	return said;
}
// src/understanding/words/talk.ts
var words = (text) => new Set(text.split(/\s+/));
/** Courtesy, hesitation and filling: says nothing, and stands anywhere. */
var FILLERS = words(`oi oie oii oiii ola opa eai alo hey hello hi hola por favor pfv pfvr pf plis please gentileza
  favorzinho obrigado obrigada obg obgd obrigadao brigado brigada vlw valeu thanks gracias blz beleza ok okay okey ta tah
  entao ne neh viu ai aih aqui la mesmo mesma msm so gente moca moco amigo amiga querido querida bem olha olhe escuta pera perai
  perae calma claro certo isso kk kkk kkkk kkkkk kkkkkk rs rsrs haha hahaha hehe hum hmm humm ah eh tb tbm tambem
  tudo joia legal show top massa prontinho pronto desculpa desculpe foi mal agora logo ja e`);
/** Good day, as a phrase: its words alone say something. */
var GOOD_DAY = /\b(?:bom dia|boa tarde|boa noite|buenos dias|buenas(?: tardes| noches)?|good (?:morning|afternoon|evening))\b|\b(?:tudo|td) b(?:em|om|lz)(?: (?:com|contigo|ai|por ai)(?: (?:vc|voce|vcs|voces))?)? ?\?+|\bcomo (?:vai|vao|esta|estao)(?: (?:vc|voce|vcs|voces))? ?\?+/g;
/** What makes a value uncertain: it is asked about, not recorded. */
var HEDGE = /\b(?:(?<!\b(?:me|nos) )ach[oa]|acredito|talvez|creio|nao (?:tenho|to com|estou com|dou) (?:muita )?certeza|sem certeza|se nao me engano|nao lembro|nao recordo|n lembro|nao sei se|parece|deve ser|provavelmente|(?:depois|nome) de casad[oa]|de solteir[oa]|mais ou menos|maybe|i think|not sure|creo que|quiza)\b/;
/** Two values, of which the visitor has not chosen one. */
var EITHER = /(?:^|[^a-z])(?:ou|or)(?=[^a-z]|$)/;
/** Somebody else: what belongs to them is asked about before it is recorded as the visitor's. */
var SOMEBODY_ELSE = /\b(?:marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|filh[oa]|filhinh[oa]|pai|papai|padrasto|madrasta|mae|mamae|avo|vo|voinha|irma|irmao|prim[oa]|ti[oa]|sogr[oa]|cunhad[oa]|net[oa] d|sobrinh[oa]|enteado|amig[oa]s? d|amig[oa] me|colega|vizinh[oa]|chefe|patrao|patroa|inquilin[oa]|proprietari[oa]|don[oa] d[ao]|responsavel|d[ao] titular|outra pessoa|cachorr[oa]|gat[oa]|terceiros?|ex)\b/;
/** For whom or with whom something is wanted: that makes it nobody else's. */
var FOR_SOMEBODY = /\b(?:pra|para|pro|com|por causa d[aeo])(?: (?:o|a|os|as|meus?|minhas?|minha))* [a-z]+/g;
/** Other things that have a day, a number or a place, and what only was so: none of it is chosen for the order. */
var SOMETHING_ELSE = /\b(?:trabalho|emprego|servico|escritorio|aluguel|salario|aposentadoria|luz|agua|gas|iptu|cartao|escola|faculdade|financiamento|condominio vence|antig[oa]|anterior|(?:hoje|amanha|ontem)(?: ja)? (?:e|eh|foi|tenho|tem|era|pago)|venceu|vencia|paguei|pagava|cobrava|concorrente|outra operadora)\b/;
/** Where a value was copied from: says nothing of the value, and its 'luz' is nobody else's. */
var SOURCE = /\b(?:conforme|segundo|de acordo com|igual|como (?:esta|ta|consta|diz|vem)) (?:(?:n?[oa]|meu|minha) )*(?:conta|comprovante|boleto|fatura|talao|correspondencia)(?: d[aeo] (?:luz|agua|gas|energia|telefone|internet|residencia|endereco))?\b/g;
/** 'dia 5 não dia 10': either the one or the other was meant. */
var TORN_DAYS = /\bdia \d{1,2} nao (?:e )?dia \d{1,2}\b/;
/** How a question begins that has no question mark. */
var ASKING = /^(?:qual|quais|quanto|quanta|quantos|quantas|qto|qnto|qnt|qtos|qtas|quando|qdo|qnd|como|onde|aonde|cade|por ?que|porque|pq|pra que|pra q|para que|pq|quem|o que|oque|oq|o q|que|sera|tem|teria|tenho que|tenho q|da pra|da para|daria|posso|poderia|consigo|precisa|precisaria|preciso|vcs|voces|vc|voce|(?:vai|vao) (?!ser\b)[a-z]+[aei]r|e se|se (?!nao (?:der|tiver|puder)\b)[a-z]+|so se|desde que|existe|aceita|aceitam|cobra|cobram|paga|vem(?! (?:dia|n[oa]|de|amanha|as|pela)\b)|inclui|funciona|how|what|why|when|where|who|which|is|are|do|does|can|cuanto|cuando|donde|hay)\b/;
var OFFERING = /^(?:(?:e |a |o )?(?:pode ser|pode colocar|pode por|que tal|prefiro|quero|queria|fico com|vou de)|pode (?:anotar|mandar)|por (?:favor|mim))\b/;
var CHOOSING = /^(?:o q|o que) (?:vem|tem|inclui) |^(?:quem fala|como ja|como eu)\b/;
var LEADING = /^(?:(?:e|mas|entao|oi|oie|ola|bom dia|boa tarde|boa noite|ah|eh|olha|moca?|ai|so|antes|opa|hum+|ok|obrigad[oa])[\s,]+)+/;
var ASKED = /\b(?:quant[oa]s?(?! (?:antes|mais))|qt[oa]s?|qnto|qual|quais|(?:saber|ver|sabe|sabem|sabes) se|por que|pq|pra que|pra q|para que)\b|(?:^|\b(?!nao |so |n )[a-z]+ )(?:posso|consigo|da pra|tem como|poderia) [a-z]+[aei]r\b|^\W*(?:isso |isso aqui |esse |esse preco |o site |aqui )?(?:e|eh) (?:segur|gratis|de graca|golpe|confiavel|obrigat|verdade)/;
var TAG = /[^ ]+ [^ ]+.* (?:ok|okay|ta|ta bom|certo|viu|ne|beleza|blz|valeu|combinado)$/;
/** Whether a clause asks; `mark` is what closes it. */
function isQuestion(clause, mark) {
	const said = clause.trim().replace(LEADING, "");
	if (/\b(?:saber|ver|sabe|sabem|sabes) se\b/.test(said)) return true;
	if (OFFERING.test(said)) return false;
	if (mark.includes("?") && !(TAG.test(said) && !ASKING.test(said))) return true;
	if (/\b(?:erro|errad[oa]|incorret[oa])\b/.test(said)) return false;
	return !CHOOSING.test(said) && (ASKING.test(said) || ASKED.test(clause));
}
/** A refusal or a denial within a clause. */
var NEGATION = /\b(?:nao|nunca|jamais|nem|sem|n|deus me livre|tir[ae]r?|tirem|cancel\w*|exceto|menos)\b/;
/** Code rather than speech. */
var CODE = /<\/?[a-z!][^<>@]*>|[{}]|;\s*--|--\s*$|\bor 1\s*=\s*1/;
// src/understanding/words/yes-no.ts
var YES = new Set(`sim simm simmm siim s ss sss si yes yep yeah y claro certo certeza isso exato exatamente positivo afirmativo ok okay okey oki blz beleza
  fechado fechou combinado perfeito certinho confirmado confirmo confirma confirmar aceito concordo bora demorou aham uhum arram ahan
  isso-ai perfeitamente correto corretissimo topo pode podes quero confirm sure of course dale vamos vamo manda show`.split(/\s+/));
var NO = new Set(`nao naoo naooo n nn nop nope no negativo nunca jamais dispenso recuso`.split(" "));
var BESIDE = new Set(`sim senhor senhora com toda certeza que ser sim quero pode obrigado obrigada isso mesmo ai e eh o a por favor ta esta tudo ja eu
  de acordo entao certo ok thanks please gracias colocar fazer ativar ativa coloca liga mandar seguir continuar assim thank you bem to dentro`.split(/\s+/));
var NO_PHRASES = /^(?:(?:nao|n|nem) (?:quero|precisa|preciso|por enquanto|agora|pode|vou querer|obrigad[oa]|senhora?|e|eh|mesmo|thanks)(?: (?:nao|isso|obrigad[oa]|mesmo|mais))*|(?:por enquanto|agora|hoje|dessa vez|desta vez|ainda|prefiro|melhor|acho que) nao|nem pensar|de jeito (?:nenhum|algum)|de forma alguma|no thanks|no gracias|deus me livre|nao obrigad[oa]|nem (?:a pau|ferrando|morto))$/;
var YES_PHRASES = /^(?:com certeza|pode ser|por favor|de acordo|sem (?:duvida|problemas?)|vamos (?:la|nessa)|bora la|pode (?:sim|ser)|ta bom|esta bom|ta otimo|ta certo|tudo (?:bem|certo|ok))$/;
/** The words of a text, without courtesies around them. */
var bareWords = (said) => said.replace(/[^a-z0-9'-]+/g, " ").trim().split(" ").filter(Boolean);
var UP = /^(?:\s|\ud83c[\udffb-\udfff]|\ufe0f)*(?:\ud83d\udc4d|\ud83d\udc4c|\u2705|\u2714)/;
var DOWN = /^(?:\s)*(?:\ud83d\udc4e|\u274c)/;
/** Thumb up or down, before anything else that is no word. */
function byThumb(raw) {
	if (UP.test(raw)) return true;
	return DOWN.test(raw) ? false : null;
}
/**
* true when a text says yes and nothing else, false for a no, null for anything else or for both.
* @param said folded text; thumbs are told from `raw`
*/
function yesNo(said, raw = "") {
	const words = bareWords(said);
	if (words.length === 0) return byThumb(raw);
	const text = words.join(" ");
	if (NO_PHRASES.test(text)) return false;
	if (YES_PHRASES.test(text)) return true;
	const core = words.filter((word) => !FILLERS.has(word) || YES.has(word) || NO.has(word));
	const [first = ""] = core.length > 0 ? core : words;
	const hasYes = core.some((word) => YES.has(word));
	const hasNo = core.some((word) => NO.has(word));
	if (hasYes && hasNo) return null;
	if (hasNo) return core.every((word) => NO.has(word) || BESIDE.has(word)) && NO.has(first) ? false : null;
	if (!hasYes || !(YES.has(first) || YES.has(core.at(-1) ?? ""))) return null;
	return core.every((word) => YES.has(word) || BESIDE.has(word)) ? true : null;
}
// src/understanding/parts/commands.ts
var PEOPLE = "(?:atendentes?|atendimento(?: humano)?|human[oa]s?|pessoas?(?: (?:de verdade|real|humana))?|gente(?: (?:de verdade|real|humana))?|alguem(?: (?:de verdade|real|da (?:equipe|tim|empresa)))?|vendedor(?:a|es)?|consultor(?:a|es)?|operador(?:a|es)?|representante|especialista|suporte|central|person|human|agent|someone|somebody|persona|asesor|agente)";
var WANTS = "(?:quero|queria|preciso|prefiro|gostaria|posso|pode|podia|poderia|da pra|tem como|consigo|bora|deixa|me|i want|i need|can i|quiero|necesito)";
/** Whole messages, without fillers. */
var BACK = /^(?:(?:quero|queria|posso|pode|deixa|deixa eu|vamos|vou|da pra|preciso) )?(?:voltar?|volte|retornar?|retroceder|desfazer|desfaz|anterior|go back|back|volver|atras)(?: (?:uma?|um|pouco|atras|pergunta|anterior|para|pra|pro|a|tras|passo|etapa|tela|eu|por|favor|quero|ultima|questao))*$|^(?:a )?(?:pergunta|tela|etapa|questao) anterior$/;
var RESTART = /\b(?:recomec\w+|reinici\w+|restart|start over|comec\w+ (?:tudo )?(?:de novo|do (?:zero|0)|outra vez|novamente|do (?:comeco|inicio))|volt\w+ (?:ao?|pro|para o|do) (?:inicio|comeco)|zera\w* tudo|apag\w+ tudo|limp\w+ tudo|refaz\w* (?:tudo|o pedido)|(?:do|desde o) (?:zero|0|inicio|comeco)|empezar de nuevo)\b/;
var HELP = /^(?:(?:me |preciso (?:de )?|quero |queria |uma |pode me |podem me )*(?:ajud[aeo]\w*|help|socorro|menu|comandos|opcoes|instrucoes|duvidas?|to perdid[oa]|estou perdid[oa])(?: (?:me|eu|aqui|com isso|nisso|a preencher))*|(?:eu )?(?:nao|n|num) (?:entendi|to entendendo|estou entendendo|compreendi|saquei)(?: .{0,24})?|como assim|como (?:preench\w+|respond\w+|coloc\w+|funciona|faco|escrev\w+|digit\w+)(?: (?:isso|aqui|esse campo|agora))*|(?:o que|oq|oque|o q|que|q) (?:eu )?(?:e|eh|devo|tenho que|tem que|preciso|faco|coloco|escrevo)(?: (?:isso|pra|para|eu|que|q|colocar|por|fazer|escrever|digitar|responder|aqui|agora|coloco|escrevo|e))*|explica\w*(?: .{0,24})?|help me)$/;
var EXPLAIN = /\b(?:me explica|explica (?:de novo|melhor|isso)|nao entendi|n entendi|what do you mean|no entiendo|i don't understand)\b/;
var HUMAN = [
	new RegExp(`^(?:(?:um|uma|o|a|com|por|falar|quero|chama|chame) )*${PEOPLE}$`),
	new RegExp(`\\b(?:fal\\w+|convers\\w+|atend\\w+|trat\\w+|talk|speak|hablar) (?:logo |direto |aqui )?(?:com|to|con|with|a) (?:(?:o|a|um|uma|uns|outr[oa]|real|an|algum|alguma) )*${PEOPLE}\\b`),
	new RegExp(`\\b(?:me |por favor )?(?:pass\\w*|transf\\w+|cham\\w+|coloc\\w+|encaminh\\w+|direcion\\w+|conect\\w+|manda\\w*) (?:(?:pra|para|pro|por|com|em|a|o|um|uma|algum|alguma|la|eu|na|direto) )*${PEOPLE}\\b`),
	new RegExp(`\\b${WANTS}(?: (?:de|um|uma|o|a|ser|falar|por|com))* (?:um |uma )?(?:atendentes?|atendimento humano|human[oa]|pessoa|gente de verdade|vendedor|consultor|operador)\\b`),
	/\btem (?:alguem|algum atendente|uma pessoa|gente)\b[^?]{0,40}\b(?:atend\w+|ajud\w+|fal\w+)\b/,
	/\bnao (?:quero|gosto de|vou) (?:falar |conversar |de )?(?:com |de )?(?:um |uma )?(?:robo|robos|maquina|bot|computador|ia)\b/,
	/\b(?:me liga|me ligue|me liguem|ligu?em? (?:pra|para) mim|pode(?:m)? me ligar|quero (?:uma ligacao|que (?:me )?liguem)|liga (?:pra|para) mim|me telefon\w+|call me|posso (?:te |lhe )?ligar)\b/,
	/\b(?:atendimento|atendente) human[oa]\b/
];
var NAMES_OF_PEOPLE = /\b(?:rua|avenida|av|nome|fernando|sou)\b/;
var DEVICE = /\b(?:continu\w+|termin\w+|segu\w+|abr\w+|pass\w+|lev\w+)\b[^?]{0,24}\b(?:n[oa]|em|pelo|pro|para o|pra o|outr[oa])(?: meu| outr[oa])? (?:celular|computador|aparelho|pc|notebook|tablet|lugar|telefone)\b|^outro aparelho$/;
/** A command, wherever it stands in a message. */
var commandOf = (message) => commandIn(fold(message.slice(0, 400).normalize("NFC")));
/** The same of folded text. */
function commandIn(said) {
	if (/^[\s?]*\?[\s?]*$/.test(said) && said.replace(/\s/g, "").length <= 2) return "help";
	const words = bareWords(said.replace(/^\s*\//, ""));
	const whole = words.join(" ");
	const core = words.filter((word) => !FILLERS.has(word) || word === "mesmo").join(" ");
	if (RESTART.test(whole) && !/\b(?:nao|se eu)\b/.test(whole)) return "restart";
	if (BACK.test(core) || BACK.test(whole)) return "back";
	if (HUMAN.some((pattern) => pattern.test(whole) || pattern.test(core)) && !isName(whole)) return "human";
	const short = core.replace(/(.)\1{2,}$/, "$1");
	if (HELP.test(short) || HELP.test(whole.replace(/(.)\1{2,}/g, "$1")) || EXPLAIN.test(whole)) return "help";
	return null;
}
var isName = (whole) => NAMES_OF_PEOPLE.test(whole) && !/\b(?:atend\w+|falar|humano)\b/.test(whole);
var OTHER_VISIT = /\b(?:remarc|reagend)\w+|\b(?:mud|troc|alter|adi|antecip|pass|marc)\w+\b.*\b(?:visita|instal\w+|tecnico|dia|data|horario|agendamento)\b|\b(?:outr[oa]|nov[oa]) (?:dia|data|horario)\b|\bnao (?:vou|posso|consigo|estarei)\b.*\b(?:nesse|neste|no) dia\b/;
/** Whether another day is wanted for the visit of an order that is done. */
var wantsOtherVisit = (said) => OTHER_VISIT.test(said);
/** A way out of the open question that is no answer to it. */
function wayOutIn(said) {
	const whole = bareWords(said).join(" ");
	if (DEVICE.test(whole)) return "device";
	if (/\b(?:reenvi\w+|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/.test(whole)) return "code";
	if (/\b(?:outro|novo|nesse outro) (?:cpf|documento)\b/.test(whole)) return "document";
	if (/\bnao (?:quero|precisa|preciso)(?: (?:ser avisad[oa]|me avisar|avisar|aviso|de aviso|nada))?$/.test(whole)) return "withdraw";
	return /\b(?:outro|outra|novo) (?:endereco|cep|lugar|rua|casa)\b/.test(whole) ? "address" : null;
}
export { TORN_DAYS as _, bareWords as a, EITHER as c, GOOD_DAY as d, HEDGE as f, SOURCE as g, SOMETHING_ELSE as h, wayOutIn as i, FILLERS as l, SOMEBODY_ELSE as m, commandOf as n, yesNo as o, NEGATION as p, wantsOtherVisit as r, CODE as s, commandIn as t, FOR_SOMEBODY as u, isQuestion as v, fold as y };
