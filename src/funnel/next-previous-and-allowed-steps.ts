/** Decides which step comes next, where the back link leads, and which steps may be opened by URL. */
import { idsOf, isStepOf, journeyOf, lastStep, pageOf, stepOf } from './journey-registry.ts'
import type { Mode, Order, Step, StepId, Target } from './step-and-journey-types.ts'

/** Returns the steps that apply to an order, in the order in which pages or chat show them. */
export function stepsOf(order: Order, mode: Mode): Step[] {
  return idsOf(order, mode)
    .map((id) => stepOf(order, id))
    .filter((step) => step.applies(order))
}

/** Returns the first incomplete step, at which the order continues; the last step if all are complete. */
export function firstMissing(order: Order, mode: Mode): StepId {
  return stepsOf(order, mode).find((step) => !step.isDone(order))?.id ?? lastStep(order)
}

const isBehind = (order: Order, step: Step) => step.isTransient === true && step.isDone(order)

/**
 * Returns the steps that are answered together with a step: on pages, all steps of the page; in the chat,
 * only the step itself.
 */
export function stepsAnsweredTogether(order: Order, id: StepId, mode: Mode): readonly StepId[] {
  return mode === 'pages' ? pageOf(order, id).steps : [id]
}

/** Whether the order continues at this step, or at a step that is answered together with it. */
export function isNextMissing(order: Order, id: StepId, mode: Mode): boolean {
  return stepsAnsweredTogether(order, id, mode).includes(firstMissing(order, mode))
}

/**
 * Returns the step to show after an answer: the next one that applies and is not answered. On pages, visitors
 * who went back see the answered steps again, with their forms filled in.
 * @param returnTo the step to return to after a correction; null if the answer is not a correction. If the
 * correction made an earlier step incomplete, that earlier step is returned
 * @param wasMissing whether the answered step was the first incomplete one. If so, the visitor did not go
 * back, and later steps that already have an answer are skipped
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
  // `from` itself may no longer apply, for example planos if a link has chosen the plan
  const all = idsOf(order, mode)
  const at = all.indexOf(stepsAnsweredTogether(order, from, mode).at(-1) ?? from)
  const goesPast = mode === 'chat' || wasMissing
  const next = all
    .slice(at + 1)
    .map((id) => stepOf(order, id))
    .find((step) => step.applies(order) && !isBehind(order, step) && !(goesPast && step.isDone(order)))
  return next && indexOf(next.id) <= indexOf(missing) ? next.id : missing
}

/** Returns the first step that applies among the steps that are answered together with this one. */
function firstBeside(order: Order, id: StepId, mode: Mode): StepId {
  const beside = stepsAnsweredTogether(order, id, mode)
  return beside.find((each) => stepOf(order, each).applies(order)) ?? beside[0] ?? id
}

/**
 * Returns the destination of the back link: the previous page that applies and is not a wait,
 * unless the journey defines another destination. If the destination page has several steps, returns its
 * first step that applies. In the review of a finished order, the back link leads to the receipt.
 */
export function backStep(order: Order, from: StepId, mode: Mode): Target | null {
  if (order.finished && stepOf(order, from).kind === 'review') return lastStep(order)
  const first = stepsAnsweredTogether(order, from, mode)[0] ?? from
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
 * Returns the step to show after switching between pages and chat, normally the same step. After a switch
 * from a page with several steps, the chat continues at the first unanswered one, or at an earlier incomplete
 * step.
 */
export function stepAfterModeChange(order: Order, position: StepId, mode: Mode): StepId {
  const beside = stepsAnsweredTogether(order, position, 'pages')
  if (mode === 'pages' || beside.length === 1) return position
  const asked = beside.filter((id) => stepOf(order, id).applies(order))
  const open = asked.find((id) => !stepOf(order, id).isDone(order))
  const wanted = open ?? (asked.includes(position) ? position : (asked[0] ?? position))
  return navigationGuard(order, wanted, mode).allow ? wanted : firstMissing(order, mode)
}

/** Whether a step may be opened and, if not, where to redirect. */
export type NavigationGuard = { readonly allow: true } | { readonly allow: false; readonly to: Target }

/**
 * Decides whether a step may be opened by its URL. The `redirect` of the journey is checked first. A
 * step after the first incomplete step redirects to that incomplete step. In a finished order, only the
 * receipt and the read-only review may be opened.
 */
export function navigationGuard(order: Order, wanted: StepId, mode: Mode): NavigationGuard {
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
  const beside = stepsAnsweredTogether(order, wanted, mode)
  const isAhead = all.indexOf(beside[0] ?? wanted) > all.indexOf(missing)
  if (isAhead || !beside.some((id) => stepOf(order, id).applies(order))) return { allow: false, to: missing }
  return isBehind(order, step) ? { allow: false, to: missing } : { allow: true }
}
