/** Finds the address of a CEP, its network, and how its houses are numbered. */
import type { Context } from '../context.ts'
import { unavailable } from '../api-errors.ts'
import type { FoundAddress, FoundPart } from '../providers/provider-types.ts'
import {
  cityOf,
  findCepPlace,
  hasTownNetwork,
  allTowns,
  streetsNamed,
  townsNamed,
} from '../repositories/coverage.ts'
import { isNumberedByBlock } from '../rules/house-coverage.ts'
import type { StreetsQuery, Town } from '../../src/contract/cep-and-streets.ts'
import {
  bestFirst,
  divisionsOf,
  foldName,
  readStreetName,
  similarTowns,
  townsIn,
  type Division,
} from '../rules/match-street-names.ts'

/**
 * Looks up the address of a CEP: first in our own table, then with the provider, then in the CEP ranges of
 * towns, which gives an empty street. If the provider is down and nothing else is known, `strict`
 * throws and `forgiving` returns undefined.
 */
export async function findAddress(
  context: Pick<Context, 'db' | 'providers'>,
  cep: string,
  mood: 'strict' | 'forgiving',
): Promise<FoundAddress | undefined> {
  const { street } = await findCepPlace(context.db, cep)
  return street ?? (await addressElsewhere(context, cep, mood))
}

/** Returns whether the houses of a CEP are identified by block and lot, and whether its town has any network. */
export async function describeCep(context: Pick<Context, 'db'>, cep: string) {
  const { areas } = await findCepPlace(context.db, cep)
  const network = areas.some(({ infra }) => infra !== null) || (await hasTownNetwork(context.db, cep))
  return { by_block: isNumberedByBlock(areas), network }
}

/** Looks up a CEP that our own table lacks: with the provider, then in the CEP ranges of towns. */
export async function addressElsewhere(
  context: Pick<Context, 'db' | 'providers'>,
  cep: string,
  mood: 'strict' | 'forgiving',
): Promise<FoundAddress | undefined> {
  let isDown = false
  try {
    const found = await context.providers.address.find(cep)
    if (found) return found
  } catch {
    isDown = true
  }
  const city = await cityOf(context.db, cep)
  if (!city && isDown && mood === 'strict') throw unavailable()
  return city
}

type Needs = Pick<Context, 'db' | 'providers'>

/** The towns that a typed name may mean, and the streets found, if it is a single one. */
type FoundStreets = { towns: Town[]; streets: FoundPart[] }

/** A typed street, with the towns that the visitor may mean. */
type Understood = { street: string; neighborhood: string; towns: Town[] }

/**
 * Finds the streets that a visitor may mean. The provider is asked first, because it knows which houses a CEP is
 * for; our own table if there is none, or it does not answer.
 * @throws HttpError 503 if the provider does not answer and our own table has nothing
 */
export async function findStreets(context: Needs, query: StreetsQuery): Promise<FoundStreets> {
  const { street, neighborhood, towns } = await understand(context, query)
  const [town, another] = towns
  if (!town || another) return { towns, streets: [] }
  const name = readStreetName(street)
  if (name.words.length === 0) return { towns, streets: [] }
  const streets = await search(context, town, street)
  return { towns, streets: bestFirst(streets, name, neighborhood) }
}

/** Finds the town: in `city`, or at the end of the street. */
async function understand({ db }: Needs, { street, city, UF }: StreetsQuery): Promise<Understood> {
  const divisions: readonly Division[] = city
    ? townsIn(city).map((each) => ({ street, ...each }))
    : divisionsOf(street)
  const named = await townsNamed(db, [...new Set(divisions.map(({ town }) => town))])
  const inState = (town: Town, state: string) => !state || town.UF === state.toUpperCase()
  for (const each of divisions) {
    const state = UF ?? each.UF
    const towns = named.filter((town) => foldName(town.city) === each.town && inState(town, state))
    if (towns.length > 0) return { street: each.street, neighborhood: each.neighborhood, towns }
  }
  const [whole] = divisions
  if (!city || !whole) return { street, neighborhood: '', towns: [] }
  const state = UF ?? whole.UF
  const towns = similarTowns(await allTowns(db), whole.town).filter((town) => inState(town, state))
  return { street, neighborhood: '', towns }
}

async function search({ db, providers }: Needs, { city, UF }: Town, street: string): Promise<FoundPart[]> {
  const { type, name, words } = readStreetName(street)
  let isDown = false
  if (providers.streets)
    try {
      // a type that was typed narrows the search, but it may be the wrong one
      for (const text of new Set([`${type} ${name}`.trim(), name])) {
        const found = await providers.streets.search({ UF, city, street: text })
        if (found.length > 0) return found
      }
    } catch {
      isDown = true
    }
  const own = await streetsNamed(db, { folded: foldName(city), UF }, words)
  if (own.length === 0 && isDown) throw unavailable()
  return own
}
