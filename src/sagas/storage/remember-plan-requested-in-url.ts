import { parsePlanInLink, planLinkQuery } from '../../funnel/plan-in-link.ts'
import type { RequestedPlan } from '../../funnel/step-and-journey-types.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'

/**
 * Returns the requested plan: the one in the URL, which is then stored for this tab, or else the stored one.
 */
export function requestedPlan(fromAddress: RequestedPlan, storage: ClientStorage): RequestedPlan {
  if (Object.keys(fromAddress).length) {
    storage.write('wish', planLinkQuery(fromAddress))
    return fromAddress
  }
  return parsePlanInLink(new URLSearchParams(storage.read('wish') ?? ''))
}
