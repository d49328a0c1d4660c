import type { Plan } from '../contract/plan.ts'
import { soldSpeed } from '../lib/plan-speed.ts'

/** Plans of one speed: without streaming, and each of its streaming choices. The plan without comes first. */
export interface PlanGroup {
  /** Mbps as advertised: 700 for the plans that download at 600 (D28). */
  readonly speed: number
  readonly plans: readonly [Plan, ...Plan[]]
  /** Every plan of the group has streaming. */
  readonly hasStreaming: boolean
}

const isPlain = (plan: Plan) => plan.subscriptions.length === 0

/** M§4: 300, 400, 500, 600a, 600, 1000, 2000. Plans of 600 with streaming are a group of their own; 700 counts as 600. */
const groupOf = (plan: Plan) => {
  const speed = soldSpeed(plan.sku)
  return speed === 700 && !isPlain(plan) ? '700 streaming' : String(speed)
}

const byPrice = (a: Plan, b: Plan) => a.price_with_dacc - b.price_with_dacc

/** One group for each card of the plan list (M§4, D65), the cheapest first. */
export function planGroups(plans: readonly Plan[]): readonly PlanGroup[] {
  const groups = new Map<string, Plan[]>()
  for (const plan of plans) groups.set(groupOf(plan), [...(groups.get(groupOf(plan)) ?? []), plan])
  return [...groups.values()]
    .flatMap((members): PlanGroup[] => {
      const [first, ...others] = members.toSorted(
        (a, b) => Number(isPlain(b)) - Number(isPlain(a)) || byPrice(a, b),
      )
      if (!first) return []
      return [{ speed: soldSpeed(first.sku), plans: [first, ...others], hasStreaming: !isPlain(first) }]
    })
    .toSorted((a, b) => byPrice(a.plans[0], b.plans[0]))
}
