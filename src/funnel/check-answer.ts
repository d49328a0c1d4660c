/** Validates answers, and finds missing fields that the chat asks for in a follow-up question. */
import type * as z from 'zod/mini'
import { problemWithServerText, type Problem } from '../lib/problem-keys.ts'
import { haveSameValues } from './form-values.ts'
import type { Order, Problems, Step, Values } from './step-and-journey-types.ts'

/**
 * Result of validating the values of a form: the normalised values if they are valid, otherwise the errors.
 */
export type Checked = { readonly values: Values } | { readonly problems: Problems }

const isProblem = (params: unknown): params is Problem =>
  typeof params === 'object' && params !== null && 'problem' in params

/** Converts a Zod issue to a validation error. Schemas report theirs with `addProblem` (./field-schemas.ts). */
const problemOf = (issue: z.core.$ZodIssue): Problem =>
  issue.code === 'custom' && isProblem(issue.params) ? issue.params : problemWithServerText(issue.message)

const schemas = new WeakMap<Order, Map<Step, ReturnType<Step['schema']>>>()

/** The schema of a step, which is built once for each state of the order. */
function schemaOf(step: Step, order: Order): ReturnType<Step['schema']> {
  const own = schemas.get(order) ?? new Map<Step, ReturnType<Step['schema']>>()
  const schema = own.get(step) ?? step.schema(order)
  schemas.set(order, own.set(step, schema))
  return schema
}

/** Validates form values against a step's schema. Errors are keyed by field name; the key '' means the whole form. */
export function checkAnswer(step: Step, raw: Values, order: Order): Checked {
  const result = schemaOf(step, order).safeParse(raw)
  if (result.success) return { values: result.data }
  const problems: Record<string, Problem> = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '')
    problems[name] ??= problemOf(issue)
  }
  return { problems }
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
