/** A row of cards that scrolls sideways: its HTML is the page's own, and what moves it is here. */
import { isMotionUnwanted } from '../../ui/motion.ts'

export type Ends = { readonly isAtStart: boolean; readonly isAtEnd: boolean }

/** Pixels by which a press of an arrow moves a row (M9.11). */
const STEP = 320
/** Pixels of the mouse before a press counts as dragging. */
const THRESHOLD = 10
/** Pixels by which a browser may miss an end. */
const SLACK = 2

/**
 * Moves a row by one step, smoothly; presses in quick succession add up.
 * @returns moves it
 */
export function rowMover(row: HTMLElement): (by: -1 | 1) => void {
  let target: number | null = null
  row.addEventListener('scrollend', () => {
    target = null
  })
  return (by) => {
    const furthest = row.scrollWidth - row.clientWidth
    target = Math.min(furthest, Math.max(0, (target ?? row.scrollLeft) + by * STEP))
    row.scrollTo({ left: target, behavior: isMotionUnwanted() ? 'instant' : 'smooth' })
  }
}

/**
 * Reports which ends of a row are in view; both while everything fits.
 * @returns stops it
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
 * The arrow keys move a row by one step while the focus is in it.
 * @returns stops it
 */
export function moveByKeys(row: HTMLElement, move: (by: -1 | 1) => void): () => void {
  const press = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    move(by)
  }
  row.tabIndex = 0
  row.addEventListener('keydown', press)
  return () => row.removeEventListener('keydown', press)
}

/**
 * Lets the mouse pull a row, as a finger does by itself; a link that is let go of after that is not followed.
 * @returns stops it
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
    // let go of outside of the row
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
  // the browser would drag the link instead
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
