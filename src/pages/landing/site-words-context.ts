/** React contexts that give the components of a landing page the texts of the shop's edition. */
import { createContext, use } from 'react'
import { siteWordsOfCode, type SiteWords } from '../../content/landing/site-words.ts'
import { textSlots, type TextSlotName } from '../../content/landing/text-slots.ts'

/** React context with the words that the shop's edition has for a landing page; the code's own by default. */
export const SiteWordsContext = createContext<SiteWords>(siteWordsOfCode)

/** Returns the texts for places of the page. */
export function useTextSlots<Name extends TextSlotName>(
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const { texts } = use(SiteWordsContext)
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? textSlots[name].text])) as Record<
    Name,
    string
  >
}

/** React context with the prefixes of the campaigns to which landing pages link. */
export const PrefixesContext = createContext<readonly string[]>([])

/** Returns the prefixes of the campaigns to which landing pages link. */
export const usePrefixes = (): readonly string[] => use(PrefixesContext)
