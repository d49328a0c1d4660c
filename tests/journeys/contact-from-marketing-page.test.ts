/** Name, e-mail and phone that a marketing page asked for before the coverage check (docs/decisions/0025). */
import { describe, expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/coverage.ts'
import { funnelFields } from '../../src/funnel/funil-recuperacao-event.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { checkoutRequested, answersVolunteered } from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { answerAll, house, journeyServer } from '../support/journey-test-setup.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { firstOnes, openFaultyConnection, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()
const open = (more: VisitOptions = {}) => journeys().open({ parts: journeyParts, step: 'cep', ...more })

const said: Readonly<Record<StepId, Values>> = {
  nome: { name: 'Maria da Silva' },
  telefone: { phone: '(11) 98765-4321', acceptPhoneContact: 'true' },
  email: { email: 'maria@exemplo.com.br', accept_promotions: 'true' },
}
const chosen = { idPlan: 'plan-d600a' }
const PERSONAL = ['Maria', '98765', 'maria@']
const personalIn = (visit: Visit) =>
  PERSONAL.filter((value) => JSON.stringify([...visit.kept]).includes(value))

/** A visitor of a marketing page, up to the check's result. */
async function come(cep: string, step: string, more: VisitOptions = {}, told = said) {
  const visit = open(more)
  visit.store.dispatch(answersVolunteered({ answers: told }))
  await answerAll(visit, [
    ['cep', { cep }],
    ['nr-imovel', house('10')],
  ])
  await visit.at(step)
  return visit
}
/** Until the server keeps what was said. */
const kept = (visit: Visit) => expect.poll(() => visit.kept.get('lead')).toBeDefined()
const opened = (visit: Visit) => expect.poll(() => visit.opened).not.toEqual([])
const checkout = (visit: Visit, more: VisitOptions = {}) =>
  journeys().open({
    kept: visit.kept,
    mode: visit.ui().mode,
    step: visit.ui().mode === 'chat' ? null : 'verificando-disponibilidade',
    ...more,
  })
const leads = () => journeys().sql('select id, answers from leads order by created_at')

describe('where nothing can be sold', () => {
  it.each(rowsToRun(['pages', 'chat'] as const, 1))(
    'is in the waiting list’s form, unsent, by %s',
    async (mode) => {
      const visit = await come('01207-001', 'sem-cobertura', { mode })
      await visit.until('the form', (state) => selectDraft(state, 'sem-cobertura').name !== undefined)
      expect(selectDraft(visit.state(), 'sem-cobertura')).toMatchObject({
        name: 'Maria da Silva',
        phone: '(11) 98765-4321',
        email: 'maria@exemplo.com.br',
      })
      expect(visit.ui().contact.notify).toBe('none')
      expect(personalIn(visit)).toEqual([])
      visit.answer('sem-cobertura', selectDraft(visit.state(), 'sem-cobertura'))
      await visit.until('it is noted', ({ ui }) => ui.contact.notify === 'sent')
    },
  )
})

describe('where there is fibre', () => {
  it.each(rowsToRun(['chat', 'pages'] as const, () => false))(
    'is not asked again in the order, by %s',
    async (mode) => {
      const visit = await come('01310-100', 'planos', { mode, prefix: 'timblack' })
      visit.answer('planos', chosen)
      await opened(visit)
      expect(personalIn(visit)).toEqual([])
      const order = checkout(visit, { wish: { sku: 'd600a' }, prefix: 'timblack' })
      await order.at('data-nascimento')
      expect(order.order().answers).toMatchObject({
        cep: { values: { cep: '01310100' } },
        planos: { values: chosen },
        nome: { values: said.nome },
        email: { values: said.email },
      })
      expect(order.order().answers.telefone).toBeDefined()
      const again = checkout(order, { step: null, prefix: 'timblack' })
      await again.at('data-nascimento')
      expect(again.ui().recordId).toBe(order.ui().recordId)
    },
  )

  it.each(rowsToRun(['pages', 'chat'] as const, () => false))(
    'goes along before a plan is chosen, too, and is asked no second time, by %s',
    async (mode) => {
      const visit = await come('01310-100', 'planos', { mode })
      visit.store.dispatch(checkoutRequested())
      await opened(visit)
      const order = checkout(visit)
      await order.answerAt('planos', chosen)
      await order.at('data-nascimento')
      expect(order.went.map(({ step }) => step)).not.toContain('nome')
    },
  )

  const consents = [
    ['true', true],
    ['false', false],
  ] as const

  it.each(rowsToRun(consents, ([said]) => said === 'false'))(
    'brings the consent to be contacted (%s) to the lead and to step 4 (M3.9, M7.5)',
    async (acceptPhoneContact, accepted) => {
      const told = { ...said, telefone: { phone: '(11) 98765-4321', acceptPhoneContact } }
      const visit = await come('01310-100', 'planos', {}, told)
      visit.answer('planos', chosen)
      await opened(visit)
      const order = checkout(visit, { wish: { sku: 'd600a' } })
      await order.at('data-nascimento')
      const lead = await journeys().call('GET', `/api/lead/${order.ui().recordId}`)
      expect(lead.body).toMatchObject({ acceptPhoneContact: accepted, accept_promotions: true })
      const [event] = await journeys().sql(
        "select detail->'consent' as consent from lead_events where lead_id = $1 and what = 'created'",
        [order.ui().recordId],
      )
      expect(event?.consent).toMatchObject({ acceptPhoneContact: accepted, accept_promotions: true })
      expect(funnelFields(4, order.order())).toHaveProperty('acceptPhoneContact', accepted)
      // another telephone arrives without it
      order.link('telefone')
      await order.answerAt('telefone', { phone: '(21) 98765-4321' })
      await order.saved()
      expect(funnelFields(4, order.order())).toHaveProperty('acceptPhoneContact', false)
      const later = await journeys().call('GET', `/api/lead/${order.ui().recordId}`)
      expect(later.body).toMatchObject({ acceptPhoneContact: null })
    },
  )

  it.each(rowsToRun(['chat', 'pages'] as const, 1))(
    'survives a reload as soon as the address has plans, by %s (D69)',
    async (mode) => {
      const before = await leads()
      const visit = await come('01310-100', 'planos', { mode })
      await kept(visit)
      const again = open({ kept: visit.kept, mode, step: mode === 'chat' ? null : 'planos' })
      await again.at('planos')
      expect(personalIn(again)).toEqual([])
      again.answer('planos', chosen)
      await opened(again)
      const order = checkout(again, { wish: { sku: 'd600a' } })
      await order.at('data-nascimento')
      expect(order.order().answers).toMatchObject({ planos: { values: chosen }, nome: { values: said.nome } })
      expect(await leads()).toHaveLength(before.length + 1)
    },
  )

  it('takes the place of no order that this browser has, before another is asked for (D16)', async () => {
    const made = new Map([['lead' as const, '6f1f7f0e-93c5-4a55-9a0f-7f2d1e3c4b5a']])
    const before = await leads()
    const visit = await come('01310-100', 'planos', { kept: made })
    await visit.until('the address', ({ order }) => order.facts.addressLine !== null)
    // a request that the page has sent by now arrives before this one is answered
    await journeys().call('GET', '/api/health')
    expect(visit.wire.lines()).not.toContain('POST /lead-v2')
    expect(visit.kept.get('lead')).toBe('6f1f7f0e-93c5-4a55-9a0f-7f2d1e3c4b5a')
    expect(await leads()).toHaveLength(before.length)
  })

  it('goes into the order that this browser has begun, and corrects its address', async () => {
    const begun = journeys().open()
    await answerAll(begun, [
      ['cep', { cep: '04538-133' }],
      ['nr-imovel', house('10')],
      ['planos', chosen],
      ['nome', { name: 'Ana Souza' }],
    ])
    await begun.at('telefone')
    await begun.saved()
    const before = await leads()
    const visit = await come('01310-100', 'planos', { kept: begun.kept })
    visit.store.dispatch(checkoutRequested())
    await opened(visit)
    const order = checkout(visit)
    await order.until('the check', ({ order: { facts }, ui }) => facts.coverage !== null && !ui.wait)
    expect(order.ui().recordId).toBe(begun.ui().recordId)
    expect(order.order().answers).toMatchObject({
      cep: { values: { cep: '01310100' } },
      nome: { values: said.nome },
      email: { values: said.email },
    })
    expect(order.order().answers.telefone).toBeDefined()
    expect(await leads()).toHaveLength(before.length)
  })

  it('begins an order in place of one that is gone', async () => {
    const kept = new Map([['lead' as const, '6f1f7f0e-93c5-4a55-9a0f-7f2d1e3c4b5a']])
    const visit = await come('01310-100', 'planos', { kept })
    visit.answer('planos', chosen)
    await opened(visit)
    const order = checkout(visit, { wish: { sku: 'd600a' } })
    await order.at('data-nascimento')
  })

  it('leaves out what the server refuses, and asks for it', async () => {
    const wire = openFaultyConnection()
    const refused = { code: 'invalid', field: 'email', message: 'Não serve.' }
    wire.disturb(firstOnes(1, /POST \/lead-v2$/, errorResponse(400, refused)))
    const visit = await come('01310-100', 'planos', { wire })
    visit.answer('planos', chosen)
    await opened(visit)
    const order = checkout(visit, { wish: { sku: 'd600a' } })
    await order.at('email')
    expect(order.order().answers.nome?.values).toEqual(said.nome)
    expect(order.order().answers.telefone).toBeDefined()
    expect(order.order().answers.email).toBeUndefined()
  })
})
