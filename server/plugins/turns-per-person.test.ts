import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { takeTurns } from './turns-per-person.ts'

const apps: { close(): PromiseLike<unknown> }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** An app whose route notes who is served when, and how many are at once. */
function appWith(perSecond: number, take: () => Promise<unknown>) {
  const app = fastify()
  apps.push(app)
  const began: { by: string; at: number }[] = []
  let [now, most] = [0, 0]
  takeTurns(app, {
    personOf: ({ headers }) => (typeof headers.person === 'string' ? headers.person : null),
    perSecond,
    refusal: 'Espere.',
  })
  app.get('/', async ({ headers }) => {
    began.push({ by: String(headers.person), at: performance.now() })
    most = Math.max(most, (now += 1))
    await take()
    now -= 1
    return 'ok'
  })
  const ask = (person?: string) => app.inject({ url: '/', headers: person === undefined ? {} : { person } })
  return { app, ask, began, mostAtOnce: () => most }
}

describe('the turns of one person', () => {
  it('are three at a time, at an even pace once those of three seconds are used up (S55)', async () => {
    const { ask, began, mostAtOnce } = appWith(10, () => wait(1))
    const replies = await Promise.all(Array.from({ length: 40 }, () => ask('ana')))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(mostAtOnce()).toBe(3)
    const [first, last] = [began[0]?.at ?? 0, began.at(-1)?.at ?? 0]
    // thirty at once, then one each tenth of a second; a timer may be some milliseconds early
    expect(last - first).toBeGreaterThan(890)
  })

  it('are refused beyond sixty that wait; colleagues and strangers wait for nobody (S55)', async () => {
    const { ask, began } = appWith(1_000, () => wait(20))
    const all = Promise.all(Array.from({ length: 100 }, () => ask('ana')))
    await ask('bia')
    await ask()
    expect(began.filter(({ by }) => by === 'ana').length).toBeLessThan(20)
    const refused = (await all).filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(37)
    expect([refused[0]?.body, refused[0]?.headers['retry-after']]).toEqual(['Espere.', '5'])
    expect((await ask('ana')).statusCode).toBe(200)
  })

  it('are not spent on who has left while waiting (S55)', async () => {
    const { promise: untilAllHaveLeft, resolve: goOn } = Promise.withResolvers<void>()
    const { app, began } = appWith(1_000, () => untilAllHaveLeft)
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const leaving = new AbortController()
    const ask = (signal?: AbortSignal) => fetch(url, { headers: { person: 'ana' }, signal: signal ?? null })
    const gone = Array.from({ length: 20 }, () => ask(leaving.signal).catch(() => null))
    await expect.poll(() => began.length).toBe(3)
    leaving.abort()
    await Promise.all(gone)
    const connections = promisify(app.server.getConnections.bind(app.server))
    await expect.poll(() => connections()).toBe(0)
    // some may have begun between the ends of two connections
    const before = began.length
    expect(before).toBeLessThan(gone.length)
    goOn()
    const stays = await Promise.all([ask(), ask(), ask()])
    expect(stays.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(began.length - before).toBe(stays.length)
  })
})
