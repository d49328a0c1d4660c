/** Finds the chosen plan of an order and its price, and the plans that match the visitor's link. */
import type { Plan } from '../contract/plan.ts'
import type { Order, PlanWish } from './types.ts'

type Chosen = Pick<Order, 'answers' | 'facts'>

/** Returns the chosen plan; null if none is chosen or the plan is no longer offered. */
export function planOf({ answers, facts: { coverage, offers } }: Chosen): Plan | null {
  const { idPlan, offer1 } = (answers.planos ?? answers.ofertas)?.values ?? {}
  const id = idPlan ?? offer1
  const isChosen = (plan: Plan) => plan.id === id
  return coverage?.plans.find(isChosen) ?? offers?.plans.find(isChosen) ?? null
}

/** Returns the plans that are being ordered: the chosen plan and the extra, if there is one (D9). */
export function plansOf(order: Chosen): readonly Plan[] {
  const plan = planOf(order)
  const extra = order.facts.offers?.extras.find(({ id }) => id === order.answers.ofertas?.values.offer2)
  return [plan, extra].filter((each) => each != null)
}

const list = (values: readonly string[]) => values.map((value) => value.trim()).filter(Boolean)

function speed(value: string | null): number | undefined {
  const number = Number(value)
  return value && Number.isFinite(number) && number > 0 ? number : undefined
}

/** Parses the query parameters that select a plan (F§2): idr, idm, id, s/sk/sku, dl, ul, sb, sba. */
export function parsePlanWish(query: URLSearchParams): PlanWish {
  const one = (name: string) => query.get(name)?.slice(0, 64) || undefined
  const sb = list(query.getAll('sb')).slice(0, 20)
  const sba = query.get('sba')
  return Object.fromEntries(
    Object.entries({
      idr: one('idr'),
      idm: one('idm'),
      id: one('id'),
      sku: one('s') ?? one('sk') ?? one('sku'),
      dl: speed(query.get('dl')),
      ul: speed(query.get('ul')),
      sb: sb.length ? sb : undefined,
      sba: sba === null ? undefined : list(sba.split(',')).slice(0, 20),
    } satisfies PlanWish).filter(([, value]) => value !== undefined),
  )
}

/**
 * Converts a plan request back into a query string, so that the request can be stored or passed to another
 * page.
 */
export function wishQuery({ dl, ul, sb, sba, ...ids }: PlanWish): string {
  const query = new URLSearchParams(ids)
  if (dl !== undefined) query.set('dl', String(dl))
  if (ul !== undefined) query.set('ul', String(ul))
  for (const slug of sb ?? []) query.append('sb', slug)
  if (sba) query.set('sba', sba.join(','))
  return query.toString()
}

const hasAll = (plan: Plan, slugs: readonly string[]) =>
  slugs.every((slug) => plan.subscriptions.includes(slug))

function nearest(plans: readonly Plan[], { dl, ul }: PlanWish): readonly Plan[] {
  if (dl === undefined && ul === undefined) return plans
  const distance = (plan: Plan) =>
    (dl === undefined ? 0 : Math.abs(plan.plan_download - dl)) +
    (ul === undefined ? 0 : Math.abs(plan.plan_upload - ul))
  const least = Math.min(...plans.map(distance))
  return plans.filter((plan) => distance(plan) === least)
}

/**
 * Returns the plans that match the request in a link (D14). The ids are tried first (idr, idm, id), then the
 * sku. If none of them matches, the plans nearest to the requested download and upload speed are taken, and
 * among these the plans with the requested subscriptions. A criterion that no plan meets is ignored, because
 * an outdated link must not empty the list.
 */
export const matchingPlans = (plans: readonly Plan[], wish: PlanWish): readonly Plan[] =>
  plansAskedFor(plans, wish) ?? plans

/**
 * Returns the plans that match the request in a link, like `matchingPlans`, but null if no plan meets any
 * criterion.
 */
function plansAskedFor(plans: readonly Plan[], wish: PlanWish): readonly Plan[] | null {
  for (const id of [wish.idr, wish.idm, wish.id]) {
    const found = id ? plans.filter((plan) => plan.id === id) : []
    if (found.length) return found
  }
  const bySku = wish.sku ? plans.filter((plan) => plan.sku === wish.sku) : []
  if (bySku.length) return bySku
  const { dl, ul, sb, sba } = wish
  const near = nearest(plans, wish)
  const subscribed = near.filter(
    (plan) =>
      (!sb || hasAll(plan, sb)) && (!sba || (sba.length === plan.subscriptions.length && hasAll(plan, sba))),
  )
  if ((sb || sba) && subscribed.length) return subscribed
  return dl !== undefined || ul !== undefined ? near : null
}

/**
 * Returns the plan to prefer: the plan with subscriptions whose price by direct debit is highest. If no plan
 * has subscriptions, all plans are compared (F§4).
 */
export function preferredPlan(plans: readonly Plan[]): Plan | null {
  const rank = (plan: Plan) => (plan.subscriptions.length > 0 ? 1 : 0)
  return [...plans].sort((a, b) => rank(b) - rank(a) || b.price_with_dacc - a.price_with_dacc)[0] ?? null
}

/**
 * Applies the request in a link to the plans on offer. `only` is set if exactly one plan matches; the step
 * planos is then skipped. `preferred` is the plan to mark among those that match the request; null if there
 * is none (D78).
 */
export function choosePlan(
  plans: readonly Plan[],
  wish: PlanWish,
): { readonly only: Plan | null; readonly preferred: Plan | null } {
  const asked = plansAskedFor(plans, wish)
  const [match, ...others] = asked ?? plans
  return { only: others.length === 0 ? (match ?? null) : null, preferred: preferredPlan(asked ?? []) }
}

/**
 * Returns the customer's offer that a link selects (D14); null if the visitor still has to choose. A single
 * offer is selected only if the link names it, because the visitor must otherwise see it first.
 */
export function linkedOffer(plans: readonly Plan[], wish: PlanWish): Plan | null {
  const { only } = choosePlan(plans, wish)
  const isNamed = only !== null && ([wish.idr, wish.idm, wish.id].includes(only.id) || wish.sku === only.sku)
  return isNamed || plans.length > 1 ? only : null
}

/** Returns a customer's offers in display order: by price with direct debit, the cheapest first (D78). */
export const offersInOrder = (plans: readonly Plan[]): readonly Plan[] =>
  plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)

/**
 * Returns the monthly price of a plan in reais. It is the price with direct debit, unless the visitor has
 * declined direct debit.
 */
export function monthlyPrice(plan: Plan, order: Pick<Order, 'answers'>): number {
  return order.answers['ativar-debito']?.values.direct_debit === 'false' ? plan.price : plan.price_with_dacc
}

/** Returns the monthly price of everything that is being ordered, in reais. */
export const orderPrice = (order: Chosen): number =>
  plansOf(order).reduce((sum, plan) => sum + monthlyPrice(plan, order), 0)

/** Whether the visitor pays by direct debit; undefined if the question is not answered. */
export function paysByDebit(order: Order): boolean | undefined {
  const answer = order.answers['ativar-debito']
  return answer && answer.values.direct_debit === 'true'
}
