/**
 * Shows the checks behind the verdict of the experiment: whether visitors were split evenly, whether the planned size
 * is reached, and how many more days a conclusive result may take.
 */
import {
  formatNumber,
  formatPercent,
  formatPercentagePoints,
} from '../../content/desk/number-and-date-formats.ts'
import { experimentWords as words } from '../../content/desk/experiment.ts'

type Checks = {
  readonly splitP: number
  readonly plan: { readonly leastEffect: number; readonly baseline: number; readonly horizon: number }
  readonly reached: number
  readonly daysToHorizon: number | null
  readonly daysToCertainty: number | null
  readonly difference: { readonly difference: number } | null
}

/** Formats a p-value, which holds however often one looks. */
const chance = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumSignificantDigits: 2 })

function certaintyOf({ difference, daysToCertainty, daysToHorizon }: Checks): string {
  if (difference === null) return words.noDifference
  if (daysToCertainty === null) return words.certaintyNever
  if (daysToHorizon !== null && daysToCertainty > daysToHorizon)
    return words.certaintyLate(formatNumber(daysToCertainty), formatNumber(daysToHorizon))
  return daysToCertainty === 0 ? words.certaintyNow : words.certaintyDays(formatNumber(daysToCertainty))
}

export function ExperimentChecks(checks: Checks) {
  const { splitP, plan, reached, daysToHorizon } = checks
  const { leastEffect, baseline, horizon } = plan
  const howLong =
    reached >= horizon
      ? words.planDone
      : daysToHorizon !== null && words.planDays(formatNumber(daysToHorizon))
  return (
    <section>
      <h2 className="desk-section">{words.checks}</h2>
      <dl className="checks">
        <div>
          <dt>{words.split}</dt>
          <dd>{splitP < 1 ? words.splitText(chance.format(splitP)) : words.splitEven}</dd>
        </div>
        <div>
          <dt>{words.plan}</dt>
          <dd>
            {words.planText(
              formatNumber(reached),
              formatNumber(horizon),
              formatPercentagePoints(leastEffect),
              formatPercent(baseline),
            )}{' '}
            {howLong}
          </dd>
        </div>
        <div>
          <dt>{words.certainty}</dt>
          <dd>{certaintyOf(checks)}</dd>
        </div>
      </dl>
    </section>
  )
}
