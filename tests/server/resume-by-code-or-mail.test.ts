/** Continuing elsewhere: with a code on the screen, with a link by mail, and from the waiting list. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { WaitingListEntry } from '../../src/contract/waiting-list.ts'
import { ANSWERS, answeredLead, openLead, PAULISTA, placeOrder } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const GONE = 'Esse link já foi usado ou expirou. Peça outro na tela do seu pedido.'
const MIGUEL = { cpf: '30000000701' }

describe('a code on the screen', () => {
  const server = useServer()
  const codeOf = async (id: string) => {
    const { status, body } = await server().call('POST', `/api/lead-v2/${id}/resumeCode`, {})
    expect([status, body]).toEqual([
      200,
      { success: true, code: expect.any(String) as unknown, minutes: 1440 },
    ])
    return String(body.code)
  }
  const exchange = (code: string) => server().call('POST', '/api/lead/resume', { code })

  const prefixes: [sent: string, addon: string][] = [
    ['', ''],
    ['black', 'timblack'],
    ['globoplay/timpre', 'globoplay/timpre'],
    ['//evil.example', ''],
  ]

  it.each(rowsToRun(prefixes, ([sent]) => sent !== ''))(
    'brings back the lead of %j with its whole prefix',
    async (sent, addon) => {
      const id = await openLead(server(), { ...PAULISTA, addon: sent })
      const { body } = await exchange(await codeOf(id))
      expect(body).toEqual({ success: true, id, subject: 'lead', addon })
    },
  )

  it('brings back a migration as one', async () => {
    const { body } = await server().call('POST', '/api/fiber-migration/offers', MIGUEL)
    const id = String(body.idLead)
    const reply = await exchange(await codeOf(id))
    expect(reply.body).toEqual({ success: true, id, subject: 'migration', addon: 'migracao-ultrafibra' })
  })

  it('brings back a finished order, too', async () => {
    const { id } = await placeOrder(server())
    expect((await exchange(await codeOf(id))).body.id).toBe(id)
  })

  it('cannot be guessed, and is not kept in clear', async () => {
    const id = await openLead(server())
    const codes = [await codeOf(id), await codeOf(id)]
    for (const code of codes) expect(Buffer.from(code, 'base64url').length).toBeGreaterThanOrEqual(16)
    const kept = JSON.stringify(await server().sql('select * from resume_codes where lead_id = $1', [id]))
    for (const code of codes) expect(kept).not.toContain(code)
    expect((await exchange(codes[0] ?? '')).status).toBe(200)
  })

  it('used, old, unknown and erased answers alike, in words of its own (S2)', async () => {
    const [used, old, erased] = [await openLead(server()), await openLead(server()), await openLead(server())]
    const codes = [await codeOf(used), await codeOf(erased), randomUUID()]
    await exchange(codes[0] ?? '')
    await server().call('DELETE', '/api/lead', { id: erased })
    const late = await codeOf(old)
    server().clock.advance(24 * 3_600_000)
    for (const code of [...codes, late]) {
      const { status, body } = await exchange(code)
      const { reference: _own, ...rest } = body
      expect([status, rest]).toEqual([404, { success: false, code: 'not_found', message: GONE }])
    }
  })

  it('works for one of many who use it at the same moment', async () => {
    const code = await codeOf(await openLead(server()))
    const replies = await Promise.all(Array.from({ length: 10 }, () => exchange(code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('that is too old is not kept for ever', async () => {
    const id = await openLead(server())
    await codeOf(id)
    server().clock.advance(25 * 3_600_000)
    await codeOf(id)
    const kept = await server().sql('select 1 from resume_codes where lead_id = $1', [id])
    expect(kept).toHaveLength(1)
  })
})

describe('a link by mail', () => {
  const mail = fakeMail()
  const server = useServer({
    providers: { mail: mail.provider },
    env: { PUBLIC_URL: 'https://fibra.example/' },
  })
  const linkTo = async (id: string, email: string, channel?: 'chat' | 'pages') => {
    const headers = channel && { 'x-channel': channel }
    await server().call('PATCH', `/api/lead-v2/${id}/email`, { email, accept_promotions: false }, headers)
    await server().call('POST', `/api/lead-v2/${id}/resumeLink`, {})
    return /https:\S*(?=[\w-]{32})/.exec(mail.last(email).text)?.[0]
  }

  it.each([
    ['globoplay/timpre', 'https://fibra.example/globoplay/timpre/chat?l='],
    ['b/timblack', 'https://fibra.example/b/timblack/chat?l='],
    ['', 'https://fibra.example/chat?l='],
  ])('leads back to the whole prefix %j', async (addon, link) => {
    const id = await openLead(server(), { ...PAULISTA, addon })
    expect(await linkTo(id, `a${randomUUID().slice(0, 8)}@example.com`)).toBe(link)
  })

  it('leads back to pages if the last answer came from one', async () => {
    const id = await openLead(server(), { ...PAULISTA, addon: 'black' })
    const email = `b${randomUUID().slice(0, 8)}@example.com`
    expect(await linkTo(id, email, 'pages')).toBe('https://fibra.example/timblack/checkout/cep/?l=')
    expect(await linkTo(id, email, 'chat')).toBe('https://fibra.example/timblack/chat?l=')
  })

  it.each([
    ['chat', 'chat'],
    ['pages', 'consulta-cpf/'],
  ] as const)('leads back to a migration by %s', async (channel, path) => {
    const { body } = await server().call('POST', '/api/fiber-migration/offers', MIGUEL)
    const link = await linkTo(String(body.idLead), `${channel}@example.com`, channel)
    expect(link).toBe(`https://fibra.example/migracao-ultrafibra/${path}?lmig=`)
  })
})

describe('a place on the waiting list that is loaded again', () => {
  const server = useServer()
  const load = async (id: unknown) =>
    WaitingListEntry.parse((await server().call('GET', `/api/lead-no-coverage/${String(id)}`)).body)

  it('shows the address, why there is none, and the contact as masks (S3)', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', {
      cep: '71615010',
      is_block_allotment: true,
      block_number: '9',
      allotment_number: '3',
      addon: 'globoplay/timpre',
    })
    const id = body.idLeadNoCoverage
    const empty = { name: null, email: null, phone: null }
    const place = {
      cep: '71615010',
      number: '',
      is_block_allotment: true,
      block_number: '9',
      allotment_number: '3',
    }
    const fresh = { success: true, id, ...place, idPlan: null, reason: 'network', addon: 'globoplay/timpre' }
    expect(await load(id)).toEqual({ ...fresh, contact: empty })
    const contact = { ...ANSWERS.name, email: ANSWERS.email.email, ...ANSWERS.phone }
    await server().call('PUT', '/api/lead-no-coverage', { id, ...contact, idPlan: 'plan-d600a' })
    const reply = await server().call('GET', `/api/lead-no-coverage/${String(id)}`)
    expect(reply.body).toEqual({
      ...fresh,
      idPlan: 'plan-d600a',
      contact: { name: 'M**** S****', email: 'm****@gmail.com', phone: '(11) 9****-**21' },
    })
    for (const secret of Object.values(contact)) expect(reply.text).not.toContain(secret)
  })

  it('tells a full splitter and a personal wish from missing network', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '22021001', number: '1' })
    expect((await load(body.idLeadNoCoverage)).reason).toBe('offer')
    const asked = { cep: '69900000', addon: 'black' }
    const own = await server().call('POST', '/api/lead-no-coverage', asked)
    expect(await load(own.body.id)).toMatchObject({ reason: 'asked', cep: '69900000', addon: 'timblack' })
  })

  it('is unknown as a lead is: never there, withdrawn, or the id of a lead (S2)', async () => {
    const { body } = await server().call('POST', '/api/lead-no-coverage', { cep: '69900000' })
    await server().call('DELETE', '/api/lead-no-coverage', { id: body.id })
    const lead = await server().call('GET', `/api/lead/${randomUUID()}`)
    for (const id of [body.id, randomUUID(), 'x', await answeredLead(server())]) {
      const reply = await server().call('GET', `/api/lead-no-coverage/${String(id)}`)
      expect([reply.status, reply.body.message]).toEqual([404, lead.body.message])
    }
  })
})
