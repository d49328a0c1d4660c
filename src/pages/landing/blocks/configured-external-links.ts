/** The URLs of external pages that the operator has configured, for the links of landing pages. */
import { createContext, use } from 'react'
import type { OutsideLinks, LinkInText } from '../../../content/landing/third-party-links.ts'

/** React context with the URLs that the operator has configured for external pages. */
export const OutsideLinksContext = createContext<OutsideLinks>({})

/**
 * Returns the URL of a link. A URL that the operator has configured takes precedence over the default one.
 */
export function useOutsideHref({ href, name }: Pick<LinkInText, 'href' | 'name'>): string {
  const links = use(OutsideLinksContext)
  return (name && links[name]) ?? href
}
