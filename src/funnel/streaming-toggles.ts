/**
 * State of the streaming toggles on plan cards: which toggles a card has, which one is on, and which plan is
 * shown.
 */
import type { Plan, Streaming } from '../contract/plan.ts'

/** Slugs in a plan's subscriptions. */
const SLUGS: Readonly<Record<Streaming, string>> = {
  globoplay: 'globo-play',
  'hbo-max': 'MAX',
  paramount: 'paramount-plus',
}

const ALL = Object.keys(SLUGS) as Streaming[]

/** A toggle of a card: a service that the site knows by itself, or the slug of one that the shop's team has added. */
export type StreamingToggle = Streaming | (string & {})

/** Returns the slug of a toggle's service in plans. */
const slugOf = (toggle: StreamingToggle): string => SLUGS[toggle as Streaming] ?? toggle

type Offered = Pick<Plan, 'subscriptions' | 'toggle' | 'keepsStreaming'>

/** Whether a plan has no streaming service. */
export const isPlainPlan = ({ subscriptions }: Pick<Plan, 'subscriptions'>) => subscriptions.length === 0

export const hasOnlyStreaming = (
  { subscriptions }: Pick<Plan, 'subscriptions'>,
  streaming: StreamingToggle,
) => subscriptions.length === 1 && subscriptions[0] === slugOf(streaming)

/** The plans of one card, the plan without streaming first (see `cardGroups`). */
type Members<P> = readonly [P, ...P[]]

/**
 * Returns the plan that the card shows if the toggle of a streaming service is on: the one assigned to it, else the one
 * with only this service.
 */
const planWith = <P extends Offered>(plans: Members<P>, streaming: StreamingToggle): P | undefined =>
  plans.find(({ toggle }) => toggle === streaming) ?? plans.find((plan) => hasOnlyStreaming(plan, streaming))

/** Returns the toggles of a card: the services for which the group has a plan. */
export const togglesOf = <P extends Offered>(plans: Members<P>): readonly StreamingToggle[] => {
  const known = Object.values(SLUGS)
  const added = plans.flatMap(({ subscriptions: [slug, ...others] }) =>
    slug === undefined || others.length > 0 || known.includes(slug) ? [] : [slug],
  )
  return [...ALL, ...new Set(added)].filter((each) => planWith(plans, each) !== undefined)
}

/**
 * Whether all toggles of a card may be off. The card must then have a plan without streaming to show
 * (docs/decisions/0081).
 */
const mayBeOff = <P extends Offered>(plans: Members<P>) =>
  plans.some(isPlainPlan) && !plans.some(({ keepsStreaming }) => keepsStreaming)

/**
 * Returns the toggle that is on when the page opens: that of the streaming service in the card's first plan.
 * For example, a card with '1 Giga Paramount+' as its first plan starts with Paramount+. If the first plan
 * has no streaming and all toggles may be off, none is on.
 */
export function initialToggle<P extends Offered>(plans: Members<P>): StreamingToggle | null {
  const [first] = plans
  const own = togglesOf(plans).find((each) => planWith(plans, each) === first)
  if (own) return own
  return mayBeOff(plans) ? null : (togglesOf(plans)[0] ?? null)
}

/**
 * Returns the toggle that is on after the visitor has pressed one; null if all are off. At most one toggle is
 * on. If one must always be on, turning it off turns on the next one; a single toggle stays on.
 * @param on the toggle that was on before
 */
export function toggleAfterPress<P extends Offered>(
  plans: Members<P>,
  on: StreamingToggle | null,
  pressed: StreamingToggle,
): StreamingToggle | null {
  const toggles = togglesOf(plans)
  if (!toggles.includes(pressed)) return on
  if (pressed !== on) return pressed
  if (mayBeOff(plans)) return null
  return toggles[(toggles.indexOf(pressed) + 1) % toggles.length] ?? pressed
}

/** Returns the plan that a card currently shows. */
export const shownPlan = <P extends Offered>(plans: Members<P>, on: StreamingToggle | null): P =>
  (on && planWith(plans, on)) || plans[0]
