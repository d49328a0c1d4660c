import { createContext, use } from 'react'

/** Campaign prefix of the visit with leading slash, '' without one. */
export const BaseContext = createContext('')

/** An address of this site, under the visit's campaign prefix. */
export function useHref(path: string): string {
  const base = use(BaseContext)
  return base && path === '/' ? base : base + path
}
