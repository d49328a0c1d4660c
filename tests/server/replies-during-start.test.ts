/** What the server replies while it is still starting. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ErrorReply } from '../../src/contract/shared-schemas.ts'
import { listenWhileStarting, type Listener } from '../../server/listen-while-starting.ts'

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8')
/** Like Chromium when it requests a page. */
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-listener-'))
const listen = () => {
  const nowhere = { port: 0, host: '127.0.0.1', requestTimeoutMs: 5_000, dataDir }
  return listenWhileStarting(nowhere, new AbortController().signal)
}
/** What is read of the edition that was served last. */
const FOOTER = JSON.stringify({
  document: { footer: { sales: '0800 777 0000', support: '103 99' } },
})
let listener: Listener | null = null
beforeEach(async () => {
  listener = await listen()
})
afterEach(() => listener?.close(0))
afterAll(() => rmSync(dataDir, { recursive: true }))

const ask = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`${listener?.url}${address}`, { method, headers })

describe('a page that is opened while the server starts', () => {
  it.each(['/', '/checkout/cep/', '/timblack/chat?s=d600a', '/apis', '/nada'])(
    '%s says so in words, and asks again by itself',
    async (address) => {
      const reply = await ask(address, NAVIGATION)
      const text = await reply.text()
      expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
      expect([reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
        '2',
        'no-store',
      ])
      expect(text).toContain('<html lang="pt-BR">')
      expect(text).toContain("fetch('/api/health'")
      expect(text).toContain('<noscript><meta http-equiv="refresh" content="2" /></noscript>')
      expect(text).toContain('Um instante')
      expect(text).toContain('href="tel:')
    },
  )

  it.each([
    ['of the first edition', '', '<a href="tel:08005551020">0800 555 1020</a>'],
    ['of the one that was served last', FOOTER, '<a href="tel:08007770000">0800 777 0000</a>'],
    ['of the first where that cannot be read', '{', '<a href="tel:08005551020">0800 555 1020</a>'],
  ])('names the number %s (D119)', async (_whose, kept, link) => {
    await listener?.close(0)
    writeFileSync(path.join(dataDir, 'last-edition.json'), kept)
    listener = await listen()
    expect(await (await ask('/', NAVIGATION)).text()).toContain(link)
  })

  it('says the same of it to HEAD, without the words', async () => {
    const reply = await ask('/chat', NAVIGATION, 'HEAD')
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      503,
      'text/html; charset=utf-8',
      '',
    ])
  })

  it('brings all it needs; its one style sheet and one script stand in its policy (S14)', async () => {
    const reply = await ask('/', NAVIGATION)
    const text = await reply.text()
    expect(text).not.toMatch(/<script |style="|@import|https?:|<img|url\((?!['"]?#)/)
    const hashes = ['style', 'script'].map((tag) => {
      const found = [...text.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
      expect(found).toHaveLength(1)
      const hash = createHash('sha256').update(found[0]?.[1] ?? '')
      return `${tag}-src 'sha256-${hash.digest('base64')}'`
    })
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        ...hashes,
        "default-src 'none'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    )
  })

  it('has the colours of the product, light and dark', async () => {
    const text = await (await ask('/', NAVIGATION)).text()
    const colours = [...text.matchAll(/--[\w-]+: oklch\([^)]*\)/g)].map(([each]) => each)
    expect(colours.length).toBeGreaterThan(10)
    for (const each of colours) expect(tokens).toContain(each)
    expect(text).toContain('prefers-color-scheme: dark')
  })
})

describe('the API while the server starts', () => {
  it.each([
    ['/api/banks', NAVIGATION, 'GET'],
    ['/api', NAVIGATION, 'GET'],
    ['/api/health/ready', { accept: '*/*' }, 'GET'],
    ['/api/lead-v2?x=1', { accept: 'application/json' }, 'POST'],
    ['/assets/index-Abc12345.js', { accept: '*/*' }, 'GET'],
    ['/chat', NAVIGATION, 'POST'],
  ])('%s says so in its own shape', async (address, headers, method) => {
    const reply = await ask(address, headers, method)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      503,
      'application/json; charset=utf-8',
    ])
    expect(reply.headers.get('retry-after')).toBe('1')
    expect(ErrorReply.parse(await reply.json()).message).toMatch(/começando/)
  })

  it.each(['/', '/api/banks', '/api/health/live'])('%s is as careful as later (S14)', async (address) => {
    const { headers } = await ask(address, NAVIGATION)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
  })
})

it('the listener hands over to the app once it runs', async () => {
  const app = fastify()
  app.get('/chat', () => 'conversa')
  await app.ready()
  expect((await ask('/chat', NAVIGATION)).status).toBe(503)
  listener?.lead(app)
  expect(await (await ask('/chat', NAVIGATION)).text()).toBe('conversa')
  await app.close()
})

describe('a request with too many cookies (X26)', () => {
  const cookies = (kilobytes: number) => ({ cookie: 'a='.padEnd(kilobytes * 1024, 'x') })

  // while it starts, and afterwards
  it.each([false, true])(
    'is answered by a page that says what to do, and in the API by an error (app: %s)',
    async (isStarted) => {
      const app = fastify()
      app.get('/*', () => 'a page of the site')
      await app.ready()
      if (isStarted) listener?.lead(app)
      for (const kilobytes of [17, 60, 200]) {
        const reply = await ask('/checkout/cep/', { ...NAVIGATION, ...cookies(kilobytes) })
        const text = await reply.text()
        expect([reply.status, reply.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8'])
        expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
        expect([reply.headers.get('cache-control'), reply.headers.get('x-content-type-options')]).toEqual([
          'no-store',
          'nosniff',
        ])
        expect(text).toContain('Apague os cookies deste site')
        expect(text).toContain('<a href="tel:08005551020">0800 555 1020</a>')
        expect(text).not.toContain('<script>')
      }
      const reply = await ask('/api/lead/x', cookies(17))
      expect([reply.status, ErrorReply.parse(await reply.json()).code]).toEqual([431, 'too_large'])
      // what browsers usually send
      const usual = await ask('/checkout/cep/', { ...NAVIGATION, ...cookies(14) })
      expect(usual.status).toBe(isStarted ? 200 : 503)
      await app.close()
    },
  )
})
