/** The answer to the first open question of the quiz that proves who the visitor is. */
import { optionsIn } from '../options.ts'
import type { Kind } from './kind.ts'

export const quiz: Kind = {
  kind: 'quiz',
  find({ said }, { step: open, quiz: asked, draft }, { id }) {
    const question = open === id ? asked?.questions.find((each) => !draft[each.id]) : undefined
    if (!asked || !question) return []
    const options = question.answers.map((each) => ({ value: each.id, label: each.text }))
    const isLast = asked.questions.every((each) => each.id === question.id || draft[each.id])
    return optionsIn(said, options).map(({ value, from, to }) => ({
      from,
      to,
      values: { [question.id]: value },
      ...(isLast ? {} : { why: 'part' as const }),
    }))
  },
}
