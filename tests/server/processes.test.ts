/** Several servers on one PostgreSQL: one schema, one set of leads, one count of every limit, one delivery. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { generousLimits, startProduct, type Product } from '../../scripts/product.ts'
import { ANSWERS, FINISH, PAULISTA } from '../support/lead.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { query } from '../support/sql-queries.ts'
import { orderAt, readyAt, send } from '../support/visitor.ts'
import { KEYS } from '../support/keys.ts'

const LEADS_PER_MINUTE = 40
const CODES_PER_HOUR = 3

const name = `test_${randomUUID().replaceAll('-', '')}`
const url = () => {
  const address = new URL(inject('clusterUrl'))
  address.pathname = `/${name}`
  return address.href
}

let receiver: Receiver
let one: Product
let two: Product

/** A new and empty database: both create its schema and seed at the same moment. */
beforeAll(async () => {
  await query(inject('clusterUrl'), `create database ${name}`)
  receiver = await startReceiver()
  const env = {
    DATABASE_URL: url(),
    ...KEYS,
    SEED: 'demo',
    WARM_PAGES: 'false',
    ...generousLimits,
    RATE_LIMIT_LEADS_PER_MINUTE: String(LEADS_PER_MINUTE),
    RATE_LIMIT_CODES_PER_HOUR: String(CODES_PER_HOUR),
    ORDER_WEBHOOK_URL: receiver.url,
    ORDER_WEBHOOK_SECRET: 'the secret of the webhook',
  }
  ;[one, two] = await Promise.all([startProduct({ env }), startProduct({ env })])
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await receiver.close()
  await query(inject('clusterUrl'), `drop database ${name} with (force)`)
})

describe('two servers on one database', () => {
  it('started at the same moment have made one schema and one seed', async () => {
    const applied = await query(url(), 'select number, count(*)::int as times from schema_history group by 1')
    expect(new Set(applied.map((row) => row.times))).toEqual(new Set([1]))
    const [plans] = await query(
      url(),
      'select count(*)::int as all, count(distinct id)::int as one from plans',
    )
    expect(plans?.all).toBe(plans?.one)
    expect(Number(plans?.all)).toBeGreaterThan(5)
  })

  it('share a lead: begun at one, answered at the other, finished at both as one order', async () => {
    const id = await readyAt(one.url)
    const moved = await send(two.url, 'PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 15 })
    expect(moved.status).toBe(200)
    expect((await send(one.url, 'GET', `/api/lead/${id}`)).body.due_date).toBe(15)
    const finishes = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        send(at % 2 ? one.url : two.url, 'PUT', `/api/lead/${id}`, FINISH),
      ),
    )
    expect(new Set(finishes.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const [orders] = await query(url(), 'select count(*)::int as count from orders where lead_id = $1', [id])
    expect(orders?.count).toBe(1)
  })

  it('tell each order once', async () => {
    receiver.deliveries.length = 0
    const numbers = await Promise.all([orderAt(one.url), orderAt(two.url), orderAt(one.url)])
    await expect
      .poll(async () => (await query(url(), 'select id from outbox where delivered_at is null')).length, {
        timeout: 10_000,
      })
      .toBe(0)
    const told = receiver.deliveries.map((each) => String(each.body.data.orderNumber))
    expect(told.filter((number) => numbers.includes(number)).toSorted()).toEqual(numbers.toSorted())
  })

  it('count the codes of a person together', async () => {
    await query(url(), 'delete from rate_limits')
    const id = String((await send(one.url, 'POST', '/api/lead-v2', PAULISTA)).body.idLead)
    await send(one.url, 'PATCH', `/api/lead-v2/${id}/email`, ANSWERS.email)
    const statuses: number[] = []
    for (let tried = 0; tried < 6; tried += 1) {
      const at = tried % 2 ? one.url : two.url
      statuses.push((await send(at, 'POST', `/api/lead-v2/${id}/resumeLink`, {})).status)
      await wait(10)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  })

  it('killed while it sends an order leaves it to the other, under the same id', async () => {
    receiver.mood = 'silent'
    receiver.deliveries.length = 0
    const number = await orderAt(one.url)
    await expect.poll(() => receiver.deliveries.length, { timeout: 10_000 }).toBe(1)
    // Whichever of them has it: both die.
    await Promise.all([one.kill('SIGKILL'), two.kill('SIGKILL')])
    receiver.answer(200)
    await query(url(), "update outbox set next_at = now() where delivered_at is null and target = 'webhook'")
    await two.restart()
    await expect.poll(() => receiver.deliveries.length, { timeout: 10_000 }).toBe(2)
    expect(receiver.ids().size).toBe(1)
    expect(receiver.deliveries[1]?.body.data.orderNumber).toBe(number)
    await one.restart()
  })

  it('count lead creations together: the limit holds to the request (S5)', async () => {
    await query(url(), 'delete from rate_limits')
    // A process only caches clients over their limit, and no earlier test went over.
    const answers = await Promise.all(
      Array.from({ length: LEADS_PER_MINUTE + 20 }, (_, at) =>
        send(at % 2 ? one.url : two.url, 'POST', '/api/lead-v2', PAULISTA),
      ),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(LEADS_PER_MINUTE)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const late = answers.filter((answer) => answer.status === 429)
    for (const { headers } of late) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
