import { describe, expect, test } from 'vitest'
import { JOURNEY } from '../../tests/support/orders-at-step.ts'
import {
  TODAY,
  emptyLead,
  planWithVisitDate,
  planWithoutVisitDate,
  wholeLead,
  wholeOrder,
} from '../../tests/support/sample-orders.ts'
import { restoreOrder } from './restore-order.ts'
import type { Order, StepId } from './step-and-journey-types.ts'
import { firstMissing } from './next-previous-and-allowed-steps.ts'

const base = { journey: 'standard', prefix: '', wish: {}, today: TODAY }
const answered = (order: Order) => Object.keys(order.answers)

describe('an order out of a stored lead', () => {
  test('holds every answer that the lead holds', () => {
    const order = restoreOrder(wholeLead(), base)
    expect(answered(order)).toEqual(JOURNEY.filter((id) => id in wholeOrder().answers))
    expect(order).toMatchObject({
      journey: 'standard',
      prefix: '',
      today: TODAY,
      facts: { risk: 'approved', freeDates: null },
      finished: null,
    })
    expect(order.facts.coverage).toMatchObject({
      infra: 'I-SYSTEMS',
      plans: [planWithVisitDate, planWithoutVisitDate],
    })
    expect(firstMissing(order, 'pages')).toBe('confirmacao')
  })

  test('knows of secret answers no more than their mask', () => {
    const order = restoreOrder(wholeLead(), base)
    expect(order.answers.telefone).toEqual({ values: {}, masked: '(11) 9****-**21' })
    expect(order.answers.cpf).toEqual({ values: { person_type: 'pf' }, masked: '***.982.247-**' })
  })

  test('of a lead that was only checked goes on with the plan', () => {
    expect(firstMissing(restoreOrder(emptyLead(), base), 'pages')).toBe('planos')
  })

  test('of an address without an offer goes on there', () => {
    expect(firstMissing(restoreOrder(emptyLead({ plansOffers: [] }), base), 'pages')).toBe(
      'oferta-indisponivel',
    )
    expect(firstMissing(restoreOrder(emptyLead({ infra: null, plansOffers: [] }), base), 'pages')).toBe(
      'oferta-indisponivel',
    )
  })

  test('of a finished lead is the receipt', () => {
    const schedule = { date: '27/11/2026', period: 'manha' } as const
    const order = restoreOrder(wholeLead({ orderNumber: 'P1', schedule }), base)
    expect(order.finished).toEqual({ orderNumber: 'P1', schedule })
    expect(firstMissing(order, 'pages')).toBe('pedido-realizado')
  })
})

describe('saved answers are validated again (D22)', () => {
  test.each<[string, Parameters<typeof wholeLead>[0], StepId]>([
    ['a plan that is no longer offered', { idPlan: 'gone' }, 'planos'],
    ['a name of one word', { name: 'Maria' }, 'nome'],
    ['an e-mail of another time', { email: 'maria' }, 'email'],
    ['a birth date that is not one', { birth_date: '31/02/1990' }, 'data-nascimento'],
    ['someone too young', { birth_date: '01/01/2020' }, 'data-nascimento'],
    ['a due date that is not offered', { due_date: 7 }, 'data-de-vencimento'],
  ])('%s is asked anew', (_what, more, missing) => {
    const order = restoreOrder(wholeLead(more), base)
    expect(answered(order)).not.toContain(missing)
    expect(answered(order)).toContain('conta-debito')
    expect(firstMissing(order, 'pages')).toBe(missing)
  })

  test('and with it what depends on it (D15)', () => {
    expect(answered(restoreOrder(wholeLead({ idPlan: 'gone' }), base))).not.toContain('data-instalacao')
    expect(restoreOrder(wholeLead({ name: 'Maria' }), base).facts.risk).toBe('none')
    expect(restoreOrder(wholeLead({ email: 'maria' }), base).facts.risk).toBe('approved')
  })

  test('but not those of a finished order: they are what was ordered', () => {
    const order = restoreOrder(wholeLead({ orderNumber: 'P1', name: 'Maria', due_date: 7 }), base)
    expect(answered(order)).toEqual(expect.arrayContaining(['nome', 'data-de-vencimento']))
  })

  test('a number without a CEP is ignored', () => {
    const lead = emptyLead({ address: { ...emptyLead().address, cep: '' } })
    expect(firstMissing(restoreOrder(lead, base), 'pages')).toBe('cep')
  })
})

describe('the campaign', () => {
  test.each([
    ['is the one of the lead, whatever the address says', 'es', 'timblack', 'timblack'],
    ['may have several segments', '', 'globoplay/timpre', 'globoplay/timpre'],
    ['that is on no list does not count', '', '//evil.com', ''],
  ])('%s', (_what, address, addon, prefix) => {
    expect(restoreOrder(emptyLead({ addon }), { ...base, prefix: address }).prefix).toBe(prefix)
  })
})
