/** Adds answers or the coverage to an order, and clears data that they make invalid. */
import { haveSameValues, isAnswerChanged } from './form-values.ts'
import { DEPENDENTS } from './initial-server-data-and-clearing-rules.ts'
import { stepOf } from './journey-registry.ts'
import type { Answers, Order, StepId, Values } from './step-and-journey-types.ts'

/**
 * Returns the order with a valid answer added. Only data that depends on this answer is cleared. Other
 * answers that may no longer be right are marked as unsure. An unchanged answer changes nothing.
 * @param lacks the field for which the chat asks a follow-up question (see `fieldStillMissing`)
 */
export function withAnswer(order: Order, id: StepId, values: Values, lacks?: string): Order {
  if (!isAnswerChanged(order, id, values)) return order
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
