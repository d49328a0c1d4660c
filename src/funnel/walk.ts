import { journeyOf, stepOf } from './journeys.ts'
import type { Order, Step, StepId } from './types.ts'

/** Steps that this order has, in order. */
export function stepsOf(order: Order): Step[] {
  return journeyOf(order.addon).filter((step) => step.applies(order))
}

/** The first step that is not behind the visitor: where an order goes on. */
export function firstMissing(order: Order): StepId {
  return stepsOf(order).find((step) => !step.isDone(order))?.id ?? 'pedido-realizado'
}

/** Loading steps and a passed quiz are never a place to come back to (decisions 2). */
function isTransient(step: Step): boolean {
  return step.kind === 'wait' || step.id === 'validacao'
}

/**
 * Where an answer leads. Without `returnTo`: the next step of this order, prefilled when it was answered
 * before. With it (a correction): back there, unless the correction left a gap before it.
 */
export function nextStep(order: Order, from: StepId, returnTo: StepId | null): StepId {
  const steps = stepsOf(order)
  const missing = firstMissing(order)
  const indexOf = (id: StepId) => steps.findIndex((step) => step.id === id)
  if (returnTo !== null) {
    const target = indexOf(returnTo)
    return target >= 0 && target <= indexOf(missing) ? returnTo : missing
  }
  // `from` itself may have ceased to apply (planos, once its plan is taken by a link).
  const all = journeyOf(order.addon)
  const at = all.findIndex((step) => step.id === from)
  const next = all
    .slice(at + 1)
    .find((step) => step.applies(order) && !(isTransient(step) && step.isDone(order)))
  return next && indexOf(next.id) <= indexOf(missing) ? next.id : missing
}

/** Where the back link leads (funnel §2, decisions 2). */
export function backStep(order: Order, from: StepId): StepId | 'start' | null {
  return stepOf(from).back(order)
}

export type Guard = { readonly allow: true } | { readonly allow: false; readonly to: StepId | 'start' }

/**
 * Whether a step may be visited by its address (decisions 3): a later step without any available plan leads
 * to the addon home, any other gap to the first missing step, and after the order only receipt and
 * read-only review are left.
 */
export function guard(order: Order, wanted: StepId): Guard {
  if (order.finished) {
    return wanted === 'pedido-realizado' || wanted === 'confirmacao'
      ? { allow: true }
      : { allow: false, to: 'pedido-realizado' }
  }
  const all = journeyOf(order.addon)
  const indexOf = (id: StepId) => all.findIndex((step) => step.id === id)
  const missing = firstMissing(order)
  if (indexOf(wanted) >= indexOf('planos') && !order.coverage?.plans.length)
    return { allow: false, to: 'start' }
  const step = stepOf(wanted)
  if (wanted === 'planos') return { allow: true } // "Trocar plano", even when a link had skipped it
  if (!step.applies(order) || indexOf(wanted) > indexOf(missing)) return { allow: false, to: missing }
  if (isTransient(step) && step.isDone(order)) return { allow: false, to: missing }
  return { allow: true }
}
