/** If all houses of a CEP have the same plans, these are shown before the address check. */
import { describe, expect, it } from 'vitest'
import { answersVolunteered } from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import {
  atHouseNumber,
  countLeads,
  leadCreated,
  leadCreations,
  houseNumber,
  plan,
  whileCreatingLead,
} from '../support/visits-at-house-number-question.ts'
import { questionAfter, answerAll, house, journeyServer } from '../support/journey-test-setup.ts'
import { slowConnection } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

describe('where every house of a CEP has the same plans (D77)', () => {
  it('they appear with the number; the lead is made behind them, once', async () => {
    const before = await countLeads(journeys())
    const { visit, held, release } = await whileCreatingLead(journeys())
    expect(visit.position()).toBe('planos')
    expect(visit.ui().wait).toBeNull()
    expect(visit.order().facts.coverage).toMatchObject({ infra: 'I-SYSTEMS', isExpected: true })
    const seen = visit.order().facts.coverage?.plans
    visit.answer('planos', plan)
    await answerAll(visit, [['nome', { name: 'Maria da Silva' }]])
    await held
    expect(selectSaves(visit.state()).items.map(({ step }) => step)).toEqual(['planos', 'nome'])
    expect(visit.kept.get('lead')).toBeUndefined()
    release()
    await leadCreated(visit)
    await visit.saved()
    expect(visit.order().facts.coverage).not.toHaveProperty('isExpected')
    expect(visit.order().facts.coverage?.plans).toBe(seen)
    expect(visit.kept.get('lead')).toBe(visit.ui().recordId)
    expect(visit.kept.get('address')).toBeUndefined()
    expect(visit.position()).toBe(questionAfter('nome'))
    expect(await countLeads(journeys())).toBe(before + 1)
    expect(visit.errors).toEqual([])
  })

  it('the way back is as after a wait: the number, not the check', async () => {
    const visit = await atHouseNumber(journeys())
    visit.answer('nr-imovel', houseNumber)
    expect(visit.went.slice(-2)).toEqual([
      { step: 'verificando-disponibilidade', mode: 'pages', how: 'push' },
      { step: 'planos', mode: 'pages', how: 'replace' },
    ])
    await leadCreated(visit)
  })

  it('a late look-up of the CEP before says nothing of the one after it', async () => {
    const { wire, held, release } = slowConnection(/information\/01310100/)
    const visit = journeys().open({ wire })
    await answerAll(visit, [['cep', { cep: '01310-100' }]])
    await held
    visit.link('cep')
    await answerAll(visit, [['cep', { cep: '01311-000' }]])
    await visit.until('the look-up', ({ order }) => order.facts.place !== null)
    release()
    // what the late reply would change has changed by then
    await new Promise(setImmediate)
    expect(visit.order().facts.place?.cep).toBe('01311000')
  })

  it('the look-up alone records nothing', async () => {
    const before = await countLeads(journeys())
    const visit = await atHouseNumber(journeys())
    expect(visit.order().facts.place?.coverage?.plans.length).toBeGreaterThan(0)
    expect(await countLeads(journeys())).toBe(before)
    expect(visit.wire.lines()).toContain('GET /cep/information/01310100?coverage=true')
  })

  it('the look-up is asked with what decides the plans: the campaign, the link, the flags', async () => {
    const visit = await atHouseNumber(journeys(), {
      prefix: 'timblack',
      wish: { sku: 'd600b' },
      told: { premium: true },
    })
    expect(visit.wire.lines()).toContain(
      'GET /cep/information/01310100?addon=black&prefix=timblack&sku=d600b&premium=true&coverage=true',
    )
    visit.answer('nr-imovel', houseNumber)
    await leadCreated(visit)
    expect(leadCreations(visit)[0]?.body).toMatchObject({
      addon: 'black',
      prefix: 'timblack',
      sku: 'd600b',
      premium: true,
    })
  })

  it('a link to one plan skips them, and its choice is saved once there is a lead (D14)', async () => {
    const { visit, held, release } = await whileCreatingLead(journeys(), { wish: { sku: 'd600a' } })
    expect(visit.position()).toBe('nome')
    await held
    expect(visit.wire.lines().filter((line) => line.startsWith('PATCH'))).toEqual([])
    release()
    await visit.until('the choice is saved', (state) => selectSaves(state).versions.plan === 1)
    expect(visit.errors).toEqual([])
  })
})

describe('where it is not certain, the check is waited for as ever', () => {
  const streets = [
    ['a street covered up to a number', '04538-133', '1000', 'planos'],
    ['a side of a street', '04007-001', '130', 'planos'],
    ['a full splitter', '22021-001', '1', 'oferta-indisponivel'],
  ] as const
  it.each(rowsToRun(streets, ([what]) => what !== 'a side of a street'))('%s', async (_what, cep, of, to) => {
    const visit = await atHouseNumber(journeys(), {}, cep)
    visit.answer('nr-imovel', house(of))
    expect(visit.position()).toBe('verificando-disponibilidade')
    await visit.at(to)
    expect(leadCreations(visit)).toHaveLength(1)
  })

  it.each([
    ['a house without number', house('S/N')],
    ['a block', { is_block_allotment: 'true', block_number: '1', allotment_number: '2' }],
  ])('%s', async (_what, values) => {
    const visit = await atHouseNumber(journeys())
    visit.answer('nr-imovel', values)
    expect(visit.position()).toBe('verificando-disponibilidade')
    await visit.at('planos')
  })

  it('one message with CEP and number', async () => {
    const visit = journeys().open({ mode: 'chat' })
    visit.store.dispatch(
      answersVolunteered({ answers: { cep: { cep: '01310-100' }, 'nr-imovel': house('1000', 'ap 12') } }),
    )
    expect(visit.position()).toBe('verificando-disponibilidade')
    await visit.at('planos')
  })

  it('answers that travel with the check', async () => {
    const visit = await atHouseNumber(journeys(), { mode: 'chat' })
    visit.store.dispatch(answersVolunteered({ answers: { nome: { name: 'Ana Lima' } } }))
    visit.answer('nr-imovel', houseNumber)
    expect(visit.position()).toBe('verificando-disponibilidade')
    await visit.at('planos')
    expect(leadCreations(visit)[0]?.body).toMatchObject({ name: 'Ana Lima' })
    expect(selectSaves(visit.state()).versions.name).toBe(1)
  })

  it('no connection', async () => {
    const visit = await atHouseNumber(journeys())
    visit.signal('offline')
    visit.wire.disturb(() => 'offline')
    visit.answer('nr-imovel', houseNumber)
    expect(visit.position()).toBe('verificando-disponibilidade')
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
  })
})
