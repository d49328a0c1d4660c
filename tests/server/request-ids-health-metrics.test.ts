/** What the operator can observe of a server: request ids, health, metrics. */
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { openDatabase } from '../../server/db/database.ts'
import { startServer, useServer } from '../support/server.ts'
import { placeOrder } from '../support/create-leads.ts'

describe('the id of a request', () => {
  const server = useServer()
  const ask = async (id?: string, path = '/api/health') => {
    const { headers, body } = await server().call('GET', path, undefined, id ? { 'x-request-id': id } : {})
    return { id: String(headers['x-request-id']), reference: body.reference }
  }

  it.each([
    'abc-123',
    '6f1c9a52-8a2e-4d4e-9d55-0a1c2b3d4e5f',
    '1-5759e988-bd862e3fe1be46a994272793',
    'a/b=c+d:e.f',
  ])('%s is taken over and said again', async (id) => {
    expect((await ask(id)).id).toBe(id)
  })

  it.each([
    ['too long', 'a'.repeat(129)],
    ['too short', 'abc'],
    ['no id', 'a b c d'],
    ['markup', '<script>alert(1)</script>'],
    ['a document', '52998224725'],
    ['a telephone', '+5511987654321'],
    ['somebody', 'maria@example.com'],
  ])('that is %s is replaced', async (_, id) => {
    expect((await ask(id)).id).toMatch(/^[0-9a-f]{12}$/)
  })

  it('is new for each request, and the reference of an error', async () => {
    const [one, two] = [await ask(), await ask(undefined, '/api/lead/x')]
    expect(one.id).not.toBe(two.id)
    expect(two.reference).toBe(two.id)
    expect((await ask('my-own-id', '/api/lead/x')).reference).toBe('my-own-id')
  })

  it('is said on pages too', async () => {
    const reply = await server().app.inject({ url: '/nowhere', headers: { 'x-request-id': 'page-1' } })
    expect(reply.headers['x-request-id']).toBe('page-1')
  })
})

describe('health', () => {
  const server = useServer()

  it.each([
    ['/api/health/live', { success: true, status: 'live' }],
    ['/api/health/ready', { success: true, status: 'ready', outbox: 'ok', clock: 'ok' }],
    ['/api/health', { success: true, status: 'ready', outbox: 'ok', clock: 'ok' }],
  ])('%s', async (path, body) => {
    const reply = await server().call('GET', path)
    expect([reply.status, reply.body]).toEqual([200, body])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('without its database a server lives and is not ready', async () => {
    const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', pool: 1, timeoutMs: 500 })
    const app = await buildApp({ ...server(), db, site: '/nowhere' })
    const [live, ready] = [await app.inject('/api/health/live'), await app.inject('/api/health')]
    const metrics = await app.inject('/api/metrics')
    await app.close()
    await db.close()
    expect([live.statusCode, ready.statusCode]).toEqual([200, 503])
    expect(ready.headers['retry-after']).toBeDefined()
    expect(metrics.body).toContain('prosa_pool_connections 0')
    expect(metrics.body).not.toMatch(/^prosa_calls_waiting/m)
  })

  it('with very many requests keeps the database free for all', async () => {
    const { call, db } = server()
    let waiting = 0
    const watch = setInterval(() => (waiting = Math.max(waiting, db.pool.waitingCount)))
    const replies = await Promise.all(Array.from({ length: 500 }, () => call('GET', '/api/health')))
    clearInterval(watch)
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(waiting).toBeLessThan(10)
  })
})

describe('metrics', () => {
  const server = useServer()

  it('count and time requests by route, never by what a visitor sent', async () => {
    const { id } = await placeOrder(server())
    await server().call('GET', '/api/secret-12345/x')
    const { body, headers } = await server().app.inject('/api/metrics')
    expect(headers['content-type']).toContain('text/plain')
    const count = (labels: string) => `prosa_http_request_duration_seconds_count{${labels}} 1`
    expect(body).toContain(count('method="PUT",route="/api/lead/:id",status="200"'))
    expect(body).toContain(count('method="GET",route="unknown",status="404"'))
    expect(body).toContain(
      'prosa_http_request_duration_seconds_bucket{le="0.05",method="POST",route="/api/lead-v2"',
    )
    expect(body).not.toContain(id)
    expect(body).not.toContain('secret-12345')
  })

  it('show the pool and the outbox', async () => {
    const { body } = await server().app.inject('/api/metrics')
    expect(body).toMatch(/^prosa_pool_connections [1-9]/m)
    expect(body).toMatch(/^prosa_pool_waiting 0$/m)
    expect(body).toMatch(/^prosa_outbox_waiting\{target="mail"\} 1$/m)
    expect(body).toMatch(/^prosa_outbox_lag_seconds\{target="mail"\} \d/m)
    expect(body).toMatch(/^prosa_outbox_failed\{target="mail"\} 0$/m)
  })

  it('are well formed: each number has a name, a type and a value', async () => {
    const { body } = await server().app.inject('/api/metrics')
    const typed = new Set(
      [...body.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map(([, name]) => name),
    )
    for (const line of body.split('\n')) {
      if (line === '' || line.startsWith('#')) continue
      expect(line).toMatch(/^[a-z_]+(?:\{[^}]*\})? [\d.e+-]+$/)
      const name = /^[a-z_]+/.exec(line)?.[0].replace(/_(?:bucket|sum|count)$/, '')
      expect(typed).toContain(name)
    }
  })

  describe.each([
    ['from this machine', '127.0.0.1', {}, 200],
    ['from this machine, IPv6', '::1', {}, 200],
    ['from elsewhere', '203.0.113.7', {}, 404],
    ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['with a token where none is set', '203.0.113.7', { authorization: 'Bearer undefined' }, 404],
  ])('%s', (_, remoteAddress, headers, status) => {
    it(`are answered with ${status}`, async () => {
      const reply = await server().app.inject({ url: '/api/metrics', remoteAddress, headers })
      expect(reply.statusCode).toBe(status)
      if (status === 404) expect(reply.json()).toMatchObject({ success: false, code: 'not_found' })
    })
  })

  it('with a token are for its holders, from anywhere, and for nobody else', async () => {
    const guarded = await startServer({ env: { METRICS_TOKEN: 'a token of the operator' } })
    const ask = async (authorization: string | undefined, remoteAddress: string) => {
      const headers = authorization === undefined ? {} : { authorization }
      return (await guarded.app.inject({ url: '/api/metrics', remoteAddress, headers })).statusCode
    }
    try {
      expect(await ask('Bearer a token of the operator', '203.0.113.7')).toBe(200)
      expect(await ask('Bearer a token of the operatoR', '203.0.113.7')).toBe(404)
      expect(await ask('Bearer ', '127.0.0.1')).toBe(404)
      expect(await ask(undefined, '127.0.0.1')).toBe(404)
    } finally {
      await guarded.close()
    }
  })

  it('cannot be had by a claimed address: the connection’s counts', async () => {
    await server().app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server().app.server.address() as AddressInfo
    const status = await new Promise((resolve, reject) => {
      request({ port, path: '/api/metrics', headers: { forwarded: 'for=127.0.0.1' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })
})
