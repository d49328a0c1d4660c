import { expect, test } from 'vitest'
import { finished } from '../../tests/support/journey-orders.ts'
import { wholeOrder } from '../../tests/support/orders.ts'
import { choosePlan } from '../funnel/plans-matching-wish.ts'
import { withAnswer } from '../funnel/check-answer.ts'
import type { Order, StepId } from '../funnel/types.ts'
import { answerText } from './answer-text.ts'
import { optionsOf } from './options-with-savings.ts'
import { glanceOf, orderView, reviewOf } from './order-display.ts'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

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

test.each([
  ['true', 'R$ 59,99', 'com débito automático'],
  ['false', 'R$ 69,99', 'sem débito automático'],
])('every price has its condition, paid by debit: %s (D99)', (direct_debit, price, condition) => {
  const order = withAnswer(wholeOrder(), 'ativar-debito', { direct_debit })
  const rows = reviewOf(order).flatMap((group) => group.rows)
  const said = rows.find(({ label }) => label === 'Mensalidade')?.value
  expect(plain(said)).toBe(`${price} por mês ${condition}`)
  expect(glanceOf(order).plan?.condition).toBe(condition)
  expect(plain(answerText(order, 'planos'))).toBe('Plano p500, R$ 59,99 por mês com débito automático')
})

test('each answer about debit says the price that it leads to (D99)', () => {
  const texts = [
    {
      value: 'true',
      label: 'Sim',
      monthly: (price: string) => price,
      saving: (price: string) => `-${price}`,
    },
    { value: 'false', label: 'Não', monthly: (price: string) => price, detail: 'Fatura.' },
  ]
  expect(optionsOf(wholeOrder(), texts).map(({ detail }) => plain(detail))).toEqual([
    'R$ 59,99 -R$ 10,00',
    'R$ 69,99 Fatura.',
  ])
  const nothing = { ...wholeOrder(), answers: {} }
  expect(optionsOf(nothing, texts).map(({ detail }) => detail)).toEqual([undefined, 'Fatura.'])
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
