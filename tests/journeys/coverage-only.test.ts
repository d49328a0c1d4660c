/** Coverage checks without an order, the waiting list, and the way into the order. */
import { describe, expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/coverage.ts'
import { screenAt } from '../../src/app/screen-at-path.ts'
import type { Mode } from '../../src/funnel/step-and-journey-types.ts'
import { draftChanged, withdrawalRequested } from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { answerAll, house, journeyServer } from '../support/journey-test-setup.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { slowConnection } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const journeys = journeyServer()
const open = (more: VisitOptions = {}) => journeys().open({ parts: journeyParts, step: 'cep', ...more })

async function ask(visit: Visit, cep: string, number = '1000', step = 'planos') {
  await answerAll(visit, [
    ['cep', { cep }],
    ['nr-imovel', house(number)],
  ])
  await visit.at(step)
}
const WAYS = ['pages', 'chat'] as const

describe('a look at what there is', () => {
  it.each(rowsToRun(WAYS, (_, at) => at === 1))(
    'shows the plans of an address by GET cep/coverage alone, with the campaign’s flags, by %s (F7.5, F7.6)',
    async (mode) => {
      const visit = open({ mode, prefix: 'rs' })
      await ask(visit, '01310-100')
      expect(visit.wire.lines().filter((line) => /cep|address-info\?/.test(line))).toEqual([
        'GET /cep/information/01310100',
        'GET /cep/coverage?cep=01310100&number=1000&addon=rs&rs=true',
        'GET /tim-api/address-info?cep=01310100&number=1000',
      ])
      expect(visit.order().facts.coverage?.plans.length).toBeGreaterThan(0)
      await visit.until('the address', ({ order }) => order.facts.addressLine !== null)
      expect(visit.order().facts.addressLine).toBe('Avenida Paulista, São Paulo/SP')
      expect(await journeys().sql('select 1 from leads')).toEqual([])
    },
  )

  it('opens with block and lot where the CEP has them, unless someone types already', async () => {
    const openedAs = async (cep: string, isTyping: boolean) => {
      const { wire, held, release } = slowConnection(/cep\/information/)
      const visit = open({ wire })
      await answerAll(visit, [['cep', { cep }]])
      await held
      if (isTyping) visit.store.dispatch(draftChanged({ step: 'nr-imovel', name: 'number', value: '1' }))
      release()
      await visit.until('the address', ({ order }) => order.facts.addressLine !== null)
      return selectDraft(visit.state(), 'nr-imovel').is_block_allotment
    }
    expect(await openedAs('71615010', false)).toBe('true')
    expect(await openedAs('71615010', true)).not.toBe('true')
    expect(await openedAs('01310100', false)).not.toBe('true')
  })

  it('asks for a block and lot by their names', async () => {
    const visit = open()
    await answerAll(visit, [
      ['cep', { cep: '71615010' }],
      ['nr-imovel', { is_block_allotment: 'true', block_number: '1', allotment_number: '10' }],
    ])
    await visit.at('planos')
    expect(visit.wire.lines().join('\n')).toContain(
      '/cep/coverage?cep=71615010&block=true&blockNumber=1&lotNumber=10',
    )
  })

  it.each([
    ['/consultar-cobertura/cep', 'cep'],
    ['/consultar-cobertura/cep/8a7f-x_1/', 'cep'],
    ['/consultar-cobertura/com-cobertura/', 'com-cobertura'],
  ])('%s asks %s', (path, step) => {
    expect(screenAt('coverage', path)).toEqual({ kind: 'step', step })
  })

  it('goes on after a reload, and asks the server again', async () => {
    const visit = open()
    await ask(visit, '01310-100')
    const again = open({ kept: visit.kept, step: 'planos' })
    await again.at('planos')
    expect(again.order().facts.coverage?.plans.length).toBeGreaterThan(0)
  })
})

describe('the way into the checkout', () => {
  const chosen = { idPlan: 'plan-d600a' }

  const paths: readonly (readonly [Mode, string])[] = [
    ['pages', '/timblack/checkout/verificando-disponibilidade/?s=d600a'],
    ['chat', '/timblack/chat?s=d600a'],
  ]
  it.each(rowsToRun(paths, 1))('takes address and plan along, by %s', async (mode, path) => {
    const visit = open({ mode, prefix: 'timblack' })
    await ask(visit, '01310-100')
    visit.answer('planos', chosen)
    await visit.until('the way', () => visit.opened.length > 0)
    expect(visit.opened).toEqual([path])
    const order = journeys().open({
      kept: visit.kept,
      mode,
      step: mode === 'chat' ? null : 'verificando-disponibilidade',
      wish: { sku: 'd600a' },
    })
    await order.at('nome')
    expect(order.order().answers.cep?.values).toEqual({ cep: '01310100' })
    expect(order.order().answers.planos?.values).toEqual(chosen)
  })

  it('is not taken with a plan that is not on offer', async () => {
    const visit = open()
    await ask(visit, '01310-100')
    visit.answer('planos', { idPlan: 'gone' })
    await visit.until('why', ({ ui }) => ui.problems.planos !== undefined)
    expect(problemTexts(visit.ui().problems.planos)).toEqual({
      idPlan: 'Escolha um dos planos disponíveis no seu endereço',
    })
    expect(visit.opened).toEqual([])
  })

  it('begins another order at the address where that of this browser is made (D16)', async () => {
    const made = await journeys().openAt('pedido-realizado')
    const visit = open({ kept: made.kept })
    await ask(visit, '04538-133', '10')
    visit.answer('planos', chosen)
    await visit.until('the way', () => visit.opened.length > 0)
    const order = journeys().open({
      kept: visit.kept,
      step: 'verificando-disponibilidade',
      wish: { sku: 'd600a' },
    })
    await order.at('nome')
    expect(order.order().answers.cep?.values).toEqual({ cep: '04538133' })
    expect(order.ui().recordId).not.toBe(made.ui().recordId)
  })
})

describe('the waiting list', () => {
  const contact = { name: 'Maria da Silva', phone: '(11) 98765-4321', email: 'maria@exemplo.com.br' }

  it.each(rowsToRun(WAYS, (_, at) => at === 1))(
    'shows the contact whole, masked after a reload, and can still be left, by %s (D94)',
    async (mode) => {
      const visit = open({ mode })
      await ask(visit, '01207-001', '10', 'sem-cobertura')
      await visit.until('the place', ({ ui }) => ui.noCoverageId !== null)
      visit.answer('sem-cobertura', contact)
      const masks = { name: 'M**** S****', phone: '(11) 9****-**21', email: 'm****@exemplo.com.br' }
      await visit.until('it is noted', ({ ui }) => ui.contact.notify === 'sent')
      expect(visit.ui().contact.shown).toEqual({
        name: 'Maria da Silva',
        phone: '(11) 98765-4321',
        email: 'maria@exemplo.com.br',
      })
      const again = open({ kept: visit.kept, mode, step: 'sem-cobertura' })
      await again.at('sem-cobertura')
      await again.until('the masks', ({ ui }) => ui.contact.shown !== null)
      expect(again.ui().contact.shown).toEqual(masks)
      for (const value of ['Maria', '98765', 'maria@'])
        expect(JSON.stringify([...again.kept])).not.toContain(value)
      again.store.dispatch(withdrawalRequested())
      await again.until('it is gone', ({ ui }) => ui.contact.withdraw === 'sent')
      expect(again.ui().contact.shown).toBe(null)
      expect(again.kept.has('waiting')).toBe(false)
    },
  )

  itInFullRun('asks again where the place was withdrawn from another device', async () => {
    const visit = open()
    await ask(visit, '01207-001', '10', 'sem-cobertura')
    await visit.until('the place', ({ ui }) => ui.noCoverageId !== null)
    visit.answer('sem-cobertura', contact)
    await visit.until('it is noted', ({ ui }) => ui.contact.notify === 'sent')
    await journeys().call('DELETE', '/api/lead-no-coverage', { id: visit.ui().noCoverageId })
    const again = open({ kept: visit.kept, step: 'sem-cobertura' })
    await again.at('sem-cobertura')
    await again.until('it is asked', ({ ui }) => ui.contact.notify === 'none' && ui.noCoverageId === null)
    again.answer('sem-cobertura', contact)
    await again.until('it is noted', ({ ui }) => ui.contact.notify === 'sent')
    expect(again.wire.lines().at(-1)).toBe('POST /lead-no-coverage')
  })
})

describe('a call', () => {
  it.each(rowsToRun(WAYS, (_, at) => at === 0))('is asked for by %s', async (mode) => {
    const visit = open({ mode })
    await ask(visit, '01310-100')
    visit.link('com-cobertura')
    await visit.answerAt('com-cobertura', { telephone: '(11) 98765-4321' })
    await visit.until('it is asked for', ({ ui }) => ui.contact.call === 'sent')
    expect(visit.wire.calls.at(-1)).toMatchObject({
      path: '/supportRequest',
      body: { telephone: '11987654321' },
    })
  })
})
