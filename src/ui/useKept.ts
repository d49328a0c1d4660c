import { createContext, use } from 'react'

/** Whether the browser persists this site's storage; if not, an order lives only as long as its page (X19). */
export const KeptContext = createContext(true)

/** Picks the text that is true in this browser. */
export function useKept<T>(kept: T, open: T): T {
  return use(KeptContext) ? kept : open
}
