/** A phone number that a marketing page asked for, alone or with name and e-mail (docs/decisions/0025). */
import { beforeAll, describe, expect, it } from 'vitest'
import { journeyParts as coverage } from '../../src/app/journeys/coverage.ts'
import { journeyParts as mobile } from '../../src/app/journeys/mobile.ts'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { answersVolunteered, modeChangeRequested } from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { answerAll, house, journeyServer } from '../support/journey-test-setup.ts'
import type { VisitOptions } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()
const telefone: Values = { phone: '(11) 98765-4321', acceptPhoneContact: 'true' }
const chosen = { idPlan: 'plan-d600a' }

// a marketing page hands over once the later questions are loaded
beforeAll(async () => Promise.all([standard.later?.(), mobile.later?.()]))

describe('a telephone from the drawer for CEP and number', () => {
  const address = (cep: string) =>
    JSON.stringify({ lead: null, cep: { cep }, 'nr-imovel': { number: '10' }, isNew: true })
  const arrive = (cep: string, more: VisitOptions = {}) => {
    const visit = journeys().open({
      kept: new Map([['address' as const, address(cep)]]),
      step: 'verificando-disponibilidade',
      ...more,
    })
    visit.store.dispatch(answersVolunteered({ answers: { telefone } }))
    return visit
  }

  it('is not asked again, and sent at step 4 with its consent (M4.7, M7.5)', async () => {
    const told: unknown[] = []
    const quiet = { path: () => '/', pageView: () => {}, webchat: () => {}, ecommerce: () => {} }
    const tracker = { ...quiet, funnel: (...step: unknown[]) => void told.push(step) }
    const visit = arrive('01310-100', { tracker })
    await answerAll(visit, [
      ['planos', chosen],
      ['nome', { name: 'Maria da Silva' }],
      ['email', { email: 'maria@exemplo.com.br', accept_promotions: 'true' }],
    ])
    await visit.at('data-nascimento')
    expect(visit.went.map(({ step }) => step)).not.toContain('telefone')
    expect(told).toContainEqual([4, expect.objectContaining({ acceptPhoneContact: true })])
  })

  it('stands in the chat, after a switch, where it was told, and the question that is asked comes last', async () => {
    const visit = arrive('01310-100')
    await answerAll(visit, [['planos', chosen]])
    await visit.at('nome')
    visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
    await visit.until('the chat', ({ ui }) => ui.mode === 'chat')
    const { dialogue, ui, order } = visit.state()
    const lines = buildTranscript(order, ui.position, ui.returnTo, dialogue, { greeting: 'Oi!', none: '' })
    const keys = lines.map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('taken-'))).toHaveLength(1)
    expect(keys.findIndex((key) => key.startsWith('taken-'))).toBeLessThan(keys.indexOf('planos-answer'))
    expect(keys.slice(-3)).toEqual(['planos-answer', 'nome-before', 'nome-question'])
  })

  it('is in the waiting list’s form', async () => {
    const visit = arrive('68800-000')
    await visit.at('oferta-indisponivel')
    expect(selectDraft(visit.state(), 'oferta-indisponivel').phone).toBe('11987654321')
  })
})

describe('the same under a mobile brand', () => {
  const address = JSON.stringify({
    lead: null,
    cep: { cep: '01310-100' },
    'nr-imovel': { number: '10' },
    isNew: true,
  })
  const arrive = async (phone: string, said = { ...telefone, phone }) => {
    const visit = journeys().open({
      parts: mobile,
      prefix: 'timblack',
      kept: new Map([['address' as const, address]]),
      step: 'verificando-disponibilidade',
    })
    visit.store.dispatch(answersVolunteered({ answers: { telefone: said } }))
    await answerAll(visit, [['planos', chosen]])
    return visit
  }

  const lines = [
    ['of the campaign’s brand', '(11) 92222-0001', 'bonus-timblack'],
    ['of nobody', '(11) 98765-4321', null],
  ] as const

  it.each(rowsToRun(lines, 1))(
    'a line %s is asked no second time, and is looked up (D5, D68)',
    async (_what, phone, bonus) => {
      const visit = await arrive(phone)
      await visit.at('nome')
      expect(visit.went.map(({ step }) => step)).not.toContain('consulta-telefone')
      await visit.saved()
      const lead = await journeys().call('GET', `/api/lead/${visit.ui().recordId}`)
      expect(lead.body).toMatchObject({
        answered: expect.arrayContaining(['phone']) as unknown,
        acceptPhoneContact: true,
        idPlanAddonBonus: bonus,
      })
      await journeys().openOn('nome', { parts: mobile, prefix: 'timblack', kept: visit.kept })
    },
  )

  it('a landline is none: the line is asked for', async () => {
    const visit = await arrive('(11) 3123-4567')
    await visit.at('consulta-telefone')
  })

  it('in an order that was begun it is looked up too', async () => {
    const begun = journeys().open({ parts: mobile, prefix: 'timblack' })
    await answerAll(begun, [
      ['cep', { cep: '01310-100' }],
      ['nr-imovel', house('10')],
      ['planos', chosen],
    ])
    await begun.at('consulta-telefone')
    await begun.saved()
    const look = journeys().open({ parts: coverage, prefix: 'timblack', kept: begun.kept, step: 'cep' })
    look.store.dispatch(
      answersVolunteered({ answers: { telefone: { ...telefone, phone: '(11) 92222-0001' } } }),
    )
    await answerAll(look, [
      ['cep', { cep: '01310-100' }],
      ['nr-imovel', house('10')],
      ['planos', chosen],
    ])
    await expect.poll(() => look.opened).not.toEqual([])
    const lead = await journeys().call('GET', `/api/lead/${begun.ui().recordId}`)
    expect(lead.body).toMatchObject({ idPlanAddonBonus: 'bonus-timblack' })
  })
})

describe('a mobile line that was said before the look-up of coverage', () => {
  const lines = [
    ['of the campaign’s brand', '(11) 92222-0001', 'bonus-timblack', true],
    ['of another brand', '(11) 93333-0001', null, false],
    ['of nobody', '(11) 98765-4321', null, false],
  ] as const

  it.each(rowsToRun(lines, 1))(
    '%s is asked no second time, and earns its bonus all the same (D68)',
    async (_what, phone, id, has) => {
      const visit = journeys().open({ parts: coverage, prefix: 'timblack', step: 'cep' })
      const nome = { name: 'Maria da Silva' }
      visit.store.dispatch(answersVolunteered({ answers: { nome, telefone: { ...telefone, phone } } }))
      await answerAll(visit, [
        ['cep', { cep: '01310-100' }],
        ['nr-imovel', house('10')],
        ['planos', chosen],
      ])
      await expect.poll(() => visit.opened).not.toEqual([])
      const order = journeys().open({
        parts: mobile,
        prefix: 'timblack',
        kept: visit.kept,
        step: 'verificando-disponibilidade',
        wish: { sku: 'd600a' },
      })
      await order.at('email')
      expect(order.order().facts.lineHasBonus).toBe(has)
      const lead = await journeys().call('GET', `/api/lead/${order.ui().recordId}`)
      expect(lead.body).toMatchObject({ idPlanAddonBonus: id })
    },
  )
})
