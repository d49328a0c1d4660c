/** One phone number, mailbox, house or network can book only so many visits; further orders wait for a person. */
import { describe, expect, it } from 'vitest'
import { makeAgentLink } from '../../server/services/agent-links.ts'
import { makeCatalogue } from '../../server/cached-catalogue.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { purgeConfirmed } from '../support/purge-expired-data.ts'
import { REFUSED_UNTIL_CALL, fromAddress, statusAndCode } from '../support/low-rate-limits.ts'
import { answeredLead, ANSWERS, FINISH, PAULISTA, spreadSlotOf } from '../support/create-leads.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { useServer, type TestServer } from '../support/server.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

/** The limits of a shop that sets none, and a proxy that names the visitors' addresses. */
const env = {
  TRUST_PROXY: '1',
  OPEN_VISITS_PER_PHONE: '5',
  OPEN_VISITS_PER_BUILDING: '20',
  OPEN_VISITS_PER_NETWORK: '20',
}
const limits = { visitsPerMailbox: 5, visitsPerHouse: 5 }
/** Smaller ones, where the subject is only what happens at a limit. */
const low = {
  ...env,
  OPEN_VISITS_UNCOUNTED_NETWORKS: '203.0.113.8/29, 2001:db8:cafe::/48',
  OPEN_VISITS_PER_PHONE: '3',
  OPEN_VISITS_PER_BUILDING: '4',
  OPEN_VISITS_PER_NETWORK: '6',
}
const fewer = { visitsPerMailbox: 3, visitsPerHouse: 3 }
/** docs/test-people.md: a whole street of houses in the area of one team. */
const STREET = PAULISTA.cep

let people = 0
type Person = { phone?: string; email?: string; house?: string; complement?: string; address: string }

/** Answers everything of an order up to its confirmation, as somebody whom nothing connects with anybody before. */
async function ready(server: TestServer, person: Person, more: object = {}): Promise<string> {
  people += 1
  const number = String(people).padStart(4, '0')
  const { phone = `1198${number}321`, email = `person${number}@example.com` } = person
  const { house = String(1000 + people), complement } = person
  const place = { cep: STREET, number: house, ...(complement && { complement }), ...more }
  const id = await answeredLead(
    server,
    { phone: { phone }, email: { email, accept_promotions: false } },
    place,
  )
  expect((await server.call('PUT', `/api/lead-v2/${id}`, {}, fromAddress(person.address))).status).toBe(200)
  const schedules = [await spreadSlotOf(server, id, people)]
  expect((await server.call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })).status).toBe(200)
  return id
}

const confirm = (
  server: TestServer,
  id: string,
  address: string,
  headers: Record<string, string> = fromAddress(address),
) => server.call('PUT', `/api/lead/${id}`, FINISH, headers)

/** Places an order from start to end; returns the reply to its confirmation. */
async function order(server: TestServer, person: Person) {
  const id = await ready(server, person)
  return { id, ...(await confirm(server, id, person.address)) }
}

const bookedOf = async (server: TestServer) =>
  Number((await server.sql('select coalesce(sum(booked), 0) as n from installation_slots'))[0]?.n)

const makeLink = (server: TestServer) => {
  const vault = makeVault(loadKeys(server.config))
  return makeAgentLink(
    { ...server, vault, catalogue: makeCatalogue(server.db, server.clock) },
    { name: 'Maria da Silva', cep: STREET, number: '77' },
    'ana@example.com',
  )
}

