import { stepOf } from './journeys.ts'
import type { Answer, Answers, Dependent, Order, Problems, Save, Step, StepId, Values } from './types.ts'

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
 * choices, which are no secret (decisions 22).
 */
export function startingValues(step: Step, answer: Answer): Values {
  if (answer.masked === undefined) return answer.values
  const choices = step.fields.filter((field) => field.kind === 'choice').map((field) => field.name)
  return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)))
}

/** A masked answer that is left as it started keeps its old value (decisions 22). */
export function keepsMasked(step: Step, raw: Values, order: Order): boolean {
  const answer = order.answers[step.id]
  if (!answer?.masked) return false
  const start = startingValues(step, answer)
  return step.fields.every(({ name }) => (raw[name] ?? start[name] ?? '') === (start[name] ?? ''))
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
