/** Going back through an order from the review to the start, and opening questions by their address. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  backRequested,
  correctionRequested,
  correctionCancelled,
  draftChanged,
  modeChangeRequested,
  stepVisited,
  answersVolunteered,
} from '../../src/store/redux-actions.ts'
import { selectBackTarget, selectDraft } from '../../src/store/selectors.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { goTo, journeyServer, everyAnswer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { SPECIFIED } from '../support/orders-at-step.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()

const history = (visit: Visit, step: StepId) =>
  void visit.store.dispatch(stepVisited({ step, mode: visit.ui().mode, how: 'history' }))

describe('back links, from the review to the start (F§2)', () => {
  const specified: readonly StepId[] = [
    'data-instalacao',
    'conta-debito',
    'ativar-debito',
    'data-de-vencimento',
    'cpf',
    'nome-mae',
    'data-nascimento',
    'email',
    'telefone',
    'nome',
    'nr-imovel',
    'cep',
  ]
  /** The questions that lie behind, the last one first, and whatever we ask between them. */
  const chain = everyAnswer
    .map(([id]) => id)
    .filter((id) => specified.includes(id) || !SPECIFIED.includes(id))
    .toReversed()

  it.each(rowsToRun(['pages', 'chat'] as const, (mode) => mode === 'chat'))('in the %s', async (mode) => {
    const visit = await journeys().openAt('confirmacao', { mode })
    for (const step of chain) {
      const target = selectBackTarget(visit.state())
      expect(target).toBe(step)
      if (mode === 'pages') visit.link(step)
      else visit.store.dispatch(backRequested())
      await visit.at(step)
    }
    visit.store.dispatch(backRequested())
    expect(visit.went.at(-1)).toMatchObject({ step: 'start' })
    expect(visit.position()).toBe('cep')
  })
})

describe('a visit by address', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = journeys().open()
    await goTo(visit, 'email')
  })

  it.each([
    ['a step behind is opened', 'nome', 'nome'],
    ['the present one too', 'email', 'email'],
    ['a step ahead leads to the first missing', 'confirmacao', 'email'],
    ['a loading step that is done as well', 'verificando-disponibilidade', 'email'],
    ['an outcome that is none as well', 'erro1', 'email'],
    ['the receipt of an order that is not made as well', 'pedido-realizado', 'email'],
  ] as const)('%s', (_what, wanted, step) => {
    history(visit, wanted)
    expect(visit.position()).toBe(step)
  })

  it.each([
    ['pages', [{ step: 'email', mode: 'pages', how: 'replace' }]],
    ['chat', []],
  ] as const)('that names no question goes on, and is replaced on pages: %s', async (mode, went) => {
    const there = await journeys().openAt('email', { mode })
    history(there, 'nome')
    const before = there.went.length
    there.store.dispatch(stepVisited({ step: null, mode, how: 'history' }))
    expect(there.position()).toBe('email')
    expect(there.went.slice(before)).toEqual(went)
  })

  it('without any plan goes to the addon home', () => {
    const fresh = journeys().open({ prefix: 'es', step: 'cpf' })
    expect(fresh.went).toEqual([{ step: 'start', mode: 'pages', how: 'replace' }])
  })

  it.each(rowsToRun(['nr-imovel', 'verificando-disponibilidade', 'oferta-indisponivel'] as const, 1))(
    'without an address %s leads to the first question',
    async (step) => journeys().open({ step }).at('cep'),
  )

  it.each(rowsToRun(['planos', 'cpf', 'erro1', 'pedido-realizado'] as const, 2))(
    'without a plan %s leads to the start page',
    (step) => {
      const fresh = journeys().open({ step })
      expect(fresh.went).toEqual([{ step: 'start', mode: 'pages', how: 'replace' }])
    },
  )
})

