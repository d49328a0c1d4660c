/** Lists the visits that exceed the capacity of their slots, with links to the orders. */
import { formatSlot } from '../../content/desk/number-and-date-formats.ts'
import { scheduleWords } from '../../content/desk/team-schedule.ts'
import type { OverbookedVisit } from '../../../server/rules/desk/team-schedule-types.ts'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'

const words = scheduleWords.overbooked

export const OverbookedVisitsTable = ({ rows }: { readonly rows: readonly OverbookedVisit[] }) => (
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
