/**
 * Runs a function when the browser is idle. Safari has no idle callback; there, the function runs after a short delay.
 */

/** Milliseconds after which the function runs even if the browser is busy. */
const PATIENCE = 2000

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE })
  else setTimeout(run, PATIENCE / 10)
}
