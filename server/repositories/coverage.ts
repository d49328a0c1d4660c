/**
 * SQL that finds the coverage areas, street and town of a CEP (postcode), and the installation slots of an
 * area.
 */
import { statement, type Db, type Sql } from '../db/database.ts'
import { hideListLength, batchLookups } from '../db/batch-concurrent-queries.ts'
import type { FoundAddress, FoundPart } from '../providers/provider-types.ts'
import type { CoverageArea } from '../rules/house-coverage.ts'
import { capacityOf } from './slot-capacity-expression.ts'
import type { Town } from '../../src/contract/cep-and-streets.ts'

// CEP ranges may overlap, so an index on their ends would not help. Each range is indexed by its stem instead: the leading
// digits that all its CEPs share (docs/decisions/0033-migrations-expand-then-contract.md).
/** The possible numbers of trailing digits, and how many CEPs share the digits before them. */
const SIZES = [1, 2, 3, 4, 5, 6, 7].map((digits) => ({ digits, size: 10 ** digits }))
/** The stem of a range whose first and last CEP share no leading digit. */
const NO_STEM = 800_000_000

/**
 * Returns the SQL expression that computes a stem as one number: the number of omitted trailing digits,
 * followed by the lowest CEP that begins with the stem.
 */
const stem = (cep: string, { digits, size }: (typeof SIZES)[number]) =>
  `${digits}00000000 + ${cep} - ${cep} % ${size}`

/**
 * Returns the SQL expression that computes the stem of a range. It must match the expression of the indexes
 * character for character.
 */
function stemOfRange(table: string): string {
  const [from, to] = [`${table}.cep_from`, `${table}.cep_to`]
  const cases = SIZES.map((each) => {
    const { size } = each
    return `when ${from} - ${from} % ${size} = ${to} - ${to} % ${size} then ${stem(from, each)}`
  })
  return `case when ${from} = ${to} then ${from} ${cases.join(' ')} else ${NO_STEM} end`
}

/**
 * Returns the SQL condition that the range of `table` (`cep_from` to `cep_to`, both included) contains `cep`,
 * an integer expression. A range that contains a CEP has one of nine possible stems, so nine index look-ups
 * find every candidate. The comparison with both ends then drops the few candidates that do not contain the
 * CEP.
 */
export const rangeContainsCep = (table: string, cep: string): string => {
  const stems = [cep, ...SIZES.map((each) => stem(cep, each)), NO_STEM]
  return `${stemOfRange(table)} in (${stems.join(', ')}) and ${table}.cep_from <= ${cep} and ${table}.cep_to >= ${cep}`
}

// One row per coverage area of a CEP, each with the street. A CEP without areas yields one row, with the
// street only.
const PLACES = statement(
  'places.of',
  `select c.cep, s.cep is not null as known, s.state, s.city, s.neighborhood, s.address, a.id, a.cep_from, a.cep_to,
     a.number_from, a.number_to, a.number_side, a.blocks, a.infra, a.free_ports, a.offer_region, a.team
   from unnest(${hideListLength('$1::int[]')}) as c (cep)
     left join streets s on s.cep = c.cep
     left join coverage_areas a on ${rangeContainsCep('a', 'c.cep')}`,
)

const REGIONS = statement(
  'places.regions',
  'select distinct offer_region as region from coverage_areas where offer_region = any($1::text[]) order by 1',
)

/** Returns those of the given plan lists that a coverage area names. */
export const regionsAmong = async (sql: Sql, lists: readonly string[]): Promise<string[]> =>
  (await sql.rows<{ region: string }>(REGIONS, [lists])).map(({ region }) => region)

type Found = Omit<FoundAddress, 'cep'>
type PlaceRow = CoverageArea & Found & { cep: number; known: boolean }

/** What our own tables contain about a CEP: the coverage areas it belongs to, and its street. */
export type CepPlace = { areas: CoverageArea[]; street: FoundAddress | undefined }

type StoredPlace = { areas: CoverageArea[]; street: Found | undefined }

async function placesAt(sql: Sql, ceps: readonly number[]): Promise<ReadonlyMap<number, StoredPlace>> {
  const places = new Map<number, StoredPlace>()
  for (const row of await sql.rows<PlaceRow>(PLACES, [`{${ceps.join(',')}}`])) {
    const { cep, known, state, city, neighborhood, address, ...area } = row
    const place = places.get(cep) ?? {
      areas: [],
      street: known ? { state, city, neighborhood, address } : undefined,
    }
    places.set(cep, place)
    if (area.id !== null) place.areas.push(area)
  }
  return places
}

const placeAt = batchLookups(placesAt)

/**
 * Returns the coverage areas of many CEPs, by CEP, with one statement, because as many simultaneous look-ups would make
 * the server refuse visitors.
 */
export async function findAreasOfCeps(
  sql: Sql,
  ceps: readonly string[],
): Promise<ReadonlyMap<string, readonly CoverageArea[]>> {
  const distinct = [...new Set(ceps)]
  const places = await placesAt(sql, distinct.map(Number))
  return new Map(distinct.map((cep) => [cep, places.get(Number(cep))?.areas ?? []]))
}

