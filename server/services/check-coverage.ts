/** Checks the coverage of a house, or of a whole CEP: the network, the plans on offer there, and the address. */
import type { CepCoverage } from '../../src/contract/coverage.ts'
import type { LeadRequest } from '../../src/contract/new-lead.ts'
import type { Plan } from '../../src/contract/plan.ts'
import type { HeldEdition, EditionCatalogue } from '../rules/catalogue-types.ts'
import type { Context } from '../context.ts'
import type { FoundAddress } from '../providers/provider-types.ts'
import { findCepPlace } from '../repositories/coverage.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'
import { EMPTY_ADDRESS } from '../rules/answers.ts'
import type { LeadPlace } from '../rules/lead-row-types.ts'
import {
  coverageAreaOf,
  areaOfWholeCep,
  type CoverageArea,
  type HouseAsTyped,
} from '../rules/house-coverage.ts'
import { isForEmployees, plansFor, type PlanRequest } from '../rules/plans-on-offer.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { normaliseText } from '../../src/lib/text.ts'
import { invalidFieldError } from '../api-errors.ts'
import { addressElsewhere } from './cep-lookup.ts'

/** The result of a coverage check. `area` is undefined without coverage; `plans` is empty if nothing is sold. */
export type CheckedCoverage = {
  area: CoverageArea | undefined
  plans: Plan[]
  address: FoundAddress | undefined
}

/** The parts of an address that the visitor typed because the CEP (postcode) does not determine them. */
export type TypedAddressParts = Pick<LeadRequest, 'state' | 'city' | 'neighborhood'>

/**
 * Completes a looked-up address with what the visitor typed: all of it if the CEP is unknown, only the neighbourhood if
 * the CEP is that of a whole town, nothing if it has a street.
 */
function complete(
  cep: string,
  found: FoundAddress | undefined,
  said: TypedAddressParts,
): FoundAddress | undefined {
  const [state, city] = [cleanOptionalLine(said.state).toUpperCase(), cleanOptionalLine(said.city)]
  const neighborhood = cleanOptionalLine(said.neighborhood)
  if (found)
    return found.address === '' ? { ...found, neighborhood: found.neighborhood || neighborhood } : found
  return /^[A-Z]{2}$/.test(state) && city ? { cep, state, city, neighborhood, address: '' } : undefined
}

const letters = (text: string) => normaliseText(text).replaceAll(/[^a-z]/g, '')

/**
 * Refuses a state or a city that is not that of the CEP, however it is written. Neighbourhoods have several names, so
 * they are never compared.
 */
export function refuseOtherTown({ address }: CheckedCoverage, { state, city }: TypedAddressParts): void {
  if (!address) return
  const differs = (said: string | undefined, known: string) =>
    Boolean(said && letters(said)) && known !== '' && letters(said ?? '') !== letters(known)
  const field = differs(state, address.state) ? 'state' : differs(city, address.city) ? 'city' : null
  if (field)
    throw invalidFieldError(field, serverErrorMessages.cepElsewhere(`${address.city}/${address.state}`))
}

/**
 * Returns the coverage of a house, the plans on offer there, and its address.
 * @param held the edition whose plans hold for a lead
 */
export async function coverageOfHouse(
  context: Pick<Context, 'db' | 'catalogue' | 'providers'>,
  house: HouseAsTyped & { cep: string },
  asked: PlanRequest,
  said: TypedAddressParts = {},
  held?: HeldEdition,
): Promise<CheckedCoverage> {
  const [{ areas, street }, edition] = await Promise.all([
    findCepPlace(context.db, house.cep),
    context.catalogue.heldOrCurrentEdition(held),
  ])
  // If the address provider is down, only the street name is missing, and the visitor types it.
  const known = street ?? (await addressElsewhere(context, house.cep, 'forgiving'))
  const address = complete(house.cep, known, said)
  const area = coverageAreaOf(house, areas)
  return { area, address, plans: area ? plansIn(edition, area, address, asked) : [] }
}

const plansIn = (
  edition: EditionCatalogue,
  { free_ports, offer_region: region }: CoverageArea,
  address: FoundAddress | undefined,
  asked: PlanRequest,
) =>
  free_ports === 0
    ? []
    : plansFor(edition.campaigns, edition, { region, state: address?.state ?? null }, asked)

/**
 * Returns the coverage that all houses of a CEP share, so that the visitor does not wait for a check of the
 * house number. Returns undefined if coverage depends on the house, if the address is incomplete, or if
 * nothing is sold there. Also returns undefined for the employee offer, because that needs a code.
 * @param held the edition whose plans the visitor has seen
 */
export async function coverageOfAll(
  context: Pick<Context, 'db' | 'catalogue' | 'campaigns'>,
  address: FoundAddress,
  asked: PlanRequest,
  held?: HeldEdition,
): Promise<CheckedCoverage | undefined> {
  if (isForEmployees(context.campaigns, asked) || !isComplete(address)) return undefined
  const [{ areas }, edition] = await Promise.all([
    findCepPlace(context.db, address.cep),
    context.catalogue.heldOrCurrentEdition(held),
  ])
  const area = areaOfWholeCep(areas)
  const plans = area ? plansIn(edition, area, address, asked) : []
  return plans.length > 0 ? { area, address, plans } : undefined
}

const isComplete = ({ address, neighborhood, city, state }: FoundAddress) =>
  [address, neighborhood, city, state].every((part) => part !== '')

/** A house of a lead: what a coverage check asks for, and what is stored with it. */
export type House = Omit<LeadPlace, keyof FoundAddress | 'infra' | 'area' | 'team' | 'plans'> & {
  cep: string
}

/** Returns the address of a house as a lead stores it, with the result of its coverage check. */
export const placeOfHouse = (house: House, { area, address, plans }: CheckedCoverage): LeadPlace => ({
  ...EMPTY_ADDRESS,
  ...address,
  ...house,
  infra: area?.infra ?? null,
  area: area?.id ?? null,
  team: area?.team ?? null,
  plans: plans.map(({ id }) => id),
})

/** Converts the result of a coverage check to the format of the API. */
export function showCoverage(found: CheckedCoverage): CepCoverage {
  const { area, address, plans } = found
  return { infra: area?.infra ?? null, plans, address: address ?? null }
}
