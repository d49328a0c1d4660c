/*
 * Word classes, in folded text. A class is named after what its words do in a message, never after the sentences they
 * were found in.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Courtesy, hesitation and filling: means nothing, and may be anywhere. */
export const FILLERS = words(
  `oi oie oii oiii ola opa eai alo hey hello hi hola por favor pfv pfvr pf plis please gentileza
  favorzinho obrigado obrigada obg obgd obrigadao brigado brigada vlw valeu thanks gracias blz beleza ok okay okey ta tah
  entao ne neh viu ai aih aqui la mesmo mesma msm so gente moca moco amigo amiga querido querida bem olha olhe escuta pera perai
  perae calma claro certo isso kk kkk kkkk kkkkk kkkkkk rs rsrs haha hahaha hehe hum hmm humm ah eh tb tbm tambem
  tudo joia legal show top massa prontinho pronto desculpa desculpe foi mal agora logo ja e`,
)

/** Fillers that are surnames as well: 'Felipe Massa', 'ana lima bem'. Right after a name they are asked about. */
export const FILLER_SURNAMES = words(
  'amiga amigo beleza bem boa bom certo claro joia legal massa pera querida querido',
)

/** Good day, as a phrase: its words alone say something. */
export const GOOD_DAY =
  /\b(?:bom dia|boa tarde|boa noite|buenos dias|buenas(?: tardes| noches)?|good (?:morning|afternoon|evening))\b|\b(?:tudo|td) b(?:em|om|lz)(?: (?:com|contigo|ai|por ai)(?: (?:vc|voce|vcs|voces))?)? ?\?+|\bcomo (?:vai|vao|esta|estao)(?: (?:vc|voce|vcs|voces))? ?\?+/g

/** What makes a value uncertain: it is asked about, not recorded. */
export const HEDGE =
  /\b(?:(?<!\b(?:me|nos) )ach[oa]|acredito|talvez|creio|nao (?:tenho|to com|estou com|dou) (?:muita )?certeza|sem certeza|se nao me engano|nao lembro|nao recordo|n lembro|nao sei se|parece|deve ser|provavelmente|(?:depois|nome) de casad[oa]|de solteir[oa]|mais ou menos|maybe|i think|not sure|creo que|quiza)\b/

/** Two values, of which the visitor has not chosen one. */
export const EITHER = /(?:^|[^a-z])(?:ou|or)(?=[^a-z]|$)/

/** Someone else: what belongs to them is asked about before it is recorded as the visitor's. */
export const SOMEBODY_ELSE =
  /\b(?:marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|filh[oa]|filhinh[oa]|pai|papai|padrasto|madrasta|mae|mamae|avo|vo|voinha|irma|irmao|prim[oa]|ti[oa]|sogr[oa]|cunhad[oa]|net[oa] d|sobrinh[oa]|enteado|amig[oa]s? d|amig[oa] me|colega|vizinh[oa]|chefe|patrao|patroa|inquilin[oa]|proprietari[oa]|don[oa] d[ao]|responsavel|d[ao] titular|outra pessoa|cachorr[oa]|gat[oa]|terceiros?|ex)\b/

/** For whom or with whom something is wanted: that does not make it someone else's. */
export const FOR_SOMEBODY =
  /\b(?:pra|para|pro|com|por causa d[aeo])(?: (?:o|a|os|as|meus?|minhas?|minha))* [a-z]+/g

/** Other things that have a day, a number or a place, and what is past: none of it is chosen for the order. */
export const SOMETHING_ELSE =
  /\b(?:trabalho|emprego|servico|escritorio|aluguel|salario|aposentadoria|luz|agua|gas|iptu|cartao|escola|faculdade|financiamento|condominio vence|antig[oa]|anterior|(?:hoje|amanha|ontem)(?: ja)? (?:e|eh|foi|tenho|tem|era|pago)|venceu|vencia|paguei|pagava|cobrava|concorrente|outra operadora)\b/

