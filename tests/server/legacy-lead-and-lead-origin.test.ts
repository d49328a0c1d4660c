/**
 * The legacy call POST lead, which creates a lead with all its answers at once, and the origin that every lead stores
 * besides its answers: campaign, tracking, flags, chat protocol number, A/B version.
 */
import { describe, expect, it } from 'vitest'
import { ANSWERS, openLead, PAULISTA } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const WHOLE = {
  ...PAULISTA,
  ...ANSWERS.plan,
  ...ANSWERS.name,
  ...ANSWERS.phone,
  ...ANSWERS.email,
  ...ANSWERS.birthDate,
  ...ANSWERS.motherName,
  ...ANSWERS.documentNumber,
  ...ANSWERS.dueDate,
  ...ANSWERS.bankInfo,
}

const server = useServer()

describe('POST lead (legacy)', () => {
  it('opens a lead with all its answers', async () => {
    const { status, body } = await server().call('POST', '/api/lead', WHOLE)
    expect(status).toBe(200)
    const lead = await server().call('GET', `/api/lead/${String(body.idLead)}`)
    expect(new Set(lead.body.answered as string[])).toEqual(new Set(Object.keys(ANSWERS)))
    expect((await server().call('PUT', `/api/lead-v2/${String(body.idLead)}`, {})).body).toMatchObject({
      rejected: false,
    })
  })

  it('keeps the street and the complement of the address', async () => {
    const place = { cep: '37640000', number: '12', address: 'Rua das Flores', neighborhood: 'Centro' }
    const more = { complemento1: 'CASA', complemento2: '2', notFoundComplement: false }
    const { body } = await server().call('POST', '/api/lead', { ...WHOLE, ...place, ...more })
    const lead = await server().call('GET', `/api/lead/${String(body.idLead)}`)
    expect(lead.body.address).toMatchObject({ ...place, ...more })
    expect(lead.body.answered).toContain('address')
  })

  it('stores nothing when an answer is wrong', async () => {
    const before = await server().sql('select count(*) from leads')
    const { status, body } = await server().call('POST', '/api/lead', { ...WHOLE, cpf: '12345678900' })
    expect([status, body.field]).toEqual([400, 'cpf'])
    expect(await server().sql('select count(*) from leads')).toEqual(before)
  })

  it('makes a no-coverage lead where nothing is sold', async () => {
    const { body } = await server().call('POST', '/api/lead', { ...WHOLE, cep: '68800000' })
    expect(body).toMatchObject({ idLead: null, cepCoverage: { infra: null } })
  })
})

describe('the origin of a lead', () => {
  it('is kept: tracking, flags, chat protocol, A/B version', async () => {
    const id = await openLead(server(), {
      ...PAULISTA,
      addon: 'livelo',
      sku: 'd600wb',
      utm_source: 'news<b>letter\r\nSet-Cookie: x',
      utm_campaign: 'y'.repeat(256),
      client_id: 'c1',
      session_id: 's1',
      lp_origin: 'LP Livelo',
      webcare_tuid: 'tuid-1',
      user_prefs2: 'pt-BR',
      from_livelo: true,
      premium_special_offer: true,
      version: 'B',
    })
    const [row] = await server().sql('select origin from leads where id = $1', [id])
    expect(row?.origin).toMatchObject({
      addon: 'livelo',
      sku: 'd600wb',
      winBack: true,
      utm_source: 'newsbletter  Set-Cookie: x',
      client_id: 'c1',
      session_id: 's1',
      lp_origin: 'LP Livelo',
      webcare_tuid: 'tuid-1',
      user_prefs2: 'pt-BR',
      from_livelo: true,
      premium_special_offer: true,
      version: 'B',
    })
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body).toMatchObject({ winBack: true, from_livelo: true, premium_special_offer: true })
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id, sku: 'd600a' })
    expect((await server().call('GET', `/api/lead/${id}`)).body.winBack).toBe(false)
  })

  it.each([
    ['black', 'timblack'],
    ['controle', 'timcontrole'],
    ['pre', 'timpre'],
    ['b/timblack', 'b/timblack'],
    ['globoplay/timpre', 'globoplay/timpre'],
    ['', ''],
    ['//evil.example', ''],
    ['globoplay/<b>', ''],
  ])('names the campaign: %s is shown as %s (S15)', async (sent, shown) => {
    const id = await openLead(server(), { ...PAULISTA, addon: sent })
    expect((await server().call('GET', `/api/lead/${id}`)).body.addon).toBe(shown)
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id, number: '5' })
    expect((await server().call('GET', `/api/lead/${id}`)).body.addon).toBe(shown)
  })

  it('is capped: a value that is too long is refused (S16)', async () => {
    const { status } = await server().call('POST', '/api/lead-v2', {
      ...PAULISTA,
      utm_source: 'x'.repeat(10_000),
    })
    expect(status).toBe(400)
  })
})
