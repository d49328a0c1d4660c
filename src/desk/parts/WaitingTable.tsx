import type { ReactNode } from 'react'
import { Table, type Column } from './Table.tsx'
import { Time } from './Time.tsx'

type Part<Row> = { readonly head: string; readonly cell: (row: Row) => ReactNode }

type WaitingTableProps<Row> = {
  readonly caption: string
  readonly rows: readonly Row[]
  /** What is shown in place of a table without rows. */
  readonly empty: string
  /** What it is that waits. */
  readonly what: Part<Row>
  /** Since when, under this head. */
  readonly since: string
  readonly more: readonly Column<Row>[]
  readonly state: Part<Row>
  /** The link or button that does something about it. */
  readonly action: Part<Row>
}

/** What waits for someone, each with what can be done about it. `handle` represents the record in addresses. */
export function WaitingTable<Row extends { readonly handle: string; readonly since: string }>(
  props: WaitingTableProps<Row>,
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
