/** Erasure of a lead (DELETE): everything that belongs to it is removed. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deliverAll, outboxDeliverer } from '../support/deliver-outbox.ts'
import {
  ANSWERS,
  answeredLead,
  FINISH,
  openLead,
  PAULISTA,
  PEOPLE,
  readyLead,
  placeOrder,
} from '../support/create-leads.ts'
import { useServer, useReceiver, webhookTo } from '../support/server.ts'
import { mailsWith, findStoredText } from '../support/find-stored-text.ts'
import { isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const PHONE = ANSWERS.phone.phone
const NAME = 'Zoraide Quixadá'
const EMAIL = 'zoraide.quixada@example.com'
const CANARIES = { name: { name: NAME }, email: { email: EMAIL, accept_promotions: true } }

const receiver = useReceiver()
const server = useServer(() => ({ env: webhookTo(receiver()) }))

const erase = (id: string, phone: string | undefined = PHONE, more = {}) =>
  server().call('DELETE', '/api/lead', { id, phone, ...more })
/** With the call that its person waits for. */
const CANCELS = { cancels: true }

const callFrom = (idLead?: string) =>
  server().call('POST', '/api/supportRequest', { telephone: PHONE, idLead })

/** Delivers what is due; returns the event of this type. Deliveries of one round arrive in any order. */
async function deliverAndFind(type: string) {
  const { length } = receiver().deliveries
  await deliverAll(server())
  return receiver()
    .deliveries.slice(length)
    .findLast(({ body }) => body.type === type)?.body
}

/** A lead that has left every trace a lead can leave before its order. */
async function traceful(): Promise<string> {
  const key = { 'idempotency-key': randomUUID() }
  const { body } = await server().call('POST', '/api/lead-v2', PAULISTA, key)
  const id = String(body.idLead)
  const answers = { ...ANSWERS, ...CANARIES, documentNumber: { cpf: PEOPLE.quiz } }
  for (const [step, answer] of Object.entries(answers)) {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await server().call('PATCH', `/api/lead-v2/${id}/${step}`, answer, headers)).status).toBe(200)
  }
  expect((await server().call('PUT', `/api/lead-v2/${id}`, {})).body.quiz_needed).toBe(true)
  expect((await callFrom(id)).status).toBe(200)
  return id
}

describe('erasing a lead', () => {
  it('leaves no trace of it in any table (F7.21, S24)', async () => {
    const id = await traceful()
    const lookups = await server().sql(
      "select answers->'phone'->>'lookup' as phone from leads where id = $1",
      [id],
    )
    const words = [id, NAME, EMAIL, String(lookups[0]?.phone)]
    const before = await findStoredText(server(), words)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['creation_keys', 'lead_events', 'leads', 'quizzes', 'support_requests']),
    )
    expect((await erase(id, PHONE, CANCELS)).body).toEqual({ success: true, id })
    expect(await findStoredText(server(), words)).toEqual({})
  })

  it('takes the order with it: number, notices, mails; the visit goes to others, the operator is told (S24, S29)', async () => {
    const { id, number } = await placeOrder(server(), CANARIES)
    const booked = async () => await server().value('select sum(booked)::int as n from installation_slots')
    expect(await booked()).toBe(1)
    await deliverAll(server())
    expect(mailsWith(server(), [EMAIL])).toHaveLength(1)

    expect((await erase(id)).status).toBe(200)
    expect(await findStoredText(server(), [id, NAME, EMAIL, number])).toEqual({})
    expect(mailsWith(server(), [EMAIL, number])).toEqual([])
    expect(await booked()).toBe(0)
    expect(await deliverAndFind('order.erased')).toMatchObject({ data: { orderNumber: number } })
  })

  it.each([
    ['on the day of the visit, until midnight in São Paulo, frees its slot', '2026-11-24T02:59:00Z', 0],
    ['after the visit leaves the slot counted', '2026-11-24T03:00:00Z', 1],
  ])('%s', async (_when, now, left) => {
    const started = server().clock.now().toISOString()
    const { id, schedule } = await placeOrder(server(), CANARIES)
    expect(schedule).toMatchObject({ date: '23/11/2026' })
    server().clock.set(now)
    try {
      expect((await erase(id)).status).toBe(200)
      expect(await server().sql('select booked from installation_slots where booked <> 0')).toEqual(
        left === 0 ? [] : [{ booked: left }],
      )
    } finally {
      server().clock.set(started)
      await server().sql('delete from installation_slots')
    }
  })

  it('before the order was told leaves nothing to tell but that it is erased (S29, X58)', async () => {
    const { id, number } = await placeOrder(server(), CANARIES)
    await erase(id)
    receiver().deliveries.length = 0
    await deliverAll(server())
    expect(receiver().deliveries.map((each) => [each.body.type, each.body.data])).toEqual([
      ['order.erased', { orderNumber: number }],
    ])
    expect(mailsWith(server(), [EMAIL])).toEqual([])
  })

  it('while its mail is being written leaves no mail (S29)', async () => {
    const { id } = await placeOrder(server(), CANARIES)
    const { mail } = server().providers
    const late: typeof mail = {
      ...mail,
      async send(each) {
        await erase(id)
        await mail.send(each)
      },
    }
    await outboxDeliverer(server(), { providers: { ...server().providers, mail: late } }).round()
    expect(mailsWith(server(), [EMAIL])).toEqual([])
  })

  it('needs the telephone that is kept, in whatever form it is written', async () => {
    const id = await answeredLead(server())
    for (const phone of [undefined, '11987654322', '']) {
      expect((await server().call('DELETE', '/api/lead', { id, phone })).status).toBe(404)
    }
    expect((await server().call('GET', `/api/lead/${id}`)).status).toBe(200)
    expect((await erase(id, '+55 (11) 98765-4321')).status).toBe(200)
  })

  it('without a telephone yet needs its id alone', async () => {
    const id = await openLead(server())
    expect((await server().call('DELETE', '/api/lead', { id })).status).toBe(200)
    expect((await server().call('GET', `/api/lead/${id}`)).status).toBe(404)
  })

  it('does not touch another lead of the same telephone', async () => {
    const [mine, other] = [await answeredLead(server()), await answeredLead(server())]
    await erase(mine)
    expect((await server().call('GET', `/api/lead/${other}`)).status).toBe(200)
  })

  it('and finishing it at the same moment end in an order or in nothing, never in half of it', async () => {
    const ids = await Promise.all(Array.from({ length: isFull ? 5 : 2 }, () => readyLead(server(), CANARIES)))
    await Promise.all(ids.flatMap((id) => [server().call('PUT', `/api/lead/${id}`, FINISH), erase(id)]))
    expect(await findStoredText(server(), [...ids, NAME])).toEqual({})
  })

  itInFullRun('while answers come leaves no history of it (S29)', async () => {
    const ids = await Promise.all(Array.from({ length: isFull ? 10 : 3 }, () => openLead(server())))
    const answers = ids.map(async (id) => {
      for (let status = 200; status !== 404;) {
        const key = { 'idempotency-key': randomUUID() }
        status = (await server().call('PATCH', `/api/lead-v2/${id}/name`, { name: NAME }, key)).status
        expect([200, 404]).toContain(status)
      }
    })
    const erased = await Promise.all(ids.map((id) => erase(id)))
    expect(erased.map((reply) => reply.status)).toEqual(ids.map(() => 200))
    await Promise.all(answers)
    expect(await findStoredText(server(), [...ids, NAME])).toEqual({})
  })
})

