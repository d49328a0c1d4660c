/** The life of a lead: opened, answered, shown, corrected, turned into an order. */
import { describe, expect, it } from 'vitest'
import { ANSWERS, answeredLead, FINISH, openLead, PAULISTA } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const UNKNOWN = '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b'

const server = useServer()

describe('a lead', () => {
  it('is not opened where nothing is on sale', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '22021001', number: '1' })
    expect(body).toMatchObject({ idLead: null, cepCoverage: { infra: 'V.TAL', plans: [] } })
  })

  it.each([
    // how the customer pays is asked during the check (docs/decisions/0024-what-a-visitor-waits-for.md)
    ['risk check', '/api/lead-v2', {}, Object.keys(ANSWERS).filter((step) => step !== 'bankInfo')],
    ['finish', '/api/lead', FINISH, [...Object.keys(ANSWERS), 'riskValidation']],
  ] as const)('names what is missing at the %s (S6)', async (_what, path, body, missing) => {
    const id = await openLead(server())
    const refused = await server().call('PUT', `${path}/${id}`, body)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ success: false, code: 'missing_steps' })
    expect(new Set(refused.body.missing as string[])).toEqual(new Set(missing))
  })

  it('asks for the street of a whole-town CEP before the risk check', async () => {
    const id = await answeredLead(server(), {}, { cep: '37640000', number: '12' })
    const before = await server().call('PUT', `/api/lead-v2/${id}`, {})
    expect(before.body).toMatchObject({ code: 'missing_steps', missing: ['address'] })
    await server().call('PATCH', `/api/lead-v2/${id}/address`, { address: 'Rua João Mendes' })
    const after = await server().call('PUT', `/api/lead-v2/${id}`, {})
    expect(after.body).toMatchObject({ rejected: false, quiz_needed: false })
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body).toMatchObject({ address: { address: 'Rua João Mendes', city: 'Extrema' } })
  })

  it.each([
    ['unknown', UNKNOWN],
    ['no id at all', 'abc'],
  ])('that is %s answers 404 everywhere', async (_what, id) => {
    const calls = [
      server().call('GET', `/api/lead/${id}`),
      server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name),
      server().call('PATCH', `/api/lead-v2/${id}/batch`, { items: [{ step: 'name', body: ANSWERS.name }] }),
      server().call('PUT', `/api/lead-v2/${id}`, {}),
      server().call('PUT', `/api/lead/${id}`, FINISH),
      server().call('GET', `/api/lead-v2/${id}/scheduleDate`),
    ]
    for (const reply of await Promise.all(calls)) {
      expect(reply.status).toBe(404)
      expect({ ...reply.body, reference: '' }).toEqual({
        success: false,
        code: 'not_found',
        message: 'Seu atendimento expirou. Comece de novo.',
        reference: '',
      })
    }
  })

  it('keeps a history of what happened, when and where', async () => {
    const id = await openLead(server())
    await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name, { 'x-channel': 'chat' })
    await server().call('PATCH', `/api/lead-v2/${id}/email`, ANSWERS.email, { 'x-channel': 'pages' })
    const events = await server().sql(
      'select seq, what, steps, channel, at from lead_events where lead_id = $1 order by seq',
      [id],
    )
    const at = server().clock.now()
    expect(events).toEqual([
      { seq: 1, what: 'created', steps: [], channel: null, at },
      { seq: 2, what: 'answered', steps: ['name'], channel: 'chat', at },
      { seq: 3, what: 'answered', steps: ['email'], channel: 'pages', at },
    ])
  })
})

describe('a corrected address', () => {
  it('keeps the answers, and of plan and visit what holds there (D15)', async () => {
    const id = await answeredLead(server())
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '22410003', number: '5', id })
    expect(body).toMatchObject({ idLead: id, cepCoverage: { infra: 'V.TAL' }, kept: ['plan'] })
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body).toMatchObject({
      name: 'Maria da Silva',
      idPlan: 'plan-d600a',
      schedules: [],
      address: { cep: '22410003', number: '5' },
    })
  })

  it('keeps the plan when nothing about the house changed', async () => {
    const id = await answeredLead(server())
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, sku: 'd300a', id })
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body.idPlan).toBe('plan-d600a')
    expect((lead.body.plansOffers as { sku: string }[]).map((plan) => plan.sku)).toContain('d300a')
  })

  it('without network leaves the lead without offers, until it is corrected again', async () => {
    const id = await answeredLead(server())
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '68800000', number: '5', id })
    expect(body).toMatchObject({ idLead: null })
    expect(body.idLeadNoCoverage).not.toBe(id)
    const stuck = await server().call('PUT', `/api/lead-v2/${id}`, {})
    expect(stuck.body).toMatchObject({ code: 'missing_steps', missing: expect.arrayContaining(['coverage']) })
    const mended = await server().call('POST', '/api/lead-v2', { ...PAULISTA, id })
    expect(mended.body).toMatchObject({ idLead: id })
    expect((await server().call('GET', `/api/lead/${id}`)).body.name).toBe('Maria da Silva')
  })

  it('makes a lead out of a no-coverage one', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '68800000', number: '5' })
    const next = await server().call('POST', '/api/lead-v2', { ...PAULISTA, id: body.idLeadNoCoverage })
    expect(next.body.idLead).toMatch(UUID_V4)
  })
})
