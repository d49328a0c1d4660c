/**
 * Functions for the answers of an order: they validate form values, add an answer to the order, and build the
 * call that saves it.
 */
import type * as z from 'zod/mini'
import { saidProblem, type Problem } from '../lib/problems.ts'
import { DEPENDENTS } from './empty-facts-and-dependents.ts'
import { stepOf } from './journeys.ts'
import type { Answer, Answers, Order, Problems, Save, Step, StepId, Values } from './types.ts'

/** The normalised values of a valid answer, or the problems of an invalid one. */
export type Checked = { readonly values: Values } | { readonly problems: Problems }

const isProblem = (params: unknown): params is Problem =>
  typeof params === 'object' && params !== null && 'problem' in params

/** Returns the problem that a schema reported with `refuse` (./field-schemas.ts). */
const problemOf = (issue: z.core.$ZodIssue): Problem =>
  issue.code === 'custom' && isProblem(issue.params) ? issue.params : saidProblem(issue.message)

/** Validates form values against a step's schema; problems are keyed by field name, '' for the whole form. */
export function check(step: Step, raw: Values, order: Order): Checked {
  const result = step.schema(order).safeParse(raw)
  if (result.success) return { values: result.data }
  const problems: Record<string, Problem> = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '')
    problems[name] ??= problemOf(issue)
  }
  return { problems }
}

/**
 * Returns the initial form values of a step that was already answered. The form of a masked answer starts
 * empty, except for its choices, which are not secret (D22).
 */
export function startingValues(step: Step, answer: Answer): Values {
  if (answer.isUnsure) return {}
  if (answer.masked === undefined) return answer.values
  const choices = step.fields.filter((field) => field.kind === 'choice').map((field) => field.name)
  return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)))
}

/**
 * Returns the initial values of a contact form, taken from other answers with fields of the same name, so
 * that nothing is asked twice. After a page reload some answers are known only in masked form; those are
 * asked for again.
 */
export function knownContact(step: Step, answers: Answers): Values {
  const given = Object.values(answers)
  return Object.fromEntries(
    step.fields.flatMap(({ name }) => {
      const value = given.find(({ values }) => values[name])?.values[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Whether the form of a masked answer was left unchanged, so that the stored value is kept (D22). */
export function keepsMasked(step: Step, raw: Values, order: Order): boolean {
  const answer = order.answers[step.id]
  if (!answer?.masked) return false
  const start = startingValues(step, answer)
  // an unticked box and a missing value are the same
  const said = (text: string | undefined) => (text === 'false' ? '' : (text ?? ''))
  return step.fields.every(({ name }) => said(raw[name] ?? start[name]) === said(start[name]))
}

const same = (a: Values, b: Values) =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * Whether an answer differs from the stored one. After a page reload some answers are known only in masked
 * form; any value typed for them counts as different.
 */
export function isChange(order: Order, id: StepId, values: Values): boolean {
  const before = order.answers[id]
  if (before === undefined || before.isUnsure || before.lacks) return true
  return !same(before.values, values)
}

/**
 * Returns the field that the chat asks for next, because this answer does not contain it (D80); undefined for
 * none. The chat asks only once: if the same answer is given again with the field left empty, there is
 * nothing to add.
 * @param raw the values as understood; `home` is 'house' if the visitor said that there is no complement
 * @param values the same values after validation
 */
export function lackOf(order: Order, step: Step, raw: Values, values: Values): string | undefined {
  const { second } = step
  if (!second?.isOpen(values, order) || raw.home === 'house') return undefined
  const before = order.answers[step.id]
  const isKnown = before && same(before.values, values) && !(before.lacks && before.isUnsure)
  return isKnown ? undefined : second.line.field.name
}

/**
 * Returns the order with a valid answer added. Only data that depends on this answer is cleared (D15).
 * Answers that may no longer be right are marked as unsure (D62). An unchanged answer changes nothing.
 * @param lacks the field that the chat asks for next (see `lackOf`)
 */
export function withAnswer(order: Order, id: StepId, values: Values, lacks?: string): Order {
  if (!isChange(order, id, values)) return order
  const step = stepOf(order, id)
  const before = order.answers[id]
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = { ...order.answers }
  const stands = before?.isUnsure === true && same(before.values, values)
  answers[id] = {
    values,
    ...(step.secret && step.show ? { masked: step.show(values, order) } : {}),
    ...((stands || before?.lacks ? before?.changed : before) ? { changed: true } : {}),
    ...(lacks === undefined ? {} : { lacks }),
  }
  // the answer was confirmed unchanged, so nothing that depends on it is cleared
  if (stands) return { ...order, answers }
  const doubted = before ? (step.unsettles?.(before.values, values) ?? []) : []
  for (const other of doubted) if (answers[other]) answers[other] = { ...answers[other], isUnsure: true }
  let { facts } = order
  // nothing depends on a first answer yet; the exception is an address kept in the tab, because its coverage
  // may already have been checked
  if (!before && !step.isKeptInTab) return { ...order, answers }
  for (const dependent of step.clears ?? []) {
    const { drops, facts: forget } = DEPENDENTS[dependent]
    for (const dropped of drops) delete answers[dropped]
    if (forget) facts = { ...facts, ...forget(facts) }
  }
  return { ...order, answers, facts }
}

/**
 * Returns the order as it would be after submitting a page with several steps, so that one field can decide whether
 * another step is shown. Nothing is validated.
 */
export function withDrafts(order: Order, drafts: Readonly<Record<StepId, Values>>): Order {
  const answers = { ...order.answers }
  for (const [id, values] of Object.entries(drafts)) answers[id] = { ...answers[id], values }
  return { ...order, answers }
}

/** Returns the API call that saves an answer; null if the step is not saved separately. */
export function saveOf(order: Order, id: StepId): Save | null {
  const step = stepOf(order, id)
  const answer = order.answers[id]
  return answer && step.save ? step.save(answer.values, order) : null
}
