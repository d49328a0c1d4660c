/** The last answers before the risk check travel with it, and none is lost or stored twice. */
import { describe, expect, it } from 'vitest'
import { selectSaveSign } from '../../src/store/selectors.ts'
import { problemTexts } from '../support/problem-texts.ts'
import {
  answerAll,
  answersBefore,
  confirmation,
  dates,
  journeyServer,
} from '../support/journey-test-setup.ts'
import {
  debitAccount,
  atPayment,
  callsDuring,
  RISK_CHECK_CALL,
  riskCheckCalls,
} from '../support/visits-at-payment-questions.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always, firstOnes, errorResponse, slowConnection } from '../support/faulty-connection.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const journeys = journeyServer()

/** What is told after debit was declined: what it changes, and nothing of a conflict. */
const CHANGED = { kind: 'changed' }

async function stored(visit: Visit) {
  const row = await journeys().leadOf(visit, 'answers, versions, risk')
  return row as {
    answers: Record<string, Record<string, unknown>>
    versions: Record<string, number>
    risk: string
  }
}

const answeredSteps = async (visit: Visit) => {
  const events = await journeys().sql(
    "select steps from lead_events where lead_id = $1 and what = 'answered' order by seq",
    [visit.ui().recordId],
  )
  return events.flatMap(({ steps }) => steps as string[])
}

describe('answers that travel with the check', () => {
  it('wait for the one that is on its way, and are stored in order', async () => {
    const { wire, held, release } = slowConnection(/PATCH .*\/documentNumber$/)
    const visit = await journeys().openAt('cpf', { wire })
    await answerAll(visit, answersBefore('data-de-vencimento').slice(-1))
    await held
    const calls = await callsDuring(visit, async () => {
      visit.answer('data-de-vencimento', { due_date: '10' })
      visit.answer('ativar-debito', { direct_debit: 'true' })
      visit.answer(...debitAccount)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(riskCheckCalls(visit)).toEqual([])
      release()
      await visit.at('data-instalacao')
      await visit.saved()
    })
    // the account is given while the check is under way, and follows it
    expect(calls).toEqual([RISK_CHECK_CALL, 'PATCH /lead-v2/{id}/bankInfo'])
    expect((await answeredSteps(visit)).slice(-2)).toEqual(['dueDate', 'bankInfo'])
  })

  it('are written once when the reply is lost, and a correction of them conflicts with nothing', async () => {
    const visit = await atPayment(journeys())
    visit.wire.disturb(firstOnes(1, /^PUT/, 'lost-reply'))
    visit.answer(...debitAccount)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect(selectSaveSign(visit.state())).toBe('failed')
    visit.signal('online')
    await visit.at('data-instalacao')
    const [one, two] = riskCheckCalls(visit)
    expect(two?.body).toEqual(one?.body)
    expect((await stored(visit)).versions.bankInfo).toBe(2)
    await visit.correct('ativar-debito', { direct_debit: 'false' })
    await visit.saved()
    expect(visit.ui().notice).toMatchObject(CHANGED)
    expect((await stored(visit)).answers.bankInfo?.direct_debit).toBe(false)
  })

  itInFullRun('are not lost when the visitor turns back before a reply', async () => {
    const visit = await atPayment(journeys())
    visit.wire.disturb(always(/^PUT/, 'lost-reply'))
    visit.answer(...debitAccount)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.wire.disturb(null)
    visit.link('ativar-debito')
    await visit.at('ativar-debito')
    await visit.saved()
    expect((await stored(visit)).answers.bankInfo?.direct_debit).toBe(true)
    visit.answer('ativar-debito', { direct_debit: 'false' })
    await visit.at('data-instalacao')
    expect((await stored(visit)).answers.bankInfo?.direct_debit).toBe(false)
    expect(visit.ui().notice).toMatchObject(CHANGED)
  })

  itInFullRun('corrected while the reply is lost: both are stored, in order', async () => {
    const visit = await atPayment(journeys())
    visit.wire.disturb((method) => (method === 'PUT' ? 'lost-reply' : 'offline'))
    visit.answer(...debitAccount)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.link('ativar-debito')
    await visit.answerAt('ativar-debito', { direct_debit: 'false' })
    visit.wire.disturb(null)
    visit.signal('online')
    await visit.at('data-instalacao')
    const { answers, versions } = await stored(visit)
    expect(answers.bankInfo?.direct_debit).toBe(false)
    expect(versions.bankInfo).toBe(3)
    expect(visit.ui().notice).toMatchObject(CHANGED)
  })

  it('given without a connection go together when it is back', async () => {
    const visit = await journeys().openAt('data-nascimento')
    const given = answersBefore('data-instalacao').slice(6)
    const calls = await callsDuring(visit, async () => {
      visit.wire.disturb(() => 'offline')
      visit.signal('offline')
      for (const [step, values] of given) visit.answer(step, values)
      await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
      visit.wire.disturb(null)
      visit.signal('online')
      await visit.at('data-instalacao')
    })
    expect(calls.filter((line) => line.startsWith('P'))).toEqual([RISK_CHECK_CALL])
    expect((await answeredSteps(visit)).slice(-5)).toEqual([
      'birthDate',
      'motherName',
      'documentNumber',
      'dueDate',
      'bankInfo',
    ])
    expect((await stored(visit)).risk).toBe('approved')
  })

  it('and conflict with another tab are told, and nothing is overwritten (X17)', async () => {
    const one = await atPayment(journeys())
    const two = await journeys().openOn('conta-debito', {
      kept: new Map([['lead', one.ui().recordId ?? '']]),
      step: null,
    })
    one.answer('conta-debito', { bank: '077', agency: '0001', account_number: '65432-1' })
    await one.at('data-instalacao')
    const { answers, versions } = await stored(one)
    two.answer(...debitAccount)
    await two.until('the notice', ({ ui }) => ui.notice?.kind === 'other-tab')
    await two.saved()
    const now = await stored(two)
    expect([now.answers.bankInfo, now.versions.bankInfo]).toEqual([answers.bankInfo, versions.bankInfo])
    expect((await stored(one)).versions.bankInfo).toBe(2)
    await two.at('data-instalacao')
  })

  it('and are refused bring back to their question with the server’s text (D34)', async () => {
    const visit = await atPayment(journeys())
    const text = 'Esse banco não aceita débito automático.'
    const no = errorResponse(400, { code: 'invalid', field: 'bank', message: text })
    visit.wire.disturb((method, path) => (method === 'PUT' || path.endsWith('/bankInfo') ? no : null))
    visit.answer(...debitAccount)
    await visit.at('conta-debito')
    expect(problemTexts(visit.ui().problems['conta-debito'])).toEqual({ bank: text })
    visit.wire.disturb(null)
    visit.answer('conta-debito', { bank: '077', agency: '0001', account_number: '12345-6' })
    await visit.at('data-instalacao')
  })

  it('to a server that does not know them are stored by their own calls', async () => {
    const visit = await atPayment(journeys())
    const { fetch } = visit.wire
    const old = journeys().open({
      kept: new Map([['lead', visit.ui().recordId ?? '']]),
      step: null,
      wire: {
        ...visit.wire,
        fetch: (input, init) =>
          fetch(
            input,
            init?.method === 'PUT' && JSON.stringify(init.body).includes('items')
              ? { ...init, body: '{}' }
              : init,
          ),
      },
    })
    await old.at('conta-debito')
    old.answer(...debitAccount)
    await answerAll(old, [dates, confirmation])
    await old.at('pedido-realizado')
    expect((await stored(old)).versions.bankInfo).toBe(2)
    expect(old.errors).toEqual([])
  })
})
