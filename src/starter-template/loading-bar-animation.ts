/** Controls how the loading bar of the demo site at /demo fills up over time. */

/** Share of the loading bar that is filled when loading starts. */
export const LOADING_BAR_MINIMUM = 0.08
/** Duration in milliseconds of one movement of the loading bar. A full bar disappears after this time. */
export const SPEED = 200
/** Milliseconds between two steps of the bar while the page is loading. */
export const TRICKLE = 800

/**
 * Largest share that is filled before the page has loaded, so that the bar never looks finished too early.
 */
const MOST = 0.994

/** Returns the next share of the bar to fill. The steps get smaller towards the end. */
const more = (share: number) => Math.min(MOST, share + (1 - share) * 0.1)

/**
 * Creates the timers of a loading bar. Call `start` when a page starts loading and `finish` when it has
 * loaded.
 * @param show draws a share from 0 to 1; null hides the bar
 */
export function loadingBarProgress(show: (share: number | null) => void) {
  let share: number | null = null
  let steps: ReturnType<typeof setInterval> | undefined
  let end: ReturnType<typeof setTimeout> | undefined

  function set(next: number | null): void {
    share = next
    show(next)
  }
  function rest(): void {
    clearInterval(steps)
    clearTimeout(end)
  }
  return {
    start(): void {
      rest()
      set(LOADING_BAR_MINIMUM)
      steps = setInterval(() => set(more(share ?? LOADING_BAR_MINIMUM)), TRICKLE)
    },
    finish(): void {
      if (share === null) return
      rest()
      set(1)
      end = setTimeout(() => set(null), SPEED)
    },
    stop: rest,
  }
}
