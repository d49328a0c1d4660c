/** Reports to the tag manager what a visitor does with the offers of a page (D42). Nothing of it names a person. */
import { LEAD_EVENT, type LeadForm } from '../../lib/lead-dom-event.ts'
import { consentNow, onConsent } from './consent.ts'
import { pushEcommerce, pushEvent } from './data-layer.ts'

/** sku of a link that opens an order with a plan; null for any other link (M2.44). */
function skuOf(link: HTMLAnchorElement): string | null {
  const { pathname, searchParams } = new URL(link.href, location.href)
  return /\/checkout\/|\/chat\/?$/.test(pathname) ? searchParams.get('s') : null
}

const itemsOf = (skus: readonly string[]) => [...new Set(skus)].map((item_id) => ({ item_id }))

/** Runs `report` if the visitor consents to anything, and returns whether it did. */
function withConsent(report: () => void): boolean {
  const isAllowed = consentNow() !== 'denied'
  if (isAllowed) report()
  return isAllowed
}

/**
 * Reports the plans on the page, a plan and a promotion that are chosen, and a form that brings a lead. Each is reported
 * once: a plan that was chosen in a card is chosen again with the way to order it. The list is still on the page when
 * consent is given later; whatever happened before that is never reported.
 */
export function watchOffers(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="s="]')]
  const items = itemsOf(links.map(skuOf).filter((sku) => sku !== null))
  let isListed = items.length === 0
  const tellList = () => {
    // an order may have taken the page's place
    if (!links.some(({ isConnected }) => isConnected)) return
    isListed ||= withConsent(() => pushEcommerce('view_item_list', { items }))
  }
  tellList()
  onConsent(tellList)

  const told = new Set<string>()
  /** Reports an event about a plan, unless the same was reported before. */
  const tellOnce = (event: string, sku: string, more: Readonly<Record<string, string>> = {}) => {
    const key = [event, sku, ...Object.values(more)].join(' ')
    if (told.has(key)) return
    if (withConsent(() => pushEcommerce(event, { ...more, items: itemsOf([sku]) }))) told.add(key)
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="s="]') : null
    const sku = link && skuOf(link)
    if (!sku) return
    const promotion_id = link.closest<HTMLElement>('[data-promotion]')?.dataset.promotion
    if (promotion_id) tellOnce('select_promotion', sku, { promotion_id })
    tellOnce('select_item', sku)
  })

  const forms = new Set<LeadForm>()
  document.addEventListener(LEAD_EVENT, (event) => {
    const { detail: lead_source } = event as CustomEvent<LeadForm>
    if (forms.has(lead_source)) return
    if (withConsent(() => pushEvent('generate_lead', { lead_source }))) forms.add(lead_source)
  })
}
