/**
 * Word lists and patterns by the role that words have in a message: courtesy, doubt, negation, other people,
 * mistakes. All are in lower case without accents.
 */
import { anyOf } from './patterns-from-word-tables.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words of courtesy and hesitation. They may occur anywhere and do not change the meaning of a message. */
export const FILLER_WORDS = words(
  `oi oie oii oiii ola opa eai alo hey hello hi hola por favor pfv pfvr pf plis please gentileza
  favorzinho obsequio obrigado obrigada obg obgd obrigadao brigado brigada vlw valeu thanks gracias blz beleza ok okay okey ta tah
  entao ne neh viu ai aih aqui la mesmo mesma msm so gente moca moco amigo amiga querido querida bem olha olhe escuta pera perai
  perae calma claro certo isso kk kkk kkkk kkkkk kkkkkk rs rsrs haha hahaha hehe hum hmm humm ah eh tb tbm tambem
  hein bah oxe oxente eita uai vixe vish ue tche ixi ahn mano bao
  tudo joia legal show top massa prontinho pronto desculpa desculpe foi mal agora logo ja e`,
)

/** Fillers that are also surnames: 'Felipe Massa', 'ana lima bem'. A name followed by one must be confirmed. */
export const FILLER_SURNAMES = words(
  'amiga amigo beleza bem boa bom certo claro joia legal massa pera querida querido',
)

/** Greetings as whole phrases, because single words of them, such as 'dia', have a meaning of their own. */
export const GOOD_DAY =
  /\b(?:muito )?prazer(?: (?:em|te) [a-z]+)?(?=\W|$)|\b(?:bom dia|boa tarde|boa noite|buenos dias|buenas(?: tardes| noches)?|good (?:morning|afternoon|evening))\b|\b(?:tudo|td) b(?:em|om|lz)(?: (?:com|contigo|ai|por ai)(?: (?:vc|voce|vcs|voces))?)? ?\?+|\bcomo (?:vai|vao|esta|estao)(?: (?:vc|voce|vcs|voces))? ?\?+/g

/** Words that make a value uncertain, so that it must be confirmed. */
export const HEDGE =
  /\b(?:(?<!\b(?:me|nos) )acho(?<!nao acho(?= [oa] | meu | minha ))|(?<!\b(?:me|nos) )acha que|acredito|axo|talvez|se pa|sei la|vou (?:confirmar|conferir|confirir|ver certinho)|preciso (?:confirmar|conferir)|chuto|chutando|creio|nao (?:tenho|to com|estou com|dou) (?:muita )?certeza|sem certeza|se n(?:ao)? me engano|nao lembro|nao recordo|n lembro|nao sei se|parece(?! (?:nome|novela|piada|mentira|brincadeira|que foi))|deve ser|provavelmente|(?:depois|nome) de casad[oa]|de solteir[oa]|(?<!\bhoras? )mais ou menos(?! (?:que|q|quantas) h)|no documento (?:ta|esta|e) (?:outro|diferente)|maybe|i think|not sure|creo que|quiza)\b/

/** A question which of several values is to be told: 'hoje é um, em janeiro é outro, qual eu ponho?' */
export const ASKS_WHICH =
  /\bqual (?:(?:deles|delas|d[oa]s (?:dois|duas|2)|(?:e )?q(?:ue)?|eu|devo|posso|tenho q(?:ue)?|(?:vcs?|voces?) \w+) )*(?:ponho|ponha|por|coloc[oa]r?|coloque|bot[oa]r?|bote|us[oa]r?|use|inform[oa]r?|informe|mand[oa]r?|mande|passo|passar|digo|dizer|escrev\w+|dou|dar|vale(?! (?:mais|a pena))|vai valer|anoto|digito)\b|\b(?:ponho|coloco|boto|uso|informo|mando|passo|digo|dou|anoto|digito)(?: o| a| eu)? qual\b/

/** 'ou' (or), which shows that the visitor may not have chosen between two values. */
export const EITHER = /(?:^|[^a-z])(?:ou|or)(?=[^a-z]|$)/

/** Words for other people. A value near one of them must be confirmed, because it may not be the visitor's. */
export const SOMEONE_ELSE =
  /\b(?:marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|filh[oa]|filhinh[oa]|pai|papai|padrasto|madrasta|mae|mamae|avo|vo|voinha|irma|irmao|prim[oa]|ti[oa]|sogr[oa]|nora|genro|cunhad[oa]|net[oa] d|sobrinh[oa]|enteado|amig[oa]s? d|amig[oa] me|d[oa] (?:(?:meu|minha) )?(?:amig[oa]|comadre|compadre)|colega|vizinh[oa]|chefe|patrao|patroa|inquilin[oa]|proprietari[oa]|don[oa] d[ao]|responsavel|d[ao] titular|outra pessoa|cachorr[oa]|gat[oa]|terceiros?|ex)\b/

/** Phrases that say for whom the visitor wants something: 'pra minha mãe'. The value itself is still the visitor's. */
export const FOR_SOMEONE =
  /\b(?:pra|para|pro|com|por causa d[aeo])(?: (?:o|a|os|as|meus?|minhas?|minha))* [a-z]+/g

/**
 * Words for past events and for other things that have a day, number or place (work, rent, other bills). A
 * value near one of them must be confirmed.
 */
