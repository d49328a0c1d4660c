/** The desk's home page: today's sales, and what needs attention. */
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { Icon } from '../../ui/Icon.ts'
import { home as words } from '../../content/desk/home-page.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { ROLES } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { salesWords, weekdaysAgo } from '../../content/desk/sales-report.ts'
import { weekday } from '../../lib/iso-dates.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import '../reports-and-previews.css'
import { LinkLine } from '../parts/StandaloneLinks.tsx'

export default deskPage({
  path: '/operador',
  roles: ROLES,
  title: words.title,
  menu: { group: 'today', at: 1, label: words.menu },
  async load({ services, user, mayOpen }) {
    const [sales, shop] = await Promise.all([
      mayOpen('/operador/vendas') ? services.salesOfToday() : null,
      mayOpen('/operador/loja') ? services.shopToday(user) : null,
    ])
    const matters = (await services.whatNeedsAttention(sales, shop)).filter(({ path }) =>
      mayOpen(path.split(/[?#]/)[0] ?? path),
    )
    const broken = await services.whatIsBroken()
    return {
      broken,
      waiting: matters.filter(({ level }) => level !== 'calm'),
      calm: matters.filter(({ level }) => level === 'calm'),
      sales,
    }
  },
  view: ({ broken, waiting, calm, sales }) => (
    <>
      <DeskPageHeading title={words.title} />
      <p className={broken.length > 0 ? 'desk-bad' : 'desk-hint'}>
        {broken.length > 0 ? words.broken(broken.map((part) => words.brokenParts[part])) : words.whole}
      </p>
      {sales !== null && <TodaySales {...sales} />}
      {waiting.length === 0 ? (
        <div className="desk-calm">
          <p className="desk-calm__title">{words.calm}</p>
          <p>{words.calmMore}</p>
        </div>
      ) : (
        <Matters title={words.attention} matters={waiting} />
      )}
      {calm.length > 0 && <Matters title={words.fine} matters={calm} />}
    </>
  ),
})

type Sales = Loaded<'salesOfToday'>

/** Compares today's orders with those of the same weekday a week ago. */
function TodaySales({ day, today, byNow, weekAgo }: Sales) {
  const before = weekdaysAgo[weekday(day)] ?? ''
  const inReais = ({ cents }: Sales['today']) => unbrokenBRL(cents / 100)
  const inOrders = ({ orders }: Sales['today']) => formatNumber(orders)
  return (
    <section>
      <h2 className="desk-section">{salesWords.today}</h2>
      <dl className="figure-totals">
        {(
          [
            [salesWords.todayOrders, inOrders],
            [salesWords.todayAmount, inReais],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure-totals__value num">{value(today)}</dd>
            <dd className="desk-hint num">{salesWords.weekAgo(before, value(byNow), value(weekAgo))}</dd>
          </div>
        ))}
      </dl>
      <LinkLine href={`/operador/vendas?por=dia&de=${day}&ate=${day}`} label={salesWords.all} />
    </section>
  )
}

type AttentionItem = Loaded<'whatNeedsAttention'>[number]

function Matters({ title, matters }: { readonly title: string; readonly matters: readonly AttentionItem[] }) {
  return (
    <section>
      <h2 className="desk-section">{title}</h2>
      <ul className="desk-matters">
        {matters.map(({ id, path, level, count, text, more }) => (
          <li key={id} className="desk-matter" data-level={level}>
            <a href={path}>
              <span className="desk-matter__count num">{formatNumber(count)}</span>
              <span className="desk-matter__text">
                {text}
                {more !== null && <span className="desk-matter__more">{more}</span>}
              </span>
              <Icon shapes={ChevronRight} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
