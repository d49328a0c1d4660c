/** Renewals and migrations by customers of docs/test-people.md. */
import { beforeAll, describe, expect, it } from 'vitest'
import { ClientCheck } from '../../src/contract/existing-customer-check.ts'
import { MigrationOffers } from '../../src/contract/migration-to-fibre.ts'
import { RenewalOffers } from '../../src/contract/renewal.ts'
import { ANSWERS, FINISH } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type TestServer } from '../support/server.ts'

/** docs/test-people.md */
const RENEWAL = '30000000620'
const RENEWAL_NONE = '30000001007'
const MIGRATION = '30000000701'
const STRANGER = '52998224725'

/** Full values of the seeded customers that no reply may carry. */
const SECRETS = [
  'Renata Oliveira',
  'renata.prado@',
  '11912340006',
  '04/07/1984',
  'Miguel Arruda',
  'miguel.campos@',
  '11912340007',
  '30/09/1979',
  'Avenida Paulista',
  '1842',
  '01310200',
  'apto 12',
  MIGRATION,
  RENEWAL,
]
const expectNoSecret = (text: string) => {
  for (const secret of SECRETS) expect(text).not.toContain(secret)
}

const TRACKING = {
  utm_source: 'sms',
  utm_medium: 'push',
  utm_campaign: 'volta',
  utm_content: 'b2',
  userAgent: 'Mozilla/5.0',
  origin: 'site',
  matchchannel: 'm',
  campaignid: 'c',
}
const renew = async (server: TestServer, cpf: string) => {
  const reply = await server.call('POST', '/api/renewalBaseUser/documentNumber', { cpf, ...TRACKING })
  expect(reply.status).toBe(200)
  return RenewalOffers.parse(reply.body)
}
const migrate = async (server: TestServer, cpf: string) => {
  const reply = await server.call('POST', '/api/fiber-migration/offers', { cpf, ...TRACKING })
  expect(reply.status).toBe(200)
  return MigrationOffers.parse(reply.body)
}

const server = useServer()

describe('renewal without a mail server', () => {
  it('offers, takes a choice and ends in one order number (F1.2, F6.3, F7.3, F7.27, F7.28)', async () => {
    const offers = await renew(server(), '300.000.006-20')
    expect(offers.id_renewal_request).toMatch(/-4/)
    expect(offers.plansOffers.map((plan) => [plan.sku, plan.plan_type])).toEqual(
      ['rf500', 'rf600', 'rf1000'].map((sku) => [sku, 'refidel']),
    )
    expect(offers.extraOffers.map((plan) => plan.sku)).toEqual(['rfglobo', 'rfparamount', 'rfmax'])
    expect(offers).toMatchObject({ codeNeeded: false, contact: 'r****@example.com' })
    const path = `/api/renewalBaseUser/${offers.id_renewal_request}`
    const early = await server().call('PUT', path, FINISH)
    expect(early.body).toMatchObject({ code: 'missing_steps', missing: ['offer1'] })
    const choice = {
      id_renewal_base_user: offers.id_renewal_base_user,
      offer1: 'plan-rf600',
      offer2: 'plan-rfglobo',
    }
    expect((await server().call('PATCH', path, choice)).body).toEqual({ success: true, version: 1 })
    const replies = await Promise.all(Array.from({ length: 10 }, () => server().call('PUT', path, FINISH)))
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]?.body.orderNumber).toMatch(/^P\d{6}\w{6}$/)
    expect((await server().call('PATCH', path, choice)).body.code).toBe('finished')
    expect(
      await server().value('select price from renewal_requests where id = $1', [offers.id_renewal_request]),
    ).toBe(10499 + 1890)
  })

  it.each([
    ['an offer of someone else', { offer1: 'plan-mg500' }],
    ['a plan for everyone', { offer1: 'plan-d500a' }],
    ['an extra as the main offer', { offer1: 'plan-rfglobo' }],
    ['a main offer as the extra', { offer1: 'plan-rf600', offer2: 'plan-rf500' }],
  ])('refuses %s (S7)', async (_what, choice) => {
    const offers = await renew(server(), RENEWAL)
    const reply = await server().call('PATCH', `/api/renewalBaseUser/${offers.id_renewal_request}`, {
      id_renewal_base_user: offers.id_renewal_base_user,
      ...choice,
    })
    expect([reply.status, reply.body.code]).toEqual([409, 'plan_unavailable'])
  })

  it('refuses a choice without the request’s own user', async () => {
    const offers = await renew(server(), RENEWAL)
    const reply = await server().call('PATCH', `/api/renewalBaseUser/${offers.id_renewal_request}`, {
      id_renewal_base_user: offers.id_renewal_request,
      offer1: 'plan-rf600',
    })
    expect(reply.status).toBe(404)
  })

  it.each([STRANGER, RENEWAL_NONE, MIGRATION])(
    'answers %s in the same shape, without offers (S4)',
    async (cpf) => {
      const customer = await renew(server(), RENEWAL)
      const other = await renew(server(), cpf)
      expect(Object.keys(other)).toEqual(Object.keys(customer))
      expect(other).toMatchObject({ userData: null, plansOffers: [], extraOffers: [], contact: null })
    },
  )

  it('shows the record as masks only, in every reply (F3.20, S4)', async () => {
    const offers = await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: RENEWAL })
    const { id_renewal_request, id_renewal_base_user, contact } = RenewalOffers.parse(offers.body)
    const path = `/api/renewalBaseUser/${id_renewal_request}`
    const choice = { id_renewal_base_user, offer1: 'plan-rf600' }
    const replies = [
      offers,
      await server().call('GET', `/api/renewalBaseUser/check-client/${RENEWAL}`),
      await server().call('PATCH', path, choice),
      await server().call('PUT', path, FINISH),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
    expect(contact).toBe('r****@example.com')
    expect(offers.body.userData).toMatchObject({
      documentNumber: '***.000.006-**',
      email: 'r****@example.com',
      name: expect.stringMatching(/^R\*+ /),
      phone: '(11) 9****-**06',
    })
    for (const { text } of replies) expectNoSecret(text)
  })

  it.each([
    [RENEWAL, { isClient: true, flow: 'renewal' }],
    [MIGRATION, { isClient: true, flow: 'migration' }],
    [STRANGER, { isClient: false, flow: null }],
  ])('tells which way %s goes, and nothing else (F7.29, S4)', async (cpf, answer) => {
    const { body } = await server().call('GET', `/api/renewalBaseUser/check-client/${cpf}`)
    expect(ClientCheck.parse(body)).toEqual({ success: true, ...answer })
    expect(Object.keys(body)).toEqual(['success', 'isClient', 'flow'])
  })
})

