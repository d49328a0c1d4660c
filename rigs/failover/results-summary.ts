/** Formats the results of the failover rig as text, and decides whether they pass. */
import type { Book } from '../../tests/support/order-continuously-over-http.ts'
import { FAILURE_KINDS } from './cluster-interface.ts'
import type { RoundOutcome, RoundPlan } from './failover-round.ts'

/** Maximum time after a promotion until the servers can write again, in milliseconds. */
const AGAIN_LIMIT_MS = 10_000
/**
 * Maximum duration of a call, in milliseconds: 10 s, or 11 s if a risk check waits for a connection that does not
 * respond, and a margin for a busy machine.
 */
const REQUEST_LIMIT_MS = 12_000

export type Played = { readonly plan: RoundPlan; readonly outcome: RoundOutcome }

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const isGood = ({ lost, twice, againMs }: RoundOutcome): boolean =>
  lost === 0 && twice === 0 && againMs <= AGAIN_LIMIT_MS

export function lineOf({ plan, outcome }: Played, number: number, book: Book): string {
  const how = `${plan.blow}, lag ${plan.lag}${plan.isDuringFinish ? ', during finish' : ''}`
  const result = `lost ${outcome.lost}, twice ${outcome.twice}, writes again after ${seconds(outcome.againMs)}`
  const problems = outcome.examples.map((each) => `\n      ${each}`).join('')
  return `  ${isGood(outcome) ? '✓' : '✗'} ${number}. ${how}: ${result} (${book.answers} answers, ${book.orders} orders)${problems}`
}

/** Returns the totals of a run, and whether it passed. */
export function resultsSummary(
  played: readonly Played[],
  book: Book,
): { readonly lines: string[]; readonly isGood: boolean } {
  const outcomes = played.map(({ outcome }) => outcome)
  const sum = (key: 'lost' | 'twice') => outcomes.reduce((all, each) => all + each[key], 0)
  const kinds = FAILURE_KINDS.map(
    (blow) => `${blow} ${played.filter(({ plan }) => plan.blow === blow).length}`,
  )
  const times = outcomes.map(({ againMs }) => againMs)
  const isQuick = book.longestMs <= REQUEST_LIMIT_MS
  return {
    isGood: outcomes.every(isGood) && isQuick && book.orders > 0,
    lines: [
      `  rounds ${played.length} (${kinds.join(', ')}; during finish ${played.filter(({ plan }) => plan.isDuringFinish).length})`,
      `  acknowledged: ${book.answers} answers, ${book.orders} orders`,
      `  lost ${sum('lost')}, twice ${sum('twice')}`,
      `  writes again after the promotion: median ${seconds(median(times))}, max ${seconds(Math.max(...times))} (limit ${seconds(AGAIN_LIMIT_MS)})`,
      `  longest call of a writer: ${seconds(book.longestMs)}${isQuick ? '' : ' ✗'}`,
    ],
  }
}
