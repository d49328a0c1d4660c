/** Compares today's orders with those of the same weekday a week ago. */
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { salesWords as words, weekdaysAgo } from '../../content/desk/sales-report.ts'
import { weekday } from '../../lib/iso-dates.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import '../reports-and-previews.css'
import type { Loaded } from '../declare-desk-page.ts'
import { LinkLine } from './StandaloneLinks.tsx'

type Sales = Loaded<'salesOfToday'>

export function TodaySales({ day, today, byNow, weekAgo }: Sales) {
  const before = weekdaysAgo[weekday(day)] ?? ''
  const inReais = ({ cents }: Sales['today']) => unbrokenBRL(cents / 100)
  const inOrders = ({ orders }: Sales['today']) => formatNumber(orders)
  return (
    <section>
      <h2 className="desk-section">{words.today}</h2>
      <dl className="figure-totals">
        {(
          [
            [words.todayOrders, inOrders],
            [words.todayAmount, inReais],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure-totals__value num">{value(today)}</dd>
            <dd className="desk-hint num">{words.weekAgo(before, value(byNow), value(weekAgo))}</dd>
          </div>
        ))}
      </dl>
      <LinkLine href={`/operador/vendas?por=dia&de=${day}&ate=${day}`} label={words.all} />
    </section>
  )
}
