import { createContext, use } from 'react'
import type { OutsideLinks, TextLink } from '../../../content/landing/third-party-links.ts'

/** Addresses of external pages that the operator has configured. */
export const OutsideLinksContext = createContext<OutsideLinks>({})

/** Returns the address of a link; for an external page, the operator's setting takes precedence. */
export function useOutsideHref({ href, name }: Pick<TextLink, 'href' | 'name'>): string {
  const links = use(OutsideLinksContext)
  return (name && links[name]) ?? href
}
