import { describe, expect, it } from 'vitest'
import { planOf } from '../../src/funnel/chosen-plan.ts'
import { stepOf } from '../../src/funnel/journeys.ts'
import type { StepId, Values } from '../../src/funnel/types.ts'
import { backRequested, correctionRequested } from '../../src/store/events.ts'
import { inWords } from '../support/problems.ts'
import {
  following,
  answerAll,
  ask,
  before,
  goTo,
  house,
  journeyServer,
  sameNumber,
} from '../support/journey.ts'
import { firstOnes, refusal, slowWire } from '../support/wire.ts'

const journeys = journeyServer()

describe('an address without an offer (D3)', () => {
  it.each([
    ['no network in the town', '68800-000', null],
    ['a hole in the network', '01207-001', null],
    ['network, and the splitter is full', '22021-001', 'V.TAL'],
  ])('%s: oferta-indisponivel, with a no-coverage lead and no lead', async (_what, cep, infra) => {
    const visit = journeys().open()
    await ask(visit, cep, house('10'))
    await visit.at('oferta-indisponivel')
    expect(visit.order().facts.coverage?.infra).toBe(infra)
    expect(visit.ui().subjectId).toBeNull()
    expect(visit.ui().noCoverageId).toMatch(/^[0-9a-f-]{36}$/)
    expect(visit.kept.has('lead')).toBe(false)
  })

  it('takes a contact, with the texts of its fields', async () => {
    const visit = journeys().open()
    await ask(visit, '68800-000', house('10'))
    visit.answer('oferta-indisponivel', { name: 'Maria', phone: '1', email: '' })
    expect(inWords(visit.ui().problems['oferta-indisponivel'])).toEqual({
      name: 'Falta o sobrenome. Digite o nome e o sobrenome.',
      phone: 'Telefone com DDD tem 10 ou 11 números; você digitou 1',
      email: 'Digite o e-mail',
    })
    visit.answer('oferta-indisponivel', { name: 'Maria da Silva', phone: '11987654321', email: 'm@x.com.br' })
    await visit.until('sent', ({ ui }) => ui.contact.notify === 'sent')
    expect(visit.wire.lines().at(-1)).toBe('PUT /lead-no-coverage')
  })

  it('"Consultar outro endereço" asks CEP and number again; goes on where there is fibre', async () => {
    const visit = journeys().open()
    await ask(visit, '68800-000', house('10'))
    await visit.at('oferta-indisponivel')
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await visit.at('cep')
    visit.answer('cep', { cep: '01310-100' })
    await visit.at('nr-imovel')
    visit.answer('nr-imovel', house('10'))
    await visit.at('planos')
    expect(visit.ui().subjectId).not.toBeNull()
  })

  it('lands there again after a reload, with the same no-coverage lead', async () => {
    const visit = journeys().open()
    await ask(visit, '68800-000', house('11'))
    const again = journeys().open({ kept: visit.kept, step: 'oferta-indisponivel' })
    await again.at('oferta-indisponivel')
    expect(again.ui().noCoverageId).toBe(visit.ui().noCoverageId)
  })
})

describe('an address that the server refuses', () => {
  it.each([
    ['cep', 'cep', 'Não encontramos esse CEP.'],
    ['number', 'nr-imovel', 'Confira o número.'],
    ['block_number', 'nr-imovel', 'Não há essa quadra.'],
    ['city', 'cep', 'Não atendemos essa cidade.'],
  ] as const)(
    'for its %s brings back to %s with the text, typed value kept',
    async (field, step, message) => {
      const visit = journeys().open()
      visit.wire.disturb(firstOnes(1, /^POST/, refusal(400, { code: 'invalid', field, message })))
      await answerAll(visit, [
        ['cep', { cep: '01310-100' }],
        ['nr-imovel', house('10')],
      ])
      await visit.until('back', ({ ui }) => ui.position === step && ui.wait === null)
      expect(inWords(visit.ui().problems[step])).toEqual({ [field === 'city' ? 'cep' : field]: message })
      expect(visit.order().answers.cep?.values).toEqual({ cep: '01310100' })
      expect(visit.order().answers['nr-imovel']?.values).toMatchObject({ number: '10' })
      if (step === 'cep') visit.answer('cep', { cep: '01310100' })
      await visit.at('nr-imovel')
      visit.answer('nr-imovel', house('11'))
      await visit.at('planos')
    },
  )
})

