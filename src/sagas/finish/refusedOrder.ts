import type { ApiError } from '../../api/errors.ts'
import { standard } from '../../funnel/journeys.ts'
import type { StepId } from '../../funnel/types.ts'
import { leadLost, moved, noticeRaised, slotsTaken } from '../../store/events.ts'
import { put } from '../effects.ts'
import { loadLead } from '../resume/loadLead.ts'

/** The ways out of a refused order. */
export type WayOut =
  | { readonly kind: 'gone' }
  | { readonly kind: 'slots'; readonly text: string }
  | { readonly kind: 'price'; readonly before: number; readonly now: number }
  | { readonly kind: 'reload' }
  | { readonly kind: 'missing'; readonly step: StepId }

/**
 * What to do about a refusal: the lead is gone, the wished dates are taken, the price changed, it was
 * finished elsewhere, or the server lacks steps. Null when it has no way out but its text.
 */
export function wayOut({ failure, message }: ApiError): WayOut | null {
  if (failure.kind !== 'server' && failure.kind !== 'http') return null
  if (failure.status === 404 || failure.status === 410) return { kind: 'gone' }
  if (failure.kind === 'http') return null
  const { code, missing, price } = failure.reply
  if (code === 'slots_taken') return { kind: 'slots', text: message }
  if (code === 'price_changed' && price) return { kind: 'price', ...price }
  if (code === 'finished') return { kind: 'reload' }
  const step = standard.find((each) => each.wire?.some((wire) => missing?.includes(wire)))
  return code === 'missing_steps' && step ? { kind: 'missing', step: step.id } : null
}

/** Takes it. Not to be run inside a worker that a move cancels. */
export function* takeWayOut(way: WayOut) {
  switch (way.kind) {
    case 'gone':
      yield* put(leadLost())
      break
    case 'slots':
      yield* put(slotsTaken({ text: way.text }))
      yield* put(moved({ to: 'data-instalacao', how: 'push', returnTo: 'confirmacao' }))
      break
    case 'price':
      yield* loadLead()
      yield* put(noticeRaised({ kind: 'price-changed', before: way.before, now: way.now }))
      break
    case 'reload':
      yield* loadLead()
      break
    case 'missing':
      yield* loadLead()
      yield* put(moved({ to: way.step, how: 'push' }))
  }
}
