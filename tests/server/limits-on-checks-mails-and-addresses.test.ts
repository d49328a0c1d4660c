/** Limits to what one visitor can do to others, to a mailbox, or to somebody else's document. */
import { describe, expect, it } from 'vitest'
import { isCpf } from '../../src/lib/cpf.ts'
import { ANSWERS, answeredLead, openLead } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { fromAddress, repeatCall } from '../support/low-rate-limits.ts'
import { useServer, type Reply, type TestServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun, describeInFullRun } from '../support/sampled-tests.ts'

/** Documents that belong to nobody in particular. */
const STRANGERS = ['71428793860', '11144477735', '12345678909', '98765432100']
const RENEWAL = '30000000620'
/** Many more of these. */
const DOCUMENTS = Array.from({ length: 5_000 }, (_, at) => String(71_428_793_860 + at)).filter(isCpf)

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

const answer = (server: TestServer, id: string, cpf: string) =>
  server.call('PATCH', `/api/lead-v2/${id}/documentNumber`, { cpf })

describe('risk checks (S27)', () => {
  const env = { TRUST_PROXY: '1', RATE_LIMIT_DOCUMENT_PER_HOUR: '8' }
  const server = useServer({ env, limits: { riskPerHour: 5 } })
  const ask = (id: string, address: string) =>
    server().call('PUT', `/api/lead-v2/${id}`, {}, fromAddress(address))

  const expectHelp = ({ status, body, headers }: Reply) => {
    expect([status, body.code]).toEqual([429, 'too_many'])
    expect(body.message).toContain('Uma pessoa da equipe continua com você.')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }

  it('are made for three documents of one lead, then a person helps', async () => {
    const id = await answeredLead(server())
    const replies = []
    for (const cpf of STRANGERS) {
      await answer(server(), id, cpf)
      replies.push(await ask(id, '10.7.0.1'))
    }
    expect(statuses(replies)).toEqual([200, 200, 200, 429])
    expectHelp(replies[3] as Reply)
    expect(await server().value('select risk from leads where id = $1', [id])).toBe('none')
    // One of the three may be asked about again.
    await answer(server(), id, STRANGERS[0] ?? '')
    expect((await ask(id, '10.7.0.1')).status).toBe(200)
  })
})

describe('mails that anyone can cause (S28)', () => {
  const mail = fakeMail()
  const server = useServer({
    providers: { mail: mail.provider },
    env: { TRUST_PROXY: '1', RATE_LIMIT_CODES_PER_HOUR: '5' },
  })
  const link = async (id: string, email: string, address: string) => {
    await server().call('PATCH', `/api/lead-v2/${id}/email`, { email, accept_promotions: false })
    return server().call('POST', `/api/lead-v2/${id}/resumeLink`, {}, fromAddress(address))
  }

  it('are five an hour for a lead, whoever it names', async () => {
    const id = await openLead(server())
    const before = mail.sent.length
    const replies = await repeatCall(20, (at) => link(id, `recipient${at}@example.com`, `10.8.0.${at}`))
    expect(statuses(replies).filter((status) => status === 200)).toHaveLength(5)
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many' } })
    expect(mail.sent.length - before).toBe(5)
  })

  it.each([
    ['behind a plus sign', [0, 1, 2, 3, 4, 39].map((at) => `victim+${at}@example.com`)],
    [
      'with dots that its provider ignores',
      ['victim', 'v.ictim', 'vi.ctim', 'v.i.c.t.i.m', 'victi.m', 'vict.im'].map(
        (name) => `${name}@gmail.com`,
      ),
    ],
  ])('are five an hour for a mailbox, also %s', async (_, spellings) => {
    const before = mail.sent.length
    const replies = await repeatCall(6, async (at) =>
      link(await openLead(server()), spellings[at] ?? '', `10.8.1.${at}`),
    )
    expect(statuses(replies).filter((status) => status === 200)).toHaveLength(5)
    expect(mail.sent.length - before).toBe(5)
  })
})

describeInFullRun('mails from one address (S28)', () => {
  const mail = fakeMail()
  const server = useServer({
    providers: { mail: mail.provider },
    env: { TRUST_PROXY: '1', RATE_LIMIT_ADDRESS_PER_MINUTE: '8', RATE_LIMIT_CODES_PER_HOUR: '2' },
  })

  it('go to as many people as the limit of an address lets in, and to no more', async () => {
    const replies = await repeatCall(9, async (at) => {
      const id = await openLead(server())
      const email = { email: `neighbour${at}@example.com`, accept_promotions: false }
      await server().call('PATCH', `/api/lead-v2/${id}/email`, email)
      return server().call('POST', `/api/lead-v2/${id}/resumeLink`, {}, fromAddress('10.8.2.1'))
    })
    expect(statuses(replies)).toEqual([...Array.from({ length: 8 }, () => 200), 429])
    expect(mail.sent).toHaveLength(8)
  })
})

