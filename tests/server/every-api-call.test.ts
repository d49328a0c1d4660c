/**
 * Checks that hold for all calls, run as one table: success, each missing property, each wrong type, unknown and
 * finished leads, and so on.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '../../src/contract/shared-schemas.ts'
import type { Call } from '../support/api-call-rows.ts'
import { CALLS } from '../support/all-api-calls.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { rowsToRun, oneOfEach } from '../support/rows-to-run.ts'
import { useServer } from '../support/server.ts'
import { placeOrder } from '../support/create-leads.ts'

type Schema = {
  type?: string
  required?: string[]
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  pattern?: string
}
type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
}

const UNKNOWN = '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b'
const IDS = new Set(['id', 'idLead'])

describe('every call', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })
  const world = () => ({ server: server(), mail })
  let finished = ''
  let paths: Record<string, Record<string, Operation>> = {}

  beforeAll(async () => {
    finished = (await placeOrder(server())).id
    const { body } = await server().call('GET', '/api/openapi.json')
    paths = body.paths as typeof paths
  })

  const operationOf = (call: Call): Operation => {
    const operation = paths[call.template]?.[call.method.toLowerCase()]
    if (!operation) throw new Error(`${call.method} ${call.template} is not described`)
    return operation
  }
  const bodyOf = (call: Call): Schema =>
    operationOf(call).requestBody?.content['application/json']?.schema ?? {}
  const expectError = (reply: { body: object }, code: string) =>
    expect(ErrorReply.parse(reply.body)).toMatchObject({ success: false, code })

  it('has a row in the table', () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'head')
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
    const listed = CALLS.map((call) => `${call.method} ${call.template}`)
    // the operator's own, with separate keys (request-ids-health-metrics.test.ts, installed-orders.test.ts)
    const isOperators = (each: string) => each.endsWith('/api/metrics') || each.includes('/api/operator/')
    // answered only where risk checks have run out (held-orders.test.ts)
    const isHeld = (each: string) => each.endsWith('/riskCode')
    const others = described.filter((each) => !listed.includes(each) && !isOperators(each) && !isHeld(each))
    expect(others.map((each) => `add a row for ${each} to tests/support/all-api-calls.ts`)).toEqual([])
    expect(listed.filter((each) => !described.includes(each))).toEqual([])
  })

  const named = (calls: readonly Call[]) =>
    calls.map((call) => ({ name: `${call.method} ${call.template}`, call }))

  /** The happy request with another lead in its place. */
  async function onOther(call: Call, id: string) {
    const { path, body } = await call.happy(world())
    if (call.onLead?.idIn === 'path')
      return server().call(call.method, call.template.replace('{id}', id), body)
    const swapped = Object.entries(body ?? {}).map(([name, value]) => [name, IDS.has(name) ? id : value])
    return server().call(call.method, path, Object.fromEntries(swapped))
  }

  it.each(named(CALLS))('$name answers a good request with success', async ({ call }) => {
    const { path, body } = await call.happy(world())
    const reply = await server().call(call.method, path, body)
    expect([reply.status, reply.body.success]).toEqual([200, true])
  })

  // error-fields.test.ts has every call with nothing in it
  it.each(rowsToRun(named(CALLS), 15))('$name names each missing property', async ({ call }) => {
    const { path, body = {} } = await call.happy(world())
    for (const name of bodyOf(call).required ?? []) {
      const { [name]: _gone, ...rest } = body as Record<string, unknown>
      const reply = await server().call(call.method, path, rest)
      expect([name, reply.status]).toEqual([name, 400])
      expectError(reply, 'invalid')
      expect(reply.body.missing).toContain(name)
    }
    for (const each of operationOf(call).parameters ?? []) {
      if (each.in !== 'query' || !each.required) continue
      const reply = await server().call(call.method, path.split('?')[0] ?? '')
      expect([each.name, reply.status]).toEqual([each.name, 400])
      expect(reply.body.missing).toContain(each.name)
    }
  })

  // one check of types for all of them
  it.each(rowsToRun(named(CALLS), 15))('$name refuses each wrong type', async ({ call }) => {
    const { path, body = {} } = await call.happy(world())
    for (const [name, schema] of Object.entries(bodyOf(call).properties ?? {})) {
      const wrong = schema.type === 'object' ? 5 : { wrong: ['type'] }
      const reply = await server().call(call.method, path, { ...body, [name]: wrong })
      expect([name, reply.status]).toEqual([name, 400])
      expectError(reply, 'invalid')
    }
  })

  it.each(rowsToRun(named(CALLS), 6))('$name refuses other methods', async ({ call }) => {
    const { path } = await call.happy(world())
    const methods = new Set(Object.keys(paths[call.template] ?? {}).map((each) => each.toUpperCase()))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (methods.has(method) || !path.startsWith('/api')) continue
      const reply = await server().call(method, path, method === 'GET' ? undefined : {})
      // The same path may match another call's, with an id in that place.
      expect([method, [404, 405]]).toEqual([method, expect.arrayContaining([reply.status])])
    }
  })

  it.each(named(CALLS.filter((call) => call.onLead)))(
    '$name does not know an unknown lead',
    async ({ call }) => {
      const reply = await onOther(call, UNKNOWN)
      expect(reply.status).toBe(404)
      expectError(reply, 'not_found')
    },
  )

  const subjectOf = ({ call }: { call: Call }) => call.template.split('/')[2]
  const isFirstOfSubject = oneOfEach(subjectOf)
  // a call of each subject, and the codes of a renewal; lead-lifecycle.test.ts has all steps of an order
  it.each(
    rowsToRun(
      named(CALLS.filter((call) => call.onLead?.finished)),
      (row, at) => isFirstOfSubject(row, at) || row.call.template === '/api/renewalBaseUser/{id}/code',
    ),
  )('$name knows a finished lead (S10)', async ({ call }) => {
    const reply = await onOther(call, call.onLead?.finish ? await call.onLead.finish(world()) : finished)
    expect(reply.status).toBe(call.onLead?.finished)
    if (reply.status === 409) expectError(reply, 'finished')
  })

  // one hook checks all of them
  it.each(rowsToRun(named(CALLS.filter((call) => call.method !== 'GET')), 6))(
    '$name refuses other content types (S21)',
    async ({ call }) => {
      const { path, body } = await call.happy(world())
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const reply = await server().call(call.method, path, JSON.stringify(body), { 'content-type': type })
        expect([type, reply.status]).toEqual([type, 415])
        expectError(reply, 'content_type')
      }
    },
  )
})

describe('the spec’s calls', () => {
  it('are all there: 29 pairs of method and path, and cep/information', () => {
    const steps = new Set(
      ['name', 'phone', 'email', 'birthDate', 'motherName', 'documentNumber'].concat([
        'dueDate',
        'plan',
        'bankInfo',
        'scheduleDate',
      ]),
    )
    const pairs = new Set(
      CALLS.filter((call) => call.spec).map(({ method, template }) => {
        const last = template.split('/').at(-1) ?? ''
        if (template.startsWith('/api/lead-v2/{id}/') && steps.has(last)) return 'PATCH /lead-v2/{id}/{step}'
        if (template.includes('/json/')) return 'GET /json/{file}'
        if (template.startsWith('/api/fiber-migration/address/'))
          return 'PATCH /fiber-migration/address/{step}/{id}'
        return `${method} ${template.replace('/api', '')}`
      }),
    )
    expect(pairs.size).toBe(30)
  })
})
