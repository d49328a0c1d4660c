/** Order notices are delivered at least once, whatever happens to their receivers. */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANSWER_STEPS, answerFieldsOf } from '../../server/rules/answer-properties.ts'
import { addToOutbox, sendAgain } from '../../server/repositories/outbox.ts'
import type { OutboxNotice } from '../../server/rules/outbox-notice-types.ts'
import { outboxEntryOf } from '../../server/services/outbox-entries.ts'
import { warnOfUndelivered, watchOutbox } from '../../server/services/outbox-health.ts'
import { deliverAll, outboxDeliverer } from '../support/deliver-outbox.ts'
import { startServer, useServer, useReceiver, webhookTo } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { describeInFullRun } from '../support/sampled-tests.ts'
import { placeOrder } from '../support/create-leads.ts'

const SECRET = 'a secret of the operator'
const SECOND = 1_000
const HOUR = 3_600_000

const receiver = useReceiver()
const server = useServer(() => ({ env: webhookTo(receiver()) }))
beforeAll(() => server().sql('update coverage_areas set team_capacity = 1000 where team_capacity > 0'))
beforeEach(async () => {
  receiver().mood = 200
  await deliverAll(server())
  receiver().deliveries.length = 0
})

/** Makes an order and returns its number. */
async function order(changed: Readonly<Record<string, object>> = {}): Promise<string> {
  return (await placeOrder(server(), changed)).number
}

const waiting = () =>
  server().sql(
    `select kind, attempts, last_error, failed_at, next_at from outbox
     where delivered_at is null and target = 'webhook' order by created_at`,
  )

