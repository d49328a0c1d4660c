/** Finds the address of a CEP, its network, and how its houses are numbered. */
import type { Context } from '../context.ts'
import { unavailable } from '../api-errors.ts'
import type { FoundAddress } from '../providers/provider-types.ts'
import { cityOf, findCepPlace, hasTownNetwork } from '../repositories/coverage-areas-streets-and-slots.ts'
import { isNumberedByBlock } from '../rules/coverage-area-of-house.ts'

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
