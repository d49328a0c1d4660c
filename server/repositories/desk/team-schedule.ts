/**
 * SQL for the desk's calendar of the installation teams: booked visits and capacities, and changes of the capacities.
 */
import { columnsOf, statement, type Sql } from '../../db/database.ts'
import type {
  OverbookedSlot,
  ScheduleSlot,
  SlotKey,
  SlotToStore,
  StoredSlot,
  Team,
} from '../../rules/desk/team-schedule-types.ts'
import { capacityOf } from '../slot-capacity-expression.ts'

const TEAMS = statement(
  'schedule.teams',
  `select team, max(team_capacity)::int as capacity, (array_agg(name order by cep_to - cep_from desc, name))[1] as name
   from coverage_areas where team <> '' group by team`,
)

/** Returns the teams with an area. */
export const allTeams = (sql: Sql) => sql.rows<Team>(TEAMS)

/** Returns the teams that install anything. */
export const activeTeams = async (sql: Sql) => (await allTeams(sql)).filter(({ capacity }) => capacity > 0)

/** A statement about the slots of one team or, if its parameter $2 is '', of all: with either the index is used. */
function ofTeamOrAll(name: string, text: (isTeam: string) => string) {
  const [one, all] = [statement(`${name}.one`, text('team = $2')), statement(`${name}.all`, text("$2 = ''"))]
  return (team: string) => (team === '' ? all : one)
}

// A slot whose team has no area any more keeps the capacity with which it was booked.
const withRoom = (isTeam: string) => `teams as materialized (
     select team, max(team_capacity) as capacity from coverage_areas where team <> '' and ${isTeam} group by team
   ), slots as (
     select s.*, coalesce(t.capacity, 0) as usual, ${capacityOf('s', 'coalesce(t.capacity, s.capacity)')} as room
     from (select * from installation_slots where day >= $1 and ${isTeam}) s left join teams t using (team)
   )`

const TOTALS = ofTeamOrAll(
  'schedule.totals',
  (isTeam) => `with ${withRoom(isTeam)} select day::text as day, period, sum(booked)::int as booked,
     sum(room - usual)::int as more, count(*) filter (where is_closed)::int as closed,
     count(*) filter (where not is_closed and set_capacity is not null)::int as changed,
     case when count(distinct coalesce(closed_reason, '')) filter (where is_closed) = 1
       then min(closed_reason) filter (where is_closed) end as reason, sum(greatest(booked - room, 0))::int as over
   from slots where day <= $3 group by day, period`,
)

/**
 * The bookings and the capacity of a slot. `more` is the difference between its capacity and the usual one of its
 * teams.
 */
export type SlotTotal = Omit<SlotKey, 'team'> & Omit<ScheduleSlot, 'capacity'> & { readonly more: number }

/** Returns the slots from one day to another in which something is booked or set, of a team or, with '', of all. */
export const slotTotals = (sql: Sql, team: string, from: string, to: string) =>
  sql.rows<SlotTotal>(TOTALS(team), [from, team, to])

const OVERBOOKED = ofTeamOrAll(
  'schedule.overbooked',
  (
    isTeam,
  ) => `with ${withRoom(isTeam)} select team, day::text as day, period, booked - room as over from slots
   where booked > room order by day, period, team`,
)

/** Returns the slots from a day on with more visits than their capacity, of a team or, with '', of all. */
export const overbookedSlots = (sql: Sql, team: string, from: string) =>
  sql.rows<OverbookedSlot>(OVERBOOKED(team), [from, team])

const LATEST = statement(
  'schedule.latest',
  `with wanted as (
     select * from unnest($1::text[], $2::date[], $3::text[], $4::int[]) as w (team, day, period, over)
   ), visits as (
     select l.id, o.number, w.team, w.day, w.period, w.over,
       coalesce((select max(e.at) from lead_events e where e.lead_id = l.id and e.what = 'rescheduled'), o.created_at) as at
     from wanted w join orders o on o.installation_day = w.day and o.installation_period = w.period
       join leads l on l.id = o.lead_id and l.place->>'team' = w.team
   ), ranked as (
     select *, row_number() over (partition by team, day, period order by at desc, number desc) as rank from visits
   )
   select id, number, team, day::text as day, period, at from ranked where rank <= over
   order by at desc, number desc`,
)

