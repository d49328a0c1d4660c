/** An address is one address, however the proxy in front writes it: at every limit that counts by address. */
import { describe, expect, it } from 'vitest'
import { answeredLead, FINISH, PAULISTA } from '../support/create-leads.ts'
import { desk, person } from '../support/desk-over-http.ts'
import { fromAddress } from '../support/low-rate-limits.ts'
import { batchOf, PHONE } from '../support/send-browser-reports.ts'
import { useServer, type TestServer } from '../support/server.ts'

const LIMIT = '3'
const env = {
  TRUST_PROXY: '1',
  RATE_LIMIT_LEADS_PER_MINUTE: LIMIT,
  RATE_LIMIT_ADDRESS_PER_MINUTE: LIMIT,
  RATE_LIMIT_OPERATOR_ADDRESS_TRIES: LIMIT,
  OPEN_VISITS_PER_NETWORK: LIMIT,
}
const limits = { riskPerHour: 3, callsPerMinute: 3, visitsPerMinute: 3 }

/** Spellings of one visitor's address each; what is no address is one visitor too. */
const VISITORS: Readonly<Record<string, readonly string[]>> = {
  'an IPv4 address': [
    '203.0.113.9',
    '203.0.113.9:51000',
    '203.0.113.9:52000',
    '203.0.113.9:port',
    '[203.0.113.9]:443',
    '"203.0.113.9:443"',
    '::ffff:203.0.113.9',
    '[::ffff:203.0.113.9]:443',
    '::FFFF:cb00:7109',
    '64:ff9b::203.0.113.9',
  ],
  'an IPv6 address': [
    '2001:db8:9::5',
    '[2001:db8:9::5]',
    '[2001:db8:9::5]:51000',
    '2001:DB8:0009:0::5%eth0',
    '[2001:db8:9:0:0:0:0:5%eth0]:8443',
    '2001:db8:9:0:0:0:0:5:51000',
  ],
  'no address': ['unknown', '_hidden', '999.1.1.1:4', '-', 'proxy.example:80', '203.0.113'],
}

const server = useServer({ desk, env, limits })

const SHOWN = [{ what: 'shown', step: 'cep', channel: 'pages', isEntry: true }] as const

let made = 0
/** A lead whose telephone, mailbox and house no other lead has; it comes from an address of its own. */
async function leadOfSomebody(running: TestServer): Promise<string> {
  made += 1
  const phone = { phone: `119${String(70_000_000 + made)}` }
  const email = { email: `somebody${made}@example.com`, accept_promotions: false }
  const from: Pick<TestServer, 'call'> = {
    call: (method, path, body) => running.call(method, path, body, fromAddress(`10.20.${made}.1`)),
  }
  return answeredLead(from, { phone, email }, { ...PAULISTA, number: String(2000 + made) })
}

async function readyOrder(running: TestServer): Promise<string> {
  const id = await leadOfSomebody(running)
  await running.call('PUT', `/api/lead-v2/${id}`, {}, fromAddress(`10.21.${made}.1`))
  const { body } = await running.call('GET', `/api/lead-v2/${id}/scheduleDate`)
  const dates = body.dates as { date: string; periods: string[] }[]
  // another date for each order, so that none is full
  const { date = '', periods = [] } = dates[made % dates.length] ?? {}
  const schedules = [{ date, period: periods[made % periods.length] }]
  expect((await running.call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })).status).toBe(200)
  return id
}

type Limited = (running: TestServer, from: Readonly<Record<string, string>>) => Promise<{ status: number }>

const LIMITS: Readonly<Record<string, Limited>> = {
  leads: (running, from) => running.call('POST', '/api/lead-v2', PAULISTA, from),
  'call requests': (running, from) =>
    running.call('POST', '/api/supportRequest', { telephone: `119${60_000_000 + (made += 1)}` }, from),
  'visit reports': (running, from) =>
    running.call('POST', '/api/visits', batchOf(SHOWN), { 'user-agent': PHONE, ...from }),
  async 'log-ins'(running, from) {
    const who = person(running, '10.0.0.1', from)
    return who.fill('/operador/entrar', { email: `a${(made += 1)}@exemplo.com.br`, senha: 'errada' })
  },
  'open visits': async (running, from) =>
    running.call('PUT', `/api/lead/${await readyOrder(running)}`, FINISH, from),
}

/** Each kind of limit counts in a way of its own. */
describe.each(Object.entries(VISITORS))('%s in all its spellings is one (S57)', (who, spellings) => {
  it.each(Object.entries(LIMITS))('at the limit of %s', async (_what, call) => {
    const limited = []
    for (const spelling of spellings)
      limited.push((await call(server(), fromAddress(spelling))).status === 429)
    expect(limited[0]).toBe(false)
    expect(limited.slice(Number(LIMIT))).toEqual(spellings.slice(Number(LIMIT)).map(() => true))
    expect((await call(server(), fromAddress(`198.51.${who.length}.7:443`))).status).not.toBe(429)
  })
})