describe('visits that one network books (D112, S43)', () => {
  const server = useServer({ env: low, limits: fewer })

  it('end at its limit, also of many at once; the next stranger finds dates and books', async () => {
    const ids: string[] = []
    for (let at = 0; at < 8; at += 1) ids.push(await ready(server(), { address: `198.51.100.${at}` }))
    const replies = await Promise.all(ids.map((id, at) => confirm(server(), id, `198.51.100.${at}`)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(replies.filter(({ status }) => status === 429).map(statusAndCode)).toEqual(
      Array(2).fill(REFUSED_UNTIL_CALL),
    )
    expect(await bookedOf(server())).toBe(6)
    expect((await order(server(), { address: '192.0.2.77' })).status).toBe(200)
  })

  it('a held order is kept whole, without a slot, and waits for a person', async () => {
    const held = await order(server(), { address: '198.51.100.200' })
    expect(statusAndCode(held)).toEqual(REFUSED_UNTIL_CALL)
    expect(held.body.message).toContain('está guardado inteiro')
    const [row] = await server().sql(
      'select status, held_at is not null as held, answers from leads where id = $1',
      [held.id],
    )
    expect(row).toMatchObject({ status: 'open', held: true })
    expect(Object.keys(row?.answers as object)).toEqual(
      expect.arrayContaining([...Object.keys(ANSWERS), 'scheduleDate']),
    )
    expect((await server().call('POST', '/api/supportRequest', { idLead: held.id })).status).toBe(200)
  })

  itInFullRun('of a call centre behind one address, which the settings name, are not counted', async () => {
    const named = [
      ['203.0.113.9', 6],
      ['2001:db8:cafe::7', 3],
    ] as const
    for (const [address, limit] of rowsToRun(named, 1))
      for (let at = 0; at <= limit; at += 1) expect((await order(server(), { address })).status).toBe(200)
  })

  it('let whoever comes by an agent’s link book from a network that is used up', async () => {
    const address = '198.51.100.77'
    expect((await order(server(), { address })).status).toBe(429)
    const { url } = await makeLink(server())
    const key = new URL(url).searchParams.get('k') ?? ''
    await server().call('POST', '/api/agentLink/accept', { key })
    const id = await ready(server(), { address }, { agentLink: key })
    expect((await confirm(server(), id, address)).status).toBe(200)
  })
})

describe('what an agent’s link vouches for (S56)', () => {
  const server = useServer({ env: { ...low, OPEN_VISITS_PER_NETWORK: '2' }, limits: fewer })
  async function acceptedLink() {
    const { id, url } = await makeLink(server())
    const key = new URL(url).searchParams.get('k') ?? ''
    await server().call('POST', '/api/agentLink/accept', { key })
    return { id, key }
  }
  const leadsOf = async (key: string, address: string, count: number) => {
    const ids: string[] = []
    for (let at = 0; at < count; at += 1) ids.push(await ready(server(), { address }, { agentLink: key }))
    return ids
  }
  const statusOf = async (id: string, address: string) => (await confirm(server(), id, address)).status
  /** Two orders of somebody else, which use up the network. */
  async function useUp(address: string) {
    for (const _ of [1, 2]) expect((await order(server(), { address })).status).toBe(200)
    expect((await order(server(), { address })).status).toBe(429)
  }

  it('of the leads that were opened with one key, all ordering, one more than without the link', async () => {
    const address = '192.0.5.1'
    const { key } = await acceptedLink()
    const ids = await leadsOf(key, address, 5)
    await useUp(address)
    const replies = await Promise.all(ids.map((id) => statusOf(id, address)))
    expect(replies.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    for (const id of ids) replies.push(await statusOf(id, address))
    // the lead that was opened last has its order, which is told again; the others wait for a person
    expect(replies.slice(5)).toEqual([429, 429, 429, 429, 200])
  })

  it('after its first order, and after it was revoked or has expired, nothing', async () => {
    const address = '192.0.6.1'
    const [used, revoked, expired] = [await acceptedLink(), await acceptedLink(), await acceptedLink()]
    const [before = ''] = await leadsOf(used.key, address, 1)
    const [first = ''] = await leadsOf(used.key, address, 1)
    const [ofRevoked = ''] = await leadsOf(revoked.key, address, 1)
    const [ofExpired = ''] = await leadsOf(expired.key, address, 1)
    await useUp(address)
    expect(await statusOf(first, address)).toBe(200)
    const [after = ''] = await leadsOf(used.key, address, 1)
    await server().sql('update agent_links set revoked_at = now() where id = $1', [revoked.id])
    await server().sql('update agent_links set expires_at = created_at where id = $1', [expired.id])
    for (const id of [before, after, ofRevoked, ofExpired]) expect(await statusOf(id, address)).toBe(429)
  })

  itInFullRun('its customer who opened it again, because the browser forgot, still orders', async () => {
    const address = '192.0.7.1'
    const { key } = await acceptedLink()
    await leadsOf(key, address, 1)
    await server().call('POST', '/api/agentLink/accept', { key })
    const [again = ''] = await leadsOf(key, address, 1)
    await useUp(address)
    expect(await statusOf(again, address)).toBe(200)
  })
})

describe('visits that one telephone, mailbox or house books (D112, S43)', () => {
  const server = useServer({ env: low, limits: fewer })
  let net = 0
  /** Somebody at an address of their own. */
  const elsewhere = () => `10.${Math.floor((net += 1) / 250)}.${net % 250}.1`

  const sharing: [string, (at: number) => Partial<Person>][] = [
    ['telephone', () => ({ phone: '11955554444' })],
    ['mailbox, however it is spelt', (at) => ({ email: `same.mailbox+${at}@gmail.com` })],
    ['house, however it is spelt', (at) => ({ house: ['1777', '1.777', 'nº 1777', '01777'][at % 4] ?? '' })],
  ]

  // a telephone's limit is also that of the person whose telephone a stranger used
  it.each(rowsToRun(sharing, ([what]) => what.startsWith('mailbox')))(
    'end at the limit: one %s',
    async (_what, shared) => {
      const before = await bookedOf(server())
      const replies = []
      for (let at = 0; at < 4; at += 1)
        replies.push(await order(server(), { ...shared(at), address: elsewhere() }))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(await bookedOf(server())).toBe(before + 3)
    },
  )

  it('the person whose telephone a stranger used: their order is taken and held, never refused', async () => {
    const phone = '11944443333'
    for (let at = 0; at < 3; at += 1) await order(server(), { phone, address: elsewhere() })
    const mine = await order(server(), { phone, address: elsewhere() })
    expect(statusAndCode(mine)).toEqual(REFUSED_UNTIL_CALL)
    const kept = await server().call('GET', `/api/lead/${mine.id}`)
    expect(kept.body).toMatchObject({ name: ANSWERS.name.name, risk: 'approved' })
    const call = await server().call('POST', '/api/supportRequest', { idLead: mine.id })
    const [asked] = await server().sql('select is_first from support_requests where id = $1', [call.body.id])
    expect(asked).toEqual({ is_first: true })
  })

  itInFullRun('become free when a visit is over, cancelled or erased', async () => {
    const phone = '11933332222'
    const ids: string[] = []
    for (let at = 0; at < 3; at += 1) ids.push((await order(server(), { phone, address: elsewhere() })).id)
    const next = await ready(server(), { phone, address: elsewhere() })
    const address = elsewhere()
    expect((await confirm(server(), next, address)).status).toBe(429)
    expect((await server().call('DELETE', '/api/lead', { id: ids[0], phone })).status).toBe(200)
    expect((await confirm(server(), next, address)).status).toBe(200)
    const keysOf = (id: string) => server().sql('select 1 from open_visit_keys where lead_id = $1', [id])
    expect(await keysOf(ids[0] ?? '')).toEqual([])
    expect(await keysOf(next)).not.toEqual([])
    // the day after its visit nothing tells any more where an order came from
    const now = server().clock.now()
    const [{ day } = {}] = await server().sql(
      'select max(installation_day)::text as day from orders where lead_id = any($1)',
      [[...ids, next]],
    )
    server().clock.set(`${String(day)}T20:00:00Z`)
    const { providers, db, clock, config } = server()
    await purgeConfirmed({ db, clock, providers, config })
    expect(await keysOf(next)).not.toEqual([])
    server().clock.advance(86_400_000)
    await purgeConfirmed({ db, clock, providers, config })
    expect(await keysOf(next)).toEqual([])
    expect(
      await server().sql(
        'select 1 from open_visit_turns t where not exists (select 1 from open_visit_keys k where k.key = t.key)',
      ),
    ).toEqual([])
    server().clock.set(now.toISOString())
  })
})

describe('people whom the limits of visits could hurt (D112, S43)', () => {
  const server = useServer({ env, limits })
  const all = async (persons: readonly Person[]) => {
    const replies = []
    for (const person of persons) replies.push((await order(server(), person)).status)
    return replies
  }
  const times = <T>(count: number, make: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at))

  it('a family of three orders in one house, with one telephone, mailbox and address', async () => {
    const family = { phone: '11922221111', email: 'family@example.com', house: '1001', address: '192.0.2.1' }
    expect(await all([family, family, family])).toEqual([200, 200, 200])
  })

  itInFullRun('a condominium whose portal has one address: a dozen flats of one building', async () => {
    const flat = (at: number) => ({
      house: '1002',
      complement: `bloco ${at % 2} apto ${at}`,
      address: '192.0.3.1',
    })
    expect(await all(times(12, flat))).toEqual(times(12, () => 200))
  })
})

describe('behind a proxy that is not trusted (D93, D112)', () => {
  const server = useServer({ env: { ...env, TRUST_PROXY: '', OPEN_VISITS_PER_NETWORK: '3' }, limits })
  const orders = async (count: number, headers: Record<string, string>) => {
    const replies = []
    for (let at = 0; at < count; at += 1) {
      const id = await ready(server(), { address: '' })
      replies.push((await confirm(server(), id, '', headers)).status)
    }
    return replies
  }

  it('all visitors seem to have one address, so nobody is counted by network', async () => {
    expect(await orders(4, { 'x-forwarded-for': '192.0.2.5' })).toEqual([200, 200, 200, 200])
  })

  itInFullRun('whoever invents the header of a proxy where there is none is counted', async () => {
    expect(await orders(1, {})).toEqual([200])
    expect(await orders(3, { 'x-forwarded-for': '192.0.2.5' })).toEqual([200, 200, 429])
  })
})
