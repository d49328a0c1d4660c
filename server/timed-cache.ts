/**
 * Returns a function that keeps the result of `read` for `ms` milliseconds. A failure is not kept: the next call reads
 * again.
 * @param now returns the current time in milliseconds
 */
export function cacheFor<T>(ms: number, now: () => number, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    const at = now()
    if (!kept || Math.abs(at - kept.at) >= ms) {
      const entry = { at, value: read() }
      kept = entry
      entry.value.catch(() => {
        if (kept === entry) kept = undefined
      })
    }
    return kept.value
  }
}
