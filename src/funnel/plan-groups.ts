import type { Landing } from '../campaigns/landing-types.ts'
import type { Plan } from '../contract/plan.ts'
import { soldSpeed } from '../lib/plan-speed.ts'
import { hasOnly, isPlain, type Streaming } from './streaming-toggles.ts'

/** Plans of one speed: without streaming, and each of its streaming choices. The plan without comes first. */
export interface PlanGroup {
  /** M§4: '300', '400', '500', '600a', '600', '1000' or '2000'; '600a' is 700 Mega without streaming. */
  readonly id: string
  /** Mbps as advertised: 700 for the plans that download at 600 (D28). */
  readonly speed: number
  readonly plans: readonly [Plan, ...Plan[]]
  /** Every plan of the group has streaming. */
  readonly hasStreaming: boolean
}

/** M§4: 300, 400, 500, 600a, 600, 1000, 2000. Plans of 600 with streaming are a separate group; 700 counts as 600. */
const groupOf = (plan: Plan) => {
  const speed = soldSpeed(plan.sku)
  return speed === 700 ? (isPlain(plan) ? '600a' : '600') : String(speed)
}

const byPrice = (a: Plan, b: Plan) => a.price_with_dacc - b.price_with_dacc

/** Groups plans by a key; in each group those without streaming come first, then by `compare`. */
function grouped(
  plans: readonly Plan[],
  keyOf: (plan: Plan) => string,
  compare: (a: Plan, b: Plan) => number,
): PlanGroup[] {
  const groups = new Map<string, Plan[]>()
  for (const plan of plans) groups.set(keyOf(plan), [...(groups.get(keyOf(plan)) ?? []), plan])
  return [...groups].flatMap(([id, members]) => {
    const [first, ...others] = members.toSorted(
      (a, b) => Number(isPlain(b)) - Number(isPlain(a)) || compare(a, b),
    )
    if (!first) return []
    return [{ id, speed: soldSpeed(first.sku), plans: [first, ...others], hasStreaming: !isPlain(first) }]
  })
}

/**
 * One group for each card of the plan list (M§4, D65), the cheapest first.
 * @param leads the service whose plan comes first in its group, and whose group comes before all others
 */
export function planGroups(plans: readonly Plan[], leads: Streaming | null = null): readonly PlanGroup[] {
  const isLed = (plan: Plan) => Number(leads !== null && hasOnly(plan, leads))
  const compare = (a: Plan, b: Plan) => isLed(b) - isLed(a) || byPrice(a, b)
  return grouped(plans, groupOf, compare).toSorted(({ plans: [a] }, { plans: [b] }) => compare(a, b))
}

/**
 * One group for each speed in the question about the plan, the cheapest first (D78): the plan without streaming, then
 * each streaming choice by price. Lists of the marketing pages have the groups of M§4 instead.
 */
export const speedGroups = (plans: readonly Plan[]): readonly PlanGroup[] =>
  grouped(plans, (plan) => String(soldSpeed(plan.sku) || plan.id), byPrice).toSorted(
    ({ plans: [a] }, { plans: [b] }) => byPrice(a, b),
  )

/**
 * The groups that have a card in a plan list (M2.59): each plan for itself, or one card a group; behind tabs, those
 * without streaming and those with it have separate cards.
 */
export function cardGroups(
  plans: readonly Plan[],
  { list, leads }: Pick<Landing, 'list' | 'leads'>,
): readonly PlanGroup[] {
  if (list === 'all') return plans.flatMap((plan) => planGroups([plan]))
  if (list === 'group') return planGroups(plans, leads)
  return [true, false].flatMap((plain) => planGroups(plans.filter((plan) => isPlain(plan) === plain)))
}
