/** The result of a risk check applies to the answers that it checked, whatever changes meanwhile. */
import { describe, expect, it } from 'vitest'
import {
  FIXED_LIMITS,
  REFUSED_UNTIL_CODE,
  fromAddress,
  LIMITS,
  statusAndCode,
} from '../support/low-rate-limits.ts'
import { answeredLead, ANSWERS, leadWithout, PEOPLE } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { answerQuiz, quizAnswersOf, requestRiskCheck, leadOf } from '../support/risk-check-and-quiz.ts'
import { useServer } from '../support/server.ts'
import { describeInFullRun, itInFullRun } from '../support/sampled-tests.ts'
import { holdLocks, waitForLocks } from '../support/lock-table.ts'

describe('a quiz whose person changes while it is being answered', () => {
  const server = useServer()

  it('does not pass for the new one', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const first = await requestRiskCheck(server(), id)
    const quiz = 'select from quizzes where id = $1 for update'
    const release = await holdLocks(server().url, quiz, [first.quiz?.idQuiz])
    try {
      const answering = answerQuiz(server(), id, quizAnswersOf(first, 'right'))
      await waitForLocks(server().url, 1)
      const other = { cpf: PEOPLE.quizFailed }
      await server().call('PATCH', `/api/lead-v2/${id}/documentNumber`, other)
      expect(await requestRiskCheck(server(), id)).toMatchObject({ quiz_needed: true })
      await release()
      // the visitor is not led on either
      expect(await answering).toMatchObject({ status: 409, body: { missing: ['riskValidation'] } })
    } finally {
      await release()
    }
    expect(await server().value('select risk from leads where id = $1', [id])).toBe('quiz')
  })
})

describe('answers to a quiz that another one has replaced', () => {
  const server = useServer()

  it('are refused, and use up none of the tries', async () => {
    const id = await leadOf(server(), PEOPLE.quizFailed)
    const first = await requestRiskCheck(server(), id)
    await server().call('PATCH', `/api/lead-v2/${id}/documentNumber`, { cpf: PEOPLE.quiz })
    server().clock.advance(1_000)
    const second = await requestRiskCheck(server(), id)
    expect(await answerQuiz(server(), id, quizAnswersOf(first, 'wrong'))).toMatchObject({
      status: 409,
      body: { missing: ['riskValidation'] },
    })
    expect((await answerQuiz(server(), id, quizAnswersOf(second, 'right'))).body).toMatchObject({
      rejected: false,
      quiz_needed: false,
    })
  })
})

describe('answers to a quiz of a person who has since changed', () => {
  const server = useServer()

  it('are not recorded: nobody was asked about the new one', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const quiz = await requestRiskCheck(server(), id)
    await server().call('PATCH', `/api/lead-v2/${id}/documentNumber`, { cpf: PEOPLE.quizFailed })
    expect(await answerQuiz(server(), id, quizAnswersOf(quiz, 'right'))).toMatchObject({
      status: 409,
      body: { missing: ['riskValidation'] },
    })
    const rows = await server().sql('select answered_at, passed from quizzes where lead_id = $1', [id])
    expect(rows).toEqual([{ answered_at: null, passed: null }])
  })
})

describeInFullRun('a check that a mailed code allowed', () => {
  const mail = fakeMail('smtp')
  let isThinking = false
  let thought = Promise.withResolvers<void>()
  const server = useServer({
    env: LIMITS,
    limits: { ...FIXED_LIMITS, riskPerHour: 1 },
    providers: {
      mail: mail.provider,
      risk: {
        async assess() {
          isThinking = true
          await thought.promise
          return { kind: 'approved' }
        },
      },
    },
  })
  const address = fromAddress('10.28.0.1')
  const ask = (id: string) => server().call('PUT', `/api/lead-v2/${id}`, {}, address)

  itInFullRun('is repeated with the same code where an answer changes during it (D89)', async () => {
    const email = 'holder@example.com'
    const id = await answeredLead(server(), { email: { email, accept_promotions: false } })
    thought.resolve()
    expect((await ask(id)).status).toBe(200)
    await server().sql("update leads set risk = 'none' where id = $1", [id])
    expect(statusAndCode(await ask(id))).toEqual(REFUSED_UNTIL_CODE)
    await server().call('POST', `/api/lead-v2/${id}/riskCode`, {}, address)
    const code = { code: mail.codeTo(email) }
    await server().call('PATCH', `/api/lead-v2/${id}/riskCode`, code, address)

    isThinking = false
    thought = Promise.withResolvers()
    const asking = ask(id)
    await expect.poll(() => isThinking).toBe(true)
    await server().call('PATCH', `/api/lead-v2/${id}/motherName`, { mothers_name: 'Rita Souza' })
    thought.resolve()
    expect(await asking).toMatchObject({ status: 200, body: { rejected: false, quiz_needed: false } })
  })
})

describe('answers that change while the provider thinks', () => {
  let persons: string[] = []
  let thought = Promise.withResolvers<void>()
  const server = useServer({
    providers: {
      risk: {
        async assess({ cpf }) {
          persons.push(cpf)
          await thought.promise
          return cpf === PEOPLE.rejected ? { kind: 'rejected', message: 'Não.' } : { kind: 'approved' }
        },
      },
    },
  })

  /** The reply to a check during which, while the provider thinks, an answer changes. */
  async function checkedWhile(id: string, step: string, body: object) {
    persons = []
    thought = Promise.withResolvers()
    const checking = requestRiskCheck(server(), id)
    while (persons.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await server().call('PATCH', `/api/lead-v2/${id}/${step}`, body)).status).toBe(200)
    thought.resolve()
    return checking
  }

  it('are what the outcome is about: nobody passes with someone else’s documents', async () => {
    const id = await answeredLead(server())
    const reply = await checkedWhile(id, 'documentNumber', { cpf: PEOPLE.rejected })
    expect(reply).toMatchObject({ rejected: true })
    expect(persons).toEqual([ANSWERS.documentNumber.cpf, PEOPLE.rejected])
  })

  it('are not the way to pay, which is chosen during the check: nobody is checked twice', async () => {
    const id = await leadWithout(server(), 'bankInfo')
    const reply = await checkedWhile(id, 'bankInfo', { direct_debit: false })
    expect(reply).toMatchObject({ rejected: false, quiz_needed: false })
    expect(persons).toEqual([ANSWERS.documentNumber.cpf])
    expect((await server().call('GET', `/api/lead/${id}`)).body).toMatchObject({
      risk: 'approved',
      direct_debit: false,
    })
  })
})
