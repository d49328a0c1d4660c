/**
 * Tests that an overloaded server refuses requests with 503 and Retry-After, but serves short bursts and always answers
 * health checks.
 */
import fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { loadShedding } from './request-timeout.ts'
import { handleErrors } from './error-handler.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/**
 * Returns a server with a pool of 4 and a queue of 12, and `asking` requests that use the database all the time. Each
 * request to `/` uses the database until `serve` is called.
 */
function start(asking = 0) {
  const app = fastify()
  apps.push(app)
  let served: () => void = () => undefined
  const end = new Promise<void>((resolve) => (served = resolve))
  let inside = asking
  handleErrors(app)
  void app.register(loadShedding, { db: { asking: () => inside }, pool: 4, queue: 12 })
  app.get('/', async () => {
    inside += 1
    await end
    inside -= 1
    return 'served'
  })
  app.get('/quick', () => 'served')
  app.get('/health', { config: { isAlwaysAdmitted: true } }, () => 'well')
  const statusesOf = async (count: number, url: string) => {
    const replies = await Promise.all(Array.from({ length: count }, () => app.inject(url)))
    return replies.map((reply) => reply.statusCode)
  }
  return { app, serve: () => served(), statusesOf }
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('load shedding (X5)', () => {
  it('serves a burst up to the size of pool and queue, and refuses the rest', async () => {
    const { serve, statusesOf } = start()
    const burst = statusesOf(20, '/')
    await wait(50)
    serve()
    expect(await burst).toEqual([...times(16, 200), ...times(4, 503)])
  })

  it('admits only as many requests as keep the database busy when a queue persists', async () => {
    const { statusesOf } = start(10)
    expect(await statusesOf(13, '/quick')).toEqual([...times(12, 200), 503])
    // Places free up again, slowly.
    await wait(800)
    const later = await statusesOf(12, '/quick')
    expect(later.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
    expect(later).toContain(503)
  })

  it('tells refused clients when to retry, and always answers health checks', async () => {
    const { app } = start(16)
    const refused = await app.inject('/quick')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'busy'])
    expect(refused.headers['retry-after']).toBe('2')
    expect((await app.inject('/health')).statusCode).toBe(200)
  })
})
