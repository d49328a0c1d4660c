import type { PayloadAction } from '@reduxjs/toolkit'
import { ApiError } from '../../api/errors.ts'
import { monthlyPrice, planOf } from '../../funnel/plan-choice.ts'
import type { StepId } from '../../funnel/types.ts'
import { firstMissing } from '../../funnel/walk.ts'
import { moved, orderFinished } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select } from '../effects.ts'
import { moveOn } from '../journey/move.ts'
import { patiently, showFailure } from '../patiently.ts'
import { drained } from '../saves/drained.ts'
import { takeWayOut, wayOut } from './refusedOrder.ts'

/**
 * "Confirmar pedido": PUT lead/{leadId}. The server makes at most one order of a lead, so a lost reply is
 * simply asked for again and answers with the same number (faults 2, 9, 12).
 */
export function* handleFinish({ payload }: PayloadAction<{ step: StepId }>) {
  if (payload.step !== 'confirmacao') return
  const { api, uuid } = yield* outside()
  const order = yield* select(selectOrder)
  const { leadId } = yield* select(selectFlow)
  const plan = planOf(order)
  if (order.finished || !leadId || !plan) return
  const missing = firstMissing(order)
  if (missing !== 'confirmacao') {
    yield* put(moved({ to: missing, how: 'push' }))
    return
  }
  yield* drained('finish')
  const key = uuid()
  try {
    const reply = yield* patiently('finish', function* () {
      return yield* call(
        api.lead.finish,
        leadId,
        { accept_information: true as const, price: monthlyPrice(plan, order) },
        key,
      )
    })
    yield* put(orderFinished({ orderNumber: reply.orderNumber, schedule: reply.schedule }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const way = wayOut(error)
    if (way) yield* takeWayOut(way)
    else yield* showFailure('finish', error)
    return
  }
  yield* moveOn('confirmacao')
}
