/** Opens the page of another campaign by loading it. */
import { planLinkQuery } from '../../funnel/plan-in-link.ts'
import type { RequestedPlan } from '../../funnel/step-and-journey-types.ts'
import { getDependencies } from './effects.ts'

export const below = (prefix: string, path: string) => `${prefix && `/${prefix}`}${path || '/'}`
export const queryOf = (wish: RequestedPlan) => {
  const query = planLinkQuery(wish)
  return query && `?${query}`
}

/**
 * Reopens the current page under the order's campaign, because a loaded page can show only one campaign. It
 * replaces the history entry; otherwise Back would only redirect the visitor again.
 * @param wish the plan requested in the URL
 */
export function* reopenPageUnderPrefix(prefix: string, wish: RequestedPlan = {}) {
  const { open, path } = yield* getDependencies()
  open(below(prefix, path()) + queryOf(wish), 'replace')
}
