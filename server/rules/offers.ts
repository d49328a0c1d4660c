import type { Campaigns } from '../../src/campaigns/make.ts'
import type { Plan } from '../../src/contract/plan.ts'
import type { Shelf } from './shelf.ts'

/** What determines the plans on offer, besides the address. */
export type Asked = {
  /** A campaign's prefix, or its alias. */
  addon: string
  sku?: string | undefined
  collaborator?: boolean | undefined
  regionOffer?: boolean | undefined
  premium?: boolean | undefined
  rs?: boolean | undefined
}

const COLLABORATORS = 'oferta-colaborador'

/** Offers that cannot be unlocked by naming a sku. */
const CLOSED = new Set([COLLABORATORS])

/** Name of the default list, without a campaign. */
export const GENERAL = 'plans'

/**
 * The list for an addon. Lists are named after campaign prefixes; one added by the operator has its own name. Falls
 * back to the default list.
 */
export function listOf(campaigns: Campaigns, shelf: Shelf, addon: string): string {
  const name = campaigns.prefixOf(addon) || addon
  return shelf.offers.has(name) ? name : GENERAL
}

/** The collaborators' offer is requested, by its flag or by a campaign that sets it: a code is required (D6). */
export const isForCollaborators = (
  campaigns: Campaigns,
  asked: Pick<Asked, 'addon' | 'collaborator'>,
): boolean =>
  asked.collaborator === true ||
  campaigns.rulesOf(campaigns.prefixOf(asked.addon)).flags.collaborator === true

/**
 * Plans on offer at a covered address, in order. A flag selects its list; the area's region does so without a
 * campaign, or for a regional one (D29, D44). A requested sku is added, unless its offer is closed or it is for
 * renewal or migration.
 */
export function plansFor(campaigns: Campaigns, shelf: Shelf, region: string | null, asked: Asked): Plan[] {
  if (region === 'none') return []
  const ownList = () => {
    const isRegional = asked.regionOffer === true || asked.addon === ''
    return isRegional && region && shelf.offers.has(region) ? region : listOf(campaigns, shelf, asked.addon)
  }
  const list = isForCollaborators(campaigns, asked)
    ? COLLABORATORS
    : asked.premium
      ? 'premium'
      : asked.rs
        ? 'rs'
        : ownList()
  const skus = shelf.offers.get(list)?.checkout ?? []
  const plans = skus.flatMap((sku) => shelf.bySku.get(sku) ?? [])
  const wanted = asked.sku ? shelf.bySku.get(asked.sku) : undefined
  if (!wanted || plans.includes(wanted) || wanted.plan_type !== null || isClosed(shelf, wanted.sku))
    return shelf.plansOf(plans.map(({ id }) => id))
  return [...plans, wanted]
}

/** The contents of a campaign's list file (GET /json/{file}); undefined without such a list. */
export function planFileOf(shelf: Shelf, list: string): Plan[] | undefined {
  const offer = shelf.offers.get(list)
  if (!offer) return undefined
  const plansOf = (skus: readonly string[]) => skus.flatMap((sku) => shelf.bySku.get(sku) ?? [])
  return planFile(plansOf(offer.landing), plansOf(offer.checkout))
}

/**
 * The plans on a campaign's landing page, then the others it sells. Here `showOnLanding` is specific to the campaign:
 * its exclusion list has been applied (D60).
 */
export function planFile(landing: readonly Plan[], checkout: readonly Plan[]): Plan[] {
  const shown = landing.filter((plan) => plan.showOnLanding)
  const others = checkout.filter(({ sku }) => !shown.some((plan) => plan.sku === sku))
  return [...shown, ...others.map((plan) => ({ ...plan, showOnLanding: false }))]
}

function isClosed(shelf: Shelf, sku: string): boolean {
  return [...CLOSED].some((name) => shelf.offers.get(name)?.checkout.includes(sku))
}
