import { describe, expect, test } from 'vitest'
import { JOURNEY, finished, nothingYet, reached, wholeTown } from '../../tests/support/orders-at-step.ts'
import {
  planWithVisitDate,
  street,
  planWithoutVisitDate,
  wholeOrder,
  type Changed,
} from '../../tests/support/sample-orders.ts'
import { withAnswer } from './apply-answer-and-clear-dependents.ts'
import type { StepId } from './step-and-journey-types.ts'
import { firstMissing, navigationGuard, nextStep, stepsOf } from './next-previous-and-allowed-steps.ts'

/** The steps an order passes through when each is answered in turn. */
function walked(more: Changed, changed = {}): StepId[] {
  const ids: StepId[] = []
  for (const id of JOURNEY) {
    if (firstMissing(reached(id, more, changed), 'pages') === id) ids.push(id)
  }
  return ids
}

/** What the usual order does not ask: outcomes, the address of a whole town, the quiz, and the receipt. */
const unusual = ['oferta-indisponivel', 'instalacao', 'validacao', 'erro1', 'erro2', 'pedido-realizado']
const usual = JOURNEY.filter((id) => !unusual.includes(id))

describe('the way of an order', () => {
  test('with direct debit and dates', () => {
    expect(walked({})).toEqual(usual)
  })

  test('without direct debit', () => {
    const without = { 'ativar-debito': { direct_debit: 'false' }, 'conta-debito': {} }
    expect(walked({}, without)).toEqual(usual.filter((id) => id !== 'conta-debito'))
  })

  test('with a plan that needs no date', () => {
    expect(walked({}, { planos: { idPlan: planWithoutVisitDate.id } })).toEqual(
      usual.filter((id) => id !== 'data-instalacao'),
    )
  })

  test('with a CEP of a whole town', () => {
    expect(walked({ coverage: wholeTown }, { instalacao: street })).toEqual(
      usual.flatMap((id) => (id === 'data-de-vencimento' ? ['instalacao', id] : [id])),
    )
  })

  test('skips planos when exactly one plan matches and is taken', () => {
    const order = wholeOrder({ wish: { sku: planWithVisitDate.sku } })
    expect(stepsOf(order, 'pages').map((step) => step.id)).not.toContain('planos')
  })

  test('asks for a plan when the one that matches was never taken', () => {
    const order = reached('nome', { wish: { sku: planWithVisitDate.sku } }, { planos: { idPlan: '' } })
    expect(firstMissing(order, 'pages')).toBe('planos')
  })

  test('asks for a plan again when the chosen one is no longer offered', () => {
    const order = wholeOrder({ coverage: { infra: 'X', plans: [planWithoutVisitDate], address: null } })
    expect(firstMissing(order, 'pages')).toBe('planos')
  })
})

describe('a correction', () => {
  const review = 'confirmacao'
  const change = (id: StepId, values: Record<string, string>) => withAnswer(wholeOrder(), id, values)

  test.each([
    ['an answer that nothing depends on', change('email', { email: 'a@b.com' }), 'email', review],
    [
      'the name: the risk check is made again',
      change('nome', { name: 'Ana Souza' }),
      'nome',
      'confirmando-dados',
    ],
    ['the CEP: the number is asked again (D62)', change('cep', { cep: '01311000' }), 'cep', 'nr-imovel'],
    ['direct debit given up', change('ativar-debito', { direct_debit: 'false' }), 'ativar-debito', review],
    ['the plan: dates are chosen again', change('planos', { idPlan: 'p300' }), 'planos', review],
    ['nothing', change('nome', { name: 'Maria da Silva' }), 'nome', review],
  ] as const)('of %s', (_what, order, from, to) => {
    expect(nextStep(order, from, review, 'pages')).toBe(to)
  })

  test('of the plan to one with dates asks for them before it returns', () => {
    const undated = wholeOrder({}, { planos: { idPlan: planWithoutVisitDate.id } })
    const order = withAnswer(undated, 'planos', { idPlan: planWithVisitDate.id })
    expect(nextStep(order, 'planos', review, 'pages')).toBe('data-instalacao')
  })

  test('that adds direct debit asks for the account before it returns', () => {
    const without = reached('confirmacao', {}, { 'ativar-debito': { direct_debit: 'false' } })
    const { 'conta-debito': _none, ...answers } = without.answers
    const order = withAnswer({ ...without, answers }, 'ativar-debito', { direct_debit: 'true' })
    expect(nextStep(order, 'ativar-debito', review, 'pages')).toBe('conta-debito')
  })

  test('never leads back to a step that the order no longer has', () => {
    expect(nextStep(reached('telefone'), 'nome', 'oferta-indisponivel', 'pages')).toBe('telefone')
  })
})

describe('after the order', () => {
  test.each(JOURNEY)('%s goes to the receipt, or is the receipt or the read-only review', (id) => {
    const allowed = id === 'pedido-realizado' || id === 'confirmacao'
    expect(navigationGuard(finished, id, 'pages')).toEqual(
      allowed ? { allow: true } : { allow: false, to: 'pedido-realizado' },
    )
  })
})

describe('nothing known', () => {
  const later = JOURNEY.slice(JOURNEY.indexOf('planos'))
  test.each(later)('%s goes to the addon home', (id) => {
    expect(navigationGuard(nothingYet, id, 'pages')).toEqual({ allow: false, to: 'start' })
  })
})

test('a redirect of the guard never causes another redirect', () => {
  const orders = [
    ...JOURNEY.map((id) => reached(id)),
    wholeOrder(),
    finished,
    reached('planos', { coverage: wholeTown }),
  ]
  for (const order of orders) {
    for (const id of JOURNEY) {
      const verdict = navigationGuard(order, id, 'pages')
      if (verdict.allow || verdict.to === 'start') continue
      expect(navigationGuard(order, verdict.to, 'pages'), `${id} → ${verdict.to}`).toEqual({ allow: true })
    }
  }
})
