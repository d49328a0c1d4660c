/**
 * Reads and stores the plan that the visitor of a landing page has chosen. It is kept in the parameter `s` of the
 * page's URL, so that it survives a reload and is still there after going back from the order.
 */

const PARAMETER = 's'
const SKU = /^[\w-]{1,32}$/

/** Returns the sku of the chosen plan; undefined if there is none. */
export function chosenPlan(): string | undefined {
  const sku = new URLSearchParams(window.location.search).get(PARAMETER) ?? ''
  return SKU.test(sku) ? sku : undefined
}

export function keepChosenPlan(sku: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set(PARAMETER, sku)
  window.history.replaceState(window.history.state, '', url)
}

/** Returns the query with which an order begins, so that it offers the chosen plan; '' if none is chosen. */
export const planQuery = (sku: string | undefined): string =>
  sku === undefined ? '' : `?${PARAMETER}=${encodeURIComponent(sku)}`
