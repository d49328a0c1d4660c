/**
 * Drops an installation day that the visitor named early if the chosen plan has no choice of day. The chat then says
 * when the installation will be arranged.
 */
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { findStep } from '../../funnel/journey-registry.ts'
import { earlyAnswerDropped, lineAdded, stepChanged } from '../../store/redux-actions.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import { put, select, take } from '../runtime/effects.ts'

export function* dropEarlyDay() {
  const order = yield* select(selectOrder)
  const plan = planOf(order)
  const visit = findStep(order, ({ view }) => view === 'dates')
  const told = visit && (yield* select(selectUi)).earlyAnswers[visit.id]
  if (!plan || !told || visit.applies(order)) return
  yield* put(earlyAnswerDropped({ step: visit.id, values: told }))
  // said before the next question
  yield* take(stepChanged)
  const { mode, position } = yield* select(selectUi)
  const result = { of: visit.id, values: { plan: plan.plan } }
  if (mode === 'chat')
    yield* put(lineAdded({ step: position, who: 'assistant', text: '', result, passing: true }))
}
