/** The last answers before the risk check travel with it, and none is lost or stored twice. */
import { describe, expect, it } from 'vitest'
import { problemTexts } from '../support/problem-texts.ts'
import { answersBefore, goTo, journeyServer } from '../support/journey-test-setup.ts'
import {
  debitAccount,
  atPayment,
  callsDuring,
  RISK_CHECK_CALL,
} from '../support/visits-at-payment-questions.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { errorResponse } from '../support/faulty-connection.ts'

const journeys = journeyServer()

async function stored(visit: Visit) {
  const [row] = await journeys().sql('select answers, versions, risk from leads where id = $1', [
    visit.ui().recordId,
  ])
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
  it('corrected while the reply is lost: both are stored, in order', async () => {
    const visit = await atPayment(journeys())
    visit.wire.disturb((method) => (method === 'PUT' ? 'lost-reply' : 'offline'))
    visit.answer(...debitAccount)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.link('ativar-debito')
    await visit.at('ativar-debito')
    visit.answer('ativar-debito', { direct_debit: 'false' })
    visit.wire.disturb(null)
    visit.signal('online')
    await visit.at('data-instalacao')
    const { answers, versions } = await stored(visit)
    expect(answers.bankInfo?.direct_debit).toBe(false)
    expect(versions.bankInfo).toBe(3)
  })

  it('given without a connection go together when it is back', async () => {
    const visit = journeys().open()
    await goTo(visit, 'data-nascimento')
    await visit.saved()
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
})
