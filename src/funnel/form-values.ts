/** The values of a step's form: what it starts with, and whether submitted ones change an answer of the order. */
import type { Answer, Answers, Order, Step, StepId, Values } from './step-and-journey-types.ts'

/** Whether two answers have the same values; a missing one is the same as an empty one. */
export const haveSameValues = (a: Values, b: Values): boolean =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * Whether new values differ from the answer in the order. If that answer is known only in masked form, any
 * typed value counts as different.
 */
export function isAnswerChanged(order: Order, id: StepId, values: Values): boolean {
  const before = order.answers[id]
  if (before === undefined || before.isUnsure || before.lacks) return true
  return !haveSameValues(before.values, values)
}

const isSameAnswer = (a: Answer, b: Answer): boolean =>
  haveSameValues(a.values, b.values) && JSON.stringify(a.masked) === JSON.stringify(b.masked)

/** Returns the steps that both answers of an order have answered, each with another answer. */
export const stepsChanged = (before: Answers, after: Answers): StepId[] =>
  Object.entries(before).flatMap(([id, was]) => {
    const now = after[id]
    return now && !isSameAnswer(was, now) ? [id] : []
  })

/**
 * Whether the visitor left the form of a masked answer unchanged. The value stored on the server is then kept.
 */
export function leavesMaskedUnchanged(step: Step, raw: Values, order: Order): boolean {
  const answer = order.answers[step.id]
  if (!answer?.masked || !step.isDone(order)) return false
  const start = startingValues(step, answer)
  // an unticked checkbox counts the same as a missing value
  const said = (text: string | undefined) => (text === 'false' ? '' : (text ?? ''))
  return step.fields.every(({ name }) => said(raw[name] ?? start[name]) === said(start[name]))
}

/**
 * Returns the initial form values of a step that was already answered. If the answer is known only in masked
 * form, the form starts empty, except for choices, which are not secret.
 */
export function startingValues(step: Step, answer: Answer): Values {
  if (answer.isUnsure) return {}
  if (answer.masked === undefined) return answer.values
  const choices = step.fields.filter((field) => field.kind === 'choice').map((field) => field.name)
  return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)))
}

/**
 * Returns initial values for a contact form. They come from earlier answers that have fields with the same
 * names, so that nothing is asked twice. Answers that are known only in masked form, as after a page reload,
 * are asked for again.
 */
export function contactFromAnswers(step: Step, answers: Answers): Values {
  const given = Object.values(answers)
  return Object.fromEntries(
    step.fields.flatMap(({ name }) => {
      const value = given.find(({ values }) => values[name])?.values[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
