/** The compact order on its pages with several questions, and in the chat. */
import { describe, expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/compact.ts'
import { progressOf } from '../../src/funnel/order-progress.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { backRequested, modeChangeRequested, retryRequested } from '../../src/store/redux-actions.ts'
import { selectBackTarget, selectDraft, selectProblems, selectProgress } from '../../src/store/selectors.ts'
import { firstPlanWithDate, answerInChat, submitPage } from '../support/pages-with-several-questions.ts'
import { answerAll, answersBetween, journeyServer, placeOrder } from '../support/journey-test-setup.ts'
import { addLater, wholeOrder } from '../support/sample-orders.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { isFull } from '../support/rows-to-run.ts'

const journeys = journeyServer()

// what the pages draw of a step must be known before its first check
addLater('compact')

const FIRST = ['cep', 'nr-imovel', 'nome', 'telefone', 'email']
const PERSON = ['data-nascimento', 'nome-mae', 'cpf']
const PAYMENT = ['data-de-vencimento', 'ativar-debito', 'conta-debito']

const standardPercent = (step: StepId) => progressOf(wholeOrder(), step)

const open = (more: VisitOptions = {}) => journeys().open({ parts: journeyParts, prefix: 'c', ...more })

async function upTo(visit: Visit, step: 'planos' | 'data-nascimento' | 'data-de-vencimento' | 'confirmacao') {
  submitPage(visit, FIRST)
  await visit.at('planos')
  if (step === 'planos') return
  visit.answer('planos', firstPlanWithDate(visit))
  await answerAll(visit, answersBetween('compact', 'planos', 'data-nascimento'))
  await visit.at('data-nascimento')
  if (step === 'data-nascimento') return
  submitPage(visit, PERSON)
  await answerAll(visit, answersBetween('compact', 'cpf', 'data-de-vencimento'))
  await visit.until('payment', ({ ui }) => ui.position === 'data-de-vencimento')
  if (step === 'data-de-vencimento') return
  submitPage(visit, PAYMENT)
  await answerAll(visit, answersBetween('compact', 'conta-debito', 'confirmacao'))
  await visit.at('confirmacao')
}

async function stored(visit: Visit) {
  const query = `select plan_id, price, price_full, direct_debit, due_day, installation_day::text from orders`
  return (await journeys().sql(`${query} where lead_id = $1`, [visit.ui().recordId]))[0]
}

describe('the compact order', () => {
  it('makes the same order on pages and in the chat', async () => {
    const pages = open()
    await upTo(pages, 'confirmacao')
    await placeOrder(pages)
    expect(await stored(pages)).toMatchObject({ due_day: 10, direct_debit: true })
    if (isFull) {
      const chat = open({ mode: 'chat' })
      await answerInChat(chat)
      expect(await stored(pages)).toEqual(await stored(chat))
      expect(chat.errors).toEqual([])
    }
    expect(pages.errors).toEqual([])
  })

  it('keeps nothing of the person in the browser before the check', async () => {
    const visit = open()
    visit.wire.disturb(() => 'offline')
    submitPage(visit, FIRST)
    const kept = [...visit.kept.values()].join()
    expect(kept).not.toMatch(/Maria|98765|exemplo/)
    expect(kept).toContain('01310100')
  })

  it('tries a check that failed with the same key', async () => {
    const visit = open()
    const { wire } = visit
    let tries = 0
    wire.disturb((_method, path) => (path === '/lead-v2' && tries++ === 0 ? 'lost-reply' : null))
    submitPage(visit, FIRST)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.store.dispatch(retryRequested())
    await visit.at('planos')
    const keys = wire.calls.filter(({ path }) => path === '/lead-v2').map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('is there again after a reload at every page', async () => {
    const visit = open()
    const { kept } = visit
    const again = async (step: StepId) => {
      const later = open({ kept, step })
      await later.until('loaded', ({ ui }) => ui.phase === 'ready')
      return later
    }
    submitPage(visit, ['cep', 'nr-imovel'])
    expect((await again('cep')).order().answers).toMatchObject({ cep: {}, 'nr-imovel': {} })
    await upTo(visit, 'data-de-vencimento')
    await visit.saved()
    const first = await again('cep')
    expect(Object.keys(first.order().answers)).toEqual(expect.arrayContaining([...FIRST, ...PERSON]))
    expect((await again('instalacao')).order().answers).toMatchObject({ planos: {} })
    expect((await again('confirmacao')).position()).toBe('data-de-vencimento')
    submitPage(first, FIRST, { telefone: { phone: '' } })
    await first.at('planos')
  })
})

describe('a composed page', () => {
  it('takes what passed, keeps what was typed, and shows what is wrong', async () => {
    const visit = open()
    await upTo(visit, 'data-nascimento')
    await visit.saved()
    const before = visit.wire.calls.length
    submitPage(visit, PERSON, { 'data-nascimento': { birth_date: '32/13/1990' } })
    await visit.saved()
    expect(Object.keys(selectProblems(visit.state(), 'data-nascimento'))).toEqual(['birth_date'])
    expect(visit.position()).toBe('data-nascimento')
    expect(selectDraft(visit.state(), 'data-nascimento').birth_date).toBe('32/13/1990')
    expect(selectDraft(visit.state(), 'cpf').cpf).toBe('529.982.247-25')
    const lines = visit.wire.calls.slice(before).map(({ method, path }) => `${method} ${path}`)
    expect(lines.filter((line) => line.startsWith('PATCH'))).toEqual(['PATCH /lead-v2/{id}/batch'])
    submitPage(visit, PERSON)
    await visit.until('next page', ({ ui }) => ui.position === 'data-de-vencimento')
  })

  it('of which one was answered in another tab tells of it, and stores the others (X17)', async () => {
    const visit = open()
    await upTo(visit, 'data-nascimento')
    await visit.saved()
    const other = open({ kept: new Map(visit.kept), step: 'data-nascimento' })
    await other.at('data-nascimento')
    submitPage(other, ['data-nascimento'], { 'data-nascimento': { birth_date: '01/02/1980' } })
    await other.saved()
    submitPage(visit, PERSON)
    await visit.until('the notice', ({ ui }) => ui.notice?.kind === 'other-tab')
    await visit.saved()
    const again = open({ kept: visit.kept, step: 'data-de-vencimento' })
    await again.at('data-de-vencimento')
    for (const { answers } of [visit.order(), again.order()]) {
      expect(answers['data-nascimento']?.values).toEqual({ birth_date: '01/02/1980' })
      expect(Object.keys(answers)).toEqual(expect.arrayContaining(PERSON))
    }
  })

  it('asks the account when direct debit is chosen on it, and only then (D69)', async () => {
    const visit = open()
    await upTo(visit, 'data-de-vencimento')
    submitPage(visit, PAYMENT, { 'conta-debito': {} })
    expect(Object.keys(selectProblems(visit.state(), 'conta-debito'))).toEqual([
      'bank',
      'agency',
      'account_number',
    ])
    expect(visit.position()).toBe('data-de-vencimento')
    submitPage(visit, PAYMENT.slice(0, 2), { 'ativar-debito': { direct_debit: 'false' } })
    await visit.at('data-instalacao')
  })

  it('is where Back leads (D7)', async () => {
    const visit = open()
    await upTo(visit, 'confirmacao')
    const went: (StepId | null)[] = []
    for (let left = 9; left > 0 && went.at(-1) !== 'start'; left -= 1) {
      const target = selectBackTarget(visit.state())
      went.push(target)
      visit.store.dispatch(backRequested())
    }
    expect(went).toEqual(['data-instalacao', 'data-de-vencimento', 'data-nascimento', 'cep', 'start'])
  })

  it('counts the places of the standard journey (D13), in the chat its question’s own', async () => {
    const visit = open()
    await upTo(visit, 'data-nascimento')
    expect(selectProgress(visit.state())).toBe(standardPercent('data-nascimento'))
    submitPage(visit, PERSON, { cpf: { person_type: 'pf', cpf: '1' } })
    visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
    expect([visit.position(), selectProgress(visit.state())]).toEqual(['cpf', standardPercent('cpf')])
  })
})
