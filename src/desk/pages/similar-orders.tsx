/**
 * Lists groups of orders whose booked visits share a phone number, mailbox, house or IP network, the largest groups
 * first.
 */
import { similarOrders as words } from '../../content/desk/groups-of-similar-orders.ts'
import { ATTENDANTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage } from '../declare-desk-page.ts'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

export default deskPage({
  path: '/operador/parecidos',
  roles: ATTENDANTS,
  title: words.title,
  menu: { group: 'people', at: 3 },
  load: async ({ services }) => ({ rows: await services.listSimilarOrders() }),
  view: ({ rows }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
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
            cell: ({ handle }) => <a href={`/operador/parecidos/${handle}`}>{words.show}</a>,
          },
        ]}
      />
    </>
  ),
})
