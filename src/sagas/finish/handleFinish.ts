import type { PayloadAction } from '@reduxjs/toolkit'
import { monthlyPrice, planOf } from '../../funnel/plan-choice.ts'
import type { StepId } from '../../funnel/types.ts'
import { firstMissing } from '../../funnel/walk.ts'
import { moved, orderFinished } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { call, outside, put, select } from '../effects.ts'
import { moveOn } from '../journey/move.ts'
import { drained } from '../saves/drained.ts'
import { whileAt } from '../whileAt.ts'
import { orWayOut, takeWayOut } from './refusedOrder.ts'

/**
 * "Confirmar pedido": PUT lead/{leadId}. The server makes at most one order of a lead, so a lost reply is
 * simply asked for again and answers with the same number (faults 2, 9, 12). A visitor who leaves the review
 * while it waits takes the confirmation back.
 */
export function* handleFinish({ payload }: PayloadAction<{ step: StepId }>) {
  if (payload.step !== 'confirmacao' || (yield* select(selectPosition)) !== 'confirmacao') return
  const order = yield* select(selectOrder)
  if (order.finished) return
  const missing = firstMissing(order)
  if (missing !== 'confirmacao') {
    yield* put(moved({ to: missing, how: 'push' }))
    return
  }
  const outcome = yield* whileAt('confirmacao', finish)
  if (!outcome) return
  if ('way' in outcome) {
    yield* takeWayOut(outcome.way)
    return
  }
  const { orderNumber, schedule } = outcome.reply
  yield* put(orderFinished({ orderNumber, schedule }))
  yield* moveOn('confirmacao')
}

function* finish() {
  if (!(yield* drained('finish'))) return null
  const { api, uuid } = yield* outside()
  const order = yield* select(selectOrder)
  const { leadId } = yield* select(selectFlow)
  const plan = planOf(order)
  if (!leadId || !plan) return null
  const body = { accept_information: true as const, price: monthlyPrice(plan, order) }
  const key = uuid()
  return yield* orWayOut('finish', function* () {
    return yield* call(api.lead.finish, leadId, body, key)
  })
}
