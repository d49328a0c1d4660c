/** The share shown immediately (M1.4). */
export const MINIMUM = 0.08
/** Milliseconds of a movement of the bar. */
export const SPEED = 200
/** Milliseconds between two small steps while nothing has loaded yet. */
export const TRICKLE = 800

/** It never looks finished before it is. */
const MOST = 0.994

/** The less is left, the smaller the steps. */
const more = (share: number) => Math.min(MOST, share + (1 - share) * 0.1)

/**
 * A bar that starts when a page is left and finishes when the next one has loaded.
 * @param show draws a share between 0 and 1; null: nothing
 */
export function progressOf(show: (share: number | null) => void) {
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
      set(MINIMUM)
      steps = setInterval(() => set(more(share ?? MINIMUM)), TRICKLE)
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
