/**
 * Draws how many orders were placed on each day, with those that were not cancelled, and says it in words. Screen readers
 * skip the drawing.
 */
import { formatDay, formatNamedDay, formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../content/desk/sales-report.ts'
import type { SaleDay } from '../../../server/repositories/desk/sums-of-sales.ts'

const [WIDTH, HEIGHT] = [600, 100]
/** With fewer days there is no trend. */
const LEAST_DAYS = 3

const round = (value: number) => Math.round(value * 10) / 10

/** @param days every day of the period, the first one first */
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
      <h2 className="desk-section">{words.trend}</h2>
      <p className="figure-lead">
        {words.trendSaid(
          formatNumber(round(sum / days.length)),
          formatNamedDay(most.day),
          formatNumber(most.orders),
        )}{' '}
        {days.length >= 14 && words.trendWeeks(sumOfLast(days, 0), sumOfLast(days, 7))}
      </p>
      <figure className="trend" aria-hidden="true">
        <div className="funnel__key">
          <span className="funnel__sign funnel__sign--on">{words.ordered}</span>
          <span className="funnel__sign funnel__sign--left">{words.net}</span>
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
