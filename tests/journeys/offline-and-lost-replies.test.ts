/** Orders without a connection, or with lost replies: answers are saved once, when the connection is back. */
import { describe, expect, it } from 'vitest'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { type Problem } from '../../src/lib/problem-keys.ts'
import { backRequested, connectionChanged, retryRequested } from '../../src/store/redux-actions.ts'
import { selectSaves, selectSaveSign, selectWouldLose } from '../../src/store/selectors.ts'
import { problemTexts, waitInWords } from '../support/problem-texts.ts'
import {
  questionAfter,
  answerAll,
  answersBefore,
  confirmation,
  dates,
  journeyServer,
  payment,
  storedNamesOf,
  everyAnswer,
} from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import {
  always,
  firstOnes,
  openFaultyConnection,
  errorResponse,
  type FaultyConnection,
} from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const journeys = journeyServer()

const NETWORK: Problem = { problem: 'rede-caiu' }

/** Which answers the server has stored, in the order in which it stored them. */
async function stored(visit: Visit): Promise<string[]> {
  const rows = await journeys().sql(
    "select steps from lead_events where lead_id = $1 and what = 'answered' order by seq",
    [visit.ui().recordId],
  )
  return rows.flatMap(({ steps }) => steps as string[])
}

async function ordersOf(visit: Visit): Promise<number> {
  return (await journeys().ordersOf(visit)).length
}

const goOffline = (visit: Visit) => {
  visit.wire.disturb(() => 'offline')
  visit.signal('offline')
}
const comeBack = (visit: Visit) => {
  visit.wire.disturb(null)
  visit.signal('online')
}

describe('offline after CPF (X10)', () => {
  it('goes on to the next step that must wait; back online everything is saved once and the order is made', async () => {
    const visit = await journeys().openAt('data-de-vencimento')
    goOffline(visit)
    for (const [step, values] of payment) {
      expect(visit.position()).toBe(step)
      visit.answer(step, values)
    }
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect(visit.ui()).toMatchObject({
      online: false,
      position: 'confirmando-dados',
      wait: { what: 'risk', problem: NETWORK, offline: true },
    })
    expect(selectSaveSign(visit.state())).toBe('failed')
    expect(selectWouldLose(visit.state())).toBe(true)
    comeBack(visit)
    await answerAll(visit, [dates, confirmation])
    await visit.at('pedido-realizado')
    expect(await stored(visit)).toEqual(storedNamesOf(everyAnswer))
    expect(await ordersOf(visit)).toBe(1)
    expect(selectSaveSign(visit.state())).toBe('saved')
  })

  it('the banks were fetched ahead with the first answer', async () => {
    const visit = await journeys().openAt('nome')
    await visit.until('banks', ({ order }) => order.facts.banks !== null)
    expect(visit.order().facts.banks?.length).toBeGreaterThan(5)
  })

  itInFullRun('a confirmation is taken back by leaving the review before it went out', async () => {
    const visit = await journeys().openAt('confirmacao')
    goOffline(visit)
    await answerAll(visit, [confirmation])
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.store.dispatch(backRequested())
    await visit.at('data-instalacao')
    comeBack(visit)
    // what still waited would go out at once
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await ordersOf(visit)).toBe(0)
    await answerAll(visit, [dates, confirmation])
    await visit.at('pedido-realizado')
    expect(await ordersOf(visit)).toBe(1)
  })

  it('at the first check: the same question, the address kept, and one lead in the end', async () => {
    const visit = journeys().open()
    goOffline(visit)
    await answerAll(visit, answersBefore('planos'))
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect(visit.ui().wait).toMatchObject({ what: 'coverage', problem: NETWORK, offline: true })
    comeBack(visit)
    await visit.at('planos')
  })
})

