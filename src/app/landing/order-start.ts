/** How the order opens from a marketing page: by its links, and by an address that names an order. */
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import type { Mode } from '../../funnel/step-and-journey-types.ts'
import type { HeadLink } from '../server-rendering/early-input-and-tracking-script.ts'

/**
 * Makes links to the order open the chat instead of the first page, if the visitor chose the chat, or made no choice
 * and got the chat by the A/B test. The links in the HTML lead to the first page, so they work before this code runs
 * and in a new tab.
 * @param opening returns whether the order opens as chat or as pages. It is called only when a link is
 *   followed, because the visitor may have chosen by then
 * @param prepare called when a link to the order is touched or focused
 */
export function startOrderInPreferredMode(
  { prefix }: Pick<PageCampaign, 'prefix'>,
  opening: () => Mode,
  prepare: () => void,
): void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-order]') : null
  for (const touch of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(touch, (event) => linkOf(event) && prepare(), { passive: true })
  }
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || opening() !== 'chat') return
    event.preventDefault()
    window.location.assign(`${prefix && `/${prefix}`}/chat${link.search}`)
  })
}

/**
 * @param link what the script in the page's head took out of the address. It goes along, and is taken out there again
 * @param search the rest of the page's query
 */
export function addressOfLinkedOrder(
  { prefix }: Pick<PageCampaign, 'prefix'>,
  link: HeadLink | undefined,
  search: string,
  opening: () => Mode,
): string | null {
  if (!link || !(link.l || link.lmig || link.ls)) return null
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(link)) query.set(name, value)
  const path = opening() === 'chat' ? '/chat' : '/checkout/confirmacao/'
  return `${prefix && `/${prefix}`}${path}?${query}`
}
