/** Desk page on cities without coverage or without free capacity, which suggests where to build a network next. */
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { uncoveredCitiesWords as words } from '../../content/desk/uncovered-cities.ts'
import { Heading } from '../parts/Heading.tsx'
import { Pager } from '../parts/Pager.tsx'
import { PercentageBar } from '../parts/PercentageBar.tsx'
import { Table } from '../parts/Table.tsx'
import '../reports-and-previews.css'
import type { ListPart } from '../page-data-types/pagination.ts'
import type { UncoveredCity } from '../page-data-types/uncovered-cities.ts'

type Cities = { readonly rows: readonly UncoveredCity[]; readonly part: ListPart }

export type UncoveredCitiesProps = {
  readonly days: number
  /** The city that most visitors without a network asked for; null if there is none. */
  readonly first: UncoveredCity | null
  readonly toBuild: Cities
  readonly toExtend: Cities
}

const nameOf = ({ place }: UncoveredCity) => place ?? words.unknown

const figure = (head: string, of: (city: UncoveredCity) => number) => ({
  head,
  isFigure: true,
  cell: (city: UncoveredCity) => formatNumber(of(city)),
})

/** Lists the cities without a network and those with a full one, sorted by the number of addresses. */
export function UncoveredCitiesPage({ days, first, toBuild, toExtend }: UncoveredCitiesProps) {
  const most = Math.max(1, first?.withoutNetwork ?? 0)
  return (
    <>
      <Heading title={words.title} why={words.why(days)} />
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
  )
}
