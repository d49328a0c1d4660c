import type { UnknownAction } from '@reduxjs/toolkit'
import type { RiskState } from '../contract/lead.ts'
import type { RiskReply } from '../contract/risk.ts'
import { withAnswer } from '../funnel/answer.ts'
import type { Order, StepId } from '../funnel/types.ts'
import * as events from './events.ts'

/** An order before anything is known. `today` is ISO, America/Sao_Paulo. */
export function emptyOrder(base: Pick<Order, 'addon' | 'wish' | 'today'>): Order {
  return {
    ...base,
    answers: {},
    coverage: null,
    complementTypes: null,
    risk: 'none',
    freeDates: null,
    quizFields: [],
    finished: null,
  }
}

/** Where the risk check stands after a reply (decisions 10). */
export function riskAfter(reply: RiskReply): RiskState {
  if (reply.rejected) return reply.quiz_needed ? 'retry' : 'rejected'
  return reply.quiz_needed ? 'quiz' : 'approved'
}

function without(order: Order, step: StepId): Order {
  const { [step]: _gone, ...answers } = order.answers
  return { ...order, answers }
}

/**
 * The order as a state machine. Its rules are pure functions of the funnel over a whole order, so this is a
 * plain reducer that replaces it.
 */
export function orderReducer(
  order: Order = emptyOrder({ addon: '', wish: {}, today: '2026-01-01' }),
  action: UnknownAction,
): Order {
  if (events.accepted.match(action)) return withAnswer(order, action.payload.step, action.payload.values)
  if (events.booted.match(action) || events.leadLoaded.match(action) || events.restarted.match(action))
    return action.payload.order
  if (events.coverageChecked.match(action)) return { ...order, coverage: action.payload.coverage }
  if (events.complementTypesLoaded.match(action)) return { ...order, complementTypes: action.payload.types }
  if (events.riskChecked.match(action)) {
    const quizFields = action.payload.quiz?.questions.map((question) => question.id) ?? []
    return { ...order, risk: riskAfter(action.payload), quizFields }
  }
  if (events.datesLoaded.match(action)) return { ...order, freeDates: action.payload.dates }
  if (events.slotsTaken.match(action)) return { ...without(order, 'data-instalacao'), freeDates: null }
  if (events.saveRefused.match(action)) return without(order, action.payload.step)
  if (events.orderFinished.match(action)) return { ...order, finished: action.payload }
  return order
}
