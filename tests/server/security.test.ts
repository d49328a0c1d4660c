/** The server's lines of the security page that no suite of their own shows. The test's name carries the line. */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDoor, type Door } from '../../server/door.ts'
import { CALLS } from '../support/calls.ts'
import { ANSWERS, answeredLead, FINISH, openLead, PAULISTA, readyLead } from '../support/lead.ts'
import { fakeMail } from '../support/mail.ts'
import { useServer } from '../support/server.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('leads', () => {
  const server = useServer()

  it('security 1: have ids of 122 random bits, never sequential', async () => {
    const ids: string[] = []
    for (let batch = 0; batch < 20; batch += 1) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => server().call('POST', '/api/lead-v2', PAULISTA)),
      )
      ids.push(...replies.map((reply) => String(reply.body.idLead)))
    }
    expect(ids).toHaveLength(1000)
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(UUID_V4)
    // No bit but version and variant is the same in all; no order in time shows.
    const firsts = new Set(ids.map((id) => id.slice(0, 2)))
    expect(firsts.size).toBeGreaterThan(200)
    const rising = ids.filter((id, at) => at > 0 && id > (ids[at - 1] ?? '')).length
    expect(Math.abs(rising - 500)).toBeLessThan(100)
  })

  it('security 1: have one id, however its letters are written', async () => {
    const id = await openLead(server())
    const capitals = id.toUpperCase()
    for (const step of ['phone', 'documentNumber'] as const) {
      const { status } = await server().call('PATCH', `/api/lead-v2/${capitals}/${step}`, ANSWERS[step])
      expect(status).toBe(200)
    }
    const renta = { idLead: capitals, phoneNumber: ANSWERS.phone.phone }
    expect((await server().call('POST', '/api/lead/createFromRenta', renta)).body.id).toBe(id)
    for (const each of [id, capitals]) {
      const lead = await server().call('GET', `/api/lead/${each}`)
      expect(lead.body).toMatchObject({ id, masked: { phone: '(11) 9****-**21', cpf: '***.982.247-**' } })
    }
  })

  it('security 3: are shown with masks only', async () => {
    const company = await answeredLead(server(), { documentNumber: { cnpj: '12ABC34501DE35' } })
    const person = await answeredLead(server())
    for (const id of [company, person]) {
      const { text } = await server().call('GET', `/api/lead/${id}`)
      for (const secret of [
        '52998224725',
        '12ABC34501DE35',
        '11987654321',
        '12345-6',
        '0001',
        'Ana Pereira',
      ]) {
        expect(text.replace(/P\d{6}\w{6}/g, '')).not.toContain(`"${secret}`)
      }
      expect(text).not.toMatch(/98765-?4321|982\.?247-?25|Pereira|s1\./)
    }
  })

  it('security 6: cannot be finished empty; what is missing is named', async () => {
    const id = await openLead(server())
    const { status, body } = await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect([status, body.code]).toEqual([409, 'missing_steps'])
    expect(body.missing).toEqual(expect.arrayContaining([...Object.keys(ANSWERS), 'riskValidation']))
  })

  it('security 10: cannot be changed once they are finished', async () => {
    const id = await readyLead(server())
    await server().call('PUT', `/api/lead/${id}`, FINISH)
    const before = await server().sql('select * from leads where id = $1', [id])
    for (const [step, answer] of Object.entries(ANSWERS)) {
      expect((await server().call('PATCH', `/api/lead-v2/${id}/${step}`, answer)).status).toBe(409)
    }
    const items = Object.entries(ANSWERS).map(([step, body]) => ({ step, body }))
    const { body } = await server().call('PATCH', `/api/lead-v2/${id}/batch`, { items })
    expect((body.results as { success: boolean }[]).some((result) => result.success)).toBe(false)
    expect(await server().sql('select * from leads where id = $1', [id])).toEqual(before)
  })
})

/** Texts that are markup, links, formulas or SQL somewhere else. */
const NASTY = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  ['javascript', 'alert(1)'].join(':'),
  '=HYPERLINK("http://evil.example")',
  "'; drop table leads; --",
  "' or '1'='1",
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor.prototype.polluted',
] as const

