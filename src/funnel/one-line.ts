import { check } from './answer.ts'
import { firstStep } from './journeys.ts'
import type { Order, Step, Values } from './types.ts'

/** Whether a step is answered in one line of the chat; what else its form asks for may be left as it is. */
export function asksOneLine({ view, fields: [first, ...others], line }: Step): boolean {
  if (line) return true
  return view === 'text' && first?.kind === 'text' && others.every(({ optional }) => optional)
}

/** Whether a message is nothing but digits, with the marks of a mask, and a valid answer: it needs no reading. */
export const isPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  /^[\d\s./()-]+$/.test(message) && 'values' in check(step, values, order)

/**
 * Whether a plain message can mean nothing but the open question's answer: the first question's own, and a house
 * number, since whatever else is told by its digits has more of them.
 */
export const isSurelyPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  (step.id === firstStep(order) || /^\s*\d{1,5}\s*$/.test(message)) && isPlain(order, step, values, message)
