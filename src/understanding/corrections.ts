/** Which earlier answers a message corrects, and the parts of them that it tells anew. */
import { idsOf, stepOf } from '../funnel/journey-registry.ts'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import * as data from './data/correction-words.ts'
import type { Clause, Message, Span } from './message.ts'
import type { Situation, ValueKind } from './reading.ts'
import { anyOf, phrasesOf, setOf, wordsOf } from './word-patterns.ts'
import { offersConsent } from './yes-no.ts'

/** An answer that a message wants to change, with the part of the message that says so and what follows. */
export interface Correction extends Span {
  readonly step: StepId
}

const CHANGES = anyOf(data.CHANGES)
const WRONG = anyOf(data.IS_WRONG)
const RIGHT = anyOf(data.IS_RIGHT)
const NOT_NOW = anyOf(data.NOT_NOW)
const EXCEPT = anyOf(data.EXCEPT)
const ASKS_TO = anyOf(data.ASKS_TO)
const NO = /^\W*(?:nao|n|negativo)\b(?! (?:vi|sei|entendi|lembro|consigo|posso|tem|tenho|ha|esqueci))/
const FINE = anyOf('ok, okay, cert[oa]s?, certinh[oa], confere, correto, tudo')
/** What belongs to somebody's mother without being her name: 'o cpf é da minha mãe'. */
const OF_MOTHER =
  /(cpf|rg|telefone|celular|zap|e-?mail|conta|endereco)(.{0,16}) d[aeo] (?:minha )?(?:mae|mamae)\b/
/** Says what an answer is, at the review. */
const TELLS =
  /^(?: (?:ta|esta|certo|correto|da visita))*(?: (?:e|eh|era|com|mudou|seria|ficou)(?![a-z-])|:? ?\d)/
const MISSES = anyOf('faltou, falta, so que, nao posso')
const REPUTATION = /nome (?:(?:ta|esta|meio|todo) )*(?:no s|suj|limp|negativ)/
/** A number within an answer names no answer: 'o cpf com número trocado'. */
const OF_NUMBER = /(?:com|um|o|num) (?:um |o )?(?:numero|digito) (?=trocad|errad|a (?:mais|menos))/
/** Something is wrong, without its name. */
const SOMETHING = anyOf(data.SOMETHING)

/**
 * Returns the answers that a message corrects, in its order; each reaches to the next.
 * @returns 'something' if it says that something is wrong and not what
 */
export function correctionsIn(message: Message, situation: Situation): readonly Correction[] | 'something' {
  if (situation.order.finished) return []
  const { said, clauses } = message
  const isReview = stepOf(situation.order, situation.step).view === 'review'
  let names: readonly Name[] | undefined
  const nameOf = (clause: string) =>
    nameIn(clause, (names ??= namesOf(situation, offersConsent(said) !== null)))
  const found: { step: StepId; from: number }[] = []
  let change: number | null = null
  let last = -1
  for (const { from, to, asks } of clauses.flatMap((each) => joinedIn(said, each))) {
    const clause = said
      .slice(from, to)
      .replace(OF_MOTHER, '$1$2')
      .replace(REPUTATION, ' ')
      .replace(OF_NUMBER, ' ')
    if (NOT_NOW.test(clause) || (asks && !ASKS_TO.test(clause))) continue
    const isChange =
      CHANGES.test(clause) ||
      WRONG.test(clause) ||
      (RIGHT.test(clause) && !asks) ||
      isContrast(said, clause, to)
    // 'muda a visita pra tarde e o vencimento pro dia 20'
    const isMore = last === from && from > 0 && said.startsWith(' e ', from)
    const named = isMore || isReview || isChange || change !== null ? nameOf(clause) : null
    const step = named?.step ?? null
    const isCorrecting =
      isMore || isChange || (isReview && !asks && isExcepted(said, from, clause, named?.behind ?? ''))
    if (isCorrecting && step !== null) last = to
    if (isCorrecting && step !== null) found.push({ step, from: change ?? from })
    else if (isCorrecting) change ??= from
    else if (change !== null && step !== null) found.push({ step, from: change })
    if (step !== null) change = null
  }
  const steps = found.filter(
    ({ step }, at) => step !== situation.step && found.findIndex((each) => each.step === step) === at,
  )
  if (steps.length > 0)
    return steps.map(({ step, from }, at) => ({ step, from, to: steps[at + 1]?.from ?? said.length }))
  const isVague = change !== null && SOMETHING.test(said) && wordsOf(said).length < 9 && !/[\d?]/.test(said)
  return isVague ? 'something' : []
}

/** Divides a clause where 'e o', 'e a', 'e meu' join another answer to the first. */
function joinedIn(said: string, clause: Clause): readonly Clause[] {
  const at = said.slice(clause.from + 1, clause.to).search(/ e (?:[oa]|meu|minha) (?!mesm|outr|minha|meu)/)
  if (at < 0) return [clause]
  const middle = clause.from + 1 + at
  return [{ ...clause, to: middle }, ...joinedIn(said, { ...clause, from: middle })]
}

