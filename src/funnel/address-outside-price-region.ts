import { STATE_OF_PLAN } from '../campaigns/regional-plans.ts'
import type { Order } from './types.ts'

/**
 * Returns the state whose regional prices the campaign or the link offers, if the address is not in it; null
 * otherwise.
 */
export function stateOutsidePriceRegion(
  { facts: { coverage }, wish }: Order,
  ofCampaign: string | null,
): string | null {
  const offered = (wish.sku === undefined ? undefined : STATE_OF_PLAN[wish.sku]) ?? ofCampaign
  const isElsewhere = coverage?.address != null && coverage.address.state !== offered
  return isElsewhere && coverage.plans.every(({ sku }) => STATE_OF_PLAN[sku] !== offered)
    ? (offered ?? null)
    : null
}