export const SOMETHING_ELSE =
  /\b(?:trabalho|emprego|servico|escritorio|aluguel|salario|aposentadoria|luz|agua|gas|iptu|cartao|escola|faculdade|financiamento|condominio vence|antig[oa]|anterior|(?:hoje|amanha|ontem)(?: ja)? (?:e|eh|foi|tenho|tem|era|pago)|venceu|vencia|paguei|pagava|cobrava|concorrente|outra operadora)\b/

/** The source from which a value was copied: 'conforme a conta de luz'. It does not change the value. */
export const SOURCE =
  /\b(?:conforme|segundo|de acordo com|igual|como (?:esta|ta|consta|diz|vem)) (?:(?:n?[oa]|meu|minha) )*(?:conta|comprovante|boleto|fatura|talao|correspondencia)(?: d[aeo] (?:luz|agua|gas|energia|telefone|internet|residencia|endereco))?\b/g

/** Two days without a clear choice: 'dia 5 não dia 10'. */
export const TORN_DAYS = /\bdia \d{1,2} nao (?:e )?dia \d{1,2}\b/

/** A refusal or a denial within a clause. */
export const NEGATION =
  /\b(?:nao|nunca|jamais|nem|sem|n|deus me livre|tir[ae]r?|tirem|cancel\w*|exceto|menos)\b/

/** Says that everything is as it should be: 'não tenho nada pra mudar'. */
export const NOTHING_TO_CHANGE =
  /\b(?:nao|n) (?:tenho|tem|ha|vi|achei|falta|precisa|preciso)(?: mais)?(?: de)? (?:nada|nenhum\w*)(?: (?:erro|reparo))?(?: (?:pra|para|a|de|que))? ?(?:mudar|corrigir|alterar|acrescentar|errad[oa]|reclamar|trocar|mexer)?(?: nao\b)?/

/** Program code or markup instead of a message. */
export const PROGRAM_CODE = /<\/?[a-z!][^<>@]*>|[{}]|;\s*--|--\s*$|\bor 1\s*=\s*1/

/** What another answer is called, at the beginning of a word, for patterns: '10 e o email é …'. */
export const OTHER_ANSWER = '(?:e-?mail|cpf|cnpj|tel|cel|zap|whats|nome|mae|plano|debito|venc)'

/** A clause of its own that drops what was said, or calls it a mistake: 'dia 10, esquece isso, dia 20'. */
const DROPS =
  '(?<=[,.;:!] )(?:(?:ah|nao|opa|ops|ih+),? )?(?:(?:esquec|ignor|desconsider|apag|risc|descart|anul)(?:[ae]|endo|ar)|deix[ae]|troc[ae]|calma|foi mal|mal ai|(?:me )?(?:enganei|confundi|atrapalhei)|(?:falei|digitei|escrevi|botei|coloquei|passei|mandei|ta|saiu) errad[oa]|nao (?:e|eh) (?:iss[oa]|ess[ea]))(?: (?:n?ess[ea]|n?est[ea]|n?isso|tudo|o que eu (?:disse|falei)))?(?: (?:ai|numero))?(?=[,.;:!])'

/** What is said of a value that does not count: '… é o antigo', '… tá encerrada', '… é do meu irmão', '… já era'. */
export const GONE =
  '(?:(?:e|eh|era|foi|ta|esta)(?: so)? (?:(?:[oa] )?(?:antig|velh|outr|errad|cancelad|encerrad|desativad|bloquead|inativ|antes\\b|salario)|(?:[oa] (?!d[aeo] (?:minha|meu) )|n[oa] )?d[aeo] |[oa] terreno)[^,.;!?]{0,32}|(?:eu )?(?:ja )?(?:cancelei|perdi|fechei|encerrei|troquei|desativei)[^,.;!?\\d]{0,24}|nao (?:e(?! d)|eh|existe|vale|funciona|serve|uso|tenho)\\b[^,.;!?\\d]{0,24}|ja era|nao,? (?:ta|e|eh) (?:[oa] )?(?:errad|velh|antig)[oa])'
/** A clause of its own about the value before it: 'esse é o antigo', 'não uso mais', 'nada disso'. */
const IS_GONE = `(?:(?:ah|opa|ops|ih+|eita|xi|nao),? )?(?:(?:ess[ea]|est[ea]|isso)(?: (?:ai|daqui|numero|e-?mail))? ${GONE}|nao (?:uso|tenho) (?:mais|ess[ea])(?: mais)?|nada disso|nao era (?:iss[oa]|ess[ea]))(?=[,.;:!]+ *\\S)`

/** For patterns: a clause of its own that takes back the value before it. */
export const WITHDRAWS = `(?:${DROPS}|${IS_GONE})`

/** Has nothing against offers, which is no refusal: 'não me incomodo com ofertas', 'pode mandar sem problema'. */
export const MINDS_NOT = new RegExp(
  anyOf(`(?:nao|n) (?:me |eu )?(?:incomod|import|oponh)\\w+(?! (?:de|em) (?:nao|n) )
  (?:nao|n) (?:ligo|acho ruim|sou contra|vejo (?:mal|problema))
  (?:sem|(?:nao|n) (?:tem|ha|tenho)) (?:problemas?|nada contra)`),
  'g',
)
