const KEY = 'prosa.reloaded'
const SOON = 30_000

/**
 * A file of an old deploy is gone (faults 16): the page loads itself anew once, the order stands where it stood.
 * A second failure soon after is left to the boundary, so nothing loops.
 */
export function reloadOnceWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    try {
      const last = Number(sessionStorage.getItem(KEY))
      if (Date.now() - last < SOON) return
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}
