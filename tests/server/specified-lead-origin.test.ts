/** Tracking parameters, campaign flags and win-back are stored with a lead as specified (docs/rules/funnel.md). */
import { describe, expect, it } from 'vitest'
import { openLead, PAULISTA, PEOPLE } from '../support/create-leads.ts'
import { requestRiskCheck, leadOf } from '../support/risk-check-and-quiz.ts'
import { useServer } from '../support/server.ts'

describe('where a lead comes from', () => {
  const server = useServer()
  const load = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body

  it('is kept: every name of tracking (F3.14, F2.51, F1.7)', async () => {
    const tracking = {
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'fibra',
      utm_content: 'a1',
      gclid: 'g-1',
      userAgent: 'Mozilla/5.0',
      origin: 'site',
      matchchannel: 'm-1',
      campaignid: 'c-1',
      client_id: 'GA1.2.3',
      session_id: 's-1',
      lp_origin: 'LP Padrão',
    }
    const id = await openLead(server(), { ...PAULISTA, ...tracking })
    const [row] = await server().sql('select origin from leads where id = $1', [id])
    expect(row?.origin).toMatchObject(tracking)
  })

  it('is that of the visit in which the lead began: a later one adds nothing to it (D101)', async () => {
    const first = { utm_source: 'ig', utm_medium: 'cpc' }
    const id = await openLead(server(), { ...PAULISTA, ...first })
    const later = { id, utm_source: 'google', gclid: 'g-2', version: 'B' }
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, number: '1200', ...later })
    const [row] = await server().sql('select origin from leads where id = $1', [id])
    expect(row?.origin).toMatchObject({ ...first, version: 'B' })
    expect(row?.origin).not.toHaveProperty('gclid')
  })

  it('is that of a later visit where the lead began without one (D101)', async () => {
    const id = await openLead(server())
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id, gclid: 'g-2' })
    const [row] = await server().sql('select origin from leads where id = $1', [id])
    expect(row?.origin).toMatchObject({ gclid: 'g-2' })
  })

  it('follows the lead to the waiting list, and stays with the place there (D101)', async () => {
    const first = { utm_source: 'ig', utm_medium: 'cpc' }
    const id = await openLead(server(), { ...PAULISTA, ...first })
    const { body } = await server().call('POST', '/api/lead-v2', {
      id,
      cep: '69900000',
      number: '10',
      utm_source: 'google',
    })
    const place = String(body.idLeadNoCoverage)
    await server().call('PUT', '/api/lead-no-coverage', { id: place, name: 'Ana Lima', gclid: 'g-2' })
    const [row] = await server().sql('select origin from no_coverage_leads where id = $1', [place])
    expect(row?.origin).toMatchObject(first)
    expect(row?.origin).not.toHaveProperty('gclid')
  })

  it.each([
    ['F3.15', { from_livelo: true }],
    ['F3.15', { regionOffer: true }],
    ['F3.15', { premium: true, premium_special_offer: true }],
  ])('%s: %j is kept and shown', async (_rule, flags) => {
    expect(await load(await openLead(server(), { ...PAULISTA, ...flags }))).toMatchObject(flags)
  })

  it('shows all flags, and what they are without a campaign (F3.15)', async () => {
    const flags = {
      from_livelo: false,
      collaborator_special_offer: false,
      regionOffer: false,
      premium: false,
      premium_special_offer: false,
      riskValidationRequired: false,
    }
    expect(await load(await openLead(server()))).toMatchObject(flags)
    const employee = await openLead(server(), { ...PAULISTA, addon: 'oferta-colaborador' })
    expect(await load(employee)).toMatchObject({ ...flags, collaborator_special_offer: true })
    const asked = await leadOf(server(), PEOPLE.quiz)
    await requestRiskCheck(server(), asked)
    expect(await load(asked)).toMatchObject({ ...flags, riskValidationRequired: true })
  })

  it('is a win-back for sku d600wb alone (F3.16)', async () => {
    expect(await load(await openLead(server(), { ...PAULISTA, sku: 'd600wb' }))).toMatchObject({
      winBack: true,
    })
    expect(await load(await openLead(server(), { ...PAULISTA, sku: 'd600a' }))).toMatchObject({
      winBack: false,
    })
  })
})
