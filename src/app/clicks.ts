import type { MouseEvent, KeyboardEvent } from 'react'
import type { JourneyId } from '../funnel/types.ts'
import { journeyAt } from '../site/journey-at.ts'
import { isInApp, screenAt } from './screen-at.ts'

/** The element of the first click of a double click. */
let first: Element | null = null

/**
 * Drops the second click of a double click if the first one replaced the clicked element: otherwise it hits whatever
 * took its place, and "Confirmar pedido" takes the place of "Continuar" (X12). Call it for every click, before any
 * other handler.
 */
export function dropSecondClick(event: MouseEvent): void {
  const { detail, target } = event
  if (detail === 1 && target instanceof Element) first = target
  else if (detail > 1 && first && !first.isConnected) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Submits only once while Enter is held down: key repeat would answer the questions that follow. */
export function dropRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/**
 * Turns clicks on plain links within this site into router navigation, so that `ui` components need no router. A link
 * with a query (a plan to preselect), to another journey or outside the app loads a new page.
 * @param base campaign prefix with leading slash, '' for none
 * @param own journey of the page's campaign
 * @param journey journey of this page
 */
export function catchLinks(
  base: string,
  own: JourneyId,
  journey: JourneyId,
  navigate: (path: string) => void,
) {
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href, window.location.href)
    if (url.origin !== window.location.origin || url.search || url.hash) return
    if (base && url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return
    const path = url.pathname.slice(base.length) || '/'
    if (journeyAt(own, path) !== journey || !isInApp(screenAt(journey, path))) return
    event.preventDefault()
    navigate(path)
  }
}
