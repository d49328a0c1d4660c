/**
 * Where the cookie banner is placed: in the flow of the page, never over a form or the composer, and so that the first
 * question and what is around it keep their places (D73).
 */
import { afterPaint } from '../boot/after-paint.ts'

/** A page outside the order leaves a place for it. */
const OWN = '[data-consent-place]'

interface Place {
  readonly parent: Element
  readonly before: Element | null
}

/** Height that the banner would take in a place. */
type HeightIn = (parent: Element) => number

const atEnd = (parent: Element): Place => ({ parent, before: null })
const box = (element: Element) => element.getBoundingClientRect()

/** The scene begins with sky: this much of it may be covered. */
const SKY = 24

/** Beside the conversation on a wide screen; else below the composer, or in the sky over the opening, if it fits. */
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
  const houses = opener.querySelector('svg')
  if (foot && box(main).bottom - box(foot).bottom >= heightIn(main)) return atEnd(main)
  return houses && box(houses).top + SKY - box(opener).top >= heightIn(opener) ? atEnd(opener) : null
}

/**
 * Above the footer, from the second question on; while the first one is asked only if there is room, else below
 * everything: the footer must not move.
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
  return page ? placeInPage(page, isFirst, heightIn) : atEnd(document.body)
}

const question = () => document.querySelector('[data-step]')?.getAttribute('data-step') ?? location.pathname

/**
 * Puts an element there, and keeps it there while the screens change.
 * @returns takes it away
 */
export function keepPlaced(element: HTMLElement): () => void {
  const first = question()
  let isFirst = true
  /** Everything is measured without the element, in one go: nothing of it is ever painted. */
  const heightIn = (parent: Element) => {
    parent.append(element)
    const height = element.offsetHeight
    element.remove()
    return height
  }
  const place = () => {
    // a visitor whose focus is in it must not lose it
    if (element.contains(document.activeElement) || element.querySelector('dialog[open]')) return
    if (element.isConnected && isFirst && question() === first) return
    isFirst &&= question() === first
    if (isFirst || !isPlaced(element)) put(element, placeOf(isFirst, heightIn))
    isStanding = element.isConnected
    observer.takeRecords()
  }
  const anew = () => {
    if (isFirst) element.remove()
    place()
  }
  let isStanding = false
  let isDue = false
  let hasLeft = false
  const placeLater = () => {
    isDue = false
    if (!hasLeft) place()
  }
  const observer = new MutationObserver(() => {
    // it was removed with its screen: back in the same frame, or what is below it would jump
    if (isStanding && !element.isConnected) place()
    // measuring costs a quarter of what drawing the next question does, which has priority
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
    element.remove()
  }
}

/** Whether it is where a later question has it. */
function isPlaced(element: Element): boolean {
  const found = element.isConnected ? placeOf(false, () => Infinity) : null
  if (!found || found.parent !== element.parentElement) return false
  return found.before === element || element.nextElementSibling === found.before
}

function put(element: Element, found: Place | null): void {
  if (found) found.parent.insertBefore(element, found.before)
  else element.remove()
}
