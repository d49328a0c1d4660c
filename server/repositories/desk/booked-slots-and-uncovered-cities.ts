/** SQL for the pages of the operator's desk on installation slots and on cities without coverage. */
import { onlyRow, statement, type Sql } from '../../db/database.ts'

/** A slot: the installations that a team can make (`capacity`) and has booked in one period of a day. */
export type Slot = { team: string; day: string; period: 'manha' | 'tarde'; capacity: number; booked: number }

const SLOTS = statement(
  'operation.slots',
  `select team, day::text as day, period, capacity, booked from installation_slots
   where day between $1 and $2 and capacity > 0 and booked > 0
   order by booked::float / capacity desc, day, team, period limit $3`,
)

/** Returns the slots with bookings between two days (yyyy-mm-dd), fullest first. */
export const fullestSlots = (sql: Sql, from: string, to: string, limit: number) =>
  sql.rows<Slot>(SLOTS, [from, to, limit])

const COUNT_SLOTS = statement(
  'operation.slotcount',
  `select count(*)::int as slots from installation_slots
   where day between $1 and $2 and capacity > 0 and booked > 0 and booked::float / capacity >= $3`,
)

/** Counts the slots between two days (yyyy-mm-dd) of which at least `share` (0 to 1) is booked. */
export const countSlots = async (sql: Sql, from: string, to: string, share: number): Promise<number> =>
  (await onlyRow<{ slots: number }>(sql, COUNT_SLOTS, [from, to, share])).slots

const COUNT_BOOKED_OUT = statement(
  'operation.bookedout',
  `select count(*)::int as teams from (
     select team from (
       select team, day from installation_slots
       where day = any($1::date[]) and capacity > 0 and booked >= capacity group by team, day having count(*) >= 2
     ) full_days group by team having count(*) > cardinality($1::date[]) - $2::int
   ) few`,
)

/** Counts the teams with a free slot on fewer than `few` of these days (yyyy-mm-dd). */
export const countBookedOutTeams = async (sql: Sql, days: readonly string[], few: number): Promise<number> =>
  (await onlyRow<{ teams: number }>(sql, COUNT_BOOKED_OUT, [days, few])).teams

/** A city with addresses at which nothing could be sold, and how often visitors entered such addresses. */
export type UncoveredCity = {
  city: string | null
  state: string | null
  /** The first five digits of the CEP, if the city is not known. */
  cep: string | null
  asked: number
  /** How many of those who asked at an address without a network are on the waiting list. */
  waiting: number
  /** How many who asked where there is one are on the waiting list. */
  waiting_for_port: number
  /** How many of these addresses have a network, but no free port or no offer. */
  without_offer: number
}

const UNCOVERED = statement(
  'operation.uncovered',
  `with asked as (
     select place->>'city' as city, place->>'state' as state, place->>'cep' as cep, reason,
       contact is not null as is_waiting
     from no_coverage_leads where created_at > $1 and network_since is null
   ), counted as (
     select city, state, case when city is null then left(cep, 5) end as cep, count(*) as asked,
       count(*) filter (where is_waiting and reason <> 'offer') as waiting,
       count(*) filter (where is_waiting and reason = 'offer') as waiting_for_port,
       count(*) filter (where reason = 'offer') as without_offer
     from asked group by 1, 2, 3
   ), named as (
     select coalesce(c.city, t.name) as city, coalesce(c.state, t.state) as state,
       case when c.city is null and t.name is null then c.cep end as cep, c.asked, c.waiting,
       c.waiting_for_port, c.without_offer
     from counted c left join lateral (
       select name, state from city_ranges
       where c.cep ~ '^[0-9]{5}$' and (c.cep || '000')::int between cep_from and cep_to
       order by cep_to - cep_from limit 1
     ) t on true
   )
   select city, state, cep, sum(asked)::int as asked, sum(waiting)::int as waiting,
     sum(waiting_for_port)::int as waiting_for_port, sum(without_offer)::int as without_offer
   from named group by city, state, cep
   order by sum(asked - without_offer) desc, sum(waiting) desc, sum(asked) desc, city, cep limit $2`,
)

/**
 * Returns the cities in which visitors entered addresses where nothing could be sold, and still cannot. The city with the most addresses
 * without a network comes first. A CEP without a known city is counted for the town it belongs to.
 */
export const uncoveredCities = (sql: Sql, since: Date, limit: number) =>
  sql.rows<UncoveredCity>(UNCOVERED, [since, limit])
