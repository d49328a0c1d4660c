/**
 * Tells the visitor what an accepted answer about a plan or a payment changes in others: the price, the day of the
 * visit.
 */
import type { PayloadAction } from '@reduxjs/toolkit'
import { stepOf, findStep } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { selectOrder, selectPosition, selectSaves, selectUi } from '../../store/selectors.ts'
import { select, put, take } from '../runtime/effects.ts'
import { planOf, orderPrice, plansOf } from '../../funnel/chosen-plan-and-price.ts'
import { noticeRaised, stepChanged, earlyAnswerDropped, lineAdded } from '../../store/redux-actions.ts'

export function* followAnswer(action: PayloadAction<{ step: StepId }>) {
  const { setsPrice, view } = stepOf(yield* select(selectOrder), action.payload.step)
  if (setsPrice) yield* announceNewPrice(action)
  if (view === 'plans') yield* dropEarlyDay()
  if (view === 'plans' || view === 'offers') yield* announceDroppedVisit()
}

/**
 * Drops an installation day that the visitor named early if the chosen plan has no choice of day. The chat then says
 * when the installation will be arranged.
 */
function* dropEarlyDay() {
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

/**
 * Shows the new monthly price above the next question if the answer about direct debit has changed it. Only on pages;
 * the chat has its own message. A change of the answer is told with what it was.
 */
function* announceNewPrice({ payload: { step: of } }: PayloadAction<{ step: StepId }>) {
  const { mode, notice } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const answer = order.answers[of]
  // whatever else is to be said is more urgent; the order may be finished before this code is loaded
  if (mode !== 'pages' || notice || !answer || order.finished) return
  const advertised = plansOf(order).reduce((sum, plan) => sum + plan.price_with_dacc, 0)
  const values = stepOf(order, of).show?.(answer.values, order)
  if (typeof values !== 'object' || orderPrice(order) === advertised) return
  yield* put(noticeRaised({ kind: 'result', of, tone: 'info', values }))
}

/**
 * Says on pages why the day of the visit is asked again, if the server had stored one for the plan that was chosen
 * before. The chat says it with the change of the plan.
 */
function* announceDroppedVisit() {
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
