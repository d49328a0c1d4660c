/** Typed text stays text, whatever it looks like; each test's title names its line of the security page. */
import { describe, expect, it } from 'vitest'
import { TrackingFields } from '../../src/contract/shared-schemas.ts'
import { CALLS } from '../support/all-api-calls.ts'
import { openLead, PAULISTA } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { isFull } from '../support/rows-to-run.ts'
import { useServer } from '../support/server.ts'

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

/** The body once with each of its values replaced, however deep, and the path to that value. */
function withEach(body: unknown, value: string, at = ''): [where: string, body: unknown][] {
  if (typeof body !== 'object' || body === null) return at ? [[at, value]] : []
  return Object.entries(body).flatMap(([name, each]) => {
    const put = (changed: unknown) =>
      Array.isArray(body) ? body.with(Number(name), changed) : { ...body, [name]: changed }
    const deeper = withEach(each, value, `${at}/${name}`)
    const own: [string, unknown][] = typeof each === 'object' ? [[`${at}/${name}`, value]] : []
    return [...own, ...deeper].map(([where, changed]): [string, unknown] => [where, put(changed)])
  })
}

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

  it.each(NASTY)('S12, S13: %j is text and stays text, in every free field', async (text) => {
    const id = await openLead(server(), { cep: '37640000', number: text, block_number: text.slice(0, 32) })
    const body = Object.fromEntries(fields.map((name) => [name, text]))
    expect((await server().call('PATCH', `/api/lead-v2/${id}/address`, body)).status).toBe(200)
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body.address).toMatchObject({ ...body, number: text })
    expect(lead.headers['content-type']).toContain('application/json')
    expect(lead.headers['x-content-type-options']).toBe('nosniff')
  })

  it('S12: line ends and control characters of a house are spaces, wherever it is given', async () => {
    const house = {
      number: ' 1\r\n2\u0007 ',
      complement: 'a\tb\u2028c',
      block_number: 'A\n1',
      allotment_number: '\u202e7',
    }
    const plain = { number: '1 2', complement: 'a b c', block_number: 'A 1', allotment_number: '7' }
    const id = await openLead(server(), { ...PAULISTA, ...house })
    expect((await server().call('GET', `/api/lead/${id}`)).body.address).toMatchObject(plain)
    const offers = await server().call('POST', '/api/fiber-migration/offers', { cpf: '30000000701' })
    const migration = String(offers.body.idLead)
    await server().call('PATCH', `/api/fiber-migration/address/cep/${migration}`, { cep: PAULISTA.cep })
    await server().call('PATCH', `/api/fiber-migration/address/number/${migration}`, house)
    const lead = await server().call('GET', `/api/lead/${migration}`)
    expect(lead.body.address).toMatchObject(plain)
    const { complement: _none, ...waits } = house
    const waiting = await server().call('POST', '/api/lead-no-coverage', { cep: '68800000', ...waits })
    const [row] = await server().sql('select place from no_coverage_leads where id = $1', [waiting.body.id])
    const { complement: _neither, ...kept } = plain
    expect(row?.place).toMatchObject(kept)
  })

  it('S13, S22: no field of any call takes more than it needs, and no hostile text harms anything there', async () => {
    const world = { server: server(), mail }
    const before = await server().sql('select count(*)::int as plans from plans')
    const taken: string[] = []
    const sent = new Map(NASTY.map((text) => [text, 0]))
    const timesSent = (text: string) => sent.get(text) ?? 0
    for (const call of CALLS) {
      let { path, body } = await call.happy(world)
      for (const [where, changed] of withEach(body, 'x'.repeat(4_000))) {
        const { status, body: said } = await server().call(call.method, path, changed)
        // A batch reports for each answer what its own call would.
        const [first] = Array.isArray(said.results) ? (said.results as { success: boolean }[]) : []
        if (status !== 400 && first?.success !== false)
          taken.push(`${status} ${call.method} ${call.template} ${where}`)
      }
      // in `npm test` each call gets one of the texts: one that was sent least
      const [rarest] = NASTY.toSorted((one, other) => timesSent(one) - timesSent(other))
      const texts = NASTY.filter((text) => isFull || text === rarest)
      for (const text of texts) {
        let isUsed = false
        const send = async (where: string, to: string, changed?: unknown) => {
          sent.set(text, timesSent(text) + 1)
          const { status } = await server().call(call.method, to, changed)
          expect([text, call.template, where, status < 500]).toEqual([text, call.template, where, true])
          if (call.method !== 'GET' && status < 400) isUsed = true
        }
        for (const [where, changed] of withEach(body, text)) await send(where, path, changed)
        const { pathname, searchParams } = new URL(path, 'http://x')
        for (const name of searchParams.keys()) {
          const query = new URLSearchParams(searchParams)
          query.set(name, text)
          await send(`?${name}`, `${pathname}?${query}`, body)
        }
        if (call.template.includes('{'))
          await send('path', call.template.replaceAll(/\{\w+\}/g, encodeURIComponent(text)), body)
        // the next text is sent about somebody whom none has changed
        if (isUsed) ({ path, body } = await call.happy(world))
      }
    }
    expect(taken).toEqual([])
    const least = isFull ? 100 : 5
    for (const [text, count] of sent)
      expect([text, count]).toEqual([text, expect.toSatisfy((times: number) => times > least)])
    expect(await server().sql('select count(*)::int as plans from plans')).toEqual(before)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it.each([
    ['10 kB', 'x'.repeat(10_000), 400, ''],
    ['257 characters', 'x'.repeat(257), 400, ''],
    ['256 characters', 'x'.repeat(256), 200, 'x'.repeat(256)],
    ['HTML', '<b>news</b>', 200, 'bnews/b'],
    ['CR and LF', 'a\r\nSet-Cookie: b', 200, 'a  Set-Cookie: b'],
    ['several at once', ['a', 'b'], 400, ''],
  ])('S16: tracking of %s is refused or cleaned', async (_what, value, status, kept) => {
    const { userAgent: _ofTheBrowser, ...parameters } = TrackingFields.shape
    for (const name of Object.keys(parameters)) {
      const body = { ...PAULISTA, [name]: value, evil_param: value }
      const reply = await server().call('POST', '/api/lead-v2', body)
      expect([name, reply.status]).toEqual([name, status])
      if (status !== 200) continue
      const [row] = await server().sql('select origin from leads where id = $1', [reply.body.idLead])
      expect(row?.origin).toMatchObject({ [name]: kept })
      expect(row?.origin).not.toHaveProperty('evil_param')
    }
  })

  it.each([
    '/api/cep/coverage?cep=01310100&number=1&addon=a&addon=b',
    '/api/tim-api/address-info?cep=1&cep=2',
  ])('S16: %s, a repeated parameter, is refused', async (path) => {
    const { status, body } = await server().call('GET', path)
    expect([status, body.code]).toEqual([400, 'invalid'])
  })
})
