import { DEPENDENTS } from './facts.ts'
import { stepOf } from './journeys.ts'
import type { Answer, Answers, Order, Problems, Save, Step, StepId, Values } from './types.ts'

export type Checked = { readonly values: Values } | { readonly problems: Problems }

/** Runs a step's schema over what a form holds; problems are by field name, '' for the whole form. */
export function check(step: Step, raw: Values, order: Order): Checked {
  const result = step.schema(order).safeParse(raw)
  if (result.success) return { values: result.data }
  const problems: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '')
    problems[name] ??= issue.message
  }
  return { problems }
}

/**
 * What the form of an answered step starts with. A correction of a masked answer starts empty, but for its
 * choices, which are no secret (D22).
 */
export function startingValues(step: Step, answer: Answer): Values {
  if (answer.masked === undefined) return answer.values
  const choices = step.fields.filter((field) => field.kind === 'choice').map((field) => field.name)
  return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)))
}

/** A masked answer that is left as it started keeps its old value (D22). */
export function keepsMasked(step: Step, raw: Values, order: Order): boolean {
  const answer = order.answers[step.id]
  if (!answer?.masked) return false
  const start = startingValues(step, answer)
  // a box that was not ticked says nothing
  const said = (text: string | undefined) => (text === 'false' ? '' : (text ?? ''))
  return step.fields.every(({ name }) => said(raw[name] ?? start[name]) === said(start[name]))
}

const same = (a: Values, b: Values) =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * Whether an answer differs from the one the order holds. One that only the server has in full (after a
 * reload) differs from whatever is typed.
 */
export function isChange(order: Order, id: StepId, values: Values): boolean {
  const before = order.answers[id]
  return before === undefined || !same(before.values, values)
}

/**
 * The order after an accepted answer: the answer is in, and only what depends on it is forgotten
 * (D15). An unchanged answer changes nothing.
 */
export function withAnswer(order: Order, id: StepId, values: Values): Order {
  if (!isChange(order, id, values)) return order
  const step = stepOf(order, id)
  const before = order.answers[id]
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = { ...order.answers }
  answers[id] = {
    values,
    ...(step.secret && step.show ? { masked: step.show(values, order) } : {}),
    ...(before ? { changed: true } : {}),
  }
  let { facts } = order
  // An address may be given for the first time where another one was checked before: in the tab's memory, say.
  if (!before && !step.isKeptInTab) return { ...order, answers }
  for (const dependent of step.clears ?? []) {
    const { drops, facts: forget } = DEPENDENTS[dependent]
    for (const dropped of drops) delete answers[dropped]
    if (forget) facts = { ...facts, ...forget(facts) }
  }
  return { ...order, answers, facts }
}

/**
 * The order as the forms of a composed page would leave it: so that one field decides whether another step is asked
 * there. Nothing of it is checked.
 */
export function withDrafts(order: Order, drafts: Readonly<Record<StepId, Values>>): Order {
  const answers = { ...order.answers }
  for (const [id, values] of Object.entries(drafts)) answers[id] = { ...answers[id], values }
  return { ...order, answers }
}

/** The call that saves an answer; null when nothing is saved by itself. */
export function saveOf(order: Order, id: StepId): Save | null {
  const step = stepOf(order, id)
  const answer = order.answers[id]
  return answer && step.save ? step.save(answer.values, order) : null
}