describe('plans', () => {
  it('exactly one plan by sku skips planos and is saved', async () => {
    const visit = journeys().open({ wish: { sku: 'd300a' } })
    await ask(visit, '01310-100', house('10'))
    await visit.at('nome')
    await visit.saved()
    expect(visit.wire.calls.find(({ path }) => path.endsWith('/plan'))?.body).toEqual({
      idPlan: 'plan-d300a',
    })
    expect(visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body).toMatchObject({ sku: 'd300a' })
  })

  it.each(['chat', 'pages'] as const)(
    'the same thing at the price of the address skips planos too, also after a reload, by %s (D81)',
    async (mode) => {
      const visit = journeys().open({ mode, wish: { sku: 'd600a' } })
      await ask(visit, '13015-904', house('10'))
      await visit.at('nome')
      await visit.saved()
      const again = journeys().open({ mode, kept: visit.kept, wish: { sku: 'd600a' }, step: 'nome' })
      await again.at('nome')
      for (const { order } of [visit, again]) {
        expect(planOf(order())).toMatchObject({ sku: 'd600sp', price_with_dacc: 104.99 })
        expect(stepOf(order(), 'planos').applies?.(order())).toBe(false)
      }
      expect(visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body).toMatchObject({ sku: 'd600a' })
    },
  )

  it('"Trocar plano" still opens planos and returns', async () => {
    const visit = journeys().open({ wish: { sku: 'd300a' } })
    await ask(visit, '01310-100', house('10'))
    await answerAll(visit, [['nome', { name: 'Maria da Silva' }]])
    await visit.at(following('nome'))
    visit.link('planos')
    await visit.at('planos')
    visit.answer('planos', { idPlan: 'plan-d600a' })
    await visit.at(following('nome'))
    await visit.saved()
    expect(visit.wire.calls.at(-1)?.body).toEqual({ idPlan: 'plan-d600a' })
  })

  it('the plan that a link named is taken after a reload too, even when its save was lost', async () => {
    const visit = journeys().open({ wish: { sku: 'd300a' } })
    visit.wire.disturb((_method, path) => (path.endsWith('/plan') ? 'offline' : null))
    await ask(visit, '01310-100', house('10'))
    await visit.at('nome')
    const again = journeys().open({ kept: visit.kept, step: 'nome' })
    await again.at('nome')
    await again.saved()
    expect(again.wire.lines()).toContain('PATCH /lead-v2/{id}/plan')
  })

  it('the whole prefix travels with the lead and stays that of the addresses', async () => {
    const visit = journeys().open({ prefix: 'b/timblack' })
    await ask(visit, '01310-100', house('10'))
    await visit.at('planos')
    expect(visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body).toMatchObject({
      addon: 'black',
      prefix: 'b/timblack',
    })
    const again = journeys().open({ kept: visit.kept, prefix: 'b/timblack', step: 'planos' })
    await again.at('planos')
    expect(again.order().prefix).toBe('b/timblack')
  })
})

