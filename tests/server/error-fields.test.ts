/**
 * An error reply (400) names the wrong field in `field` and what was not sent in `missing`, the same way in every call.
 */
import { describe, expect, it } from 'vitest'
import { ErrorReply } from '../../src/contract/shared-schemas.ts'
import { CALLS } from '../support/all-api-calls.ts'
import { openLead, PAULISTA } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { useServer, type TestServer } from '../support/server.ts'

type Schema = { required?: string[]; properties?: Record<string, { description?: string }> }
type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

describe('a refusal that is about a field', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })
  const step = async (name: string, body: object) =>
    server().call('PATCH', `/api/lead-v2/${await openLead(server())}/${name}`, body)

  it.each<[string, string, () => ReturnType<TestServer['call']>]>([
    ['a step', 'name', () => step('name', {})],
    ['a step that takes one of two', 'cpf', () => step('documentNumber', {})],
    ['part of a field', 'agency', () => step('bankInfo', { direct_debit: true, bankInfo: { bank: '077' } })],
    ['part of a list', 'period', () => step('scheduleDate', { schedules: [{ date: '01/12/2026' }] })],
    ['a query', 'cep', () => server().call('GET', '/api/cep/coverage')],
    ['an id', 'id', () => server().call('PUT', '/api/lead-no-coverage', { name: 'Ana Lima' })],
    [
      'a consent',
      'accept_information',
      async () => {
        const id = await openLead(server())
        return server().call('PUT', `/api/lead/${id}`, {})
      },
    ],
  ])('names what was not sent in both: %s lacks %s', async (_what, name, call) => {
    const { status, body } = await call()
    const { code, field, missing } = ErrorReply.parse(body)
    expect([status, code, field, missing?.[0]]).toEqual([400, 'invalid', name, name])
  })

  it.each([
    ['name', { name: 'Ana' }, 'name'],
    ['name', { name: 7 }, 'name'],
    ['documentNumber', { cpf: '' }, 'cpf'],
    [
      'bankInfo',
      { direct_debit: true, bankInfo: { bank: '077', agency: 'x'.repeat(99), account_number: '1' } },
      'agency',
    ],
    [
      'bankInfo',
      { direct_debit: true, bankInfo: { bank: '077', agency: '', account_number: '1' } },
      'agency',
    ],
    ['scheduleDate', { schedules: [{ date: '2026-12-01', period: 'manha' }] }, 'date'],
    ['scheduleDate', { schedules: [{ date: '01/01/2020', period: 'manha' }] }, 'date'],
  ])('names what is wrong in `field` alone, by its wire name: %s %j', async (name, sent, field) => {
    const { status, body } = await step(name, sent)
    expect([status, body.code, body.field, body.missing]).toEqual([400, 'invalid', field, undefined])
  })

  it('is the same in a batch', async () => {
    const id = await openLead(server(), PAULISTA)
    const items = [
      { step: 'name', body: {} },
      { step: 'phone', body: { phone: '1' } },
    ]
    const { body } = await server().call('PATCH', `/api/lead-v2/${id}/batch`, { items })
    expect(body.results).toMatchObject([
      { success: false, code: 'invalid', field: 'name', missing: ['name'] },
      { success: false, code: 'invalid', field: 'phone' },
    ])
    expect(body.results).not.toHaveProperty('1.missing')
  })

  it('names each property that a call requires, on every call', async () => {
    const { body } = await server().call('GET', '/api/openapi.json')
    const paths = body.paths as Record<string, Record<string, Operation>>
    for (const { method, template } of CALLS) {
      const schema = paths[template]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema
      const required = schema?.required ?? []
      if (required.length === 0) continue
      const reply = await server().call(method, template, {})
      expect([template, reply.status, reply.body.field]).toEqual([template, 400, required[0]])
      expect([template, reply.body.missing]).toEqual([template, required])
    }
  })

  it('is described', async () => {
    const { body } = await server().call('GET', '/api/openapi.json')
    const paths = body.paths as Record<string, Record<string, Operation>>
    const error = paths['/api/lead-v2']?.post?.responses['4XX']?.content['application/json']?.schema
    expect(error?.properties?.field?.description).toContain('at fault')
    expect(error?.properties?.missing?.description).toContain('not sent')
  })
})