/** 'o bloco é 5, não 1', 'é 1002 e não 1000' */
const isContrast = (said: string, clause: string, to: number): boolean =>
  /\s(?:e|eh) .+ e nao [a-z0-9]|\d e nao [a-z]? ?\d/.test(clause) ||
  (/\s(?:e|eh) /.test(clause) && /^,? nao (?:[oae] |dia |eh )?[a-z0-9]/.test(said.slice(to)))

/** Whether a clause of a message at the review tells an answer otherwise, or leaves it out of the yes. */
const isExcepted = (said: string, from: number, clause: string, behind: string): boolean =>
  EXCEPT.test(clause) ||
  (!FINE.test(clause) &&
    (NO.test(said) ||
      TELLS.test(behind) ||
      MISSES.test(clause) ||
      /[a-z] nao\W*$/.test(clause) ||
      /(?:so que|mas|menos|porem)\W*$/.test(said.slice(0, from))))

interface Name {
  readonly word: string
  readonly step: StepId
}

/** Kinds that are called a number where they are asked. */
const NUMBERED = setOf('phone document account cep code')

/** The names of all answers, longest first; of two answers with a name, the later one. */
function namesOf({ order, words, step: open }: Situation, isOffers: boolean): readonly Name[] {
  const isNumbered = stepOf(order, open).fields.some(({ said }) => said !== undefined && NUMBERED.has(said))
  const all = idsOf(order, 'chat').flatMap((step): Name[] => {
    if (order.answers[step] === undefined || step === open) return []
    const kinds = stepOf(order, step).fields.flatMap(({ said }): ValueKind[] => (said ? [said] : []))
    const more = kinds.flatMap((kind) => phrasesOf(data.ANSWER_NAMES[kind] ?? ''))
    if (isOffers && kinds.includes('email')) return []
    return [...(words[step] ?? []), ...more]
      .filter((word) => word !== '' && !(word === 'numero' && isNumbered))
      .map((word) => ({ word, step }))
  })
  return all.toReversed().toSorted((one, other) => other.word.length - one.word.length)
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter)

/** Finds the answer that a clause names, with what stands behind its name. */
function nameIn(
  clause: string,
  names: readonly Name[],
): { readonly step: StepId; readonly behind: string } | null {
  for (const { word, step } of names) {
    const at = clause.indexOf(word)
    const end = at + word.length
    if (at >= 0 && !isLetter(clause[at - 1]) && !isLetter(clause[end]))
      return { step, behind: clause.slice(end) }
  }
  return null
}

const DDD = /(?<![a-z])ddd(?: (?:certo|correto|e|eh|do|meu|telefone|celular))* (\d{2})(?!\d)/
const LAST_DIGITS = /(?<![a-z])(?:final|termina em)(?: (?:do|telefone|celular|certo|e|eh))* (\d{2,4})(?!\d)/
const OF_OTHER_NUMBER = anyOf('cartao, conta, agencia, cpf, rg, cep, casa, placa, pedido, protocolo')
const YEAR = /(?<![a-z])(?:ano|nasci em|sou de)(?: (?:certo|e|eh|de))* (19\d\d|20[01]\d|\d\d)(?![\d/]| anos)/
const century = (year: string): string => (year.length > 2 ? year : `${Number(year) > 25 ? 19 : 20}${year}`)

type Part = readonly [
  kind: ValueKind,
  field: string,
  said: RegExp,
  join: (part: string, value: string) => string,
]

/** Parts of an answer that may be told anew, each with how it is joined to the rest. */
const PARTS: readonly Part[] = [
  ['phone', 'phone', DDD, (ddd, value) => ddd + value.replace(/\D/g, '').slice(2)],
  ['phone', 'phone', LAST_DIGITS, (digits, value) => value.slice(0, -digits.length) + digits],
  ['birth', 'birth_date', YEAR, (year, value) => value.slice(0, -4) + century(year)],
]

/** Finds such a part in a message, where its answer is given already. */
export function changedPart({ said }: Message, { order, step: open }: Situation): (Span & Answered) | null {
  for (const [kind, field, pattern, join] of PARTS) {
    const match = OF_OTHER_NUMBER.test(said) ? null : pattern.exec(said)
    const asks = (id: StepId) => stepOf(order, id).fields.some((each) => each.said === kind)
    const isGiven = (id: StepId) => id !== open && order.answers[id] !== undefined && asks(id)
    const step = match ? idsOf(order, 'chat').find(isGiven) : undefined
    const value = order.answers[step ?? '']?.values[field]
    if (!match || step === undefined || value === undefined) continue
    const [from, to] = [match.index, match.index + match[0].length]
    return { step, from, to, values: { [field]: join(match[1] ?? '', value) } }
  }
  return null
}

interface Answered {
  readonly step: StepId
  readonly values: Values
}
