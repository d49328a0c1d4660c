/** Decides whether the chat asks for a step's answer in a single text field, and returns that field. */
import type { SingleTextField, Order, Step } from './step-and-journey-types.ts'

/**
 * Whether the chat asks for the answer to a step in a single text field. For a step without `line`, this
 * requires that the first field is a text field and that all other fields are optional.
 */
export function hasSingleTextField({ view, fields: [first, ...others], line }: Step): boolean {
  if (line) return true
  return view === 'text' && first?.kind === 'text' && others.every(({ optional }) => optional)
}

/**
 * Whether the chat asks for the answer to a step in one text field at a time. If so, errors in an answer are shown in
 * the conversation, and the field refers to them.
 */
export const asksFieldByField = (step: Step): boolean =>
  hasSingleTextField(step) ||
  ((step.kind === 'question' || step.parts !== undefined) && step.fields.every(({ kind }) => kind === 'text'))

/** Whether the chat is now asking the follow-up question of a step. */
export const asksFollowUp = (order: Order, { id, second }: Step): boolean => {
  const answer = order.answers[id]
  return second !== undefined && answer?.lacks !== undefined && !answer.isUnsure
}

/**
 * Returns the single text field that the chat currently shows in place of a step's fields; undefined if there
 * is none.
 */
export const singleTextFieldOf = (order: Order, step: Step): SingleTextField | undefined =>
  asksFollowUp(order, step) ? step.second?.line : step.line
