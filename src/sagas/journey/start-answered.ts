import type { PayloadAction } from '@reduxjs/toolkit'
import { check } from '../../funnel/answer.ts'
import { firstStep, stepOf } from '../../funnel/journeys.ts'
import type { Values } from '../../funnel/types.ts'
import { firstMissing } from '../../funnel/walk.ts'
import { answered, moved, refused } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { put, select } from '../runtime/effects.ts'
import { startAnew } from './boot.ts'

/**
 * The start page's question, answered while this browser has an order: a correction of that order, which then goes on
 * where it stood. A finished or lost order, and one of another campaign, gives way to a new one.
 */
export function* handleStartAnswered({ payload: { values } }: PayloadAction<{ values: Values }>) {
  const order = yield* select(selectOrder)
  const { phase, prefix, mode } = yield* select(selectFlow)
  const first = firstStep(order)
  const checked = check(stepOf(order, first), values, order)
  if ('problems' in checked) {
    yield* put(refused({ step: first, problems: checked.problems }))
    return
  }
  const goesOn = firstMissing(order, mode)
  const { isDeadEnd, isKeptInTab, isTransient } = stepOf(order, goesOn)
  const returnTo = isDeadEnd || isKeptInTab || isTransient ? null : goesOn
  if (order.finished || phase !== 'ready' || order.prefix !== prefix) yield* startAnew()
  else yield* put(moved({ to: first, how: 'push', returnTo }))
  yield* put(answered({ answers: { [first]: values } }))
}
