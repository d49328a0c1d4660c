import { createContext, use } from 'react'
import type { OutsideLinks, TextLink } from '../../../content/landing/third-party-links.ts'

/** React context with the addresses of external pages that the operator has configured. */
export const OutsideLinksContext = createContext<OutsideLinks>({})

/**
 * Returns the address of a link. The operator's setting for this link takes precedence over the default
 * address.
 */
export function useOutsideHref({ href, name }: Pick<TextLink, 'href' | 'name'>): string {
  const links = use(OutsideLinksContext)
  return (name && links[name]) ?? href
}
