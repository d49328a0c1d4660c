import type { Plan } from '../contract/plan.ts'

/** A streaming service with a toggle on the plan cards, in their order (M§4). */
export type Streaming = 'globoplay' | 'hbo-max' | 'paramount'

interface Service {
  /** Its slug among a plan's subscriptions. */
  readonly slug: string
  /** The plans that its toggle shows (M4.3), before any other plan of the group with that service alone. */
  readonly skus: readonly string[]
}

const SERVICES: Readonly<Record<Streaming, Service>> = {
  globoplay: { slug: 'globo-play', skus: ['d600gl', 'd600gles'] },
  'hbo-max': { slug: 'MAX', skus: ['d600c', 'd1000d'] },
  paramount: { slug: 'paramount-plus', skus: ['d600b', 'd600br', 'd1000c'] },
}

const ALL = Object.keys(SERVICES) as Streaming[]

/** A group that holds one of these never has all toggles off (M4.3). */
const NEVER_OFF: ReadonlySet<string> = new Set(['d600b', 'd600c', 'd600gl', 'd600gles'])

type Offered = Pick<Plan, 'sku' | 'subscriptions'>

export const isPlain = ({ subscriptions }: Pick<Plan, 'subscriptions'>) => subscriptions.length === 0

/** The plan comes with this service, and with no other. */
export const hasOnly = ({ subscriptions }: Pick<Plan, 'subscriptions'>, streaming: Streaming) =>
  subscriptions.length === 1 && subscriptions[0] === SERVICES[streaming].slug

/** The plans of one card, the one without streaming first (`planGroups`). */
type Members<P> = readonly [P, ...P[]]

/** The plan of a group that comes with this service. */
function planWith<P extends Offered>(plans: Members<P>, streaming: Streaming): P | undefined {
  const { skus } = SERVICES[streaming]
  return plans.find(({ sku }) => skus.includes(sku)) ?? plans.find((plan) => hasOnly(plan, streaming))
}

/** The toggles of a card; none where the group has no plan with one service. */
export const togglesOf = <P extends Offered>(plans: Members<P>): readonly Streaming[] =>
  ALL.filter((each) => planWith(plans, each) !== undefined)

/** Off shows a plan without streaming, so there must be one (docs/decisions/0026). */
const mayBeOff = <P extends Offered>(plans: Members<P>) =>
  plans.some(isPlain) && !plans.some(({ sku }) => NEVER_OFF.has(sku))

/**
 * The toggle that is on when the page opens: the service of the group's first plan. A card led by '1 Giga Paramount+'
 * begins with Paramount+, one led by a plan without streaming with none.
 */
export function initialToggle<P extends Offered>(plans: Members<P>): Streaming | null {
  const [first] = plans
  const own = togglesOf(plans).find((each) => planWith(plans, each) === first)
  if (own) return own
  return mayBeOff(plans) ? null : (togglesOf(plans)[0] ?? null)
}

/**
 * The toggle that is on after one was pressed. They exclude each other; where all may not be off, the next one goes on
 * in place of the one that was turned off, or it stays where there is no other.
 * @param on the toggle that was on
 */
export function toggled<P extends Offered>(
  plans: Members<P>,
  on: Streaming | null,
  pressed: Streaming,
): Streaming | null {
  const toggles = togglesOf(plans)
  if (!toggles.includes(pressed)) return on
  if (pressed !== on) return pressed
  if (mayBeOff(plans)) return null
  return toggles[(toggles.indexOf(pressed) + 1) % toggles.length] ?? pressed
}

/** The plan that a card shows. */
export const shownPlan = <P extends Offered>(plans: Members<P>, on: Streaming | null): P =>
  (on && planWith(plans, on)) || plans[0]
