/** Erasure for customers of the operator: migrations and renewals. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RenewalOffers } from '../../src/contract/renewal.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import { ANSWERS, FINISH } from '../support/create-leads.ts'
import { useServer, useReceiver, webhookTo } from '../support/server.ts'
import { mailsWith, findStoredText } from '../support/find-stored-text.ts'

/** docs/test-people.md; the telephones on record are in server/db/seed/customers.json. */
const MIGUEL = { cpf: '30000000701', phone: '11912340007' }
const RENATA = { cpf: '30000000620', email: 'renata.prado@example.com' }

const receiver = useReceiver()
const server = useServer(() => ({ env: webhookTo(receiver()) }))

const erase = (id: string, phone?: string) => server().call('DELETE', '/api/lead', { id, phone })
const key = () => ({ 'idempotency-key': randomUUID() })

async function migrate() {
  const { body } = await server().call('POST', '/api/fiber-migration/offers', { cpf: MIGUEL.cpf }, key())
  const id = String(body.idLead)
  await server().call('PATCH', `/api/fiber-migration/plan/${id}`, { idPlan: 'plan-mg600' }, key())
  await server().call('PATCH', `/api/fiber-migration/address/cep/${id}`, { cep: '01310100' }, key())
  await server().call('PATCH', `/api/fiber-migration/address/number/${id}`, { number: '77' }, key())
  return id
}

async function renew() {
  const opened = await server().call(
    'POST',
    '/api/renewalBaseUser/documentNumber',
    { cpf: RENATA.cpf },
    key(),
  )
  const { id_renewal_request: id, id_renewal_base_user } = RenewalOffers.parse(opened.body)
  const choice = { id_renewal_base_user, offer1: 'plan-rf600' }
  await server().call('PATCH', `/api/renewalBaseUser/${id}`, choice, key())
  return id
}

describe('erasing a migration (S24)', () => {
  it('needs the telephone on record, typed by the visitor who sees only its mask', async () => {
    const id = await migrate()
    const lead = await server().call('GET', `/api/fiber-migration/${id}`)
    expect(lead.body.masked).toMatchObject({ phone: '(11) 9****-**07' })
    for (const phone of [undefined, '', '11912340008', '(11) 9****-**07'])
      expect((await erase(id, phone)).status).toBe(404)
    expect((await erase(id, '(11) 91234-0007')).body).toEqual({ success: true, id })
    expect(await findStoredText(server(), [id])).toEqual({})
    expect((await server().call('GET', `/api/fiber-migration/${id}`)).status).toBe(404)
  })

  it('needs the one that took its place, once that was answered', async () => {
    const id = await migrate()
    await server().call('PATCH', `/api/lead-v2/${id}/phone`, ANSWERS.phone)
    expect((await erase(id, MIGUEL.phone)).status).toBe(404)
    expect((await erase(id, ANSWERS.phone.phone)).status).toBe(200)
  })
})

describe('erasing a renewal (S24)', () => {
  it('that is finished takes number, notices and mail with it; the operator is told', async () => {
    const id = await renew()
    const { body } = await server().call('PUT', `/api/renewalBaseUser/${id}`, FINISH)
    const number = String(body.orderNumber)
    await deliverAll(server())
    expect(mailsWith(server(), [RENATA.email])).toHaveLength(1)
    expect((await erase(id)).status).toBe(200)
    expect(await findStoredText(server(), [id, number])).toEqual({})
    expect(mailsWith(server(), [RENATA.email, number])).toEqual([])
    await deliverAll(server())
    expect(receiver().deliveries.at(-1)?.body).toMatchObject({
      type: 'order.erased',
      data: { orderNumber: number },
    })
  })

  it('before it was told leaves nothing to tell but that it is erased (X58)', async () => {
    const id = await renew()
    await server().call('PUT', `/api/renewalBaseUser/${id}`, FINISH)
    await erase(id)
    receiver().deliveries.length = 0
    await deliverAll(server())
    expect(receiver().deliveries.map(({ body }) => body.type)).toEqual(['order.erased'])
  })

  it('while it is finished ends in an order that is taken back, or in nothing', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => renew()))
    await Promise.all(
      ids.flatMap((id) => [server().call('PUT', `/api/renewalBaseUser/${id}`, FINISH), erase(id)]),
    )
    expect(await findStoredText(server(), ids)).toEqual({})
  })
})