describe('a lost reply (X2, X11)', () => {
  it('of an answer that is corrected meanwhile: both are stored, in order, and nothing conflicts', async () => {
    const visit = await journeys().openAt('nome')
    visit.wire.disturb(firstOnes(1, /\/name$/, 'lost-reply'))
    await answerAll(visit, [['nome', { name: 'Maria da Silva' }]])
    await visit.until('the failure', ({ saves }) => saves.failure !== null)
    await visit.correct('nome', { name: 'Eva de Souza' })
    visit.store.dispatch(retryRequested())
    await visit.saved()
    const lead = await journeys().leadOf(visit, "answers->'name'->>'name' as name, versions")
    expect(lead).toMatchObject({ name: 'Eva de Souza', versions: { name: 2 } })
    // what was changed is told (D131), and no conflict
    expect(visit.ui().notice).toMatchObject({ kind: 'changed' })
  })

  itInFullRun('of the first check makes one lead, even when the page is loaded anew', async () => {
    const leads = (await journeys().rows('leads')).length
    const visit = journeys().open()
    visit.wire.disturb(always(/^POST/, 'lost-reply'))
    await answerAll(visit, answersBefore('planos'))
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    await journeys().openOn('planos', { kept: visit.kept, step: 'verificando-disponibilidade' })
    expect((await journeys().rows('leads')).length).toBe(leads + 1)
  })

  it('of the order is answered with the same number: one order', async () => {
    const visit = await journeys().openAt('confirmacao')
    visit.wire.disturb(firstOnes(1, /^PUT \/lead\//, 'lost-reply'))
    await answerAll(visit, [confirmation])
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.store.dispatch(retryRequested())
    await visit.at('pedido-realizado')
    const rows = await journeys().ordersOf(visit)
    expect(rows).toEqual([{ number: visit.order().finished?.orderNumber }])
  })

  it('of the order, and the page is gone: the next page shows the receipt', async () => {
    const visit = await journeys().openAt('confirmacao')
    visit.wire.disturb(always(/^PUT \/lead\//, 'lost-reply'))
    await answerAll(visit, [confirmation])
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    const again = await journeys().openOn('pedido-realizado', { kept: visit.kept, step: null })
    expect(await ordersOf(again)).toBe(1)
  })
})

describe('a server that fails', () => {
  const html = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const replies: readonly (readonly [string, () => Response])[] = [
    ['HTML with status 200', html],
    ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } })],
    ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['500', () => errorResponse(500, { message: 'Erro no servidor.' })],
  ]

  it.each(rowsToRun(replies, ([what]) => what === '500'))(
    'with %s to an answer: it is sent again with its key, the visitor goes on',
    async (_what, answer) => {
      const visit = await journeys().openAt('nome')
      const keys: (string | null)[] = []
      visit.wire.disturb((_method, path) => {
        if (!path.endsWith('/name') || keys.length > 0) return null
        keys.push(selectSaves(visit.state()).items[0]?.key ?? null)
        return answer()
      })
      await answerAll(visit, [['nome', { name: 'Maria da Silva' }]])
      await visit.saved()
      expect(visit.position()).toBe(questionAfter('nome'))
      const calls = visit.wire.calls.filter(({ path }) => path.endsWith('/name'))
      expect(calls.map((call) => call.key)).toEqual(keys)
      expect(await stored(visit)).toEqual(['plan', 'name'])
    },
  )

  it('with 429: waits as long as it was asked to, and no click makes it sooner (X27)', async () => {
    const visit = journeys().open()
    const busy = errorResponse(429, { message: 'Aguarde 1 s e tente de novo.', code: 'too_many' })
    busy.headers.set('retry-after', '1')
    visit.wire.disturb(firstOnes(1, /^POST/, busy))
    const started = Date.now()
    await answerAll(visit, answersBefore('planos'))
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect(waitInWords(visit.ui().wait)).toBe('Aguarde 1 s e tente de novo.')
    visit.store.dispatch(retryRequested())
    await visit.at('planos')
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000)
  })

  it('with a slow answer: "Tentar de novo" gives the request up and makes a new one', async () => {
    const real = openFaultyConnection()
    const never = new Promise<Response>(() => {})
    let slow = true
    const wire: FaultyConnection = {
      ...real,
      fetch: (input, init) => (slow && init?.method === 'POST' ? never : real.fetch(input, init)),
    }
    const patient = journeys().open({ wire })
    await answerAll(patient, answersBefore('planos'))
    await patient.until('waiting', ({ ui }) => ui.wait?.status === 'running')
    slow = false
    patient.store.dispatch(retryRequested())
    await patient.at('planos')
  })
})

describe('what was typed is never typed twice', () => {
  it('a refused value survives a change of connection', async () => {
    const visit = await journeys().openAt('nome')
    const values: Values = { name: 'Maria' }
    visit.answer('nome', values)
    expect(problemTexts(visit.ui().problems.nome)).toEqual({
      name: 'Falta o sobrenome. Digite o nome e o sobrenome.',
    })
    visit.store.dispatch(connectionChanged({ online: false }))
    expect(visit.ui().drafts.nome).toEqual(values)
  })
})
