/**
 * A journey that is added, stores its answers in a lead and places no order: once sent, its request stays sent, and is
 * sent once.
 */
import { describe, expect, it } from 'vitest'
import { loadLaterSagas, registerJourney } from '../../src/app/journeys/register-journey.ts'
import { cep as cepText } from '../../src/content/steps/cep.ts'
import { confirmacao as reviewText } from '../../src/content/steps/confirmacao.ts'
import { nome as nomeText } from '../../src/content/steps/nome.ts'
import { nrImovel as nrImovelText } from '../../src/content/steps/nr-imovel.ts'
import { pedidoRealizado as receiptText } from '../../src/content/steps/pedido-realizado.ts'
import { verificandoDisponibilidade as checkText } from '../../src/content/steps/verificando-disponibilidade.ts'
import { addJourney } from '../../src/funnel/journey-registry.ts'
import { cep } from '../../src/funnel/steps/cep.ts'
import { confirmacao } from '../../src/funnel/steps/confirmacao.ts'
import { nome } from '../../src/funnel/steps/nome.ts'
import { nrImovel } from '../../src/funnel/steps/nr-imovel.ts'
import { pedidoRealizado } from '../../src/funnel/steps/pedido-realizado.ts'
import { verificandoDisponibilidade } from '../../src/funnel/steps/verificando-disponibilidade.ts'
import type { Mode, Page } from '../../src/funnel/step-and-journey-types.ts'
import { contactRequestApiCalls } from '../../src/sagas/server-record/contact-request-api-calls.ts'
import { answerAll, house, journeyServer, type Answer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { specificationBackend, walk } from '../support/specification-backend/walk-journeys.ts'
import type { VisitOptions } from '../support/visit-without-browser.ts'

const page = (id: string, stage: Page['stage'], layout: Page['layout'] = 'checkout'): Page => ({
  path: `/predio/${id}/`,
  layout,
  stage,
  steps: [id],
})

const journey = addJourney({
  id: 'predio',
  root: '/predio',
  pages: [
    page('cep', 'disponibilidade'),
    page('nr-imovel', 'disponibilidade'),
    page('verificando-disponibilidade', 'disponibilidade', 'loading'),
    page('nome', 'dados-pessoais'),
    page('confirmacao', 'confirmação', 'cart'),
    page('pedido-realizado', 'pedido-realizado', 'cart'),
  ],
  recordKind: 'lead',
  placesNoOrder: true,
})

const parts = registerJourney({
  id: journey.id,
  steps: [
    [cep, cepText],
    [nrImovel, nrImovelText],
    [verificandoDisponibilidade, checkText],
    [nome, nomeText],
    [confirmacao, reviewText],
    [pedidoRealizado, receiptText],
  ],
  recordCalls: contactRequestApiCalls,
  later: loadLaterSagas,
})

const answers: readonly Answer[] = [
  ['cep', { cep: '01310-100' }],
  ['nr-imovel', house('1000')],
  ['nome', { name: 'Maria da Silva' }],
]
const consent = { accept_information: 'true' }

describe.each(rowsToRun(['pages', 'chat'] satisfies Mode[], 1))(
  'a request that is no order, by %s',
  (mode) => {
    const journeys = journeyServer()
    const open = (more: VisitOptions) => journeys().open({ parts, mode, step: null, ...more })
    /** How often the server has stored the request. */
    const timesSent = async () =>
      (await journeys().rows('lead_events')).filter(({ steps }) => String(steps) === 'request').length

    /** A visitor whose answers are given, and who may send them. */
    async function reviewing(kept: NonNullable<VisitOptions['kept']>) {
      const visit = open({ kept })
      await answerAll(visit, answers)
      await visit.at('confirmacao')
      await visit.saved()
      return visit
    }

    it('is sent once, and still is after a reload, in another tab and in the other mode', async () => {
      const before = await timesSent()
      const kept: NonNullable<VisitOptions['kept']> = new Map()
      const visit = await reviewing(kept)
      visit.answer('confirmacao', consent)
      await visit.at('pedido-realizado')
      expect(visit.order().finished).toEqual({ orderNumber: '', schedule: null })
      const lead = kept.get('lead') ?? ''
      const openings: VisitOptions[] = [
        { kept },
        { kept, step: 'pedido-realizado' },
        { kept, step: 'confirmacao' },
        { kept: new Map([['lead', lead]]) },
        { kept, mode: mode === 'chat' ? 'pages' : 'chat' },
      ]
      for (const opening of openings) {
        const again = open(opening)
        await again.at('pedido-realizado')
        expect(again.order().finished).toEqual({ orderNumber: '', schedule: null })
        expect(again.order().answers.nome?.values.name).toBe('Maria da Silva')
        expect(again.errors).toEqual([])
      }
      expect(await timesSent()).toBe(before + 1)
      expect(await journeys().rows('orders')).toEqual([])
    })

    it('is not sent again by a tab that was open at the review, which then shows what was sent', async () => {
      const before = await timesSent()
      const kept: NonNullable<VisitOptions['kept']> = new Map()
      const visit = await reviewing(kept)
      const other = open({ kept: new Map([['lead', kept.get('lead') ?? '']]) })
      await other.at('confirmacao')
      visit.answer('confirmacao', consent)
      await visit.at('pedido-realizado')
      other.answer('confirmacao', consent)
      await other.at('pedido-realizado')
      expect(other.order().finished).toEqual({ orderNumber: '', schedule: null })
      expect(other.errors).toEqual([])
      expect(await timesSent()).toBe(before + 1)
    })

    it('is sent once although the reply was lost', async () => {
      const before = await timesSent()
      const kept: NonNullable<VisitOptions['kept']> = new Map()
      const visit = await reviewing(kept)
      let isFirst = true
      visit.wire.disturb((_method, path) => {
        if (!path.endsWith('/request') || !isFirst) return null
        isFirst = false
        return 'lost-reply'
      })
      visit.answer('confirmacao', consent)
      await visit.at('pedido-realizado')
      expect(await timesSent()).toBe(before + 1)
    })
  },
)

describe('a request that is no order, with a backend of the specification', () => {
  const backend = specificationBackend()

  it('places no order, is unknown there, and stays sent in its tab (D102)', async () => {
    const visit = backend.open(parts)
    await walk(visit)
    const again = backend.reload(visit, parts)
    await again.at('pedido-realizado')
    expect(again.order().finished).toEqual({ orderNumber: '', schedule: null })
    expect(backend.now().shop.orders).toEqual([])
    backend.expectClean(visit, again)
  })
})
