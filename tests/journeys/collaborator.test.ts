/** The employee offer: a code sent to the corporate e-mail address precedes all personal questions. */
import { describe, expect, it } from 'vitest'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { backRequested, stepVisited } from '../../src/store/redux-actions.ts'
import {
  callsMatching,
  CHECK_CODE_CALL,
  CODE_STEP,
  employeeJourneyServer,
  corporateAddress,
  EMAIL_STEP,
  answersAfterCode,
  SEND_CODE_CALL,
  codeSent,
} from '../support/employee-journey-test-setup.ts'
import { answerAll } from '../support/journey-test-setup.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

const { journeys, mail, open, prove, reload, upToCode } = employeeJourneyServer()

describe('an order of the collaborators’ offer', () => {
  it('tells the web chat the numbers of every order in their order, though the e-mail (5) is known before the name (3) (D42)', async () => {
    const steps: number[] = []
    const quiet = { path: () => '/', pageView: () => {}, webchat: () => {}, ecommerce: () => {} }
    const visit = open({ tracker: { ...quiet, funnel: (step) => void steps.push(step) } })
    await prove(visit, await upToCode(visit))
    await answerAll(visit, answersAfterCode)
    await visit.at('pedido-realizado')
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })

  it('tells the server whose offer it is: whole prefix and collaborator flag', async () => {
    const visit = open()
    await upToCode(visit)
    const [check] = visit.wire.calls.filter(({ path }) => path === '/lead-v2')
    expect(check?.body).toMatchObject({ addon: 'oferta-colaborador', collaborator: true })
    const lead = await journeys().call('GET', `/api/lead/${visit.ui().recordId}`)
    expect(lead.body).toMatchObject({ addon: 'oferta-colaborador', collaborator_special_offer: true })
  })
})

describe('a reload', () => {
  it.each(rowsToRun(['chat', 'pages'] as const, 1))('at every question stays there (%s)', async (mode) => {
    let visit = open({ mode })
    const email = await upToCode(visit)
    visit = reload(visit)
    await codeSent(visit)
    visit.answer(CODE_STEP, { code: mail.codeTo(email) })
    for (const [at, answer] of answersAfterCode.entries()) {
      await visit.at(answer[0])
      await visit.saved()
      // with `npm test` at each fourth one
      if (isFull || at % 4 === 0) visit = reload(visit)
      await visit.at(answer[0])
      expect(visit.order().facts.code?.isVerified).toBe(true)
      await answerAll(visit, [answer])
    }
    await visit.at('pedido-realizado')
    expect(visit.errors).toEqual([])
  })
})

describe('a reload at the code', () => {
  it('sends no other one, unless the e-mail is another by then', async () => {
    const first = open()
    await upToCode(first)
    const visit = reload(first)
    await codeSent(visit)
    expect(callsMatching(visit, SEND_CODE_CALL)).toHaveLength(0)
    visit.link(EMAIL_STEP)
    await answerAll(visit, [[EMAIL_STEP, { email: corporateAddress(), accept_promotions: 'false' }]])
    await codeSent(visit)
    expect(callsMatching(visit, SEND_CODE_CALL)).toHaveLength(1)
  })
})

describe('addresses and back links (F§2)', () => {
  it('leads back from the name to the code, which says that it is done', async () => {
    const visit = open()
    await prove(visit, await upToCode(visit))
    await answerAll(visit, answersAfterCode.slice(0, 1))
    await visit.at('nome')
    visit.store.dispatch(backRequested())
    await visit.answerAt(CODE_STEP, {})
    expect(visit.position()).toBe('planos')
    expect(callsMatching(visit, CHECK_CODE_CALL)).toHaveLength(1)
    expect(callsMatching(visit, SEND_CODE_CALL)).toHaveLength(1)
  })

  const early: readonly (readonly [StepId, StepId])[] = [
    ['planos', EMAIL_STEP],
    ['nome', EMAIL_STEP],
    ['cpf', EMAIL_STEP],
    ['confirmacao', EMAIL_STEP],
    ['cep', 'cep'],
    ['nr-imovel', 'nr-imovel'],
    [EMAIL_STEP, EMAIL_STEP],
    [CODE_STEP, CODE_STEP],
  ]
  it.each(rowsToRun(early, ([wanted]) => wanted === 'confirmacao' || wanted === 'cep'))(
    '%s leads to %s before the code is validated',
    async (wanted, to) => {
      const visit = open()
      await upToCode(visit)
      visit.store.dispatch(stepVisited({ step: wanted, mode: 'pages', how: 'address' }))
      expect(visit.position()).toBe(to)
      const again = open({ kept: visit.kept, step: wanted })
      await again.at(to)
    },
  )

  it('without an offer goes to the start of the campaign', () => {
    const visit = open({ step: 'nome' })
    expect(visit.went).toEqual([{ step: 'start', mode: 'pages', how: 'replace' }])
  })
})
