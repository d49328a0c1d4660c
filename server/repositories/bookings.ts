/** SQL that books and releases installation slots, and reserves network ports. */
import { statement, type Sql } from '../db/database.ts'
import { capacityOf } from './slot-capacity-expression.ts'

// Servers of the previous release read `capacity` and `team_capacity`, not `set_capacity`. A `team_capacity` of -1, which
// no team has, tells them that the capacity was set at the desk.
const BOOK = statement(
  'slot.book',
  `insert into installation_slots as s (team, day, period, capacity, booked, team_capacity)
   select $1, $2, $3, a.team_capacity, 1, a.team_capacity
   from coverage_areas a where a.id = $4 and a.team_capacity > 0
   on conflict (team, day, period) do update
     set booked = s.booked + 1, capacity = ${capacityOf('s', 'excluded.team_capacity')},
       team_capacity = case when s.set_capacity is null then excluded.team_capacity else -1 end
     where s.booked < ${capacityOf('s', 'excluded.team_capacity')}
   returning day`,
)

/**
 * Books one installation in a slot; returns false if the slot is full. The slot's row stays locked until the
 * transaction ends.
 */
export const bookSlot = (sql: Sql, slot: { team: string; day: string; period: string; area: string }) =>
  sql.hasRow(BOOK, [slot.team, slot.day, slot.period, slot.area])

const FREE_SLOT = statement(
  'slot.free',
  `update installation_slots set booked = booked - 1 where team = $1 and day = $2 and period = $3 and booked > 0`,
)

/** Releases one booked installation of a slot. */
export const freeSlot = (sql: Sql, slot: { team: string; day: string; period: string }) =>
  sql.run(FREE_SLOT, [slot.team, slot.day, slot.period])

/**
 * Takes or frees a port of the area with the id $1 in the state that the last import has saved for undoing it. Used by
 * orders of an area that the import removed or stopped counting.
 */
export const changeFreePortsInUndo = (sign: '+' | '-'): string =>
  `update import_undo set before = jsonb_set(before, '{free_ports}', to_jsonb((before->>'free_ports')::integer ${sign} 1))
   where key = $1 and before->>'free_ports' is not null`

// The update runs first, even if the area's ports are not counted, because it locks the table against an import (and the
// undoing of one) until the order is stored. If the last import removed the area or stopped counting its ports, the number
// saved for undoing that import is decreased instead.
const PORT = statement(
  'area.port',
  `with area as (
     update coverage_areas set free_ports = free_ports - 1 where id = $1 and free_ports > 0 returning id
   ), counted as (
     select from coverage_areas where id = $1 and free_ports is not null
   ), kept as (
     ${changeFreePortsInUndo('-')} and not exists (select from counted)
   ) select exists (select from area) or not exists (select from counted) as "isTaken"`,
)

/**
 * Reserves a free network port in an area; returns false if none is left. Always succeeds if the area's ports
 * are not counted.
 */
export const takePort = async (sql: Sql, area: string): Promise<boolean> =>
  (await sql.row<{ isTaken: boolean }>(PORT, [area]))?.isTaken === true
