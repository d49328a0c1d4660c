import { createContext, use } from 'react'

/** Whether the browser keeps what belongs to this site; if not, an order lives as long as its page (X19). */
export const KeptContext = createContext(true)

/** The text that is true in this browser. */
export function useKept<T>(kept: T, open: T): T {
  return use(KeptContext) ? kept : open
}
