/** Recognises chat messages that need no interpretation, such as a CEP (postcode) or a house number. */
import { isHouseWithComplement } from '../lib/house-number.ts'
import { checkAnswer } from './check-answer.ts'
import { firstStep } from './journey-registry.ts'
import type { Order, Step, Values } from './step-and-journey-types.ts'

/**
 * Whether a message consists only of digits and punctuation and is a valid answer. Such a message can be
 * stored without loading the code that interprets messages.
 */
export const needsNoInterpretation = (order: Order, step: Step, values: Values, message: string): boolean =>
  /^[\d\s./()-]+$/.test(message) && 'values' in checkAnswer(step, values, order)

/** Matches a house number, or a formatted birth date, CPF (tax number) or phone number. */
const UNMISTAKABLE = /^(?:\d{1,5}|\d{2}\/\d{2}\/\d{4}|\d{3}\.\d{3}\.\d{3}-\d{2}|\(\d{2}\) \d{4,5}-\d{4})$/

const asksHouse = ({ line, fields }: Step) => line !== undefined && fields[0]?.said === 'house'

/**
 * Whether a message is certainly the answer to the current question: it is valid, and either it consists of digits and
 * punctuation and the question is the journey's first, or its format is unmistakable, as in '1500' or '1500 apto 12'.
 */
export function surelyNeedsNoInterpretation(
  order: Order,
  step: Step,
  values: Values,
  message: string,
): boolean {
  const typed = message.trim()
  if (asksHouse(step) && isHouseWithComplement(typed)) return 'values' in checkAnswer(step, values, order)
  return (
    (step.id === firstStep(order) || UNMISTAKABLE.test(typed)) &&
    needsNoInterpretation(order, step, values, message)
  )
}
