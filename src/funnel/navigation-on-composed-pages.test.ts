import { describe, expect, test } from 'vitest'
import { SPECIFIED, reached, wholeTown } from '../../tests/support/orders-at-step.ts'
import { street, wholeOrder, type Changed } from '../../tests/support/sample-orders.ts'
import { withAnswer, withDrafts } from './apply-answer-and-clear-dependents.ts'
import { formOf, idsOf, pageAt, pageOf, stepOf } from './journey-registry.ts'
import { progressOf, stageOf, stagesOf } from './order-progress.ts'
import type { StepId } from './step-and-journey-types.ts'
import {
  backStep,
  firstMissing,
  navigationGuard,
  nextStep,
  stepAfterModeChange,
  stepsAnsweredTogether,
} from './next-previous-and-allowed-steps.ts'

describe('composed pages and the chat of their journey (D7, D11)', () => {
  const inCompact = (id: StepId, more: Changed = {}, changed = {}) => ({
    ...reached(id, more, changed),
    journey: 'compact',
  })
  const whole = { ...wholeOrder(), journey: 'compact' }
  const following = (id: StepId): StepId => SPECIFIED[SPECIFIED.indexOf(id) + 1] ?? ''
  const pages = [
    ['/checkout/cep-dados-cliente/', 'checkout-2', ['cep', 'nr-imovel', 'nome', 'telefone', 'email']],
    ['/checkout/dados-pessoais/', 'checkout', ['data-nascimento', 'nome-mae', 'cpf']],
    [
      '/checkout/instalacao-pagamento/',
      'checkout',
      ['instalacao', 'data-de-vencimento', 'ativar-debito', 'conta-debito'],
    ],
  ] as const

  test.each(pages)('%s has the layout %s and asks %j', (path, layout, steps) => {
    const page = pageAt({ journey: 'compact' }, path)
    expect(page).toMatchObject({ path, layout, steps })
    expect(page && formOf(page)).toBe(path.split('/').at(-2))
    for (const id of steps) expect(stepsAnsweredTogether(whole, id, 'pages')).toEqual(steps)
    for (const id of steps) expect(stepsAnsweredTogether(whole, id, 'chat')).toEqual([id])
  })

  test('the chat asks in the order of the standard journey, the pages in theirs', () => {
    expect(idsOf(whole, 'chat')).toEqual(SPECIFIED)
    expect([...idsOf(whole, 'pages')].sort()).toEqual([...SPECIFIED].sort())
    const checked = inCompact('nome')
    expect(firstMissing(inCompact('nr-imovel'), 'pages')).toBe('nr-imovel')
    expect([firstMissing(checked, 'pages'), firstMissing(checked, 'chat')]).toEqual(['nome', 'nome'])
    const typed = withAnswer(inCompact('verificando-disponibilidade'), 'nome', { name: 'Ana Souza' })
    expect(firstMissing(typed, 'pages')).toBe('telefone')
    expect(firstMissing(typed, 'chat')).toBe('verificando-disponibilidade')
  })

  test.each([
    ['cep', 'pages', 'planos'],
    ['email', 'pages', 'planos'],
    ['data-nascimento', 'pages', 'data-de-vencimento'],
    ['cpf', 'pages', 'data-de-vencimento'],
    ['data-de-vencimento', 'pages', 'data-instalacao'],
    // one message may have answered several: the chat skips them
    ['cep', 'chat', 'confirmacao'],
    ['data-de-vencimento', 'chat', 'confirmacao'],
  ] as const)('an answer to %s in the %s leads to %s', (from, mode, to) => {
    expect(nextStep(whole, from, null, mode)).toBe(to)
    expect(nextStep(whole, from, 'confirmacao', mode)).toBe('confirmacao')
  })

  test.each([
    ['email', following('email')],
    ['data-de-vencimento', following('data-de-vencimento')],
  ])('in the chat an answer to %s leads to %s, while that is open', (from, to) => {
    expect(nextStep(inCompact(to), from, null, 'chat')).toBe(to)
  })

  test.each([
    ['nome', 'pages', 'start'],
    ['email', 'pages', 'start'],
    ['planos', 'pages', 'cep'],
    ['data-nascimento', 'pages', 'cep'],
    ['cpf', 'pages', 'cep'],
    ['conta-debito', 'pages', 'data-nascimento'],
    ['validacao', 'pages', 'data-de-vencimento'],
    ['data-instalacao', 'pages', 'data-de-vencimento'],
    ['confirmacao', 'pages', 'data-instalacao'],
    ['nome', 'chat', 'nr-imovel'],
    [following('email'), 'chat', 'email'],
    ['conta-debito', 'chat', 'ativar-debito'],
    ['validacao', 'chat', 'ativar-debito'],
  ] as const)('Back from %s in the %s leads to %s', (from, mode, to) => {
    expect(backStep(whole, from, mode)).toBe(to)
  })

  test('Back goes to the first question that the page has for this order', () => {
    const order = { ...wholeOrder({ coverage: wholeTown }, { instalacao: street }), journey: 'compact' }
    expect(backStep(order, 'confirmando-dados', 'pages')).toBe('instalacao')
  })

  test.each([
    ['conta-debito', 'data-de-vencimento', 'pages', { allow: true }],
    ['conta-debito', 'data-de-vencimento', 'chat', { allow: false, to: 'data-de-vencimento' }],
    ['instalacao', 'data-de-vencimento', 'pages', { allow: true }],
    ['instalacao', 'data-de-vencimento', 'chat', { allow: false, to: 'data-de-vencimento' }],
    ['data-nascimento', 'telefone', 'pages', { allow: false, to: 'telefone' }],
    ['email', 'telefone', 'pages', { allow: true }],
    ['email', 'telefone', 'chat', { allow: false, to: 'telefone' }],
    ['data-de-vencimento', 'cpf', 'pages', { allow: false, to: 'cpf' }],
  ] as const)('a visit to %s of an order that has got to %s, in the %s', (wanted, at, mode, verdict) => {
    expect(navigationGuard(inCompact(at), wanted, mode)).toEqual(verdict)
  })

  test.each([
    ['the same question', whole, 'cpf', 'chat', 'cpf'],
    ['its first open question', inCompact('telefone'), 'nome', 'chat', 'telefone'],
    ['none that it does not have', whole, 'instalacao', 'chat', 'data-de-vencimento'],
    [
      'none that the chat asks later',
      inCompact('planos', { coverage: null }),
      'nome',
      'chat',
      'verificando-disponibilidade',
    ],
    ['to pages, the page of the question', inCompact('telefone'), 'telefone', 'pages', 'telefone'],
  ] as const)('a change of the way keeps %s', (_what, order, position, mode, to) => {
    expect(stepAfterModeChange(order, position, mode)).toBe(to)
  })

  test('what is typed decides whether another question is asked beside it (D69)', () => {
    const order = inCompact('data-de-vencimento')
    const account = stepOf(order, 'conta-debito')
    const typed = (value: string) => withDrafts(order, { 'ativar-debito': { direct_debit: value } })
    expect([account.applies(order), account.applies(typed('true')), account.applies(typed('false'))]).toEqual(
      [false, true, false],
    )
    expect(order.answers['ativar-debito']).toBeUndefined()
  })

  test.each([
    ['cep', 'email', 'cep'],
    ['planos', 'planos', 'planos'],
    ['dados-pessoais', 'cpf', 'data-nascimento'],
    ['instalacao-pagamento', 'conta-debito', 'instalacao'],
    ['confirmacao', 'confirmacao', 'confirmacao'],
    ['pedido-realizado', 'pedido-realizado', 'pedido-realizado'],
  ])('%s counts the standard journey’s places (D13): %s counts as %s there', (_page, step, first) => {
    expect(progressOf(whole, step)).toBe(progressOf(wholeOrder(), first))
  })

  test('in the chat every question counts alone, in the stage of the standard journey', () => {
    expect([progressOf(whole, 'telefone', 0, 'chat'), stageOf(whole, 'telefone', 'chat')]).toEqual([
      progressOf(wholeOrder(), 'telefone'),
      'dados-pessoais',
    ])
    expect(stageOf(whole, 'telefone', 'pages')).toBe('disponibilidade')
    expect(stagesOf(whole, 'chat')).toEqual(stagesOf({ journey: 'standard' }, 'chat'))
  })
})

describe('campaign b (D4)', () => {
  const order = { ...wholeOrder(), journey: 'b' }

  test('asks CEP and number on one page, as two questions in the chat', () => {
    const page = pageOf(order, 'nr-imovel')
    expect(page).toMatchObject({ path: '/checkout/cep/', steps: ['cep', 'nr-imovel'] })
    expect(formOf(page)).toBe('cep')
    expect(pageAt(order, '/checkout/nr-imovel/')).toBeNull()
    expect(idsOf(order, 'chat')).toEqual(SPECIFIED)
  })

  test('skips nr-imovel forward and back', () => {
    expect(nextStep({ ...reached('planos'), journey: 'b' }, 'cep', null, 'pages')).toBe('planos')
    expect([backStep(order, 'nome', 'pages'), backStep(order, 'nr-imovel', 'pages')]).toEqual([
      'cep',
      'start',
    ])
    expect([backStep(order, 'nome', 'chat'), backStep(order, 'nr-imovel', 'chat')]).toEqual([
      'nr-imovel',
      'cep',
    ])
  })
})
