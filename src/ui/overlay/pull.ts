/**
 * A dialog that slid up from below can be pulled down again by a finger, and springs from where it is released with the
 * finger's speed. Loaded with the first dialog that is opened where there are fingers; 'Fechar' and Escape need none of
 * it.
 */
import { animateMini, spring } from 'framer-motion/dom'
import { isMotionUnwanted } from '../motion.ts'

export interface Sample {
  readonly y: number
  /** Milliseconds. */
  readonly at: number
}

/** Pixels per second from which letting go is throwing. */
const THROWN = 500
/** Part of its height from which it closes when released at rest. */
const FAR = 0.35
/** Pixels within which a finger rests. */
const STILL = 3
/** Milliseconds that count for a finger's speed. */
const RECENT = 80

/** Pixels per second at which a finger was moving when it was lifted. */
export function speedAt(samples: readonly Sample[], lifted: number): number {
  const recent = samples.filter(({ at }) => lifted - at <= RECENT)
  const [first, last] = [recent[0], recent.at(-1)]
  return first && last && last.at > first.at ? ((last.y - first.y) / (last.at - first.at)) * 1000 : 0
}

/** Whether a dialog that is let go of closes. */
export const isThrown = (pulled: number, speed: number, height: number): boolean =>
  speed > THROWN || (speed > -THROWN && pulled > height * FAR)

/**
 * Lets a finger pull the dialog by its head, and by its content where that is at its top. Closing is asked for as Escape
 * does it.
 * @returns stops it
 */
export function letPull(dialog: HTMLElement): () => void {
  let finger: Finger | null = null
  let samples: Sample[] = []
  let pulled = 0
  let motion: ReturnType<typeof animateMini> | null = null
  const ends = new AbortController()

  const place = (y: number) => {
    pulled = y
    dialog.style.transform = `translateY(${y}px)`
    dialog.style.setProperty('--pulled', String(y / dialog.offsetHeight))
  }
  const rest = () => {
    if (dialog.dataset.pulled === 'held') return
    delete dialog.dataset.pulled
    dialog.style.removeProperty('transform')
    dialog.style.removeProperty('--pulled')
  }
  const release = (speed: number) => {
    const height = dialog.offsetHeight
    const isGone = isThrown(pulled, speed, height)
    const to = isGone ? height : 0
    dialog.dataset.pulled = 'free'
    if (isGone) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (isMotionUnwanted() || to === pulled) {
      rest()
      return
    }
    motion = animateMini(
      dialog,
      { transform: [`translateY(${pulled}px)`, `translateY(${to}px)`] },
      // speed in hundredths of the way
      { type: spring, stiffness: 420, damping: 42, velocity: (speed / (to - pulled)) * 100 },
    )
    motion.then(rest, rest)
  }

  const on = <Type extends 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel'>(
    type: Type,
    hear: (event: TouchEvent) => void,
  ) => dialog.addEventListener(type, hear, { signal: ends.signal, passive: type !== 'touchmove' })

  on('touchstart', ({ touches, target }) => {
    finger = null
    samples = []
    const [touch] = touches
    if (touch && touches.length === 1 && target instanceof Element && canPull(dialog, target))
      finger = fingerAt(touch, dialog)
  })
  on('touchmove', (event) => {
    const touch = finger && touchOf(finger, event)
    if (!finger || !touch) return
    const [x, y] = [Math.abs(touch.clientX - finger.x), touch.clientY - finger.y]
    if (dialog.dataset.pulled !== 'held') {
      if (Math.max(x, Math.abs(y)) < STILL) return
      // up, sideways, or scrolling already
      if (y <= x || !event.cancelable) {
        finger = null
        return
      }
      dialog.dataset.pulled = 'held'
      motion?.cancel()
    }
    if (event.cancelable) event.preventDefault()
    place(Math.max(0, finger.from + y / finger.zoom))
    samples.push({ y: touch.clientY / finger.zoom, at: event.timeStamp })
  })
  const lift = (event: TouchEvent, speed: number) => {
    if (!finger || touchOf(finger, event)) return
    finger = null
    if (dialog.dataset.pulled === 'held') release(speed)
  }
  on('touchend', (event) => lift(event, speedAt(samples, event.timeStamp)))
  // taken away by the system: back to its place
  on('touchcancel', (event) => lift(event, -THROWN))
  dialog.dataset.pulls = ''
  return () => ends.abort()
}

type Finger = {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Where the dialog was: it may still have been moving. */
  readonly from: number
  /** Pixels of the screen in one of the page. */
  readonly zoom: number
}

const fingerAt = ({ identifier, clientX, clientY }: Touch, dialog: HTMLElement): Finger => ({
  id: identifier,
  x: clientX,
  y: clientY,
  from: new DOMMatrix(getComputedStyle(dialog).transform).m42,
  zoom: dialog.getBoundingClientRect().height / dialog.offsetHeight,
})

const touchOf = ({ id }: Finger, { touches }: TouchEvent) =>
  [...touches].find(({ identifier }) => identifier === id)

/** Not where it is at the side, where text is selected, or where content is scrolled and so goes on scrolling. */
function canPull(dialog: HTMLElement, touched: Element): boolean {
  if (getComputedStyle(dialog).getPropertyValue('--side') !== 'below') return false
  if (touched.closest('input, select, textarea')) return false
  for (let each: Element | null = touched; each && each !== dialog; each = each.parentElement)
    if (each.scrollTop > 0) return false
  return true
}
