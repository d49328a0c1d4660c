import { createContext, use } from 'react'

/** React context with the campaign prefix of the page, with a leading slash; '' if there is none. */
export const BaseContext = createContext('')

/**
 * Returns a path on this site with the campaign prefix of the page added. The URL of another site, and those of PDF files
 * and of “Meus dados”, which are the same for all campaigns, stay unchanged.
 */
export function useCampaignHref(path: string): string {
  const base = use(BaseContext)
  if (/^https:|\.pdf$|^\/meus/.test(path)) return path
  return base && path === '/' ? base : base + path
}
