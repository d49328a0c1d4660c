import type { Plan } from '../contract/plan.ts'
import { soldSpeed } from '../lib/plan-speed.ts'

type Offered = Pick<Plan, 'id' | 'sku' | 'plan_download' | 'price_with_dacc' | 'subscriptions'>

/** Streaming services as a wish names them, by slug (M§3). */
const SERVICES: Readonly<Record<string, string>> = {
  globoplay: 'globo-play',
  max: 'MAX',
  paramount: 'paramount-plus',
}

/** Those with the highest score. */
function best<P>(plans: readonly P[], score: (plan: P) => number): readonly P[] {
  const top = Math.max(...plans.map(score))
  return plans.filter((plan) => score(plan) === top)
}

/**
 * The offered plans that meet a wish made before it was known what is available at the address: 'cheapest', 'fastest',
 * an advertised speed ('500', '1000') or a service ('globoplay', 'max', 'paramount'). A speed means the plan without
 * streaming (D65); among equally fast plans the cheapest, since speed was asked for and nothing else.
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
