/** A migration is restored as it was left, and survives lost replies. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Lead } from '../../src/contract/lead.ts'
import { ANSWERS, FINISH } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type TestServer } from '../support/server.ts'

/** docs/test-people.md: the address on record is covered; the other's is not. */
const MIGUEL = { cpf: '30000000701' }
const MARTA = { cpf: '30000000973' }

async function migrate(server: TestServer, request: object = MIGUEL, headers: Record<string, string> = {}) {
  const { body } = await server.call('POST', '/api/fiber-migration/offers', request, headers)
  return String(body.idLead)
}
const load = async (server: TestServer, id: string) =>
  Lead.parse((await server.call('GET', `/api/fiber-migration/${id}`)).body)
const skus = (plans: readonly { sku: string }[] | undefined) => plans?.map(({ sku }) => sku)

describe('a migration that is loaded again', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })

  it('shows what is on record as masks, the address among them after the code, and what was answered (S51)', async () => {
    const id = await migrate(server())
    const fresh = await load(server(), id)
    expect(fresh.migration).toMatchObject({ code_needed: true, verified: false, address_on_record: true })
    expect(skus(fresh.migration?.offers)).toEqual(['mg500', 'mg600', 'mg1000'])
    // anyone may know a CPF: before the code nothing of the address is shown
    expect(fresh.masked).toMatchObject({ address: 'O do seu cadastro', phone: '(11) 9****-**07' })
    expect(fresh.address).toMatchObject({ city: '', state: '', address: '', number: '' })
    expect(fresh).toMatchObject({ idPlan: null, addon: 'migracao-ultrafibra', streetByHand: false })

    await server().call('PATCH', `/api/fiber-migration/plan/${id}`, { idPlan: 'plan-mg600' })
    // The visitor confirms the address: the step counts as answered, nothing else of it is known.
    await server().call('PATCH', `/api/lead-v2/${id}/address`, {})
    await server().call('POST', `/api/fiber-migration/${id}/code`, {})
    const code = mail.codeTo('miguel.campos@example.com')
    const proven = await server().call('PATCH', `/api/fiber-migration/${id}/code`, { code })
    expect(proven.body).toMatchObject({ validated: true, address: 'Aveni…, nº 1**, São Paulo/SP' })
    const later = await load(server(), id)
    expect(later.migration).toMatchObject({ verified: true, address_on_record: true })
    expect(later.idPlan).toBe('plan-mg600')
    expect(later.answered).toEqual(expect.arrayContaining(['plan', 'address', 'phone', 'documentNumber']))
    expect(later.masked.address).toBe('Aveni…, nº 1**, São Paulo/SP')
    expect(later.address).toMatchObject({ city: 'São Paulo', address: '', number: '' })
  })

  it('keeps the campaign and where the visitor came from', async () => {
    const id = await migrate(server(), { ...MIGUEL, addon: 'b/timblack', utm_source: 'sms', gclid: 'g1' })
    expect((await load(server(), id)).addon).toBe('b/timblack')
    const [row] = await server().sql('select origin from leads where id = $1', [id])
    expect(row?.origin).toMatchObject({ utm_source: 'sms', gclid: 'g1' })
    const other = await migrate(server(), { ...MIGUEL, addon: '//evil.example' })
    expect((await load(server(), other)).addon).toBe('migracao-ultrafibra')
  })

  it('takes corrections of what is on record; a mask stays where it is secret (S3)', async () => {
    const id = await migrate(server())
    for (const step of ['name', 'phone', 'email'] as const) {
      const { body } = await server().call('PATCH', `/api/lead-v2/${id}/${step}`, ANSWERS[step], {
        'if-match': '0',
      })
      expect(body).toEqual({ success: true, version: 1 })
    }
    const lead = await load(server(), id)
    expect(lead).toMatchObject({ name: 'Maria da Silva', email: 'maria.silva@gmail.com' })
    expect(lead.masked).toMatchObject({ phone: '(11) 9****-**21' })
    expect(lead.masked.name).toBeUndefined()
  })

  it('is opened once for one key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const ids = await Promise.all([1, 2, 3].map(() => migrate(server(), MIGUEL, headers)))
    ids.push(await migrate(server(), MIGUEL, headers))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('a plan of a migration', () => {
  const server = useServer()

  it('may be chosen before the address is moved to where there is network', async () => {
    const id = await migrate(server(), MARTA)
    const before = await load(server(), id)
    expect(before).toMatchObject({ infra: null, plansOffers: [] })
    expect(skus(before.migration?.offers)).toEqual(['mg500', 'mg600'])
    const plan = await server().call('PATCH', `/api/fiber-migration/plan/${id}`, { idPlan: 'plan-mg600' })
    expect(plan.body).toEqual({ success: true, version: 1 })
    const foreign = await server().call('PATCH', `/api/fiber-migration/plan/${id}`, { idPlan: 'plan-mg1000' })
    expect(foreign.body.code).toBe('plan_unavailable')
    for (const step of ['motherName', 'dueDate', 'bankInfo'] as const)
      await server().call('PATCH', `/api/lead-v2/${id}/${step}`, ANSWERS[step])
    const early = await server().call('PUT', `/api/lead-v2/${id}?fiberMigration=true`, {})
    expect(early.body.missing).toEqual(['coverage', 'address'])

    await server().call('PATCH', `/api/fiber-migration/address/cep/${id}`, { cep: '04538133' })
    expect(await load(server(), id)).toMatchObject({ idPlan: 'plan-mg600', address: { number: '' } })
    await server().call('PATCH', `/api/fiber-migration/address/number/${id}`, { number: '100' })
    const moved = await load(server(), id)
    expect(moved).toMatchObject({ idPlan: 'plan-mg600', migration: { address_on_record: false } })
    expect(moved.address).toMatchObject({ cep: '04538133', number: '100' })
    await server().call('PUT', `/api/lead-v2/${id}?fiberMigration=true`, {})
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
  })
})

describe('another address of a migration', () => {
  const server = useServer()
  const move = (id: string, step: 'cep' | 'number', body: object, headers: Record<string, string> = {}) =>
    server().call('PATCH', `/api/fiber-migration/address/${step}/${id}`, body, headers)

  it('that is out of the network offers nothing, and the lead says so', async () => {
    const id = await migrate(server())
    await server().call('PATCH', `/api/fiber-migration/plan/${id}`, { idPlan: 'plan-mg600' })
    await move(id, 'cep', { cep: '01207001' })
    const { body } = await move(id, 'number', { number: '10' })
    expect(body).toEqual({ success: true, infra: null, plansOffers: [], version: 1 })
    const lead = await load(server(), id)
    expect(lead).toMatchObject({ infra: null, plansOffers: [], migration: { address_on_record: false } })
    const risk = await server().call('PUT', `/api/lead-v2/${id}?fiberMigration=true`, {})
    expect(risk.body.missing).toContain('coverage')
  })

  it('takes what belonged to the house before with it', async () => {
    const id = await migrate(server())
    await server().call('PATCH', `/api/lead-v2/${id}/address`, { complement: 'fundos' })
    await move(id, 'cep', { cep: '22410003' })
    const lead = await load(server(), id)
    expect(lead.answered).not.toContain('address')
    expect(lead.address.complement).toBe('')
  })

  it('is stored once for one key; a late repetition brings nothing back', async () => {
    const id = await migrate(server())
    const headers = { 'idempotency-key': randomUUID() }
    const tries = await Promise.all([1, 2, 3].map(() => move(id, 'cep', { cep: '22410003' }, headers)))
    expect(tries.map(({ body }) => [body.version, body.infra])).toEqual(tries.map(() => [1, 'V.TAL']))
    expect((await move(id, 'cep', { cep: '01310100' })).body).toMatchObject({ version: 2 })
    const late = await move(id, 'cep', { cep: '22410003' }, headers)
    expect(late.body).toMatchObject({ version: 1, infra: 'I-SYSTEMS' })
    expect((await load(server(), id)).address.cep).toBe('01310100')
    expect((await move(id, 'cep', { cep: '01001000' }, headers)).status).toBe(422)
  })

  it('sent again without a key ends as it did before', async () => {
    const id = await migrate(server())
    await move(id, 'cep', { cep: '22410003' })
    const replies = [await move(id, 'number', { number: '7' }), await move(id, 'number', { number: '7' })]
    expect(replies.map(({ body }) => [body.infra, body.version])).toEqual([
      ['V.TAL', 1],
      ['V.TAL', 2],
    ])
    expect((await load(server(), id)).versions).toMatchObject({ cep: 1, number: 2 })
  })

  it('of two tabs is not overwritten in silence', async () => {
    const id = await migrate(server())
    await move(id, 'cep', { cep: '22410003' }, { 'if-match': '0' })
    const other = await move(id, 'cep', { cep: '01310100' }, { 'if-match': '0' })
    expect([other.status, other.body.code, other.body.current]).toEqual([409, 'version_conflict', 1])
    expect((await load(server(), id)).address.cep).toBe('22410003')
  })
})
