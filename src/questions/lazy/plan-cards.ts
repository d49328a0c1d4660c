import { cheapestBadge, planWords } from '../../content/plan-list.ts'
import { suggestedBadge } from '../../content/plan-badges.ts'
import type { Plan } from '../../contract/plan.ts'
import { planGroups, type PlanGroup } from '../../funnel/plan-groups.ts'
import { speedName } from '../../lib/plan-speed.ts'
import type { PlanGroup as Card } from '../../ui/choices/PlanCards.tsx'
import { planView } from '../order-display.ts'

/** Streaming services of a plan by their names: 'HBO Max + Paramount+'. */
function streamingOf({ subscriptions, benefits }: Plan): string {
  const names = benefits.filter(({ slug }) => subscriptions.includes(slug)).map(({ benefit }) => benefit)
  return names.join(' + ') || planWords.plain
}

function nameOf({ plans, speed, hasStreaming }: PlanGroup): string {
  if (plans.length === 1) return plans[0].plan
  return hasStreaming ? planWords.withStreaming(speedName(speed)) : speedName(speed)
}

/** What a group has more than the one before it. */
function differenceOf(group: PlanGroup, before: PlanGroup | undefined): string {
  const [plan] = group.plans
  if (!before) return planWords.first(plan.benefits.length)
  const [other] = before.plans
  const speed = group.speed - before.speed
  if (speed <= 0 && group.hasStreaming && !before.hasStreaming)
    return planWords.sameWithStreaming(nameOf(before))
  const had = new Set(other.benefits.map(({ slug }) => slug))
  const services = plan.benefits.filter(({ slug }) => !had.has(slug)).length
  if (speed <= 0 && services === 0) return ''
  return planWords.more(speed > 0 ? speedName(speed) : '', services, nameOf(before))
}

/**
 * The cards of the plan list (D65): the one of the plan chosen for the visitor first, so that nobody accepts it
 * unseen, then by price, the cheapest first.
 */
export function planCards(plans: readonly Plan[], preferred: Plan | null): Card[] {
  const groups = planGroups(plans)
  const isPreferred = (group: PlanGroup) => preferred !== null && group.plans.includes(preferred)
  // a streaming group is compared with the plain one of its speed, every other with the plain one before it
  const plain = groups.filter((group) => !group.hasStreaming)
  return groups
    .map((group, index) => {
      const before = group.hasStreaming
        ? plain.findLast(({ speed }) => speed <= group.speed)
        : plain[plain.indexOf(group) - 1]
      const [first, ...others] = group.plans
      const choice = (plan: Plan) => (others.length > 0 ? streamingOf(plan) : '')
      const view = (plan: Plan) => ({ ...planView(plan), choice: choice(plan) })
      return {
        isFirst: isPreferred(group),
        card: {
          name: nameOf(group),
          difference: differenceOf(group, before),
          badge:
            group.plans.map((plan) => planView(plan).badge).find(Boolean) ??
            (isPreferred(group) ? suggestedBadge : index === 0 ? cheapestBadge : undefined),
          plans: [view(first), ...others.map(view)],
        } satisfies Card,
      }
    })
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .map(({ card }) => card)
}
