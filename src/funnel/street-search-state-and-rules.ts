/** State and rules of the street search, which helps visitors who do not know their CEP to find it. */
import type { FoundStreet, StreetsQuery, StreetsReply } from '../contract/cep-and-streets.ts'
import { isHouseInSection } from '../lib/street-and-number.ts'

export type StreetSearch =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly query: StreetsQuery }
  | { readonly status: 'failed'; readonly query: StreetsQuery }
  | ({ readonly status: 'done'; readonly query: StreetsQuery } & Pick<StreetsReply, 'towns' | 'streets'>)

/**
 * Returns the streets among which the visitor chooses: those whose part contains the house number, if any says that
 * it does; otherwise all that do not exclude it.
 */
export function streetsWithHouse(streets: readonly FoundStreet[], number: string): readonly FoundStreet[] {
  const judged = streets.map((street) => ({ street, isIn: isHouseInSection(street.part, number) }))
  const inside = judged.filter(({ isIn }) => isIn === true)
  const possible = inside.length > 0 ? inside : judged.filter(({ isIn }) => isIn !== false)
  return (possible.length > 0 ? possible : judged).map(({ street }) => street)
}

/** Whether streets differ only in their CEP, so that visitors cannot tell which one is theirs. */
export const areIndistinct = ([first, ...others]: readonly FoundStreet[]): boolean =>
  first !== undefined &&
  others.some(
    ({ address, part, neighborhood }) =>
      address === first.address && part === first.part && neighborhood === first.neighborhood,
  )
