/** Finds the plans that match a visitor's wish, such as 'cheapest' or a speed. */
import type { Plan } from '../contract/plan.ts'
import { soldSpeed } from '../lib/plan-speed.ts'

type Offered = Pick<Plan, 'id' | 'sku' | 'plan_download' | 'price_with_dacc' | 'subscriptions'>

/** Slugs of the streaming services (M§3), by the name that `wish` uses. */
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
 * Returns the offered plans that match a wish that the visitor expressed before the coverage of the address
 * was known. The wish is 'cheapest', 'fastest', an advertised speed in Mega ('500', '1000') or a streaming
 * service ('globoplay', 'max', 'paramount'). A speed selects the plan without streaming (D65); 'fastest'
 * selects the cheapest of equally fast plans.
 */
export function plansWished<P extends Offered>(plans: readonly P[], wish: string): readonly P[] {
  if (wish === 'cheapest') return best(plans, (plan) => -plan.price_with_dacc)
  if (wish === 'fastest')
    return best(
      best(plans, (plan) => plan.plan_download),
      (plan) => -plan.price_with_dacc,
    )
  const slug = SERVICES[wish]
  if (slug !== undefined) return plans.filter(({ subscriptions }) => subscriptions.includes(slug))
  return plans.filter(({ sku, subscriptions }) => soldSpeed(sku) === Number(wish) && !subscriptions.length)
}
