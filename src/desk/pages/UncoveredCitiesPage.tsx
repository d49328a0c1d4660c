import { missingNetworkWords as words } from '../../content/desk/uncovered-cities.ts'
import { ShareBar } from '../parts/ShareBar.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Table } from '../parts/Table.tsx'

export type UncoveredCitiesProps = {
  readonly days: number
  readonly rows: readonly {
    readonly place: string | null
    readonly asked: number
    readonly waiting: number
    readonly withoutOffer: number
  }[]
}

/** Lists the cities in which visitors checked coverage and could not be served, most requests first. */
export function UncoveredCitiesPage({ days, rows }: UncoveredCitiesProps) {
  const most = Math.max(1, ...rows.map(({ asked }) => asked))
  const figure = (value: number) => value.toLocaleString('pt-BR')
  return (
    <>
      <Heading title={words.title} why={words.why(days)} />
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ place }) => place ?? ''}
        empty={words.empty}
        columns={[
          {
            head: words.city,
            cell: ({ place }) => <span className="desk-strong">{place ?? words.unknown}</span>,
          },
          { head: words.asked, isFigure: true, cell: ({ asked }) => figure(asked) },
          { head: words.share, cell: ({ asked }) => <ShareBar share={asked / most} /> },
          { head: words.waiting, isFigure: true, cell: ({ waiting }) => figure(waiting) },
          { head: words.withoutOffer, isFigure: true, cell: ({ withoutOffer }) => figure(withoutOffer) },
        ]}
      />
    </>
  )
}
