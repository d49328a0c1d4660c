/** Lists the visits that exceed the capacity of their slots, with links to the orders. */
import { formatSlot } from '../../content/desk/number-and-date-formats.ts'
import { scheduleWords } from '../../content/desk/team-schedule.ts'
import type { TeamSchedule } from '../../../server/services/desk/team-schedule-page-data.ts'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'

const words = scheduleWords.overbooked

export const OverbookedVisitsTable = ({
  rows,
}: {
  readonly rows: NonNullable<TeamSchedule['overbooked']['rows']>
}) => (
  <Table
    caption={words.caption}
    rows={rows}
    keyOf={({ number }) => number}
    empty={words.none}
    columns={[
      {
        head: words.order,
        cell: ({ number, href }) =>
          href === null ? <span className="desk-strong">{number}</span> : <a href={href}>{number}</a>,
      },
      { head: words.team, cell: ({ team }) => team },
      { head: words.slot, cell: ({ day, period }) => formatSlot(day, period) },
      { head: words.bookedAt, cell: ({ bookedAt }) => <Time iso={bookedAt} /> },
    ]}
  />
)
