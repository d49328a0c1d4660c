/** Recognises visitors' questions about the service in a chat message. */
import type { Extraction } from '../extraction-state.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import { plansToChooseFrom } from '../plans-to-choose-from.ts'
import type { ValueKind } from '../value-kinds.ts'
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import type { FactId } from '../reading-types.ts'
import { asksIfAnswerCanChangeLater } from './asks-if-answer-can-change-later.ts'
import { isCorrecting } from './corrections.ts'
import { asStreaming, shopServicesOf } from '../words/streaming-services-of-shop.ts'
import { BARE_WHY, QUANTO_NOT_PRICE, PRICE_QUESTION, PRICE_TOPIC } from '../words/shared-question-patterns.ts'

/** Ids of the answers that explain why the order needs a value, by kind of value. */
const REASONS: Readonly<Partial<Record<ValueKind, FactId>>> = {
  document: 'por-que-cpf',
  mother: 'por-que-mae',
}

/** A question about the service, with the clause that asks it. */
export interface AskedQuestion {
  readonly id: FactId | RemarkId
  readonly from: number
  readonly to: number
}

/**
 * Recognises questions about the service in a message, such as 'tem multa?'. If the message also contains an
 * answer or a command, only clauses in the form of a question count.
 * @param isSettled whether the message contains an answer to the open question, or a command
 * @param isCorrected whether the message corrects an earlier answer
 * @returns the ids of the prepared answers (`facts` in src/content/visitor-questions.ts), each once
 */
export function askedQuestions(
  extraction: Extraction,
  isSettled: boolean,
  isCorrected: boolean,
): readonly AskedQuestion[] {
  const { text, open } = extraction
  const shopServices = shopServicesOf(plansToChooseFrom(extraction) ?? extraction.situation.sold ?? [])
  const found: AskedQuestion[] = []
  for (const { from, to, isQuestion } of text.clauses) {
    const clause = asStreaming(text.said.slice(from, to), shopServices)
    // 'o roteador vem junto né?' states what it asks
    const tagged = isQuestion || text.said[to] !== '?' || !TAG.test(clause) ? undefined : cueIn(clause, true)
    if (tagged && !extraction.isTakenIn(from, to)) found.push({ id: tagged, from, to })
    if (isQuestion ? extraction.isChosenIn(from, to) : isSettled || extraction.isTakenIn(from, to)) continue
    if (isCorrected && isCorrecting(clause)) continue
    const reason = BARE_WHY.test(clause) ? open.map((kind) => REASONS[kind]).find(Boolean) : undefined
    const fact = reason ?? asksIfAnswerCanChangeLater(clause, open)
    const named = fact ? [fact] : (twoIn(clause, isQuestion) ?? [factIn(clause, isQuestion)])
    const facts = named.some(Boolean) ? named : [contextOf(extraction, { from, to })]
    // 'posso aumentar depois sem pagar multa?'
    const also: readonly FactId[] =
      facts.includes('multa') && CHANGES_PLAN.test(clause) ? ['trocar-plano'] : []
    for (const id of [...facts, ...also])
      if (id && found.every((each) => each.id !== id)) found.push({ id, from, to })
  }
  return found
}

/** Recognises a question whose topic is in the clause before: 'só assiste no globoplay, já vem no de 500?' */
function contextOf(extraction: Extraction, { from, to }: { from: number; to: number }): FactId | undefined {
  const { text } = extraction
  if (text.said[to] !== '?') return undefined
  const before = text.clauses.findLast((each) => each.to <= from)
  if (!before || before.isQuestion || !/^[\s,]*$/.test(text.said.slice(before.to, from))) return undefined
  const both = text.said.slice(before.from, to)
  return extraction.isTakenIn(before.from, to) || /\bou\b/.test(both) ? undefined : cueIn(both, true)
}

const TAG = / (?:ne|certo|correto|nao (?:e|eh)|verdade)\W*$/

const CHANGES_PLAN = /\b(?:aument|diminu|troc|baix|sub)\w* (?:de plano |o plano )?depois\b/

const AND = / (?:e|ou|ou entao|mais|and|or) /g

/** Recognises two questions joined in one clause: 'tem multa ou fidelidade?'. */
function twoIn(clause: string, isQuestion: boolean): readonly [FactId, FactId] | null {
  for (const { 0: and, index } of clause.matchAll(AND)) {
    const first = cueIn(clause.slice(0, index), isQuestion)
    const second = first && cueIn(clause.slice(index + and.length), isQuestion)
    if (first && second && first !== second) return [first, second]
  }
  return null
}

/** Returns the first question with a cue that matches a clause. */
const cueIn = (clause: string, isQuestion: boolean): FactId | undefined =>
  lazyParts()?.questionCues.find(
    ({ all, isTopic }) => (isQuestion || isTopic) && all.every((pattern) => pattern.test(clause)),
  )?.id

/** Topics of which no prepared answer speaks, however alike the question is to one. */
const OUTSIDE =
  /\b(?:limite|franquia|chuva|chov\w+|ip|bateria|furar|fura|parede|tomada|anuncios?|propaganda|titularidade|(?:muda|troca)r? (?:de |o )?titular|emprestimo)\b(?!.*aparelh)/

function factIn(clause: string, isQuestion: boolean): AskedQuestion['id'] | null {
  if (OUTSIDE.test(clause)) return null
  const named = cueIn(clause, isQuestion)
  if (named) return named
  if (BARE_WHY.test(clause)) return null
  const isPrice = isQuestion
    ? PRICE_QUESTION.test(clause) && !QUANTO_NOT_PRICE.test(clause)
    : PRICE_TOPIC.test(clause)
  if (isPrice) return 'preco'
  return (isQuestion && lazyParts()?.questionLike(clause)) || null
}
