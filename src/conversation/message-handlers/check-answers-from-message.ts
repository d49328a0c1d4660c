/** Finds what is wrong with answers from a message, before they are recorded. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { asksFieldByField, singleTextFieldOf } from '../../funnel/single-text-field-in-chat.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import { problemText } from '../../questions/turn-problems-into-messages.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectDraft, selectOpenPart, selectOrder, selectPosition } from '../../store/selectors.ts'

/** Returns the error text for an answer, or null if the answer is valid. */
export function problemWith(order: Order, step: StepId, values: Values): string | null {
  const [problem] = Object.values(problemsWith(order, step, values))
  return problem ? problemText(problem) : null
}

/** Returns what is wrong with an answer, by field; empty if it is valid. */
export function problemsWith(order: Order, step: StepId, values: Values): Readonly<Record<string, Problem>> {
  const checked = checkAnswer(stepOf(order, step), values, order)
  return 'problems' in checked ? checked.problems : {}
}

/**
 * Returns what is wrong with a text as the answer to what the chat asks for in its text field now, by field; empty if
 * it is valid, or if nothing is asked for there.
 */
export function problemsOfTyped(state: RootState, text: string): Readonly<Record<string, Problem>> {
  const order = selectOrder(state)
  const id = selectPosition(state)
  const step = stepOf(order, id)
  const part = selectOpenPart(state)
  const name = part ?? step.fields.find(({ kind }) => kind === 'text')?.name
  if (name === undefined || !asksFieldByField(step)) return {}
  const values = singleTextFieldOf(order, step)?.read(text, selectDraft(state, id)) ?? { [name]: text }
  const problems = Object.entries(problemsWith(order, id, values))
  return Object.fromEntries(problems.filter(([wrong]) => part === null || wrong === part))
}
