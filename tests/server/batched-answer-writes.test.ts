/**
 * Answers of several leads are written by one statement (docs/decisions/0036), and an error of one affects no other.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { openDatabase } from '../../server/db/database.ts'
import { ANSWERS, openLead, placeOrder } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'
import { isFull } from '../support/rows-to-run.ts'
import { holdLocks } from '../support/lock-table.ts'

const server = useServer()

describe('answers of many leads at the same moment', () => {
  const answer = (id: string, body: object = ANSWERS.name, headers = {}) =>
    server().call('PATCH', `/api/lead-v2/${id}/name`, body, headers)
  const nameOf = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body.name

  it('are each stored for their own lead', async () => {
    const names = ['Ana Souza', 'Beatriz Lima', 'Clara Nunes', 'Davi Rocha', 'Elisa Prado']
    const ids = await Promise.all(names.map(() => openLead(server())))
    const replies = await Promise.all(
      ids.map((id, at) => answer(id, { name: names[at] }, { 'x-channel': at % 2 ? 'chat' : 'pages' })),
    )
    expect(replies.map((reply) => reply.body)).toEqual(names.map(() => ({ success: true, version: 1 })))
    expect(await Promise.all(ids.map(nameOf))).toEqual(names)
    const events = await server().sql(
      `select lead_id as id, channel, version from lead_events where lead_id = any($1) and what = 'answered'`,
      [ids],
    )
    expect(new Map(events.map((event) => [event.id, [event.channel, event.version]]))).toEqual(
      new Map(ids.map((id, at) => [id, [at % 2 ? 'chat' : 'pages', 1]])),
    )
  })

  it('are refused each for its own reason', async () => {
    const [free, versioned] = [await openLead(server()), await openLead(server())]
    const { id: finished } = await placeOrder(server())
    await answer(versioned)
    const replies = await Promise.all([
      answer(free),
      answer(versioned, ANSWERS.name, { 'if-match': '0' }),
      answer(finished),
      answer(randomUUID()),
      answer(free.toUpperCase(), { name: 'Joana Prado' }),
    ])
    expect(replies.map((reply) => reply.status)).toEqual([200, 409, 409, 404, 200])
    expect([replies[1]?.body.code, replies[2]?.body.code]).toEqual(['version_conflict', 'finished'])
    // either of two concurrent writes may arrive first; the later one wins
    const versions = [replies[0]?.body.version, replies[4]?.body.version]
    expect(new Set(versions)).toEqual(new Set([1, 2]))
    expect(await nameOf(free)).toBe(versions[1] === 2 ? 'Joana Prado' : ANSWERS.name.name)
  })

  it('do not wait for one whose lead another client locks', async () => {
    const held = await openLead(server())
    const others = await Promise.all(Array.from({ length: 5 }, () => openLead(server())))
    const release = await holdLocks(server().url, 'select from leads where id = $1 for update', [held])
    try {
      const late = answer(held)
      const replies = await Promise.all(others.map((id) => answer(id)))
      expect(replies.map((reply) => reply.status)).toEqual(others.map(() => 200))
      await release()
      expect((await late).body).toEqual({ success: true, version: 1 })
    } finally {
      await release()
    }
  })
})

/** Leads that are answered at both servers. */
const LEADS = isFull ? 20 : 5
const ascending = (a: number, b: number) => a - b

describe('answers of many leads at two servers of one database', () => {
  let other: Pick<Awaited<ReturnType<typeof startOther>>, 'call' | 'close'>
  async function startOther() {
    const { config, url } = server()
    const db = openDatabase({ ...config.database, url })
    const app = await buildApp({ ...server(), db, site: '/nowhere' })
    const call = async (id: string, name: string, headers: Record<string, string>) => {
      const to = { method: 'PATCH', url: `/api/lead-v2/${id}/name`, payload: { name }, headers } as const
      const reply = await app.inject(to)
      return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
    }
    const close = async () => {
      await app.close()
      await db.close()
    }
    return { call, close }
  }
  beforeAll(async () => {
    other = await startOther()
  })
  afterAll(() => other.close())

  /** The same answer at both at the same moment, at one of them with the id in capitals. */
  const atBoth = (id: string, name: string, headers: Record<string, string>) =>
    Promise.all([
      other.call(id.toUpperCase(), name, headers),
      server().call('PATCH', `/api/lead-v2/${id}/name`, { name }, headers),
    ])

  it('count once where they have one key, and none of another is lost', async () => {
    const ids = await Promise.all(Array.from({ length: LEADS }, () => openLead(server())))
    const names = ['Ana Souza', 'Beatriz Lima', 'Clara Nunes']
    const sent = ids.flatMap((id) => names.map((name) => ({ id, name, key: randomUUID() })))
    const told = await Promise.all(
      sent.map(async ({ id, name, key }) => {
        const [one, two] = await atBoth(id, name, { 'idempotency-key': key })
        expect([one.status, one.body]).toEqual([200, two.body])
        return { id, name, version: one.body.version }
      }),
    )
    const rows = await server().sql(
      `select id, answers->'name'->>'name' as name, seq,
         (select count(*)::int from lead_events where lead_id = id) as events from leads where id = any($1)`,
      [ids],
    )
    for (const { id, name, seq, events } of rows) {
      const own = told.filter((each) => each.id === id)
      expect(own.map((each) => Number(each.version)).toSorted(ascending)).toEqual([1, 2, 3])
      expect([name, seq, events]).toEqual([own.find((each) => each.version === 3)?.name, 4, 4])
    }
  })

  it('of one version have one winner, and the others get the current version', async () => {
    const ids = await Promise.all(Array.from({ length: LEADS }, () => openLead(server())))
    for (const id of ids) {
      const rivals = (
        await Promise.all([1, 2].map(() => atBoth(id, 'Ana Souza', { 'if-match': '0' })))
      ).flat()
      expect(rivals.map((reply) => reply.status).toSorted(ascending)).toEqual([200, 409, 409, 409])
      for (const { body } of rivals.filter((reply) => reply.status === 409))
        expect(body).toMatchObject({ code: 'version_conflict', current: 1 })
    }
  })
})
