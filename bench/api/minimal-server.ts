/**
 * A minimal server, as the baseline for `npm run bench:api`: the same framework, driver and tables as the product, but
 * no validation, rules or log.
 */
import fastify from 'fastify'
import pg from 'pg'
import { rangeContainsCep } from '../../server/repositories/coverage.ts'

const { DATABASE_URL, PORT, HOST } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })

const run = async (name: string, text: string, values: readonly unknown[]): Promise<unknown[]> =>
  (await pool.query<Record<string, unknown>>({ name, text, values: [...values] })).rows

const READ =
  'select id, status, place, origin, answers, versions, risk, quizzes, order_number, schedule, verified from leads where id = $1'
const WRITE = `update leads set answers = answers || jsonb_build_object($2::text, $3::jsonb), updated_at = $4
   where id = $1 returning id`
const RANGE = `select id, cep_from, cep_to, infra, team from coverage_areas a where ${rangeContainsCep('a', '$1::int')}`

type Lead = { Params: { id: string; step: string } }

const app = fastify()
app.get('/api/health', () => ({ success: true }))
app.get<Lead>('/api/lead/:id', async ({ params }) => (await run('read', READ, [params.id]))[0])
app.patch<Lead>('/api/lead-v2/:id/:step', async ({ params, body }) => {
  const rows = await run('write', WRITE, [params.id, params.step, body, new Date()])
  return { success: rows.length === 1 }
})
app.get<{ Querystring: { cep: string } }>('/api/cep/coverage', async ({ query }) => ({
  areas: await run('range', RANGE, [Number(query.cep)]),
}))
await app.listen({ port: Number(PORT), host: HOST ?? '127.0.0.1' })

process.on('SIGTERM', () => process.exit(0))
