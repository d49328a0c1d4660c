import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures are at the right, one below the other. */
  readonly isFigure?: boolean
  /** A link or a button: in one line, level with the other cells. */
  readonly isAction?: boolean
  /** Which of the table's groups of columns it belongs to; narrow screens show one group at a time. */
  readonly group?: string
}

type TableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What is shown in place of a table without rows. */
  readonly empty: string
  /** Few and short columns: a table on narrow screens, too. */
  readonly isTight?: boolean
}

/** A table; on narrow screens each row is a card whose cells name their column, unless it is tight. */
export function Table<Row>({ caption, columns, rows, keyOf, empty, isTight }: TableProps<Row>) {
  if (rows.length === 0) return <p className="desk-empty">{empty}</p>
  return (
    <table className="desk-table" data-tight={isTight || undefined}>
      <caption className="hush">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, isFigure, group }) => (
            <th key={head} scope="col" data-figure={isFigure || undefined} data-group={group}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, isFigure, isAction, group }) => (
              <td
                key={head}
                data-head={head}
                data-figure={isFigure || undefined}
                data-action={isAction || undefined}
                data-group={group}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
