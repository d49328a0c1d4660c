/** Drawing for an address that is covered: a house with its light on and, the first time, its whole street. */
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { findStep, idsOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { selectOrder } from '../../store/selectors.ts'
import '../../ui/motif/small-drawing-box.css'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { journeyScene } from '../journey-illustrations.tsx'

/** Milliseconds for which the street is shown before the plans scroll into view. The light runs for 600 of them. */
const MOMENT_MS = 1400

/** Pixels left free above the question after scrolling. */
const ABOVE_PX = 12

/** Height in pixels of the strip at the lower end of the chat in which its content fades out (chat-frame.css). */
const FADE_PX = 24

/** Events that show that the visitor is active, and not just waiting. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Whether the whole street has been shown; remembered here, too, because the browser's storage may be blocked. */
let isSeen = false

function wasSeen(): boolean {
  try {
    isSeen ||= sessionStorage.getItem(storageKeys.found.key) !== null
  } catch {
    // the storage is blocked: `isSeen` holds only until the page is reloaded
  }
  return isSeen
}

function noteSeen(): void {
  isSeen = true
  try {
    sessionStorage.setItem(storageKeys.found.key, '1')
  } catch {
    // as above
  }
}

/** Whether nothing after the plans has been answered, which means that the result has just arrived. */
function isNews(order: Order): boolean {
  const ids = idsOf(order, 'chat')
  const plans = findStep(order, ({ view }) => view === 'plans')
  return plans !== null && ids.slice(ids.indexOf(plans.id)).every((id) => !order.answers[id])
}

/**
 * Draws the house. Once per session, when the result has just arrived and motion is not reduced, it draws the whole
 * street: the light runs to the house, and then the question about the plan scrolls into view; any action of the
 * visitor ends this at once. While the result is only expected, the light is off.
 */
export default function AddressCoveredScene({ isExpected = false }: { readonly isExpected?: boolean }) {
  const order = useSelector(selectOrder)
  const [isMoment] = useState(() => isNews(order) && !wasSeen() && !prefersReducedMotion())
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isExpected) return
    noteSeen()
    return isMoment && box.current ? showPlansAfter(box.current) : undefined
  }, [isMoment, isExpected])
  const scene = (state: 'short' | 'found', part: 'street' | 'house') =>
    journeyScene(order.journey, { state, part })
  const lit = scene('found', isMoment ? 'street' : 'house')
  if (!lit) return null
  if (!isMoment)
    return <span className="house-scene night">{isExpected ? scene('short', 'house') : lit}</span>
  return (
    <div className="found-scene" data-moment="" ref={box}>
      {scene('short', 'street')}
      {!isExpected && (
        <div className="found-scene__run">
          <div>{lit}</div>
        </div>
      )}
    </div>
  )
}

/**
 * Brings the plans into view, if they are not, unless the visitor acts first. Returns a function that ends the wait.
 */
function showPlansAfter(box: HTMLElement): () => void {
  const acting = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    acting.abort()
    delete box.dataset.moment
  }
  const timer = setTimeout(() => {
    stop()
    const question = box.closest('.msg')?.nextElementSibling ?? document.querySelector('main h1')
    const prices = [...document.querySelectorAll('[data-first-view]')]
    const last = prices.at(-1)?.getBoundingClientRect()
    const scroller = box.closest('.chat__scroll') ?? document.documentElement
    const end = Math.min(scroller.getBoundingClientRect().bottom, window.innerHeight)
    if (!question || !last || last.bottom <= end - FADE_PX) return
    // not scrollIntoView, which also moves the chat's frame, although that does not scroll
    const top = Math.max(scroller.getBoundingClientRect().top, 0)
    const by = question.getBoundingClientRect().top - top - ABOVE_PX
    // at once, softened by the opacity: a press during a smooth scroll would land on something else
    scroller.scrollBy({ top: by, behavior: 'instant' })
    scroller.animate({ opacity: [0.2, 1] }, 200)
  }, MOMENT_MS)
  for (const act of ACTS) document.addEventListener(act, stop, { passive: true, signal: acting.signal })
  return stop
}
