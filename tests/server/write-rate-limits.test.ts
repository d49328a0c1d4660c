import { describe, expect, it } from 'vitest'
import { CALLS } from '../support/all-api-calls.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type TestServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

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
