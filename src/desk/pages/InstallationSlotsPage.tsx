import { slots as words } from '../../content/desk/installation-slots.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { ShareBar } from '../parts/ShareBar.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Table } from '../parts/Table.tsx'
import type { InstallationSlotsProps } from '../page-data-types/installation-slots.ts'

/** Lists the installation slots of the coming weeks, by team, day and period, fullest first. */
export function InstallationSlotsPage({ rows, part }: InstallationSlotsProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ team, day, period }) => `${team} ${day} ${period}`}
        empty={words.empty}
        columns={[
          { head: words.team, cell: ({ team }) => <span className="desk-strong">{team}</span> },
          { head: words.day, cell: ({ day }) => <span className="desk-day">{formatLong(day)}</span> },
          { head: words.period, cell: ({ period }) => words.periods[period] },
          {
            head: words.booked,
            isFigure: true,
            cell: ({ booked, capacity }) => words.of(booked, capacity),
          },
          {
            head: words.full,
            cell: ({ booked, capacity }) => (
              <ShareBar share={booked / capacity} isUrgent={booked / capacity >= 0.8} />
            ),
          },
        ]}
      />
      <Pager part={part} hrefOf={(page) => `/operador/agenda?pagina=${page}`} />
    </>
  )
}
