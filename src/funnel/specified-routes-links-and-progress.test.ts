/** Routes, back links, redirects, progress and saved fields of an order, in the words of the specification. */
import { describe, expect, test } from 'vitest'
import { nothingYet, reached } from '../../tests/support/orders-at-step.ts'
import { planWithVisitDate, planWithoutVisitDate, wholeOrder } from '../../tests/support/sample-orders.ts'
import { checkAnswer } from './check-answer.ts'
import { apiCallThatSaves } from './api-call-that-saves-answer.ts'
import './journeys/collaborator/journey.ts'
import './journeys/renewal/journey.ts'
import { pageAt, pageOf, stepOf } from './journey-registry.ts'
import { progressOf } from './order-progress.ts'
import { backStep, navigationGuard } from './next-previous-and-allowed-steps.ts'

const standard = { journey: 'standard' }

describe('a route', () => {
  test.each([
    ['F2.3', '/checkout/cep/', 'disponibilidade'],
    ['F2.4', '/checkout/nr-imovel/', 'disponibilidade'],
    ['F2.5', '/checkout/verificando-disponibilidade/', 'disponibilidade'],
    ['F2.6', '/checkout/oferta-indisponivel/', 'disponibilidade'],
    ['F2.8', '/checkout/nome/', 'dados-pessoais'],
    ['F2.9', '/checkout/telefone/', 'dados-pessoais'],
    ['F2.10', '/checkout/email/', 'dados-pessoais'],
    ['F2.11', '/checkout/data-nascimento/', 'dados-pessoais'],
    ['F2.12', '/checkout/nome-mae/', 'dados-pessoais'],
    ['F2.13', '/checkout/cpf/', 'dados-pessoais'],
    ['F2.16', '/checkout/instalacao/', 'instalação'],
    ['F2.17', '/checkout/data-de-vencimento/', 'pagamento'],
    ['F2.18', '/checkout/ativar-debito/', 'pagamento'],
    ['F2.19', '/checkout/conta-debito/', 'pagamento'],
    ['F2.20', '/checkout/validacao/', 'pagamento'],
    ['F2.21', '/checkout/validacao/erro1', 'pagamento'],
    ['F2.21', '/checkout/validacao/erro2', 'pagamento'],
    ['F2.22', '/checkout/data-instalacao/', 'pagamento'],
    ['F2.23', '/checkout/confirmacao/', 'pagamento'],
    ['F2.25', '/pedido-realizado/', 'pedido-realizado'],
  ])('%s: %s stands in the stage %s', (_rule, path, stage) => {
    expect(pageAt(standard, path)).toMatchObject({ path, stage })
  })
})

describe('a back link', () => {
  const whole = wholeOrder()
  const inB = wholeOrder({ journey: 'b', prefix: 'b' })
  const back = (from: string, order = whole) => backStep(order, from, 'pages')

  test('of confirmacao leads to data-instalacao when the plan has installationSchedule (F2.34)', () => {
    expect(planWithVisitDate.installationSchedule).toBe(true)
    expect(back('confirmacao')).toBe('data-instalacao')
  })

  test('of confirmacao leads to conta-debito or ativar-debito when it has not (F2.35)', () => {
    const plain = { planos: { idPlan: planWithoutVisitDate.id } }
    expect(back('confirmacao', wholeOrder({}, plain))).toBe('conta-debito')
    const noDebit = { ...plain, 'ativar-debito': { direct_debit: 'false' } }
    expect(back('confirmacao', wholeOrder({}, noDebit))).toBe('ativar-debito')
  })

  test('of ativar-debito leads to data-de-vencimento (F2.36)', () => {
    expect(back('ativar-debito')).toBe('data-de-vencimento')
  })

  test('goes on along cpf, nome-mae, data-nascimento, email, telefone, nome (F2.37)', () => {
    const chain = ['cpf', 'nome-mae', 'data-nascimento', 'email', 'telefone', 'nome']
    const behind = (from: string): string | null => {
      const step = back(from)
      return step !== null && pageOf(standard, step).isExtra ? behind(step) : step
    }
    expect(chain.slice(0, -1).map((from) => behind(from))).toEqual(chain.slice(1))
  })

  test('of nome leads to cep for addon b, else to nr-imovel (F2.38)', () => {
    expect(back('nome', inB)).toBe('cep')
    expect(back('nome')).toBe('nr-imovel')
  })

  test('of nr-imovel leads to cep, that of cep to the start (F2.39)', () => {
    expect(back('nr-imovel')).toBe('cep')
    expect(back('cep')).toBe('start')
  })

  test('of pedido-realizado leads to confirmacao (F2.40)', () => {
    expect(back('pedido-realizado')).toBe('confirmacao')
  })

  test('of validacao leads to ativar-debito (F2.41)', () => {
    expect(back('validacao')).toBe('ativar-debito')
  })
})

