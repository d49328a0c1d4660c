/** Milliseconds after which it runs even if the browser is busy. */
const PATIENCE = 2000

/** Runs a function when the browser is idle. In Safari, which has no idle callback, it runs after a short delay. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE })
  else setTimeout(run, PATIENCE / 10)
}
