/** Fallback in milliseconds: a background page never paints. */
const patience = 100

/** Runs a callback once, after the next frame. */
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
