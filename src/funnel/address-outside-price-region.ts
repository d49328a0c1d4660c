import type { Order } from './types.ts'

/**
 * Returns the state whose regional prices the link or the campaign offers, if the address is not in it; null
 * otherwise.
 * @param offered the state, as two letters; null for prices that hold everywhere
 */
export function stateOutsidePriceRegion(
  { facts: { coverage } }: Pick<Order, 'facts'>,
  offered: string | null,
): string | null {
  const isElsewhere = coverage?.address != null && coverage.address.state !== offered
  return isElsewhere && coverage.plans.every(({ state }) => state !== offered) ? offered : null
}
