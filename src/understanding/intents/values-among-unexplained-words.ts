/**
 * Recognises values among words that nothing accounts for: neither a value, nor a remark, nor a reason, nor courtesy. They
 * are asked about, never recorded (docs/decisions/0156, 0184).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import { TOLD } from '../value-kinds.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { WANTS } from '../words/is-choice-only-asked-about.ts'
import {
  OF_CALLS,
  OF_COVERAGE,
  OF_LOOKS,
  OF_TWO_VISITS,
  PLAIN_AROUND_TOLD,
  withoutPlainPhrases,
} from '../words/plain-words-around-told-values.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { isConcluded } from '../words/which-value-is-meant.ts'

/** Words of days, ways to pay and plans, which say nothing else beside a choice. */
const OF_CHOICES: ReadonlySet<string> = new Set(
  `segunda terca quarta quinta sexta sabado domingo segunda-feira terca-feira quarta-feira quinta-feira sexta-feira seg
  ter qua qui sex sab janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro almoco
  cedinho tardezinha disso meio comeco turno vespertino matutino hora horas possivel feriado
  reais pila desconto descontar debitar descontado automatica autorizo corrente bancario boletinho carne bradesco itau
  caixa inter nubank santander banrisul sicredi sicoob loterica pagamento pagar corrido simm aham demorou positivo
  operante vejo motivo obvio obviamente evidente logico sinhora guri guria nada nunca muito enquanto
  hbo max globoplay globo disney paramount netflix`.split(/\s+/),
)
/** What in a clause behind a told value may take it back, or leave it open. */
const RESERVES =
  /\b(?:mas|porem|so|somente|se|caso|contanto|desde|ate|depois|antes|quando|enquanto|talvez|acho|ess[ea]|est[ea]|iss[oa]|el[ea]|del[ea]|ness[ea]|outr[oa]|antig[oa]|velh[oa]|era|foi|nao|n|nem|nunca|errad[oa]|menos|ou)\b/
/** What makes a house behind its number another one, or a question: '900 é de vocês ou de outra empresa'. */
const OF_OTHER_HOUSE = /\b(?:ou (?:n?[oa]s? |d[aeo]s? |e |foi )|vcs|voces|de outr[oa]|del[ea]s?\b)/
/** The visitor's own is another, whose number is not told: '450 é a casa da esquina, a minha é depois'. */
const OWN_IS_OTHER = /[,.;] (?:e |mas )?[oa] (?:minha|meu) (?:e|eh|fica)\b(?!\D*\d)/
/** Words beside which a CEP with few others need not be the visitor's: 'o cep da loja de vocês é …', 'antes do …'. */
const OF_OTHER_CEP =
  /\b(?:mas|porem|so que|antes|depois|outr[oa]s?(?! (?:endereco|cep|lugar|casa|rua))|antig[oa]|era|tinha|errad[oa]|voces|vcs|loja|acho|se|tipo|perto|lado|tras|esquina|d?n?el[ea]s?)\b/
/** What gives a CEP to another place or person, or makes it another number. */
const IS_OTHER_CEP =
  anyOf(`[oe] d[ao] (?:avenida|av), escritorio, firma, trabalho, servico, trampo, rg, protocolo
  mas (?:nao|(?:me |eu |ja |vou )*mud\\w+), ja tentei
  (?:meu|minha|do|da|um|uma) (?:mae|pai|irma|irmao|filh[oa]|ti[oa]|av[oa]|sogr[oa]|prim[oa]|amig[oa]|vizinh[oa]|namorad[oa])
  (?:meu|minha|do|da|um|uma) (?:chefe|patrao)`)
/** What is recorded only without reserve, whatever it is. */
const IS_GRAVE = /^(?:account|document)$/
/** An address, which names its street and its place in any words. */
const ADDRESS =
  /\b(?:rua|r|avenida|av|alameda|al|travessa|praca|rodovia|br|estrada|largo|condominio|bairro|quadra|qd|lote)\b/
/** How many words in all may stand beside a CEP with the name of its place: '18035-430 Sorocaba'. */
const MOST_BESIDE_CEP = 8
/** Verbs of calling and writing, which are harmless around a telephone and no answer around a day. */
const CALLING: ReadonlySet<string> = new Set(
  'liga ligar ligue chama chamar chame avisa avise avisem avisar'.split(' '),
)
/** What gives the reason for a choice, which may name anything: 'porque …', 'pra não esquecer'. */
const BECAUSE = `(?:pq|porque|pois|ja que|visto que|por causa|depois que|assim que|(?:que|q) (?:(?:e|eh|eu|a gente|minha|meu|nao|ja|cai|recebo)\\b|$)|(?:que|q) (?:e|eh) quando|quando|qdo)`
const REASON = new RegExp(`\\b(?:${BECAUSE}|(?:pra|para) (?:eu |a gente )?(?:nao )?[a-z]+[aei]r)(?![a-z]).*$`)
/** What stands before a clause that is only a reason. */
const BEGINS_REASON = new RegExp(`\\b${BECAUSE}\\W*$`)
/** What concludes a choice from what stands before: 'recebo dia 8, então 10'. */
const CONCLUDES = /\b(?:entao|portanto|logo|por isso|melhor)\W*$/
/** Who is at home when the technician comes. */
const AT_HOME =
  /\b(?:meu|minha|[oa]) [a-z]+ (?:(?:vai|vao|fica|ta|esta|estara|recebe|abre|atende)\b ?(?:(?:ta|estar|ficar|em|casa|la|ai|o tecnico)\b ?)*)+/

