/**
 * React contexts with the parts of a landing page that come from the shop's edition: its texts, and the prefixes of
 * the campaigns it links to.
 */
import { createContext, use } from 'react'
import { textsWithoutEdition, type TextsFromEdition } from '../../content/landing/texts-from-edition.ts'
import { editableTexts, type EditableTextName } from '../../content/landing/editable-texts.ts'

/** React context with the texts that a landing page takes from the shop's edition. By default, those of the code. */
export const TextsFromEditionContext = createContext<TextsFromEdition>(textsWithoutEdition)

/** Returns the editable texts of these names. */
export function useEditableTexts<Name extends EditableTextName>(
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const { texts } = use(TextsFromEditionContext)
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? editableTexts[name].text])) as Record<
    Name,
    string
  >
}

/** React context with the prefixes of the campaigns to which landing pages link. */
export const PrefixesContext = createContext<readonly string[]>([])

/** Returns the prefixes of the campaigns to which landing pages link. */
export const usePrefixes = (): readonly string[] => use(PrefixesContext)
