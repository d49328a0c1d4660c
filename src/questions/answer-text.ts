import { stepOf } from '../funnel/journeys.ts'
import type { Order, Shown, StepId } from '../funnel/types.ts'
import { textOf } from './texts.ts'

/** What a step shows of an answer, in words. */
export const shownText = (order: Order, id: StepId, shown: Shown): string =>
  typeof shown === 'string' ? shown : (textOf(order, id).shown?.(shown) ?? '')

/** The mask of an answer whose display form alone is known; '' for any other. */
export const maskedText = (order: Order, id: StepId): string =>
  shownText(order, id, order.answers[id]?.masked ?? '')

/**
 * An answer as text: its mask, the step's own words for it, or the label of the option that was chosen. '' when it was
 * not given.
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
