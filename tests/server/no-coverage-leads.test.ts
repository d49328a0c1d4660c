/** No-coverage leads: created, completed with a contact, withdrawn. */
import { describe, expect, it } from 'vitest'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { useServer } from '../support/server.ts'
import { isFull } from '../support/rows-to-run.ts'

const CANARY = { name: 'Zuleica Canário', email: 'zuleica.canario@gmail.com', phone: '(11) 97777-1234' }

const server = useServer()

describe('a no-coverage lead', () => {
  const make = async (body: object = { cep: '68800000', number: '5', utm_source: 'radio' }) => {
    const { status, body: reply } = await server().call('POST', '/api/lead-no-coverage', body)
    expect([status, reply.success]).toEqual([200, true])
    return String(reply.id)
  }

  it('is made, completed and withdrawn (F3.18, F4.7, F7.8, F7.9, F7.10)', async () => {
    const lot = { cep: '71615010', number: '1', block_number: '9', allotment_number: '3' }
    const place = { ...lot, idPlan: 'plan-d500a' }
    const id = await make({ ...place, utm_source: 'google' })
    const put = await server().call('PUT', '/api/lead-no-coverage', { id, ...CANARY })
    expect(put.body).toEqual({ success: true, id })
    const shown = await server().call('GET', `/api/lead-no-coverage/${id}`)
    expect(shown.body).toMatchObject({ id, ...place, contact: { name: expect.stringContaining('Z') } })
    const wrong = await server().call('DELETE', '/api/lead-no-coverage', { id, phone: '11911112222' })
    expect(wrong.status).toBe(404)
    const right = await server().call('DELETE', '/api/lead-no-coverage', { id, phone: '11 97777 1234' })
    expect(right.body).toEqual({ success: true, id })
    expect(await server().sql('select id from no_coverage_leads where id = $1', [id])).toEqual([])
  })

  it('with a contact is withdrawn by its id alone too, for no page keeps more', async () => {
    const id = await make({ ...CANARY, cep: '68800000' })
    const gone = await server().call('DELETE', '/api/lead-no-coverage', { id })
    expect(gone.body).toEqual({ success: true, id })
    expect(await server().sql('select id from no_coverage_leads where id = $1', [id])).toEqual([])
  })

  it('that a coverage check made can be completed and withdrawn too', async () => {
    const { body } = await server().call('POST', '/api/lead-v2', { cep: '68800000', number: '5' })
    const id = body.idLeadNoCoverage
    expect((await server().call('PUT', '/api/lead-no-coverage', { id, email: CANARY.email })).status).toBe(
      200,
    )
    expect((await server().call('DELETE', '/api/lead-no-coverage', { id })).status).toBe(200)
  })

  it('keeps what is not sent again', async () => {
    const id = await make({ cep: '68800000', phone: CANARY.phone })
    await server().call('PUT', '/api/lead-no-coverage', { id, email: CANARY.email })
    const phone = CANARY.phone
    expect((await server().call('DELETE', '/api/lead-no-coverage', { id, phone })).status).toBe(200)
  })

  it('keeps all that is sent at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: isFull ? 5 : 2 }, () => make()))
    const parts = ids.flatMap((id) => Object.entries(CANARY).map(([name, value]) => ({ id, [name]: value })))
    await Promise.all(parts.map((part) => server().call('PUT', '/api/lead-no-coverage', part)))
    const vault = makeVault(loadKeys(server().config))
    const rows = await server().sql('select id, contact from no_coverage_leads where id = any($1)', [ids])
    const kept = rows.map(({ id, contact }) => JSON.parse(vault.open(String(contact), String(id))) as unknown)
    expect(kept).toEqual(ids.map(() => ({ ...CANARY, phone: '11977771234' })))
  })

  it('is sealed in the database', async () => {
    const id = await make({ ...CANARY, cep: '68800000' })
    const kept = JSON.stringify(await server().sql('select * from no_coverage_leads where id = $1', [id]))
    for (const secret of ['Zuleica', 'canario', '97777']) expect(kept).not.toContain(secret)
  })

  it.each([
    [{ email: 'a@b' }, 'email'],
    [{ name: 'Ana' }, 'name'],
    [{ phone: '1198765' }, 'phone'],
    [{ cep: '123' }, 'cep'],
  ])('refuses %j', async (body, field) => {
    const reply = await server().call('POST', '/api/lead-no-coverage', body)
    expect([reply.status, reply.body.field]).toEqual([400, field])
  })

  it.each([
    ['PUT', { email: CANARY.email }],
    ['DELETE', {}],
  ] as const)('%s without id says so', async (method, body) => {
    expect((await server().call(method, '/api/lead-no-coverage', body)).status).toBe(400)
  })

  it.each(['PUT', 'DELETE'] as const)('%s of an unknown one is a 404', async (method) => {
    const id = '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b'
    expect((await server().call(method, '/api/lead-no-coverage', { id })).status).toBe(404)
  })
})

describe('a call request', () => {
  it('is kept, sealed (F7.11)', async () => {
    const { status, body } = await server().call('POST', '/api/supportRequest', { telephone: CANARY.phone })
    expect([status, body]).toEqual([200, { success: true, id: expect.any(String) }])
    const [row] = await server().sql('select telephone from support_requests where id = $1', [body.id])
    expect(row?.telephone).toMatch(/^s\d\./)
  })

  it('takes the landing form’s wider numbers, and refuses the rest with the spec’s text', async () => {
    const wide = await server().call('POST', '/api/supportRequest', { telephone: '(11) 8333-4444' })
    expect(wide.status).toBe(200)
    const { status, body } = await server().call('POST', '/api/supportRequest', {
      telephone: '(11) 0888-7777',
    })
    expect([status, body.message]).toEqual([400, 'Esse número não é válido. Verifique a digitação.'])
  })
})
