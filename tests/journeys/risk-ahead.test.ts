/** The risk check is requested while the visitor chooses how to pay (docs/decisions/0024-what-a-visitor-waits-for.md). */
import { describe, expect, it } from 'vitest'
import { browserBundle as compact } from '../../src/app/journeys/compact/browser-bundle.ts'
import { answersSubmitted, correctionRequested, retryRequested } from '../../src/store/redux-actions.ts'
import { selectSaves } from '../../src/store/selectors.ts'
import {
  answerAll,
  answersBefore,
  confirmation,
  dates,
  goTo,
  journeyServer,
  quizAnswers,
} from '../support/journey-test-setup.ts'
import { addLater } from '../support/sample-orders.ts'
import {
  debitAccount,
  callsDuring,
  RISK_CHECK_CALL,
  riskCheckCalls,
  riskChecked,
} from '../support/visits-at-payment-questions.ts'
import { PEOPLE } from '../support/create-leads.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { firstOnes, slowConnection } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

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
  itInFullRun(
    'takes along what is not stored yet, and its reply brings the dates: the visitor waits for nothing',
    async () => {
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
    },
  )

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

  itInFullRun('is requested again where the waiting visitor retries', async () => {
    const { visit, release } = await whileAsked()
    visit.answer('ativar-debito', bill)
    visit.store.dispatch(retryRequested())
    await visit.until('another check', () => riskCheckCalls(visit).length === 2)
    release()
    await visit.at('data-instalacao')
    await visit.saved()
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

  itInFullRun('leaves the quiz to its place', async () => {
    const visit = await atDebit({}, asPerson(PEOPLE.quiz))
    await visit.until('the quiz', ({ order }) => order.facts.risk === 'quiz')
    expect(visit.position()).toBe('ativar-debito')
    visit.answer('ativar-debito', bill)
    expect(visit.position()).toBe('validacao')
    visit.answer('validacao', quizAnswers(visit, 'right'))
    await answerAll(visit, [dates, confirmation])
    await visit.at('pedido-realizado')
    expect(riskCheckCalls(visit)).toHaveLength(1)
  })

  itInFullRun('says no where it always did', async () => {
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

  itInFullRun('is asked after a reload, too, and never without a connection', async () => {
    const visit = await atDebit()
    await riskChecked(visit)
    await journeys().sql("update leads set risk = 'none' where id = $1", [visit.ui().recordId])
    const again = journeys().open({ kept: visit.kept, step: 'ativar-debito' })
    await riskChecked(again)
    expect(riskCheckCalls(again).map(({ body }) => body)).toEqual([{}])
    const offline = journeys().open()
    await goTo(offline, 'data-de-vencimento')
    await offline.saved()
    offline.signal('offline')
    await answerAll(offline, answersBefore('ativar-debito').slice(-1))
    await offline.at('ativar-debito')
    expect(offline.ui().isRiskAsked).toBe(false)
  })

  itInFullRun('is not asked on a page that asks for the due date, too', async () => {
    addLater('compact')
    const visit = journeys().open({ parts: compact, prefix: 'c' })
    const table = Object.fromEntries(answersBefore('data-instalacao'))
    const submit = (...steps: string[]) =>
      visit.store.dispatch(
        answersSubmitted({ answers: Object.fromEntries(steps.map((id) => [id, table[id] ?? {}])) }),
      )
    submit('cep', 'nr-imovel', 'nome', 'telefone', 'email')
    await visit.at('planos')
    const plans = visit.order().facts.coverage?.plans ?? []
    visit.answer('planos', { idPlan: plans.find((each) => each.installationSchedule)?.id ?? '' })
    await visit.at('data-nascimento')
    const calls = await callsDuring(visit, async () => {
      submit('data-nascimento', 'nome-mae', 'cpf')
      await visit.until('payment', ({ ui }) => ui.position === 'data-de-vencimento')
      await visit.saved()
    })
    expect(calls).not.toContain(RISK_CHECK_CALL)
  })
})
