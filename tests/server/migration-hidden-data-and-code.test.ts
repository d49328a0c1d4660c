/** Which parts of a customer's record a migration shows, and who gets its code. */
import { describe, expect, it } from 'vitest'
import { MigrationOffers } from '../../src/contract/migration-to-fibre.ts'
import { ANSWERS, FINISH } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type TestServer } from '../support/server.ts'

/** docs/test-people.md */
const MIGRATION = '30000000701'

const migrate = async (server: TestServer, cpf: string) => {
  const reply = await server.call('POST', '/api/fiber-migration/offers', { cpf })
  expect(reply.status).toBe(200)
  return MigrationOffers.parse(reply.body)
}

describe('migration without a mail server', () => {
  const server = useServer()

  it('keeps the street on record a mask at another number of it (S4)', async () => {
    const { idLead } = await migrate(server(), MIGRATION)
    const path = `/api/fiber-migration/address/number/${idLead}`
    const moved = await server().call('PATCH', path, { number: '5' })
    expect(moved.body).toMatchObject({ success: true, infra: 'I-SYSTEMS' })
    for (const kind of ['lead', 'fiber-migration']) {
      const lead = await server().call('GET', `/api/${kind}/${idLead}`)
      expect(lead.text).not.toMatch(/Avenida|Paulista|Bela Vista|01310200|1842|apto 12/)
      expect(lead.body).toMatchObject({
        address: { cep: '', address: '', neighborhood: '', number: '' },
        masked: { address: 'Aveni…, nº 5**, São Paulo/SP', email: 'm****@example.com' },
      })
    }
  })

  it('is for the person on record alone', async () => {
    const { idLead } = await migrate(server(), MIGRATION)
    const path = `/api/lead-v2/${idLead}/documentNumber`
    const before = await server().call('GET', `/api/lead/${idLead}`)
    const other = await server().call('PATCH', path, ANSWERS.documentNumber)
    expect([other.status, other.body.message]).toEqual([
      400,
      'Esta oferta é do titular do contrato. Use o CPF dele.',
    ])
    expect(await server().call('GET', `/api/lead/${idLead}`)).toEqual({
      ...before,
      headers: expect.anything(),
    })
    expect((await server().call('PATCH', path, { cpf: MIGRATION })).status).toBe(200)
  })
})

describe('migration with a mail server', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })

  it('finishes only with the code sent to the contact on record', async () => {
    const { idLead } = await migrate(server(), MIGRATION)
    await server().call('PATCH', `/api/fiber-migration/plan/${idLead}`, { idPlan: 'plan-mg600' })
    for (const step of ['motherName', 'dueDate', 'bankInfo'] as const) {
      await server().call('PATCH', `/api/lead-v2/${idLead}/${step}`, ANSWERS[step])
    }
    await server().call('PUT', `/api/lead-v2/${idLead}?fiberMigration=true`, {})
    expect((await server().call('PUT', `/api/lead/${idLead}`, FINISH)).body.missing).toEqual(['customerCode'])
    await server().call('POST', `/api/fiber-migration/${idLead}/code`, {})
    const code = mail.codeTo('miguel.campos@example.com')
    expect(
      (await server().call('PATCH', `/api/fiber-migration/${idLead}/code`, { code })).body.validated,
    ).toBe(true)
    expect((await server().call('PUT', `/api/lead/${idLead}`, FINISH)).status).toBe(200)
    const late = await server().call('PATCH', `/api/fiber-migration/address/number/${idLead}`, {
      number: '5',
    })
    expect([late.status, late.body.code]).toEqual([409, 'finished'])
  })

  it('sends the code to the contact on record, whatever address was given since', async () => {
    const { idLead } = await migrate(server(), MIGRATION)
    const other = { email: 'someone.else@example.org', accept_promotions: false }
    expect((await server().call('PATCH', `/api/lead-v2/${idLead}/email`, other)).status).toBe(200)
    const sent = await server().call('POST', `/api/fiber-migration/${idLead}/code`, {})
    expect(sent.body).toMatchObject({ sentTo: 'm****@example.com' })
    expect(mail.sent.filter((each) => each.to === other.email)).toEqual([])
    const code = mail.codeTo('miguel.campos@example.com')
    const checked = await server().call('PATCH', `/api/fiber-migration/${idLead}/code`, { code })
    expect(checked.body).toMatchObject({ validated: true })
  })
})
