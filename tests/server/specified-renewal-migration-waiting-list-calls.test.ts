/** Renewal, migration and the waiting list, as funnel.md states them word for word. */
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../support/server.ts'

/** docs/test-people.md */
const FIBRE = '30000000620'
const OLD_NETWORK = '30000000701'

const tracking = {
  utm_source: 'sms',
  utm_medium: 'push',
  utm_campaign: 'volta',
  utm_content: 'b2',
  userAgent: 'Mozilla/5.0',
  origin: 'site',
  matchchannel: 'm',
  campaignid: 'c',
}
const some = expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })])

describe('a renewal', () => {
  const server = useServer()
  const offers = async () =>
    (await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: FIBRE, ...tracking })).body

  it('begins with POST renewalBaseUser/documentNumber: cpf and tracking (F7.3, F6.3, F1.2)', async () => {
    expect(await offers()).toMatchObject({
      plansOffers: some,
      id_renewal_request: expect.stringMatching(/-4/),
    })
    const nobody = await server().call('POST', '/api/renewalBaseUser/documentNumber', tracking)
    expect([nobody.status, nobody.body.missing]).toEqual([400, ['cpf']])
  })

  it('takes offer1 and offer2, and ends in an order number (F7.27, F7.28, F3.19)', async () => {
    const { id_renewal_request, id_renewal_base_user } = await offers()
    const path = `/api/renewalBaseUser/${String(id_renewal_request)}`
    const choice = { id_renewal_base_user, offer1: 'plan-rf600', offer2: 'plan-rfglobo' }
    const chosen = await server().call('PATCH', path, choice)
    expect(chosen.body).toMatchObject({ success: true })
    const done = await server().call('PUT', path, { accept_information: true })
    expect(done.body).toMatchObject({ orderNumber: expect.stringMatching(/^P\d{6}\w{6}$/) })
    const kept = await server().call('GET', path)
    expect(kept.body).toMatchObject({ id_renewal_request, ...choice, orderNumber: done.body.orderNumber })
  })

  it('shows the customer as masks only (F3.20)', async () => {
    expect(await offers()).toMatchObject({
      userData: {
        documentNumber: '***.000.006-**',
        email: 'r****@example.com',
        name: expect.stringMatching(/^R\*+ /),
        phone: '(11) 9****-**06',
      },
    })
    const nobody = await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: '52998224725' })
    expect(nobody.body).toMatchObject({ userData: null, plansOffers: [] })
  })

  it('is one’s way by GET renewalBaseUser/check-client/{cpf}, which says no more (F7.29)', async () => {
    const check = async (cpf: string) =>
      (await server().call('GET', `/api/renewalBaseUser/check-client/${cpf}`)).body
    expect(await check(FIBRE)).toEqual({ success: true, isClient: true, flow: 'renewal' })
    expect(await check(OLD_NETWORK)).toEqual({ success: true, isClient: true, flow: 'migration' })
    expect(await check('52998224725')).toEqual({ success: true, isClient: false, flow: null })
  })

  it('offers plans of the type refidel, and a migration those of migration (F3.2)', async () => {
    const typed = (type: string) => expect.arrayContaining([expect.objectContaining({ plan_type: type })])
    expect(await offers()).toMatchObject({ plansOffers: typed('refidel') })
    const moved = await server().call('POST', '/api/fiber-migration/offers', { cpf: OLD_NETWORK })
    expect(moved.body).toMatchObject({ plansOffers: typed('migration') })
  })
})