describe('texts', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider } })
  const fields = [
    'complement',
    'accessNotes',
    'customComplement',
    'complemento2',
    'address',
    'neighborhood',
  ] as const

  it.each(NASTY)('security 12, 13: %j is text and stays text, in every free field', async (text) => {
    const id = await openLead(server(), { cep: '37640000', number: text, block_number: text.slice(0, 32) })
    const body = Object.fromEntries(fields.map((name) => [name, text]))
    expect((await server().call('PATCH', `/api/lead-v2/${id}/address`, body)).status).toBe(200)
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body.address).toMatchObject({ ...body, number: text })
    expect(lead.headers['content-type']).toContain('application/json')
    expect(lead.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(NASTY)('security 13: %j harms nothing in any field of any call', async (text) => {
    const world = { server: server(), mail }
    const before = await server().sql('select count(*)::int as plans from plans')
    for (const call of CALLS) {
      const { path, body } = await call.happy(world)
      for (const name of Object.keys(body ?? {})) {
        const reply = await server().call(call.method, path, { ...body, [name]: text })
        expect([call.template, name, reply.status < 500]).toEqual([call.template, name, true])
      }
    }
    expect(await server().sql('select count(*)::int as plans from plans')).toEqual(before)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it.each([
    ['10 kB', 'x'.repeat(10_000), 400, ''],
    ['HTML', '<b>news</b>', 200, 'bnews/b'],
    ['CR and LF', 'a\r\nSet-Cookie: b', 200, 'a  Set-Cookie: b'],
  ])('security 16: tracking of %s is refused or cleaned', async (_what, value, status, kept) => {
    const reply = await server().call('POST', '/api/lead-v2', {
      ...PAULISTA,
      utm_source: value,
      evil_param: value,
    })
    expect(reply.status).toBe(status)
    if (status !== 200) return
    const [row] = await server().sql('select origin from leads where id = $1', [reply.body.idLead])
    expect(row?.origin).toMatchObject({ utm_source: kept })
    expect(row?.origin).not.toHaveProperty('evil_param')
  })
})

describe('requests', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider }, env: { REQUEST_TIMEOUT_MS: '700' } })
  const gets = CALLS.filter((call) => call.method === 'GET' && !call.template.includes('getNewcode'))

  /** Everything that is stored, as one text. */
  async function everything(): Promise<string> {
    const tables = await server().sql(
      "select table_name as t from information_schema.tables where table_schema = 'public'",
    )
    const dumps = []
    for (const { t } of tables) {
      if (t !== 'rate_limits')
        dumps.push(await server().sql(`select to_jsonb(x) as row from ${String(t)} x order by 1`))
    }
    return JSON.stringify(dumps)
  }

  it.each(gets.map((call) => ({ name: call.template, call })))(
    'security 21: GET $name changes nothing',
    async ({ call }) => {
      const { path } = await call.happy({ server: server(), mail })
      const before = await everything()
      expect((await server().call('GET', path)).status).toBe(200)
      expect(await everything()).toBe(before)
    },
  )

  it.each(CALLS.map((call) => ({ name: `${call.method} ${call.template}`, call })))(
    'security 14: $name carries the security headers',
    async ({ call }) => {
      const { path, body } = await call.happy({ server: server(), mail })
      for (const asked of [body, { wrong: true }]) {
        const { headers } = await server().call(call.method, path, body && asked)
        expect(headers['content-security-policy']).toContain("object-src 'none'")
        expect(headers['content-security-policy']).not.toContain('unsafe')
        expect(headers).toMatchObject({
          'strict-transport-security': expect.stringContaining('max-age='),
          'x-content-type-options': 'nosniff',
          'referrer-policy': expect.any(String),
          'cache-control': expect.stringMatching(/no-store|must-revalidate/),
        })
      }
    },
  )

  describe('of slow clients', () => {
    let door: Door
    beforeAll(async () => {
      const settings = { port: 0, host: '127.0.0.1', requestTimeoutMs: 700 }
      door = await openDoor(settings, new AbortController().signal)
      door.lead(server().app)
      return () => door.close(0)
    })

    it('security 22: are cut, and others are served meanwhile', async () => {
      const slow = Array.from({ length: 50 }, () => {
        const socket = connect(Number(new URL(door.url).port), '127.0.0.1')
        socket.on('error', () => undefined)
        socket.write(
          'POST /api/lead-v2 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{',
        )
        return socket
      })
      const closed = Promise.all(slow.map((socket) => new Promise((resolve) => socket.on('close', resolve))))
      for (const socket of slow) socket.on('data', () => undefined)
      await wait(100)
      const served = await fetch(`${door.url}/api/banks`)
      expect(served.status).toBe(200)
      await served.text()
      await Promise.race([
        closed,
        wait(10_000).then(() => Promise.reject(new Error('slow clients were not cut'))),
      ])
    })
  })
})
