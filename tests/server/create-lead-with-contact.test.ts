/** POST lead-v2 with name, phone and e-mail: the compact order asks for them before there is a lead. */
import { describe, expect, it } from 'vitest'
import { LeadReply } from '../../src/contract/new-lead.ts'
import { ANSWERS, answeredLead, openLead, PAULISTA } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const CONTACT = { ...ANSWERS.name, ...ANSWERS.phone, ...ANSWERS.email }
const ONCE = { name: 1, phone: 1, email: 1 }
const NOWHERE = { cep: '68800000', number: '1' }

const server = useServer()

describe('what is sent with a lead', () => {
  const open = async (request: object, headers: Record<string, string> = {}) => {
    const { status, body } = await server().call('POST', '/api/lead-v2', request, headers)
    expect(status).toBe(200)
    return LeadReply.parse(body)
  }
  const load = async (id: string | null) => (await server().call('GET', `/api/lead/${id}`)).body

  it('is stored with it, each answer with its version', async () => {
    const { idLead, versions } = await open({ ...PAULISTA, ...CONTACT })
    expect(versions).toEqual(ONCE)
    expect(await load(idLead)).toMatchObject({
      ...ANSWERS.name,
      ...ANSWERS.email,
      masked: { phone: '(11) 9****-**21' },
      answered: expect.arrayContaining(['name', 'phone', 'email']) as unknown,
      versions: ONCE,
    })
    const next = { 'if-match': '1' }
    const corrected = await server().call('PATCH', `/api/lead-v2/${idLead}/name`, { name: 'Ana Lima' }, next)
    expect(corrected.body).toEqual({ success: true, version: 2 })
  })

  it('is sealed and found as the step’s own answer is, and its consent is in the history', async () => {
    const { idLead } = await open({ ...PAULISTA, ...CONTACT })
    const own = await answeredLead(server())
    const rows = await server().sql(
      `select answers->'phone'->>'phone' as phone, answers->'phone'->>'lookup' as found,
         answers->'email' as email from leads where id = any($1::uuid[]) order by id = $2`,
      [[idLead, own], own],
    )
    expect(rows[0]).toMatchObject({ found: rows[1]?.found, email: rows[1]?.email })
    expect(rows[0]?.phone).not.toContain('11987654321')
    const [event] = await server().sql(
      'select steps, detail from lead_events where lead_id = $1 and what = $2',
      [idLead, 'created'],
    )
    expect(event).toMatchObject({
      steps: ['name', 'phone', 'email'],
      detail: { consent: { accept_promotions: true } },
    })
  })

  it('gives no consent that was not said', async () => {
    const { idLead } = await open({ ...PAULISTA, email: 'ana@example.com' })
    expect((await load(idLead)).accept_promotions).toBe(false)
  })

  it.each([
    ['name', { name: 'Maria' }],
    ['phone', { phone: '123' }],
    ['email', { email: 'maria' }],
  ])('is refused as the step %s is, and nothing is made', async (field, wrong) => {
    const before = await server().sql('select count(*) from leads')
    const { status, body } = await server().call('POST', '/api/lead-v2', {
      ...PAULISTA,
      ...CONTACT,
      ...wrong,
    })
    expect([status, body.code, body.field]).toEqual([400, 'invalid', field])
    expect(await server().sql('select count(*) from leads')).toEqual(before)
  })

  it('must be a collaborator’s own address in their offer', async () => {
    const request = { ...PAULISTA, ...CONTACT, addon: 'oferta-colaborador', collaborator: true }
    const { status, body } = await server().call('POST', '/api/lead-v2', request)
    expect([status, body.field]).toEqual([400, 'email'])
  })

  it('joins the lead that is rechecked; other answers stay', async () => {
    const id = await answeredLead(server())
    const { idLead, versions } = await open({ ...PAULISTA, id, number: '7', name: 'Ana Lima' })
    expect([idLead, versions]).toEqual([id, expect.objectContaining({ name: 2, phone: 1, birthDate: 1 })])
    expect(await load(id)).toMatchObject({
      name: 'Ana Lima',
      email: ANSWERS.email.email,
      birth_date: '13/05/1990',
    })
  })

  it('asks for the risk check again only when the name is another', async () => {
    const id = await answeredLead(server())
    await server().call('PUT', `/api/lead-v2/${id}`, {})
    await open({ ...PAULISTA, id, ...CONTACT })
    expect((await load(id)).risk).toBe('approved')
    await open({ ...PAULISTA, id, ...CONTACT, name: 'Ana Lima' })
    expect((await load(id)).risk).toBe('none')
  })

  it('is no place on the waiting list: without coverage nothing of it is kept', async () => {
    const { idLead, idLeadNoCoverage, versions } = await open({ ...NOWHERE, ...CONTACT })
    expect([idLead, versions]).toEqual([null, undefined])
    const [row] = await server().sql('select * from no_coverage_leads where id = $1', [idLeadNoCoverage])
    expect(row).toMatchObject({ contact: null, phone_lookup: null })
    expect(JSON.stringify(row)).not.toContain('Maria')
    const id = await openLead(server())
    await open({ ...NOWHERE, id, ...CONTACT })
    expect((await load(id)).answered).toEqual([])
    expect(await server().sql('select 1 from outbox')).toEqual([])
  })
})

describe('the reference of a lead', () => {
  it('is short, can be read aloud, is the same in every reply and leads nowhere back (D72)', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', PAULISTA)
    expect(body.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const lead = await server().call('GET', `/api/lead/${String(body.idLead)}`)
    expect(lead.body.reference).toBe(body.reference)
    expect(String(body.idLead).toUpperCase()).not.toContain(String(body.reference))
    expect((await server().call('POST', '/api/lead-v2', PAULISTA)).body.reference).not.toBe(body.reference)
    const none = await server().call('POST', '/api/lead-v2', NOWHERE)
    expect(none.body.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  })
})
