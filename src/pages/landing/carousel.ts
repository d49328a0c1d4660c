/**
 * Turns a row of cards into a carousel with the Swiper library. It is loaded only for a row that is wider than the
 * page. Without it, the row scrolls natively and has the same layout.
 */
import Swiper from 'swiper'
import { Autoplay, FreeMode, Keyboard, Mousewheel } from 'swiper/modules'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

export interface CarouselState {
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  /** Whether the carousel moves automatically; 'none' if it never does. */
  readonly autoplay: 'none' | 'on' | 'paused'
}

/** Functions that control a running carousel. */
export interface Carousel {
  readonly move: (by: -1 | 1) => void
  readonly play: () => void
  readonly pause: () => void
  readonly destroy: () => void
}

type Options = {
  readonly autoplays: boolean
  readonly onChange: (state: CarouselState) => void
}

/**
 * Turns a row into a carousel. Throws if the row has fewer than two cards.
 * @param row an element with one child, the list of cards. The gaps between the cards must be margins: swiper
 *   counts margins as part of a card, so no card moves when the carousel starts (carousel.css)
 */
export function openCarousel(row: HTMLElement, { autoplays, onChange }: Options): Carousel {
  const list = row.firstElementChild
  const cards = [...(list?.children ?? [])].filter((card) => card instanceof HTMLElement)
  const [first, second] = cards
  if (!list || !first || !second) throw new Error('no cards')
  const scrolled = Math.round(row.scrollLeft / (second.offsetLeft - first.offsetLeft))
  const roles: readonly (readonly [Element, string])[] = [
    [row, 'swiper'],
    [list, 'swiper-wrapper'],
    ...cards.map((card) => [card, 'swiper-slide'] as const),
  ]
  row.scrollLeft = 0
  for (const [element, role] of roles) element.classList.add(role)

  const isStill = prefersReducedMotion()
  const hasAutoplay = autoplays && !isStill
  let isPaused = !hasAutoplay
  const swiper = new Swiper(row, {
    modules: [Autoplay, FreeMode, Keyboard, Mousewheel],
    slidesPerView: 'auto',
    initialSlide: scrolled,
    // speed 400 ms, autoplay 5000 ms, drag threshold 10, flick power 600
    speed: isStill ? 0 : 400,
    autoplay: hasAutoplay && { delay: 5000, pauseOnMouseEnter: true },
    threshold: 10,
    // A flick with power 600 moves the row 600 px for each px/ms of speed and then snaps to the nearest card.
    // Swiper's formula is speed × `momentumVelocityRatio` × 1000 ms × `momentumRatio`, and its speed is half
    // that of the finger. Under reduced motion there is no momentum, because swiper would wait for
    // transitions that never run.
    freeMode: {
      enabled: true,
      sticky: true,
      momentum: !isStill,
      momentumVelocityRatio: 2,
      momentumRatio: 0.6,
    },
    // arrow keys work while the focus is inside (see below); page keys and the vertical wheel scroll the page
    keyboard: { enabled: false, pageUpDown: false },
    mousewheel: { enabled: true, forceToAxis: true },
  })
  const tell = () =>
    onChange({
      isAtStart: swiper.isBeginning,
      isAtEnd: swiper.isEnd,
      autoplay: hasAutoplay ? (isPaused ? 'paused' : 'on') : 'none',
    })
  const pause = () => {
    isPaused = true
    swiper.autoplay.stop()
    tell()
  }
  const resume = () => {
    if (!isPaused) swiper.autoplay.start()
  }
  swiper.on('slideChange reachBeginning reachEnd fromEdge lock unlock', tell)
  // a visitor who drags the carousel wants to look at a card
  swiper.on('sliderFirstMove', pause)
  swiper.on('keyPress', pause)
  swiper.on('scroll', pause)

  const ends = new AbortController()
  const { signal } = ends
  row.tabIndex = 0
  // while the focus is inside, the carousel does not move by itself, and the focused card scrolls into view
  row.addEventListener(
    'focusin',
    ({ target }) => {
      swiper.keyboard.enable()
      swiper.autoplay.stop()
      const card = cards.findIndex((each) => target instanceof Node && each.contains(target))
      const focused = cards[card]
      if (focused && target instanceof Element && target.matches(':focus-visible') && !isWhole(focused, row))
        swiper.slideTo(card)
    },
    { signal },
  )
  row.addEventListener(
    'focusout',
    () => {
      swiper.keyboard.disable()
      resume()
    },
    { signal },
  )
  // the carousel does not move automatically while it is out of view
  const seen = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) resume()
    else swiper.autoplay.stop()
  })
  seen.observe(row)
  tell()

  return {
    move: (by) => {
      pause()
      if (by > 0) swiper.slideNext()
      else swiper.slidePrev()
    },
    play: () => {
      isPaused = false
      swiper.autoplay.start()
      tell()
    },
    pause,
    destroy: () => {
      ends.abort()
      seen.disconnect()
      swiper.destroy()
      for (const [element, role] of roles) element.classList.remove(role)
      row.removeAttribute('tabindex')
    },
  }
}

/** Whether the whole width of a card is in view. */
function isWhole(card: HTMLElement, row: HTMLElement): boolean {
  const { left, right } = card.getBoundingClientRect()
  const { left: start, right: end } = row.getBoundingClientRect()
  return left >= start && right <= end
}
