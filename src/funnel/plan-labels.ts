import type { CampaignBonus } from '../campaigns/types.ts'
import type { Plan } from '../contract/plan.ts'

export interface BadgeTexts {
  /** Badges of single skus (M9.3). */
  readonly bySku: Readonly<Record<string, string>>
  /** The one among them that claims the lowest price. */
  readonly cheapest: string
  /** Shown in turn on a card with streaming to choose. */
  readonly gamer: readonly [string, string]
  readonly special: string
}

interface Card {
  /** The cheapest of its page. */
  readonly isCheapest: boolean
  /** It has more than one plan to choose from. */
  readonly hasChoice: boolean
  /** The campaign has chosen the streaming already: the first gamer badge stays (M4.4). */
  readonly isStill: boolean
}

/**
 * The texts of a card's badge for the plan that it shows: one, or two that are shown in turn. A badge that claims the
 * lowest price is worn by the cheapest plan of the page alone (docs/decisions/0026).
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

/** The plan that wears 'MENOR PREÇO' (M4.14): the lowest price by direct debit, the first of equal ones. */
export function cheapestOf<P extends Pick<Plan, 'price_with_dacc'>>(plans: readonly P[]): P | undefined {
  const lowest = Math.min(...plans.map(({ price_with_dacc }) => price_with_dacc))
  return plans.find(({ price_with_dacc }) => price_with_dacc === lowest)
}

/** The points that a plan's ribbon promises in the loyalty campaign (M9.4), null elsewhere. */
export const pointsOf = (
  { livelo_dacc_points: points }: Pick<Plan, 'livelo_dacc_points'>,
  isLoyalty: boolean,
): number | null => (isLoyalty && points ? points : null)

/** What the visitor's mobile plan gains with this plan: the campaign's own text, or the catalogue's (M9.4). */
export function mobileBonusOf(
  { addonBonus: [bonus] }: Pick<Plan, 'addonBonus'>,
  campaign: CampaignBonus | null,
  texts: Readonly<Partial<Record<CampaignBonus, string>>>,
): string | null {
  if (!campaign || !bonus) return null
  return texts[campaign] ?? bonus.addon_description
}

/** The chat-app link of a plan for the host it is shown on: that domain's own, or the general one ('*') (M3.1). */
export function whatsAppOf({ whatsApps }: Pick<Plan, 'whatsApps'>, host: string): string | null {
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  const link =
    whatsApps.find(({ origin_domain }) => isAt(origin_domain)) ??
    whatsApps.find(({ origin_domain }) => origin_domain === '*')
  return link?.complete_link ?? null
}

/** Streaming that a segment of the path asks for (M2.42), by slug. */
const BY_SEGMENT: Readonly<Record<string, string>> = { 'hbo-max': 'MAX', paramount: 'paramount-plus' }

/**
 * The plans that a page shows of those its campaign sells (M2.42): a coverage check shows them all, any other page those
 * for landing pages; `hbo-max` and `paramount` in the path keep those with that service. The plans of `/d` are those of
 * its campaign.
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
