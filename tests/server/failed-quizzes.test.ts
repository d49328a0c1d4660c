/** The quiz of a document cannot be guessed, and guesses by others cost its holder no more than a call. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { QuizAnswerRequest, RiskReply } from '../../src/contract/order-risk-check-and-quiz.ts'
import { REFUSED_UNTIL_CALL, fromAddress, statusAndCode } from '../support/low-rate-limits.ts'
import { ANSWERS, FINISH, PEOPLE, firstFreeSlotOf } from '../support/create-leads.ts'
import { answerQuiz, quizAnswersOf, requestRiskCheck, leadOf } from '../support/risk-check-and-quiz.ts'
import { useServer } from '../support/server.ts'
import { isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

/** As shipped; the other limits do not count here. */
const options = { env: { TRUST_PROXY: '1' }, limits: { failedQuizzesPerDay: 4 } }
/** How many days somebody guesses. */
const DAYS = isFull ? 3 : 1
const FAILED = { rejected: true }

describe('the quizzes of a document (D115, S46)', () => {
  const server = useServer(options)
  const ask = (id: string, address: string) =>
    server().call('PUT', `/api/lead-v2/${id}`, {}, fromAddress(address))
  const tryQuiz = (id: string, body: QuizAnswerRequest, address: string) =>
    server().call('PATCH', `/api/lead-v2/${id}/riskValidation/QuizAnswer`, body, fromAddress(address))
  const riskOf = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body.risk
  const isHeld = async (id: string) =>
    (await server().sql('select held_at is not null as held from leads where id = $1', [id]))[0]?.held
  /** Lets a day pass for the counters, which go by the clock of the machine. */
  const passDay = () => server().sql('update rate_limits set expire = expire - 86400001')
  beforeEach(passDay)

  const quizOf = async (cpf: string) => {
    const id = await leadOf(server(), cpf)
    return { id, asked: await requestRiskCheck(server(), id) }
  }
  /** Fails a document's quizzes, `count` times, with new orders. */
  async function fail(cpf: string, count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const { id, asked } = await quizOf(cpf)
      expect((await answerQuiz(server(), id, quizAnswersOf(asked, 'wrong'))).body).toMatchObject(FAILED)
    }
  }

  it(`may be failed four times a day, from whatever address: ${4 * DAYS} guesses in ${DAYS} days of guessing`, async () => {
    const judged = []
    for (let day = 0; day < DAYS; day += 1) {
      let today = 0
      for (let at = 0; at < 4; at += 1) {
        const id = await leadOf(server(), PEOPLE.quiz)
        for (const quiz of [0, 1]) {
          const asked = await ask(id, `10.${day}.${at}.${quiz}`)
          if (asked.status !== 200) {
            expect([statusAndCode(asked), await isHeld(id)]).toEqual([REFUSED_UNTIL_CALL, true])
            continue
          }
          const wrong = quizAnswersOf(asked.body as RiskReply, 'wrong')
          const reply = await tryQuiz(id, wrong, `10.${day}.${at}.${quiz}`)
          if (reply.status === 200) today += 1
        }
      }
      judged.push(today)
      await passDay()
    }
    expect(judged).toEqual(Array.from({ length: DAYS }, () => 4))
  })

  itInFullRun(
    'that were gathered beforehand are judged four times as well, the right answer among them',
    async () => {
      const gathered = await Promise.all(Array.from({ length: 8 }, () => quizOf(PEOPLE.quizFailed)))
      const replies = await Promise.all(
        gathered.map(({ id, asked }, at) => tryQuiz(id, quizAnswersOf(asked, 'wrong'), `10.9.${at}.1`)),
      )
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
      for (const reply of replies.filter(({ status }) => status !== 200))
        expect(statusAndCode(reply)).toEqual(REFUSED_UNTIL_CALL)
      await passDay()
      const last = await quizOf(PEOPLE.quiz)
      await fail(PEOPLE.quiz, 4)
      expect(statusAndCode(await tryQuiz(last.id, quizAnswersOf(last.asked, 'right'), '10.9.0.2'))).toEqual(
        REFUSED_UNTIL_CALL,
      )
      expect([await riskOf(last.id), await isHeld(last.id)]).toEqual(['quiz', true])
    },
  )

  it('used up by a stranger: the holder’s order is taken whole and held for a call, never refused', async () => {
    await fail(PEOPLE.quiz, 4)
    const id = await leadOf(server(), PEOPLE.quiz)
    expect(statusAndCode(await ask(id, '10.8.0.1'))).toEqual(REFUSED_UNTIL_CALL)
    const { body } = await server().call('POST', '/api/supportRequest', { idLead: id })
    const [call] = await server().sql('select lead_id, is_first from support_requests where id = $1', [
      body.id,
    ])
    expect(call).toEqual({ lead_id: id, is_first: true })
    const kept = await server().call('GET', `/api/lead/${id}`)
    const answered = expect.arrayContaining(Object.keys(ANSWERS)) as string[]
    expect(kept.body).toMatchObject({ name: ANSWERS.name.name, risk: 'none', answered })
    // nor do others notice anything
    expect(
      await requestRiskCheck(server(), await leadOf(server(), ANSWERS.documentNumber.cpf)),
    ).toMatchObject({
      rejected: false,
    })
    await passDay()
    expect((await ask(id, '10.8.0.1')).body).toMatchObject({ quiz_needed: true, rejected: false })
  })

  itInFullRun(
    'cost a customer who mistypes one, and passes the next, nothing: the order is made',
    async () => {
      await fail(PEOPLE.quiz, 3)
      const id = await leadOf(server(), PEOPLE.quiz)
      expect(
        (await answerQuiz(server(), id, quizAnswersOf(await requestRiskCheck(server(), id), 'right'))).body,
      ).toMatchObject({
        rejected: false,
      })
      const schedules = [await firstFreeSlotOf(server(), id)]
      await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })
      expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
      // what is passed does not count, however often
      for (let at = 0; at < 5; at += 1) {
        const again = await quizOf(PEOPLE.quiz)
        expect((await answerQuiz(server(), again.id, quizAnswersOf(again.asked, 'right'))).status).toBe(200)
      }
      // the reply to one wrong answer is lost, and it is sent again and again
      const once = await quizOf(PEOPLE.quiz)
      const wrong = quizAnswersOf(once.asked, 'wrong')
      for (let at = 0; at < 3; at += 1)
        expect((await answerQuiz(server(), once.id, wrong)).body).toMatchObject(FAILED)
      expect(statusAndCode(await ask(await leadOf(server(), PEOPLE.quiz), '10.7.0.1'))).toEqual(
        REFUSED_UNTIL_CALL,
      )
    },
  )
})
