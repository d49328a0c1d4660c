/** Records in the waiting list which addresses have gained or lost coverage. */
import { findAreasOfCeps } from '../repositories/coverage-areas-streets-and-slots.ts'
import {
  waitingAddressesWithPhone,
  setNetworkSince,
  type WaitingAddress,
} from '../repositories/waiting-list.ts'
import { coverageAreaOf, type CoverageArea, type HouseAsTyped } from '../rules/coverage-area-of-house.ts'
import type { Context } from '../context.ts'

/** The offer region of areas with a network in which nothing is sold yet. */
const NO_OFFER = 'none'

const isSold = ({ free_ports, offer_region }: CoverageArea) => free_ports !== 0 && offer_region !== NO_OFFER

function houseIn(place: WaitingAddress['place']): HouseAsTyped {
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

const cepOf = ({ place: { cep } }: WaitingAddress): string => (typeof cep === 'string' ? cep : '')

function hasNetwork({ place }: WaitingAddress, areas: readonly CoverageArea[]): boolean {
  const area = coverageAreaOf(houseIn(place), areas)
  return area !== undefined && isSold(area)
}

/**
 * Finds the places on the waiting list at which there is a network now, so that the desk calls their visitors,
 * and those that have lost it. Several processes may do this concurrently.
 */
export async function noteCoverageOnWaitingList({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for await (const places of waitingAddressesWithPhone(db)) {
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
