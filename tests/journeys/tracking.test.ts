/** What third parties learn about an order. */
import { expect, it } from 'vitest'
import type { Tracker } from '../../src/sagas/runtime/dependencies.ts'
import { answersVolunteered } from '../../src/store/redux-actions.ts'
import { journeyParts as coverage } from '../../src/app/journeys/coverage.ts'
import {
  answerAll,
  checkAddress,
  answersBefore,
  answersBetween,
  house,
  journeyServer,
  everyAnswer,
} from '../support/journey-test-setup.ts'
import { addLater } from '../support/sample-orders.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()
addLater('compact')

type Call = readonly [name: string, told: Readonly<Record<string, unknown>>]

/** A tracker that is allowed everything; it records what it receives. */
function recorder() {
  const funnel: [step: number, fields: Readonly<Record<string, unknown>>][] = []
  const webchat: Call[] = []
  const ecommerce: Call[] = []
  const tracker: Tracker = {
    path: () => '/',
    pageView: () => {},
    funnel: (step, fields) => void funnel.push([step, fields]),
    webchat: (call, told) => void webchat.push([call, told]),
    ecommerce: (event, told) => void ecommerce.push([event, told]),
  }
  const calls = (name: string) => webchat.filter(([call]) => call === name).map(([, told]) => told)
  const steps = () => funnel.map(([step]) => step)
  return { tracker, funnel, calls, ecommerce, steps }
}

const occasions = [
  ['on the screen', (_visit: Visit, paint: () => void) => paint()],
  ['lost with a page that is left', (visit: Visit, _paint: () => void) => visit.signal('leaving')],
] as const

it.each(rowsToRun(occasions, (_, at) => at === 1))(
  'tells of an answer once the next question is %s',
  async (_what, happen) => {
    const shown = Promise.withResolvers<void>()
    const told = recorder()
    let isDrawn = true
    const visit = journeys().open({
      tracker: told.tracker,
      painted: async () => (isDrawn ? undefined : shown.promise),
    })
    // the code that tells loads once the question after the first answer is on the screen
    await answerAll(visit, answersBefore('nome'))
    await expect.poll(() => told.steps()).toEqual([1, 2])
    isDrawn = false
    await answerAll(visit, answersBetween('standard', 'planos', 'email'))
    await visit.at('email')
    // whatever could be sent immediately has been sent by then
    await new Promise(setImmediate)
    expect(told.steps()).toEqual([1, 2])
    happen(visit, shown.resolve)
    await expect.poll(() => told.steps()).toEqual([1, 2, 3, 4])
  },
)

it.each(['pages', 'chat'] as const)(
  'sends every step of the funnel with its number and the fields so far, the telephone too, the order once, by %s (M7.5)',
  async (mode) => {
    const told = recorder()
    const visit = journeys().open({ mode, tracker: told.tracker })
    await answerAll(visit, everyAnswer)
    await visit.at('pedido-realizado')
    expect(told.steps()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    for (const [at, [, fields]] of told.funnel.entries())
      expect(fields).toEqual(expect.objectContaining(told.funnel[at - 1]?.[1] ?? {}))
    const everything = {
      zip: '01310100',
      streetNr: '1000',
      planoAvailable: true,
      name: 'Maria da Silva',
      phone: '5511987654321',
      acceptPhoneContact: false,
      email: 'maria@exemplo.com.br',
      acceptEmailOffers: true,
      birthDate: '13/05/1990',
      motherName: 'Ana de Souza',
      cpf: '52998224725',
      street: 'Avenida Paulista',
      dueDate: '10',
      directDebit: true,
      bankId: '077',
      bankAccountAgency: '0001',
      bankAccountNr: '12345-6',
      installationSchedules: [{ date: '23/11/2026', period: 'manha' }],
      accept_information: true,
    }
    expect(Object.fromEntries(told.funnel)[14]).toEqual(everything)
    const number = visit.order().finished?.orderNumber
    const items = [
      { item_id: 'd600a', item_name: expect.any(String), price: expect.any(Number), quantity: 1 },
    ]
    expect(told.calls('addToShoppingCart')).toEqual([
      { ref: 'd600a', name: expect.any(String), price: expect.any(Number), qty: 1 },
    ])
    expect(told.calls('checkout')).toEqual([
      { total_itens: 1, total_price: expect.any(Number), n_pedido: number },
    ])
    expect(told.ecommerce.map(([event]) => event)).toEqual([
      'view_item_list',
      'select_item',
      'begin_checkout',
      'add_payment_info',
      'purchase',
    ])
    expect(told.ecommerce.at(-1)?.[1]).toEqual({
      transaction_id: number,
      currency: 'BRL',
      value: expect.any(Number),
      items,
    })
  },
)

it('a list seen again and a plan chosen again are not sent again (D42)', async () => {
  const told = recorder()
  const visit = await journeys().openAt('nome', { tracker: told.tracker })
  await answerAll(visit, [['nome', { name: 'Maria da Silva' }]])
  await visit.at('telefone')
  await visit.correct('planos', Object.fromEntries(everyAnswer).planos ?? {})
  await visit.at('telefone')
  await answerAll(visit, [['telefone', { phone: '11987654321' }]])
  await expect.poll(() => told.steps().at(-1)).toBe(4)
  expect(told.ecommerce.map(([event]) => event)).toEqual(['view_item_list', 'select_item', 'begin_checkout'])
})

it('an order goes on unreported if the tracking code does not load', async () => {
  const visit = await journeys().openAt('telefone', {
    loadTracker: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  expect(visit.errors).toEqual([])
})

it('what waits for an earlier step is sent when the page is left, in its order (M7.5)', async () => {
  const told = recorder()
  const visit = journeys().open({ parts: coverage, tracker: told.tracker })
  const answers = {
    email: { email: 'maria@exemplo.com.br', accept_promotions: 'true' },
    nome: { name: 'Maria da Silva' },
  }
  visit.store.dispatch(answersVolunteered({ answers }))
  await answerAll(visit, [['cep', { cep: '01310-100' }]])
  await visit.at('nr-imovel')
  await expect.poll(told.steps).toEqual([1])
  visit.signal('leaving')
  await expect.poll(told.steps).toEqual([1, 3, 5])
  expect(told.funnel.at(-1)?.[1]).toEqual({
    zip: '01310100',
    name: 'Maria da Silva',
    email: 'maria@exemplo.com.br',
    acceptEmailOffers: true,
  })
})

it('a place on the waiting list carries the price of the plan that the link had chosen (M7.6)', async () => {
  const told = recorder()
  const visit = journeys().open({ tracker: told.tracker, wish: { sku: 'd1000a' } })
  await checkAddress(visit, '68800-000', house('12'))
  await visit.answerAt('oferta-indisponivel', {
    name: 'Maria da Silva',
    phone: '11987654321',
    email: 'm@x.com.br',
  })
  await visit.until('sent', ({ ui }) => ui.contact.notify === 'sent')
  await expect
    .poll(() => told.calls('checkout_semcobertura'))
    .toEqual([{ total_price: 139.99, email: 'm@x.com.br', phone: '5511987654321', zip: '68800000' }])
})
