import { check } from './answer.ts'
import type { Order, Step, Values } from './types.ts'

/** Whether a step is answered in one line of the chat; what else its form asks for may be left as it is. */
export function asksOneLine({ view, fields: [first, ...others], line }: Step): boolean {
  if (line) return true
  return view === 'text' && first?.kind === 'text' && others.every(({ optional }) => optional)
}

/** Whether a message is nothing but digits, with the marks of a mask, and a valid answer: it needs no reading. */
export const isPlain = (order: Order, step: Step, values: Values, message: string): boolean =>
  /^[\d\s./()-]+$/.test(message) && 'values' in check(step, values, order)