describe('an order', () => {
  it('without an e-mail address says so, and has no other notice (D108)', async () => {
    const number = await order({ email: { email: '', no_email: true, accept_promotions: false } })
    await deliverAll(server())
    expect(receiver().deliveries.map(({ body }) => body.data)).toEqual([
      expect.objectContaining({ orderNumber: number, email: '', no_email: true, accept_promotions: false }),
    ])
    const mails = await server().sql(
      `select kind from outbox where kind = 'order.mail' and subject_id = (select lead_id from orders where number = $1)`,
      [number],
    )
    expect(mails).toEqual([])
  })

  it('is sent with everything needed to carry it out, by its number, never by the id of the lead', async () => {
    const { id, number, schedule } = await placeOrder(server())
    await deliverAll(server())
    const [delivery] = receiver().deliveries
    expect(delivery?.body).toMatchObject({
      type: 'order.created',
      timestamp: '2026-11-20T15:00:00.000Z',
      data: {
        orderNumber: number,
        plan: { id: 'plan-d600a', price: 109.99 },
        name: 'Maria da Silva',
        phone: '11987654321',
        email: 'maria.silva@gmail.com',
        cpf: '52998224725',
        birth_date: '13/05/1990',
        mothers_name: 'Ana Pereira da Silva',
        due_date: 10,
        direct_debit: true,
        bankInfo: { bank: '077', agency: '0001', unverified: true },
        schedule,
        address: { cep: '01310100', number: '1000', city: 'São Paulo', state: 'SP' },
        accept_promotions: true,
      },
    })
    expect(delivery?.text).not.toContain(id)
  })

  it('has no field that docs/webhook.md does not name, and what answers may tell is named there', async () => {
    await order()
    await deliverAll(server())
    // the campaign and tracking: described there as a whole
    const { origin: _origin, ...data }: Record<string, unknown> = Object(
      receiver().deliveries.at(-1)?.body.data,
    )
    const sent = Object.entries(data).flatMap(([name, value]) => [
      name,
      ...(value !== null && typeof value === 'object' ? Object.keys(value) : []),
    ])
    const told = ANSWER_STEPS.flatMap(answerFieldsOf).flatMap(([name, { told: how }]) => (how ? [name] : []))
    const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/webhook.md'), 'utf8')
    expect([...sent, ...told].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('says of an account whether its check digit could be verified (D134)', async () => {
    const account = { bank: '237', agency: '1425', account_number: '0238069-2' }
    await order({ bankInfo: { direct_debit: true, bankInfo: account } })
    await deliverAll(server())
    expect(receiver().deliveries.at(-1)?.body.data.bankInfo).toEqual(account)
  })

  it('of a company is sent with its CNPJ', async () => {
    await order({ documentNumber: { cnpj: '12.abc.345/01de-35' } })
    await deliverAll(server())
    const { data } = receiver().deliveries.at(-1)?.body ?? {}
    expect(data).toMatchObject({ cnpj: '12ABC34501DE35' })
    expect(data).not.toHaveProperty('cpf')
  })

  it('is signed with HMAC-SHA256 over id, time and body', async () => {
    await order()
    await deliverAll(server())
    const [delivery] = receiver().deliveries
    const seconds = String(delivery?.headers['webhook-timestamp'])
    expect(Number(seconds)).toBe(Math.floor(server().clock.now().getTime() / 1000))
    const mac = createHmac('sha256', SECRET)
      .update(`${delivery?.id}.${seconds}.${delivery?.text}`)
      .digest('base64')
    expect(delivery?.headers['webhook-signature']).toBe(`v1,${mac}`)
  })

  it('is sent once when all is well, by however many processes', async () => {
    const numbers = await Promise.all(Array.from({ length: 4 }, () => order()))
    const processes = Array.from({ length: 4 }, () => outboxDeliverer(server()))
    const all = async ({ round }: (typeof processes)[number]) => {
      while (await round());
    }
    await Promise.all(processes.map(all))
    await deliverAll(server())
    const told = receiver().deliveries.map((each) => String(each.body.data.orderNumber))
    expect(told.toSorted()).toEqual(numbers.toSorted())
    expect(receiver().ids().size).toBe(numbers.length)
  })

  it('leaves nothing of the person in the outbox once it has been sent', async () => {
    await order()
    await deliverAll(server())
    const rows = await server().sql('select payload from outbox')
    expect(new Set(rows.map((row) => row.payload))).toEqual(new Set(['']))
  })
})

describe('a target that is down (X8)', () => {
  it('costs the visitor nothing: the number is shown, and told later, once', async () => {
    await receiver().close()
    const number = await order()
    expect(number).toMatch(/^P\d{6}/)
    const { round } = outboxDeliverer(server())
    await round()
    expect(await waiting()).toMatchObject([{ kind: 'order.created', attempts: 1, failed_at: null }])
    await receiver().open()
    await round()
    expect(receiver().deliveries).toEqual([])
    server().clock.advance(6 * SECOND)
    await round()
    await round()
    expect(receiver().deliveries.map((each) => each.body.data.orderNumber)).toEqual([number])
    expect(await waiting()).toEqual([])
  })

  const failures = [
    ['that answers 500', 500],
    ['that moved', 302],
    ['whose answer is lost', 'cut'],
  ] as const

  it.each(rowsToRun(failures, ([, mood]) => mood === 'cut'))(
    'or %s is told again with the same id and a new time',
    async (_, mood) => {
      receiver().mood = mood
      await order()
      const { round, lines } = outboxDeliverer(server())
      await round()
      server().clock.advance(6 * SECOND)
      receiver().mood = 200
      await round()
      const [first, second] = receiver().deliveries
      expect(receiver().deliveries).toHaveLength(2)
      expect(second?.id).toBe(first?.id)
      expect(second?.text).toBe(first?.text)
      expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
      expect(lines.map((line) => line.level)).toContain('warn')
    },
  )

  it('is asked less and less often, and never by all at the same moment', async () => {
    receiver().mood = 503
    await order()
    const waits: number[] = []
    const { round } = outboxDeliverer(server())
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await round()
      const [row] = await waiting()
      const wait = new Date(String(row?.next_at)).getTime() - server().clock.now().getTime()
      const most = 5_000 * 2 ** (attempt - 1)
      expect(wait).toBeGreaterThanOrEqual(most / 2 - 1_000)
      expect(wait).toBeLessThanOrEqual(most)
      waits.push(wait)
      server().clock.advance(wait + SECOND)
    }
    expect(new Set(waits).size).toBeGreaterThan(4)
  })

  it('that dies with a claimed order leaves it to another process, with the same id', async () => {
    await order()
    receiver().mood = 'silent'
    const dying = outboxDeliverer(server()).round()
    while (receiver().deliveries.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const other = outboxDeliverer(server())
    await other.round()
    expect(receiver().deliveries).toHaveLength(1)
    receiver().mood = 200
    server().clock.advance(121 * SECOND)
    await other.round()
    expect(receiver().deliveries).toHaveLength(2)
    expect(receiver().ids().size).toBe(1)
    // Its late failure no longer has any effect.
    receiver().cut()
    await dying
    expect(await waiting()).toEqual([])
  })

  it('for three days is given up, loudly: log, health and metrics', async () => {
    const health = async () => (await server().call('GET', '/api/health')).body.outbox
    // what health and metrics say is kept for a second
    const now = () => watchOutbox(server().db, server().clock)
    const metrics = async () => (await server().app.inject('/api/metrics')).body
    const settle = () => new Promise((resolve) => setTimeout(resolve, 1_100))
    receiver().mood = 500
    await order()
    const { round, lines } = outboxDeliverer(server())
    await round()
    await settle()
    expect(await now().health()).toBe('late')
    expect(await metrics()).toContain('prosa_outbox_retrying{target="webhook"} 1')
    server().clock.advance(80 * HOUR)
    await round()
    await settle()
    expect(await health()).toBe('failing')
    expect(await metrics()).toContain('prosa_outbox_failed{target="webhook"} 1')
    expect(lines.at(-1)).toMatchObject({
      level: 'error',
      text: expect.stringContaining('given up') as string,
    })
    receiver().mood = 200
    await round()
    expect(receiver().deliveries).toHaveLength(2)

    // The recovery described in docs/operations.md, When it fails.
    await server().sql(
      'update outbox set failed_at = null, created_at = $1, next_at = $1 where failed_at is not null',
      [server().clock.now()],
    )
    await round()
    expect(receiver().deliveries).toHaveLength(3)
    expect(receiver().ids().size).toBe(1)
    expect(await now().health()).toBe('ok')
  })
})

describe('the health of the outbox', () => {
  it('counts from when a notice was due, not from when it was written or what it tells happened', async () => {
    // one that has not kept its last answer
    const health = () => watchOutbox(server().db, server().clock).health()
    await deliverAll(server())
    const number = await order()
    await deliverAll(server())
    receiver().mood = 500
    const { round, parts } = outboxDeliverer(server())
    const [row] = await server().sql('select lead_id from orders where number = $1', [number])
    const lead = String(row?.lead_id)
    const data = { orderNumber: number, schedule: null, reason: 'cliente' as const }
    const entry = outboxEntryOf(parts.vault, lead, { kind: 'order.cancelled', data } as OutboxNotice)
    const at = server().clock.now()
    await addToOutbox(server().db, lead, at, [entry], new Date(at.getTime() + 600 * SECOND))
    server().clock.advance(601 * SECOND)
    await round()
    server().clock.advance(360 * SECOND)
    expect(await health()).toBe('late')
    server().clock.advance(660 * SECOND)
    expect(await health()).toBe('failing')
    // given up on, and sent again by a person days later
    server().clock.advance(80 * HOUR)
    await round()
    expect(await health()).toBe('failing')
    await sendAgain(server().db, lead, entry.id, server().clock.now())
    await round()
    expect(await health()).toBe('late')
    receiver().mood = 200
    server().clock.advance(HOUR)
    await round()
    expect(await health()).toBe('ok')
  })
})

describe('what happens to one order', () => {
  const KINDS = ['order.cancelled', 'order.restored', 'order.cancelled', 'order.restored'] as const

  /** Writes what happened to an order, a second apart, after the order itself was delivered. */
  async function happened(number: string) {
    const { parts } = outboxDeliverer(server())
    const [row] = await server().sql('select lead_id from orders where number = $1', [number])
    const lead = String(row?.lead_id)
    for (const kind of KINDS) {
      server().clock.advance(SECOND)
      const data = { orderNumber: number, schedule: null, reason: 'cliente' as const }
      const entry = outboxEntryOf(parts.vault, lead, { kind, data } as OutboxNotice)
      await addToOutbox(server().db, lead, server().clock.now(), [entry])
    }
    return lead
  }
  const told = () => receiver().deliveries.map(({ body }) => [body.data.orderNumber, body.type])

  it('is told in the order in which it happened, also after failures, and holds up no other order', async () => {
    const [one, other] = [await order(), await order()]
    await deliverAll(server())
    receiver().deliveries.length = 0
    await happened(one)
    receiver().mood = 503
    await deliverAll(server())
    // only the first was tried: the others would have overtaken it
    expect(told()).toEqual([[one, 'order.cancelled']])
    receiver().mood = 200
    await happened(other)
    await Promise.all(Array.from({ length: 4 }, () => deliverAll(server())))
    expect(told().filter(([number]) => number === other)).toEqual(KINDS.map((kind) => [other, kind]))
    server().clock.advance(30 * SECOND)
    await Promise.all(Array.from({ length: 4 }, () => deliverAll(server())))
    expect(told().filter(([number]) => number === one)).toEqual(
      ['order.cancelled' as const, ...KINDS].map((kind) => [one, kind]),
    )
  })

  it('goes on after what was given up on; sent again by a person, that still says when it happened', async () => {
    const number = await order()
    await deliverAll(server())
    const lead = await happened(number)
    const [first] = await server().sql(
      `select id, created_at from outbox where subject_id = $1 and kind = 'order.cancelled' order by created_at limit 1`,
      [lead],
    )
    await server().sql(
      "update outbox set failed_at = $2, attempts = 1, last_error = 'x', tried_at = created_at where id = $1",
      [first?.id, server().clock.now()],
    )
    receiver().deliveries.length = 0
    await deliverAll(server())
    expect(told()).toEqual(KINDS.slice(1).map((kind) => [number, kind]))
    server().clock.advance(100 * HOUR)
    await sendAgain(server().db, lead, String(first?.id), server().clock.now())
    receiver().mood = 503
    await deliverAll(server())
    receiver().mood = 200
    server().clock.advance(30 * SECOND)
    await deliverAll(server())
    const late = receiver().deliveries.filter(({ id }) => id === first?.id)
    // it has its whole time to be tried again, and the time of the event lets its receiver order it
    expect(late.map(({ body }) => body.timestamp)).toEqual(
      [1, 2].map(() => new Date(String(first?.created_at)).toISOString()),
    )
  })
})

describeInFullRun('without a webhook', () => {
  it('orders wait, health, metrics and log say so, and they are sent once there is one', async () => {
    const quiet = await startServer()
    try {
      const metrics = async () => (await quiet.app.inject('/api/metrics')).body
      expect(await metrics()).toContain('prosa_outbox_without_target{target="webhook"} 0')
      const { lines, parts, round } = outboxDeliverer(quiet)
      await warnOfUndelivered(parts)
      expect(lines).toEqual([])
      await placeOrder(quiet)
      await quiet.call('POST', '/api/supportRequest', { telephone: '11987654321' })
      await round()
      quiet.clock.advance(100 * HOUR)
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      const health = await quiet.call('GET', '/api/health')
      expect([health.status, health.body.outbox]).toEqual([200, 'failing'])
      expect(await metrics()).toContain('prosa_outbox_without_target{target="webhook"} 2')
      expect(await metrics()).toContain('prosa_outbox_waiting{target="webhook"} 2')
      await warnOfUndelivered(parts)
      expect(lines.at(-1)).toEqual({
        level: 'warn',
        text: 'nobody is told: no ORDER_WEBHOOK_URL is set {"untold":{"orders":1,"others":1,"since":"2026-11-20T15:00:00.000Z"}}',
      })

      // After such a long wait the first refusal is not the last try.
      receiver().mood = 503
      const later = outboxDeliverer(quiet, { providers: { ...quiet.providers, ...server().providers } })
      await later.round()
      expect(receiver().deliveries).toHaveLength(2)
      expect(later.lines.map(({ level }) => level)).toEqual(['warn', 'warn'])
      receiver().mood = 200
      quiet.clock.advance(60 * SECOND)
      await later.round()
      expect(receiver().deliveries).toHaveLength(4)
      expect(
        await quiet.sql("select 1 from outbox where target = 'webhook' and delivered_at is null"),
      ).toEqual([])
    } finally {
      await quiet.close()
    }
  })
})
