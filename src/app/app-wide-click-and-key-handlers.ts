/**
 * Click and key handlers for the whole app: they ignore accidental double clicks and repeated Enter, and turn plain
 * links into router navigation.
 */
import type { MouseEvent, KeyboardEvent } from 'react'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { journeyAt } from '../site/journey-at-path.ts'
import { isInApp, screenAt } from './screen-at-path.ts'

/** Target of the latest single click, or of the first click of a double click. */
let first: Element | null = null

/**
 * Ignores the second click of a double click if the first one replaced the clicked element. Otherwise the second click
 * would hit the new element in the same place: "Confirmar pedido" appears where "Continuar" was. Call it for every
 * click, before any other handler.
 */
export function dropSecondClick(event: MouseEvent): void {
  const { detail, target } = event
  if (detail === 1 && target instanceof Element) first = target
  else if (detail > 1 && first && !first.isConnected) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Milliseconds within which two presses of Enter are like a double click. */
const DOUBLE_PRESS_MS = 500

/** The latest press of Enter that was not ignored; null once another key was pressed. */
let entered: { readonly target: EventTarget; readonly at: number } | null = null

/**
 * Submits a form only once while Enter is held down or pressed twice. The key repeat, or the second press if the first
 * one replaced the field, would otherwise also answer the next question, unless something was entered in it. Call it for
 * every key.
 */
export function dropRepeatedEnter(event: KeyboardEvent): void {
  const { key, repeat, target, timeStamp: at } = event
  const field = target as Partial<HTMLInputElement>
  const isSecond = entered && !(entered.target as Node).isConnected && at - entered.at < DOUBLE_PRESS_MS
  if (key !== 'Enter') entered = null
  else if (repeat || (isSecond && !field.value)) event.preventDefault()
  else entered = { target, at }
}

/**
 * Returns the path to which a plain link within this site leads, without the campaign prefix; null if the browser loads a
 * new page for it, because it has a query (a plan to preselect), leads to another journey or leaves the app.
 * @param base campaign prefix with a leading slash; '' if there is none
 * @param own journey of the page's campaign
 * @param journey journey that this page shows
 */
const pathsInApp =
  (base: string, own: JourneyId, journey: JourneyId) =>
  (target: EventTarget): string | null => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return null
    const url = new URL(link.href, window.location.href)
    if (url.origin !== window.location.origin || url.search || url.hash) return null
    if (base && url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return null
    const path = url.pathname.slice(base.length) || '/'
    return journeyAt(own, path) === journey && isInApp(screenAt(journey, path)) ? path : null
  }

/** Turns clicks on plain links within this site into router navigation, so that the components in src/ui need no router. */
export function catchLinks(
  base: string,
  own: JourneyId,
  journey: JourneyId,
  navigate: (path: string) => void,
) {
  const pathOf = pathsInApp(base, own, journey)
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const path = pathOf(event.target)
    if (path === null) return
    event.preventDefault()
    navigate(path)
  }
}

/**
 * Loads the screen of a link that is pointed at, pressed or focused: the chat from the pages, and the pages from the chat,
 * which nobody else loads ahead.
 */
export function preloadLinked(
  base: string,
  own: JourneyId,
  journey: JourneyId,
  preload: (path: string) => Promise<unknown>,
) {
  const pathOf = pathsInApp(base, own, journey)
  return ({ target }: { readonly target: EventTarget }) => {
    const path = pathOf(target)
    // the screen is asked for again when it is shown
    if (path !== null) preload(path).catch(() => {})
  }
}
