/** Runs a callback once, after the next frame. */

/**
 * Milliseconds after which the callback runs even if no frame was painted. A page in the background never paints, and a
 * slow phone may need a third of a second.
 */
const patience = 500

export function afterPaint(run: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    run()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, patience)
}
