/** A list of events grouped by day, with a heading for each day. */
import type { ReactNode } from 'react'
import { Time } from './Time.tsx'

const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

type ListGroupedByDayProps<Row> = {
  /** Rows with the ISO time at which each happened, in the order in which they are shown. */
  readonly rows: readonly (Row & { readonly at: string })[]
  readonly children: (row: Row) => ReactNode
  /** Level of the headings with the days. */
  readonly level: 'h2' | 'h3'
}

export function ListGroupedByDay<Row>({ rows, children, level: Day }: ListGroupedByDayProps<Row>) {
  const days = Map.groupBy(rows, ({ at }) => day.format(new Date(at)))
  return (
    <div className="day-list">
      {[...days].map(([name, ofDay]) => (
        <section key={name}>
          <Day className="day-list__day">{name}</Day>
          <ol className="day-list__rows">
            {ofDay.map((row, at) => (
              <li key={`${row.at} ${at}`}>
                <Time iso={row.at} how="hour" />
                <div>{children(row)}</div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
