/** The option that a message chooses, at a question that no other kind looks for and at those of the quiz. */
import { isOptional } from '../../funnel/optional-questions.ts'
import { normaliseText } from '../../lib/text.ts'
import { optionsIn } from '../options.ts'
import type { ChoiceOption } from '../reading.ts'
import { yesNo, yesNoWithReason } from '../yes-no.ts'
import type { Kind } from './kind.ts'
import { NOTHING } from './text.ts'

export const choice: Kind = {
  kind: 'choice',
  find({ said, raw }, { step: open, choice: asked }, step) {
    const { id } = step
    if (!asked || open !== id) return []
    const valuesOf = (value: string) => ({ [asked.name]: value })
    const named = optionsIn(said, asked.options)
    if (named.length > 0) return named.map(({ value, from, to }) => ({ from, to, values: valuesOf(value) }))
    if (isOptional(step) && NOTHING.exec(said)?.[0].length === said.trim().length)
      return [{ from: 0, to: said.length, values: valuesOf('') }]
    const [yes, no] = yesAndNo(asked.options)
    const plain = yesNo(said, raw)
    const told = plain ?? yesNoWithReason(said, raw)
    const meant = told === null ? undefined : told ? yes : no
    return meant ? [{ from: 0, to: said.length, values: valuesOf(meant.value) }] : []
  },
}

/** Returns the option that says yes and the one that says no, where there is one of each: 'Sim, tenho',
  'Não tenho'. */
function yesAndNo(options: readonly ChoiceOption[]): readonly (ChoiceOption | undefined)[] {
  const beginning = (word: string) => {
    const found = options.filter(({ label }) => normaliseText(label).split(/[^a-z]/)[0] === word)
    return found.length === 1 ? found[0] : undefined
  }
  const [yes, no] = [beginning('sim'), beginning('nao')]
  return yes && no ? [yes, no] : []
}

/** The answer to the first open question of the quiz that proves who the visitor is. */
export const quiz: Kind = {
  kind: 'quiz',
  find({ said }, { step: open, quiz: asked, draft }, { id }) {
    const question = open === id ? asked?.questions.find((each) => !draft[each.id]) : undefined
    if (!asked || !question) return []
    const isLast = asked.questions.every((each) => each.id === question.id || draft[each.id])
    const options = question.answers.map((each) => ({ value: each.id, label: each.text }))
    const found = optionsIn(said, options).map(({ value, ...place }) => ({
      ...place,
      values: { [question.id]: value },
    }))
    return isLast ? found : found.map((each) => ({ ...each, why: 'part' }))
  },
}
