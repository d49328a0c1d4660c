/** Decides which coverage area a house belongs to. */

/** A stored coverage area: ranges of CEPs (postcodes) and house numbers, and the network there. */
export type CoverageArea = {
  id: string
  cep_from: number
  cep_to: number
  number_from: number | null
  number_to: number | null
  number_side: 'odd' | 'even' | null
  blocks: Record<string, string[]> | null
  infra: string | null
  free_ports: number | null
  offer_region: string | null
  team: string
}

/** How a visitor identifies a house within its CEP. */
export type HouseAsTyped = {
  number: string
  is_block_allotment: boolean
  block_number: string
  allotment_number: string
}

const width = (area: CoverageArea) => area.cep_to - area.cep_from

function narrowestOf(areas: readonly CoverageArea[]): CoverageArea[] {
  const narrowest = Math.min(...areas.map(width))
  return areas.filter((area) => width(area) === narrowest)
}

/**
 * Finds the area that a house belongs to; undefined if there is no network at the house. Of the areas that contain the
 * CEP, only the narrowest are considered, so a street can have a different network from the city around it, or none.
 */
export function coverageAreaOf(
  house: HouseAsTyped,
  areas: readonly CoverageArea[],
): CoverageArea | undefined {
  const found = narrowestOf(areas).find((area) => holds(area, house))
  return found?.infra == null ? undefined : found
}

/** Returns whether a CEP has a network, at least at some of its houses. */
export const hasNetwork = (areas: readonly CoverageArea[]): boolean =>
  narrowestOf(areas).some(({ infra }) => infra !== null)

/** Returns whether a CEP's houses are identified by block and lot: all of its narrowest areas list blocks. */
export const isNumberedByBlock = (areas: readonly CoverageArea[]): boolean =>
  areas.length > 0 && narrowestOf(areas).every(({ blocks }) => blocks !== null)

/**
 * Finds the area that every house of a CEP belongs to: the single narrowest one, if it covers the whole CEP
 * and has a network. Returns undefined if coverage depends on the house or there is none.
 */
export function areaOfWholeCep(areas: readonly CoverageArea[]): CoverageArea | undefined {
  const [area, another] = narrowestOf(areas)
  return area && !another && isWhole(area) && area.infra !== null ? area : undefined
}

const isWhole = ({ number_from, number_to, number_side, blocks }: CoverageArea) =>
  [number_from, number_to, number_side, blocks].every((limit) => limit === null)

function holds(area: CoverageArea, house: HouseAsTyped): boolean {
  if (area.blocks) return house.is_block_allotment && hasLot(area.blocks, house)
  if (isWhole(area)) return true
  const number = leadingNumber(house.number)
  if (number === undefined) return false
  if (area.number_from !== null && number < area.number_from) return false
  if (area.number_to !== null && number > area.number_to) return false
  return area.number_side === null || (number % 2 === 0) === (area.number_side === 'even')
}

/** Returns the number at the start of a house number: '130-B' → 130; 'S/N' → undefined; '1.867' → 1867. */
function leadingNumber(text: string): number | undefined {
  const match = /^\s*(\d{1,3}(?:\.\d{3})+|\d+)/.exec(text)
  return match?.[1] ? Number(match[1].replaceAll('.', '')) : undefined
}

/** Returns the name of a block or lot without words like 'quadra' or 'lote' and without leading zeros. */
const plain = (text: string) =>
  text
    .trim()
    .toUpperCase()
    .replace(/^(?:QUADRA|QD|Q|LOTE|LT|L)\.?\s*(?=\S)/, '')
    .replace(/^0+(?=.)/, '')

function hasLot(blocks: Record<string, string[]>, house: HouseAsTyped): boolean {
  const lots = Object.entries(blocks).find(([block]) => plain(block) === plain(house.block_number))?.[1]
  if (!lots) return false
  const lot = plain(house.allotment_number)
  return lots.some((each) => {
    const range = /^(\d+)-(\d+)$/.exec(each)
    if (!range) return plain(each) === lot
    return /^\d+$/.test(lot) && Number(lot) >= Number(range[1]) && Number(lot) <= Number(range[2])
  })
}
