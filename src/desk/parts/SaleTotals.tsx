/** Shows the sales of the whole period as large figures. */
import { formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../content/desk/sales-report.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import type { SalesCompared } from '../../../server/rules/desk/compare-sales-periods.ts'

const change = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** Returns the amount of the period before, and in per cent how it changed, if that can be said. */
export const amountBefore = ({ before, change: share }: SalesCompared): string =>
  `${unbrokenBRL(before.cents / 100)}${share === null ? '' : ` (${change.format(share)})`}`

/** Returns the conversion of the period before: the plain figures where a percentage would say nothing. */
export const rateBefore = ({ before, isComparable }: SalesCompared): string =>
  isComparable || before.base === 0
    ? formatPercent(before.rate)
    : words.ordersOf(formatNumber(before.countedOrders), formatNumber(before.base))

/** Formats an amount in cents; null, one that is not known, becomes '–'. */
export const reaisOrDash = (cents: number | null): string => (cents === null ? '–' : unbrokenBRL(cents / 100))

/** A figure, what it was before, and what is left of it without cancellations, if it can be cancelled. */
type Total = readonly [name: string, value: string, earlier: string, net?: string]

type SaleTotalsProps = {
  readonly total: SalesCompared
  readonly areInstallationsTold: boolean
  readonly isBasedOnVisits: boolean
  /** How many days of the period before were counted; null if all were. */
  readonly countedDays: number | null
}

export function SaleTotals({ total, areInstallationsTold, isBasedOnVisits, countedDays }: SaleTotalsProps) {
  const { now, before } = total
  const figures: readonly Total[] = [
    [isBasedOnVisits ? words.visits : words.leads, formatNumber(now.base), formatNumber(before.base)],
    [words.ordered, formatNumber(now.orders), formatNumber(before.orders), formatNumber(now.netOrders)],
    ...(areInstallationsTold
      ? [[words.installed, formatNumber(now.installed), formatNumber(before.installed)] satisfies Total]
      : []),
    [words.amount, unbrokenBRL(now.cents / 100), amountBefore(total), unbrokenBRL(now.netCents / 100)],
    [words.rate, formatPercent(now.rate), rateBefore(total)],
    ...(now.costPerOrderCents === null
      ? []
      : [
          [
            words.costPerOrder,
            reaisOrDash(now.costPerOrderCents),
            reaisOrDash(before.costPerOrderCents),
          ] satisfies Total,
        ]),
  ]
  return (
    <section>
      <h2 className="desk-section">{words.total}</h2>
      <dl className="figure-totals">
        {figures.map(([name, value, earlier, net]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure-totals__value num">{value}</dd>
            {net !== undefined && net !== value && <dd className="desk-hint num">{words.netOf(net)}</dd>}
            <dd className="desk-hint num">
              {countedDays === null ? words.before(earlier) : words.beforePartly(earlier, countedDays)}
            </dd>
          </div>
        ))}
      </dl>
      {!total.isComparable && countedDays === null && <p className="desk-hint figure-note">{words.few}</p>}
    </section>
  )
}