describe('an IPv6 address (S30)', () => {
  const server = useServer({ env: { TRUST_PROXY: '1', RATE_LIMIT_ADDRESS_PER_MINUTE: '3' } })
  const look = (address: string, at: number) =>
    server().call(
      'GET',
      `/api/renewalBaseUser/check-client/${DOCUMENTS[at]}`,
      undefined,
      fromAddress(address),
    )
  const order = (address: string) =>
    server().call('POST', '/api/lead-v2', { cep: '01310100', number: '1000' }, fromAddress(address))

  it('counts by its /64', async () => {
    const replies = await repeatCall(4, (at) => look(`2001:db8:1:2:${at}::1`, at))
    expect(statuses(replies)).toEqual([200, 200, 200, 429])
    expect((await look('2001:db8:1:3::1', 0)).status).toBe(200)
  })

  // one person may hold a /56 or a /48 of a provider, with 256 or 65,536 networks in it
  const blocks = [
    ['/56', (at: number) => `2001:db8:2:1${at % 8}::1`, 6],
    ['/48', (at: number) => `2001:db8:3:${1 + (at % 8)}00::1`, 9],
  ] as const
  it.each(rowsToRun(blocks, 1))(
    'counts by its %s, too, with a larger limit',
    async (_block, address, limit) => {
      const replies = await repeatCall(24, (at) => look(address(at), at))
      expect(statuses(replies).filter((status) => status === 200)).toHaveLength(limit)
      expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many' } })
    },
  )

  it('that is beyond its limit takes nothing from its neighbours in the same block', async () => {
    const flood = await repeatCall(12, (at) => look('2001:db8:4:10::1', at))
    expect(statuses(flood).filter((status) => status === 200)).toHaveLength(3)
    const neighbours = await repeatCall(3, (at) => look('2001:db8:4:11::1', at))
    expect(statuses(neighbours)).toEqual([200, 200, 200])
  })

  itInFullRun(
    'of a carrier that gives each telephone a /64: as many telephones order as behind an IPv4 address',
    async () => {
      const leads = await repeatCall(60, (at) => order(`2001:db8:5:${at.toString(16)}::1`))
      expect(statuses(leads)).not.toContain(429)
    },
  )
})

describe('writes without an end (S31)', () => {
  const server = useServer({
    env: { TRUST_PROXY: '1', RATE_LIMIT_ADDRESS_PER_MINUTE: '4' },
    limits: { writesPerMinute: 6 },
  })
  const expectLimited = (reply: Reply | undefined) => {
    expect([reply?.status, reply?.body.code]).toEqual([429, 'too_many'])
    expect(Number(reply?.headers['retry-after'])).toBeGreaterThan(0)
  }

  it('of one lead are refused, and another lead’s are not', async () => {
    const [id, other] = [await openLead(server()), await openLead(server())]
    const name = (lead: string) => server().call('PATCH', `/api/lead-v2/${lead}/name`, ANSWERS.name)
    const replies = await repeatCall(7, (at) => name(at % 2 ? id : id.toUpperCase()))
    expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 200, 429])
    expectLimited(replies[6])
    expect((await name(other)).status).toBe(200)
    expect((await server().call('GET', `/api/lead/${id}`)).status).toBe(200)
  })

  it('in batches count by their answers', async () => {
    const id = await openLead(server())
    const items = [
      { step: 'name', body: ANSWERS.name },
      { step: 'dueDate', body: ANSWERS.dueDate },
      { step: 'phone', body: ANSWERS.phone },
    ]
    const replies = await repeatCall(3, () => server().call('PATCH', `/api/lead-v2/${id}/batch`, { items }))
    expect(statuses(replies)).toEqual([200, 200, 429])
  })

  it.each(['PUT', 'DELETE'] as const)('%s lead-no-coverage are counted by address', async (method) => {
    const waiting = await server().call('POST', '/api/lead-no-coverage', { cep: '68800000' })
    const body = { id: waiting.body.id }
    const headers = fromAddress(method === 'PUT' ? '10.9.0.1' : '10.9.0.2')
    const replies = await repeatCall(5, () => server().call(method, '/api/lead-no-coverage', body, headers))
    expectLimited(replies[4])
    expect(statuses(replies.slice(0, 4))).not.toContain(429)
  })
})

describe('look-ups of somebody’s CPF (S34)', () => {
  const LIMITS = { TRUST_PROXY: '1', RATE_LIMIT_CPF_PER_MINUTE: '10', RATE_LIMIT_DOCUMENT_PER_HOUR: '12' }
  const look = (server: TestServer, address: string, cpf = RENEWAL) =>
    server.call('POST', '/api/renewalBaseUser/documentNumber', { cpf }, fromAddress(address))

  describe('without a mail server', () => {
    const server = useServer({ env: LIMITS })

    it('from one address do not lock the person out at another', async () => {
      const replies = await repeatCall(31, () => look(server(), '10.10.0.1'))
      expect(replies.at(-1)?.status).toBe(429)
      expect((await look(server(), '10.10.0.2')).status).toBe(200)
    })

    it('from very many addresses end', async () => {
      const replies = await repeatCall(14, (at) => look(server(), `10.10.1.${at}`, '30000000892'))
      expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many' } })
    })
  })
})

describeInFullRun('limits by address', () => {
  const server = useServer({ env: { RATE_LIMIT_ADDRESS_PER_MINUTE: '60' }, limits: { quizPerMinute: 10 } })

  it('let as many people behind one address guess as may open a lead (S27)', async () => {
    const leads = await Promise.all(Array.from({ length: 15 }, () => openLead(server())))
    const codes = await Promise.all(
      leads.map((idLead) =>
        server().call('PATCH', '/api/lead/collaborator/validate', { idLead, code: '123456' }),
      ),
    )
    expect(statuses(codes)).not.toContain(429)
  })
})
