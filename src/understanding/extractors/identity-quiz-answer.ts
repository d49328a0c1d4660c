import type { Extraction } from '../extraction-state.ts'
import { namedOption } from '../words/named-option.ts'

/** Extracts the answer to the first unanswered question of the quiz, which proves the visitor's identity. */
export function extractQuizAnswer(extraction: Extraction): void {
  const { quiz, draft } = extraction.situation
  const open = extraction.isOpen('quiz') ? quiz?.questions.find(({ id }) => !draft[id]) : undefined
  if (!quiz || !open) return
  const options = open.answers.map(({ id, text }) => ({ value: id, label: text }))
  const chosen = namedOption(extraction.text.said, options)
  if (chosen === null) return
  const isLast = quiz.questions.every(({ id }) => id === open.id || draft[id])
  extraction.add('quiz', { [open.id]: chosen }, 0, isLast ? null : 'part')
}
