/**
 * Says on pages why the day of the visit is asked again, if the server had stored one for the plan that was chosen
 * before. The chat says it with the change of the plan.
 */
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { findStep } from '../../funnel/journey-registry.ts'
import { noticeRaised, stepChanged } from '../../store/redux-actions.ts'
import { selectOrder, selectPosition, selectSaves, selectUi } from '../../store/selectors.ts'
import { put, select, take } from '../runtime/effects.ts'

export function* announceDroppedVisit() {
  const order = yield* select(selectOrder)
  const { versions } = yield* select(selectSaves)
  const plan = planOf(order)
  const visit = findStep(order, ({ view }) => view === 'dates')
  const isDropped = visit?.wire?.some((name) => versions[name] !== undefined) && !order.answers[visit.id]
  if (!plan || !visit || !isDropped || !visit.applies(order)) return
  // the next question may be there before this code has loaded
  if ((yield* select(selectPosition)) !== visit.id) yield* take(stepChanged)
  const { mode, position, notice } = yield* select(selectUi)
  // a plan that replaces another one is told with the visit that falls
  if (position !== visit.id || mode === 'chat' || notice?.kind === 'changed') return
  const result = { of: visit.id, values: { plan: plan.plan, visit: 'again' } }
  yield* put(noticeRaised({ kind: 'result', tone: 'info', ...result }))
}