test('without an available plan every later step leads to the home of the addon (F2.42)', () => {
  const nothing = reached('nome', { coverage: { infra: 'I-SYSTEMS', plans: [], address: null } })
  for (const step of ['planos', 'nome', 'cpf', 'confirmacao'])
    expect(navigationGuard(nothing, step, 'pages')).toEqual({ allow: false, to: 'start' })
})

test('under oferta-colaborador every later step leads to email until the code is validated (F2.43)', () => {
  const code = { isNeeded: true, isVerified: false, sentTo: null, minutes: 10 }
  const offered = (isVerified: boolean) =>
    wholeOrder({ journey: 'collaborator', prefix: 'oferta-colaborador', code: { ...code, isVerified } })
  for (const step of ['planos', 'nome', 'cpf', 'ativar-debito', 'confirmacao'])
    expect(navigationGuard(offered(false), step, 'pages')).toEqual({ allow: false, to: 'email' })
  for (const step of ['cep', 'nr-imovel', 'email'])
    expect(navigationGuard(offered(false), step, 'pages')).not.toEqual({ allow: false, to: 'email' })
  expect(navigationGuard(offered(true), 'planos', 'pages')).not.toEqual({ allow: false, to: 'email' })
})

describe('the progress bar', () => {
  test('starts at 10% (F4.10, F9.1)', () => {
    expect(progressOf(nothingYet, 'cep')).toBe(10)
  })

  test('follows the position of the step (F4.11)', () => {
    const order = wholeOrder()
    const steps = ['cep', 'nr-imovel', 'planos', 'nome', 'cpf', 'ativar-debito', 'confirmacao']
    const percents = steps.map((step) => progressOf(order, step))
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(new Set(percents).size).toBe(steps.length)
  })

  test('grows on validacao by 3 plus 2 for each answered question, up to the next step (F4.12)', () => {
    const order = wholeOrder()
    const before = progressOf(order, 'confirmando-dados') + 5
    const grown = [0, 1, 2].map((answered) => progressOf(order, 'validacao', answered) - before)
    expect(grown[0]).toBe(3)
    expect(grown[1]).toBe(Math.min(3 + 2, progressOf(order, 'data-instalacao') - 1 - before))
    expect(progressOf(order, 'validacao', 5)).toBeLessThan(progressOf(order, 'data-instalacao'))
  })

  test('stands at 50% at the confirmation of a renewal (F4.13)', () => {
    const renewal = wholeOrder({ journey: 'renewal' })
    expect(progressOf(renewal, 'confirmacao')).toBe(50)
    expect(progressOf(renewal, 'pedido-realizado')).toBe(100)
  })

  test('ends at 100% (F4.14)', () => {
    expect(progressOf(wholeOrder(), 'pedido-realizado')).toBe(100)
  })
})

describe('the body of an answer', () => {
  const order = wholeOrder()
  const sent = (step: string, values: Readonly<Record<string, string>>) => {
    const checked = checkAnswer(stepOf(standard, step), values, order)
    if (!('values' in checked)) throw new Error(`${step} refuses ${JSON.stringify(values)}`)
    const answers = { ...order.answers, [step]: { values: checked.values } }
    return apiCallThatSaves({ ...order, answers }, step)?.body
  }

  test('of a person is the cpf (pf), of a company the cnpj (pj) (F3.21)', () => {
    expect(sent('cpf', { person_type: 'pf', cpf: '529.982.247-25' })).toEqual({ cpf: '52998224725' })
    expect(sent('cpf', { person_type: 'pj', cnpj: '11.222.333/0001-81' })).toEqual({ cnpj: '11222333000181' })
  })

  test('holds no bankInfo when direct_debit is off, or all its fields are empty (F5.14, F5.15)', () => {
    expect(sent('ativar-debito', { direct_debit: 'false' })).toEqual({ direct_debit: false })
    const saved = sent('ativar-debito', { direct_debit: 'true' })
    expect(saved).not.toHaveProperty('bankInfo')
    expect(saved).toMatchObject({ direct_debit: true })
  })
})
