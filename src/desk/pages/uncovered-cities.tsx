/** Desk page on cities without coverage or without free capacity, which suggests where to build a network next. */
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { uncoveredCitiesWords as words } from '../../content/desk/uncovered-cities.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { PercentageBar } from '../parts/PercentageBar.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import '../reports-and-previews.css'

type UncoveredCity = Loaded<'listUncovered'>['toBuild'][number]

const nameOf = ({ place }: UncoveredCity) => place ?? words.unknown

const figure = (head: string, of: (city: UncoveredCity) => number) => ({
  head,
  isFigure: true,
  cell: (city: UncoveredCity) => formatNumber(of(city)),
})

export default deskPage({
  path: '/operador/cobertura',
  roles: ANALYSTS,
  title: words.title,
  menu: { group: 'operation', at: 3 },
  async load({ services, query }) {
    const { days, toBuild, toExtend } = await services.listUncovered()
    const [first = null] = toBuild
    return {
      days,
      first,
      most: Math.max(1, first?.withoutNetwork ?? 0),
      toBuild: paginate(toBuild, requestedPage(query)),
      toExtend: paginate(toExtend, requestedPage(query, 'pagina-ampliar')),
    }
  },
  view: ({ days, first, most, toBuild, toExtend }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why(days)} />
      {first !== null && (
        <section className="verdict" data-verdict="a">
          <h2 className="verdict__title">{words.first(nameOf(first))}</h2>
          <p>
            {words.because(formatNumber(first.withoutNetwork), formatNumber(first.waiting), first.waiting)}
          </p>
        </section>
      )}
      <section>
        <h2 className="desk-section">{words.build.title}</h2>
        <p className="desk-hint figure-note">{words.build.why}</p>
        <Table
          caption={words.build.title}
          rows={toBuild.rows.map((row, at) => ({ ...row, rank: toBuild.part.first + at }))}
          keyOf={({ place }) => place ?? ''}
          empty={words.empty}
          columns={[
            {
              head: words.city,
              cell: ({ rank, ...city }) => (
                <span className="desk-strong">
                  {rank}. {nameOf(city)}
                </span>
              ),
            },
            { head: words.share, cell: (row) => <PercentageBar share={row.withoutNetwork / most} /> },
            figure(words.withoutNetwork, ({ withoutNetwork }) => withoutNetwork),
            figure(words.waiting, ({ waiting }) => waiting),
            figure(words.withoutOffer, ({ withoutOffer }) => withoutOffer),
          ]}
        />
        <Pager part={toBuild.part} hrefOf={(page) => `/operador/cobertura?pagina=${page}`} />
      </section>
      {toExtend.part.all > 0 && (
        <section id="ampliar">
          <h2 className="desk-section">{words.extend.title}</h2>
          <p className="desk-hint figure-note">{words.extend.why}</p>
          <Table
            caption={words.extend.title}
            rows={toExtend.rows}
            keyOf={({ place }) => place ?? ''}
            empty=""
            columns={[
              { head: words.city, cell: (city) => <span className="desk-strong">{nameOf(city)}</span> },
              figure(words.withoutOffer, ({ withoutOffer }) => withoutOffer),
              figure(words.waiting, ({ waitingForPort }) => waitingForPort),
            ]}
          />
          <Pager
            part={toExtend.part}
            hrefOf={(page) => `/operador/cobertura?pagina-ampliar=${page}#ampliar`}
          />
        </section>
      )}
    </>
  ),
})
