/**
 * The legacy call POST lead, which creates a lead with all its answers at once, and the origin that every lead stores
 * besides its answers: campaign, tracking, flags, chat protocol number, A/B version.
 */
import { describe, expect, it } from 'vitest'
import { ANSWERS, openLead, PAULISTA, PEOPLE } from '../support/create-leads.ts'
import { leadOf, requestRiskCheck } from '../support/risk-check-and-quiz.ts'
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
  it('opens a lead with all its answers (F7.12)', async () => {
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
  const originOf = (id: string) => server().value('select origin from leads where id = $1', [id])
  const load = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body

  it('is kept: every name of tracking, flags, chat protocol, A/B version (F1.7, F2.51, F3.14, F3.16)', async () => {
    const sent = {
      addon: 'livelo',
      sku: 'd600wb',
      utm_medium: 'cpc',
      utm_campaign: 'y'.repeat(256),
      utm_content: 'a1',
      gclid: 'g-1',
      userAgent: 'Mozilla/5.0',
      origin: 'site',
      matchchannel: 'm-1',
      campaignid: 'c-1',
      client_id: 'GA1.2.3',
      session_id: 's1',
      lp_origin: 'LP Livelo',
      webcare_tuid: 'tuid-1',
      user_prefs2: 'pt-BR',
      from_livelo: true,
      premium: true,
      premium_special_offer: true,
      version: 'B',
    }
    const source = 'news<b>letter\r\nSet-Cookie: x'
    const id = await openLead(server(), { ...PAULISTA, ...sent, utm_source: source })
    const kept = { ...sent, utm_source: 'newsbletter  Set-Cookie: x', winBack: true }
    expect(await originOf(id)).toMatchObject(kept)
    expect((await load(id)).winBack).toBe(true)
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id, sku: 'd600a' })
    expect((await load(id)).winBack).toBe(false)
  })

  it.each([
    [{ from_livelo: true }, {}],
    [{ regionOffer: true }, {}],
    [{ premium: true, premium_special_offer: true }, {}],
    [{ addon: 'oferta-colaborador' }, { collaborator_special_offer: true }],
    [{}, {}],
  ])('shows %j and all other flags (F3.15)', async (sent, more) => {
    const flags = {
      from_livelo: false,
      collaborator_special_offer: false,
      regionOffer: false,
      premium: false,
      premium_special_offer: false,
      riskValidationRequired: false,
    }
    const id = await openLead(server(), { ...PAULISTA, ...sent })
    expect(await load(id)).toMatchObject({ ...flags, ...sent, ...more })
  })

  it('shows that a quiz is asked (F3.15)', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    await requestRiskCheck(server(), id)
    expect(await load(id)).toMatchObject({ riskValidationRequired: true })
  })

  it('is that of the visit in which the lead began: a later one adds nothing to it (D101)', async () => {
    const first = { utm_source: 'ig', utm_medium: 'cpc' }
    const id = await openLead(server(), { ...PAULISTA, ...first })
    const later = { id, utm_source: 'google', gclid: 'g-2', version: 'B' }
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, number: '1200', ...later })
    expect(await originOf(id)).toMatchObject({ ...first, version: 'B' })
    expect(await originOf(id)).not.toHaveProperty('gclid')
    // it follows the lead to the waiting list, and stays with the place there
    const nowhere = { id, cep: '69900000', number: '10', utm_source: 'google' }
    const place = (await server().call('POST', '/api/lead-v2', nowhere)).body.idLeadNoCoverage
    await server().call('PUT', '/api/lead-no-coverage', { id: place, name: 'Ana Lima', gclid: 'g-2' })
    const origin = await server().value('select origin from no_coverage_leads where id = $1', [place])
    expect(origin).toMatchObject(first)
    expect(origin).not.toHaveProperty('gclid')
  })

  it('is that of a later visit where the lead began without one (D101)', async () => {
    const id = await openLead(server())
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id, gclid: 'g-2' })
    expect(await originOf(id)).toMatchObject({ gclid: 'g-2' })
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
