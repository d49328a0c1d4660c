import type { Tracker } from '../../sagas/runtime/outside.ts'

/** sku of a link that opens an order with a plan; null for any other link (M2.44). */
function skuOf(link: HTMLAnchorElement): string | null {
  const { pathname, searchParams } = new URL(link.href, location.href)
  return /\/checkout\/|\/chat\/?$/.test(pathname) ? searchParams.get('s') : null
}

const itemsOf = (skus: readonly string[]) => [...new Set(skus)].map((item_id) => ({ item_id }))

/** A page's plans, by the links of their cards: seen, and chosen with a click (D42). */
export function watchOffers(tracker: Tracker): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="s="]')]
  const skus = links.map(skuOf).filter((sku) => sku !== null)
  if (skus.length > 0) tracker.ecommerce('view_item_list', { items: itemsOf(skus) })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="s="]') : null
    const sku = link && skuOf(link)
    if (sku) tracker.ecommerce('select_item', { items: itemsOf([sku]) })
  })
}