describe('renewal with a mail server', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })

  it('asks for the code sent to the contact on record', async () => {
    const offers = await renew(server(), RENEWAL)
    expect(offers).toMatchObject({ codeNeeded: true })
    const path = `/api/renewalBaseUser/${offers.id_renewal_request}`
    const choice = { id_renewal_base_user: offers.id_renewal_base_user, offer1: 'plan-rf500' }
    await server().call('PATCH', path, choice)
    expect((await server().call('PUT', path, FINISH)).body).toMatchObject({ missing: ['customerCode'] })
    const sent = await server().call('POST', `${path}/code`, {})
    expect(sent.body).toMatchObject({ sentTo: 'r****@example.com' })
    const wrong = await server().call('PATCH', `${path}/code`, { code: '000' })
    expect(wrong.body).toMatchObject({ validated: false, reason: 'wrong' })
    const right = await server().call('PATCH', `${path}/code`, {
      code: mail.codeTo('renata.prado@example.com'),
    })
    expect(right.body).toMatchObject({ validated: true })
    expect((await server().call('PUT', path, FINISH)).body.orderNumber).toBeTruthy()
  })

  it('has no code for a non-customer', async () => {
    const offers = await renew(server(), STRANGER)
    expect(
      (await server().call('POST', `/api/renewalBaseUser/${offers.id_renewal_request}/code`, {})).status,
    ).toBe(404)
  })
})

describe('migration', () => {
  let id = ''
  beforeAll(async () => {
    const offers = await migrate(server(), MIGRATION)
    id = offers.idLead ?? ''
  })

  it('shows the record as masks only (F7.4, F7.15, S4)', async () => {
    const raw = await server().call('POST', '/api/fiber-migration/offers', { cpf: MIGRATION })
    expect(raw.body).toMatchObject({
      userData: {
        name: 'M**** C****',
        email: 'm****@example.com',
        phone: '(11) 9****-**07',
        address: 'Aveni…, nº 1**, São Paulo/SP',
      },
      codeNeeded: false,
    })
    expectNoSecret(raw.text)
    for (const path of [`/api/lead/${id}`, `/api/fiber-migration/${id}`]) {
      const lead = await server().call('GET', path)
      expect(lead.status).toBe(200)
      expectNoSecret(lead.text)
      expect(lead.body).toMatchObject({
        id,
        plansOffers: expect.arrayContaining([expect.objectContaining({ plan_type: 'migration' })]),
        name: null,
        email: null,
        birth_date: null,
        masked: { name: 'M**** C****', cpf: '***.000.007-**', birth_date: '**/**/****' },
        address: { state: 'SP', city: 'São Paulo', address: '', number: '' },
      })
      expect(lead.body.answered).toEqual(
        expect.arrayContaining(['name', 'phone', 'email', 'birthDate', 'documentNumber']),
      )
    }
  })

  it('goes on with what is missing and ends in an order (F7.30)', async () => {
    const { idLead } = await migrate(server(), MIGRATION)
    const plan = await server().call('PATCH', `/api/fiber-migration/plan/${idLead}`, { idPlan: 'plan-mg600' })
    expect(plan.body).toEqual({ success: true, version: 1 })
    const chosen = await server().call('GET', `/api/fiber-migration/${idLead}`)
    expect(chosen.body.idPlan).toBe('plan-mg600')
    const early = await server().call('PUT', `/api/lead-v2/${idLead}?fiberMigration=true`, {})
    expect(early.body.missing).toEqual(['dueDate'])
    for (const step of ['dueDate', 'bankInfo'] as const) {
      await server().call('PATCH', `/api/lead-v2/${idLead}/${step}`, ANSWERS[step])
    }
    const risk = await server().call('PUT', `/api/lead-v2/${idLead}?fiberMigration=true`, {})
    expect(risk.body).toMatchObject({ rejected: false, quiz_needed: false })
    const done = await server().call('PUT', `/api/lead/${idLead}`, FINISH)
    expect(done.body).toMatchObject({ success: true, schedule: null })
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

  it.each([STRANGER, RENEWAL])('answers %s in the same shape (S4)', async (cpf) => {
    const other = await migrate(server(), cpf)
    expect(other).toEqual({ success: true, plansOffers: [], userData: null, idLead: null, codeNeeded: false })
  })

  it('opens no other lead by its calls', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '01310100', number: '1' })
    const other = String(body.idLead)
    const replies = [
      await server().call('GET', `/api/fiber-migration/${other}`),
      await server().call('PATCH', `/api/fiber-migration/plan/${other}`, { idPlan: 'plan-mg500' }),
      await server().call('PATCH', `/api/fiber-migration/address/cep/${other}`, { cep: '01310100' }),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404])
  })

  it('seals the customers (S23)', async () => {
    expectNoSecret(JSON.stringify(await server().sql('select * from customers')))
  })
})
