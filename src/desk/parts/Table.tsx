import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the right, one below the other. */
  readonly isFigure?: boolean
  /** A link or a button: in one line, level with the other cells. */
  readonly isAction?: boolean
}

type TableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What stands in place of a table without rows. */
  readonly empty: string
}

/** A table; on narrow screens each row is a card whose cells name their column. */
export function Table<Row>({ caption, columns, rows, keyOf, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p className="desk-empty">{empty}</p>
  return (
    <table className="desk-table">
      <caption className="hush">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, isFigure }) => (
            <th key={head} scope="col" data-figure={isFigure || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, isFigure, isAction }) => (
              <td
                key={head}
                data-head={head}
                data-figure={isFigure || undefined}
                data-action={isAction || undefined}
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
