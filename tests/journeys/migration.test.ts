/** A customer of the old network moves to fibre: both ways, to another address, with reloads. */
import { describe, expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/migration.ts'
import { addressStep } from '../../src/funnel/journey-registry.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { reviewOf } from '../../src/questions/order/build-review-rows.ts'
import { correctionRequested } from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { problemTexts } from '../support/problem-texts.ts'
import { answerAll, dates, journeyServer, type Answer, placeOrder } from '../support/journey-test-setup.ts'
import {
  confirmation,
  elsewhere,
  goTo,
  MARTA,
  MIGUEL,
  movesOut,
  offer,
  openLead,
  openPage,
  reloadPage,
  same,
  stays,
} from '../support/migration-journey-test-setup.ts'
import { shownAnswers } from '../support/shown-answers-and-notices.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { itInTurn } from '../support/sampled-tests.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()
/** The first question about the person. */
const FIRST: StepId = 'data-de-vencimento'

const reload = (visit: Visit, step?: StepId) => reloadPage(journeys(), visit, step)

const rowsOf = (visit: Visit) =>
  Object.fromEntries(
    reviewOf(visit.order())
      .flatMap(({ rows }) => rows)
      .map(({ label, value }) => [label, value]),
  )

const MODES = ['pages', 'chat'] as const

/** Where an order reloads with `npm test`: in the new address, at the account and at the review. */
const RELOADED: readonly StepId[] = ['nr-imovel', 'conta-debito', 'confirmacao']

describe.each(MODES)('a migration in the %s', (mode) => {
  const test = itInTurn(MODES, mode)

  test('to the address on record asks only what is missing, sends ?fiberMigration=true and makes the order (F7.18)', async () => {
    const visit = openPage(journeys(), { mode })
    for (const answer of stays) {
      await answerAll(visit, [answer])
      await visit.saved()
    }
    await visit.at('pedido-realizado')
    const lines = visit.wire.lines().filter((line) => !/banks|complementTypes/.test(line))
    expect(lines).toEqual([
      'POST /fiber-migration/offers',
      'GET /fiber-migration/{id}',
      'PATCH /fiber-migration/plan/{id}',
      'PATCH /lead-v2/{id}/address',
      // with the due date
      'PUT /lead-v2/{id}?fiberMigration=true',
      'PATCH /lead-v2/{id}/bankInfo',
      'PATCH /lead-v2/{id}/bankInfo',
      'PUT /lead/{id}',
    ])
    const [order] = await journeys().ordersOf(visit)
    expect(visit.order().finished?.orderNumber).toBe(order?.number)
    expect(visit.errors).toEqual([])
  })

  test('to another address asks it and checks it, and makes the order', async () => {
    const visit = openPage(journeys(), { mode })
    await answerAll(visit, movesOut.slice(0, -1))
    await visit.at('confirmacao')
    expect(rowsOf(visit)['Endereço']).toBe(
      'Avenida Brigadeiro Faria Lima, 100, sem complemento, Itaim Bibi, São Paulo/SP',
    )
    await placeOrder(visit)
    const lines = visit.wire.lines()
    const moved = lines.filter((line) => line.includes('fiber-migration/address'))
    expect(moved).toEqual([
      'PATCH /fiber-migration/address/cep/{id}',
      'PATCH /fiber-migration/address/number/{id}',
    ])
    expect(lines).not.toContain('POST /lead-v2')
    expect(visit.errors).toEqual([])
  })

  test('to a plan with a visit asks its date too, and books it', async () => {
    const visit = openPage(journeys(), { mode })
    const giga: Answer = ['ofertas', { idPlan: 'plan-mg1000' }]
    await answerAll(visit, [...stays.slice(0, 1), giga, ...stays.slice(2, -1), dates])
    await visit.at('confirmacao')
    expect(visit.back()).toBe('data-instalacao')
    const again = reload(visit, 'data-instalacao')
    await again.at('data-instalacao')
    expect(again.order().answers['data-instalacao']?.values).toMatchObject(dates[1])
    const review = reload(again, 'confirmacao')
    await placeOrder(review)
    expect(review.order().finished?.schedule).toEqual({ date: '23/11/2026', period: 'manha' })
    expect([...visit.errors, ...again.errors, ...review.errors]).toEqual([])
  })

  const tables = [
    ['', stays],
    ['to another address ', movesOut],
  ] as const
  test.each(rowsToRun(tables, ([where]) => where !== ''))(
    '%scomes back after a reload at every question, and the order is made',
    async (_where, table) => {
      let visit = await openLead(journeys(), MIGUEL, { mode })
      for (const answer of table.slice(1)) {
        const [step] = answer
        await visit.at(step)
        const before = visit
        // where a visitor is to give another address, that is known once its CEP is
        if (step !== 'cep' && (isFull || RELOADED.includes(step))) visit = reload(before)
        await visit.at(step)
        expect([step, shownAnswers(visit)]).toEqual([step, shownAnswers(before)])
        expect(visit.errors).toEqual([])
        await answerAll(visit, [answer])
      }
      await visit.at('pedido-realizado')
    },
  )
})

describe('what is on record', () => {
  it('is in the review as masks, and nothing of it in full', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, 'confirmacao')
    expect(rowsOf(visit)).toMatchObject({
      Endereço: 'Aveni…, nº 1**, São Paulo/SP',
      Nome: 'M**** C****',
    })
    const text = JSON.stringify(visit.state())
    expect(text).not.toMatch(
      /Miguel|Campos|11912340007|miguel\.campos|30\/09\/1979|30000000701|Avenida Paulista/,
    )
  })

  it('is left as it was by an empty form', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, 'confirmacao')
    await visit.correct('email', { email: '', accept_promotions: 'false' })
    await visit.at('confirmacao')
    expect(visit.order().answers.email?.masked).toBe('m****@example.com')
  })

  it('is not asked on the way back', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, FIRST)
    expect(visit.back()).toBe('endereco')
    visit.link('endereco')
    expect(visit.back()).toBe('ofertas')
    await answerAll(visit, [same])
    await visit.at(FIRST)
  })
})

