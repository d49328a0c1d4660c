import { inNumbers, inPercent } from '../../content/desk/number-formats.ts'
import { salesWords as words } from '../../content/desk/sales.ts'
import { unbrokenBRL } from '../../lib/money.ts'

/** What was sold in a period. `rate` is orders ÷ `base`; null without a base. Amounts are in cents a month. */
export type PeriodSales = {
  readonly base: number
  readonly orders: number
  readonly cents: number
  readonly rate: number | null
}
/** What was sold in the period and in the one before. `change` is a share; null if nothing was sold before. */
export type SalesCompared = {
  readonly now: PeriodSales
  readonly before: PeriodSales
  readonly change: number | null
}

/** The sales of the whole period, as large figures. */
export function SaleTotals(props: { readonly total: SalesCompared; readonly isBasedOnVisits: boolean }) {
  const { total, isBasedOnVisits } = props
  const { now, before } = total
  const figures = [
    [isBasedOnVisits ? words.visits : words.leads, inNumbers(now.base), inNumbers(before.base)],
    [words.ordered, inNumbers(now.orders), inNumbers(before.orders)],
    [words.amount, unbrokenBRL(now.cents / 100), unbrokenBRL(before.cents / 100)],
    [words.rate, inPercent(now.rate), inPercent(before.rate)],
  ] as const
  return (
    <section>
      <h2 className="desk-section">{words.total}</h2>
      <dl className="figure-totals">
        {figures.map(([name, value, earlier]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure-totals__value num">{value}</dd>
            <dd className="desk-hint num">{words.before(earlier)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