describe('what the address still lacks (D1)', () => {
  const complete: [StepId, Values][] = [['planos', { idPlan: 'plan-d600a' }]]
  const upTo = [...complete, ...before('data-de-vencimento').slice(3)]

  it('the street of a whole-town CEP is asked, saved, and not asked again after a reload', async () => {
    const visit = journeys().open()
    await ask(visit, '37640-000', house('77'))
    await answerAll(visit, upTo)
    await visit.at('instalacao')
    visit.answer('instalacao', { address: '' })
    expect(inWords(visit.ui().problems.instalacao)).toEqual({ address: 'Digite o nome da rua' })
    visit.answer('instalacao', { address: 'Rua das Amoreiras', accessNotes: 'portão azul' })
    await visit.at('data-de-vencimento')
    await visit.saved()
    const lead = visit.ui().subjectId
    const [row] = await journeys().sql(`select answers->'address' as address from leads where id = $1`, [
      lead,
    ])
    expect(row?.address).toMatchObject({
      address: 'Rua das Amoreiras',
      sealedAccessNotes: expect.any(String),
    })
    const again = journeys().open({ kept: visit.kept, step: 'data-de-vencimento' })
    await again.at('data-de-vencimento')
    expect(again.back()).toBe('instalacao')
    again.store.dispatch(backRequested())
    await again.at('instalacao')
    expect(again.order().answers.instalacao?.values).toEqual(visit.order().answers.instalacao?.values)
  })

  it('the type of a complement is asked where the network classifies them', async () => {
    const visit = journeys().open()
    await ask(visit, '22410-003', house('300', 'apto 42'))
    // A person takes longer to choose a plan than the list takes to load.
    await visit.until('the types', ({ order }) => order.facts.complementTypes !== null)
    await answerAll(visit, upTo)
    await visit.at('instalacao')
    expect(visit.order().facts.complementTypes?.length).toBeGreaterThan(1)
    const type = visit.order().facts.complementTypes?.[0]?.id ?? ''
    visit.answer('instalacao', { complemento1: type, complemento2: '42' })
    await visit.at('data-de-vencimento')
    await visit.saved()
    const again = journeys().open({ kept: visit.kept, step: 'instalacao' })
    await again.at('instalacao')
    expect(again.order().answers.instalacao?.values).toEqual(visit.order().answers.instalacao?.values)
  })

  it('is that of the corrected address, whichever list comes last', async () => {
    const { wire, held, release } = slowWire(/infraco=V.TAL/)
    const visit = journeys().open({ wire })
    await ask(visit, '22410-003', house('10'))
    await held
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await ask(visit, '01310-100', house('1000'))
    await visit.until('the types', ({ order }) => order.facts.complementTypes !== null)
    const types = visit.order().facts.complementTypes
    release()
    // what the late reply would change has changed by then
    await new Promise(setImmediate)
    expect(visit.order().facts.complementTypes).toBe(types)
  })

  it('is not asked without a complement', async () => {
    const visit = journeys().open()
    await ask(visit, '22410-003', house('300'))
    await answerAll(visit, upTo)
    await visit.at('data-de-vencimento')
  })

  it('an address by block and lot', async () => {
    const visit = journeys().open()
    await ask(visit, '71615-010', {
      number: '99',
      is_block_allotment: 'true',
      block_number: '1',
      allotment_number: '10',
    })
    await visit.at('planos')
    expect(visit.wire.calls.find(({ path }) => path === '/lead-v2')?.body).toMatchObject({
      number: '',
      is_block_allotment: true,
      block_number: '1',
      allotment_number: '10',
    })
  })
})

describe('a corrected address', () => {
  it('is checked again on the same lead, keeps plan, visit and person where they hold (D15)', async () => {
    const visit = journeys().open()
    await goTo(visit, 'confirmacao')
    const { subjectId: leadId } = visit.ui()
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await visit.at('cep')
    visit.answer('cep', { cep: '04007-001' })
    await sameNumber(visit)
    await visit.at('confirmacao')
    expect(visit.ui().subjectId).toBe(leadId)
    expect(visit.order().answers['data-instalacao']?.isUnsure).toBeUndefined()
    expect(visit.order().answers.cpf?.masked).toBe('***.982.247-**')
    expect(visit.order().facts.risk).toBe('approved')
    visit.answer('confirmacao', { accept_information: 'true' })
    await visit.at('pedido-realizado')
    const [row] = await journeys().sql(
      'select plan_id, installation_day::text from orders where lead_id = $1',
      [leadId],
    )
    expect(row).toEqual({ plan_id: 'plan-d600a', installation_day: '2026-11-23' })
  })

  it('to where nothing is sold has a way back that goes over the number, not over the gap', async () => {
    const visit = journeys().open()
    await goTo(visit, 'confirmacao')
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await visit.at('cep')
    visit.answer('cep', { cep: '68800-000' })
    await sameNumber(visit)
    await visit.at('oferta-indisponivel')
    visit.store.dispatch(backRequested())
    await visit.at('nr-imovel')
    visit.store.dispatch(backRequested())
    await visit.at('cep')
    visit.answer('cep', { cep: '01310-100' })
    await sameNumber(visit)
    await visit.until('beyond the check', ({ ui }) => ui.position === 'planos')
  })

  it('that is the same after all changes nothing', async () => {
    const visit = journeys().open()
    await goTo(visit, 'confirmacao')
    const calls = visit.wire.calls.length
    visit.store.dispatch(correctionRequested({ step: 'cep' }))
    await visit.at('cep')
    visit.answer('cep', { cep: '01310100' })
    await visit.at('confirmacao')
    expect(visit.wire.calls.length).toBe(calls)
  })
})
