/**
 * Shows the new monthly price above the next question if the answer about direct debit has changed it. Only on pages;
 * the chat has its own message. A change of the answer is told with what it was.
 */
import type { PayloadAction } from '@reduxjs/toolkit'
import { stepOf } from '../../funnel/journey-registry.ts'
import { orderPrice, plansOf } from '../../funnel/chosen-plan-and-price.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { noticeRaised } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { put, select } from '../runtime/effects.ts'

export function* announceNewPrice({ payload: { step: of } }: PayloadAction<{ step: StepId }>) {
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
