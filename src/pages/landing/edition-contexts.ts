/**
 * React contexts with the parts of a landing page that come from the shop's edition: its texts, and the prefixes of
 * the campaigns it links to.
 */
import { createContext, use } from 'react'
import type { EditableTextName, TextsFromEdition } from '../../content/landing/editable-texts.ts'

/** React context with the texts that a landing page takes from the shop's edition. */
export const TextsFromEditionContext = createContext<TextsFromEdition | null>(null)

/** Returns the texts that the landing page takes from the shop's edition. */
export function useTextsFromEdition(): TextsFromEdition {
  const texts = use(TextsFromEditionContext)
  if (!texts) throw new Error('a landing page needs the texts of an edition')
  return texts
}

export function useEditableTexts<Name extends EditableTextName>(
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const { texts } = useTextsFromEdition()
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Record<Name, string>
}

/** React context with the prefixes of the campaigns to which landing pages link. */
export const PrefixesContext = createContext<readonly string[]>([])

/** Returns the prefixes of the campaigns to which landing pages link. */
export const usePrefixes = (): readonly string[] => use(PrefixesContext)
