/** Decides which of the values of a kind in a message counts. */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'
import { distinctValues } from '../words/compare-answer-values.ts'
import { bareWords } from '../words/yes-no.ts'
import type { Clause, Role } from './clause-roles.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { Span } from './find-possible-values.ts'

/** What counts: one value for sure, one or several in doubt, or none. */
export interface Choice {
  readonly isSure: boolean
  readonly spans: readonly Span[]
}

const doubt = (spans: readonly Span[]): Choice => ({ isSure: false, spans })
const is = ({ clause }: Span, ...roles: readonly Role[]) => roles.some((role) => clause.roles.has(role))

/**
 * Chooses among the spans of a kind. What is asked, denied, taken back, a reason or something else's does not count; of
 * what is left, a conclusion counts before the rest. Several values, a hedge or a condition leave it in doubt.
 * @param all in the order of the message
 * @param clauses all clauses of the message
 */
export function choose(all: readonly Span[], clauses: readonly Clause[]): Choice {
  // what stands before a value that is told by it does not count: 'dia 7, o primeiro depois disso'
  const since =
    all.findLast((span) => span.isByOther && !span.isForeign && !is(span, 'question', 'of somebody else'))
      ?.from ?? 0
  const spans = all.filter(({ from }) => from >= since)
  const told = spans.filter(
    (span) =>
      span.certainty !== 'implied' &&
      !span.isDenied &&
      !span.isForeign &&
      !is(span, 'reason', 'of somebody else') &&
      !isReplaced(span, spans, clauses),
  )
  const stated = told.filter((span) => !is(span, 'question'))
  const first = stated.filter((span) => !is(span, 'fallback'))
  const live = first.length > 0 ? first : stated
  const conclusion = live.findLast((span) => is(span, 'conclusion'))
  const last = conclusion ?? live.at(-1)
  if (!last) return unsaid(spans, told, clauses)
  // 'boleto... ah então débito?'
  const asked = told.filter((span) => is(span, 'question') && is(span, 'conclusion') && span.from > last.from)
  if (asked.length > 0) return doubt([last, ...asked])
  const isTorn = !conclusion && told.some((span) => is(span, 'alternative'))
  const rivals = conclusion ? live.filter(({ clause }) => clause === conclusion.clause) : isTorn ? told : live
  if (distinctOf(rivals).length > 1) return doubt(rivals)
  // of the same value said twice, the plainer one
  const plain = rivals.findLast((span) => span.isExplained && span.certainty === 'sure') ?? last
  return { isSure: isSettled(plain, clauses), spans: [plain] }
}

/** Whether nothing that is said makes a value doubtful. */
function isSettled(span: Span, clauses: readonly Clause[]): boolean {
  const since = is(span, 'decision') ? span.clause.from : 0
  return (
    span.certainty === 'sure' &&
    !is(span, 'conditional', 'fallback') &&
    !clauses.some(({ from, roles }) => from >= since && roles.has('hedged')) &&
    !isConditional(span, clauses) &&
    !clauses.some(
      (clause) => clause.from >= span.to && clause.roles.has('withdrawn') && saysMore(clause, clauses),
    )
  )
}

/** Whether the next clause is a condition: 'nem pensar, se a conta for conjunta', 'boleto se não tiver taxa'. */
function isConditional({ to }: Span, clauses: readonly Clause[]): boolean {
  const next = clauses.find(({ from }) => from >= to)
  if (next === undefined || next.roles.has('question')) return false
  return next.roles.has('conditional') || (next.roles.has('fallback') && IF_WITHOUT.test(next.words))
}
/** A fallback that names what must not be. */
const IF_WITHOUT = anyOf('(?:se|caso) nao (?:tiver|houver)(?= (?!problema|incomodo|jeito|nada)[a-z])')

/** Whether anything follows what takes a value back, so that it is no mere apology. */
const saysMore = (clause: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ from, words, start }) =>
      from >= clause.from && bareWords(words.slice(start - from)).some((word) => !FILLER_WORDS.has(word)),
  )

/** What may be proposed where no value is told: one that is asked about, or one that follows from what is said. */
function unsaid(spans: readonly Span[], told: readonly Span[], clauses: readonly Clause[]): Choice {
  const asked = told.filter(
    (span) => span.isExplained && !span.isElsewhere && (span.isWhole || is(span, 'request')),
  )
  if (asked.length > 0) return doubt(asked)
  if (spans.some(({ isDenied }) => isDenied) || clauses.some(({ roles }) => roles.has('question')))
    return doubt([])
  return doubt(spans.filter((span) => span.certainty === 'implied' && span.isExplained).slice(-1))
}

/** Whether what takes a value back is followed by another: 'dia 10, não, dia 20'. */
function isReplaced(span: Span, spans: readonly Span[], clauses: readonly Clause[]): boolean {
  const next = clauses.findLast((clause) => clause.from >= span.to && clause.roles.has('withdrawn'))
  return next !== undefined && spans.some(({ from }) => from >= next.from)
}

/** Returns the different values of some spans. */
export const distinctOf = (spans: readonly Span[]): readonly Values[] =>
  distinctValues(spans.flatMap(({ among }) => among))
