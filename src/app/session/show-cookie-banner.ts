/** Shows the cookie banner until the visitor has made a choice, and opens the cookie settings from it. */
import type { Consent } from '../../lib/cookie-consent.ts'
import { renderConsentBanner } from '../../ui/consent/render-consent-banner.ts'
import { loadWithRetries } from '../../ui/retry-failed-files-or-reload.ts'
import { afterPaint } from '../boot/after-paint.ts'

/** Loads the settings, with React. Most visitors choose on the banner. */
const loadSettings = async () => import('./open-cookie-settings.tsx')

/** Selector of the place that a page outside the order reserves for the banner. */
const OWN = '[data-consent-place]'

interface Place {
  readonly parent: Element
  readonly before: Element | null
}

/** Measures the height that the banner would have in a parent. */
type HeightIn = (parent: Element) => number

const atEnd = (parent: Element): Place => ({ parent, before: null })
const box = (element: Element) => element.getBoundingClientRect()

/**
 * Finds the place in the chat: next to the conversation on a wide screen, otherwise below the message box, if it fits
 * there, or over the opening picture. If there is no opening picture, the place is at the top of the conversation.
 */
function placeInChat(chat: Element, heightIn: HeightIn): Place | null {
  const [order, main] = [chat.querySelector('.chat__order'), chat.querySelector('.chat__main')]
  if (!main) return null
  if (order && box(order).left >= box(main).right) return atEnd(order)
  const opener = main.querySelector('.opener--chat')
  if (!opener) {
    const column = main.querySelector('.chat__scroll > .chat__column')
    return column && { parent: column, before: column.firstElementChild }
  }
  const foot = main.querySelector('.chat__foot')
  if (foot && box(main).bottom - box(foot).bottom >= heightIn(main)) return atEnd(main)
  return opener.querySelector('svg') && atEnd(opener)
}

/**
 * Finds the place on a page: above the footer. At the first question, if that would move the footer, the
 * place is below the page.
 */
function placeInPage(page: Element, isFirst: boolean, heightIn: HeightIn): Place {
  const above = { parent: page, before: page.querySelector(':scope > .site-footer') }
  if (!isFirst) return above
  const body = page.querySelector(':scope > .page__body')
  const room = body ? box(body).bottom - Math.max(...[...body.children].map((each) => box(each).bottom)) : 0
  if (room >= heightIn(page)) return above
  return { parent: page.parentElement ?? document.body, before: page.nextElementSibling }
}

function placeOf(isFirst: boolean, heightIn: HeightIn): Place | null {
  const own = document.querySelector(OWN)
  if (own) return atEnd(own)
  const chat = document.querySelector('.chat')
  if (chat) return placeInChat(chat, heightIn)
  const page = document.querySelector('.page')
  if (page) return placeInPage(page, isFirst, heightIn)
  // between two screens there is nothing that it could stand below
  return document.querySelector('main') && atEnd(document.body)
}

const question = () => document.querySelector('[data-step]')?.getAttribute('data-step') ?? location.pathname

/**
 * Puts the banner on the page, and puts it back when a change of screen has removed or misplaced it.
 * @returns a function that removes it
 */
function placeCookieBanner(element: HTMLElement): () => void {
  let first = question()
  let isFirst = true
  /** Measures the element in a parent and removes it again at once, before anything is painted. */
  const heightIn = (parent: Element) => {
    parent.append(element)
    const height = element.offsetHeight
    element.remove()
    return height
  }
  /** What the banner stands after: with a screen that is replaced, it goes. */
  let neighbour: Element | null = null
  const hasLostNeighbour = () => neighbour?.isConnected === false
  const place = () => {
    // the visitor must not lose the focus inside the banner
    if (element.contains(document.activeElement) || element.querySelector('dialog[open]')) return
    // a stored order is loaded before its question is there
    if (first === location.pathname) first = question()
    if (element.isConnected && isFirst && question() === first && !hasLostNeighbour()) return
    isFirst &&= question() === first
    if (!isFirst) restoreHeight(element)
    if (isFirst || !isPlaced(element)) put(element, placeOf(isFirst, heightIn))
    isStanding = element.isConnected
    neighbour = element.previousElementSibling
    observer.takeRecords()
  }
  const anew = () => {
    restoreHeight(element)
    if (isFirst) element.remove()
    place()
    // everything has moved anyway, and the conversation needs what room there is
    restoreHeight(element)
  }
  let isStanding = false
  let isDue = false
  let hasLeft = false
  const placeLater = () => {
    isDue = false
    if (!hasLeft) place()
  }
  const observer = new MutationObserver(() => {
    // The screen was removed, with the banner or from above it. Put it back in the same frame, or the content below would
    // jump.
    if (isStanding && (!element.isConnected || hasLostNeighbour())) place()
    // measuring takes a quarter of the time of drawing the next question, which has priority
    else if (!isDue) {
      isDue = true
      afterPaint(placeLater)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('resize', anew)
  place()
  return () => {
    hasLeft = true
    observer.disconnect()
    window.removeEventListener('resize', anew)
    restoreHeight(element)
    element.remove()
  }
}

/** Whether the element is already in the place that it has after the first question. */
function isPlaced(element: Element): boolean {
  const found = element.isConnected ? placeOf(false, () => Infinity) : null
  if (!found || found.parent !== element.parentElement) return false
  return found.before === element || element.nextElementSibling === found.before
}

/**
 * Puts the banner into a place. In the opening picture of the chat, which is too small for it on an enlarged page, it
 * moves neither the question nor the message box: what has no room is scrolled up.
 */
function put(element: HTMLElement, found: Place | null): void {
  if (!found) return element.remove()
  restoreHeight(found.parent)
  const scroller = found.parent.matches('.opener--chat') ? conversationAround(found.parent) : null
  const { clientHeight = 0, scrollHeight = 0, scrollTop = 0 } = scroller ?? {}
  found.parent.insertBefore(element, found.before)
  if (!scroller) return
  if (scroller.clientHeight > clientHeight) scroller.style.maxHeight = `${clientHeight}px`
  scroller.scrollTop = scrollTop + scroller.scrollHeight - scrollHeight
}

/** Gives the conversation back the height that it has without the banner. */
const restoreHeight = (element: Element) => conversationAround(element)?.style.removeProperty('max-height')

const conversationAround = (element: Element) => element.closest<HTMLElement>('.chat__scroll')

/** Shows the cookie banner until the visitor has chosen. It is independent of the app's store and router. */
export function showCookieBanner(onChoose: (consent: Consent) => void): void {
  const place = document.createElement('div')
  place.className = 'consent-place'
  // what the visitor was at before the banner: with the pressed button the focus would leave the page
  let before: EventTarget | null = null
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) before = relatedTarget
  })
  const choose = (consent: Consent) => {
    const hasFocus = place.contains(document.activeElement)
    leave()
    delete document.documentElement.dataset.ask
    if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
    onChoose(consent)
  }
  let isOpening = false
  async function manage() {
    if (isOpening) return
    isOpening = true
    try {
      const { openConsentSettings } = await loadWithRetries(loadSettings, () => place.isConnected, true)
      // the visitor may have chosen on the banner meanwhile
      if (place.isConnected) openConsentSettings(place, (consent) => consent && choose(consent))
    } catch {
      // the banner has gone
    }
    isOpening = false
  }
  // its place depends on its height
  renderConsentBanner(place, {
    reject: () => choose('denied'),
    accept: () => choose('both'),
    manage: () => void manage(),
  })
  const leave = placeCookieBanner(place)
}