/**
 * Whether a value stands among words that neither it, nor another value, nor a remark accounts for: 'dia 10, trabalho quinta
 * à tarde', 'o corretor disse que dá pra pôr o cpf dele, 529.982.247-25'. A choice that the visitor expressly wants does
 * not, nor a refusal of direct debit, which has too many idioms for that: 'nem pensar'.
 */
export function leavesWordsOver(extraction: Extraction, finding: Finding): boolean {
  const { kind, values, at } = finding
  // no to offers may have any words
  if (values.accept_promotions === 'false') return false
  if (TOLD.has(kind)) return isToldBesideMore(extraction, finding)
  if (values.date2 && isBesideMore(extraction.text.rest, OF_TWO_VISITS)) return true
  if (!/^(?:plan|due|debit|visit)$/.test(kind) || values.direct_debit === 'false') return false
  const { text } = extraction
  const own = clausesIn(text).find(({ to }) => at < to)
  if (isConcluded(text, at) || (own && (WANTS.test(own.words) || CONCLUDES.test(own.before)))) return false
  const left = leftOver(extraction, finding)
  return (
    unexpectedWordsIn(left).some((word) => !OF_CHOICES.has(word)) ||
    left.split(/[^a-z]+/).some((word) => CALLING.has(word))
  )
}

/** Whether a text that is not claimed has a word other than these, or a question mark. */
const isBesideMore = (rest: string, plain: ReadonlySet<string>): boolean =>
  rest.includes('?') || wordsIn(rest).some((word) => !plain.has(word))

const wordsIn = (said: string): readonly string[] => said.match(/[a-z][a-z'-]+/g) ?? []

/**
 * Whether any word of its message may make what is told another's, a condition's or a question's. Who is asked for the house
 * may describe it behind its number; a CEP may have the name of its place beside it.
 */
function isToldBesideMore(extraction: Extraction, { kind, values, at }: Finding): boolean {
  const { text, open, isCorrection } = extraction
  const { said, typedClauses } = text
  const rest = withoutPlainPhrases(text.rest, kind, extraction.given(kind) !== null)
  // said twice it is no other one
  const own = lowerWithoutAccents(Object.values(values).join(' ')).split(' ')
  const isElse = (word: string) =>
    !PLAIN_AROUND_TOLD.has(word) &&
    !own.includes(word) &&
    !(kind === 'cep' && OF_COVERAGE.has(word)) &&
    !(kind === 'house' && OF_LOOKS.has(word)) &&
    !(kind === 'phone' && OF_CALLS.has(word))
  if (kind === 'cep' && open.includes(kind) && !isCorrection && IS_OTHER_CEP.test(said)) return true
  if (kind === 'cep' && wordsIn(said).length <= MOST_BESIDE_CEP && (isCorrection || !OF_OTHER_CEP.test(said)))
    return false
  if (kind === 'house' && open.includes(kind)) {
    const { from, to } = typedClauses.find((clause) => at < clause.to) ?? { from: 0, to: rest.length }
    return (
      wordsIn(rest.slice(from, to)).some(isElse) ||
      OF_OTHER_HOUSE.test(rest.slice(at, to)) ||
      OWN_IS_OTHER.test(said.slice(at))
    )
  }
  if (kind === 'house' && ADDRESS.test(said)) return false
  const sentence = text.sentenceAt(at)
  return typedClauses.some(({ from, to, isQuestion }, place) => {
    // 'mas' parts two clauses, and belongs to neither: '… mas tá sem saldo'
    const since = IS_GRAVE.test(kind) ? (typedClauses[place - 1]?.to ?? 0) : from
    const isAsked = isQuestion || said.slice(to).trimStart().startsWith('?')
    const words = rest.slice(from, to)
    const isOwn = from <= at && at < to
    // before what no question asks for stands the answer to the open one
    const isBeside = isOwn || (open.includes(kind) && from <= at && text.sentenceAt(from + 1) === sentence)
    return (isBeside || (!isAsked && RESERVES.test(rest.slice(since, to)))) && wordsIn(words).some(isElse)
  })
}

const clausesIn = ({ said, typedClauses }: Extraction['text']) =>
  typedClauses.map((each, index) => ({
    ...each,
    words: said.slice(each.from, each.to),
    before: said.slice(typedClauses[index - 1]?.to ?? 0, each.from),
  }))

/** Returns what a value's sentence says besides values, remarks, reasons and questions. */
function leftOver({ text, remarks }: Extraction, { kind, at }: Finding): string {
  const { said, rest } = text
  const isRemark = (from: number, to: number) =>
    remarks.some((each) => each.to - each.from < said.length && each.from < to && each.to > from)
  const sentence = text.sentenceAt(at)
  return clausesIn(text)
    .filter(
      ({ from, to, isQuestion, before }) =>
        // who comes may be told much else: 'quarta à tarde, tem cachorro bravo'
        (kind === 'visit' ? at >= from && at < to : text.sentenceAt(from + 1) === sentence) &&
        !isQuestion &&
        !said.slice(to).trimStart().startsWith('?') &&
        !BEGINS_REASON.test(before) &&
        !isRemark(from, to),
    )
    .map(({ from, to }) => rest.slice(from, to).replace(REASON, ' ').replace(AT_HOME, ' '))
    .join(' ')
}
