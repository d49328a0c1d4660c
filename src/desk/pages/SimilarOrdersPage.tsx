import { similarOrders as words } from '../../content/desk/similar-orders.ts'
import { Heading } from '../parts/Heading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

export type SimilarOrdersProps = {
  readonly rows: readonly {
    /** Identifies the group in the page's links. */
    readonly handle: string
    readonly kind: keyof typeof words.kinds
    readonly visits: number
    /** How many visits may be open before new orders wait for a person. */
    readonly most: number
    readonly first: string
    readonly last: string
  }[]
}

/** Lists open visits by what they have in common, the largest groups first. */
export function SimilarOrdersPage({ rows }: SimilarOrdersProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
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
  )
}
