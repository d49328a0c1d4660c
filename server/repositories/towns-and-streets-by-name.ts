/** SQL that finds towns by name, and the streets of a town by words of their names. */
import { statement, type Sql } from '../db/database.ts'
import type { Town } from '../../src/contract/cep-and-streets.ts'
import type { FoundPart } from '../providers/provider-types.ts'

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
