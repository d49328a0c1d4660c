/**
 * Finds the multiple-choice field of a step for which src/understanding has no extractor of its own. The answer is then
 * recognised in a message by the words of the options.
 */
import type { OptionText } from '../content/text-types.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { textOf } from './look-up-step-texts.ts'

type WordedChoice = { readonly name: string; readonly options: readonly OptionText[] }

export function findChoiceFieldWithoutExtractor(order: Order, step: StepId): WordedChoice | undefined {
  const { fields } = stepOf(order, step)
  const { options } = textOf(order, step)
  const field = fields.find(({ kind }) => kind === 'choice')
  return field && options && fields.every(({ said }) => said === undefined)
    ? { name: field.name, options }
    : undefined
}
