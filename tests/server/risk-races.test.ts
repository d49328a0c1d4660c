/** A risk check counts for the answers that it was made with, whatever changes meanwhile. */
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { answeredLead, ANSWERS, PEOPLE } from '../support/lead.ts'
import { answer, answers, check, leadOf } from '../support/quiz.ts'
import { useServer } from '../support/server.ts'

describe('a quiz whose person changes while it is being answered', () => {
  const server = useServer()

  it('does not pass for the new one', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const first = await check(server(), id)
    const locker = new pg.Client({ connectionString: server().url })
    await locker.connect()
    try {
      await locker.query('begin')
      await locker.query('select from quizzes where id = $1 for update', [first.quiz?.idQuiz])
      const answering = answer(server(), id, answers(first, 'right'))
      await expect
        .poll(() =>
          server().sql(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          ),
        )
        .toHaveLength(1)
      const other = { cpf: PEOPLE.quizFailed }
      await server().call('PATCH', `/api/lead-v2/${id}/documentNumber`, other)
      expect(await check(server(), id)).toMatchObject({ quiz_needed: true })
      await locker.query('rollback')
      await answering
    } finally {
      await locker.end()
    }
    const [row] = await server().sql('select risk from leads where id = $1', [id])
    expect(row?.risk).toBe('quiz')
  })
})

describe('answers that change while the provider thinks', () => {
  const persons: string[] = []
  let answerNow = () => {}
  const slowly = new Promise<void>((resolve) => (answerNow = resolve))
  const server = useServer({
    providers: {
      risk: {
        async assess({ cpf }) {
          persons.push(cpf)
          await slowly
          return cpf === PEOPLE.rejected ? { kind: 'rejected', message: 'Não.' } : { kind: 'approved' }
        },
      },
    },
  })

  it('are what the outcome is about: nobody passes with the documents of somebody else', async () => {
    const id = await answeredLead(server())
    const checking = check(server(), id)
    while (persons.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const other = { cpf: PEOPLE.rejected }
    expect((await server().call('PATCH', `/api/lead-v2/${id}/documentNumber`, other)).status).toBe(200)
    answerNow()
    expect(await checking).toMatchObject({ rejected: true })
    expect(persons).toEqual([ANSWERS.documentNumber.cpf, PEOPLE.rejected])
  })
})
