import { idsOf, isStepOf, journeyOf, lastStep, pageOf, stepOf } from './journeys.ts'
import type { Mode, Order, Step, StepId, Target } from './types.ts'

/** The steps that apply to this order, in the order of the given mode. */
export function stepsOf(order: Order, mode: Mode): Step[] {
  return idsOf(order, mode)
    .map((id) => stepOf(order, id))
    .filter((step) => step.applies(order))
}

/** The first incomplete step: where an order continues. */
export function firstMissing(order: Order, mode: Mode): StepId {
  return stepsOf(order, mode).find((step) => !step.isDone(order))?.id ?? lastStep(order)
}

const isBehind = (order: Order, step: Step) => step.isTransient === true && step.isDone(order)

/** The steps answered together with this one: all those of its page, or in the chat the step alone. */
export function stepsBeside(order: Order, id: StepId, mode: Mode): readonly StepId[] {
  return mode === 'pages' ? pageOf(order, id).steps : [id]
}

/** Whether an order continues at this step: nothing before it is missing, but the step itself is. */
export function isNextMissing(order: Order, id: StepId, mode: Mode): boolean {
  return stepsBeside(order, id, mode).includes(firstMissing(order, mode))
}

/**
 * Where the visitor goes after an answer. Without `returnTo`: the next applicable step, past those already answered; on
 * pages, visitors who have gone back move forward through them, each filled in. With it (a correction): back there,
 * unless the correction left a gap before it.
 * @param wasMissing the order had to go on here: what is answered after it was said elsewhere, not on the way back
 */
export function nextStep(
  order: Order,
  from: StepId,
  returnTo: StepId | null,
  mode: Mode,
  wasMissing = false,
): StepId {
  const steps = stepsOf(order, mode)
  const missing = firstMissing(order, mode)
  const indexOf = (id: StepId) => steps.findIndex((step) => step.id === id)
  if (returnTo !== null) {
    const target = indexOf(returnTo)
    return target >= 0 && target <= indexOf(missing) ? returnTo : missing
  }
  // `from` itself may no longer apply (planos, once a link has chosen its plan).
  const all = idsOf(order, mode)
  const at = all.indexOf(stepsBeside(order, from, mode).at(-1) ?? from)
  const goesPast = mode === 'chat' || wasMissing
  const next = all
    .slice(at + 1)
    .map((id) => stepOf(order, id))
    .find((step) => step.applies(order) && !isBehind(order, step) && !(goesPast && step.isDone(order)))
  return next && indexOf(next.id) <= indexOf(missing) ? next.id : missing
}

/** The first applicable question among those answered together with a step. */
function firstBeside(order: Order, id: StepId, mode: Mode): StepId {
  const beside = stepsBeside(order, id, mode)
  return beside.find((each) => stepOf(order, each).applies(order)) ?? beside[0] ?? id
}

/**
 * Where the back link goes (F§2, D2): to the previous page that applies and is not a wait, unless the journey
 * overrides it; a composed page is entered at its first question. The review of a finished order leads to its
 * receipt.
 */
export function backStep(order: Order, from: StepId, mode: Mode): Target | null {
  if (order.finished && stepOf(order, from).kind === 'review') return lastStep(order)
  const first = stepsBeside(order, from, mode)[0] ?? from
  const exception = journeyOf(order).backs?.[first]
  const to = exception ? exception(order) : previousStep(order, first, mode)
  return to !== null && isStepOf(order, to) ? firstBeside(order, to, mode) : to
}

function previousStep(order: Order, first: StepId, mode: Mode): Target {
  const all = idsOf(order, mode)
  const previous = all.slice(0, all.indexOf(first)).findLast((id) => {
    const step = stepOf(order, id)
    return step.applies(order) && !step.isTransient
  })
  return previous ?? 'start'
}

/**
 * Where a visitor lands when switching between pages and chat: at the same question. For a composed page, the chat
 * resumes at its first unanswered question, and never at one it asks later.
 */
export function sameQuestion(order: Order, position: StepId, mode: Mode): StepId {
  const beside = stepsBeside(order, position, 'pages')
  if (mode === 'pages' || beside.length === 1) return position
  const asked = beside.filter((id) => stepOf(order, id).applies(order))
  const open = asked.find((id) => !stepOf(order, id).isDone(order))
  const wanted = open ?? (asked.includes(position) ? position : (asked[0] ?? position))
  return guard(order, wanted, mode).allow ? wanted : firstMissing(order, mode)
}

export type Guard = { readonly allow: true } | { readonly allow: false; readonly to: Target }

/**
 * Whether a step may be opened by its address (D3): the journey's own guard comes first, then any gap redirects to the
 * first missing step; after the order only the receipt and the read-only review remain.
 */
export function guard(order: Order, wanted: StepId, mode: Mode): Guard {
  const step = stepOf(order, wanted)
  if (order.finished) {
    return step.kind === 'receipt' || step.kind === 'review'
      ? { allow: true }
      : { allow: false, to: lastStep(order) }
  }
  const elsewhere = journeyOf(order).redirect?.(order, wanted) ?? null
  if (elsewhere !== null) return { allow: false, to: elsewhere }
  if (step.isOpenForChange || step.mayVisit?.(order)) return { allow: true }
  const all = idsOf(order, mode)
  const missing = firstMissing(order, mode)
  const beside = stepsBeside(order, wanted, mode)
  const isAhead = all.indexOf(beside[0] ?? wanted) > all.indexOf(missing)
  if (isAhead || !beside.some((id) => stepOf(order, id).applies(order))) return { allow: false, to: missing }
  return isBehind(order, step) ? { allow: false, to: missing } : { allow: true }
}
