/**
 * The calls for coverage, for lists (plans, benefits, banks, regulations, complement types) and, for a lead, the legacy
 * call, createFromRenta and the collaborator's code, as docs/rules/funnel.md states them word for word.
 */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { openLead, PAULISTA } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer } from '../support/server.ts'

const some = expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })])

describe('coverage', () => {
  const server = useServer()
  const ask = async (query: Record<string, string>) =>
    (await server().call('GET', `/api/cep/coverage?${new URLSearchParams(query)}`)).body

  it('is asked by GET cep/coverage with all that says where and what (F7.5, F5.1, F4.6)', async () => {
    const query = {
      cep: '71615010',
      number: '',
      block: 'true',
      blockNumber: '1',
      lotNumber: '20',
      state: 'DF',
      city: 'Brasília',
      neighborhood: 'Lago Sul',
      addon: 'b',
      sku: 'd600wb',
    }
    const wanted = expect.arrayContaining([expect.objectContaining({ sku: 'd600wb' })])
    expect(await ask(query)).toMatchObject({ plans: wanted, infra: 'I-SYSTEMS' })
    expect(await ask({ ...query, lotNumber: '21' })).toMatchObject({ plans: [], infra: null })
  })

  it.each([
    ['collaborator', 'd500em'],
    ['premium', 'd1000a'],
    ['rs', 'd500rs'],
    ['regionOffer', 'd500a'],
  ])('knows the flag %s (F7.6: collaborator, regionOffer, premium, rs)', async (flag, sku) => {
    const { plans } = await ask({
      cep: { regionOffer: '29055131', rs: '90020004' }[flag] ?? '01310100',
      number: '1',
      [flag]: 'true',
    })
    expect(plans).toEqual(expect.arrayContaining([expect.objectContaining({ sku })]))
  })
})

describe('lists', () => {
  const server = useServer()

  it('of plans come by GET /json/{file}: plans.json, timblack.json (F7.7)', async () => {
    const skus = async (file: string) => {
      const { body } = await server().call('GET', `/json/${file}`)
      return (body.plans as { sku: string }[]).map((plan) => plan.sku)
    }
    expect(await skus('plans.json')).toContain('d500a')
    expect(await skus('timblack.json')).not.toEqual(await skus('plans.json'))
    expect((await server().call('GET', '/json/nada.json')).status).toBe(404)
  })

  it('of plans hold every field of a plan (F3.1)', async () => {
    const { body } = await server().call('GET', '/json/plans.json')
    const [plan] = body.plans as object[]
    expect(plan).toMatchObject({
      id: expect.any(String),
      sku: expect.stringMatching(/^d\d+/),
      plan: expect.stringMatching(/Mega|Giga/),
      discount: expect.any(Number),
      price_with_dacc: expect.any(Number),
      price: expect.any(Number),
      price_full: expect.any(Number),
      benefits: expect.any(Array),
      regulations: expect.any(String),
      subscriptions: expect.any(Array),
      plan_download: expect.any(Number),
      plan_upload: expect.any(Number),
      installationSchedule: expect.any(Boolean),
    })
  })

  it('hold the benefits of the catalogue, each with name and description (F3.3, F3.4)', async () => {
    const rows = firstEdition.benefits
    for (const { name, description } of rows) expect(`${name}${description}`).toMatch(/\p{L}{3}/u)
    const slugs = rows.map((row) => row.slug)
    expect(slugs).toEqual(
      expect.arrayContaining(['MAX', 'paramount-plus', 'globo-play', 'seguranca-digital']),
    )
    expect(slugs).toEqual(expect.arrayContaining(['babbel', 'aya-books', 'games-club', 'looke']))
    expect(slugs).toEqual(expect.arrayContaining(['aya-ensinah', 'aya-bancah']))
    expect(slugs).toEqual(expect.arrayContaining(['deezer', 'band-sports', 'band-news']))
  })

  it('of banks come by GET banks (F7.25, F5.5)', async () => {
    const { body } = await server().call('GET', '/api/banks')
    expect(body).toMatchObject({ banks: some })
  })

  it('of regulations come by GET plans/regulationsAndSummaries/getAll (F7.26, F5.6)', async () => {
    const path = '/api/plans/regulationsAndSummaries/getAll'
    const own = expect.arrayContaining([expect.objectContaining({ id: 'colaborador' })])
    const open = await server().call('GET', path)
    expect(open.body).toMatchObject({ regulations: some, sumarries: some })
    expect(open.body.regulations).not.toEqual(own)
    expect((await server().call('GET', `${path}?collaborator=true`)).body.regulations).toEqual(own)
  })

  it('of an address come by GET tim-api/address-info (F7.32)', async () => {
    const { body } = await server().call('GET', '/api/tim-api/address-info?cep=01310100&number=1000')
    expect(body).toMatchObject({ cep: '01310100', address: 'Avenida Paulista', city: 'São Paulo' })
  })

  it('of complement types come by GET tim-api/address-info/complementTypes (F7.33)', async () => {
    const { body } = await server().call('GET', '/api/tim-api/address-info/complementTypes?infraco=V.TAL')
    expect(body).toMatchObject({ complementTypes: some })
  })
})

describe('other calls for a lead', () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider } })

  it('POST lead (legacy) takes lead data and answers as lead-v2 does (F7.12)', async () => {
    const { body } = await server().call('POST', '/api/lead', { ...PAULISTA, name: 'Maria da Silva' })
    const lead = await server().call('GET', `/api/lead/${String(body.idLead)}`)
    expect(lead.body).toMatchObject({ name: 'Maria da Silva', answered: ['name'] })
  })

  it('POST lead/createFromRenta takes plan, line and tracking (F7.22)', async () => {
    const line = { idPlan: 'plan-d600a', phoneNumber: '11987654321', utm_source: 'sms', addon: 'timblack' }
    const { body } = await server().call('POST', '/api/lead/createFromRenta', line)
    expect(body).toMatchObject({ success: true, id: expect.any(String) })
    expect(JSON.stringify(body)).not.toContain(line.phoneNumber)
    const lead = await server().call('GET', `/api/lead/${String(body.id)}`)
    expect(lead.body).toMatchObject({ idPlan: line.idPlan, addon: line.addon, answered: ['plan', 'phone'] })
    expect(lead.body.masked).toEqual({ phone: '(11) 9****-**21' })
    const [row] = await server().sql('select origin from leads where id = $1', [body.id])
    expect(row?.origin).toMatchObject({ utm_source: 'sms', addon: 'timblack' })
  })

  it('a collaborator gets a code and gives it back (F7.23, F7.24, F4.8, F4.9, F6.2)', async () => {
    const idLead = await openLead(server(), { ...PAULISTA, addon: 'oferta-colaborador' })
    const email = 'ana.lima@timbrasil.com.br'
    await server().call('PATCH', `/api/lead-v2/${idLead}/email`, { email, accept_promotions: false })
    const risk = () => server().call('PUT', `/api/lead-v2/${idLead}`, {})
    expect((await risk()).body.missing).toContain('collaboratorCode')
    const sent = await server().call('GET', `/api/lead/collaborator/getNewcode/${idLead}`)
    expect(sent.body).toMatchObject({ success: true })
    const code = mail.codeTo(email)
    const validate = async (given: string) =>
      (await server().call('PATCH', '/api/lead/collaborator/validate', { idLead, code: given })).body
    expect(await validate(code)).toMatchObject({ validated: true })
    expect((await risk()).body.missing).not.toContain('collaboratorCode')
    expect(await validate('000000')).toMatchObject({ validated: false })
    expect((await risk()).body.missing).toContain('collaboratorCode')
  })
})
