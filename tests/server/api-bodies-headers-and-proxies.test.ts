/** HTTP behaviour of all API calls: malformed and nested bodies, headers, rate limits, proxies, compression. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ErrorReply } from '../../src/contract/shared-schemas.ts'
import { FINISH, openLead, PAULISTA } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

const server = useServer()

describe('the API', () => {
  it.each([
    ['an unknown address', 'GET', '/api/nothing', 404, 'not_found'],
    ['an unknown address for writes', 'POST', '/api/nothing', 404, 'not_found'],
    ['another method', 'DELETE', '/api/banks', 405, 'method'],
    ['another method of a step', 'GET', '/api/lead-v2/x/name', 405, 'method'],
    ['another method of a plan list', 'POST', '/json/plans.json', 405, 'method'],
  ] as const)('answers %s in its own shape', async (_what, method, path, status, code) => {
    const reply = await server().call(method, path)
    expect(reply.status).toBe(status)
    expect(ErrorReply.parse(reply.body)).toMatchObject({ success: false, code })
    if (status === 405) expect(reply.headers.allow).toMatch(/[A-Z]/)
  })

  it.each([
    ['/api/lead-v2', 'OPTIONS', 'POST'],
    ['/api/banks', 'OPTIONS', 'GET, HEAD'],
    ['/api/lead-v2', 'HEAD', 'POST'],
    ['/api/lead/collaborator/getNewcode/x', 'HEAD', 'GET'],
  ] as const)('names the methods of %s to %s', async (url, method, allow) => {
    const { statusCode, headers } = await server().app.inject({ url, method })
    expect([statusCode, headers.allow]).toEqual([405, allow])
  })

  it.each([
    ['malformed JSON', '{"cep":', JSON_TYPE, 400],
    ['an empty body', '', JSON_TYPE, 400],
    ['an array', '[]', JSON_TYPE, 400],
    ['null', 'null', JSON_TYPE, 400],
    ['a form', 'cep=01310100', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', '{"cep":"01310100"}', { 'content-type': 'text/plain' }, 415],
    ['JSON of another kind', '{"cep":"01310100"}', { 'content-type': 'application/jsonx' }, 415],
    ['10 MB', `{"cep":"${'0'.repeat(10_000_000)}"}`, JSON_TYPE, 413],
    ['deep JSON', `{"cep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, JSON_TYPE, 400],
  ])('refuses %s (X25, S21, S22)', async (_what, body, headers, status) => {
    const reply = await server().call('POST', '/api/lead-v2', body, headers)
    expect(reply.status).toBe(status)
    const error = ErrorReply.parse(reply.body)
    expect(error.message).not.toMatch(/[{}[\]]|Unexpected|JSON\.parse/)
  })

  it('takes what is nested as deep as ours, refuses what is deeper than anybody needs (S22)', async () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
    const id = await openLead(server())
    const batch = (levels: number) =>
      server().call(
        'PATCH',
        `/api/lead-v2/${id}/batch`,
        `{"items":[{"step":"name","body":{"name":"Maria da Silva","more":${deep(levels)}}}]}`,
        JSON_TYPE,
      )
    expect((await batch(20)).status).toBe(200)
    for (const levels of [40, 8_000]) {
      const { status, body } = await batch(levels)
      expect([levels, status, body.code]).toEqual([levels, 400, 'invalid'])
      const open = await server().call(
        'POST',
        '/api/lead-v2',
        `{"cep":"01310100","number":"\\u0000","more":${deep(levels)}}`,
        JSON_TYPE,
      )
      expect([levels, open.status, open.body.code]).toEqual([levels, 400, 'invalid'])
    }
  })

  it('refuses a write without a content type', async () => {
    const reply = await server().app.inject({ method: 'PUT', url: '/api/lead/x' })
    expect(reply.statusCode).toBe(415)
  })

  it.each([
    ['none', {}, 200],
    ['its own', { origin: 'http://prosa.test', host: 'prosa.test' }, 200],
    ['a foreign one', { origin: 'https://evil.example', host: 'prosa.test' }, 403],
    ['null', { origin: 'null', host: 'prosa.test' }, 403],
    ['one that only begins alike', { origin: 'http://prosa.test.evil.example', host: 'prosa.test' }, 403],
    ['its own with a port', { origin: 'http://prosa.test:8080', host: 'prosa.test:8080' }, 200],
    ['its own with the port of the scheme', { origin: 'http://prosa.test', host: 'prosa.test:80' }, 200],
    ['another scheme', { origin: 'ftp://prosa.test', host: 'prosa.test' }, 403],
    ['another scheme of the web', { origin: 'https://prosa.test', host: 'prosa.test' }, 403],
    ['another port', { origin: 'http://prosa.test:81', host: 'prosa.test' }, 403],
    ['a user before it', { origin: 'http://somebody@prosa.test', host: 'prosa.test' }, 403],
  ])('looks at the Origin of writes (S21, S33): %s', async (_what, headers, status) => {
    expect((await server().call('POST', '/api/lead-v2', PAULISTA, headers)).status).toBe(status)
  })

  it('drops unknown fields and never stores them (S8)', async () => {
    const id = await openLead(server(), {
      ...PAULISTA,
      orderNumber: 'P000000AAAAAA',
      riskApproved: true,
      canary: 'xyzzy',
    })
    await server().call('PATCH', `/api/lead-v2/${id}/name`, {
      name: 'Maria da Silva',
      canary: 'xyzzy',
      orderNumber: 'P000000AAAAAA',
      risk: 'approved',
      __proto__: { canary: 'xyzzy' },
    })
    await server().call('PUT', `/api/lead-v2/${id}`, {
      riskApproved: true,
      risk: 'approved',
      canary: 'xyzzy',
    })
    await server().call('PUT', `/api/lead/${id}`, { ...FINISH, canary: 'xyzzy' })
    const kept = await server().sql('select * from leads where id = $1', [id])
    expect(JSON.stringify(kept)).not.toContain('xyzzy')
    expect(kept[0]).toMatchObject({ order_number: null, risk: 'none', status: 'open' })
  })

  it.each(['__proto__', 'constructor'])('removes %s from a body (S13)', async (name) => {
    const body = `{"cep":"01310100","number":"1","${name}":{"prototype":{"polluted":true}}}`
    expect((await server().call('POST', '/api/lead-v2', body, JSON_TYPE)).status).toBe(200)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it.each([
    ['/api/banks', 'must-revalidate'],
    ['/api/health', 'no-store'],
    ['/api/nothing', 'no-store'],
    ['/api/cep/information/01310100', 'no-store'],
  ])('sends %s with cache-control %s', async (path, control) => {
    expect((await server().call('GET', path)).headers['cache-control']).toContain(control)
  })

  // every-api-call.test.ts looks for each call in it
  it('describes itself, and names every reply and error', async () => {
    const { status, body } = await server().call('GET', '/api/openapi.json')
    expect(status).toBe(200)
    expect(JSON.stringify(body.paths)).toContain('utm_source')
    const paths = Object.entries(body.paths as Record<string, Record<string, { responses: object }>>)
    for (const [path, methods] of paths.filter(([each]) => !each.endsWith('/metrics')))
      for (const { responses } of Object.values(methods))
        expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining(['200', '4XX', '5XX'])])
  })
})

describe('a server that knows its address (S33)', () => {
  const server = useServer({ env: { PUBLIC_URL: 'https://prosa.test' } })

  it.each([
    ['of its own site', { origin: 'https://prosa.test', host: 'prosa.test' }, 200],
    ['without Origin', { host: '10.0.0.7:3000' }, 200],
    ['of a foreign name that leads to it', { origin: 'https://evil.example', host: 'evil.example' }, 403],
    ['of its site at another host', { origin: 'https://prosa.test', host: 'evil.example' }, 403],
    ['of its name without TLS', { origin: 'http://prosa.test', host: 'prosa.test' }, 403],
  ])('takes writes %s: %s → %d', async (_what, headers, status) => {
    expect((await server().call('POST', '/api/lead-v2', PAULISTA, headers)).status).toBe(status)
  })
})

describe('rate limits', () => {
  const server = useServer({
    env: { RATE_LIMIT_LEADS_PER_MINUTE: '3' },
    limits: { callsPerMinute: 2, quizPerMinute: 2 },
  })

  it('count lead creations by address, whatever X-Forwarded-For says (S5, X27)', async () => {
    const replies = []
    for (let i = 0; i < 5; i += 1) {
      replies.push(
        await server().call('POST', '/api/lead-v2', PAULISTA, { 'x-forwarded-for': `10.0.0.${i}` }),
      )
    }
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 429, 429])
    expect(Number(replies[4]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(replies[4]?.body.message).toMatch(/Aguarde \d+ s/)
  })

  it('count call requests', async () => {
    const body = { telephone: '11987654321' }
    const statuses = []
    for (let i = 0; i < 3; i += 1)
      statuses.push((await server().call('POST', '/api/supportRequest', body)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('keep no address in clear', async () => {
    const rows = await server().sql('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })
})

describe('behind a proxy', () => {
  const server = useServer({ env: { RATE_LIMIT_LEADS_PER_MINUTE: '1', TRUST_PROXY: '1' } })

  it('the address that the proxy sends counts', async () => {
    const from = (address: string) =>
      server().call('POST', '/api/lead-v2', PAULISTA, { 'x-forwarded-for': `6.6.6.6, ${address}` })
    expect((await from('10.0.0.1')).status).toBe(200)
    expect((await from('10.0.0.2')).status).toBe(200)
    expect((await from('10.0.0.1')).status).toBe(429)
  })
})

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('of a long reply is %s for who takes it', async (encoding, decompress) => {
    const ask = (headers: Record<string, string>) =>
      server().app.inject({ method: 'POST', url: '/api/lead-v2', payload: PAULISTA, headers })
    const small = await ask({ 'accept-encoding': encoding })
    expect(small.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    })
    const text = decompress(small.rawPayload).toString()
    expect(JSON.parse(text)).toMatchObject({ success: true })
    expect(small.rawPayload.length).toBeLessThan(text.length / 2)
    expect((await ask({})).headers['content-encoding']).toBeUndefined()
  })

  it('of a short one is not worth it', async () => {
    const reply = await server().app.inject({ url: '/api/health', headers: { 'accept-encoding': 'br' } })
    expect(reply.headers['content-encoding']).toBeUndefined()
  })

  it('keeps the tag of what did not change', async () => {
    const first = await server().app.inject({ url: '/api/banks', headers: { 'accept-encoding': 'br' } })
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
    expect((await server().app.inject({ url: '/api/banks', headers })).statusCode).toBe(304)
  })
})
