/** A table of items that a person must deal with, each with a link or button. `handle` identifies an item in links. */
import type { ReactNode } from 'react'
import { Table, type Column } from './Table.tsx'
import { Time } from './Time.tsx'

type Part<Row> = { readonly head: string; readonly cell: (row: Row) => ReactNode }

type PendingItemsTableProps<Row> = {
  readonly caption: string
  readonly rows: readonly Row[]
  /** Text shown when there are no rows. */
  readonly empty: string
  /** Column with the name of the item. */
  readonly what: Part<Row>
  /** Heading of the column with the time at which the item was added. */
  readonly since: string
  readonly more: readonly Column<Row>[]
  readonly state: Part<Row>
  /** Column with the link or button for the item. */
  readonly action: Part<Row>
}

export function PendingItemsTable<Row extends { readonly handle: string; readonly since: string }>(
  props: PendingItemsTableProps<Row>,
) {
  const { caption, rows, empty, what, since, more, state, action } = props
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ handle }) => handle}
      empty={empty}
      columns={[
        what,
        { head: since, cell: (row) => <Time iso={row.since} /> },
        ...more,
        state,
        { ...action, isAction: true },
      ]}
    />
  )
}
