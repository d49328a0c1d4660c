/**
 * Lists groups of orders whose booked visits share a phone number, mailbox, house or IP network, the largest groups
 * first.
 */
import { similarOrders as words } from '../../content/desk/similar-orders.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { ATTENDANTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

const PATH = '/operador/parecidos'
const TABS = ['todos', 'cheios'] as const

export default deskPage({
  path: PATH,
  roles: ATTENDANTS,
  title: words.title,
  menu: { group: 'people', at: 3 },
  async load({ services, query }) {
    const all = await services.listSimilarOrders()
    const full = all.filter(({ visits, most }) => visits >= most)
    const tab = TABS.find((each) => each === urlParameter(query, 'quais')) ?? 'todos'
    return { tab, counts: { todos: all.length, cheios: full.length }, rows: tab === 'cheios' ? full : all }
  },
  view: ({ tab, counts, rows }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <nav className="desk-tabs" aria-label={words.tabsLabel}>
        {TABS.map((each) => (
          <a key={each} href={`${PATH}?quais=${each}`} aria-current={each === tab ? 'page' : undefined}>
            {words.tabs[each]} <span className="desk-tabs__count num">{formatNumber(counts[each])}</span>
          </a>
        ))}
      </nav>
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        columns={[
          {
            head: words.what,
            cell: ({ kind, visits, most }) => (
              <>
                <span className="desk-strong">{words.kinds[kind]}</span>
                {visits >= most && <p className="desk-why">{words.full}</p>}
              </>
            ),
          },
          { head: words.visits, isFigure: true, cell: ({ visits, most }) => words.of(visits, most) },
          { head: words.first, cell: ({ first }) => <Time iso={first} /> },
          { head: words.last, cell: ({ last }) => <Time iso={last} /> },
          {
            head: words.act,
            isAction: true,
            cell: ({ handle }) => <a href={`${PATH}/${handle}`}>{words.show}</a>,
          },
        ]}
      />
    </>
  ),
})
