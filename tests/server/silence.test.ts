/** A database that takes what it is asked and says nothing: a machine that was cut off, a network that drops (X4). */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANSWERS, FINISH, openLead, PAULISTA, readyLead } from '../support/lead.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** A proxy to a database; while `cut` it passes nothing on, and tells nobody. */
async function startWay(url: string) {
  const state = { isCut: false }
  const sockets = new Set<Socket>()
  const { port, hostname } = new URL(url)
  const way = createServer((from) => {
    const to = connect(Number(port), hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('data', (chunk) => state.isCut || other.write(chunk))
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', () => resolve()))
  const through = new URL(url)
  through.port = String((way.address() as AddressInfo).port)
  const close = () => {
    for (const socket of sockets) socket.destroy()
    way.close()
  }
  return { url: through.href, state, close }
}

describe('a database that falls silent (X4)', () => {
  let way: Awaited<ReturnType<typeof startWay>>
  let server: TestServer & { close(): Promise<void> }
  beforeAll(async () => {
    server = await startServer({
      env: { DATABASE_TIMEOUT_MS: '1000', DATABASE_POOL: '4' },
      through: async (url) => (way = await startWay(url)).url,
    })
  })
  afterAll(async () => {
    way.state.isCut = false
    way.close()
    await server.close()
  })

  it('is waited for no longer than a statement may take, and found again', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => openLead(server)))
    const ready = await readyLead(server)
    await server.app.inject('/api/health')
    way.state.isCut = true
    const began = performance.now()
    const replies = await Promise.all([
      ...ids.map((id) => server.call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)),
      ...ids.map((id) => server.call('GET', `/api/lead/${id}`)),
      server.call('PUT', `/api/lead/${ready}`, FINISH),
      server.call('POST', '/api/lead-v2', PAULISTA),
      server.call('GET', '/api/health'),
    ])
    expect(performance.now() - began).toBeLessThan(6_000)
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
      expect(reply.headers['retry-after']).toBeDefined()
    }
    expect(server.db.asking()).toBe(0)
    way.state.isCut = false
    const [first = ''] = ids
    await expect
      .poll(async () => (await server.call('PATCH', `/api/lead-v2/${first}/name`, ANSWERS.name)).status)
      .toBe(200)
    expect((await server.call('PUT', `/api/lead/${ready}`, FINISH)).status).toBe(200)
  })
})
