/**
 * Reports to the tag manager which offers a visitor sees and selects on a page, and which landing page form with
 * contact data is submitted. Nothing in the reports identifies the visitor.
 */
import { LEAD_EVENT, type LeadForm } from '../../lib/analytics-events.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { consentNow, onConsent } from './consent.ts'
import { pushEcommerce, pushToDataLayer } from './push-to-data-layer.ts'

/** sku of a link that opens an order with a plan; null for any other link. */
function skuOf(link: HTMLAnchorElement): string | null {
  const { pathname, searchParams } = new URL(link.href, location.href)
  return /\/checkout\/|\/chat\/?$/.test(pathname) ? searchParams.get('s') : null
}

const itemsOf = (skus: readonly string[]) => [...new Set(skus)].map((item_id) => ({ item_id }))

const { key: KEPT } = storageKeys.reportedEvents

/** What this tab has reported: the next page of the visit, and this page if it is opened again, do not repeat it. */
const reported = new Set<string>()

function readTold(): void {
  try {
    for (const each of sessionStorage.getItem(KEPT)?.split('\n') ?? []) reported.add(each)
  } catch {
    // blocked: what this page has reported is known all the same
  }
}

/** Reports an event if the visitor consents to anything, unless this tab has reported it. */
function reportOnce(event: string, which: string, report: () => void): void {
  readTold()
  const name = `${event} ${which}`
  if (reported.has(name) || consentNow() === 'denied') return
  report()
  reported.add(name)
  try {
    sessionStorage.setItem(KEPT, [...reported].join('\n'))
  } catch {
    // blocked or full
  }
}

/**
 * Reports the plans on the page, a plan and a promotion that are chosen, and a form that brings a lead. Each is
 * reported once: a plan that was chosen in a card is chosen again with the way to order it, and a form is sent again by
 * a visitor who went back, for the same lead. The list is still on the page when consent is given later; whatever
 * happened before that is never reported.
 */
export function reportOfferEvents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="s="]')]
  const items = itemsOf(links.map(skuOf).filter((sku) => sku !== null))
  const path = location.pathname
  const tellList = () => {
    // an order may have taken the page's place
    if (items.length > 0 && links.some(({ isConnected }) => isConnected))
      reportOnce('view_item_list', path, () => pushEcommerce('view_item_list', { items }))
  }
  tellList()
  onConsent(tellList)

  const tellPlan = (event: string, sku: string, more: Readonly<Record<string, string>> = {}) =>
    reportOnce(event, [sku, ...Object.values(more)].join(' '), () =>
      pushEcommerce(event, { ...more, items: itemsOf([sku]) }),
    )
  const hear = ({ target, button }: MouseEvent) => {
    // of the other buttons, only the middle one follows a link
    if (button > 1) return
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="s="]') : null
    const sku = link && skuOf(link)
    if (!sku) return
    const promotion_id = link.closest<HTMLElement>('[data-promotion]')?.dataset.promotion
    if (promotion_id) tellPlan('select_promotion', sku, { promotion_id })
    tellPlan('select_item', sku)
  }
  document.addEventListener('click', hear)
  document.addEventListener('auxclick', hear)
  document.addEventListener(LEAD_EVENT, (event) => {
    const { detail: lead_source } = event as CustomEvent<LeadForm>
    reportOnce('generate_lead', lead_source, () => pushToDataLayer('generate_lead', { lead_source }))
  })
}
