import { describe, expect, test } from 'vitest'
import type { RiskReply } from '../contract/order-risk-check-and-quiz.ts'
import { freeDates, wholeOrder } from '../../tests/support/sample-orders.ts'
import { problemWithServerText } from '../lib/problem-keys.ts'
import * as events from './redux-actions.ts'
import { emptyOrder, orderReducer, riskAfter } from './order.ts'

const reply = (more: Partial<RiskReply>): RiskReply => ({
  success: true,
  quiz_needed: false,
  quiz: null,
  rejected: false,
  rejected_message: null,
  ...more,
})
const quiz = { idQuiz: 'q', questions: [{ id: 'q1', text: '?', answers: [] }] }

describe('the risk check (D10)', () => {
  test.each([
    ['approved', {}, 'approved'],
    ['a quiz', { quiz_needed: true, quiz }, 'quiz'],
    ['rejected, one more quiz', { rejected: true, quiz_needed: true }, 'retry'],
    ['rejected', { rejected: true }, 'rejected'],
  ] as const)('%s', (_what, more, risk) => expect(riskAfter(reply(more))).toBe(risk))

  test('brings the fields of its quiz, and takes them away again', () => {
    const asked = orderReducer(wholeOrder(), events.riskChecked(reply({ quiz_needed: true, quiz })))
    expect(asked).toMatchObject({ facts: { risk: 'quiz', quizFields: ['q1'] } })
    expect(orderReducer(asked, events.riskChecked(reply({})))).toMatchObject({
      facts: { risk: 'approved', quizFields: [] },
    })
  })
})

describe('the order as a state machine', () => {
  const order = wholeOrder()

  test('another order keeps the list of banks, which belongs to none', () => {
    const banks = [{ id: '341', code: '341', name: 'Itaú Unibanco' }]
    const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-24' })
    const known = orderReducer(order, events.banksLoaded({ banks }))
    expect(orderReducer(known, events.orderRestarted({ order })).facts.banks).toEqual(banks)
  })

  test('an order begins empty', () => {
    const base = { journey: 'b', prefix: 'b', wish: { sku: 'x' }, today: '2026-11-24' }
    expect(emptyOrder(base)).toEqual({
      journey: 'b',
      prefix: 'b',
      wish: { sku: 'x' },
      today: '2026-11-24',
      answers: {},
      facts: {
        coverage: null,
        complementTypes: null,
        banks: null,
        risk: 'none',
        freeDates: null,
        quizFields: [],
        offers: null,
        code: null,
        onRecord: null,
        addressLine: null,
        place: null,
        lineHasBonus: null,
        reference: null,
      },
      finished: null,
    })
  })

  test('taken slots forget the wishes and the list, nothing else', () => {
    const after = orderReducer(
      order,
      events.appointmentSlotsTaken({ problem: problemWithServerText('x'), step: 'data-instalacao' }),
    )
    const { 'data-instalacao': _gone, ...answers } = order.answers
    expect(after).toEqual({ ...order, answers, facts: { ...order.facts, freeDates: null } })
    expect(orderReducer(after, events.datesLoaded({ dates: freeDates })).facts.freeDates).toEqual(freeDates)
  })

  test('a refused save forgets that answer only', () => {
    const refused = {
      key: 'k',
      step: 'email',
      problem: problemWithServerText(''),
      values: {},
      field: 'email',
    } as const
    const after = orderReducer(order, events.saveRefused(refused))
    const { email: _gone, ...answers } = order.answers
    expect(after.answers).toEqual(answers)
  })

  test('what it does not know leaves it alone', () => {
    expect(orderReducer(order, { type: 'other' })).toBe(order)
    expect(
      orderReducer(order, events.answerAccepted({ step: 'nome', values: { name: 'Maria da Silva' } })),
    ).toBe(order)
  })

  test('a finished order has its number', () => {
    const finished = { orderNumber: 'P1', schedule: null }
    expect(orderReducer(order, events.orderFinished(finished)).finished).toEqual(finished)
  })
})
