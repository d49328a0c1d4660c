/** Security rules for every request; each test's title names its line of the security page. */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { listenWhileStarting, type Listener } from '../../server/listen-while-starting.ts'
import { CALLS } from '../support/all-api-calls.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { useServer, type TestServer } from '../support/server.ts'

describe('requests', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider }, env: { REQUEST_TIMEOUT_MS: '700' } })
  const gets = CALLS.filter((call) => call.method === 'GET' && !call.template.includes('getNewcode'))

  let everywhere = ''
  beforeAll(async () => {
    const tables = await server().sql(
      "select table_name as t from information_schema.tables where table_schema = 'public' and table_name not in ('rate_limits', 'write_checks')",
    )
    expect(tables.length).toBeGreaterThan(15)
    everywhere =
      tables
        .map(
          ({ t }) =>
            `select '${String(t)}', md5(string_agg(x::text, '' order by x::text)) from ${String(t)} x`,
        )
        .join(' union all ') + ' order by 1'
  })
  /** Everything that is stored of visitors and the shop, a sum of each table. */
  const everything = () => server().sql(everywhere)

  it('S21: no GET changes anything', async () => {
    const paths: string[] = []
    for (const call of gets) paths.push((await call.happy({ server: server(), mail })).path)
    const before = await everything()
    for (const path of paths) expect([path, (await server().call('GET', path)).status]).toEqual([path, 200])
    expect(await everything()).toEqual(before)
  })

  // one hook checks all of them
  it('S21: no write of a foreign Origin is taken', async () => {
    const writes = rowsToRun(
      CALLS.filter((call) => call.method !== 'GET'),
      10,
    )
    const ready = []
    for (const call of writes) ready.push({ call, ...(await call.happy({ server: server(), mail })) })
    const before = await everything()
    const headers = { origin: 'https://evil.example', host: 'prosa.test' }
    for (const { call, path, body } of ready) {
      const { status, body: refused } = await server().call(call.method, path, body, headers)
      expect([call.method, path, status, refused.code]).toEqual([call.method, path, 403, 'origin'])
    }
    expect(await everything()).toEqual(before)
  })

  it.each(
    rowsToRun(
      CALLS.map((call) => ({ name: `${call.method} ${call.template}`, call })),
      8,
    ),
  )('S14: $name carries the security headers', async ({ call }) => {
    const { path, body } = await call.happy({ server: server(), mail })
    for (const asked of [body, { wrong: true }]) {
      const { headers } = await server().call(call.method, path, body && asked)
      const policy = headers['content-security-policy']
      for (const each of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(each)
      expect(policy).not.toContain('unsafe')
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'cache-control': expect.stringMatching(/no-store|must-revalidate/),
      })
    }
  })

  describe('of slow clients', () => {
    let listener: Listener
    beforeAll(async () => {
      const settings = { port: 0, host: '127.0.0.1', dataDir: server().config.dataDir, requestTimeoutMs: 700 }
      listener = await listenWhileStarting(settings, new AbortController().signal)
      listener.lead(server().app)
      return () => listener.close(0)
    })

    it('S22: are cut, and others are served meanwhile', async () => {
      const slow = Array.from({ length: 50 }, () => {
        const socket = connect(Number(new URL(listener.url).port), '127.0.0.1')
        socket.on('error', () => undefined)
        socket.write(
          'POST /api/lead-v2 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{',
        )
        return socket
      })
      const closed = Promise.all(slow.map((socket) => new Promise((resolve) => socket.on('close', resolve))))
      for (const socket of slow) socket.on('data', () => undefined)
      await wait(100)
      const served = await fetch(`${listener.url}/api/banks`)
      expect(served.status).toBe(200)
      await served.text()
      await Promise.race([
        closed,
        wait(10_000).then(() => Promise.reject(new Error('slow clients were not cut'))),
      ])
    })
  })
})

/** Writes that one subject may have in a minute: more than getting a lead ready takes. */
const WRITES = 15
const names = [
  'LEADS_PER_MINUTE',
  'ADDRESS_PER_MINUTE',
  'CPF_PER_MINUTE',
  'DOCUMENT_PER_HOUR',
  'CODES_PER_HOUR',
]
const low = Object.fromEntries(names.map((name) => [`RATE_LIMIT_${name}`, '3']))

describe('a write that is sent again and again', () => {
  const mail = fakeMail()
  const server = useServer({
    providers: { mail: mail.provider },
    env: { ...low, TRUST_PROXY: '1' },
    limits: {
      riskPerHour: 3,
      quizPerMinute: 3,
      callsPerMinute: 3,
      writesPerMinute: WRITES,
      visitsPerMinute: 10,
    },
  })
  let addresses = 0
  const elsewhere = () => ({ 'x-forwarded-for': `10.12.${(addresses += 1) >> 8}.${addresses & 255}` })
  /** The server, where each call of the preparations comes from a different address. */
  const everywhere = (): TestServer => ({
    ...server(),
    call: (method, path, body, headers) => server().call(method, path, body, { ...headers, ...elsewhere() }),
  })
  const writes = CALLS.filter(({ method }) => method !== 'GET')
  const rows = writes.map((call) => ({ name: `${call.method} ${call.template}`, call }))

  it.each(rowsToRun(rows, 8))('$name: is refused in the end, with Retry-After (S31)', async ({ call }) => {
    const { path, body } = await call.happy({ server: everywhere(), mail })
    const here = elsewhere()
    const send = () => server().call(call.method, path, body, here)
    let reply = await send()
    for (let sent = 1; reply.status !== 429 && sent <= WRITES; sent += 1) reply = await send()
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })
})
