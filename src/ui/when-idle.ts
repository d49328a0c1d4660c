/** Milliseconds after which it runs in a busy browser all the same. */
const PATIENCE = 2000

/** Runs something when the browser has nothing else to do; Safari cannot tell, and does it a little later. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE })
  else setTimeout(run, PATIENCE / 10)
}
