import { expect, test } from 'vitest'
import { finished } from '../../tests/support/journey-orders.ts'
import { wholeOrder } from '../../tests/support/orders.ts'
import { choosePlan } from '../funnel/plan-choice.ts'
import { withAnswer } from '../funnel/answer.ts'
import type { Order, StepId } from '../funnel/types.ts'
import { answerText } from './answer-text.ts'
import { glanceOf, orderView, reviewOf } from './order-display.ts'

/** The row of the plan in the review of an order that began with this wish. */
const planRow = (wish: object) => {
  const order = { ...wholeOrder(), wish }
  const rows = reviewOf(order).flatMap((group) => group.rows)
  return { order, row: rows.find(({ step }) => step === 'planos') }
}

test('the review names the plan, and lets it be changed, whoever chose it (U6)', () => {
  const { order, row } = planRow({})
  expect(row?.value).toBe(orderView(order)?.name)
  const sku = orderView(order) && order.facts.coverage?.plans[0]?.sku
  const linked = planRow({ sku })
  expect(choosePlan(linked.order.facts.coverage?.plans ?? [], linked.order.wish).only).not.toBeNull()
  expect(linked.row).toEqual(row)
})

test('once the order is made, review and summary name the visit that was booked, not the wishes (D71)', () => {
  const visit = 'sexta-feira, 27 de novembro, manhã (8h às 12h)'
  const values = { date: '24/11/2026', period: 'tarde', date2: '27/11/2026', period2: 'manha' }
  const order = { ...finished, answers: { ...finished.answers, 'data-instalacao': { values } } }
  const rows = reviewOf(order).flatMap((group) => group.rows)
  expect(rows.find(({ step }) => step === 'data-instalacao')?.value).toBe(visit)
  expect(glanceOf(order).rows.map(({ value }) => value)).toContain(visit)
  expect(glanceOf({ ...order, finished: null }).rows.at(-1)?.value).toBe(
    `terça-feira, 24 de novembro, tarde (12h às 18h); ou ${visit}`,
  )
})

test('the review shows telephone and e-mail whole where they were typed; mother, CPF and account stay masked (D63)', () => {
  const { answers } = wholeOrder()
  const typed = withAnswer(wholeOrder(), 'telefone', { phone: '11912345678' })
  const value = (order: Order, id: StepId) =>
    reviewOf(order)
      .flatMap((group) => group.rows)
      .find(({ step }) => step === id)?.value
  expect(value(typed, 'telefone')).toBe('(11) 91234-5678')
  expect(value(typed, 'email')).toBe(answers.email?.values.email)
  for (const id of ['nome-mae', 'cpf', 'conta-debito']) expect(value(typed, id)).toContain('**')
  // after a reload only the server knows it
  const masked = '(11) 9****-**78'
  const resumed = { ...typed, answers: { ...typed.answers, telefone: { values: {}, masked } } }
  expect(value(resumed, 'telefone')).toBe(masked)
  // as in the transcript
  expect(answerText(typed, 'telefone')).toBe(masked)
})
