/** Loads the message handlers in deferred-handlers.ts after the message reader. */
import { importWithRetry } from '../../lib/import-with-retry.ts'
import type * as DeferredHandlers from './deferred-handlers.ts'

let loaded: typeof DeferredHandlers | null = null

/** Returns the code that answers remarks; null until it has loaded. */
export const deferredHandlers = (): typeof DeferredHandlers | null => loaded

/**
 * Loads the code that answers remarks and knows the wordings of questions. After a failure, the next call tries again.
 */
export async function loadDeferredHandlers(): Promise<typeof DeferredHandlers> {
  loaded ??= await importWithRetry(async () => import('./deferred-handlers.ts'))
  loaded.addDeferredReaderParts()
  return loaded
}