describe('a migration', () => {
  const server = useServer()
  let id = ''
  beforeAll(async () => {
    const begun = await server().call('POST', '/api/fiber-migration/offers', { cpf: OLD_NETWORK })
    id = String(begun.body.idLead)
  })

  it('begins with POST fiber-migration/offers: cpf, tracking (F7.4, F6.3, F1.2)', async () => {
    const { body } = await server().call('POST', '/api/fiber-migration/offers', {
      cpf: OLD_NETWORK,
      utm_source: 'sms',
      userAgent: 'Mozilla/5.0',
      origin: 'site',
      matchchannel: 'm',
      campaignid: 'c',
    })
    expect(body).toMatchObject({ plansOffers: some, userData: { email: expect.stringContaining('***') } })
    const nobody = await server().call('POST', '/api/fiber-migration/offers', tracking)
    expect([nobody.status, nobody.body.missing]).toEqual([400, ['cpf']])
  })

  it('is loaded by GET fiber-migration/{idLead} (F7.15)', async () => {
    const { body } = await server().call('GET', `/api/fiber-migration/${id}`)
    expect(body).toMatchObject({ id, address: { state: 'SP' }, plansOffers: some })
  })

  it('takes a plan (F7.30)', async () => {
    const { body } = await server().call('GET', `/api/fiber-migration/${id}`)
    const [offer] = body.plansOffers as { id: string }[]
    const taken = await server().call('PATCH', `/api/fiber-migration/plan/${id}`, { idPlan: offer?.id })
    expect(taken.body).toMatchObject({ success: true })
    expect((await server().call('GET', `/api/fiber-migration/${id}`)).body.idPlan).toBe(offer?.id)
  })

  it('takes another address by PATCH fiber-migration/address/{step}/{idLead} (F7.31)', async () => {
    const moved = await server().call('PATCH', `/api/fiber-migration/address/cep/${id}`, { cep: '01310-100' })
    expect(moved.body).toMatchObject({ success: true })
    const house = { number: '1000', complement: 'apto 42', is_block_allotment: false, block_number: '' }
    const there = await server().call('PATCH', `/api/fiber-migration/address/number/${id}`, house)
    expect(there.body).toMatchObject({ success: true, infra: 'I-SYSTEMS' })
    const { body } = await server().call('GET', `/api/fiber-migration/${id}`)
    expect(body).toMatchObject({ address: { cep: '01310100', number: '1000', complement: 'apto 42' } })
  })

  it('is confirmed with ?fiberMigration=true, once nothing is missing', async () => {
    const early = await server().call('PUT', `/api/lead-v2/${id}?fiberMigration=true`, {})
    expect(early.body).toMatchObject({
      code: 'missing_steps',
      missing: expect.arrayContaining(['dueDate']),
    })
  })
})

describe('somebody without network', () => {
  const server = useServer()

  it('is noted, completed and withdrawn (F7.8, F7.9, F7.10, F3.18, F4.7)', async () => {
    const place = {
      cep: '71615010',
      number: '1',
      block_number: '9',
      allotment_number: '3',
      idPlan: 'plan-d500a',
    }
    const noted = await server().call('POST', '/api/lead-no-coverage', { ...place, utm_source: 'google' })
    const { id } = noted.body
    expect(noted.body).toEqual({ success: true, id: expect.any(String) })
    const contact = { name: 'Ana Lima', email: 'ana@example.com', phone: '91987654321' }
    const completed = await server().call('PUT', '/api/lead-no-coverage', { id, ...contact })
    expect(completed.body).toEqual({ success: true, id })
    const shown = await server().call('GET', `/api/lead-no-coverage/${String(id)}`)
    expect(shown.body).toMatchObject({ id, ...place, contact: { name: expect.stringContaining('A') } })
    const gone = await server().call('DELETE', '/api/lead-no-coverage', { id, phone: '91987654321' })
    expect(gone.body).toEqual({ success: true, id })
    expect((await server().call('GET', `/api/lead-no-coverage/${String(id)}`)).status).toBe(404)
  })

  it('may ask for a call by POST supportRequest (F7.11)', async () => {
    const { body } = await server().call('POST', '/api/supportRequest', { telephone: '(11) 98765-4321' })
    expect(body).toEqual({ success: true, id: expect.any(String) })
  })
})
