/** A check in the background that finds something else, fails, or is late, after the visitor has moved on. */
import { describe, expect, it } from 'vitest'
import { restartRequested } from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import { problemTexts } from '../support/problem-texts.ts'
import {
  atHouseNumber,
  countLeads,
  leadCreated,
  leadCreations,
  houseNumber,
  plan,
  whileCreatingLead,
} from '../support/visits-at-house-number-question.ts'
import {
  questionAfter,
  answerAll,
  answersBefore,
  house,
  journeyServer,
  sameNumber,
} from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always, openFaultyConnection, errorResponse } from '../support/faulty-connection.ts'
import type { EditionPlan } from '../../src/edition/edition-schema.ts'
import { changePlan } from '../support/publish-editions.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

describe('a check that says something else brings the visitor back (D77)', () => {
  const nothing = [
    ['no network', { infra: null }, 'oferta-indisponivel'],
    ['no free port', { free_ports: 0 }, 'oferta-indisponivel'],
  ] as const
  it.each(rowsToRun(nothing, 1))('%s', async (_what, area, to) => {
    const visit = await atHouseNumber(journeys(), {}, '05010-000')
    const [column, value] = Object.entries(area)[0] ?? []
    const [old] = await journeys().sql(`select * from coverage_areas where id = 'caiubi-uma-visita'`)
    await journeys().sql(`update coverage_areas set ${column} = $1 where id = 'caiubi-uma-visita'`, [value])
    visit.answer('nr-imovel', houseNumber)
    expect(visit.position()).toBe('planos')
    visit.answer('planos', plan)
    expect(visit.position()).toBe('nome')
    await visit.at(to)
    await journeys().sql(`update coverage_areas set ${column} = $1 where id = 'caiubi-uma-visita'`, [
      old?.[column ?? ''],
    ])
    expect(visit.ui().recordId).toBeNull()
    // the address that is asked for then starts with nothing of this one
    visit.link('cep')
    await answerAll(visit, [['cep', { cep: '01310-100' }]])
    await sameNumber(visit)
    await visit.at('planos')
    await leadCreated(visit)
    expect(selectSaves(visit.state()).items).toEqual([])
    expect(selectSaves(visit.state()).versions.plan).toBeUndefined()
    expect(visit.errors).toEqual([])
  })

  /** Answers number and plan while the catalogue differs from the one at the look-up. */
  async function afterChange(sku: string, now: Partial<EditionPlan>, then: (visit: Visit) => Promise<void>) {
    const before = journeys()
      .shop.served()
      .edition.document.plans.find((each) => each.sku === sku)
    const visit = await atHouseNumber(journeys())
    await changePlan(journeys(), sku, now)
    try {
      visit.answer('nr-imovel', houseNumber)
      visit.answer('planos', plan)
      expect(visit.position()).toBe('nome')
      await then(visit)
    } finally {
      await changePlan(journeys(), sku, { hidden: undefined, ...before })
    }
    expect(visit.errors).toEqual([])
  }

  it('their plan has another price: they are told before they go on', () =>
    afterChange('d600a', { price_with_dacc: 118.5 }, async (visit) => {
      await visit.until('the notice', ({ ui }) => ui.notice !== null)
      expect(visit.ui().notice).toEqual({ kind: 'price-changed', before: 109.99, now: 118.5 })
      expect(visit.position()).toBe('nome')
    }))

  const faults = [
    ['a lost connection', () => 'offline' as const],
    ['a lost reply', () => 'lost-reply' as const],
    [
      'an error',
      () => errorResponse(500, { message: 'Erro no servidor. Por favor tente novamente mais tarde' }),
    ],
  ] as const
  it.each(rowsToRun(faults, (_, at) => at > 0))(
    '%s: the visitor waits where they would have waited, and goes on where they were',
    async (_what, fault) => {
      const count = await countLeads(journeys())
      const wire = openFaultyConnection()
      const visit = await atHouseNumber(journeys(), { wire })
      wire.disturb(always(/POST .*lead-v2$/, fault()))
      visit.answer('nr-imovel', houseNumber)
      visit.answer('planos', plan)
      visit.answer('nome', { name: 'Maria da Silva' })
      expect(visit.position()).toBe(questionAfter('nome'))
      await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
      expect(visit.position()).toBe('verificando-disponibilidade')
      wire.disturb(null)
      visit.signal('visible')
      await visit.at(questionAfter('nome'))
      await visit.saved()
      // the same check with the same key: nothing that was answered after it
      for (const each of leadCreations(visit)) expect(each).toEqual(leadCreations(visit)[0])
      expect(leadCreations(visit)[0]?.body).not.toHaveProperty('name')
      expect(await countLeads(journeys())).toBe(count + 1)
      expect(visit.order().answers.nome?.values).toEqual({ name: 'Maria da Silva' })
      expect(selectSaves(visit.state()).versions).toMatchObject({ plan: 1, name: 1 })
      expect(visit.errors).toEqual([])
    },
  )

  it('a refusal: shown at the question it is about', async () => {
    const wire = openFaultyConnection()
    const visit = await atHouseNumber(journeys(), { wire })
    wire.disturb(always(/POST .*lead-v2$/, errorResponse(400, { field: 'cep', message: 'CEP recusado' })))
    visit.answer('nr-imovel', houseNumber)
    await visit.until('the refusal', ({ ui }) => ui.problems.cep !== undefined)
    expect(visit.position()).toBe('cep')
    expect(problemTexts(visit.ui().problems.cep)).toEqual({ cep: 'CEP recusado' })
  })
})

describe('before the check is answered', () => {
  it('a reload lands where it does today: one lead, the plans', async () => {
    const count = await countLeads(journeys())
    const { visit, held } = await whileCreatingLead(journeys())
    await held
    const again = await journeys().openOn('planos', { kept: visit.kept })
    expect(again.ui().recordId).not.toBeNull()
    expect(leadCreations(again)).toEqual(leadCreations(visit))
    expect(await countLeads(journeys())).toBe(count + 1)
  })

  it('a corrected address is checked on its own, and nothing is saved that was said of the other', async () => {
    const { visit, held, release } = await whileCreatingLead(journeys())
    visit.answer('planos', plan)
    await held
    visit.link('nr-imovel')
    visit.answer('nr-imovel', house('1500'))
    await leadCreated(visit)
    await visit.at('planos')
    release()
    expect(leadCreations(visit).at(-1)?.body).toMatchObject({ number: '1500' })
    expect(visit.order().answers['nr-imovel']?.values.number).toBe('1500')
    expect(selectSaves(visit.state())).toMatchObject({ items: [], versions: {} })
    expect(visit.errors).toEqual([])
  })

  it('starting over leaves nothing of the order', async () => {
    const { visit, held, release } = await whileCreatingLead(journeys())
    await held
    visit.store.dispatch(restartRequested())
    await visit.at('cep')
    release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(visit.ui().recordId).toBeNull()
    expect(visit.kept.get('lead')).toBeUndefined()
    expect(visit.errors).toEqual([])
  })

  it('steps that need the server’s result wait for the lead', async () => {
    const { visit, held, release } = await whileCreatingLead(journeys())
    await held
    await answerAll(visit, answersBefore('data-de-vencimento').slice(2))
    await answerAll(visit, [
      ['data-de-vencimento', { due_date: '10' }],
      ['ativar-debito', { direct_debit: 'false' }],
    ])
    await visit.until('the wait', ({ ui }) => ui.wait?.what === 'risk')
    expect(visit.ui().wait?.status).toBe('running')
    release()
    await visit.at('data-instalacao')
    expect(visit.errors).toEqual([])
  })
})
