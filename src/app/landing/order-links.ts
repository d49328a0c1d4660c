import type { PageCampaign } from '../../campaigns/types.ts'
import type { Mode } from '../../funnel/types.ts'

/**
 * Links into the order go to its first page; a visitor with the chat's version, or who prefers the chat, is taken there
 * instead (D12). They are plain links, so they work before this runs, and in a separate tab.
 * @param opening asked when a link is followed: the visitor may have chosen by then. Not asked where the link opens as
 *   it is, in a separate tab or by the visitor's answer to which way to order
 * @param prepare called when a link is first touched
 */
export function openInPreferredWay(
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
