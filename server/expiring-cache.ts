/**
 * Creates a cache that keeps what `read` returns for `ms` milliseconds. If `read` fails, it is called again at once.
 * @param now returns the current time in milliseconds
 */
export function cacheFor<T>(ms: number, now: () => number, read: () => Promise<T>) {
  let kept: { at: number; value: Promise<T> } | undefined
  return {
    get: (): Promise<T> => {
      const at = now()
      if (!kept || Math.abs(at - kept.at) >= ms) {
        const entry = { at, value: read() }
        kept = entry
        entry.value.catch(() => {
          if (kept === entry) kept = undefined
        })
      }
      return kept.value
    },
    forget: () => void (kept = undefined),
  }
}
