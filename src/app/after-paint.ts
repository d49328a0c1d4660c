/** Milliseconds after which it runs without a paint: a page in the background is not painted. */
const patience = 100

/** Runs something once, behind the next frame. */
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
