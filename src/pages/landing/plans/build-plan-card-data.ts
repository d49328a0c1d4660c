/** Turns plans of the catalogue into the data that the plan cards of a landing page show. */
import type { Landing } from '../../../campaigns/landing-types.ts'
import type { CampaignBonus } from '../../../campaigns/campaign-types.ts'
import { pictureOfBenefit } from '../../../content/benefit-pictures.ts'
import { companyOnlyBadge } from '../../../content/plan-list.ts'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import type { Benefit } from '../../../contract/banks-regulations-and-plan-lists.ts'
import type { Plan } from '../../../contract/plan.ts'
import { benefitsOf, badgesOf, mobileBonusOf, pointsOf } from '../../../funnel/landing-plans.ts'
import { cardGroups } from '../../../funnel/plan-groups.ts'
import { hasLoyaltyPeriod } from '../../../lib/has-loyalty-period.ts'
import { speedOf } from '../../../lib/plan-speed.ts'
import { cheapestOf } from '../../../funnel/cheapest-plan.ts'

/** What a plan card shows about one plan. It is written into the page as JSON, so other data is left out. */
export type PlanCardView = Pick<
  Plan,
  'sku' | 'subscriptions' | 'toggle' | 'keepsStreaming' | 'comparedFirst' | 'whatsApps'
> & {
  /** Id as links name it, of a plan without sku. */
  readonly id?: string
  readonly name: string
  readonly text: string
  readonly download: number
  /** The advertised speed. */
  readonly speed: number
  readonly upload: number
  readonly priceWithDebit: number
  readonly price: number
  readonly priceFull: number
  readonly hasLoyalty: boolean
  /** The only state in which the plan is sold, as two letters; null for all. */
  readonly state: string | null
  /** Slugs of the plan's benefits. */
  readonly benefits: readonly string[]
  /** Texts of the badge: one text, or two that alternate. */
  readonly badges: readonly string[]
  readonly isCheapest: boolean
  readonly points: number | null
  /** Text about the bonus for the visitor's mobile plan; null if there is no bonus. */
  readonly bonus: string | null
}

/** The data of a plan card. Plans that differ only in their streaming services may share a card. */
export type CardView = {
  /** Id of the card for URLs such as '#c500'; null if an earlier card has the same id. */
  readonly anchor: string | null
  readonly hasStreaming: boolean
  readonly plans: readonly [PlanCardView, ...PlanCardView[]]
}

export type BenefitView = Pick<Benefit, 'slug' | 'benefit' | 'description'> & {
  /** Address of its picture. */
  readonly picture: string
}

/** Settings of a campaign that affect its plan cards. */
export type CardRules = Pick<Landing, 'list' | 'leads' | 'card' | 'component'> & {
  readonly bonus: CampaignBonus | null
  readonly benefits: readonly Benefit[]
}

const anchorOf = ({ sku, plan_download }: Plan) => `c${/\d+/.exec(sku)?.[0] ?? plan_download}`

function viewOf(
  plan: Plan,
  { card, component, bonus, benefits }: CardRules,
  { cheapest, hasChoice }: { readonly cheapest: Plan | undefined; readonly hasChoice: boolean },
): PlanCardView {
  const isStill = card.badge === 'still'
  const isCheapest = plan.price_with_dacc === cheapest?.price_with_dacc
  return {
    sku: plan.sku,
    ...(plan.sku === '' && { id: plan.id }),
    name: plan.plan,
    text: plan.description,
    download: plan.plan_download,
    speed: speedOf(plan),
    upload: plan.plan_upload,
    priceWithDebit: plan.price_with_dacc,
    price: plan.price,
    priceFull: plan.price_full,
    hasLoyalty: hasLoyaltyPeriod(plan),
    state: plan.state ?? null,
    subscriptions: plan.subscriptions,
    ...(plan.toggle && { toggle: plan.toggle }),
    ...(plan.keepsStreaming && { keepsStreaming: true }),
    ...(plan.comparedFirst && { comparedFirst: true }),
    benefits: benefitsOf(plan, benefits)
      .filter(({ enabled }) => enabled)
      .map(({ slug }) => slug),
    badges: plan.companyOnly
      ? [companyOnlyBadge]
      : badgesOf(plan, { isCheapest, hasChoice, isStill }, cardWords.badges),
    isCheapest: plan === cheapest,
    points: pointsOf(plan, component === 'livelo'),
    bonus: mobileBonusOf(plan, bonus, cardWords.mobileBonus),
    whatsApps: plan.whatsApps,
  }
}

/**
 * Returns the plan of a list that bears the label of the lowest price: none in a list of one card, or where the page
 * offers a cheaper plan outside of the list, or the start page one with the same services.
 */
function labelledPlan(plans: readonly Plan[], offered: readonly Plan[], cards: number): Plan | undefined {
  const cheapest = cheapestOf(plans)
  const lowest = cheapestOf([...plans, ...offered])?.price_with_dacc
  return cards > 1 && cheapest?.price_with_dacc === lowest ? cheapest : undefined
}

/** Returns those of other plans that have the streaming services which all plans of a filtered list have. */
export function withServicesOf(listed: readonly Plan[], others: readonly Plan[]): readonly Plan[] {
  const [first, ...rest] = listed.map(({ subscriptions }) => subscriptions)
  const shared = (first ?? []).filter((service) => rest.every((each) => each.includes(service)))
  if (shared.length === 0) return []
  return others.filter(({ subscriptions }) => shared.every((service) => subscriptions.includes(service)))
}

/**
 * Returns the cards of a plan list, grouped as the campaign defines it.
 * @param plans the plans of the list (`plansOnPage`)
 * @param offered what else the label is compared with
 */
export function cardsOf(plans: readonly Plan[], rules: CardRules, offered: readonly Plan[] = []): CardView[] {
  const groups = cardGroups(plans, rules)
  const cheapest = labelledPlan(plans, offered, groups.length)
  const taken = new Set<string>()
  return groups.map(({ plans: [first, ...others], hasStreaming }) => {
    const facts = { cheapest, hasChoice: others.length > 0 }
    const anchor = anchorOf(first)
    const isFree = !taken.has(anchor)
    taken.add(anchor)
    return {
      anchor: isFree ? anchor : null,
      hasStreaming,
      plans: [viewOf(first, rules, facts), ...others.map((plan) => viewOf(plan, rules, facts))],
    }
  })
}

/** Returns the data of the plans for the plan comparison, one entry for each plan. */
export const comparedPlans = (plans: readonly Plan[], rules: CardRules): PlanCardView[] =>
  cardsOf(plans, { ...rules, list: 'all' }).map(({ plans: [plan] }) => plan)

export const benefitViews = (benefits: readonly Benefit[]): BenefitView[] =>
  benefits.map(({ slug, benefit, description, imageLight }) => ({
    slug,
    benefit,
    description,
    picture: pictureOfBenefit(slug, imageLight),
  }))
