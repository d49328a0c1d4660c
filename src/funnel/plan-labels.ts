import type { CampaignBonus } from '../campaigns/types.ts'
import type { Plan } from '../contract/plan.ts'

/** Texts of the badges on plan cards. */
export interface BadgeTexts {
  /** Badges of individual plans, by sku (M9.3). */
  readonly bySku: Readonly<Record<string, string>>
  /** The badge among these that claims the lowest price. */
  readonly cheapest: string
  /** Shown alternately on a card with a choice of streaming services. */
  readonly gamer: readonly [string, string]
  readonly special: string
}

interface Card {
  /** Whether its plan is the cheapest on the page. */
  readonly isCheapest: boolean
  /** Whether it offers more than one plan. */
  readonly hasChoice: boolean
  /**
   * Whether the campaign itself determines the streaming service, so that only the first gamer badge is shown (M4.4).
   */
  readonly isStill: boolean
}

/**
 * Returns the texts of a card's badge: one, or two that alternate. Only the cheapest plan of the page gets the badge
 * that claims the lowest price (docs/decisions/0026).
 */
export function badgesOf(
  { sku }: Pick<Plan, 'sku'>,
  { isCheapest, hasChoice, isStill }: Card,
  { bySku, cheapest, gamer, special }: BadgeTexts,
): readonly string[] {
  const own = bySku[sku]
  if (own && (own !== cheapest || isCheapest)) return [own]
  if (!hasChoice) return [special]
  return isStill ? [gamer[0]] : gamer
}

/** Returns the plan with the ribbon 'MENOR PREÇO' (M4.14): the first one with the lowest price by direct debit. */
export function cheapestOf<P extends Pick<Plan, 'price_with_dacc'>>(plans: readonly P[]): P | undefined {
  const lowest = Math.min(...plans.map(({ price_with_dacc }) => price_with_dacc))
  return plans.find(({ price_with_dacc }) => price_with_dacc === lowest)
}

/** Returns the loyalty points on a plan's ribbon in the loyalty campaign (M9.4); null in any other. */
export const pointsOf = (
  { livelo_dacc_points: points }: Pick<Plan, 'livelo_dacc_points'>,
  isLoyalty: boolean,
): number | null => (isLoyalty && points ? points : null)

/**
 * Returns the text of the mobile plan's bonus: the campaign's own text, or that of the catalogue (M9.4); null for none.
 */
export function mobileBonusOf(
  { addonBonus: [bonus] }: Pick<Plan, 'addonBonus'>,
  campaign: CampaignBonus | null,
  texts: Readonly<Partial<Record<CampaignBonus, string>>>,
): string | null {
  if (!campaign || !bonus) return null
  return texts[campaign] ?? bonus.addon_description
}

/** Returns a plan's WhatsApp link for the host of the page: that of its domain, or the general one ('*') (M3.1). */
export function whatsAppOf({ whatsApps }: Pick<Plan, 'whatsApps'>, host: string): string | null {
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  const link =
    whatsApps.find(({ origin_domain }) => isAt(origin_domain)) ??
    whatsApps.find(({ origin_domain }) => origin_domain === '*')
  return link?.complete_link ?? null
}

/** Slug of the streaming service that a path segment selects (M2.42). */
const BY_SEGMENT: Readonly<Record<string, string>> = { 'hbo-max': 'MAX', paramount: 'paramount-plus' }

/**
 * Returns those plans of a campaign that a page shows (M2.42). A coverage check shows all of them, any other page only
 * those marked for landing pages; with `hbo-max` or `paramount` in the path, only those with that streaming service.
 */
export function plansAt<P extends Pick<Plan, 'showOnLanding' | 'subscriptions'>>(
  plans: readonly P[],
  path: string,
): readonly P[] {
  const segments = path.split('/')
  if (segments.includes('consultar-cobertura')) return plans
  const wanted = segments.flatMap((segment) => BY_SEGMENT[segment] ?? [])
  return plans.filter(
    ({ showOnLanding, subscriptions }) =>
      showOnLanding && wanted.every((slug) => subscriptions.includes(slug)),
  )
}
