import type { MouseEvent } from 'react'
import type { JourneyId } from '../funnel/types.ts'
import { screenAt } from './screen-at.ts'

/**
 * Turns clicks on plain links of this site into moves of the router, so that parts of `ui` need no router. A
 * link with a query (a plan to take) or to a page outside the app loads the page anew.
 * @param base campaign prefix with leading slash, '' for none
 */
export function catchLinks(base: string, journey: JourneyId, navigate: (path: string) => void) {
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href, window.location.href)
    if (url.origin !== window.location.origin || url.search || url.hash) return
    if (base && url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return
    const path = url.pathname.slice(base.length) || '/'
    if (screenAt(journey, path).kind === 'unknown') return
    event.preventDefault()
    navigate(path)
  }
}
