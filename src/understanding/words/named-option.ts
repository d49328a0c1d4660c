/** Finds which of a question's options a message names. */
import { normalise } from '../../lib/text.ts'
import type { Option } from '../types.ts'
import { FILLERS } from './word-classes.ts'
import { bareWords } from './yes-no.ts'

/** Words with which people choose, besides fillers. */
const CHOOSING = new Set(['prefiro', 'preferia', 'quero', 'queria', 'escolho', 'melhor', 'seria', 'gostaria'])

/**
 * Returns the value of the option that a text names; null if it names none, or several. Words such as 'eu' and
 * 'prefiro' may surround the option.
 */
export function namedOption(said: string, options: readonly Option[]): string | null {
  const words = bareWords(said).filter((word) => !FILLERS.has(word) && !CHOOSING.has(word))
  return optionFrom(words.join(' '), options) ?? optionFrom(said, options)
}

/**
 * Returns the value of the option that a text names: by the value, by the label, or by words that occur in no
 * other option's label. Words may be abbreviated to their beginnings.
 */
function optionFrom(said: string, options: readonly Option[]): string | null {
  const words = bareWords(normalise(said))
  const text = words.join(' ')
  if (text === '') return null
  const labels = options.map(({ value, label }) => ({ value, words: bareWords(normalise(label)) }))
  const exact = labels.filter((each) => each.words.join(' ') === text || normalise(each.value) === text)
  if (exact.length > 0) return exact.length === 1 ? (exact[0]?.value ?? null) : null
  if (text.length < 3) return null
  const named = labels.filter((each) =>
    words.every((word) =>
      each.words.some((part) => part === word || (word.length > 2 && part.startsWith(word))),
    ),
  )
  return named.length === 1 ? (named[0]?.value ?? null) : null
}
