import type { RiskState } from '../contract/lead.ts'
import type { RiskReply } from '../contract/risk.ts'
import { withAnswer } from '../funnel/answer.ts'
import type { Order, StepId } from '../funnel/types.ts'
import * as events from './events.ts'
import { reducerOf } from './reducer.ts'

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

/** The order as a state machine; its rules are pure functions of the funnel over a whole order. */
export const orderReducer = reducerOf(emptyOrder({ addon: '', wish: {}, today: '2026-01-01' }), (on) => {
  on(events.booted, (_, { order }) => order)
  on(events.leadLoaded, (_, { order }) => order)
  on(events.restarted, (_, { order }) => order)
  on(events.accepted, (order, { step, values }) => withAnswer(order, step, values))
  on(events.coverageChecked, (order, { coverage }) => ({ ...order, coverage }))
  on(events.complementTypesLoaded, (order, { types }) => ({ ...order, complementTypes: types }))
  on(events.riskChecked, (order, reply) => {
    const quizFields = reply.quiz?.questions.map((question) => question.id) ?? []
    return { ...order, risk: riskAfter(reply), quizFields }
  })
  on(events.datesLoaded, (order, { dates }) => ({ ...order, freeDates: dates }))
  on(events.slotsTaken, (order) => ({ ...without(order, 'data-instalacao'), freeDates: null }))
  on(events.saveRefused, (order, { step }) => without(order, step))
  on(events.orderFinished, (order, finished) => ({ ...order, finished }))
})
