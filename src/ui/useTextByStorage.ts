import { createContext, use } from 'react'

/**
 * React context that tells whether the browser can store data for this site. If not, an order is lost when
 * its page is closed (X19).
 */
export const StoragePersistsContext = createContext(true)

/** Returns the first text if this browser can store data, otherwise the second. */
export function useTextByStorage<T>(kept: T, open: T): T {
  return use(StoragePersistsContext) ? kept : open
}
