/**
 * Tells whether the chat asks the visitor to confirm a value before it is recorded: it may belong to someone or
 * something else, as in 'meu irmão tem o de 700', or has unexpected words around it.
 */
import { PLACE_DESCRIPTION } from './address-complement-in-text.ts'
import { unexpectedWordsIn } from './neutral-words-around-values.ts'
import { FOR_SOMEONE, SOMEONE_ELSE, SOMETHING_ELSE } from './filler-doubt-and-negation-words.ts'
import { isConcluded } from './which-value-is-meant.ts'
import type { MessageText } from './prepared-message-text.ts'

/** Kinds of value that are chosen, and may be those of another person or thing, such as another plan. */
const OTHERS_HAVE: ReadonlySet<string> = new Set(['plan', 'visit'])

/** Kinds of value around which the words must be harmless (neutral-words-around-values.ts). */
const NEEDS_HARMLESS_WORDS: ReadonlySet<string> = new Set(['cep', 'house', 'plan', 'visit', 'birth', 'phone'])

/** A phone number or address that must not be used: 'é o do trabalho, mas não liga lá'. */
const UNUSED =
  /(?<!\b(?:se|caso) (?:[a-z]+ ){0,3})\bnao (?:(?:to|tou|estou|mais|fica|fiquem?|pode|podem|da pra|e pra|precisa|me) )*(?:lig\w+(?! (?:(?:pra|para|com|tentando) )?(?:oferec|vend|propag|oferta))|cham\w+|us[ao]\w*(?! whats| zap)|existe|funciona|atend(?!o\b)\w+)\b/

/** A landline, of which the visitor doubts that it will do. */
const LANDLINE = /\b(?:pode ser|serve)(?: o| um)? (?:telefone )?fixo\b|\bfixo (?:serve|pode)\b/
const LOST = /\b(?:quebr|roub|perd|cancel|bloque|desativ|antig|esquec|inexist)\w+/
/** The one that is used instead of what was lost: 'perdi o chip, agora é …'. */
const INSTEAD = /\b(?:agora|atual|nov[oa]|outr[oa]|cert[oa]|anota|bota|poe)\b/

// a complement that was not extracted together with the house number
const LEFT_OUT =
  /\b(?:ap|apt|apto|apartamento|apartment|bloco|torre|fundos|sala)\b(?:[^¤\d,;.]{0,12}\d|$)|\bparte de (?:cima|baixo|tras)\b|(?<!\d)\d{1,2}o? ?andar\b|(?<![\d/])\d{1,2}o(?![a-z])(?! d[eoa] )/
/** What is said of a value behind it: '…, mas esse é o do campus'. */
const OF_OTHER_PLACE =
  /\b(?:mas|so que) (?:ess[ea]|est[ea]) (?:ai )?(?:e|eh) (?:[oa] )?d[aeo] (?!minha|meu|casa|rua|nossa|predio)[a-z]|^\u00a4+,? (?:e|eh) (?:[oa] )?d[aeo] (?:firma|empresa|trabalho|servico|escritorio|loja|igreja|escola|faculdade|vizinh)|\b(?:isso |ess[ea] )?era (?:antes|[oa] antig)/
/** A speed other than that of the extracted plan. */
const OTHER_PLAN = /(?:^|[^\d.,/-])(?:[3-8]00|[12]000)(?![\d.,/-])|\b\d ?gigas?\b/
const POSTCODE = /\d{5}-?\d{3}/
const TAKEN = '\u00a4'

/** Words that show that the value is meant for the order. The rest of the clause then does not matter. */
const OF_ORDER =
  /\b(?:quero|queria|prefiro|pode(?:m|mos)?|coloc\w+|bota|bote|(?<!nao |er )poe [oa] d[aeo]|manda\w*|anota\w*|fecha\w*|(?:pra|para) mim|vamos|bora|(?:meu|minha|nosso|nossa) (?:cep|numero|casa|endereco|tel\w*|cel\w*|zap|whats\w*|e-?mail|cpf|cnpj|nascimento|aniversario|vencimento))\b/