/** Returns what our own tables contain about a CEP: the coverage areas it belongs to, and its street. */
export async function findCepPlace(db: Db, cep: string): Promise<CepPlace> {
  const { areas, street } = (await placeAt(db, Number(cep))) ?? { areas: [], street: undefined }
  return { areas, street: street && { cep, ...street } }
}

const CITY = statement(
  'cities.of',
  `select state, name as city, '' as neighborhood, '' as address from city_ranges
   where ${rangeContainsCep('city_ranges', '$1::int')} order by cep_to - cep_from limit 1`,
)

/** Finds the municipality that a CEP belongs to. The returned address has no street. */
export async function cityOf(sql: Sql, cep: string): Promise<FoundAddress | undefined> {
  const found = await sql.row<Found>(CITY, [Number(cep)])
  return found && { cep, ...found }
}

// An area overlaps a town if the area begins in the town or contains the first CEP of the town. With `or`
// instead of `union`, PostgreSQL would check every town before it finds the right one.
const TOWN_NETWORK = statement(
  'cities.network',
  `select exists (
     select 1 from city_ranges here
       join city_ranges town on town.state = here.state and town.name = here.name
       cross join lateral (
         select 1 from coverage_areas a
           where a.cep_from between town.cep_from and town.cep_to and a.infra is not null
         union all
         select 1 from coverage_areas a where ${rangeContainsCep('a', 'town.cep_from')} and a.infra is not null) as network
     where ${rangeContainsCep('here', '$1::int')}) as network`,
)

/** Returns whether the fibre network reaches any part of the municipality that a CEP belongs to. */
export async function hasTownNetwork(sql: Sql, cep: string): Promise<boolean> {
  return (await sql.row<{ network: boolean }>(TOWN_NETWORK, [Number(cep)]))?.network === true
}

const VISITS = statement(
  'slots.visits',
  `select a.team_capacity as capacity,
     coalesce(jsonb_object_agg(to_char(s.day, 'YYYY-MM-DD') || ' ' || s.period,
       greatest(${capacityOf('s', 'a.team_capacity')} - s.booked, 0)) filter (where s.day is not null), '{}') as free
   from coverage_areas a left join installation_slots s on s.team = $2 and s.day between $3 and $4
   where a.id = $1 group by a.team_capacity`,
)

/**
 * Returns how many installations an area's team can make per period, how many are still free in periods where that is
 * another number, each written as '2026-11-27 manha', and which of these are full. A capacity of 0 means that the area no
 * longer exists.
 */
export async function visitsOf(
  sql: Sql,
  where: { area: string; team: string; from: string; to: string },
): Promise<{ capacity: number; free: Map<string, number>; full: Set<string> }> {
  const { area, team, from, to } = where
  const row = await sql.row<{ capacity: number; free: Record<string, number> }>(VISITS, [
    area,
    team,
    from,
    to,
  ])
  const free = new Map(Object.entries(row?.free ?? {}))
  const full = [...free].filter(([, visits]) => visits <= 0).map(([slot]) => slot)
  return { capacity: row?.capacity ?? 0, free, full: new Set(full) }
}

/**
 * Returns the SQL expression that folds a name as `foldName` does (server/rules/match-street-names.ts). It must match
 * the expressions of the indexes character for character.
 */
const folded = (column: string) =>
  `lower(translate(${column}, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ-''’.', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn    '))`

const TOWNS = statement(
  'towns.named',
  `select distinct name as city, state as "UF" from city_ranges
   where ${folded('name')} = any($1::text[]) order by state, name`,
)

/**
 * Finds the municipalities with one of these names, which are folded. Returns them by their folded name.
 */
export async function townsNamed(sql: Sql, names: readonly string[]): Promise<Town[]> {
  return sql.rows<Town>(TOWNS, [names])
}

const ALL_TOWNS = statement('towns.all', 'select distinct name as city, state as "UF" from city_ranges')

/** Returns all municipalities, for a name that none of them has. */
export const allTowns = (sql: Sql): Promise<Town[]> => sql.rows<Town>(ALL_TOWNS)

/** The most streets that are returned. */
const MOST = 50

// the shortest names first: they are nearest to what was typed
const STREETS = statement(
  'streets.named',
  `select lpad(cep::text, 8, '0') as cep, state, city, neighborhood, address, '' as part from streets
   where ${folded('city')} = $1 and state = $2 and (address = '' or not exists (
     select 1 from unnest($3::text[]) as said (word)
       where position(' ' || word in ' ' || ${folded('address')}) = 0))
   order by address = '', length(address), address, cep limit ${MOST}`,
)

/**
 * Finds the streets of a town in our own table whose name has words that begin with each of these, which are
 * folded. A town with one CEP is returned with an empty street.
 */
export const streetsNamed = (
  sql: Sql,
  town: { folded: string; UF: string },
  words: readonly string[],
): Promise<FoundPart[]> => sql.rows<FoundPart>(STREETS, [town.folded, town.UF, words])
