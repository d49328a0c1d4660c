/** Plans on a landing page: which ones it shows, with their benefits, badges and bonuses. */
import type { Plan } from '../contract/plan.ts'
import type { Benefit } from '../contract/banks-regulations-and-plan-lists.ts'
import type { CampaignBonus } from '../campaigns/campaign-types.ts'

/** Slugs of the streaming services, by the path segment that selects them. */
const BY_SEGMENT: Readonly<Record<string, string>> = { 'hbo-max': 'MAX', paramount: 'paramount-plus' }
const GLOBOPLAY = { segment: 'globoplay', slug: 'globo-play' }

/**
 * Returns the plans that a landing page shows, out of all plans of the campaign. The pages of the coverage check show
 * all plans; other pages show only the plans marked for landing pages. If the path contains `hbo-max` or `paramount`,
 * only plans with that streaming service are shown. If it contains `globoplay`, only plans without another service are
 * shown: with a mobile brand, the page also lists plans without streaming.
 */
export function plansAt<P extends Pick<Plan, 'showOnLanding' | 'subscriptions'>>(
  plans: readonly P[],
  path: string,
): readonly P[] {
  const segments = path.split('/')
  if (segments.includes('consultar-cobertura')) return plans
  const wanted = segments.flatMap((segment) => BY_SEGMENT[segment] ?? [])
  const isGloboplay = segments.includes(GLOBOPLAY.segment)
  return plans.filter(
    ({ showOnLanding, subscriptions }) =>
      showOnLanding &&
      wanted.every((slug) => subscriptions.includes(slug)) &&
      (!isGloboplay || subscriptions.every((slug) => slug === GLOBOPLAY.slug)),
  )
}

/** Benefits that are listed last. */
const LAST: ReadonlySet<string> = new Set(['MAX', 'deezer'])

/** A benefit of the catalogue. `enabled` tells whether the plan includes it. */
interface PlanBenefit extends Benefit {
  readonly enabled: boolean
}

/**
 * Lists the benefits of the catalogue, such as streaming services and apps, for a plan's card, and says which of them
 * the plan includes.
 */
export const benefitsOf = (
  { benefits }: Pick<Plan, 'benefits'>,
  catalogue: readonly Benefit[],
): readonly PlanBenefit[] =>
  catalogue
    .toSorted((a, b) => Number(LAST.has(a.slug)) - Number(LAST.has(b.slug)))
    .map((benefit) => ({ ...benefit, enabled: benefits.some(({ slug }) => slug === benefit.slug) }))

interface BadgeTexts {
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
