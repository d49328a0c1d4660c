/** Chooses the offer at the top of a landing page, and what to highlight about it. */
import type { ComponentPrefix } from '../../../campaigns/landing-types.ts'
import type { CampaignBonus } from '../../../campaigns/campaign-types.ts'
import { heroWords as words } from '../../../content/landing/hero.ts'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { priceOnlyInState } from '../../../content/regional-price-texts.ts'
import { streamingNamesOf } from '../../../content/streaming-service-names.ts'
import type { Plan } from '../../../contract/plan.ts'
import { mobileBonusOf, pointsOf } from '../../../funnel/landing-plans.ts'
import { cheapestOf } from '../../../funnel/cheapest-plan.ts'
import { formatCount, unbrokenBRL } from '../../../lib/format-prices-and-counts.ts'
import { speedOf } from '../../../lib/plan-speed.ts'

/** The offer at the top of a landing page. */
export interface HeroOffer {
  readonly plan: Plan
  /** What is special about it, most important first. */
  readonly specials: readonly string[]
}

interface OfferRules {
  /** Sku that the campaign puts first; ignored if the page does not show this plan. */
  readonly offer: string
  /** What the campaign itself says is special about an order; null for nothing. */
  readonly special: string | null
  readonly component: ComponentPrefix
  readonly bonus: CampaignBonus | null
  /** The plans of the general list, with which the price is compared. */
  readonly general: readonly Plan[]
}

/**
 * Returns the offer at the top of a landing page: the plan that the campaign puts first or, if the page does
 * not show it, the cheapest one.
 * @param plans the plans that the page shows
 */
export function heroOffer(plans: readonly Plan[], rules: OfferRules): HeroOffer | null {
  const plan = plans.find(({ sku }) => sku === rules.offer) ?? cheapestOf(plans)
  return plan ? { plan, specials: specialsOf(plan, rules) } : null
}

/** Two plans are equivalent if their speed and streaming services are the same. */
const thingOf = (plan: Plan) => [speedOf(plan), ...plan.subscriptions.toSorted()].join(' ')

/** Returns the price of the same speed and services in the general list; null if it is not in there. */
function generalPrice(plan: Plan, general: readonly Plan[]): number | null {
  const same = general.filter((each) => thingOf(each) === thingOf(plan))
  return cheapestOf(same)?.price_with_dacc ?? null
}

/**
 * Returns what is special about an offer. Every figure comes from the catalogue or the campaign's settings. That the offer
 * is the cheapest of the general list is mentioned only if nothing else is special.
 */
function specialsOf(plan: Plan, { special, component, bonus, general }: OfferRules): string[] {
  const points = pointsOf(plan, component === 'livelo')
  const mobile = mobileBonusOf(plan, bonus, cardWords.mobileBonus)
  // a plan is often named after its service
  const services = streamingNamesOf(plan).filter((name) => !plan.plan.includes(name))
  const usual = generalPrice(plan, general)
  const { state } = plan
  const specials = [
    ...(special === null ? [] : [special]),
    ...(points === null ? [] : [words.points(formatCount(points))]),
    ...(mobile === null ? [] : [words.bonus(mobile)]),
    ...(services.length === 0 ? [] : [cardWords.includes(services).replace(/\.$/, '')]),
    ...(state === undefined ? [] : [priceOnlyInState(state)]),
    ...(usual !== null && usual > plan.price_with_dacc
      ? [words.saves(unbrokenBRL(usual - plan.price_with_dacc))]
      : []),
  ]
  const isCheapest = cheapestOf(general)?.price_with_dacc === plan.price_with_dacc
  return specials.length === 0 && isCheapest ? [words.cheapest] : specials
}
