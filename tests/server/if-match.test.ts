/** A malformed If-Match header is refused by every call that writes. */
import { describe, expect, it } from 'vitest'
import { CALLS } from '../support/all-api-calls.ts'
import { ANSWERS, openLead } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const MALFORMED = ['*', '"abc"', '', ' ', '-1', '1.5', '1, 2', '"1', '9999999999', 'W/""']
const WRITES = CALLS.filter(({ method }) => method !== 'GET')

describe('a malformed If-Match', () => {
  const server = useServer()

  it.each(MALFORMED)('%j is a 400 that names it, and nothing is written (S39)', async (version) => {
    const id = await openLead(server())
    const url = `/api/lead-v2/${id}/name`
    await server().call('PATCH', url, ANSWERS.name)
    const { status, body } = await server().call('PATCH', url, { name: 'Ana Souza' }, { 'if-match': version })
    expect([status, body.code, body.field]).toEqual([400, 'invalid', 'If-Match'])
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body).toMatchObject({ name: ANSWERS.name.name, versions: { name: 1 } })
  })

  it('is refused by every call that writes, before its body is looked at (S39)', async () => {
    expect(WRITES.length).toBeGreaterThan(25)
    for (const { method, template } of WRITES) {
      const reply = await server().call(method, template, {}, { 'if-match': '*' })
      expect([method, template, reply.status, reply.body.field]).toEqual([method, template, 400, 'If-Match'])
    }
  })

  it.each(['1', '"1"', 'W/"1"', ' 1 '])('%j is the version 1', async (version) => {
    const url = `/api/lead-v2/${await openLead(server())}/name`
    await server().call('PATCH', url, ANSWERS.name)
    const next = { name: 'Ana Souza' }
    expect((await server().call('PATCH', url, next, { 'if-match': version })).body.version).toBe(2)
    expect((await server().call('PATCH', url, next, { 'if-match': version })).body.current).toBe(2)
  })
})
