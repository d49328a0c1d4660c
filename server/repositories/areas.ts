import { statement, type Db, type Sql } from '../db/database.ts'
import { list, together } from '../db/together.ts'
import type { FoundAddress } from '../providers/types.ts'
import type { Area } from '../rules/coverage.ts'

const AREAS = statement(
  'areas.of',
  `select c.cep, a.id, a.cep_from, a.cep_to, a.number_from, a.number_to, a.number_side, a.blocks, a.infra,
     a.free_ports, a.offer_region, a.team
   from unnest(${list('$1::int[]')}) as c (cep)
     join coverage_areas a on int4range(a.cep_from, a.cep_to, '[]') @> c.cep`,
)

const areasAt = together<number, Area[]>(async (db, ceps) => {
  const areas = new Map<number, Area[]>()
  for (const { cep, ...area } of await db.rows<Area & { cep: number }>(AREAS, [`{${ceps.join(',')}}`])) {
    const known = areas.get(cep)
    if (known) known.push(area)
    else areas.set(cep, [area])
  }
  return areas
})

/** Areas that hold a CEP. */
export const areasOf = async (db: Db, cep: string): Promise<Area[]> => (await areasAt(db, Number(cep))) ?? []

const STREET = statement(
  'streets.of',
  `select cep, state, city, neighborhood, address from streets where cep = any(${list('$1::int[]')})`,
)
const CITY = statement(
  'cities.of',
  `select state, name as city, '' as neighborhood, '' as address from city_ranges
   where int4range(cep_from, cep_to, '[]') @> $1::int order by cep_to - cep_from limit 1`,
)

type Found = Omit<FoundAddress, 'cep'>

const streetAt = together<number, Found>(async (db, ceps) => {
  const rows = await db.rows<Found & { cep: number }>(STREET, [`{${ceps.join(',')}}`])
  return new Map(rows.map(({ cep, ...found }) => [cep, found]))
})

/** The street in the own table. */
export async function streetOf(db: Db, cep: string): Promise<FoundAddress | undefined> {
  const found = await streetAt(db, Number(cep))
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
