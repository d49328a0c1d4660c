import { check } from './answer.ts'
import { firstStep } from './journeys.ts'
import type { Order, Step, Values } from './types.ts'

/**
 * Whether a message is nothing but digits, with the marks of a mask, and a valid answer: it needs no interpretation.
 */
export const isPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  /^[\d\s./()-]+$/.test(message) && 'values' in check(step, values, order)

/** A house number, and a birth date, a CPF and a telephone as their fields write them. */
const UNMISTAKABLE = /^(?:\d{1,5}|\d{2}\/\d{2}\/\d{4}|\d{3}\.\d{3}\.\d{3}-\d{2}|\(\d{2}\) \d{4,5}-\d{4})$/

/**
 * Whether a plain message can only be the open question's answer: an answer to the first question, or one whose digits
 * or marks fit nothing else.
 */
export const isSurelyPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  (step.id === firstStep(order) || UNMISTAKABLE.test(message.trim())) && isPlain(order, step, values, message)
