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

const FULL = statement(
  'slots.full',
  `select to_char(day, 'YYYY-MM-DD') as day, period from installation_slots
   where team = $1 and day between $2 and $3 and booked >= capacity`,
)

/** Periods of a team without room, each as '2026-11-27 manha'. */
export async function fullPeriods(sql: Sql, team: string, from: string, to: string): Promise<Set<string>> {
  const rows = await sql.rows<{ day: string; period: string }>(FULL, [team, from, to])
  return new Set(rows.map(({ day, period }) => `${day} ${period}`))
}
