/** Validates answers, adds them to an order, and builds the API calls that save them. */
import type * as z from 'zod/mini'
import { problemWithServerText, type Problem } from '../lib/problem-keys.ts'
import { DEPENDENTS } from './initial-facts-and-data-to-clear.ts'
import { stepOf } from './journey-registry.ts'
import type { Answer, Answers, Order, Problems, Save, Step, StepId, Values } from './types.ts'

/**
 * Result of validating the values of a form: the normalised values if they are valid, otherwise the errors.
 */
export type Checked = { readonly values: Values } | { readonly problems: Problems }

const isProblem = (params: unknown): params is Problem =>
  typeof params === 'object' && params !== null && 'problem' in params

/** Converts a Zod issue to a validation error. Schemas report theirs with `addProblem` (./field-schemas.ts). */
const problemOf = (issue: z.core.$ZodIssue): Problem =>
  issue.code === 'custom' && isProblem(issue.params) ? issue.params : problemWithServerText(issue.message)

/** Validates form values against a step's schema. Errors are keyed by field name; the key '' means the whole form. */
export function checkAnswer(step: Step, raw: Values, order: Order): Checked {
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

/** Whether two answers have the same values; a missing one is the same as an empty one. */
export const haveSameValues = (a: Values, b: Values): boolean =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * Whether new values differ from the answer in the order. If that answer is known only in masked form, any
 * typed value counts as different.
 */
export function isChange(order: Order, id: StepId, values: Values): boolean {
  const before = order.answers[id]
  if (before === undefined || before.isUnsure || before.lacks) return true
  return !haveSameValues(before.values, values)
}

/**
 * Returns the name of the field that this answer left empty and for which the chat asks a follow-up question; undefined
 * if there is no such field. The chat asks only once: if the visitor gives the same answer again, the field stays
 * empty.
 * @param raw the values as understood from the message; `home` is 'house' if the visitor said that there is
 * no complement
 * @param values the same values after validation
 */
export function fieldStillMissing(order: Order, step: Step, raw: Values, values: Values): string | undefined {
  const { second } = step
  if (!second?.isOpen(values, order) || raw.home === 'house') return undefined
  const before = order.answers[step.id]
  const isKnown = before && haveSameValues(before.values, values) && !(before.lacks && before.isUnsure)
  return isKnown ? undefined : second.line.field.name
}

/**
 * Returns the order with a valid answer added. Only data that depends on this answer is cleared. Other
 * answers that may no longer be right are marked as unsure. An unchanged answer changes nothing.
 * @param lacks the field for which the chat asks a follow-up question (see `fieldStillMissing`)
 */
export function withAnswer(order: Order, id: StepId, values: Values, lacks?: string): Order {
  if (!isChange(order, id, values)) return order
  const step = stepOf(order, id)
  const before = order.answers[id]
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = { ...order.answers }
  const stands = before?.isUnsure === true && haveSameValues(before.values, values)
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
  // nothing depends on a first answer yet; only an address kept in the tab's storage may already have been
  // checked for coverage
  if (!before && !step.isKeptInTab) return { ...order, answers }
  for (const dependent of step.clears ?? []) {
    const { drops, rechecks = [], facts: forget } = DEPENDENTS[dependent]
    for (const dropped of drops) delete answers[dropped]
    for (const other of rechecks) if (answers[other]) answers[other] = { ...answers[other], isUnsure: true }
    if (forget) facts = { ...facts, ...forget(facts) }
  }
  return { ...order, answers, facts }
}

/**
 * Returns the order as it would be if the visitor submitted the page now. On a page with several steps, this
 * decides which steps and fields are shown. Nothing is validated.
 */
export function withDrafts(order: Order, drafts: Readonly<Record<StepId, Values>>): Order {
  const answers = { ...order.answers }
  for (const [id, values] of Object.entries(drafts)) answers[id] = { ...answers[id], values }
  return { ...order, answers }
}

/**
 * Returns the order with the coverage of its new address. What was chosen for the old one is kept as far as the server
 * has kept it.
 * @param kept the wire names of the answers that are kept
 */
export function withCoverage(
  order: Order,
  coverage: NonNullable<Order['facts']['coverage']>,
  kept: readonly string[],
): Order {
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = { ...order.answers }
  for (const id of DEPENDENTS.coverage.rechecks ?? []) {
    const { isUnsure, ...answer } = answers[id] ?? { values: {} }
    if (!isUnsure) continue
    const { wire, view } = stepOf(order, id)
    const isSold = view !== 'plans' || coverage.plans.some((plan) => plan.id === answer.values.idPlan)
    if (isSold && wire?.some((name) => kept.includes(name))) answers[id] = answer
    else delete answers[id]
  }
  return { ...order, answers, facts: { ...order.facts, coverage } }
}

/** Returns the API call that saves an answer; null if there is no answer or its step has no such call. */
export function saveCallOf(order: Order, id: StepId): Save | null {
  const step = stepOf(order, id)
  const answer = order.answers[id]
  return answer && step.save ? step.save(answer.values, order) : null
}