describe('erasing a call request (D90)', () => {
  const isKept = async (id: unknown) =>
    (await server().sql('select 1 from support_requests where id = $1', [id])).length === 1

  it('is not done by a lead that only claims its telephone: neither the request nor its notice goes (S35)', async () => {
    const { body } = await callFrom()
    const claim = await answeredLead(server())
    expect((await erase(claim)).status).toBe(200)
    expect(await isKept(body.id)).toBe(true)
    expect(await deliverAndFind('call.requested')).toMatchObject({
      data: { telephone: PHONE },
    })
  })

  it('is done with the order it was asked for in, and with no other of the same telephone', async () => {
    const [mine, other] = [await answeredLead(server()), await answeredLead(server())]
    const [of, others] = [await callFrom(mine.toUpperCase()), await callFrom(other)]
    expect((await erase(mine, PHONE, CANCELS)).status).toBe(200)
    expect([await isKept(of.body.id), await isKept(others.body.id)]).toEqual([false, true])
    expect(await findStoredText(server(), [String(of.body.id)])).toEqual({})
  })

  it('is done with the renewal it was asked for in', async () => {
    const renewal = await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: '30000000620' })
    const id = String(renewal.body.id_renewal_request)
    const { body } = await callFrom(id)
    expect((await server().call('DELETE', '/api/lead', { id })).status).toBe(409)
    expect((await server().call('DELETE', '/api/lead', { id, ...CANCELS })).status).toBe(200)
    expect(await isKept(body.id)).toBe(false)
  })

  it('is done by its own id, once, and leaves no trace', async () => {
    const id = String((await callFrom()).body.id)
    const erased = await server().call('DELETE', '/api/lead', { id })
    expect([erased.status, erased.body]).toEqual([200, { success: true, id }])
    expect(await findStoredText(server(), [id])).toEqual({})
    const again = await server().call('DELETE', '/api/lead', { id })
    const unknown = await server().call('DELETE', '/api/lead', { id: randomUUID() })
    expect([again.status, again.body.message]).toEqual([404, unknown.body.message])
  })

  it('is made all the same in an order that is gone or never was', async () => {
    const replies = []
    for (const idLead of [randomUUID(), 'no id at all', '']) replies.push(await callFrom(idLead))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('a withdrawn place on the waiting list', () => {
  it('is cancelled where it was sent', async () => {
    const place = { cep: '69900000', number: '10', name: NAME, email: EMAIL, phone: PHONE }
    const { body } = await server().call('POST', '/api/lead-no-coverage', place)
    const told = await deliverAndFind('interest.registered')
    expect(told).toMatchObject({ data: { name: NAME, phone: PHONE } })
    expect(JSON.stringify(told)).not.toContain(body.id)
    await server().call('DELETE', '/api/lead-no-coverage', { id: body.id, phone: PHONE })
    expect(await deliverAndFind('interest.withdrawn')).toMatchObject({
      data: { reference: told?.data.reference },
    })
    expect(await findStoredText(server(), [String(body.id), NAME, EMAIL])).toEqual({})
  })
})

describe('a call that was asked for', () => {
  it('reaches the operator', async () => {
    await server().call('POST', '/api/supportRequest', { telephone: '11987654399' }, { 'x-channel': 'pages' })
    expect(await deliverAndFind('call.requested')).toMatchObject({
      data: { telephone: '11987654399', channel: 'pages' },
    })
  })
})
