/**
 * Loads the message handlers that the first messages rarely need (lazy-handlers.ts), such as plan advice and the
 * prepared answers to visitors' questions.
 */
import type * as LazyHandlers from './lazy-handlers.ts'

let loaded: typeof LazyHandlers | null = null

/** Returns these handlers; null until they have loaded. */
export const lazyHandlers = (): typeof LazyHandlers | null => loaded

/** Loads these handlers. After a failure, the next call tries again. */
export async function loadLazyHandlers(): Promise<typeof LazyHandlers> {
  loaded ??= await import('./lazy-handlers.ts')
  loaded.addLazyReaderParts()
  return loaded
}
