/** One open call per phone number: asking again, also in somebody else's name, creates no second one. */
import { describe, expect, it } from 'vitest'
import { callListWords as words } from '../../src/content/desk/call-list.ts'
import { desk, signedIn, type Person } from '../support/desk-over-http.ts'
import { SAME_MS } from '../../server/services/call-requests.ts'
import { ROWS_PER_PAGE } from '../../src/lib/paginate-list.ts'
import { fromAddress } from '../support/low-rate-limits.ts'
import { ANSWERS, answeredLead, PAULISTA } from '../support/create-leads.ts'
import { useServer, type Reply, type TestServer } from '../support/server.ts'
import { itInFullRun, describeInFullRun } from '../support/sampled-tests.ts'

const HOUR = 3_600_000
/** The telephone of the renewing customer (docs/test-people.md). */
const RENATA = '11912340006'
/** As shipped. */
const env = {
  TRUST_PROXY: '1',
  CALLS_PER_NETWORK: '10',
  LIST_SHARE_PERCENT: '5',
}
const limits = { callNoticesPerDay: 5 }

const ask = (server: TestServer, telephone: string, address = '10.60.0.1', more: object = {}) =>
  server.call('POST', '/api/supportRequest', { telephone, ...more }, fromAddress(address))

/** Replies that say that the call was already requested. */
const repeats = (replies: readonly Reply[]) => replies.filter(({ body }) => body.alreadyRequested === true)

const notices = async (server: TestServer, ids: readonly unknown[]) =>
  server.sql("select subject_id from outbox where kind = 'call.requested' and subject_id = any($1)", [ids])
const allNotices = async (server: TestServer) =>
  (await server.sql("select 1 from outbox where kind = 'call.requested'")).length
const recordsOf = (server: TestServer, ids: readonly unknown[]) =>
  server.sql('select id from support_requests where id = any($1)', [ids])

/** “Próxima”, as the next free operator presses it; the page of the call. */
async function next(who: Person): Promise<string> {
  const { to = '' } = await who.press('/operador/ligacoes', 'proxima')
  return (await who.open(to)).text
}

describe('a telephone for which many calls are requested (D117, S48)', () => {
  const server = useServer({ desk, env, limits, at: '2026-11-20T15:00:00Z' })

  it('gets one of requests at the same time, too', async () => {
    const before = await allNotices(server())
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ask(server(), '11987650002', '10.60.0.2')),
    )
    expect(repeats(replies)).toEqual([])
    expect((await allNotices(server())) - before).toBe(1)
  })

  it('gets another after a day, and as soon as the desk has settled the first', async () => {
    const telephone = '11987650003'
    const first = await ask(server(), telephone)
    server().clock.advance(23 * HOUR)
    const again = { earlierCalls: [first.body.id] }
    expect((await ask(server(), telephone, '10.60.0.1', again)).body.alreadyRequested).toBe(true)
    server().clock.advance(2 * HOUR)
    const second = await ask(server(), telephone, '10.60.0.1', again)
    expect(second.body.alreadyRequested).toBeUndefined()
    expect(await notices(server(), [first.body.id, second.body.id])).toHaveLength(2)
    await server().sql(
      `insert into call_tasks (subject_id, result, closed_at, updated_at)
       select id, 'recusou', $1, $1 from support_requests where id = any($2)`,
      [server().clock.now(), [first.body.id, second.body.id]],
    )
    expect((await ask(server(), telephone, '10.60.0.1', again)).body.alreadyRequested).toBeUndefined()
  })

  itInFullRun('gets few notifications a day, though the requests are erased each time', async () => {
    let sent = 0
    for (let at = 0; at < 12; at += 1) {
      const { body } = await ask(server(), '11987650004')
      sent += (await notices(server(), [body.id])).length
      expect((await server().call('DELETE', '/api/lead', { id: body.id })).status).toBe(200)
      expect(await recordsOf(server(), [body.id])).toEqual([])
    }
    expect(sent).toBe(5)
    // the person is still listened to
    const own = await ask(server(), '11987650004', '10.60.0.9')
    expect(own.body.alreadyRequested).toBeUndefined()
    expect(await recordsOf(server(), [own.body.id])).toHaveLength(1)
    expect(await notices(server(), [own.body.id])).toEqual([])
  })
})

