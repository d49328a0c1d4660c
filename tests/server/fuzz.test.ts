/**
 * Random requests generated from the API description: no 5xx, nothing unhandled, nothing unknown stored. Other
 * requests: `FUZZ_SEED=$RANDOM npx vitest run --project server tests/server/fuzz.test.ts`.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '../../src/contract/shared-schemas.ts'
import { answeredLead, openLead, readyLead, placeOrder } from '../support/create-leads.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { isFull } from '../support/rows-to-run.ts'
import { nearlyValidValue, validValue, type JsonSchema } from '../support/generate-schema-values.ts'
import { fuzzSeed } from '../support/fuzz-seed.ts'
import { useServer } from '../support/server.ts'

type Parameter = { in: string; name: string; required?: boolean; schema: JsonSchema }
type Operation = {
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  parameters?: Parameter[]
}
type Request = { method: string; url: string; payload: string | undefined; headers: Record<string, string> }

const REQUESTS = isFull ? 10_000 : 100
const seed = fuzzSeed()
const CANARY = 'zzCANARYzz'
/** The slow and the failing test person have their own tests. */
const LEFT_OUT = new Set(['/api/metrics'])

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
process.on('unhandledRejection', note)
process.on('uncaughtException', note)
afterAll(() => {
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
})

// In the title, so that every failure says how to repeat it, a time-out too.
describe(`the API, with FUZZ_SEED=${seed}`, () => {
  const mail = fakeMail()
  const server = useServer({ providers: { mail: mail.provider } })
  let ids: string[] = []
  let operations: { method: string; path: string; operation: Operation }[] = []

  beforeAll(async () => {
    const { id: finished } = await placeOrder(server())
    const migration = await server().call('POST', '/api/fiber-migration/offers', { cpf: '30000000701' })
    const renewal = await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: '30000000620' })
    const uncovered = await server().call('POST', '/api/lead-no-coverage', { cep: '68800000' })
    ids = [
      await openLead(server()),
      await answeredLead(server()),
      await readyLead(server()),
      finished,
      String(migration.body.idLead),
      String(renewal.body.id_renewal_request),
      String(renewal.body.id_renewal_base_user),
      String(uncovered.body.id),
    ]
    const { body } = await server().call('GET', '/api/openapi.json')
    operations = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        LEFT_OUT.has(path)
          ? []
          : Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )
  })

  /** A request of one call: parameters in path and query, body, and headers that mean something. */
  function requestOf(method: string, path: string, operation: Operation): fc.Arbitrary<Request> {
    const parameters = operation.parameters ?? []
    const value = (each: Parameter) =>
      fc.oneof(
        { weight: 5, arbitrary: validValue(each.schema, ids, each.name) },
        { weight: 1, arbitrary: fc.string() },
      )
    const schema = operation.requestBody?.content['application/json']?.schema
    return fc
      .record({
        path: fc.tuple(...parameters.filter((each) => each.in === 'path').map(value)),
        query: fc.tuple(
          ...parameters.filter((each) => each.in === 'query').map((each) => fc.option(value(each))),
        ),
        body: schema ? nearlyValidValue(schema, ids, CANARY) : fc.constant(undefined),
        key: fc.option(fc.constantFrom('key-12345678', 'key-87654321', 'x', ' ', 'ã')),
        version: fc.option(fc.constantFrom('0', '"1"', 'W/"2"', '*', 'abc', '99999999999')),
      })
      .map((parts) => {
        const names = parameters.filter((each) => each.in === 'path').map((each) => each.name)
        const filled = names.reduce(
          (url, name, at) => url.replace(`{${name}}`, encodeURIComponent(wellFormed(parts.path[at]))),
          path,
        )
        const query = new URLSearchParams(
          parameters
            .filter((each) => each.in === 'query')
            .flatMap((each, at) =>
              parts.query[at] == null ? [] : [[each.name, wellFormed(parts.query[at])]],
            ),
        )
        return {
          method: method.toUpperCase(),
          url: query.size > 0 ? `${filled}?${query}` : filled,
          payload: parts.body === undefined ? undefined : JSON.stringify(parts.body),
          headers: {
            ...(parts.body !== undefined && { 'content-type': 'application/json' }),
            ...(parts.key !== null && { 'idempotency-key': encodeURI(parts.key) }),
            ...(parts.version !== null && { 'if-match': parts.version }),
          },
        }
      })
  }

  it(`survives ${REQUESTS} generated requests`, async () => {
    const requests = fc
      .constantFrom(...operations)
      .chain(({ method, path, operation }) => requestOf(method, path, operation))
    const statuses = new Map<number, number>()
    const send = async (request: Request, at: number) => {
      const { payload, ...rest } = request
      const reply = await server().app.inject({
        ...rest,
        method: request.method as 'GET',
        ...(payload !== undefined && { payload }),
      })
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
      if (reply.statusCode >= 500)
        throw new Error(`request ${at}: ${reply.statusCode} ${JSON.stringify(request)} ${reply.body}`)
      if (reply.statusCode >= 400) ErrorReply.parse(JSON.parse(reply.body))
    }
    for (const [at, request] of fc.sample(requests, { numRuns: REQUESTS, seed }).entries())
      await send(request, at)
    expect([...statuses.values()].reduce((all, each) => all + each)).toBe(REQUESTS)
    // Some requests must get past validation.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10)
    expect(unhandled).toEqual([])
  }, 300_000)

  it('has stored no unknown field', async () => {
    const tables = await server().sql(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    expect(tables.length).toBeGreaterThan(15)
    for (const { name } of tables) {
      const rows = await server().sql(
        `select count(*)::int as count from ${String(name)} t where t::text like $1`,
        [`%${CANARY}%`],
      )
      expect([name, rows[0]?.count]).toEqual([name, 0])
    }
  })
})

/** An address cannot contain lone surrogates. */
function wellFormed(value: unknown): string {
  return String(value).toWellFormed()
}
