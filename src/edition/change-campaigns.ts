/** Adds, copies, replaces and removes campaigns of an edition, and finds what a campaign inherits. */
import { inInheritanceOrder } from '../campaigns/inheritance-order.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import type { Campaign } from '../campaigns/campaign-types.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import { campaignsWith, resolveEdition } from './resolve-edition-at-instant.ts'
import type { Edition, EditionCampaign } from './edition-schema.ts'

/** Returns what an edition says about a campaign; undefined if it has none with this prefix. */
export const campaignIn = (edition: Edition, prefix: string): EditionCampaign | undefined =>
  Object.hasOwn(edition.campaigns, prefix) ? edition.campaigns[prefix] : undefined

/** Returns an edition with what it says about a campaign. */
export const withCampaign = (edition: Edition, prefix: string, campaign: EditionCampaign): Edition => ({
  ...edition,
  campaigns: { ...edition.campaigns, [prefix]: campaign },
})

/** Returns an edition without a campaign. */
export const withoutCampaign = (edition: Edition, prefix: string): Edition => ({
  ...edition,
  campaigns: Object.fromEntries(Object.entries(edition.campaigns).filter(([name]) => name !== prefix)),
})

/**
 * The values that a campaign would have without its own fields. The general one inherits nothing, so these are its own.
 */
export type Inherited = { readonly rules: Campaign; readonly landing: Landing }

/** Returns what a campaign inherits. */
export function inheritedBy(edition: Edition, prefix: string): Inherited {
  const { campaigns, landingOf } = resolveEdition(
    prefix === '' ? edition : withCampaign(edition, prefix, {}),
    new Date(),
  )
  return { rules: campaigns.settingsOf(prefix), landing: landingOf(prefix) }
}

/**
 * Fields that are not copied, because they belong to the other campaign: names in requests and tracking, dates and end.
 */
const OWN_NAMES = ['wire', 'variantOf', 'lpOrigin', 'title', 'from', 'until', 'afterEnd'] as const

/**
 * Returns an edition with a new campaign, which says and sells what another one does, with all that the other inherits
 * from campaigns but the general one.
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

/** Returns a campaign that inherits from another one, as `makeCampaigns` and `resolveLanding` do it. */
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
 * Returns the prefixes of the campaigns that show what an edition changes: those that it changes, otherwise one that
 * sells a changed plan, the general one if it does.
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
