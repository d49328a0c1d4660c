/**
 * Scrolls a row of cards by arrow buttons, arrow keys and mouse. The row itself is part of the server-rendered
 * page.
 */
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

export type Ends = { readonly isAtStart: boolean; readonly isAtEnd: boolean }

/** Pixels by which one press of an arrow scrolls a row. */
const STEP = 320
/** Pixels that a mouse with a pressed button must move before the movement counts as dragging. */
const THRESHOLD = 10
/** Tolerance in pixels for recognising an end of the row, because browsers round scroll positions. */
const SLACK = 2

/**
 * Returns a function that scrolls a row smoothly by one step. Presses in quick succession add up.
 */
export function rowMover(row: HTMLElement): (by: -1 | 1) => void {
  let target: number | null = null
  row.addEventListener('scrollend', () => {
    target = null
  })
  return (by) => {
    const furthest = row.scrollWidth - row.clientWidth
    target = Math.min(furthest, Math.max(0, (target ?? row.scrollLeft) + by * STEP))
    row.scrollTo({ left: target, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }
}

/**
 * Reports which ends of a row are in view, at first and after every change. If all cards fit, both are in
 * view.
 * @returns a function that stops reporting
 */
export function followEnds(row: HTMLElement, tell: (ends: Ends) => void): () => void {
  const measure = () => {
    const { scrollLeft, clientWidth, scrollWidth } = row
    tell({
      isAtStart: scrollLeft <= SLACK,
      isAtEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
    })
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(row)
  row.addEventListener('scroll', measure, { passive: true })
  return () => {
    sizes.disconnect()
    row.removeEventListener('scroll', measure)
  }
}

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Makes the left and right arrow keys scroll a row by one step while the focus is in the row, and scrolls whatever the
 * Tab key reaches fully into view, because browsers scroll only if no part of it is visible.
 * @returns a function that removes the listeners
 */
export function moveByKeys(row: HTMLElement, move: (by: -1 | 1) => void): () => void {
  const press = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    move(by)
  }
  const show = ({ target }: FocusEvent) => {
    if (target === row || !(target instanceof Element) || !target.matches(':focus-visible')) return
    // after the browser's own scrolling, so that this is sideways only
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  }
  row.tabIndex = 0
  row.addEventListener('keydown', press)
  row.addEventListener('focusin', show)
  return () => {
    row.removeEventListener('keydown', press)
    row.removeEventListener('focusin', show)
  }
}

/**
 * Makes a row scroll when it is dragged with the mouse. A link under the pointer is not followed after
 * dragging.
 * @returns a function that removes the listeners
 */
export function pullByMouse(row: HTMLElement): () => void {
  let from: { readonly x: number; readonly left: number } | null = null
  let isPulled = false
  const ends = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
    capture = false,
  ) => row.addEventListener(type, hear, { signal: ends.signal, capture })
  const letGo = () => {
    from = null
    delete row.dataset.pulled
  }
  on('pointerdown', ({ pointerType, button, clientX, offsetY, target }) => {
    isPulled = false
    const isScrollBar = target === row && offsetY >= row.clientHeight
    if (pointerType === 'mouse' && button === 0 && !isScrollBar) from = { x: clientX, left: row.scrollLeft }
  })
  on('pointermove', ({ clientX, pointerId, buttons }) => {
    if (!from) return
    // the button was released outside the row
    if (buttons === 0) {
      letGo()
      return
    }
    if (!isPulled) {
      if (Math.abs(clientX - from.x) < THRESHOLD) return
      isPulled = true
      row.setPointerCapture(pointerId)
      row.dataset.pulled = ''
    }
    row.scrollLeft = from.left + from.x - clientX
  })
  on('pointerup', letGo)
  on('pointercancel', letGo)
  // without this, the browser would drag the link
  on('dragstart', (event) => event.preventDefault())
  on(
    'click',
    (event) => {
      if (!isPulled) return
      isPulled = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  return () => ends.abort()
}
