/** Requests risk checks and answers their quizzes, for server tests. */
import { expect } from 'vitest'
import type { RiskReply } from '../../src/contract/order-risk-check-and-quiz.ts'
import { answeredLead } from './create-leads.ts'
import type { TestServer } from './server.ts'

/** Right answers to the embedded provider's questions (docs/test-people.md). */
export const RIGHT_ANSWERS = new Set([
  'Rua das Laranjeiras',
  'Padaria Estrela do Sul',
  'Juiz de Fora',
  'Escola Monteiro Lobato',
  'Fiat Uno',
])

export const leadOf = (server: TestServer, cpf: string) => answeredLead(server, { documentNumber: { cpf } })

export async function requestRiskCheck(server: TestServer, id: string): Promise<RiskReply> {
  const { status, body } = await server.call('PUT', `/api/lead-v2/${id}`, {})
  expect(status).toBe(200)
  return body as RiskReply
}

export function quizAnswersOf(reply: RiskReply, wanted: 'right' | 'wrong') {
  if (!reply.quiz) throw new Error('no quiz')
  const { idQuiz, questions } = reply.quiz
  return {
    idQuiz,
    questions: questions.map((question) => ({
      id: question.id,
      answer: {
        id:
          question.answers.find(({ text }) => RIGHT_ANSWERS.has(text) === (wanted === 'right'))?.id ?? 'none',
      },
    })),
  }
}

export const answerQuiz = (server: TestServer, id: string, body: object) =>
  server.call('PATCH', `/api/lead-v2/${id}/riskValidation/QuizAnswer`, body)
