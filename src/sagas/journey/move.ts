import { stepOf } from '../../funnel/journeys.ts'
import type { StepId } from '../../funnel/types.ts'
import { nextStep } from '../../funnel/walk.ts'
import { moved } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { put, select } from '../effects.ts'

/** Moves on from a step that is behind the visitor. Loading steps leave no history entry (decisions 2). */
export function* moveOn(from: StepId) {
  const order = yield* select(selectOrder)
  const { returnTo } = yield* select(selectFlow)
  const to = nextStep(order, from, returnTo)
  yield* put(
    moved({ to, how: stepOf(from).kind === 'wait' || to === 'pedido-realizado' ? 'replace' : 'push' }),
  )
}

/** Brings the visitor to a step for correction and remembers where to come back to. */
export function* bringBackTo(step: StepId) {
  const position = yield* select(selectPosition)
  const { returnTo } = yield* select(selectFlow)
  if (position === step) return
  const back = returnTo ?? (stepOf(position).kind === 'outcome' ? null : position)
  yield* put(moved({ to: step, how: 'push', returnTo: back }))
}
