/**
 * Lets visitors close a dialog on a touch screen by pulling it down. On release, a spring animation closes the dialog
 * or returns it to its place. This code is loaded when the first dialog opens on a touch screen. 'Fechar' (close) and
 * Escape work without it.
 */
import { animateMini, spring } from 'framer-motion/dom'
import { prefersReducedMotion } from '../reduced-motion.ts'

/** A position of the finger at a point in time. */
export interface Sample {
  /** Pixels from the top of the window. */
  readonly y: number
  /** Time in milliseconds. */
  readonly at: number
}

/** Speed of the finger, in pixels per second, above which letting go closes the dialog. */
const THROWN = 500
/**
 * Share of its height, from 0 to 1. A dialog that was pulled down further than this closes even if the finger
 * was slow.
 */
const FAR = 0.35
/** Movements by fewer pixels do not count as pulling. */
const STILL = 3
/** The speed of the finger is measured over this many milliseconds before it is lifted. */
const RECENT = 80

/** Returns the speed of the finger when it was lifted, in pixels per second. */
export function speedAt(samples: readonly Sample[], lifted: number): number {
  const recent = samples.filter(({ at }) => lifted - at <= RECENT)
  const [first, last] = [recent[0], recent.at(-1)]
  return first && last && last.at > first.at ? ((last.y - first.y) / (last.at - first.at)) * 1000 : 0
}

/** Whether a dialog closes when it is released, given the pixels it was pulled, its speed and its height. */
export const isThrown = (pulled: number, speed: number, height: number): boolean =>
  speed > THROWN || (speed > -THROWN && pulled > height * FAR)

/**
 * Lets a finger pull the dialog by its header, or by its content if the content is scrolled to the top. To
 * close the dialog, it dispatches the same event as Escape.
 * @returns a function that removes the listeners
 */
export function enablePullToClose(dialog: HTMLElement): () => void {
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
    if (prefersReducedMotion() || to === pulled) {
      rest()
      return
    }
    motion = animateMini(
      dialog,
      { transform: [`translateY(${pulled}px)`, `translateY(${to}px)`] },
      // speed in hundredths of the distance
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
      // the finger moves up or sideways, or the content is already scrolling
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
  // the system has cancelled the touch: the dialog returns to its place
  on('touchcancel', (event) => lift(event, -THROWN))
  dialog.dataset.pulls = ''
  return () => ends.abort()
}

type Finger = {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Position of the dialog when the finger touched it; the dialog may still have been moving. */
  readonly from: number
  /** Screen pixels per pixel of the zoomed page. */
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

/**
 * Whether a touch may pull: not in a drawer at the side, not in an input, and not in content that is scrolled
 * down.
 */
function canPull(dialog: HTMLElement, touched: Element): boolean {
  if (getComputedStyle(dialog).getPropertyValue('--side') !== 'below') return false
  if (touched.closest('input, select, textarea')) return false
  for (let each: Element | null = touched; each && each !== dialog; each = each.parentElement)
    if (each.scrollTop > 0) return false
  return true
}
