/** Shows each desk user's calls in a period: taken, reached, sold, and how long people waited, also by queue. */
import { callsByDeskUserWords as words, formatWait } from '../../content/desk/calls.ts'
import { callListWords } from '../../content/desk/call-list.ts'
import { formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage } from '../declare-desk-page.ts'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { ReportFilter } from '../parts/ReportFilter.tsx'
import { Table } from '../parts/Table.tsx'

export default deskPage({
  path: '/operador/atendimento',
  roles: ANALYSTS,
  title: words.title,
  menu: { group: 'figures', at: 6 },
  async load({ services, query, mayOpen }) {
    const { filter } = services.reportFilter(query)
    const [rows, queues] = await Promise.all([
      services.callsByDeskUser(filter.from, filter.to),
      services.waitsByQueue(filter.from, filter.to),
    ])
    return { filter, rows, queues, mayList: mayOpen('/operador/lista') }
  },
  view: ({ filter, rows, queues, mayList }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <ReportFilter action="/operador/atendimento" values={filter} campaigns={[]} isPeriodOnly />
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ email }) => email ?? ''}
        empty={words.empty}
        columns={[
          {
            head: words.caller,
            cell: ({ email }) => <span className="desk-strong">{email ?? words.all}</span>,
          },
          { head: words.taken, isFigure: true, cell: ({ taken }) => formatNumber(taken) },
          { head: words.reached, isFigure: true, cell: ({ reached }) => formatNumber(reached) },
          { head: words.sold, isFigure: true, cell: ({ sold }) => formatNumber(sold) },
          {
            head: words.share,
            isFigure: true,
            cell: ({ sold, reached }) => formatPercent(reached === 0 ? null : sold / reached),
          },
          {
            head: words.orders,
            isFigure: true,
            cell: ({ reference, orders }) =>
              mayList && reference !== '' && orders > 0 ? (
                <a
                  className="quiet-link"
                  href={`/operador/lista?${new URLSearchParams({ de: filter.from, ate: filter.to, atendente: reference })}`}
                >
                  {formatNumber(orders)}
                </a>
              ) : (
                formatNumber(orders)
              ),
          },
          { head: words.wait, isFigure: true, cell: ({ wait }) => formatWait(wait) },
        ]}
      />
      <p className="desk-hint figure-note">{words.note}</p>
      {queues.length > 0 && (
        <section>
          <h2 className="desk-section">{words.queues}</h2>
          <Table
            caption={words.queues}
            rows={queues}
            keyOf={({ queue }) => queue}
            empty={words.empty}
            columns={[
              { head: words.queue, cell: ({ queue }) => callListWords.queues[queue] },
              { head: words.taken, isFigure: true, cell: ({ taken }) => formatNumber(taken) },
              { head: words.wait, isFigure: true, cell: ({ wait }) => formatWait(wait) },
              { head: words.longest, isFigure: true, cell: ({ longest }) => formatWait(longest) },
            ]}
          />
        </section>
      )}
    </>
  ),
})
