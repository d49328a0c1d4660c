/** Adds, copies, replaces and removes campaigns in an edition of the shop, and finds what a campaign inherits. */
import { inInheritanceOrder } from '../campaigns/inheritance-order.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import type { Campaign } from '../campaigns/campaign-types.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import { campaignsWith, resolveEdition } from './edition-content-at-instant.ts'
import type { Edition, EditionCampaign } from './edition-schema.ts'

/** Returns the fields that an edition has for a campaign; undefined if it has no campaign with this prefix. */
export const campaignIn = (edition: Edition, prefix: string): EditionCampaign | undefined =>
  Object.hasOwn(edition.campaigns, prefix) ? edition.campaigns[prefix] : undefined

/** Returns the edition with a campaign added or replaced. */
export const withCampaign = (edition: Edition, prefix: string, campaign: EditionCampaign): Edition => ({
  ...edition,
  campaigns: { ...edition.campaigns, [prefix]: campaign },
})

/** Returns the edition without a campaign. */
export const withoutCampaign = (edition: Edition, prefix: string): Edition => ({
  ...edition,
  campaigns: Object.fromEntries(Object.entries(edition.campaigns).filter(([name]) => name !== prefix)),
})

/**
 * The values that a campaign would have without its own fields. The general campaign inherits nothing, so for it these are its own values.
 */
export type InheritedValues = { readonly rules: Campaign; readonly landing: Landing }

/** Returns what a campaign inherits. */
export function inheritedValuesOf(edition: Edition, prefix: string): InheritedValues {
  const { campaigns, landingOf } = resolveEdition(
    prefix === '' ? edition : withCampaign(edition, prefix, {}),
    new Date(),
  )
  return { rules: campaigns.settingsOf(prefix), landing: landingOf(prefix) }
}

/**
 * Fields that are not copied, because they belong to the original: names in requests and tracking, dates and end.
 */
const OWN_NAMES = ['wire', 'variantOf', 'lpOrigin', 'title', 'from', 'until', 'afterEnd'] as const

/**
 * Returns the edition with a copy of a campaign. The copy also contains what the original inherits from campaigns other
 * than the general one.
 */
export function withCampaignCopy(
  edition: Edition,
  { of, prefix, title }: { readonly of: string; readonly prefix: string; readonly title: string },
): Edition {
  const general = {}
  const sources = of === '' ? [] : inInheritanceOrder<EditionCampaign>(of, general, edition.campaigns)
  const copied = sources.toReversed().reduce((all, own) => merged(all, own), general)
  const kept = Object.entries(copied).filter(([name]) => !(OWN_NAMES as readonly string[]).includes(name))
  return withCampaign(edition, prefix, {
    ...Object.fromEntries(kept),
    title,
    lpOrigin: `LP ${title}`.slice(0, 48),
  })
}

/** Merges a campaign with the one from which it inherits, by the rules of `makeCampaigns` and `resolveLanding`. */
function merged(from: EditionCampaign, own: EditionCampaign): EditionCampaign {
  // what is sold and what the page shows are inherited together
  const { checkout, page } = own.checkout === undefined ? from : own
  const { page: _from, ...others } = { ...from, ...own }
  return {
    ...others,
    ...(checkout && { checkout }),
    ...(page && { page }),
    flags: { ...from.flags, ...own.flags },
    footer: { ...from.footer, ...own.footer },
    landing: {
      ...from.landing,
      ...own.landing,
      banner: { ...from.landing?.banner, ...own.landing?.banner },
      card: { ...from.landing?.card, ...own.landing?.card },
    },
  }
}

/**
 * Returns the prefixes of the campaigns whose pages show the changes of an edition: the changed campaigns or, if there are
 * none, one that sells a changed plan. The general campaign is preferred.
 */
export function changedCampaigns(before: Edition, after: Edition, at: Date): string[] {
  const changed = Object.keys(after.campaigns).filter(
    (prefix) => !isSameJson(campaignIn(before, prefix), campaignIn(after, prefix)),
  )
  if (changed.length > 0) return changed
  const were = new Map(before.plans.map((plan) => [plan.sku, plan]))
  const plans = after.plans.filter((plan) => !isSameJson(were.get(plan.sku), plan))
  if (plans.length === 0) return ['']
  const resolved = resolveEdition(after, at)
  const selling = plans.flatMap(({ sku }) => campaignsWith(resolved, sku))
  return selling.includes('') ? [''] : [selling[0] ?? '']
}
