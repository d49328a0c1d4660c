/** The risk check: quizzes, how often one may be failed, and what a check needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { answeredLead, ANSWERS, FINISH, PEOPLE } from '../support/create-leads.ts'
import {
  answerQuiz,
  quizAnswersOf,
  requestRiskCheck,
  leadOf,
  RIGHT_ANSWERS,
} from '../support/risk-check-and-quiz.ts'
import { useServer } from '../support/server.ts'

describe('the risk check', () => {
  const server = useServer()

  it('asks a quiz and approves the right answers', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const asked = await requestRiskCheck(server(), id)
    expect(asked).toMatchObject({ quiz_needed: true, rejected: false })
    const questions = asked.quiz?.questions ?? []
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(5)
    for (const question of questions) {
      expect(question.answers.filter(({ text }) => RIGHT_ANSWERS.has(text))).toHaveLength(1)
    }
    const passed = await answerQuiz(server(), id, quizAnswersOf(asked, 'right'))
    expect(passed.body).toMatchObject({ quiz_needed: false, rejected: false, quiz: null })
    expect((await server().call('GET', `/api/lead/${id}`)).body.risk).toBe('approved')
  })

  it('takes the answers with PUT lead-v2 too', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const riskValidation = quizAnswersOf(await requestRiskCheck(server(), id), 'right')
    const { body } = await server().call('PUT', `/api/lead-v2/${id}`, { riskValidation })
    expect(body).toMatchObject({ quiz_needed: false, rejected: false })
  })

  it('takes a check without answers, as it is sent before a quiz is known (D103)', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const { status, body } = await server().call('PUT', `/api/lead-v2/${id}`, { riskValidation: {} })
    expect([status, body.quiz_needed]).toEqual([200, true])
  })

  it('shows the same quiz again after a reload', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    expect(await requestRiskCheck(server(), id)).toEqual(await requestRiskCheck(server(), id))
  })

  it('allows two quizzes, never a third (S25)', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const first = await answerQuiz(server(), id, quizAnswersOf(await requestRiskCheck(server(), id), 'wrong'))
    expect(first.body).toMatchObject({ rejected: true, quiz_needed: true })
    const second = await answerQuiz(
      server(),
      id,
      quizAnswersOf(await requestRiskCheck(server(), id), 'wrong'),
    )
    expect(second.body).toMatchObject({ rejected: true, quiz_needed: false })
    expect(await requestRiskCheck(server(), id)).toMatchObject({
      rejected: true,
      quiz_needed: false,
      quiz: null,
    })
    // New data does not give a new attempt.
    await server().call('PATCH', `/api/lead-v2/${id}/name`, { name: 'Maria de Souza' })
    expect(await requestRiskCheck(server(), id)).toMatchObject({
      rejected: true,
      quiz_needed: false,
      quiz: null,
    })
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(409)
  })

  it('refuses each answer of the quiz that cannot be passed', async () => {
    const id = await leadOf(server(), PEOPLE.quizFailed)
    for (const last of [false, true]) {
      const asked = await requestRiskCheck(server(), id)
      const texts =
        asked.quiz?.questions.flatMap((question) => question.answers.map(({ text }) => text)) ?? []
      expect(texts.some((text) => RIGHT_ANSWERS.has(text))).toBe(false)
      const failed = await answerQuiz(server(), id, quizAnswersOf(asked, 'wrong'))
      expect(failed.body).toMatchObject({ rejected: true, quiz_needed: !last })
    }
  })

  it('counts one quiz once: the same answers again change nothing', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const wrong = quizAnswersOf(await requestRiskCheck(server(), id), 'wrong')
    const replies = await Promise.all([answerQuiz(server(), id, wrong), answerQuiz(server(), id, wrong)])
    replies.push(await answerQuiz(server(), id, wrong))
    for (const reply of replies) expect(reply.body).toMatchObject({ rejected: true, quiz_needed: true })
    expect((await server().call('GET', `/api/lead/${id}`)).body.risk).toBe('retry')
  })

  it('issues one quiz for two parallel requests', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const [one, other] = await Promise.all([requestRiskCheck(server(), id), requestRiskCheck(server(), id)])
    expect(one.quiz?.idQuiz).toBe(other.quiz?.idQuiz)
  })

  it('never tells what is right (S25)', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const asked = await requestRiskCheck(server(), id)
    expect(Object.keys(asked.quiz ?? {})).toEqual(['idQuiz', 'questions'])
    for (const question of asked.quiz?.questions ?? []) {
      expect(Object.keys(question)).toEqual(['id', 'text', 'answers'])
      for (const each of question.answers) expect(Object.keys(each)).toEqual(['id', 'text'])
    }
    const told = (await answerQuiz(server(), id, quizAnswersOf(asked, 'wrong'))).body
    const known = ['success', 'rejected', 'quiz_needed', 'quiz', 'rejected_message']
    expect(Object.keys(told).filter((name) => !known.includes(name))).toEqual([])
    expect(told.quiz).toBeNull()
    const kept = JSON.stringify(await server().sql('select content from quizzes where lead_id = $1', [id]))
    expect(kept).not.toContain('Laranjeiras')
  })

  it('rejects the rejected', async () => {
    const id = await leadOf(server(), PEOPLE.rejected)
    const reply = await requestRiskCheck(server(), id)
    expect(reply).toMatchObject({ rejected: true, quiz_needed: false, quiz: null })
    expect(reply.rejected_message).toBeTruthy()
  })

  it('keeps the answers when the provider fails', async () => {
    const id = await leadOf(server(), PEOPLE.serverError)
    const { status, body } = await server().call('PUT', `/api/lead-v2/${id}`, {})
    expect(status).toBe(500)
    expect(body).toMatchObject({
      code: 'internal',
      message: 'Erro no servidor. Por favor tente novamente mais tarde',
    })
    expect((await server().call('GET', `/api/lead/${id}`)).body).toMatchObject({
      name: 'Maria da Silva',
      risk: 'none',
    })
  })

  it.each(['name', 'birthDate', 'motherName', 'documentNumber'] as const)(
    'is made again when %s changes',
    async (step) => {
      const changed = {
        name: { name: 'Outra Pessoa' },
        birthDate: { birth_date: '01/01/1980' },
        motherName: { mothers_name: 'Outra Senhora' },
        documentNumber: { cnpj: '12.ABC.345/01DE-35' },
      }
      const id = await answeredLead(server())
      await requestRiskCheck(server(), id)
      await server().call('PATCH', `/api/lead-v2/${id}/${step}`, changed[step])
      const lead = await server().call('GET', `/api/lead/${id}`)
      expect(lead.body.risk).toBe('none')
    },
  )
})

describe('riskValidationRequired of a lead (F§3)', () => {
  const server = useServer()
  const isRequired = async (id: string) =>
    (await server().call('GET', `/api/lead/${id}`)).body.riskValidationRequired

  it('says while a quiz waits, or may be tried once more, that its answers are needed', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const seen = [await isRequired(id)]
    const first = await requestRiskCheck(server(), id)
    seen.push(await isRequired(id))
    await answerQuiz(server(), id, quizAnswersOf(first, 'wrong'))
    seen.push(await isRequired(id))
    await answerQuiz(server(), id, quizAnswersOf(await requestRiskCheck(server(), id), 'right'))
    seen.push(await isRequired(id))
    expect(seen).toEqual([false, true, true, false])
  })

  it('is not asked of the approved, nor of the rejected whom no quiz would help', async () => {
    for (const cpf of [ANSWERS.documentNumber.cpf, PEOPLE.rejected]) {
      const id = await leadOf(server(), cpf)
      await requestRiskCheck(server(), id)
      expect(await isRequired(id)).toBe(false)
    }
  })
})

describe('a rejection', () => {
  let asked = 0
  const server = useServer({
    providers: {
      risk: {
        async assess() {
          asked += 1
          return { kind: 'rejected', message: 'Não.' }
        },
      },
    },
  })

  it('is sent again, not judged again', async () => {
    const id = await answeredLead(server())
    const replies = [await requestRiskCheck(server(), id), await requestRiskCheck(server(), id)]
    expect(replies).toMatchObject([{ rejected: true }, { rejected: true, quiz_needed: false, quiz: null }])
    expect(asked).toBe(1)
  })
})

describe('a provider that is slow (X9)', () => {
  let asked = 0
  let answerNow = () => {}
  let slowly = Promise.resolve()
  const server = useServer({
    providers: {
      risk: {
        async assess() {
          asked += 1
          await slowly
          const text = `Pergunta ${asked}`
          return { kind: 'quiz', questions: [{ text, right: 'a', answers: ['a', 'b', 'c'] }] }
        },
      },
    },
  })

  beforeEach(() => {
    slowly = new Promise((resolve) => (answerNow = resolve))
  })

  it('asked again meanwhile costs one attempt and shows one quiz', async () => {
    const id = await answeredLead(server())
    const waiting = [
      requestRiskCheck(server(), id),
      requestRiskCheck(server(), id),
      requestRiskCheck(server(), id),
    ]
    while (asked < 3) await new Promise((resolve) => setTimeout(resolve, 5))
    answerNow()
    const replies = await Promise.all(waiting)
    expect(new Set(replies.map((reply) => reply.quiz?.idQuiz)).size).toBe(1)
    expect(await server().value('select quizzes from leads where id = $1', [id])).toBe(1)
  })

  it('does not hold others up', async () => {
    const id = await answeredLead(server())
    const slow = requestRiskCheck(server(), id)
    expect((await server().call('GET', `/api/lead/${id}`)).status).toBe(200)
    answerNow()
    expect(await slow).toMatchObject({ quiz_needed: true })
  })
})
