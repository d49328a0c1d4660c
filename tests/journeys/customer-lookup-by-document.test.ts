/** Finding a customer by document for a renewal or migration (docs/test-people.md). */
import { describe, expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/renewal.ts'
import { otherOffersRequested, retryRequested, stepVisited } from '../../src/store/redux-actions.ts'
import { selectDraft } from '../../src/store/selectors.ts'
import { wordingOf } from '../../src/questions/look-up-step-texts.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { answerAll, journeyServer, type Answer } from '../support/journey-test-setup.ts'
import type { VisitOptions } from '../support/visit-without-browser.ts'
import { always, firstOnes, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

/** docs/test-people.md */
const CUSTOMER = '300.000.006-20'
const ONE_OFFER = '300.000.008-92'
const WITHOUT_OFFERS = '300.000.010-07'
const OLD_NETWORK = '300.000.007-01'
const NOBODY = '529.982.247-25'

const journeys = journeyServer()
const open = (options: VisitOptions = {}) => journeys().open({ parts: journeyParts, ...options })

const document: Answer = ['consulta-cpf', { cpf: CUSTOMER }]
const offers: Answer = ['ofertas', { offer1: 'plan-rf600', offer2: 'plan-rfglobo' }]
const confirmation: Answer = ['confirmacao', { accept_information: 'true' }]

describe.each(rowsToRun(['chat', 'pages'] as const, 1))('a document in the %s', (mode) => {
  it('nobody’s document leads to the ways on, and another one starts over', async () => {
    const visit = open({ mode })
    await answerAll(visit, [['consulta-cpf', { cpf: NOBODY }]])
    await visit.at('sem-ofertas')
    expect(visit.opened).toEqual([])
    expect([...visit.kept.keys()]).toEqual([])
    expect(visit.order().answers['consulta-cpf']?.masked).toBe('***.982.247-**')
    await visit.correct('consulta-cpf')
    expect(selectDraft(visit.state(), 'consulta-cpf').cpf ?? '').toBe('')
    await answerAll(visit, [document])
    await visit.at('ofertas')
    expect(visit.kept.get('renewal')).toBeTruthy()
  })

  it('a customer of the old network is told so, and goes on to the migration by a button (D139)', async () => {
    const visit = open({ mode, prefix: 'timpre' })
    await answerAll(visit, [['consulta-cpf', { cpf: OLD_NETWORK }]])
    await visit.at('sem-ofertas')
    expect([visit.opened, visit.kept.has('migration')]).toEqual([[], false])
    expect(wordingOf(visit.order(), 'sem-ofertas').why).toMatch(/ofertas de migração/)
    visit.store.dispatch(otherOffersRequested())
    await expect
      .poll(() => visit.opened)
      .toEqual([mode === 'chat' ? '/migracao-ultrafibra/chat' : '/migracao-ultrafibra/ofertas/'])
    expect(visit.kept.get('migration')).toMatch(/-/)
    expect(visit.wire.lines()).toEqual([
      'POST /renewalBaseUser/documentNumber',
      'POST /fiber-migration/offers',
    ])
    // its campaign is the migration's own
    expect(visit.wire.calls[1]?.body).not.toHaveProperty('addon')
    expect(selectDraft(visit.state(), 'consulta-cpf')).toEqual({})
  })

  it('another document forgets the offers of the other journey (D139)', async () => {
    const visit = open({ mode })
    await answerAll(visit, [['consulta-cpf', { cpf: OLD_NETWORK }]])
    await visit.at('sem-ofertas')
    await visit.correct('consulta-cpf', { cpf: NOBODY })
    await visit.at('sem-ofertas')
    expect(visit.order().facts.otherOffers).toBeNull()
    visit.store.dispatch(otherOffersRequested())
    expect(visit.opened).toEqual([])
  })
})

describe('/consulta-cpf', () => {
  const shared = { path: '/consulta-cpf', step: 'consulta-cpf' }
  const inChat = { path: '/refidelizacao/chat', step: null, mode: 'chat' } as const

  it('keeps its meaning when the visitor goes on in the chat, also after a reload there', async () => {
    const visit = open(shared)
    visit.store.dispatch(stepVisited({ step: null, mode: 'chat', how: 'link' }))
    expect(visit.ui().entrance).toBe('/consulta-cpf')
    const again = open({ ...inChat, kept: visit.kept })
    await answerAll(again, [['consulta-cpf', { cpf: NOBODY }]])
    await expect.poll(() => again.opened).toEqual(['/novo-cliente'])
  })

  it('has a meaning only for those who came there', async () => {
    const { kept } = open(shared)
    const own = open({ path: '/refidelizacao/consulta-cpf/', step: 'consulta-cpf', kept })
    await answerAll(own, [['consulta-cpf', { cpf: NOBODY }]])
    await own.at('sem-ofertas')
    const chat = open({ ...inChat, kept: own.kept })
    expect(chat.ui().entrance).toBeNull()
  })

  const strangers = [
    ['', '/novo-cliente'],
    ['timpre', '/timpre/novo-cliente'],
  ] as const
  it.each(rowsToRun(strangers, ([prefix]) => prefix !== ''))(
    'under the prefix %j sends who is no customer to %s',
    async (prefix, target) => {
      const visit = open({ prefix, path: '/consulta-cpf' })
      await answerAll(visit, [['consulta-cpf', { cpf: NOBODY }]])
      await expect.poll(() => visit.opened).toEqual([target])
      expect(visit.position()).toBe('consulta-cpf')
    },
  )

  it('leads a customer of the old network to the migration', async () => {
    const visit = open({ path: '/consulta-cpf/' })
    await answerAll(visit, [['consulta-cpf', { cpf: OLD_NETWORK }]])
    await expect.poll(() => visit.opened).toEqual(['/migracao-ultrafibra/ofertas/'])
  })

  it('leads a customer of the fibre to the offers', async () => {
    const visit = open({ path: '/consulta-cpf/' })
    await answerAll(visit, [document])
    await visit.at('ofertas')
    expect(visit.went.at(-1)).toEqual({ step: 'ofertas', mode: 'pages', how: 'push' })
  })
})

describe('the document', () => {
  it('is looked up again after a failure, once, with the number that was typed last', async () => {
    const visit = open()
    visit.wire.disturb(firstOnes(1, /documentNumber/, 'offline'))
    await answerAll(visit, [['consulta-cpf', { cpf: NOBODY }]])
    await visit.until('told', ({ ui }) => ui.wait?.status === 'failed')
    visit.answer('consulta-cpf', { cpf: CUSTOMER })
    await visit.at('ofertas')
    expect(visit.wire.calls.map(({ body }) => body)).toMatchObject([{ cpf: '30000000620' }])
  })

  it('is not at fault when the server fails', async () => {
    const visit = open()
    visit.wire.disturb(always(/documentNumber/, errorResponse(500, { message: 'Falhou.', code: 'internal' })))
    await answerAll(visit, [document])
    await visit.until('told', ({ ui }) => ui.wait?.status === 'failed')
    expect(visit.ui().problems).toEqual({})
    visit.wire.disturb(null)
    visit.answer('consulta-cpf', document[1])
    await visit.at('ofertas')
  })

  it('is looked up anew when another one is typed after a lost reply (X11)', async () => {
    const visit = open()
    visit.wire.disturb(always(/documentNumber/, 'lost-reply'))
    await answerAll(visit, [['consulta-cpf', { cpf: WITHOUT_OFFERS }]])
    await visit.until('told', ({ ui }) => ui.wait?.status === 'failed')
    visit.wire.disturb(null)
    visit.answer('consulta-cpf', { cpf: CUSTOMER })
    await visit.at('ofertas')
    const keys = visit.wire.calls.map(({ key }) => key)
    expect(keys.at(-1)).not.toBe(keys[0])
    expect(visit.order().facts.offers?.plans).not.toEqual([])
  })

  it('makes one request when a reply is lost', async () => {
    const visit = open()
    visit.wire.disturb(firstOnes(1, /documentNumber/, 'lost-reply'))
    await answerAll(visit, [document])
    await visit.until('told', ({ ui }) => ui.wait?.status === 'failed')
    visit.store.dispatch(retryRequested())
    await visit.at('ofertas')
    const [first, second] = visit.wire.calls
    expect(second?.key).toBe(first?.key)
    const rows = await journeys().sql('select id from renewal_requests where id = $1', [
      visit.kept.get('renewal'),
    ])
    expect(rows).toHaveLength(1)
  })

  it('that the server refuses has its text beside the field', async () => {
    const visit = open()
    visit.wire.disturb(
      always(/documentNumber/, errorResponse(400, { code: 'invalid', message: 'Não serve.' })),
    )
    await answerAll(visit, [document])
    await visit.until('told', ({ ui }) => problemTexts(ui.problems['consulta-cpf']).cpf === 'Não serve.')
    expect(visit.position()).toBe('consulta-cpf')
  })

  it('of a customer without offers looks like nobody’s', async () => {
    const visit = open()
    await answerAll(visit, [['consulta-cpf', { cpf: WITHOUT_OFFERS }]])
    await visit.at('sem-ofertas')
  })

  it('stays when it is left blank, and opens a new request when it is another', async () => {
    const visit = open()
    await answerAll(visit, [document, offers])
    await visit.at('confirmacao')
    await visit.saved()
    const first = visit.kept.get('renewal')
    await visit.correct('consulta-cpf', { cpf: '' })
    await visit.at('confirmacao')
    await visit.correct('consulta-cpf', { cpf: ONE_OFFER })
    await visit.at('ofertas')
    expect(visit.kept.get('renewal')).not.toBe(first)
    expect(visit.order().answers.ofertas).toBeUndefined()
    const [only] = visit.order().facts.offers?.plans ?? []
    await answerAll(visit, [['ofertas', { offer1: only?.id ?? '' }], confirmation])
    await visit.at('pedido-realizado')
    expect(visit.wire.calls.filter(({ method }) => method === 'PATCH').map(({ version }) => version)).toEqual(
      ['0', '0'],
    )
  })
})
