import type { Plan } from '../contract/plan.ts'

/** A streaming service with a toggle on the plan cards (M§4). */
export type Streaming = 'globoplay' | 'hbo-max' | 'paramount'

interface Service {
  /** Slug in a plan's subscriptions. */
  readonly slug: string
  /** Plans that the toggle shows (M4.3); a group without them shows its plan with only that service. */
  readonly skus: readonly string[]
}

const SERVICES: Readonly<Record<Streaming, Service>> = {
  globoplay: { slug: 'globo-play', skus: ['d600gl', 'd600gles'] },
  'hbo-max': { slug: 'MAX', skus: ['d600c', 'd1000d'] },
  paramount: { slug: 'paramount-plus', skus: ['d600b', 'd600br', 'd1000c'] },
}

const ALL = Object.keys(SERVICES) as Streaming[]

/** In a group with one of these plans, one toggle is always on (M4.3). */
const NEVER_OFF: ReadonlySet<string> = new Set(['d600b', 'd600c', 'd600gl', 'd600gles'])

type Offered = Pick<Plan, 'sku' | 'subscriptions'>

/** Whether a plan comes without streaming. */
export const isPlain = ({ subscriptions }: Pick<Plan, 'subscriptions'>) => subscriptions.length === 0

/** Whether a plan comes with this service and no other. */
export const hasOnly = ({ subscriptions }: Pick<Plan, 'subscriptions'>, streaming: Streaming) =>
  subscriptions.length === 1 && subscriptions[0] === SERVICES[streaming].slug

/** The plans of one card, the one without streaming first (`planGroups`). */
type Members<P> = readonly [P, ...P[]]

/** Returns the plan of a group that a service's toggle shows. */
function planWith<P extends Offered>(plans: Members<P>, streaming: Streaming): P | undefined {
  const { skus } = SERVICES[streaming]
  return plans.find(({ sku }) => skus.includes(sku)) ?? plans.find((plan) => hasOnly(plan, streaming))
}

/** Returns the toggles of a card: the services for which the group has a plan. */
export const togglesOf = <P extends Offered>(plans: Members<P>): readonly Streaming[] =>
  ALL.filter((each) => planWith(plans, each) !== undefined)

/** Whether all toggles may be off, which requires a plan without streaming to show (docs/decisions/0026). */
const mayBeOff = <P extends Offered>(plans: Members<P>) =>
  plans.some(isPlain) && !plans.some(({ sku }) => NEVER_OFF.has(sku))

/**
 * Returns the toggle that is on when the page opens: the service of the group's first plan. A card whose first plan is
 * '1 Giga Paramount+' starts with Paramount+; if the first plan has no streaming, all toggles are off.
 */
export function initialToggle<P extends Offered>(plans: Members<P>): Streaming | null {
  const [first] = plans
  const own = togglesOf(plans).find((each) => planWith(plans, each) === first)
  if (own) return own
  return mayBeOff(plans) ? null : (togglesOf(plans)[0] ?? null)
}

/**
 * Returns the toggle that is on after one was pressed. Only one can be on. If not all may be off, turning one off turns
 * the next one on; a single toggle stays on.
 * @param on the toggle that was on before
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

/** Returns the plan that a card shows. */
export const shownPlan = <P extends Offered>(plans: Members<P>, on: Streaming | null): P =>
  (on && planWith(plans, on)) || plans[0]