/** An order with a visit in a slot, and when this slot was booked. `id` is that of its lead. */
export type BookedVisit = SlotKey & { readonly id: string; readonly number: string; readonly at: Date }

/** Returns as many visits of each slot as are above its capacity: those that were booked last, the latest first. */
export const latestVisits = (sql: Sql, slots: readonly OverbookedSlot[]): Promise<BookedVisit[]> =>
  sql.rows<BookedVisit>(LATEST, columnsOf(slots, 'team', 'day', 'period', 'over'))

const READ = ofTeamOrAll(
  'schedule.read',
  (
    isTeam,
  ) => `select team, day::text as day, period, booked, set_capacity as capacity, is_closed as "isClosed",
     closed_reason as reason, change, set_before as before
   from installation_slots where day = any($1::date[]) and ${isTeam}`,
)

/** Returns the stored slots of these days, of a team or, with '', of all. */
export const readSlots = (sql: Sql, team: string, days: readonly string[]) =>
  sql.rows<StoredSlot>(READ(team), [days, team])

const LOCK = statement('schedule.turn', 'select id from slot_changes where id = 0 for update')

/** Lets one transaction at a time change slots. */
export const lockSlotChanges = (sql: Sql) => sql.run(LOCK)

const LAST = statement('schedule.last', 'select max(id) as id from slot_changes')

/** Returns the number of the last change. */
export const lastSlotChange = async (sql: Sql): Promise<number> =>
  (await sql.row<{ id: number }>(LAST))?.id ?? 0

const CHANGES = statement(
  'schedule.changes',
  'select id, changed_by as by, changed_at as at from slot_changes where id = any($1::int[])',
)

/** Returns who made these changes, and when. */
export const readSlotChanges = (sql: Sql, ids: readonly number[]) =>
  sql.rows<{ id: number; by: string; at: Date }>(CHANGES, [ids])

const ADD = statement(
  'schedule.add',
  'insert into slot_changes (id, changed_by, changed_at) select max(id) + 1, $1, $2 from slot_changes returning id',
)

// `team_capacity` -1: set by hand, for servers of the release before.
const STORE = statement(
  'schedule.store',
  `insert into installation_slots as s (team, day, period, capacity, booked, team_capacity, set_capacity, is_closed,
     closed_reason, change, set_before)
   select team, day, period, room, 0, case when is_closed or capacity is not null then -1 else room end, capacity,
     is_closed, reason, $2, before
   from jsonb_to_recordset($1::jsonb) as n (team text, day date, period text, room int, capacity int,
     is_closed boolean, reason text, before jsonb)
   order by team, day, period
   on conflict (team, day, period) do update set capacity = excluded.capacity, team_capacity = excluded.team_capacity,
     set_capacity = excluded.set_capacity, is_closed = excluded.is_closed, closed_reason = excluded.closed_reason,
     change = excluded.change, set_before = excluded.set_before,
     kept_visits = case when s.booked > excluded.capacity then s.booked else 0 end
   returning team, day::text as day, period, booked`,
)

/**
 * Stores one change of many slots; returns how many visits each has. Nobody books them or leaves them until the
 * transaction ends. Callers hold `lockSlotChanges`.
 */
export async function storeSlots(
  sql: Sql,
  slots: readonly SlotToStore[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<(SlotKey & { readonly booked: number })[]> {
  const change = await sql.row<{ id: number }>(ADD, [by, at])
  const rows = slots.map(({ team, day, period, after, before, room }) => ({
    team,
    day,
    period,
    room,
    capacity: after.capacity,
    is_closed: after.isClosed,
    reason: after.reason,
    before,
  }))
  return sql.rows(STORE, [JSON.stringify(rows), change?.id])
}
