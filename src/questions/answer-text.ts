import { stepOf } from '../funnel/journeys.ts'
import type { Order, Shown, StepId } from '../funnel/types.ts'
import { textOf } from './texts.ts'

/** Returns an answer's display form as text. */
export const shownText = (order: Order, id: StepId, shown: Shown): string =>
  typeof shown === 'string' ? shown : (textOf(order, id).shown?.(shown) ?? '')

/** Returns the mask of an answer whose full value is not known; '' for any other answer. */
export const maskedText = (order: Order, id: StepId): string =>
  shownText(order, id, order.answers[id]?.masked ?? '')

/**
 * Returns an answer as text: its mask, the text that its step shows, or the label of the chosen option; '' if there is
 * no answer.
 */
export function answerText(order: Order, id: StepId): string {
  const answer = order.answers[id]
  if (!answer) return ''
  const { show, fields } = stepOf(order, id)
  const shown = answer.masked ?? show?.(answer.values, order)
  if (shown !== undefined) return shownText(order, id, shown)
  const chosen = answer.values[fields[0]?.name ?? '']
  return textOf(order, id).options?.find(({ value }) => value === chosen)?.label ?? ''
}
