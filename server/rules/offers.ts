import type { Campaigns } from '../../src/campaigns/make.ts'
import type { Plan } from '../../src/contract/plan.ts'
import type { Shelf } from '../catalogue.ts'

/** What decides which plans stand on the table, besides the address. */
export type Asked = {
  /** A campaign's prefix, or the alias that it travels under. */
  addon: string
  sku?: string | undefined
  collaborator?: boolean | undefined
  regionOffer?: boolean | undefined
  premium?: boolean | undefined
  rs?: boolean | undefined
}

const COLLABORATORS = 'oferta-colaborador'

/** Offers that nobody gets by naming a sku. */
const CLOSED = new Set([COLLABORATORS])

/** Name of the list without a campaign. */
export const GENERAL = 'plans'

/**
 * The list of an addon. Lists are named by campaign prefix; one that the operator has added has a name of its
 * own. The general one for what names neither.
 */
export function listOf(campaigns: Campaigns, shelf: Shelf, addon: string): string {
  const name = campaigns.prefixOf(addon) || addon
  return shelf.offers.has(name) ? name : GENERAL
}

/** The collaborators' offer is asked for, by its flag or by a campaign that sets it: a code is needed (D6). */
export const isForCollaborators = (
  campaigns: Campaigns,
  asked: Pick<Asked, 'addon' | 'collaborator'>,
): boolean =>
  asked.collaborator === true ||
  campaigns.rulesOf(campaigns.prefixOf(asked.addon)).flags.collaborator === true

/**
 * Plans on offer at a covered address, in their order. A flag names its list; the region of the area does so
 * without a campaign, and for a regional one (D29, D44). A sku that was asked for joins, unless its offer is
 * closed or it is for renewal or migration.
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

/**
 * The file of a list (GET /json/{file}): what the campaign's landing page shows, then what it sells besides. In
 * this file `showOnLanding` speaks for this campaign: its exclusion list has been taken off (D60).
 */
export function fileOf(shelf: Shelf, list: string): Plan[] | undefined {
  const offer = shelf.offers.get(list)
  if (!offer) return undefined
  const plansOf = (skus: readonly string[]) => skus.flatMap((sku) => shelf.bySku.get(sku) ?? [])
  const shown = plansOf(offer.landing).filter((plan) => plan.showOnLanding)
  const others = plansOf(offer.checkout).filter((plan) => !shown.includes(plan))
  return [...shown, ...others.map((plan) => ({ ...plan, showOnLanding: false }))]
}

function isClosed(shelf: Shelf, sku: string): boolean {
  return [...CLOSED].some((name) => shelf.offers.get(name)?.checkout.includes(sku))
}
