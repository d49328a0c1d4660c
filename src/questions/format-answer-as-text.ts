/**
 * Returns an answer as text: its masked text, the text made by its step, or the label of the chosen option. Returns ''
 * if there is no answer.
 */
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order, Shown, StepId } from '../funnel/step-and-journey-types.ts'
import { textOf } from './look-up-step-texts.ts'

/**
 * Returns the display text of an answer. If the step returned data instead of text, the step's texts turn
 * that data into a sentence.
 */
export const shownText = (order: Order, id: StepId, shown: Shown): string =>
  typeof shown === 'string' ? shown : (textOf(order, id).shown?.(shown, order.facts) ?? '')

/**
 * Returns the masked text of an answer whose full value is not in this browser; '' for any other answer, and for one
 * that no longer answers its question.
 */
export const maskedText = (order: Order, id: StepId): string =>
  stepOf(order, id).isDone(order) ? shownText(order, id, order.answers[id]?.masked ?? '') : ''

export function answerText(order: Order, id: StepId): string {
  const answer = order.answers[id]
  if (!answer) return ''
  const { show, fields } = stepOf(order, id)
  const shown = answer.masked ?? show?.(answer.values, order)
  if (shown !== undefined) return shownText(order, id, shown)
  const chosen = answer.values[fields[0]?.name ?? '']
  return textOf(order, id).options?.find(({ value }) => value === chosen)?.label ?? ''
}
