/** Recognises chat messages that need no interpretation, such as a CEP (postcode) or a house number. */
import { check } from './answer.ts'
import { firstStep } from './journeys.ts'
import type { Order, Step, Values } from './types.ts'

/**
 * Whether a message consists only of digits and punctuation and is a valid answer. Such a message can be
 * stored without loading the code that interprets messages.
 */
export const isPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  /^[\d\s./()-]+$/.test(message) && 'values' in check(step, values, order)

/** Matches a house number, or a formatted birth date, CPF (tax number) or phone number. */
const UNMISTAKABLE = /^(?:\d{1,5}|\d{2}\/\d{2}\/\d{4}|\d{3}\.\d{3}\.\d{3}-\d{2}|\(\d{2}\) \d{4,5}-\d{4})$/

/**
 * Whether a message of digits and punctuation is certainly the answer to the current question: it is valid,
 * and either the question is the journey's first or the format is unmistakable.
 */
export const isSurelyPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  (step.id === firstStep(order) || UNMISTAKABLE.test(message.trim())) && isPlain(order, step, values, message)