/** A label right before the value, such as 'o cep é'. The rest of the clause then does not matter. */
const NAMED =
  /(?:^|[^a-z])(?:o |meu )?(?:cep|tel|telefone|cel|celular|zap|whats|whatsapp|e-?mail|cpf|cnpj|documento)(?:(?<=cnpj|cep) d[aeo] [a-z]+| (?:daqui|de la|da casa|cert[oa]|correto|novo|mesmo|atual))? ?(?:e|eh|:) *$|(?:^|\b(?:o|meu) )(?:cpf|cnpj|cep) $/

const BORN_IN =
  /^\W*(?:eu )?nasci (?:em|no|na) [a-z]+(?: d[aeo]s?)?(?: [a-z]+)?,? (?:em|a|aos|no|dia|no dia) ?$/

const REASON =
  /\b(?:q|que|pq|porque|pois|quando|qnd|qdo) (?!vem\b)|\b(?:pra|para) (?:eu |a gente )?(?!ser\b)[a-z]+[aei]r\b/

const PLACED_BEHIND = new RegExp(`,? ${PLACE_DESCRIPTION}`)

/** Who is there to open the door: '30/11 pela manhã meu filho vai tá em casa'. */
const AT_HOME =
  /,? (?:o |a )?(?:meu|minha) [a-z]+ (?:que |q )?(?:(?:ja|so|ai|e|eh|quem) )*(?:vai|vao|pode|fica|ta|esta|estara|recebe|abre|atende|consegue)\b.*$/

/** Contact data of the operator: 'o suporte de vocês é …?'. */
const OURS = /\b(?:suporte|sac|central|ouvidoria)\b|\bd(?:e (?:vcs|voces)|a (?:tim|loja|operadora))\b/

/**
 * @param kind kind of the value; 'no-number' for a house without a number
 * @param at index of the value in the text, or of its clause if the whole clause expresses it
 */
export function mustVisitorConfirm(text: MessageText, kind: string, at: number): boolean {
  const { from, to, isQuestion } = text.clauseAt(at)
  const whole = text.rest
    .slice(from, to)
    .replace(FOR_SOMEONE, ' ')
    .replace(/\bse (?:for )?possivel\b/, ' ')
  // the reason for a day may name anyone: 'na terça, que é a folga do meu genro'
  const cut = /^(?:visit|plan)$/.test(kind) ? REASON : kind === 'house' ? PLACED_BEHIND : null
  const [present = whole] = kind === 'visit' ? whole.split(AT_HOME) : []
  const clause = cut ? ((present.trim() ? present : whole).split(cut)[0] ?? '') : whole
  if (kind === 'phone' && LANDLINE.test(text.said)) return true
  if (
    (kind === 'phone' || kind === 'email') &&
    (UNUSED.test(text.rest) ||
      LOST.test(clause) ||
      // 'qual a multa se eu cancelar?' is not about the value
      (text.parts(false).some((part) => LOST.test(part.text)) && !INSTEAD.test(clause)) ||
      OURS.test(clause))
  )
    return true
  if (OTHERS_HAVE.has(kind) && (SOMEONE_ELSE.test(clause) || SOMETHING_ELSE.test(clause))) return true
  if ((kind === 'cep' || kind === 'house') && OF_OTHER_PLACE.test(text.rest.slice(at))) return true
  if (kind === 'plan' && OTHER_PLAN.test(text.rest) && !isConcluded(text, at)) return true
  if (kind === 'house' && LEFT_OUT.test(text.rest)) return true
  // names of streets and places next to a postcode are expected
  if (kind === 'house' && POSTCODE.test(text.said)) return false
  if (OF_ORDER.test(text.said.slice(from, to))) return false
  if (NAMED.test(text.said.slice(from, at))) return false
  // 'nasci em Luanda a 4 de fevereiro'
  if (kind === 'birth' && BORN_IN.test(text.said.slice(from, at))) return false
  const before = text.rest.slice(from, at).replace(FOR_SOMEONE, ' ')
  const said = /^(?:cep|phone|birth)$/.test(kind) ? (before.split(TAKEN).at(-1) ?? '') : clause
  return NEEDS_HARMLESS_WORDS.has(kind) && !isQuestion && unexpectedWordsIn(said).length > 0
}
