/** Shows the plan of an experiment, its progress, and when it can be decided. */
import { Fragment } from 'react'
import { experimentWords as words } from '../../content/desk/experiment.ts'
import {
  formatDay,
  formatNumber,
  formatPercent,
  formatPercentagePoints,
} from '../../content/desk/number-and-date-formats.ts'
import { DescriptionList } from './DescriptionList.tsx'
import { PercentageBar } from './PercentageBar.tsx'

type FactsProps = {
  readonly plan: { readonly leastEffect: number; readonly baseline: number; readonly horizon: number }
  /** The last day on which orders count (yyyy-mm-dd, as all days here); null while it is running. */
  readonly ordersUntil: string | null
  readonly today: string
  readonly reached: number
  /** The day on which it was decided, or ended undecided; null before. */
  readonly decidedOn: string | null
  readonly decidesFrom: string
  readonly decidesBy: string | null
  /** The version that the baseline is about. */
  readonly a: { readonly rate: number | null }
  /** How many visitors the plan would need at the rate of `a`; null while that may be the baseline. */
  readonly sizeAtRate: number | null
}

/** Says what has been measured so far, and whether that differs much from the assumptions of the plan. */
function measuredText({ a, sizeAtRate }: FactsProps): string {
  if (a.rate === null) return words.measuredNone
  const measured = words.measuredText(formatPercent(a.rate))
  return sizeAtRate === null ? measured : `${measured} ${words.measuredOff}`
}

/** Says when the experiment can decide. */
export function decidesText(
  props: Pick<FactsProps, 'ordersUntil' | 'today' | 'decidedOn' | 'decidesFrom' | 'decidesBy'>,
): string {
  const { ordersUntil, today, decidedOn, decidesFrom, decidesBy } = props
  if (decidedOn !== null) return words.decidesDone(formatDay(decidedOn))
  if (ordersUntil !== null) return words.decidesNever(formatDay(ordersUntil))
  const first = today < decidesFrom ? words.decidesFrom(formatDay(decidesFrom)) : words.decidesDaily
  return `${first} ${decidesBy === null ? words.decidesUnknown : words.decidesBy(formatDay(decidesBy))}`
}

export function ExperimentPlanFacts(props: FactsProps) {
  const { plan, reached } = props
  const { baseline, leastEffect, horizon } = plan
  const share = Math.min(1, reached / horizon)
  return (
    <section>
      <h2 className="desk-section">{words.planned}</h2>
      <DescriptionList
        rows={[
          [words.facts.question, words.question],
          [words.facts.baseline, words.baselineText(formatPercent(baseline))],
          [words.facts.measured, measuredText(props)],
          [
            words.facts.effect,
            words.effectText(
              formatPercentagePoints(leastEffect).replace('+', ''),
              formatPercent(baseline),
              formatPercent(baseline + leastEffect),
            ),
          ],
          [words.facts.size, words.size(formatNumber(horizon))],
          [
            words.facts.reached,
            <Fragment key="reached">
              {words.reached(formatNumber(reached), formatPercent(share))}
              <PercentageBar share={share} />
            </Fragment>,
          ],
          [words.facts.decides, decidesText(props)],
        ]}
      />
    </section>
  )
}
