import { stepOf } from './journeys.ts'
import type { Answers, Dependent, Order, Problems, Save, Step, StepId, Values } from './types.ts'

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
 * A masked answer that is left empty keeps its old value (decisions 22): the server has it, we do not.
 */
export function keepsMasked(step: Step, raw: Values, order: Order): boolean {
  if (!order.answers[step.id]?.masked) return false
  return step.fields.every((field) => field.kind === 'choice' || !raw[field.name])
}

const same = (a: Values, b: Values) =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/** Whether an answer differs from the one the order holds; a masked one always does. */
export function isChange(order: Order, id: StepId, values: Values): boolean {
  const before = order.answers[id]
  return before === undefined || before.masked !== undefined || !same(before.values, values)
}

type Mutable = { -readonly [K in keyof Order]: Order[K] }

const CLEAR: Record<Dependent, (order: Mutable, drop: (id: StepId) => void) => void> = {
  coverage: (order, drop) => {
    order.coverage = null
    order.complementTypes = null
    drop('instalacao')
  },
  plan: (_order, drop) => drop('planos'),
  slots: (order, drop) => {
    order.freeDates = null
    drop('data-instalacao')
  },
  risk: (order) => {
    order.risk = 'none'
    order.quizFields = []
  },
  bankInfo: (_order, drop) => drop('conta-debito'),
  // The acceptance of a price is the final confirmation itself, so there is nothing stored to forget.
  price: () => {},
}

/**
 * The order after an accepted answer: the answer is in, and only what depends on it is forgotten
 * (decisions 15). An unchanged answer changes nothing.
 */
export function withAnswer(order: Order, id: StepId, values: Values): Order {
  if (!isChange(order, id, values)) return order
  const step = stepOf(id)
  const before = order.answers[id]
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = { ...order.answers }
  answers[id] = { values, ...(step.secret && step.show ? { masked: step.show(values, order) } : {}) }
  if (before) answers[id] = { ...answers[id], values, changed: true }
  const next: Mutable = { ...order, answers }
  if (before === undefined && id !== 'cep' && id !== 'nr-imovel') return next
  for (const dependent of step.clears ?? []) CLEAR[dependent](next, (dropped) => delete answers[dropped])
  return next
}

/** The call that saves an answer; null when nothing is saved by PATCH. */
export function saveOf(order: Order, id: StepId): Save | null {
  const step = stepOf(id)
  const answer = order.answers[id]
  return answer && step.save ? step.save(answer.values, order) : null
}
