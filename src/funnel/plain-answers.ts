import { check } from './answer.ts'
import { firstStep } from './journeys.ts'
import type { Order, Step, Values } from './types.ts'

/**
 * Whether a message consists only of digits and punctuation and is a valid answer, so that it can be stored without
 * loading the code that reads messages.
 */
export const isPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  /^[\d\s./()-]+$/.test(message) && 'values' in check(step, values, order)

/** A house number, or a formatted birth date, CPF or phone number. */
const UNMISTAKABLE = /^(?:\d{1,5}|\d{2}\/\d{2}\/\d{4}|\d{3}\.\d{3}\.\d{3}-\d{2}|\(\d{2}\) \d{4,5}-\d{4})$/

/**
 * Whether a plain message can only answer the open question: either the first question is open, or the format fits
 * nothing else.
 */
export const isSurelyPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  (step.id === firstStep(order) || UNMISTAKABLE.test(message.trim())) && isPlain(order, step, values, message)
