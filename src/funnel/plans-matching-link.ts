/** Finds the plans on offer that match the visitor's link, and the preferred one among them. */
import { isIdInLink } from '../contract/convert-ids-to-text.ts'
import type { Plan } from '../contract/plan.ts'
import type { RequestedPlan } from './step-and-journey-types.ts'

const hasAll = (plan: Plan, slugs: readonly string[]) =>
  slugs.every((slug) => plan.subscriptions.includes(slug))

function nearest(plans: readonly Plan[], { dl, ul }: RequestedPlan): readonly Plan[] {
  if (dl === undefined && ul === undefined) return plans
  const distance = (plan: Plan) =>
    (dl === undefined ? 0 : Math.abs(plan.plan_download - dl)) +
    (ul === undefined ? 0 : Math.abs(plan.plan_upload - ul))
  const least = Math.min(...plans.map(distance))
  return plans.filter((plan) => distance(plan) === least)
}

/**
 * Returns the plans that match the request in a link. The ids are tried first (idr, idm, id), then the sku, which may
 * belong to a plan that is replaced by another one. If none of them matches, the plans nearest to the requested
 * download and upload speed are taken, and among these the plans with the requested subscriptions. A criterion that no
 * plan meets is ignored, because an outdated link must not empty the list; null if no plan meets any.
 */
function plansAskedFor(plans: readonly Plan[], wish: RequestedPlan): readonly Plan[] | null {
  for (const id of [wish.idr, wish.idm, wish.id]) {
    const found = id ? plans.filter((plan) => isIdInLink(plan.id, id)) : []
    if (found.length) return found
  }
  const bySku = wish.sku
    ? plans.filter(({ sku, insteadOf }) => sku === wish.sku || insteadOf === wish.sku)
    : []
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
 * has subscriptions, all plans are compared.
 */
export function preferredPlan(plans: readonly Plan[]): Plan | null {
  const rank = (plan: Plan) => (plan.subscriptions.length > 0 ? 1 : 0)
  return [...plans].sort((a, b) => rank(b) - rank(a) || b.price_with_dacc - a.price_with_dacc)[0] ?? null
}

/**
 * Applies the request in a link to the plans on offer. `only` is set if exactly one plan matches; the step planos is
 * then skipped. A plan only for companies is never `only`, because its card says so first. `preferred` is the plan to
 * mark among those that match the request; null if there is none. `matches` are all that match; none without a request.
 */
export function choosePlan(
  plans: readonly Plan[],
  wish: RequestedPlan,
): { readonly only: Plan | null; readonly preferred: Plan | null; readonly matches: readonly Plan[] } {
  const asked = plansAskedFor(plans, wish)
  const [match, ...others] = asked ?? plans
  const isAlone = others.length === 0 && !match?.companyOnly
  return {
    only: isAlone ? (match ?? null) : null,
    preferred: preferredPlan(asked ?? []),
    matches: asked ?? [],
  }
}

/** Whether a link names this plan, by its id, its sku, or the sku of a plan that it replaces. */
export const isNamedByLink = ({ id, sku, insteadOf }: Plan, wish: RequestedPlan): boolean =>
  [wish.idr, wish.idm, wish.id].some((each) => isIdInLink(id, each)) ||
  (wish.sku !== undefined && [sku, insteadOf].includes(wish.sku))

/**
 * Returns the customer's offer that a link selects; null if the visitor still has to choose. A single
 * offer is selected only if the link names it, because the visitor must otherwise see it first.
 */
export function linkedOffer(plans: readonly Plan[], wish: RequestedPlan): Plan | null {
  const { only } = choosePlan(plans, wish)
  return plans.length > 1 || (only !== null && isNamedByLink(only, wish)) ? only : null
}

/** Returns a customer's offers in display order: by price with direct debit, the cheapest first. */
export const offersInOrder = (plans: readonly Plan[]): readonly Plan[] =>
  plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