describe('an address on record without network', () => {
  it('cannot be kept; the offer is taken to another one', async () => {
    const visit = await openLead(journeys(), MARTA)
    await answerAll(visit, [offer, same])
    expect(problemTexts(visit.ui().problems.endereco)).toEqual({
      same_address: 'Não dá para instalar nesse endereço. Diga outro CEP',
    })
    await answerAll(visit, movesOut.slice(2))
    await visit.at('pedido-realizado')
  })
})

describe('in the chat', () => {
  async function talkTo(visit: Visit) {
    await journeyParts.later?.()
    return openChatInTab(visit)
  }

  it('a yes to another address is one, a no is none and hears what is left (A20)', async () => {
    const visit = await openLead(journeys(), MARTA, { mode: 'chat' })
    const talk = await talkTo(visit)
    await answerAll(visit, [offer])
    for (const refusal of ['não', 'não quero outro endereço', 'é nesse endereço mesmo']) {
      expect(await talk.say(refusal)).toMatch(
        /a fibra ainda não chegou ao endereço do seu cadastro.*\n.*outro endereço\?$/is,
      )
      expect([refusal, visit.order().answers.endereco, visit.ui().problems.endereco]).toEqual([
        refusal,
        undefined,
        undefined,
      ])
    }
    await talk.say('sim, por favor')
    expect(visit.position()).toBe('cep')
    expect(talk.texts().at(-2)).toBe('sim, por favor')
    expect(talk.lines().at(-2)).toMatchObject({ kind: 'taken', steps: ['endereco'] })
  })

  it.each(rowsToRun(['não', 'quero trocar', 'sim', 'não quero trocar'], 1))(
    '%j to a change of another address changes it or leaves it',
    async (reply) => {
      const visit = await openLead(journeys(), MIGUEL, { mode: 'chat' })
      const talk = await talkTo(visit)
      await goTo(visit, 'confirmacao', movesOut)
      visit.store.dispatch(correctionRequested({ step: 'endereco' }))
      expect(talk.texts().at(-1)).toBe('Quer trocar o endereço da instalação?')
      await talk.say(reply)
      expect(visit.position()).toBe(reply.startsWith('não') ? 'confirmacao' : 'cep')
      expect(visit.order().answers.cep?.values).toEqual({ cep: '04538133' })
      if (visit.position() === 'cep') visit.answer('cep', { cep: '04538133' })
      await visit.at('confirmacao')
    },
  )
})

describe('another address', () => {
  const nowhere = [
    ['endereco', { same_address: 'false' }],
    ['cep', { cep: '01207-001' }],
    ['nr-imovel', { number: '10', complement: '', is_block_allotment: 'false' }],
  ] as const

  it('without network says so, and another one may be tried', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await answerAll(visit, [offer, ...nowhere])
    await visit.at('oferta-indisponivel')
    const again = reload(visit)
    await again.at('oferta-indisponivel')
    again.store.dispatch(correctionRequested({ step: addressStep(again.order()) }))
    await answerAll(again, movesOut.slice(3))
    await again.at('pedido-realizado')
    expect(again.order().answers.ofertas?.values.idPlan).toBe('plan-mg600')
  })

  it('without network that was given in another tab takes the place of this one’s review', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, 'confirmacao')
    const other = openPage(journeys(), { linked: visit.ui().recordId, step: 'confirmacao' })
    await other.at('confirmacao')
    other.store.dispatch(correctionRequested({ step: 'endereco' }))
    await answerAll(other, nowhere)
    await other.at('oferta-indisponivel')
    await answerAll(visit, [confirmation])
    await visit.at('oferta-indisponivel')
    expect(visit.order().answers.cep?.values).toEqual({ cep: '01207001' })
  })

  it('of which nothing got through before the page closed is sent again, in order', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, 'cep', movesOut)
    await visit.saved()
    visit.wire.disturb((method) => (method === 'PATCH' ? 'offline' : null))
    await answerAll(visit, elsewhere.slice(1))
    expect(selectSaves(visit.state()).items.map(({ wire }) => wire)).toEqual(['cep', 'number'])
    visit.wire.disturb(null)
    const again = reload(visit)
    await again.at(FIRST)
    const lead = await journeys().call('GET', `/api/fiber-migration/${visit.ui().recordId}`)
    expect(lead.body.address).toMatchObject({ cep: '04538133', number: '100' })
  })
})
