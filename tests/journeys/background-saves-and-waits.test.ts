/** Which answers are saved in the background, and where visitors wait for a call. */
import { describe, expect, it } from 'vitest'
import { selectSaves } from '../../src/store/selectors.ts'
import {
  questionAfter,
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
  DATES_CALL,
} from '../support/visits-at-payment-questions.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

describe('an answer is saved behind the next question (D34)', () => {
  it('only once that one is on the screen', async () => {
    const shown = Promise.withResolvers<void>()
    const visit = journeys().open({ painted: () => shown.promise })
    await answerAll(visit, answersBefore(questionAfter('nome')))
    await visit.at(questionAfter('nome'))
    // whatever could start immediately has started by then
    await new Promise(setImmediate)
    const isSave = (line: string) => line.startsWith('PATCH')
    expect(selectSaves(visit.state()).items.map(({ step }) => step)).toEqual(['planos', 'nome'])
    expect(visit.wire.lines().filter(isSave)).toEqual([])
    shown.resolve()
    await visit.until('both are saved', (state) => selectSaves(state).items.length === 0)
    expect(visit.wire.lines().filter(isSave)).toEqual([
      'PATCH /lead-v2/{id}/plan',
      'PATCH /lead-v2/{id}/name',
    ])
  })
})

describe('from the payment to the dates the visitor waits for one call (D74)', () => {
  const choices = [
    ['the account', 'conta-debito', { bank: '077', agency: '0001', account_number: '12345-6' }],
    ['no direct debit', 'ativar-debito', { direct_debit: 'false' }],
  ] as const

  it.each(rowsToRun(choices, () => false))(
    '%s travels with the check, whose reply brings the dates',
    async (_what, step, values) => {
      const visit = await atPayment(journeys(), step)
      const { versions } = selectSaves(visit.state())
      const calls = await callsDuring(visit, async () => {
        visit.answer(step, values)
        await visit.at('data-instalacao')
      })
      expect(calls).toEqual([RISK_CHECK_CALL])
      expect(riskCheckCalls(visit)[0]?.body).toMatchObject({
        items: [
          {
            step: 'bankInfo',
            body: { direct_debit: step === 'conta-debito' },
            version: versions.bankInfo ?? 0,
          },
        ],
      })
      expect(visit.order().facts.freeDates?.[0]?.date).toBe('23/11/2026')
      expect(selectSaves(visit.state())).toMatchObject({
        items: [],
        versions: { bankInfo: (versions.bankInfo ?? 0) + 1 },
      })
      await answerAll(visit, [dates, confirmation])
      await visit.at('pedido-realizado')
      expect(visit.errors).toEqual([])
    },
  )

  it('shows the dates as they are then: a visit taken since is gone from them', async () => {
    const visit = await atPayment(journeys())
    const sold = { day: '2026-11-23', booked: 9999 }
    const area = await journeys().leadOf(visit, "place->>'team' as team")
    await journeys().sql(
      `insert into installation_slots (team, day, period, capacity, booked)
       values ($1, $2, 'manha', $3, $3), ($1, $2, 'tarde', $3, $3)
       on conflict (team, day, period) do update set capacity = excluded.capacity, booked = excluded.booked`,
      [area?.team, sold.day, sold.booked],
    )
    visit.answer(...debitAccount)
    await visit.at('data-instalacao')
    expect(visit.order().facts.freeDates?.[0]?.date).toBe('24/11/2026')
    await journeys().sql('delete from installation_slots where team = $1', [area?.team])
  })

  it('another plan drops them: asked once more', async () => {
    const visit = await atPayment(journeys())
    visit.answer(...debitAccount)
    await visit.at('data-instalacao')
    const plans = visit.order().facts.coverage?.plans ?? []
    const other = plans.find(({ id, installationSchedule }) => installationSchedule && id !== 'plan-d600a')
    const calls = await callsDuring(visit, async () => {
      await visit.correct('planos', { idPlan: other?.id ?? '' })
      await visit.at('data-instalacao')
    })
    expect(calls).toEqual(['PATCH /lead-v2/{id}/plan', DATES_CALL])
  })
})
