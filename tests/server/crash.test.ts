/**
 * Rounds of writes with SIGKILL at random moments, of the server and of its database: no acknowledged write is lost.
 */
import { randomInt, randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readClusterFile, urlFor } from '../../server/db/embedded/cluster-file.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster.ts'
import { generousLimits, startProduct, type Product } from '../../scripts/product.ts'
import { ANSWERS, FINISH, PAULISTA } from '../support/lead.ts'
import { isFull } from '../support/matrix.ts'
import { query } from '../support/sql.ts'

const ROUNDS = isFull ? 45 : 9
const WRITERS = 6

/** What the server has acknowledged of one lead. */
type Known = { id: string; dueDate: number; version: number; name: boolean; orderNumber?: string }

type Sent = { status: number; body: Record<string, unknown> } | undefined

/** Sends a write; undefined when no answer came back. */
async function send(
  product: Product,
  method: string,
  url: string,
  body: object,
  key?: string,
): Promise<Sent> {
  try {
    const reply = await fetch(product.url + url, {
      method,
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  } catch {
    return undefined
  }
}

/** Sends until it is acknowledged, as the visitor's browser does; undefined when the round is over. */
async function insist(round: AbortSignal, product: Product, ...call: [string, string, object]) {
  const key = randomUUID()
  while (!round.aborted) {
    const reply = await send(product, ...call, key)
    if (reply?.status === 200) return reply.body
    if (reply && reply.status < 500)
      throw new Error(`${call[0]} ${call[1]}: ${reply.status} ${JSON.stringify(reply.body)}`)
    await wait(20)
  }
  return undefined
}

/** One visitor after another, each as far as the order. */
async function write(product: Product, round: AbortSignal, known: Map<string, Known>): Promise<void> {
  while (!round.aborted) {
    const opened = await insist(round, product, 'POST', '/api/lead-v2', PAULISTA)
    if (!opened) return
    const id = String(opened.idLead)
    const lead: Known = { id, dueDate: 0, version: 0, name: false }
    known.set(id, lead)
    for (const day of [1, 5, 10, 15, 20, 25]) {
      const saved = await insist(round, product, 'PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: day })
      if (!saved) return
      Object.assign(lead, { dueDate: day, version: saved.version })
    }
    for (const [step, body] of Object.entries(ANSWERS)) {
      if (!(await insist(round, product, 'PATCH', `/api/lead-v2/${id}/${step}`, body))) return
      if (step === 'dueDate')
        Object.assign(lead, { dueDate: ANSWERS.dueDate.due_date, version: lead.version + 1 })
      if (step === 'name') lead.name = true
    }
    if (!(await insist(round, product, 'PUT', `/api/lead-v2/${id}`, {}))) return
    const schedules = [0, 1, 2].map((at) => ({
      date: DATES[(randomInt(DATES.length - 3) + at) % DATES.length],
      period: 'manha',
    }))
    if (!(await insist(round, product, 'PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules }))) return
    const done = await insist(round, product, 'PUT', `/api/lead/${id}`, FINISH)
    if (!done) return
    lead.orderNumber = String(done.orderNumber)
  }
}

let DATES: string[] = []

async function freeDates(product: Product): Promise<string[]> {
  const opened = await send(product, 'POST', '/api/lead-v2', PAULISTA)
  const reply = await fetch(`${product.url}/api/lead-v2/${String(opened?.body.idLead)}/scheduleDate`)
  return ((await reply.json()) as { dates: { date: string }[] }).dates.map((day) => day.date)
}

describe(`${ROUNDS} rounds of kills`, () => {
  it('lose no acknowledged write, make no duplicate and no half order (X1, X2, X3)', async () => {
    const product = await startProduct({ env: { LOG_LEVEL: 'warn', ...generousLimits } })
    const cluster = path.join(product.dataDir, 'postgres')
    const known = new Map<string, Known>()
    try {
      DATES = await freeDates(product)
      // Enough capacity for every order of the test: full slots are tested elsewhere.
      await query(databaseOf(product), 'update coverage_areas set team_capacity = 100000')
      for (let round = 0; round < ROUNDS; round += 1) {
        const over = new AbortController()
        const writers = Array.from({ length: WRITERS }, () => write(product, over.signal, known))
        await wait(150 + randomInt(350))
        const victim = round % 3 === 0 ? 'database' : round % 3 === 1 ? 'server' : 'both'
        const old = livePostmaster(cluster)?.pid ?? 0
        if (victim !== 'server') process.kill(old, 'SIGKILL')
        if (victim !== 'database') {
          await product.kill('SIGKILL')
          await product.restart()
        }
        await untilReady(product, () => victim === 'server' || livePostmaster(cluster)?.pid !== old)
        await wait(100)
        over.abort()
        await Promise.all(writers)
        await check(product, known)
      }
      expect([...known.values()].filter((lead) => lead.orderNumber).length).toBeGreaterThan(ROUNDS)
    } finally {
      await product.stop()
    }
  }, 600_000)
})

const databaseOf = (product: Product) =>
  urlFor(readClusterFile(product.dataDir) ?? { folder: '', port: 0, password: '' }, 'prosa')

/** Waits for the server, and for its new database: the old one's connections outlive it for a moment. */
async function untilReady(product: Product, isNew: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    const reply = await fetch(`${product.url}/api/health`).catch(() => undefined)
    if (reply?.ok && livePostmaster(path.join(product.dataDir, 'postgres')) && isNew()) return
  }
  throw new Error(`the server did not come back:\n${product.log().slice(-3000)}`)
}

/** What was acknowledged stands in the database; what stands there is whole. */
async function check(product: Product, known: Map<string, Known>): Promise<void> {
  const url = databaseOf(product)
  const rows = await query(
    url,
    `select id, status, order_number, (answers->'dueDate'->>'due_date')::int as due_date,
       (versions->>'dueDate')::int as version, answers ? 'name' as name from leads`,
  )
  const stored = new Map(rows.map((row) => [String(row.id), row]))
  const lost: unknown[] = []
  for (const lead of known.values()) {
    const row = stored.get(lead.id)
    const isThere =
      row !== undefined &&
      (lead.version === 0 || Number(row.version) >= lead.version) &&
      (Number(row?.version) !== lead.version || row?.due_date === (lead.dueDate || null)) &&
      (!lead.name || row?.name === true) &&
      (lead.orderNumber === undefined || row?.order_number === lead.orderNumber)
    if (!isThere) lost.push({ lead, row })
  }
  expect(lost).toEqual([])
  const [orders] = await query(
    url,
    `select
       (select count(*) from leads where status = 'finished')::int as finished,
       (select count(*) from orders)::int as orders,
       (select count(*) from order_numbers)::int as numbers,
       (select coalesce(sum(booked), 0) from installation_slots)::int as visits,
       (select count(*) from outbox where kind = 'order.created')::int as notices,
       (select count(*) from orders o join leads l on l.id = o.lead_id and l.order_number = o.number
         join order_numbers n on n.number = o.number and n.lead_id = l.id)::int as whole`,
  )
  const count = orders?.finished
  expect(orders).toEqual({
    finished: count,
    orders: count,
    numbers: count,
    visits: count,
    notices: count,
    whole: count,
  })
}
