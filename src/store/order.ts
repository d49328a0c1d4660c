/**
 * Store slice of the order: its answers, what the server has returned about it, and its result. The rules are pure
 * functions in src/funnel.
 */
import type { RiskState } from '../contract/lead.ts'
import type { RiskReply } from '../contract/order-risk-check-and-quiz.ts'
import { withAnswer, withCoverage } from '../funnel/apply-answer-and-clear-dependents.ts'
import { DEPENDENTS, noFacts } from '../funnel/initial-server-data-and-clearing-rules.ts'
import type { Facts, Order, StepId } from '../funnel/step-and-journey-types.ts'
import * as events from './redux-actions.ts'
import { buildReducer } from './reducer-without-immer.ts'

/** Creates an empty order. `today` is an ISO date in America/Sao_Paulo. */
export function emptyOrder(base: Pick<Order, 'journey' | 'prefix' | 'wish' | 'today'>): Order {
  return { ...base, answers: {}, facts: noFacts, finished: null }
}

/** The risk check's state after a reply. */
export function riskAfter(reply: RiskReply): RiskState {
  if (reply.rejected) return reply.quiz_needed ? 'retry' : 'rejected'
  return reply.quiz_needed ? 'quiz' : 'approved'
}

const learn = (order: Order, facts: Partial<Facts>): Order => ({
  ...order,
  facts: { ...order.facts, ...facts },
})

function without(order: Order, steps: readonly StepId[]): Order {
  const answers = Object.fromEntries(Object.entries(order.answers).filter(([id]) => !steps.includes(id)))
  return { ...order, answers }
}

/** Returns the order that replaces another one. The list of banks and the campaign's advertisement belong to no order. */
const replaced = ({ facts: { banks, advertised } }: Order, { order }: { readonly order: Order }) =>
  learn(order, { banks, advertised })

const nobody = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-01-01' })

export const orderReducer = buildReducer(nobody, (on) => {
  on(events.journeyStarted, replaced)
  on(events.recordLoaded, replaced)
  on(events.orderRestarted, replaced)
  on(events.answerAccepted, (order, { step, values, lacks }) => withAnswer(order, step, values, lacks))
  on(events.factsLoaded, (order, { facts }) => learn(order, facts))
  on(events.coverageChecked, (order, { coverage, kept = [], reference = order.facts.reference }) =>
    learn(withCoverage(order, coverage, kept), { reference }),
  )
  on(events.complementTypesLoaded, (order, { types }) => learn(order, { complementTypes: types }))
  on(events.banksLoaded, (order, { banks }) => learn(order, { banks }))
  on(events.riskChecked, (order, reply) => {
    const quizFields = reply.quiz?.questions.map((question) => question.id) ?? []
    return learn(order, {
      risk: riskAfter(reply),
      riskMessage: reply.rejected_message,
      quizFields,
      ...(reply.dates && { freeDates: reply.dates }),
    })
  })
  on(events.datesLoaded, (order, { dates }) => learn(order, { freeDates: dates }))
  on(events.appointmentSlotsTaken, (order) =>
    without(learn(order, { freeDates: null }), DEPENDENTS.slots.drops),
  )
  on(events.doubtfulAnswerDiscarded, (order, { step }) => without(order, [step]))
  on(events.saveRefused, (order, { step }) => without(order, [step]))
  on(events.orderFinished, (order, finished) => ({ ...order, finished }))
})
