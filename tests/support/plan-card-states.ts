/** Lists every state of the plan cards on a campaign's landing page, from the seed data. */
import { seedPlanFile } from '../../server/db/seed-in-api-format.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import { cardWords } from '../../src/content/landing/plan-cards.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { cardGroups, type PlanGroup } from '../../src/funnel/plan-groups.ts'
import { badgesOf, mobileBonusOf, pointsOf } from '../../src/funnel/plan-badges-and-bonuses.ts'
import { plansAt } from '../../src/funnel/plans-on-landing-page.ts'
import { cheapestOf } from '../../src/funnel/cheapest-plan.ts'
import {
  initialToggle,
  shownPlan,
  toggleAfterPress,
  togglesOf,
  type Streaming,
} from '../../src/funnel/streaming-toggles.ts'

/** A state of a plan card on a campaign's landing page. */
export interface CardState {
  readonly campaign: string
  /** Id of the card's group of plans. */
  readonly group: string
  /** The streaming toggle that is on; null for none. */
  readonly on: Streaming | null
  /** Whether the card has this state when the page opens. */
  readonly isFirst: boolean
  readonly plan: Plan
  readonly badges: readonly string[]
  readonly ribbons: readonly string[]
}

/** Returns every toggle that can be on, the initial one first; null stands for none. */
function statesOf(plans: PlanGroup['plans']): readonly (Streaming | null)[] {
  const states = [initialToggle(plans)]
  for (const on of states) {
    for (const next of togglesOf(plans).map((pressed) => toggleAfterPress(plans, on, pressed)))
      if (!states.includes(next)) states.push(next)
  }
  return states
}

export function cardStates(prefix: string): readonly CardState[] {
  const landing = landingOf(prefix)
  const { card, component } = landing
  const { bonus } = campaigns.settingsOf(prefix)
  const plans = plansAt(seedPlanFile(campaigns, prefix), `/${prefix}/`)
  const cheapest = cheapestOf(plans)
  return cardGroups(plans, landing).flatMap((group) =>
    statesOf(group.plans).map((on, index) => {
      const plan = shownPlan(group.plans, on)
      const points = pointsOf(plan, component === 'livelo')
      const ribbons = [
        plan === cheapest && cardWords.cheapest,
        points !== null && cardWords.points(points),
        mobileBonusOf(plan, bonus, cardWords.mobileBonus),
      ]
      return {
        campaign: prefix,
        group: group.id,
        on,
        isFirst: index === 0,
        plan,
        badges: badgesOf(
          plan,
          {
            isCheapest: plan.price_with_dacc === cheapest?.price_with_dacc,
            hasChoice: group.plans.length > 1,
            isStill: card.badge === 'still',
          },
          cardWords.badges,
        ),
        ribbons: ribbons.filter((each) => typeof each === 'string'),
      }
    }),
  )
}
