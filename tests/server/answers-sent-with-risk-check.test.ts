/** Answers that are sent together with the risk check (D76). */
import { describe, expect, it } from 'vitest'
import type { RiskReply } from '../../src/contract/order-risk-check-and-quiz.ts'
import { answeredLead, ANSWERS, leadWithout, PEOPLE } from '../support/create-leads.ts'
import { answerQuiz, quizAnswersOf, requestRiskCheck, leadOf } from '../support/risk-check-and-quiz.ts'
import { useServer } from '../support/server.ts'

type Item = { step: string; body: object; key?: string; version?: number }

describe('PUT lead-v2 (D76)', () => {
  const server = useServer()

  const ask = (id: string, items: readonly Item[]) => server().call('PUT', `/api/lead-v2/${id}`, { items })
  const leadAt = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body
  const eventsOf = async (id: string) => {
    const events = await server().sql(
      "select steps, channel from lead_events where lead_id = $1 and what = 'answered' order by seq",
      [id],
    )
    return events.map(({ steps }) => (steps as string[]).join())
  }

  const item = (step: keyof typeof ANSWERS, version = 0): Item => ({
    step,
    body: ANSWERS[step],
    key: `key-of-${step}`,
    version,
  })

  describe('with answers', () => {
    it('stores them in order, checks, and returns versions', async () => {
      const id = await leadWithout(server(), 'dueDate', 'bankInfo')
      const { status, body } = await ask(id, [item('dueDate'), item('bankInfo')])
      expect(status).toBe(200)
      expect(body).toMatchObject({
        success: true,
        quiz_needed: false,
        rejected: false,
        versions: { dueDate: 1, bankInfo: 1 },
      })
      expect(await leadAt(id)).toMatchObject({ risk: 'approved', due_date: 10, bank: '077' })
      expect((await eventsOf(id)).slice(-2)).toEqual(['dueDate', 'bankInfo'])
    })

    it('writes nothing twice when it is repeated with the same keys', async () => {
      const id = await leadWithout(server(), 'bankInfo')
      const first = await ask(id, [item('bankInfo')])
      expect((await ask(id, [item('bankInfo')])).body).toEqual(first.body)
      expect((await leadAt(id)).versions).toMatchObject({ bankInfo: 1 })
    })

    it.each<[string, Item, number, object]>([
      [
        'of another version',
        { ...item('dueDate'), version: 3 },
        409,
        { code: 'version_conflict', current: 0 },
      ],
      ['that is wrong', { ...item('dueDate'), body: { due_date: 7 } }, 400, { field: 'due_date' }],
      [
        'that lacks something',
        { ...item('dueDate'), body: {} },
        400,
        { code: 'invalid', missing: ['due_date'] },
      ],
    ])(
      'ends at an answer %s: the ones before it are stored, nothing is checked',
      async (_what, bad, status, more) => {
        const id = await leadWithout(server(), 'motherName', 'dueDate', 'bankInfo')
        const reply = await ask(id, [item('motherName'), bad, item('bankInfo')])
        expect(reply.status).toBe(status)
        expect(reply.body).toMatchObject({ success: false, ...more })
        const own = await server().call('PATCH', `/api/lead-v2/${id}/dueDate`, bad.body, {
          'if-match': String(bad.version ?? 0),
        })
        expect({ ...reply.body, reference: '' }).toEqual({ ...own.body, reference: '' })
        expect(await leadAt(id)).toMatchObject({ risk: 'none', versions: { motherName: 1 } })
        expect((await leadAt(id)).versions).not.toHaveProperty('bankInfo')
      },
    )

    it('takes twenty at most', async () => {
      const id = await answeredLead(server())
      const items = Array.from({ length: 21 }, (_, index) => ({ ...item('dueDate', 1), key: `k-${index}` }))
      expect((await ask(id, items)).status).toBe(400)
    })
  })

  describe('whose reply brings the dates', () => {
    const datesOf = async (id: string) =>
      (await server().call('GET', `/api/lead-v2/${id}/scheduleDate`)).body.dates

    it('are sent once it is passed, as their own call would answer', async () => {
      const id = await answeredLead(server())
      const first: RiskReply = await requestRiskCheck(server(), id)
      expect(first.dates?.length).toBeGreaterThan(0)
      expect(first.dates).toEqual(await datesOf(id))
      expect((await requestRiskCheck(server(), id)).dates).toEqual(first.dates)
    })

    it('arrive when a quiz is passed, and with nothing before', async () => {
      const id = await leadOf(server(), PEOPLE.quiz)
      const asked = await requestRiskCheck(server(), id)
      expect(asked).not.toHaveProperty('dates')
      expect((await answerQuiz(server(), id, quizAnswersOf(asked, 'wrong'))).body).not.toHaveProperty('dates')
      const passed = await answerQuiz(
        server(),
        id,
        quizAnswersOf(await requestRiskCheck(server(), id), 'right'),
      )
      expect(passed.body.dates).toEqual(await datesOf(id))
    })

    it('are not sent with a rejection, nor for a plan installed without an appointment', async () => {
      expect(await requestRiskCheck(server(), await leadOf(server(), PEOPLE.rejected))).not.toHaveProperty(
        'dates',
      )
      const id = await answeredLead(
        server(),
        { plan: { idPlan: 'plan-d300a' } },
        {
          cep: '01310100',
          number: '1000',
          addon: 'timpre',
        },
      )
      expect(await requestRiskCheck(server(), id)).not.toHaveProperty('dates')
    })
  })
})
