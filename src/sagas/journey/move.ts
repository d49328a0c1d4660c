import { stepOf } from '../../funnel/journeys.ts'
import type { StepId } from '../../funnel/types.ts'
import { nextStep } from '../../funnel/walk.ts'
import { moved } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { put, select } from '../effects.ts'

/** Moves on from a step that is behind the visitor. Loading steps and a quiz leave no history entry (decisions 2). */
export function* moveOn(from: StepId) {
  const order = yield* select(selectOrder)
  const { returnTo } = yield* select(selectFlow)
  const to = nextStep(order, from, returnTo)
  // A place to come back to that the order no longer has is forgotten: a quiz, say, when its risk check is void.
  const isLost = returnTo !== null && !stepOf(returnTo).applies(order)
  const isTransient = stepOf(from).kind === 'wait' || from === 'validacao'
  const how = isTransient || to === 'pedido-realizado' ? 'replace' : 'push'
  yield* put(moved({ to, how, ...(isLost ? { returnTo: null } : {}) }))
}

/**
 * Brings the visitor to a step for correction and remembers where to come back to. From an address without an
 * offer one does not come back: another address is asked from its start.
 */
export function* bringBackTo(step: StepId) {
  const position = yield* select(selectPosition)
  const { returnTo } = yield* select(selectFlow)
  if (position === step) return
  const back = returnTo ?? (position === 'oferta-indisponivel' ? null : position)
  yield* put(moved({ to: step, how: 'push', returnTo: back }))
}
