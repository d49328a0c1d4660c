import { createContext, use } from 'react'

/** Whether the browser can store data for this site. If not, an order lasts only as long as its page (X19). */
export const StoragePersistsContext = createContext(true)

/** Returns the first text if this browser can store data, otherwise the second. */
export function useTextByStorage<T>(kept: T, open: T): T {
  return use(StoragePersistsContext) ? kept : open
}
