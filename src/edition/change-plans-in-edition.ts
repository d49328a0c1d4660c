/** Adds, copies, moves, replaces and removes plans in an edition of the shop. */
import { claimsLowestPrice } from '../content/plan-list.ts'
import { campaignIn, withCampaign } from './change-campaigns-in-edition.ts'
import type { Edition, EditionCampaign, EditionPlan } from './edition-schema.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import type { Campaign } from '../campaigns/campaign-types.ts'
import { resolveEdition } from './edition-content-at-instant.ts'

/** Returns the edition with a plan in place of the one that has the same sku. */
export const withPlan = (edition: Edition, plan: EditionPlan): Edition => ({
  ...edition,
  plans: edition.plans.map((each) => (each.sku === plan.sku ? plan : each)),
})

/**
 * Returns the edition with a plan moved to another position in the list. The desk lists plans in this order; on pages and
 * in orders they stand by price, or in the sequence of a campaign.
 * @param position from 1; a number beyond the end means the last position
 */
export function withPlanAt(edition: Edition, sku: string, position: number): Edition {
  const plan = edition.plans.find((each) => each.sku === sku)
  if (!plan) return edition
  const plans = edition.plans.filter((each) => each !== plan)
  return { ...edition, plans: plans.toSpliced(position - 1, 0, plan) }
}

type Copy = {
  /** Sku of the plan that is copied. */
  readonly of: string
  readonly sku: string
  readonly name: string
  /** Prefix of the campaign in which it stands instead of the plan that is copied; null for none. */
  readonly campaign: string | null
}

/** Returns the edition with a copy of a plan, placed after the original. */
export function withPlanCopy(edition: Edition, { of, sku, name, campaign }: Copy): Edition {
  const at = edition.plans.findIndex((plan) => plan.sku === of)
  const original = edition.plans[at]
  if (!original) return edition
  const { badge, ...others } = original
  // it is true of the plan that is copied, if at all
  const kept = badge === undefined || claimsLowestPrice(badge) ? {} : { badge }
  const copy = { ...others, ...kept, id: `plan-${sku}`, sku, plan: name }
  const plans = edition.plans.toSpliced(at + 1, 0, copy)
  const own = campaign === null ? undefined : campaignIn(edition, campaign)
  if (campaign === null || !own) return { ...edition, plans }
  const { checkout, page } = inheritedValuesOf(edition, campaign).rules
  const lists = own.checkout ? {} : { checkout: [...checkout], ...(page && { page: [...page] }) }
  const replaced = replacedIn({ ...own, ...lists }, (each) => (each === of ? sku : each))
  return withCampaign({ ...edition, plans }, campaign, replaced)
}

/**
 * The values that a campaign would have without its own fields. The general campaign inherits nothing, so for it these are its own values.
 */
export type InheritedValues = { readonly rules: Campaign; readonly landing: Landing }

export function inheritedValuesOf(edition: Edition, prefix: string): InheritedValues {
  const { campaigns, landingOf } = resolveEdition(
    prefix === '' ? edition : withCampaign(edition, prefix, {}),
    new Date(),
  )
  return { rules: campaigns.settingsOf(prefix), landing: landingOf(prefix) }
}

/** Returns the edition without a plan, which is removed from all lists as well. */
export function withoutPlan(edition: Edition, sku: string): Edition {
  const keep = (each: string) => (each === sku ? null : each)
  return {
    ...edition,
    plans: edition.plans.filter((plan) => plan.sku !== sku),
    campaigns: Object.fromEntries(
      Object.entries(edition.campaigns).map(([prefix, campaign]) => [prefix, replacedIn(campaign, keep)]),
    ),
  }
}

/** Returns a campaign with each sku replaced by the result of `as`; skus for which that is null are removed. */
function replacedIn(campaign: EditionCampaign, as: (sku: string) => string | null): EditionCampaign {
  const { page, checkout, landing } = campaign
  const listed = (skus: readonly string[]) => skus.flatMap((sku) => as(sku) ?? [])
  const offer = landing?.offer === undefined ? undefined : as(landing.offer)
  return {
    ...campaign,
    ...(page && { page: listed(page) }),
    ...(checkout && { checkout: listed(checkout) }),
    ...(landing && offer && { landing: { ...landing, offer } }),
  }
}
