import { createContext, use } from 'react'

/** React context with the campaign prefix of the page, with a leading slash; '' if there is none. */
export const BaseContext = createContext('')

/** Returns a path on this site with the campaign prefix of the page added. */
export function useHref(path: string): string {
  const base = use(BaseContext)
  return base && path === '/' ? base : base + path
}
