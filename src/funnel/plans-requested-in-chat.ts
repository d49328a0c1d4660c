/** Finds the plans that match a visitor's request, such as 'cheapest' or a speed. */
import type { Plan } from '../contract/plan.ts'
import { speedOf } from '../lib/plan-speed.ts'

type Offered = Pick<Plan, 'id' | 'plan_download' | 'speed' | 'price_with_dacc' | 'subscriptions'>

/** Slugs of the streaming services, by the name that `wish` uses. */
const SERVICES: Readonly<Record<string, string>> = {
  globoplay: 'globo-play',
  max: 'MAX',
  paramount: 'paramount-plus',
}

/** Returns the plans with the highest score. */
function best<P>(plans: readonly P[], score: (plan: P) => number): readonly P[] {
  const top = Math.max(...plans.map(score))
  return plans.filter((plan) => score(plan) === top)
}

/**
 * Returns the offered plans that match a wish that the visitor expressed before the coverage of the address was known.
 * The wish is 'cheapest', 'fastest', an advertised speed in Mega ('500', '1000') or a streaming service ('globoplay',
 * 'max', 'paramount'), or both ('1000 max'). A speed selects the plan without streaming, if there is one; 'fastest' selects the cheapest
 * of equally fast plans.
 */
export function plansRequested<P extends Offered>(plans: readonly P[], wish: string): readonly P[] {
  if (wish === 'cheapest') return best(plans, (plan) => -plan.price_with_dacc)
  if (wish === 'fastest')
    return best(
      best(plans, (plan) => plan.plan_download),
      (plan) => -plan.price_with_dacc,
    )
  const { speed, slug } = partsOfWish(wish)
  const fast = plans.filter((plan) => speed === null || speedOf(plan) === speed)
  if (slug !== null) return fast.filter(({ subscriptions }) => subscriptions.includes(slug))
  const plain = fast.filter(({ subscriptions }) => subscriptions.length === 0)
  return plain.length > 0 ? plain : fast
}

/** Returns the advertised speed and the slug of the service that a wish names: '1000 globoplay'. */
export function partsOfWish(wish: string): { readonly speed: number | null; readonly slug: string | null } {
  const parts = wish.split(' ')
  const speed = parts.map(Number).find((each) => each > 0) ?? null
  return { speed, slug: parts.map((part) => SERVICES[part]).find((each) => each !== undefined) ?? null }
}
