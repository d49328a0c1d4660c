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

const withoutNetwork = ({ asked, withoutOffer }: UncoveredCitiesProps['rows'][number]) => asked - withoutOffer

/**
 * Lists the cities in which visitors checked coverage and could not be served, most addresses without a network
 * first.
 */
export function UncoveredCitiesPage({ days, rows }: UncoveredCitiesProps) {
  const most = Math.max(1, ...rows.map(withoutNetwork))
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
          { head: words.withoutNetwork, isFigure: true, cell: (row) => figure(withoutNetwork(row)) },
          { head: words.share, cell: (row) => <ShareBar share={withoutNetwork(row) / most} /> },
          { head: words.waiting, isFigure: true, cell: ({ waiting }) => figure(waiting) },
          { head: words.withoutOffer, isFigure: true, cell: ({ withoutOffer }) => figure(withoutOffer) },
          { head: words.asked, isFigure: true, cell: ({ asked }) => figure(asked) },
        ]}
      />
    </>
  )
}