/** Where a value was copied from: says nothing about the value, and its 'luz' is not someone else's. */
export const SOURCE =
  /\b(?:conforme|segundo|de acordo com|igual|como (?:esta|ta|consta|diz|vem)) (?:(?:n?[oa]|meu|minha) )*(?:conta|comprovante|boleto|fatura|talao|correspondencia)(?: d[aeo] (?:luz|agua|gas|energia|telefone|internet|residencia|endereco))?\b/g

/** 'dia 5 não dia 10': either the one or the other was meant. */
export const TORN_DAYS = /\bdia \d{1,2} nao (?:e )?dia \d{1,2}\b/

/** How a question begins that has no question mark. */
const ASKING =
  /^(?:qual|quais|quanto|quanta|quantos|quantas|qto|qnto|qnt|qtos|qtas|quando|qdo|qnd|como|onde|aonde|cade|por ?que|porque|pq|pra que|pra q|para que|pq|quem|o que|oque|oq|o q|que|sera|tem|teria|tenho que|tenho q|da pra|da para|daria|posso|poderia|consigo|precisa|precisaria|preciso|vcs|voces|vc|voce|(?:vai|vao) (?!ser\b)[a-z]+[aei]r|e se|se (?!nao (?:der|tiver|puder)\b)[a-z]+|so se|desde que|existe|aceita|aceitam|cobra|cobram|paga|vem(?! (?:dia|n[oa]|de|amanha|as|pela)\b)|inclui|funciona|how|what|why|when|where|who|which|is|are|do|does|can|cuanto|cuando|donde|hay)\b/

// 'pode ser dia 15?' and 'pra segunda dá' offer an answer, whatever mark follows them
const OFFERING =
  /^(?:(?:e |a |o )?(?:pode ser|pode colocar|pode por|que tal|prefiro|quero|queria|fico com|vou de)|pode (?:anotar|mandar)|por (?:favor|mim))\b/

// 'o que vem com …' names a plan
const CHOOSING = /^(?:o q|o que) (?:vem|tem|inclui) |^(?:quem fala|como ja|como eu)\b/

const LEADING =
  /^(?:(?:e|mas|entao|oi|oie|ola|bom dia|boa tarde|boa noite|ah|eh|olha|moca?|ai|so|antes|opa|hum+|ok|obrigad[oa])[\s,]+)+/

// within a clause
const ASKED =
  /\b(?:quant[oa]s?(?! (?:antes|mais))|qt[oa]s?|qnto|qual|quais|(?:saber|ver|sabe|sabem|sabes) se|por que|pq|pra que|pra q|para que)\b|(?:^|\b(?!nao |so |n )[a-z]+ )(?:posso|consigo|da pra|tem como|poderia) [a-z]+[aei]r\b|^\W*(?:isso |isso aqui |esse |esse preco |o site |aqui )?(?:e|eh) (?:segur|gratis|de graca|golpe|confiavel|obrigat|verdade)/

// 'meu nome é Ana Prado, ok?'
const TAG = /[^ ]+ [^ ]+.* (?:ok|okay|ta|ta bom|certo|viu|ne|beleza|blz|valeu|combinado)$/

/** Whether a clause asks; `mark` is what closes it. */
export function isQuestion(clause: string, mark: string): boolean {
  const said = clause.trim().replace(LEADING, '')
  if (/\b(?:saber|ver|sabe|sabem|sabes) se\b/.test(said)) return true
  if (OFFERING.test(said)) return false
  if (mark.includes('?') && !(TAG.test(said) && !ASKING.test(said))) return true
  if (/\b(?:erro|errad[oa]|incorret[oa])\b/.test(said)) return false
  return !CHOOSING.test(said) && (ASKING.test(said) || ASKED.test(clause))
}

/** A refusal or a denial within a clause. */
export const NEGATION =
  /\b(?:nao|nunca|jamais|nem|sem|n|deus me livre|tir[ae]r?|tirem|cancel\w*|exceto|menos)\b/

/** Code rather than speech. */
export const CODE = /<\/?[a-z!][^<>@]*>|[{}]|;\s*--|--\s*$|\bor 1\s*=\s*1/
