import { createContext, use } from 'react'
import type { OutsideLinks, TextLink } from '../../../content/landing/third-party-links.ts'

/** What the operator states of the pages of others. */
export const OutsideLinksContext = createContext<OutsideLinks>({})

/** Where a link leads: the operator's own address for a page of others, if there is one. */
export function useOutsideHref({ href, name }: Pick<TextLink, 'href' | 'name'>): string {
  const links = use(OutsideLinksContext)
  return (name && links[name]) ?? href
}
