import { cheapestBadge, planWords } from '../../content/plan-list.ts'
import { suggestedBadge } from '../../content/plan-badges.ts'
import type { Plan } from '../../contract/plan.ts'
import { offersInOrder } from '../../funnel/plan-choice.ts'
import { speedGroups, type PlanGroup } from '../../funnel/plan-groups.ts'
import type { PlanGroup as Card } from '../../ui/choices/PlanCards.tsx'
import { planView } from '../order-display.ts'

/** Streaming services of a plan by their names: 'HBO Max e Paramount+'; '' for none. */
const streamingOf = ({ subscriptions, benefits }: Plan): string =>
  benefits
    .filter(({ slug }) => subscriptions.includes(slug))
    .map(({ benefit }) => benefit)
    .join(' e ')

/** How many services a plan has, and how many of them the plan before it lacks: '7 serviços, 3 a mais'. */
function servicesOf({ benefits }: Plan, before: Plan | undefined): string {
  const had = new Set(before?.benefits.map(({ slug }) => slug))
  const more = before ? benefits.filter(({ slug }) => !had.has(slug)).length : 0
  return planWords.servicesAndMore(benefits.length, more)
}

function cardOf(plans: PlanGroup['plans'], before: Plan | undefined, badge?: string): Card {
  const [first, ...others] = plans
  const choice = (plan: Plan) => ({ ...planView(plan), choice: streamingOf(plan) })
  return {
    name: first.plan,
    services: servicesOf(first, before),
    badge,
    plans: [choice(first), ...others.map(choice)],
  }
}

/**
 * The cards of the question about the plan, one for each speed, the cheapest first (D78).
 * @param suggested the plan that a link or advice marked
 */
export function planCards(plans: readonly Plan[], suggested: Plan | null): Card[] {
  const groups = speedGroups(plans)
  const badgeOf = ({ plans: members }: PlanGroup, index: number) => {
    if (suggested && members.includes(suggested)) return suggestedBadge
    if (index === 0) return groups.length > 1 ? cheapestBadge : undefined
    const badge = members.map((plan) => planView(plan).badge).find(Boolean)
    // a badge by sku, which is true of the list that it was given for
    return badge === cheapestBadge ? undefined : badge
  }
  return groups.map((group, index) => cardOf(group.plans, groups[index - 1]?.plans[0], badgeOf(group, index)))
}

/** A customer's offers, one card for each. */
export const offerCards = (plans: readonly Plan[]): Card[] =>
  offersInOrder(plans).map((plan, index, all) => cardOf([plan], all[index - 1]))
