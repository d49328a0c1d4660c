import type { ChatLine, Order, Step } from './types.ts'

/** Whether a step is answered in one line of the chat; anything else its form asks for may be left as it is. */
export function asksOneLine({ view, fields: [first, ...others], line }: Step): boolean {
  if (line) return true
  return view === 'text' && first?.kind === 'text' && others.every(({ optional }) => optional)
}

/** Whether the chat asks for the second line of a step now (D80). */
export const asksSecondLine = (order: Order, { id, second }: Step): boolean => {
  const answer = order.answers[id]
  return second !== undefined && answer?.lacks !== undefined && !answer.isUnsure
}

/** The line that the chat asks for in place of a step's fields. */
export const chatLineOf = (order: Order, step: Step): ChatLine | undefined =>
  asksSecondLine(order, step) ? step.second?.line : step.line
