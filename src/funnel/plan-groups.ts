/** Groups plans so that each group can be shown on one card. */
import type { Landing } from '../campaigns/landing-types.ts'
import type { Plan, Streaming } from '../contract/plan.ts'
import { speedOf } from '../lib/plan-speed.ts'
import { hasOnlyStreaming, isPlainPlan } from './streaming-toggles.ts'

/**
 * Plans with the same speed, shown on one card. The plan without streaming comes first, then one plan for
 * each choice of streaming services.
 */
export interface PlanGroup {
  /**
   * Id of the group: '300', '400', '500', '600a', '600', '1000' or '2000'. '600a' is 700 Mega without
   * streaming.
   */
  readonly id: string
  readonly plans: readonly [Plan, ...Plan[]]
  readonly hasStreaming: boolean
}

/**
 * Returns the id of the group of a plan. Plans of 700 Mega count as 600; those without streaming are a
 * separate group, 600a.
 */
const groupOf = (plan: Plan) => {
  const speed = speedOf(plan)
  return speed === 600 || speed === 700 ? (isPlainPlan(plan) ? '600a' : '600') : String(speed)
}

const byPrice = (a: Plan, b: Plan) => a.price_with_dacc - b.price_with_dacc

/**
 * Groups plans by a key. In each group, plans without streaming come first, followed by the others in the
 * order of `compare`.
 */
function grouped(
  plans: readonly Plan[],
  keyOf: (plan: Plan) => string,
  compare: (a: Plan, b: Plan) => number,
): PlanGroup[] {
  const groups = new Map<string, Plan[]>()
  for (const plan of plans) groups.set(keyOf(plan), [...(groups.get(keyOf(plan)) ?? []), plan])
  return [...groups].flatMap(([id, members]) => {
    const [first, ...others] = members.toSorted(
      (a, b) => Number(isPlainPlan(b)) - Number(isPlainPlan(a)) || compare(a, b),
    )
    if (!first) return []
    return [{ id, plans: [first, ...others], hasStreaming: !isPlainPlan(first) }]
  })
}

/**
 * Returns one group of plans for each card of the plan list, the cheapest first.
 * @param leads a streaming service: its plan comes first in the group, and that group comes first in the list
 */
function planGroups(plans: readonly Plan[], leads: Streaming | null = null): readonly PlanGroup[] {
  const isLed = (plan: Plan) => Number(leads !== null && hasOnlyStreaming(plan, leads))
  const compare = (a: Plan, b: Plan) => isLed(b) - isLed(a) || byPrice(a, b)
  return grouped(plans, groupOf, compare).toSorted(({ plans: [a] }, { plans: [b] }) => compare(a, b))
}

/** Returns the slugs of a plan's services that are not streaming. */
const servicesOf = ({ benefits, subscriptions }: Plan): readonly string[] =>
  benefits.map(({ slug }) => slug).filter((slug) => !subscriptions.includes(slug))

/**
 * Returns the plan without streaming on which a plan with streaming is based: it has the same speed, and no service
 * that the other lacks. Of several, the one with the most services. Undefined if there is none.
 */
function withoutStreaming(plan: Plan, plans: readonly Plan[]): Plan | undefined {
  const services = servicesOf(plan)
  return plans
    .filter(
      (each) =>
        isPlainPlan(each) &&
        speedOf(each) === speedOf(plan) &&
        servicesOf(each).every((slug) => services.includes(slug)),
    )
    .toSorted((a, b) => b.benefits.length - a.benefits.length || byPrice(a, b))[0]
}

/** Returns what the plans of one card have in common: the speed, and all services that are not streaming. */
const speedAndServices = (plan: Plan): string =>
  [speedOf(plan) || plan.id, ...servicesOf(plan).toSorted()].join(' ')

/**
 * Returns one group of plans for each speed, the cheapest group first, for the order's question about the plan. Each
 * group starts with the plan without streaming, followed by the others by price. A plan with fewer services, such as
 * one for companies, forms its own group. Landing pages use `cardGroups` instead.
 */
export const speedGroups = (plans: readonly Plan[]): readonly PlanGroup[] =>
  grouped(plans, (plan) => speedAndServices(withoutStreaming(plan, plans) ?? plan), byPrice).toSorted(
    ({ plans: [a] }, { plans: [b] }) => byPrice(a, b),
  )

/**
 * Returns the groups of plans for the cards of a landing page's plan list. Depending on the list, a
 * card shows a single plan or a whole group. If the list has tabs, plans with streaming and plans without are
 * on separate cards.
 */
export function cardGroups(
  plans: readonly Plan[],
  { list, leads }: Pick<Landing, 'list' | 'leads'>,
): readonly PlanGroup[] {
  if (list === 'all') return plans.flatMap((plan) => planGroups([plan]))
  if (list === 'group') return planGroups(plans, leads)
  return [true, false].flatMap((plain) => planGroups(plans.filter((plan) => isPlainPlan(plan) === plain)))
}
