/** The risk check is requested while the visitor chooses how to pay (docs/decisions/0024-what-a-visitor-waits-for.md). */
import { describe, expect, it } from 'vitest'
import { correctionRequested } from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import {
  answerAll,
  answersBefore,
  confirmation,
  dates,
  goTo,
  journeyServer,
} from '../support/journey-test-setup.ts'
import {
  debitAccount,
  callsDuring,
  riskCheckCalls,
  riskChecked,
} from '../support/visits-at-payment-questions.ts'
import { PEOPLE } from '../support/create-leads.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { firstOnes, slowConnection } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()
const bill = { direct_debit: 'false' }
const asPerson = (cpf: string) => ({ cpf: { person_type: 'pf', cpf } })

/** At the question about direct debit, all earlier answers are stored; the check is under way. */
async function atDebit(options: VisitOptions = {}, changed = {}): Promise<Visit> {
  const visit = journeys().open(options)
  await goTo(visit, 'data-de-vencimento', changed)
  await visit.saved()
  await answerAll(visit, answersBefore('ativar-debito', changed).slice(-1))
  await visit.at('ativar-debito')
  return visit
}

/** The check is under way, and its reply is held back. */
async function whileAsked(changed = {}) {
  const { wire, held, release } = slowConnection(/PUT .*lead-v2/)
  const visit = await atDebit({ wire }, changed)
  await held
  return { visit, release }
}

describe('the risk check ahead', () => {
  it('takes along what is not stored yet, and its reply brings the dates: the visitor waits for nothing', async () => {
    const visit = await atDebit()
    await riskChecked(visit)
    expect(visit.position()).toBe('ativar-debito')
    expect(visit.wire.lines().filter((line) => line.endsWith('/dueDate'))).toEqual([])
    expect(riskCheckCalls(visit).map(({ body }) => body)).toMatchObject([
      { items: [{ step: 'dueDate', body: { due_date: 10 } }] },
    ])
    expect(selectSaves(visit.state())).toMatchObject({ items: [], held: [], versions: { dueDate: 1 } })
    const went = visit.went.length
    const calls = await callsDuring(visit, async () => {
      visit.answer('ativar-debito', bill)
      expect(visit.position()).toBe('data-instalacao')
      expect(visit.ui().wait).toBeNull()
      await visit.saved()
    })
    expect(visit.went.slice(went)).toEqual([{ step: 'data-instalacao', mode: 'pages', how: 'push' }])
    expect(calls).toEqual(['PATCH /lead-v2/{id}/bankInfo'])
    await answerAll(visit, [dates, confirmation])
    await visit.at('pedido-realizado')
    expect(visit.errors).toEqual([])
  })

  it('is joined by a faster visitor: one check, and answers given in between are stored after it', async () => {
    const { visit, release } = await whileAsked()
    visit.answer('ativar-debito', bill)
    expect(visit.position()).toBe('confirmando-dados')
    expect(visit.ui().wait).toMatchObject({ what: 'risk', status: 'running' })
    release()
    await visit.at('data-instalacao')
    expect(visit.went.slice(-2).map(({ step, how }) => `${how} ${step}`)).toEqual([
      'push confirmando-dados',
      'replace data-instalacao',
    ])
    await visit.saved()
    expect(riskCheckCalls(visit)).toHaveLength(1)
    expect(selectSaves(visit.state()).versions).toMatchObject({ dueDate: 1, bankInfo: 1 })
    expect(visit.errors).toEqual([])
  })

  it.each(rowsToRun(['offline', 'lost-reply'] as const, () => false))(
    'fails silently (%s): the step that waits asks',
    async (how) => {
      const { wire } = journeys().open()
      wire.disturb(firstOnes(1, /^PUT/, how))
      const visit = await atDebit({ wire })
      await visit.until('the end', ({ ui }) => !ui.isRiskAsked)
      expect(visit.ui()).toMatchObject({ position: 'ativar-debito', wait: null, notice: null })
      await visit.saved()
      visit.answer('ativar-debito', bill)
      await visit.at('data-instalacao')
      expect(selectSaves(visit.state()).versions).toMatchObject({ dueDate: 1, bankInfo: 1 })
      expect(visit.errors).toEqual([])
    },
  )

  it('says no where it always did', async () => {
    const visit = await atDebit({}, asPerson(PEOPLE.rejected))
    await visit.until('the no', ({ order }) => order.facts.risk === 'rejected')
    expect(visit.position()).toBe('ativar-debito')
    visit.answer('ativar-debito', { direct_debit: 'true' })
    expect(visit.position()).toBe('conta-debito')
    await visit.until('banks', ({ order }) => order.facts.banks !== null)
    visit.answer(...debitAccount)
    expect(visit.position()).toBe('erro2')
    await visit.saved()
  })

  it('is void where a person’s answer changes before: that person is checked', async () => {
    const { visit, release } = await whileAsked()
    visit.store.dispatch(correctionRequested({ step: 'cpf' }))
    visit.answer('cpf', asPerson(PEOPLE.rejected).cpf)
    release()
    await visit.until('the other one’s', ({ order }) => order.facts.risk !== 'none')
    expect(visit.order().facts.risk).toBe('rejected')
    expect(riskCheckCalls(visit)).toHaveLength(2)
    visit.answer('ativar-debito', bill)
    expect(visit.position()).toBe('erro2')
  })
})
