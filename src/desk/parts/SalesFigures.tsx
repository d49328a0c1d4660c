/** The figures of the desk's sales page: totals, trend, the way from visit to order, and lists of plans. */
import {
  formatNumber,
  formatPercent,
  formatDay,
  formatNamedDay,
  countWithNoun,
} from '../../content/desk/number-and-date-formats.ts'
import { salesWords } from '../../content/desk/sales-report.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import type { SalesCompared } from '../../../server/rules/desk/sales-comparison.ts'
import type { SaleDay } from '../../../server/repositories/desk/sums-of-sales.ts'
import type { Loaded } from '../declare-desk-page.ts'
import { Table } from './Table.tsx'

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
    : salesWords.ordersOf(formatNumber(before.countedOrders), formatNumber(before.base))

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

/** Shows the sales of the whole period as large figures. */
export function SaleTotals({ total, areInstallationsTold, isBasedOnVisits, countedDays }: SaleTotalsProps) {
  const { now, before } = total
  const figures: readonly Total[] = [
    [
      isBasedOnVisits ? salesWords.visits : salesWords.leads,
      formatNumber(now.base),
      formatNumber(before.base),
    ],
    [salesWords.ordered, formatNumber(now.orders), formatNumber(before.orders), formatNumber(now.netOrders)],
    ...(areInstallationsTold
      ? [[salesWords.installed, formatNumber(now.installed), formatNumber(before.installed)] satisfies Total]
      : []),
    [salesWords.amount, unbrokenBRL(now.cents / 100), amountBefore(total), unbrokenBRL(now.netCents / 100)],
    [salesWords.rate, formatPercent(now.rate), rateBefore(total)],
    ...(now.costPerOrderCents === null
      ? []
      : [
          [
            salesWords.costPerOrder,
            reaisOrDash(now.costPerOrderCents),
            reaisOrDash(before.costPerOrderCents),
          ] satisfies Total,
        ]),
  ]
  return (
    <section>
      <h2 className="desk-section">{salesWords.total}</h2>
      <dl className="figure-totals">
        {figures.map(([name, value, earlier, net]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure-totals__value num">{value}</dd>
            {net !== undefined && net !== value && <dd className="desk-hint num">{salesWords.netOf(net)}</dd>}
            <dd className="desk-hint num">
              {countedDays === null
                ? salesWords.before(earlier)
                : salesWords.beforePartly(earlier, countedDays)}
            </dd>
          </div>
        ))}
      </dl>
      {!total.isComparable && countedDays === null && (
        <p className="desk-hint figure-note">{salesWords.few}</p>
      )}
    </section>
  )
}

const [WIDTH, HEIGHT] = [600, 100]
/** With fewer days there is no trend. */
const LEAST_DAYS = 3

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Draws how many orders were placed on each day, with those that were not cancelled, and says it in words. Screen readers
 * skip the drawing.
 * @param days every day of the period, the first one first
 */
export function TrendLine({ days }: { readonly days: readonly SaleDay[] }) {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last || days.length < LEAST_DAYS) return null
  const most = days.reduce((one, other) => (other.orders > one.orders ? other : one))
  if (most.orders === 0) return null
  const sum = days.reduce((all, { orders }) => all + orders, 0)
  const points = (what: 'orders' | 'netOrders') =>
    days
      .map((day, at) => {
        const x = (at / (days.length - 1)) * WIDTH
        return `${round(x)},${round(HEIGHT - 2 - (day[what] / most.orders) * (HEIGHT - 4))}`
      })
      .join(' ')
  return (
    <section>
      <h2 className="desk-section">{salesWords.trend}</h2>
      <p className="figure-lead">
        {salesWords.trendSaid(
          formatNumber(round(sum / days.length)),
          formatNamedDay(most.day),
          formatNumber(most.orders),
        )}{' '}
        {days.length >= 14 && salesWords.trendWeeks(sumOfLast(days, 0), sumOfLast(days, 7))}
      </p>
      <figure className="trend" aria-hidden="true">
        <div className="funnel__key">
          <span className="funnel__sign funnel__sign--on">{salesWords.ordered}</span>
          <span className="funnel__sign funnel__sign--left">{salesWords.net}</span>
        </div>
        <svg
          className="trend__lines"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          focusable="false"
        >
          <polyline className="trend__net" points={points('netOrders')} />
          <polyline className="trend__gross" points={points('orders')} />
        </svg>
        <div className="trend__axis num">
          <span>{formatDay(first.day)}</span>
          <span>{formatDay(last.day)}</span>
        </div>
      </figure>
    </section>
  )
}

/** Returns the orders of seven days, which end so many days before the last one. */
const sumOfLast = (days: readonly SaleDay[], before: number) =>
  formatNumber(days.slice(-7 - before, days.length - before).reduce((all, { orders }) => all + orders, 0))

type WayToOrderProps = Pick<Loaded<'salesOf'>, 'way' | 'total' | 'areInstallationsTold'>

/** The way from the first screen to the installation: how many came how far. */
export function WayToOrder({ way, total, areInstallationsTold }: WayToOrderProps) {
  const { now } = total
  const stages = [
    ...(way.views === null ? [] : [[salesWords.views, way.views] as const]),
    [salesWords.began, way.visits],
    [salesWords.withNetwork, way.leads],
    [salesWords.ordered, now.orders],
    [salesWords.net, now.netOrders],
    ...(areInstallationsTold ? [[salesWords.installed, now.installed] as const] : []),
  ] as const
  const rows = stages.map(([name, count], at) => ({ name, count, before: stages[at - 1]?.[1] }))
  return (
    <section>
      <h2 className="desk-section">{salesWords.way}</h2>
      <p className="desk-hint figure-note">{salesWords.wayWhy}</p>
      <Table
        caption={salesWords.way}
        rows={rows}
        keyOf={({ name }) => name}
        empty=""
        isTight
        columns={[
          { head: salesWords.stage, cell: ({ name }) => name },
          { head: salesWords.count, cell: ({ count }) => formatNumber(count), isFigure: true },
          {
            head: salesWords.ofBefore,
            // who comes by a link into the chat never saw the start page
            cell: ({ count, before }) => (before && count <= before ? formatPercent(count / before) : '–'),
            isFigure: true,
          },
        ]}
      />
      {!areInstallationsTold && <p className="desk-hint figure-note">{salesWords.installedUnknown}</p>}
    </section>
  )
}

/** Shows the number of plans and, after a click, their names, so that table rows stay short. */
export function CollapsiblePlanList({ plans }: { readonly plans: readonly string[] }) {
  if (plans.length === 0) return '–'
  return (
    <details className="figure-more">
      <summary>{countWithNoun(plans.length, 'plano', 'planos')}</summary>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </details>
  )
}
