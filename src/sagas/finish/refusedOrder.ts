import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../../api/errors.ts'
import { standard } from '../../funnel/journeys.ts'
import type { StepId } from '../../funnel/types.ts'
import { moved, noticeRaised, slotsTaken, type WaitFor } from '../../store/events.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { put, select } from '../effects.ts'
import { patiently } from '../patiently.ts'
import { loadLead } from '../resume/loadLead.ts'
import { loseLead } from '../resume/loseLead.ts'
import { whileOrder } from '../whileAt.ts'

/** The ways out of a refusal of risk check, quiz, dates or order. */
export type WayOut =
  | { readonly kind: 'gone' }
  | { readonly kind: 'slots'; readonly text: string }
  | { readonly kind: 'price'; readonly before: number; readonly now: number }
  | { readonly kind: 'plan'; readonly text: string }
  | { readonly kind: 'reload' }
  | { readonly kind: 'missing'; readonly step: StepId }

/** What the server may miss besides answers: the check of the address, and the risk check. */
const CHECKS: Readonly<Record<string, StepId>> = {
  coverage: 'nr-imovel',
  riskValidation: 'confirmando-dados',
}

function stepOfMissing(names: readonly string[]): StepId | null {
  const asked = standard.find((step) => step.wire?.some((wire) => names.includes(wire)))
  const check = names.find((name) => Object.hasOwn(CHECKS, name))
  return asked?.id ?? (check ? (CHECKS[check] ?? null) : null)
}

/**
 * What to do about a refusal: the lead is gone, the wished dates are taken, the price changed, the plan is no
 * longer sold, it was finished elsewhere, or the server lacks steps. Null when it has no way out but its text.
 */
export function wayOut({ failure, message }: ApiError): WayOut | null {
  if (failure.kind !== 'server' && failure.kind !== 'http') return null
  if (failure.status === 404 || failure.status === 410) return { kind: 'gone' }
  if (failure.kind === 'http') return null
  const { code, missing, price } = failure.reply
  if (code === 'slots_taken') return { kind: 'slots', text: message }
  if (code === 'price_changed' && price) return { kind: 'price', ...price }
  if (code === 'plan_unavailable') return { kind: 'plan', text: message }
  if (code === 'finished') return { kind: 'reload' }
  const step = code === 'missing_steps' ? stepOfMissing(missing ?? []) : null
  return step ? { kind: 'missing', step } : null
}

/** A call that the visitor waits for: its reply, or the way out of its refusal. */
export function* orWayOut<T>(
  what: WaitFor,
  request: (word?: Action) => Generator<unknown, T>,
): Generator<unknown, { readonly reply: T } | { readonly way: WayOut }> {
  try {
    return { reply: yield* patiently(what, request, (error) => wayOut(error) !== null) }
  } catch (error) {
    const way = error instanceof ApiError ? wayOut(error) : null
    if (!way) throw error
    return { way }
  }
}

/** Takes it. Not to be run inside a worker that a move cancels. */
export function* takeWayOut(way: WayOut) {
  yield* whileOrder(() => leadOut(way))
}

function* leadOut(way: WayOut) {
  switch (way.kind) {
    case 'gone':
      yield* loseLead()
      break
    case 'slots':
      yield* put(slotsTaken({ text: way.text }))
      yield* put(moved({ to: 'data-instalacao', how: 'push', returnTo: 'confirmacao' }))
      break
    case 'price':
      yield* loadLead()
      yield* put(noticeRaised({ kind: 'price-changed', before: way.before, now: way.now }))
      break
    case 'plan':
      yield* loadLead()
      yield* put(moved({ to: 'planos', how: 'push', returnTo: 'confirmacao' }))
      yield* put(noticeRaised({ kind: 'save-refused', text: way.text }))
      break
    case 'reload':
      yield* loadLead()
      if ((yield* select(selectOrder)).finished) yield* put(moved({ to: 'pedido-realizado', how: 'replace' }))
      break
    case 'missing': {
      const before = yield* select(selectPosition)
      yield* loadLead()
      // Loading moves the visitor by itself when the lead shows the gap. Afterwards straight back.
      const now = yield* select(selectPosition)
      const where =
        now === before ? { to: way.step, how: 'push' as const } : { to: now, how: 'none' as const }
      yield* put(moved({ ...where, returnTo: before }))
    }
  }
}