describe('corrections', () => {
  const corrected = everyAnswer.slice(3, 12)

  it.each(rowsToRun(corrected, ([step]) => step === 'data-nascimento'))(
    'of %s from the review come straight back, with its form filled in',
    async (step, values) => {
      const visit = await journeys().openAt('confirmacao')
      await visit.correct(step)
      expect(visit.ui().returnTo).toBe('confirmacao')
      const secret = visit.order().answers[step]?.masked !== undefined
      const filled = selectDraft(visit.state(), step)
      if (secret) expect(Object.values(filled).join()).not.toMatch(/\d{3}|Ana/)
      else expect(Object.keys(filled)).toEqual(expect.arrayContaining(Object.keys(values)))
      visit.answer(step, secret ? {} : filled)
      await visit.at('confirmacao')
      expect(visit.ui().returnTo).toBeNull()
    },
  )

  it('that are left keep the old answer and forget what was typed', async () => {
    const visit = await journeys().openAt('confirmacao')
    for (const leave of [() => visit.store.dispatch(backRequested()), () => visit.link('confirmacao')]) {
      await visit.correct('email')
      visit.store.dispatch(draftChanged({ step: 'email', name: 'email', value: 'x' }))
      leave()
      await visit.at('confirmacao')
      expect(selectDraft(visit.state(), 'email').email).toBe('maria@exemplo.com.br')
    }
    visit.store.dispatch(correctionCancelled())
    expect(visit.position()).toBe('confirmacao')
  })

  it('of a secret answer that ends with nothing typed keeps the answer, and no problem stays behind', async () => {
    const visit = await journeys().openAt('confirmacao')
    await visit.correct('cpf', { person_type: 'pf', cpf: '529' })
    expect(problemTexts(visit.ui().problems.cpf)).toEqual({ cpf: 'CPF tem 11 números; você digitou 3' })
    visit.answer('cpf', { person_type: 'pf', cpf: '' })
    await visit.at('confirmacao')
    expect([visit.ui().problems.cpf, visit.ui().drafts.cpf]).toEqual([undefined, undefined])
    expect(visit.order().answers.cpf?.masked).toBe('***.982.247-**')
  })

  it('open what one message has said ahead in the chat alone, and nowhere what nobody has said', () => {
    const visit = journeys().open({ mode: 'chat' })
    visit.store.dispatch(answersVolunteered({ answers: { email: { email: 'maria@exemplo.com.br' } } }))
    const opened = (step: StepId) => {
      visit.store.dispatch(correctionRequested({ step }))
      return visit.position()
    }
    expect([visit.position(), opened('nome')]).toEqual(['cep', 'cep'])
    visit.store.dispatch(modeChangeRequested({ mode: 'pages' }))
    expect(opened('email')).toBe('cep')
    visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
    expect(opened('email')).toBe('email')
  })

  it('in the chat, browser Back opens an answer and returns from it (D36)', async () => {
    const visit = await journeys().openAt('data-nascimento', { mode: 'chat' })
    history(visit, 'telefone')
    expect(visit.ui()).toMatchObject({ position: 'telefone', returnTo: 'data-nascimento' })
    visit.answer('telefone', { phone: '11911112222' })
    await visit.at('data-nascimento')
  })

  it('on pages, browser Back and Forward walk, and an answer goes on from there', async () => {
    const visit = await journeys().openAt('data-nascimento')
    history(visit, 'telefone')
    expect(visit.ui().returnTo).toBeNull()
    visit.answer('telefone', { phone: '11911112222' })
    await visit.at('email')
    history(visit, 'data-nascimento')
    await visit.at('data-nascimento')
  })
})

describe('after the order', () => {
  it('Back shows the receipt, the receipt’s link the read-only review, and no answer counts any more (X15)', async () => {
    const visit = await journeys().openAt('pedido-realizado')
    history(visit, 'data-instalacao')
    await visit.at('pedido-realizado')
    visit.store.dispatch(backRequested())
    await visit.answerAt('confirmacao', { accept_information: 'true' })
    visit.store.dispatch(correctionRequested({ step: 'nome' }))
    expect(visit.position()).toBe('confirmacao')
    visit.store.dispatch(backRequested())
    await visit.at('pedido-realizado')
    const rows = await journeys().ordersOf(visit)
    expect(rows).toHaveLength(1)
  })
})

it('the whole of a finished order is shown again after a reload, until the visitor goes back to the receipt', async () => {
  const visit = await journeys().openAt('pedido-realizado')
  const reloaded = (kept: typeof visit.kept) => journeys().open({ kept, step: 'confirmacao' })
  // the page was closed before the reply
  await reloaded(visit.kept).at('pedido-realizado')
  const look = (step: string, how: 'link' | 'history') =>
    visit.store.dispatch(stepVisited({ step, mode: 'pages', how }))
  look('confirmacao', 'link')
  await visit.at('confirmacao')
  await reloaded(visit.kept).at('confirmacao')
  look('pedido-realizado', 'history')
  await visit.at('pedido-realizado')
  await reloaded(visit.kept).at('pedido-realizado')
})
