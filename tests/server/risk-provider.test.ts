/** RISK_PROVIDER=http with a local server that follows docs/risk-provider.md. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  riskServiceOpenApi,
  riskServiceOpenApiPath,
} from '../../scripts/docs/generate-risk-service-openapi.ts'
import { httpRisk } from '../../server/providers/http-risk.ts'
import { answeredLead, ANSWERS } from '../support/create-leads.ts'
import { answerQuiz, quizAnswersOf, requestRiskCheck } from '../support/risk-check-and-quiz.ts'
import { riskService, TOKEN, type RiskService } from '../support/risk-service.ts'
import { useServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { useOne } from '../support/test-databases.ts'

const PERSON = {
  cpf: '52998224725',
  cnpj: '',
  name: 'Maria da Silva',
  birthDate: '31/12/1990',
  mothersName: 'Ana da Silva',
  phone: '11987654321',
  email: 'maria@example.com',
}

const question = (text: string, more: object = {}) => ({
  text,
  answers: ['Rua das Acácias', 'Rua das Laranjeiras', 'Rua do Porto'],
  right: 'Rua das Laranjeiras',
  ...more,
})
const QUIZ = { outcome: 'quiz', questions: [question('Um?'), question('Dois?'), question('Três?')] }

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('{}')
const says = (text: string) => (response: ServerResponse) => void response.writeHead(200).end(text)
const hangUp = (response: ServerResponse) => void response.destroy()
const half = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-length': '100' }).write('{"outcome":', () => response.destroy())
const silence = () => {}

let service: RiskService
beforeEach(async () => {
  service = await riskService()
})
afterEach(() => service.close())

const provider = (timeoutMs = 3000) => httpRisk({ url: `${service.url}/v1/check`, token: TOKEN, timeoutMs })
const assess = (timeoutMs?: number) => provider(timeoutMs).assess(PERSON, 1, 'key-1')

describe('the risk service', () => {
  it('is sent who is asking, once, at the configured address', async () => {
    expect(await assess()).toEqual({ kind: 'approved' })
    expect(service.questions).toEqual([
      {
        attempt: 1,
        person: {
          cpf: '52998224725',
          name: 'Maria da Silva',
          birthDate: '1990-12-31',
          mothersName: 'Ana da Silva',
          phone: '11987654321',
          email: 'maria@example.com',
        },
      },
    ])
    expect(service.asked[0]).toMatchObject({
      path: '/v1/check',
      headers: { 'idempotency-key': 'key-1', authorization: `Bearer ${TOKEN}` },
    })
  })

  it('may reject, in our words, or ask a quiz', async () => {
    service.behave({ outcome: 'rejected', message: 'BUREAU 0x17' }, QUIZ)
    const rejected = await assess()
    expect(rejected).toMatchObject({ kind: 'rejected', message: expect.stringContaining('pessoa') })
    expect(JSON.stringify(rejected)).not.toContain('BUREAU')
    expect(await provider().assess(PERSON, 2, 'key-2')).toEqual({ kind: 'quiz', questions: QUIZ.questions })
  })

  const failures = [
    ['500', status(500)],
    ['503', status(503)],
    ['429', status(429)],
    ['408', status(408)],
    ['a closed connection', hangUp],
    ['half a reply', half],
  ] as const

  // that of a connection, which is cut while it is read
  it.each(rowsToRun(failures, ([what]) => what === 'half a reply'))(
    'is asked again after %s, with the same key',
    async (_what, failure) => {
      service.behave(failure, failure, { outcome: 'approved' })
      expect(await assess()).toEqual({ kind: 'approved' })
      expect(service.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('key-1'))
    },
  )

  it('is asked three times at most', async () => {
    service.behave(status(502))
    await expect(assess()).rejects.toThrow('the risk service answered 502')
    expect(service.asked).toHaveLength(3)
  })

  it('is given the time that it asks for, if there is that much', async () => {
    service.behave(status(429, { 'retry-after': '1' }), { outcome: 'approved' })
    const start = performance.now()
    expect(await assess()).toEqual({ kind: 'approved' })
    expect(performance.now() - start).toBeGreaterThan(950)
    service.behave(status(503, { 'retry-after': '60' }))
    await expect(provider().assess(PERSON, 1, 'key-2')).rejects.toThrow('answered 503')
    expect(service.asked).toHaveLength(3)
  })

  it.each([301, 302, 400, 401, 403, 404, 422, 204])('is not asked again after %i', async (code) => {
    service.behave(status(code, { location: `${service.url}/elsewhere` }))
    await expect(assess()).rejects.toThrow(`the risk service answered ${code}`)
    expect(service.asked).toHaveLength(1)
  })

  it('is not asked twice when it is silent, and not waited for beyond the limit', async () => {
    service.behave(silence)
    const start = performance.now()
    await expect(assess(300)).rejects.toThrow('the risk service had not answered after 300 ms')
    expect(performance.now() - start).toBeLessThan(1500)
    expect(service.asked).toHaveLength(1)
  })

  it('has one time limit for all tries', async () => {
    service.behave(status(500), silence)
    const start = performance.now()
    await expect(assess(500)).rejects.toThrow('had not answered after 500 ms')
    expect(performance.now() - start).toBeLessThan(1500)
    expect(service.asked).toHaveLength(2)
  })

  it.each([
    ['a page', '<html>Maria da Silva</html>'],
    ['nothing', ''],
    ['another outcome', '{"outcome":"maria@example.com"}'],
    ['a quiz of two questions', JSON.stringify({ ...QUIZ, questions: QUIZ.questions.slice(1) })],
    ['a right answer that is not offered', quizWith({ right: 'Rua Um' })],
    ['the same answer twice', quizWith({ answers: ['A', 'A', 'B'], right: 'A' })],
    ['an answer that is empty', quizWith({ answers: ['', 'A'], right: 'A' })],
  ])('fails when it answers with %s, without quoting it', async (_what, text) => {
    service.behave(says(text))
    const error = await assess().catch((thrown: unknown) => thrown)
    expect(String(error)).toContain('the risk service answered with something other than')
    expect(String(error)).not.toMatch(/maria|Rua/i)
    expect(service.asked).toHaveLength(1)
  })

  it('is described in docs as the server checks it (npm run settings)', () => {
    expect(readFileSync(riskServiceOpenApiPath, 'utf8')).toBe(riskServiceOpenApi())
  })
})

function quizWith(more: object): string {
  return JSON.stringify({ ...QUIZ, questions: [...QUIZ.questions.slice(1), question('Um?', more)] })
}

describe('an order with RISK_PROVIDER=http', () => {
  const ours = useOne(riskService, (it) => it.close())
  const server = useServer(() => ({
    env: {
      RISK_PROVIDER: 'http',
      RISK_URL: `${ours().url}/v1/check`,
      RISK_TOKEN: TOKEN,
      RISK_TIMEOUT_MS: '2000',
    },
  }))

  it('is checked with the answers of its visitor, and passes a quiz', async () => {
    ours().behave(QUIZ)
    const id = await answeredLead(server())
    const asked = await requestRiskCheck(server(), id)
    expect(asked.quiz?.questions.map(({ text }) => text)).toEqual(['Um?', 'Dois?', 'Três?'])
    expect(JSON.stringify(asked)).not.toContain('right')
    expect(ours().questions.at(-1)).toMatchObject({ attempt: 1, person: { name: ANSWERS.name.name } })
    expect((await answerQuiz(server(), id, quizAnswersOf(asked, 'right'))).body).toMatchObject({
      rejected: false,
    })
  })

  it('keeps its answers when the service fails, and is charged for once', async () => {
    const id = await answeredLead(server())
    ours().behave(status(400))
    expect((await server().call('PUT', `/api/lead-v2/${id}`, {})).status).toBe(500)
    expect((await server().call('GET', `/api/lead/${id}`)).body).toMatchObject({ risk: 'none' })
    ours().behave({ outcome: 'approved' })
    expect(await requestRiskCheck(server(), id)).toMatchObject({ rejected: false, quiz_needed: false })
    const keys = ours()
      .asked.slice(-2)
      .map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBe(keys[1])
  })

  it('has another key once an answer has changed, and for its second quiz', async () => {
    ours().behave(QUIZ)
    const id = await answeredLead(server())
    const failed = await requestRiskCheck(server(), id)
    await answerQuiz(server(), id, quizAnswersOf(failed, 'wrong'))
    await requestRiskCheck(server(), id)
    expect(
      ours()
        .questions.slice(-2)
        .map(({ attempt }) => attempt),
    ).toEqual([1, 2])

    ours().behave({ outcome: 'approved' })
    const other = await answeredLead(server())
    await requestRiskCheck(server(), other)
    await server().call('PATCH', `/api/lead-v2/${other}/name`, { name: 'Maria de Souza' })
    await requestRiskCheck(server(), other)
    expect(
      ours()
        .questions.slice(-2)
        .map(({ person }) => person.name),
    ).toEqual([ANSWERS.name.name, 'Maria de Souza'])
    const keys = ours()
      .asked.slice(-4)
      .map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(4)
  })
})
