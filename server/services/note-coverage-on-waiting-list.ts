/** Records which addresses without coverage have gained it, and which have lost it again. */
import { findAreasOfCeps } from '../repositories/coverage-areas-streets-and-slots.ts'
import { uncoveredAddresses, setNetworkSince, type UncoveredAddress } from '../repositories/waiting-list.ts'
import { coverageAreaOf, type CoverageArea, type HouseAsTyped } from '../rules/coverage-area-of-house.ts'
import type { Context } from '../context.ts'

/** The offer region of areas with a network in which nothing is sold yet. */
const NO_OFFER = 'none'

const isSold = ({ free_ports, offer_region }: CoverageArea) => free_ports !== 0 && offer_region !== NO_OFFER

function houseIn(place: UncoveredAddress['place']): HouseAsTyped {
  const text = (name: string) => {
    const value = place[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    number: text('number'),
    is_block_allotment: place.is_block_allotment === true,
    block_number: text('block_number'),
    allotment_number: text('allotment_number'),
  }
}

const cepOf = ({ place: { cep } }: UncoveredAddress): string => (typeof cep === 'string' ? cep : '')

function hasNetwork({ place }: UncoveredAddress, areas: readonly CoverageArea[]): boolean {
  const area = coverageAreaOf(houseIn(place), areas)
  return area !== undefined && isSold(area)
}

/**
 * Finds the addresses at which there is a network now, so that the desk calls those who wait there and counts none of them
 * as lacking one, and those that have lost it. Several processes may do this concurrently.
 */
export async function noteCoverageOnWaitingList({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for await (const places of uncoveredAddresses(db)) {
    const areas = await findAreasOfCeps(db, places.map(cepOf).filter(Boolean))
    const idsOf = (isNow: boolean) =>
      places
        .filter(
          (each) => hasNetwork(each, areas.get(cepOf(each)) ?? []) === isNow && each.has_network !== isNow,
        )
        .map(({ id }) => id)
    await setNetworkSince(db, idsOf(true), clock.now())
    await setNetworkSince(db, idsOf(false), null)
  }
}
