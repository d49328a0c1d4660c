import { stepOf } from '../funnel/journeys.ts'
import type { Order, StepId } from '../funnel/types.ts'
import { textOf } from './texts.ts'

/**
 * An answer as text: its mask, the step's own words for it, or the label of the option that was chosen. '' when it was
 * not given.
 */
export function answerText(order: Order, id: StepId): string {
  const answer = order.answers[id]
  if (!answer) return ''
  const { show, fields } = stepOf(order, id)
  const said = answer.masked ?? show?.(answer.values, order)
  if (said !== undefined) return said
  const chosen = answer.values[fields[0]?.name ?? '']
  return textOf(order, id).options?.find(({ value }) => value === chosen)?.label ?? ''
}
