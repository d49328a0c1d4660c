import { factIds, facts } from '../../content/visitor-questions.ts'
import type { Hearing } from '../hearing.ts'
import type { Kind } from '../kinds.ts'
import type { FactId } from '../types.ts'
import { changeLater } from './change-later.ts'
import { correctsIn } from './corrections.ts'
import { BARE_WHY, CUES, OF_TIME, PRICE, PRICE_TOPIC } from '../words/cues.ts'
import { Similar, stemsOf } from '../words/similar.ts'

/** From here on a wording is alike enough to be what was asked. */
const ALIKE = 0.62

let wordings: Similar<FactId> | undefined

/** The wordings are split into words when the first question is asked. */
const index = () =>
  (wordings ??= new Similar(
    factIds.map((id) => ({ id, wordings: [...facts[id].questions, facts[id].title] })),
  ))

/** Why it is asked, by what is asked. */
const REASONS: Readonly<Partial<Record<Kind, FactId>>> = { document: 'por-que-cpf', mother: 'por-que-mae' }

/**
 * What was asked besides the open question. In a message with an answer or a command, only clauses in the form of a
 * question ask.
 */
export function factsIn(hearing: Hearing, isSettled: boolean, isCorrected: boolean): readonly FactId[] {
  const { text, open } = hearing
  const found: FactId[] = []
  for (const { from, to, isQuestion } of text.clauses) {
    const clause = text.said.slice(from, to)
    if (isQuestion ? hearing.isChosenIn(from, to) : isSettled || hearing.isTakenIn(from, to)) continue
    if (isCorrected && correctsIn(clause)) continue
    const reason = BARE_WHY.test(clause) ? open.map((kind) => REASONS[kind]).find(Boolean) : undefined
    const fact = reason ?? changeLater(clause, open)
    const facts = fact ? [fact] : (twoIn(clause, isQuestion) ?? [factIn(clause, isQuestion)])
    for (const each of facts) if (each && !found.includes(each)) found.push(each)
  }
  return found
}

const AND = / (?:e|ou|ou entao|mais|and|or) /g

/** Two facts in one clause: 'tem multa ou fidelidade?'. Each half names its own. */
function twoIn(clause: string, isQuestion: boolean): readonly [FactId, FactId] | null {
  for (const { 0: and, index } of clause.matchAll(AND)) {
    const first = cueIn(clause.slice(0, index), isQuestion)
    const second = first && cueIn(clause.slice(index + and.length), isQuestion)
    if (first && second && first !== second) return [first, second]
  }
  return null
}

/** The fact that the words of a clause name. */
const cueIn = (clause: string, isQuestion: boolean): FactId | undefined =>
  CUES.find(({ all, isTopic }) => (isQuestion || isTopic) && all.every((pattern) => pattern.test(clause)))?.id

function factIn(clause: string, isQuestion: boolean): FactId | null {
  const named = cueIn(clause, isQuestion)
  if (named) return named
  if (BARE_WHY.test(clause)) return null
  const isPrice = isQuestion ? PRICE.test(clause) && !OF_TIME.test(clause) : PRICE_TOPIC.test(clause)
  if (isPrice) return 'preco'
  const [best] = isQuestion && stemsOf(clause).length > 1 ? index().find(clause) : []
  return best && best.score >= ALIKE ? best.id : null
}
