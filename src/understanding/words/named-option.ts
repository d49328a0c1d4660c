/** Finds which of a question's options a message names. */
import { normaliseText } from '../../lib/text.ts'
import type { ChoiceOption } from '../reading-types.ts'
import { FILLER_WORDS } from './word-classes.ts'
import { bareWords } from './yes-no.ts'

/** Words with which people choose, besides fillers. */
const CHOOSING = new Set(
  `prefiro preferia quero queria escolho melhor seria gostaria uso tenho assino estou to sou minha meu a o da do na no com hoje`.split(
    ' ',
  ),
)

/**
 * Returns the value of the option that a text names; null if it names none, or several. Words such as 'eu' and
 * 'prefiro' may surround the option.
 */
export function namedOption(said: string, options: readonly ChoiceOption[]): string | null {
  // a filler may be a name here: 'é a Oi', 'uso a Claro'
  const names = new Set(options.flatMap(({ label, words = [] }) => [normaliseText(label), ...words]))
  const words = bareWords(said).filter(
    (word) => names.has(word) || !(FILLER_WORDS.has(word) || CHOOSING.has(word)),
  )
  return optionFrom(said, options) ?? optionFrom(words.join(' '), options)
}

/**
 * Returns the value of the option that a text names: by the value, by the label or another name, or by words that occur
 * in no other option's label. Words may be abbreviated to their beginnings.
 */
function optionFrom(said: string, options: readonly ChoiceOption[]): string | null {
  const words = bareWords(normaliseText(said))
  const text = words.join(' ')
  if (text === '') return null
  const labels = options.map(({ value, label, words: names = [] }) => ({
    value,
    words: bareWords(normaliseText(label)),
    names,
  }))
  const exact = labels.filter(
    (each) =>
      each.words.join(' ') === text || normaliseText(each.value) === text || each.names.includes(text),
  )
  if (exact.length > 0) return exact.length === 1 ? (exact[0]?.value ?? null) : null
  if (text.length < 3) return null
  const named = labels.filter((each) =>
    words.every((word) =>
      each.words.some((part) => part === word || (word.length > 2 && part.startsWith(word))),
    ),
  )
  return named.length === 1 ? (named[0]?.value ?? null) : null
}
