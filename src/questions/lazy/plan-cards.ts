/** Builds the cards of the questions about plans and offers. */
import { cheapestBadge, planWords } from '../../content/plan-list.ts'
import { suggestedBadge } from '../../content/plan-badges.ts'
import type { Plan } from '../../contract/plan.ts'
import { offersInOrder } from '../../funnel/chosen-and-requested-plan.ts'
import { speedGroups, type PlanGroup } from '../../funnel/plan-groups.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import type { PlanGroup as Card } from '../../ui/choices/PlanCards.tsx'
import { planView } from '../order-display.ts'

/**
 * Returns the names of a plan's streaming services, for example 'HBO Max e Paramount+'; '' if it has none.
 */
const streamingOf = ({ subscriptions, benefits }: Plan): string =>
  listInWords(benefits.filter(({ slug }) => subscriptions.includes(slug)).map(({ benefit }) => benefit))

/**
 * Returns how many services a plan has, and how many of these the plan on the previous card lacks: '7
 * serviços, 3 a mais'.
 */
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
 * Returns the cards of the question about the plan. There is one card for each speed, the cheapest first
 * (D78).
 * @param suggested the plan that a link or the advice has marked
 */
export function planCards(plans: readonly Plan[], suggested: Plan | null): Card[] {
  const groups = speedGroups(plans)
  const badgeOf = ({ plans: members }: PlanGroup, index: number) => {
    if (suggested && members.includes(suggested)) return suggestedBadge
    if (index === 0) return groups.length > 1 ? cheapestBadge : undefined
    const badge = members.map((plan) => planView(plan).badge).find(Boolean)
    // badges are assigned by sku, so another plan may have the badge "cheapest" although it is not the
    // cheapest in this list
    return badge === cheapestBadge ? undefined : badge
  }
  return groups.map((group, index) => cardOf(group.plans, groups[index - 1]?.plans[0], badgeOf(group, index)))
}

/** Returns one card for each of a customer's offers. */
export const offerCards = (plans: readonly Plan[]): Card[] =>
  offersInOrder(plans).map((plan, index, all) => cardOf([plan], all[index - 1]))
