import { describe, expect, test } from 'vitest'
import {
  call,
  client,
  failureOf,
  json,
  servers,
  textOf,
  type Raw,
} from '../../tests/support/api-client-on-local-server.ts'
import { replyJson } from '../../tests/support/http-server.ts'
import { ALL_CAPABILITIES } from '../contract/server-capabilities.ts'
import { createClient, type Call } from './http-client.ts'
import { isRetryable, retryAfter } from './api-error-and-its-message.ts'

const { start, replying } = servers()

describe('what is a reply and not an error', () => {
  test.each([
    ['plain', '{"success":true,"id":"1"}'],
    ['with unknown fields', '{"success":true,"id":"1","more":[1]}'],
    ['with empty error fields', '{"success":true,"id":"1","message":"","error":null,"erro":false}'],
  ])('%s', async (_what, body) => {
    const send = client(await replying({ headers: json, body }))
    expect(await send(call)).toEqual({ success: true, id: '1' })
  })

  test('JSON under another JSON type', async () => {
    const headers = { 'content-type': 'application/problem+json' }
    const send = client(await replying({ headers, body: '{"success":true,"id":"1"}' }))
    expect(await send(call)).toEqual({ success: true, id: '1' })
  })
})

describe('what may be tried again (D25, docs/decisions/0012)', () => {
  test.each<[number, string, boolean, number]>([
    [429, '7', true, 7000],
    [503, '2', true, 2000],
    [502, '', true, 0],
    [504, 'soon', true, 0],
    [500, '', true, 0],
    [520, '', true, 0],
    [400, '', false, 0],
    [422, '', false, 0],
    [404, '', false, 0],
    [409, '', false, 0],
  ])('%d with Retry-After %j', async (status, seconds, again, wait) => {
    const headers = { ...json, ...(seconds ? { 'retry-after': seconds } : {}) }
    const url = await replying({ status, headers, body: '{"success":false,"message":"Aguarde."}' })
    const error = await failureOf(client(url)(call))
    expect([isRetryable(error), retryAfter(error)]).toEqual([again, wait])
  })

  test('Retry-After counts without words too', async () => {
    const url = await replying({ status: 429, headers: { 'retry-after': '3' } })
    const error = await failureOf(client(url)(call))
    expect(textOf(error)).toBe('Erro HTTP 429 Too Many Requests')
    expect(retryAfter(error)).toBe(3000)
  })

  test.each<[string, Raw]>([
    ['HTML of a captive portal', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
    ['a reply that was cut', { headers: json, body: '{"success":tr' }],
    ['nothing', { headers: json }],
    ['the page of a proxy', { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>no</h1>' }],
  ])('%s is no reply of the server', async (_what, raw) => {
    expect(isRetryable(await failureOf(client(await replying(raw))(call)))).toBe(true)
  })

  test('a reply that is missing may come next time', async () => {
    const server = await start(() => {})
    const late = await failureOf(client(server.url, 0.1)(call))
    await server.close()
    const gone = await failureOf(client(server.url)(call))
    expect([late.failure.kind, isRetryable(late)]).toEqual(['timeout', true])
    expect([gone.failure.kind, isRetryable(gone)]).toEqual(['network', true])
  })

  test.each([
    ['success: false', '{"success":false}', true],
    ['success: false in its own words', '{"success":false,"message":"Não."}', true],
    ['one that names the field it refuses', '{"success":false,"message":"Não.","field":"cep"}', false],
  ])('an error with status 200 is the server’s own: %s (F5.8)', async (_what, body, isAgain) => {
    const error = await failureOf(client(await replying({ headers: json, body }))(call))
    expect(isRetryable(error)).toBe(isAgain)
  })

  test('a reply that lacks properties will lack them again', async () => {
    const url = await replying({ headers: json, body: '{"success":true}' })
    expect(isRetryable(await failureOf(client(url)(call)))).toBe(false)
  })
})

describe('a refusal that the server put into words', () => {
  test('has its code and everything sent with it', async () => {
    const body = { success: false, message: 'Mudou.', code: 'price_changed', price: { before: 1, now: 2 } }
    const url = await replying({ status: 409, headers: json, body: JSON.stringify(body) })
    const { failure } = await failureOf(client(url)(call))
    expect(failure).toMatchObject({ kind: 'server', status: 409, text: 'Mudou.', reply: body })
  })
})

describe('the request', () => {
  async function sent(more: Partial<Call<unknown>>) {
    const server = await start((_asked, response) => replyJson(response, 200, { success: true, id: '1' }))
    await client(server.url)({ ...call, ...more } as Call<unknown>)
    const [asked] = server.asked
    if (!asked) throw new Error('nothing was asked')
    return asked
  }

  test('carries body, channel, key and version', async () => {
    const { method, path, headers, body } = await sent({
      method: 'PATCH',
      path: '/lead-v2/1/name',
      body: { name: 'Ana Souza' },
      key: 'key-1',
      version: 3,
    })
    expect([method, path, body]).toEqual(['PATCH', '/lead-v2/1/name', '{"name":"Ana Souza"}'])
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-channel': 'chat',
      'idempotency-key': 'key-1',
      'if-match': '3',
    })
  })

  test('without a body has no content type, no key and no version', async () => {
    const { headers, body } = await sent({})
    expect(body).toBe('')
    for (const name of ['content-type', 'idempotency-key', 'if-match'])
      expect(headers).not.toHaveProperty(name)
  })

  test('calls fetch as a plain function, as browsers want it', async () => {
    const url = await replying({ headers: json, body: '{"success":true,"id":"1"}' })
    const selves: unknown[] = []
    const own: typeof fetch = function (this: unknown, ...args: Parameters<typeof fetch>) {
      selves.push(this)
      return fetch(...args)
    }
    await createClient({ base: url, fetch: own, can: ALL_CAPABILITIES, channel: () => 'pages' })(call)
    expect(selves).toEqual([undefined])
  })
})
