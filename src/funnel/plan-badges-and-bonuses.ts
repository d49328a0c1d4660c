/** Returns the badges, loyalty points and mobile bonus of a plan, as its card on a landing page shows them. */
import type { CampaignBonus } from '../campaigns/campaign-types.ts'
import type { Plan } from '../contract/plan.ts'

export interface BadgeTexts {
  /** The badge that claims the lowest price. */
  readonly cheapest: string
  /** Two badges, shown alternately on a card with a choice of streaming services. */
  readonly gamer: readonly [string, string]
  readonly special: string
}

interface Card {
  /** Whether the plan on the card is the cheapest on the page. */
  readonly isCheapest: boolean
  /** Whether the card offers more than one plan. */
  readonly hasChoice: boolean
  /**
   * Whether the campaign determines the streaming service of the card. If so, only the first `gamer` badge is
   * shown.
   */
  readonly isStill: boolean
}

/**
 * Returns the badge texts of a card: one text, or two that alternate. Only the cheapest plan of the page gets
 * the badge that claims the lowest price (docs/decisions/0081).
 */
export function badgesOf(
  { badge: own }: Pick<Plan, 'badge'>,
  { isCheapest, hasChoice, isStill }: Card,
  { cheapest, gamer, special }: BadgeTexts,
): readonly string[] {
  const claimsLowest = own?.trim().toLowerCase() === cheapest.toLowerCase()
  if (own && (!claimsLowest || isCheapest)) return [claimsLowest ? cheapest : own]
  if (!hasChoice) return [special]
  return isStill ? [gamer[0]] : gamer
}

/** Returns the loyalty points to show on a plan's ribbon; null outside the loyalty campaign. */
export const pointsOf = (
  { livelo_dacc_points: points }: Pick<Plan, 'livelo_dacc_points'>,
  isLoyalty: boolean,
): number | null => (isLoyalty && points ? points : null)

/**
 * Returns the text about the mobile bonus of a plan: the campaign's text or, if the campaign has none,
 * the catalogue's. Returns null if there is no bonus.
 */
export function mobileBonusOf(
  { addonBonus: [bonus] }: Pick<Plan, 'addonBonus'>,
  campaign: CampaignBonus | null,
  texts: Readonly<Partial<Record<CampaignBonus, string>>>,
): string | null {
  if (!campaign || !bonus) return null
  return texts[campaign] ?? bonus.addon_description
}
