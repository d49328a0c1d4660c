import { statement, type Sql } from '../db/database.ts'
import type { FoundAddress } from '../providers/types.ts'
import type { Area } from '../rules/coverage.ts'

const AREAS = statement(
  'areas.of',
  `select id, cep_from, cep_to, number_from, number_to, number_side, blocks, infra, free_ports, offer_region, team
   from coverage_areas where int4range(cep_from, cep_to, '[]') @> $1::int`,
)

/** Areas that hold a CEP. */
export const areasOf = (sql: Sql, cep: string) => sql.rows<Area>(AREAS, [Number(cep)])

const STREET = statement(
  'streets.of',
  'select state, city, neighborhood, address from streets where cep = $1',
)
const CITY = statement(
  'cities.of',
  `select state, name as city, '' as neighborhood, '' as address from city_ranges
   where int4range(cep_from, cep_to, '[]') @> $1::int order by cep_to - cep_from limit 1`,
)

type Found = Omit<FoundAddress, 'cep'>

/** The street in the own table. */
export async function streetOf(sql: Sql, cep: string): Promise<FoundAddress | undefined> {
  const found = await sql.row<Found>(STREET, [Number(cep)])
  return found && { cep, ...found }
}

/** The municipality whose range holds the CEP, with an empty street. */
export async function cityOf(sql: Sql, cep: string): Promise<FoundAddress | undefined> {
  const found = await sql.row<Found>(CITY, [Number(cep)])
  return found && { cep, ...found }
}

const VISITS = statement(
  'slots.visits',
  `select a.team_capacity as capacity,
     coalesce(array_agg(to_char(s.day, 'YYYY-MM-DD') || ' ' || s.period)
       filter (where s.booked >= a.team_capacity), '{}') as full
   from coverage_areas a left join installation_slots s on s.team = $2 and s.day between $3 and $4
   where a.id = $1 group by a.team_capacity`,
)

/**
 * How many visits the team of an area makes in a period, and the periods without room, each as
 * '2026-11-27 manha'. No capacity: the area is gone.
 */
export async function visitsOf(
  sql: Sql,
  where: { area: string; team: string; from: string; to: string },
): Promise<{ capacity: number; full: Set<string> }> {
  const { area, team, from, to } = where
  const row = await sql.row<{ capacity: number; full: string[] }>(VISITS, [area, team, from, to])
  return { capacity: row?.capacity ?? 0, full: new Set(row?.full) }
}