describe('what a call request says of a number (S62)', () => {
  const server = useServer({ env, limits })
  const timed = async (telephone: string, more: object = {}, key?: string) => {
    const began = performance.now()
    const headers = { ...fromAddress('10.67.0.1'), ...(key !== undefined && { 'idempotency-key': key }) }
    const reply = await server().call('POST', '/api/supportRequest', { telephone, ...more }, headers)
    return { reply, ms: performance.now() - began }
  }

  it('is the same for one that waits for a call and one that does not, in words and in time', async () => {
    const waiting = ['11987651001', '11987651002', '11987651003']
    for (const telephone of waiting) await ask(server(), telephone, '10.67.0.2')
    const shapes = []
    for (const telephone of [...waiting, '11987651004', '11987651005']) {
      const { reply, ms } = await timed(telephone)
      shapes.push([reply.status, Object.keys(reply.body), Object.keys(reply.headers).toSorted()])
      // the work takes a tenth of it, with and without a notice to the operator
      expect(ms).toBeGreaterThanOrEqual(SAME_MS - 1)
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  })

  it('is the same again where the first reply was lost', async () => {
    const telephone = '11987651010'
    await ask(server(), telephone, '10.67.0.2')
    const key = crypto.randomUUID()
    const [first, replayed] = [await timed(telephone, {}, key), await timed(telephone, {}, key)]
    expect(replayed.reply.body).toEqual(first.reply.body)
    expect(first.reply.body).not.toHaveProperty('alreadyRequested')
  })

  it('tells the order and the browser that asked before, and nobody with an invented id', async () => {
    const telephone = '11987651020'
    const id = await answeredLead(server(), { phone: { phone: telephone } })
    const own = { idLead: id }
    const { body } = (await timed(telephone, own)).reply
    const told = async (more: object) => (await timed(telephone, more)).reply.body.alreadyRequested
    expect(await told(own)).toBe(true)
    expect(await told({ earlierCalls: [body.id] })).toBe(true)
    expect(await told({ earlierCalls: [crypto.randomUUID(), 'x'] })).toBeUndefined()
    const other = await answeredLead(server(), { phone: { phone: '11987651021' } })
    expect(await told({ idLead: other })).toBeUndefined()
    // a browser that asked for another number learns nothing of this one
    const elsewhere = (await timed('11987651022')).reply.body
    expect(await told({ earlierCalls: [elsewhere.id] })).toBeUndefined()
  })
})

describe('a person whose telephone a stranger used (D117, S35, S48)', () => {
  const server = useServer({ desk, env, limits, at: '2026-11-20T15:00:00Z' })

  it('is called though the stranger erases the first request, and the operator is told once', async () => {
    const stranger = await ask(server(), '11987650011', '10.61.0.1')
    const own = await ask(server(), '11987650011', '10.61.0.2')
    expect(own.body).toEqual({ success: true, id: expect.any(String) })
    expect(await notices(server(), [own.body.id])).toEqual([])
    expect((await server().call('DELETE', '/api/lead', { id: stranger.body.id })).status).toBe(200)
    expect(await recordsOf(server(), [stranger.body.id, own.body.id])).toHaveLength(1)
    expect(await notices(server(), [own.body.id])).toHaveLength(1)
    // the stranger's next request is a further one
    const further = await ask(server(), '11987650011', '10.61.0.1')
    expect(await notices(server(), [further.body.id])).toEqual([])
  })

  itInFullRun('is not told twice of a call whose notice was sent before the stranger erased it', async () => {
    const stranger = await ask(server(), '11987650012', '10.61.0.1')
    const own = await ask(server(), '11987650012', '10.61.0.2')
    const sent = 'update outbox set attempts = 1, delivered_at = now() where subject_id = $1'
    await server().sql(sent, [stranger.body.id])
    await server().call('DELETE', '/api/lead', { id: stranger.body.id })
    expect(await notices(server(), [own.body.id])).toEqual([])
    expect(await recordsOf(server(), [own.body.id])).toHaveLength(1)
  })

  it('is first with an order of their own that is held, also after a stranger’s dozen requests; once', async () => {
    for (let at = 0; at < 12; at += 1) await ask(server(), '11987650013', '10.61.0.3')
    const id = await answeredLead(server(), { phone: { phone: '11987650013' } })
    await server().sql('update leads set held_at = now() where id = $1', [id])
    const replies = []
    for (let at = 0; at < 3; at += 1)
      replies.push(
        await server().call('POST', '/api/supportRequest', { idLead: id }, fromAddress('10.61.0.4')),
      )
    expect(replies.map(({ body }) => body.alreadyRequested)).toEqual([undefined, true, true])
    expect(
      await notices(
        server(),
        replies.map(({ body }) => body.id),
      ),
    ).toHaveLength(1)
    const rows = await server().sql('select distinct is_first from support_requests where lead_id = $1', [id])
    expect(rows).toEqual([{ is_first: true }])
  })

  it('of a renewal comes first only with the telephone on record', async () => {
    const open = async () => {
      const path = '/api/renewalBaseUser/documentNumber'
      const { body } = await server().call('POST', path, { cpf: '30000000620' })
      await server().sql('update renewal_requests set held_at = now() where id = $1', [
        body.id_renewal_request,
      ])
      return body.id_renewal_request
    }
    const isFirst = async (telephone: string) => {
      const { body } = await ask(server(), telephone, '10.62.0.3', { idLead: await open() })
      return await server().value('select is_first from support_requests where id = $1', [body.id])
    }
    expect(await isFirst('11987650021')).toBe(false)
    expect(await isFirst(RENATA)).toBe(true)
  })
})

describeInFullRun('a telephone that was typed for somebody’s held order (D117, S48)', () => {
  const server = useServer({ desk, env, limits, at: '2026-11-20T15:00:00Z' })

  it('does not come first', async () => {
    await ask(server(), '11987650020', '10.62.0.1')
    server().clock.advance(60_000)
    for (let at = 0; at < 2; at += 1) {
      const id = await answeredLead(server(), { phone: { phone: '11987650019' } })
      await server().sql('update leads set held_at = now() where id = $1', [id])
      const call = await ask(server(), `1198765003${at}`, '10.62.0.2', { idLead: id })
      const [row] = await server().sql('select is_first, lead_id from support_requests where id = $1', [
        call.body.id,
      ])
      expect(row).toEqual({ is_first: false, lead_id: id })
    }
    const who = await signedIn(server(), 'atendimento')
    expect(await next(who)).toContain('(11) 98765-0020')
  })
})

describe('a network that requests many calls (S48)', () => {
  const server = useServer({ desk, env, limits, at: '2026-11-20T15:00:00Z' })
  let numbers = 0
  const another = (address: string) =>
    ask(server(), `119870${String((numbers += 1)).padStart(5, '0')}`, address)
  const isLast = async (replies: readonly Reply[]) =>
    (
      await server().sql('select is_last from support_requests where id = any($1) order by created_at', [
        replies.map(({ body }) => body.id),
      ])
    ).map(({ is_last }) => is_last)

  it('that is a call centre or a condominium is taken whole: all are on the list, and the operator is told', async () => {
    const replies = []
    for (let at = 0; at < 12; at += 1) replies.push(await another('10.64.0.1'))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(repeats(replies)).toEqual([])
    expect(
      await notices(
        server(),
        replies.map(({ body }) => body.id),
      ),
    ).toHaveLength(12)
    expect((await isLast(replies)).filter((each) => each === false)).toHaveLength(10)
  })

  itInFullRun('puts nobody last who also asks from elsewhere', async () => {
    for (let at = 0; at < 12; at += 1) await another('10.65.0.1')
    await ask(server(), '11987650099', '10.65.0.1')
    await ask(server(), '11987650099', '10.66.0.1')
    const who = await signedIn(server(), 'atendimento')
    const listed: string[] = []
    for (let page = 1; listed.length === (page - 1) * ROWS_PER_PAGE; page += 1) {
      const { document } = await who.open(`/operador/ligacoes?pagina=${page}`)
      for (const row of document.querySelectorAll('tbody tr')) listed.push(row.textContent)
    }
    const own = listed.find((row) => row.includes(words.askedTimes(2)))
    expect(own).toBeDefined()
    expect(own).not.toContain(words.last)
  })
})

describeInFullRun('a network that fills the other lists of people to call (D117, S48)', () => {
  const server = useServer({ desk, env, limits, at: '2026-11-20T15:00:00Z' })
  let people = 0
  const telephone = () => `119860${String((people += 1)).padStart(5, '0')}`

  /** Leaves an order after the document, as a visitor who agreed to be contacted. */
  async function leave(
    address: string,
    way: 'steps' | 'batch' | 'legacy' = 'steps',
    number = telephone(),
  ): Promise<void> {
    const phone = { phone: number, acceptPhoneContact: true }
    if (way === 'legacy') {
      const all = { ...PAULISTA, ...phone, cpf: ANSWERS.documentNumber.cpf }
      await server().call('POST', '/api/lead', all, fromAddress(address))
      return
    }
    const { body } = await server().call('POST', '/api/lead-v2', PAULISTA, fromAddress(address))
    const path = `/api/lead-v2/${String(body.idLead)}`
    const items = Object.entries({ ...ANSWERS, phone }).map(([step, answer]) => ({ step, body: answer }))
    if (way === 'batch') await server().call('PATCH', `${path}/batch`, { items }, fromAddress(address))
    else
      for (const { step, body: answer } of items)
        await server().call('PATCH', `${path}/${step}`, answer, fromAddress(address))
  }

  const wait = async (address: string) => {
    const entry = { cep: '69900000', number: '1', name: 'Rita Luz', phone: telephone() }
    await server().call('POST', '/api/lead-no-coverage', entry, fromAddress(address))
  }

  /** The rows of a list, by whether they say that they come last. */
  async function listed(queue: string): Promise<boolean[]> {
    const who = await signedIn(server(), 'atendimento')
    const read = async (page: number) => {
      const { document } = await who.open(`/operador/ligacoes?fila=${queue}&pagina=${page}`)
      return [...document.querySelectorAll('tbody tr')].map(({ textContent }) =>
        textContent.includes(words.last),
      )
    }
    const first = await read(1)
    return first.length < ROWS_PER_PAGE ? first : [...first, ...(await read(2))]
  }

  it('has its ten orders that were left, whichever way they came; others’ come before the rest', async () => {
    for (const way of ['steps', 'batch', 'legacy', ...Array<'legacy'>(9).fill('legacy')] as const)
      await leave('10.90.0.1', way)
    server().clock.advance(60_000)
    for (const at of [0, 1]) await leave(`10.91.${at}.1`, 'batch')
    server().clock.advance(HOUR)
    expect(await listed('parou')).toEqual([...Array(12).fill(false), true, true])
    const who = await signedIn(server(), 'atendimento')
    await server().sql("update leads set risk = 'rejected'")
    expect(await listed('analise')).toEqual([...Array(12).fill(false), true, true])
    expect((await who.open('/operador/ligacoes?fila=analise&ordem=valor')).text).toContain(words.last)
  })

  it('has its ten places on the waiting list', async () => {
    for (let at = 0; at < 12; at += 1) await wait('10.92.0.1')
    server().clock.advance(60_000)
    for (const at of [0, 1]) await wait(`10.93.${at}.1`)
    await server().sql('update no_coverage_leads set network_since = $1', [server().clock.now()])
    server().clock.advance(HOUR)
    expect(await listed('rede')).toEqual([...Array(12).fill(false), true, true])
  })

  it('puts nobody last whose telephone a stranger used in it', async () => {
    for (let at = 0; at < 12; at += 1) await leave('10.94.0.1', 'batch')
    const own = telephone()
    await leave('10.94.0.1', 'batch', own)
    await leave('10.95.0.1', 'batch', own)
    server().clock.advance(HOUR)
    expect(await listed('parou')).toEqual([...Array(11).fill(false), true, true])
  })
})
