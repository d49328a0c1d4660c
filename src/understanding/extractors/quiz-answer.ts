/** Extracts the answer to a quiz question from a chat message. */
import { normalise } from '../../lib/text.ts'
import type { Extraction } from '../extraction.ts'
import { FILLERS } from '../words/word-classes.ts'
import { bareWords } from '../words/yes-no.ts'

/** Extracts the answer to the first unanswered question of the quiz, which proves the visitor's identity. */
export function extractQuizAnswer(extraction: Extraction): void {
  const { quiz, draft } = extraction.situation
  const open = extraction.isOpen('quiz') ? quiz?.questions.find(({ id }) => !draft[id]) : undefined
  if (!quiz || !open) return
  const words = bareWords(extraction.text.said).filter((word) => !FILLERS.has(word))
  const options = open.answers.map(({ id, text }) => ({ value: id, label: text }))
  const chosen = optionFrom(words.join(' '), options) ?? optionFrom(extraction.text.said, options)
  if (chosen === null) return
  const isLast = quiz.questions.every(({ id }) => id === open.id || draft[id])
  extraction.add('quiz', { [open.id]: chosen }, 0, isLast ? null : 'part')
}

/** An answer of a quiz question with its visible label. */
interface Option {
  readonly value: string
  readonly label: string
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
