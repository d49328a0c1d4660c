import { createContext, use } from 'react'
import type { ExternalLinks, LinkInText } from '../../../content/landing/external-links.ts'

/** React context with the URLs that the operator has configured for the external links of landing pages, by link name. */
export const ExternalLinksContext = createContext<ExternalLinks>({})

/**
 * Returns the URL of a link. A URL that the operator has configured takes precedence over the default one.
 */
export function useExternalHref({ href, name }: Pick<LinkInText, 'href' | 'name'>): string {
  const links = use(ExternalLinksContext)
  return (name && links[name]) ?? href
}
