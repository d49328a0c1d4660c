/** A coverage area as stored. */
export type Area = {
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

/** What the visitor says about the house. */
export type HouseSaid = {
  number: string
  is_block_allotment: boolean
  block_number: string
  allotment_number: string
}

const width = (area: Area) => area.cep_to - area.cep_from

/**
 * The area that decides for a house: only the narrowest areas containing its CEP count, so that a street can override
 * the city around it, or be a hole in it. undefined: no coverage.
 */
export function areaOf(house: HouseSaid, areas: readonly Area[]): Area | undefined {
  const narrowest = Math.min(...areas.map(width))
  const found = areas.filter((area) => width(area) === narrowest).find((area) => holds(area, house))
  return found?.infra == null ? undefined : found
}

/**
 * Whether the houses of a CEP are identified by block and lot: true if they are in all of its narrowest areas (D62).
 */
export function isByBlock(areas: readonly Area[]): boolean {
  const narrowest = Math.min(...areas.map(width))
  return areas.length > 0 && areas.every((area) => width(area) > narrowest || area.blocks !== null)
}

/**
 * The area that decides for every house of a CEP, however the house is identified: the only narrowest one, if it covers
 * the whole CEP and has a network. undefined: it depends on the house, or there is no coverage.
 */
export function areaOfAll(areas: readonly Area[]): Area | undefined {
  const narrowest = Math.min(...areas.map(width))
  const [area, another] = areas.filter((each) => width(each) === narrowest)
  return area && !another && isWhole(area) && area.infra !== null ? area : undefined
}

const isWhole = ({ number_from, number_to, number_side, blocks }: Area) =>
  [number_from, number_to, number_side, blocks].every((limit) => limit === null)

function holds(area: Area, house: HouseSaid): boolean {
  if (area.blocks) return house.is_block_allotment && hasLot(area.blocks, house)
  if (isWhole(area)) return true
  const number = leadingNumber(house.number)
  if (number === undefined) return false
  if (area.number_from !== null && number < area.number_from) return false
  if (area.number_to !== null && number > area.number_to) return false
  return area.number_side === null || (number % 2 === 0) === (area.number_side === 'even')
}

/** '130-B' → 130; 'S/N' → undefined; '1.867' → 1867. */
function leadingNumber(text: string): number | undefined {
  const match = /^\s*(\d{1,3}(?:\.\d{3})+|\d+)/.exec(text)
  return match?.[1] ? Number(match[1].replaceAll('.', '')) : undefined
}

const plain = (text: string) =>
  text
    .trim()
    .toUpperCase()
    .replace(/^(?:QUADRA|QD|Q|LOTE|LT|L)\.?\s*(?=\S)/, '')
    .replace(/^0+(?=.)/, '')

function hasLot(blocks: Record<string, string[]>, house: HouseSaid): boolean {
  const lots = Object.entries(blocks).find(([block]) => plain(block) === plain(house.block_number))?.[1]
  if (!lots) return false
  const lot = plain(house.allotment_number)
  return lots.some((each) => {
    const range = /^(\d+)-(\d+)$/.exec(each)
    if (!range) return plain(each) === lot
    return /^\d+$/.test(lot) && Number(lot) >= Number(range[1]) && Number(lot) <= Number(range[2])
  })
}
