/** A table of visitors and orders for both versions of the experiment, by the day of the first exposure. */
import { formatDay, formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { experimentWords as words } from '../../content/desk/experiment.ts'
import { Table } from './Table.tsx'

type Arm = { readonly visitors: number; readonly orders: number }

/**
 * For one day (yyyy-mm-dd), how many visitors saw version `a` or `b` of the experiment for the first time,
 * and how many orders these visitors placed.
 */
export type ExposureRow = { readonly day: string; readonly a: Arm; readonly b: Arm }

export function ExperimentExposuresByDay({
  caption,
  days,
}: {
  readonly caption: string
  readonly days: readonly ExposureRow[]
}) {
  return (
    <Table
      caption={caption}
      rows={days}
      keyOf={({ day }) => day}
      empty={words.noUnripe}
      isTight
      columns={[
        { head: words.day, cell: ({ day }) => <span className="num">{formatDay(day)}</span> },
        { head: words.visitorsA, cell: ({ a }) => formatNumber(a.visitors), isFigure: true },
        { head: words.ordersA, cell: ({ a }) => formatNumber(a.orders), isFigure: true },
        { head: words.visitorsB, cell: ({ b }) => formatNumber(b.visitors), isFigure: true },
        { head: words.ordersB, cell: ({ b }) => formatNumber(b.orders), isFigure: true },
      ]}
    />
  )
}
