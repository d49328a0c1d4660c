import type * as z from 'zod/mini'
import { saidProblem, type Problem } from '../lib/problems.ts'
import { DEPENDENTS } from './facts.ts'
import { stepOf } from './journeys.ts'
import type { Answer, Answers, Order, Problems, Save, Step, StepId, Values } from './types.ts'

export type Checked = { readonly values: Values } | { readonly problems: Problems }

const isProblem = (params: unknown): params is Problem =>
  typeof params === 'object' && params !== null && 'problem' in params

/** What a schema reported (`refuse` in ./field.ts). */
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
 * Initial form values of a step that was already answered. Correcting a masked answer starts empty, except for its
 * choices, which are not secret (D22).
 */
export function startingValues(step: Step, answer: Answer): Values {
  if (answer.isUnsure) return {}
  if (answer.masked === undefined) return answer.values
  const choices = step.fields.filter((field) => field.kind === 'choice').map((field) => field.name)
  return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)))
}

/**
 * What a contact form starts with: values of the same name from answers to other questions, so that nothing is asked
 * twice. After a reload only the mask of some is known; those are asked for again.
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

/** A masked answer left untouched keeps its stored value (D22). */
export function keepsMasked(step: Step, raw: Values, order: Order): boolean {
  const answer = order.answers[step.id]
  if (!answer?.masked) return false
  const start = startingValues(step, answer)
  // an unticked box carries no information
  const said = (text: string | undefined) => (text === 'false' ? '' : (text ?? ''))
  return step.fields.every(({ name }) => said(raw[name] ?? start[name]) === said(start[name]))
}

const same = (a: Values, b: Values) =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * Whether an answer differs from the stored one. After a reload the page holds only the mask of some answers, so
 * anything typed counts as different.
 */
export function isChange(order: Order, id: StepId, values: Values): boolean {
  const before = order.answers[id]
  if (before === undefined || before.isUnsure || before.lacks) return true
  return !same(before.values, values)
}

/**
 * The field that the chat asks for next, since this answer does not mention it (D80); undefined: none. It is asked for
 * once: the same answer again, with the field left empty, means that there is nothing to add.
 * @param raw what was said, with `home` set if the visitor said that there is none (src/conversation)
 * @param values the same as accepted
 */
export function lackOf(order: Order, step: Step, raw: Values, values: Values): string | undefined {
  const { second } = step
  if (!second?.isOpen(values, order) || raw.home === 'house') return undefined
  const before = order.answers[step.id]
  const isKnown = before && same(before.values, values) && !(before.lacks && before.isUnsure)
  return isKnown ? undefined : second.line.field.name
}

/**
 * The order after an accepted answer: stores it, clears only what depends on it (D15) and puts in doubt what belongs
 * to it (D62). An unchanged answer changes nothing.
 * @param lacks the field that is asked for next (`lackOf`)
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
  // confirmed as it was: what follows from it still holds, too
  if (stands) return { ...order, answers }
  const doubted = before ? (step.unsettles?.(before.values, values) ?? []) : []
  for (const other of doubted) if (answers[other]) answers[other] = { ...answers[other], isUnsure: true }
  let { facts } = order
  // Nothing depends on a first answer yet, unless the tab kept it: that address may have been checked before.
  if (!before && !step.isKeptInTab) return { ...order, answers }
  for (const dependent of step.clears ?? []) {
    const { drops, facts: forget } = DEPENDENTS[dependent]
    for (const dropped of drops) delete answers[dropped]
    if (forget) facts = { ...facts, ...forget(facts) }
  }
  return { ...order, answers, facts }
}

/**
 * The order as the forms of a composed page would leave it, so that one field can decide whether another step is
 * shown beside it. Nothing is validated here.
 */
export function withDrafts(order: Order, drafts: Readonly<Record<StepId, Values>>): Order {
  const answers = { ...order.answers }
  for (const [id, values] of Object.entries(drafts)) answers[id] = { ...answers[id], values }
  return { ...order, answers }
}

/** The call that saves an answer; null when the step is not saved on its own. */
export function saveOf(order: Order, id: StepId): Save | null {
  const step = stepOf(order, id)
  const answer = order.answers[id]
  return answer && step.save ? step.save(answer.values, order) : null
}
