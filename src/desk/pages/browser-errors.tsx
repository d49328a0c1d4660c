/** Lists the errors that happened in visitors' browsers, by release, by kind and by day. */
import { browserErrors as words } from '../../content/desk/browser-errors.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { formatDay, formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { PercentageBar } from '../parts/PercentageBar.tsx'
import { ReportFilter } from '../parts/ReportFilter.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Table } from '../parts/Table.tsx'
import '../reports-and-previews.css'

export default deskPage({
  path: '/operador/erros',
  roles: ANALYSTS,
  title: words.title,
  menu: { group: 'operation', at: 4 },
  async load({ services, query }) {
    const { filter } = services.reportFilter(query)
    const { kinds, ...failures } = await services.browserErrorsIn(filter.from, filter.to)
    const { rows, part } = paginate(kinds, requestedPage(query))
    return { filter, ...failures, kinds: rows, part }
  },
  view: ({ filter, releases, kinds, part, days }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <ReportFilter action="/operador/erros" values={filter} campaigns={[]} isPeriodOnly />
      {releases.length === 0 ? (
        <p className="desk-empty">{words.none}</p>
      ) : (
        <>
          <section>
            <h2 className="desk-section">{words.releases}</h2>
            <Table
              caption={words.releases}
              rows={releases}
              keyOf={({ release }) => release}
              empty={words.none}
              columns={[
                { head: words.release, cell: ({ release }) => <Release of={release} /> },
                { head: words.count, cell: ({ failures }) => formatNumber(failures), isFigure: true },
                { head: words.kinds, cell: (row) => formatNumber(row.kinds), isFigure: true },
                { head: words.first, cell: ({ first }) => <Day day={first} /> },
                { head: words.last, cell: ({ last }) => <Day day={last} /> },
              ]}
            />
          </section>
          <section>
            <h2 className="desk-section">{words.errors}</h2>
            <p className="desk-hint figure-note">{words.privacy}</p>
            <Table
              caption={words.errors}
              rows={kinds}
              keyOf={({ name, message, place, release }) => `${name} ${message} ${place} ${release}`}
              empty={words.none}
              columns={[
                {
                  head: words.error,
                  cell: ({ name, message }) => (
                    <span lang="en">
                      <span className="desk-strong">{name}</span>: {message}
                    </span>
                  ),
                },
                {
                  head: words.place,
                  cell: ({ place, source }) => (
                    <>
                      {source && (
                        <>
                          <code className="desk-strong">{source}</code>
                          <br />
                        </>
                      )}
                      <code>{place}</code>
                    </>
                  ),
                },
                { head: words.release, cell: ({ release }) => <Release of={release} /> },
                { head: words.lastSeen, cell: ({ last }) => <Day day={last} /> },
                { head: words.count, cell: ({ failures }) => formatNumber(failures), isFigure: true },
              ]}
            />
            <Pager
              part={part}
              hrefOf={(page) =>
                `/operador/erros?${new URLSearchParams({ de: filter.from, ate: filter.to, pagina: String(page) })}`
              }
            />
          </section>
          <CollapsibleSection summary={words.days}>
            <Table
              caption={words.days}
              rows={days}
              keyOf={({ day }) => day}
              empty={words.none}
              columns={[
                { head: words.day, cell: ({ day }) => <Day day={day} /> },
                { head: words.count, cell: ({ failures }) => formatNumber(failures), isFigure: true },
                {
                  head: words.share,
                  cell: ({ failures }) => <PercentageBar share={failures / mostOf(days)} />,
                },
              ]}
            />
          </CollapsibleSection>
        </>
      )}
    </>
  ),
})

/** The most errors of a day. */
const mostOf = (days: readonly { readonly failures: number }[]) =>
  Math.max(1, ...days.map(({ failures }) => failures))

const Release = ({ of }: { readonly of: string }) => <code className="desk-time">{of}</code>

const Day = ({ day }: { readonly day: string }) => <span className="num desk-time">{formatDay(day)}</span>
