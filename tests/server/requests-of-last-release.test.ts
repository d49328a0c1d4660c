/**
 * Pages of an old release with a new server: requests recorded from the last release are sent again, and the replies
 * must still contain what that release's pages read.
 *
 * A release is recorded with
 * `RECORD_RELEASE=1.0 npx vitest run --project server tests/server/requests-of-last-release.test.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Call } from '../support/api-call-rows.ts'
import { CALLS } from '../support/all-api-calls.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { useServer } from '../support/server.ts'
import { missingParts, shapeOf, type Shape } from '../support/compare-reply-shapes.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

type Recorded = { call: string; body: Record<string, unknown> | null; reply: Shape }

const folder = path.join(import.meta.dirname, 'releases')
const recording = process.env.RECORD_RELEASE
const nameOf = (call: Call) => `${call.method} ${call.template}`

/** Values that belong to a record and not to a release: taken from the present request. */
const PRESENT = new Set([
  'id',
  'idLead',
  'id_renewal_base_user',
  'key',
  'code',
  'idQuiz',
  'questions',
  'schedules',
])

/** Calls that a page makes; health and the operator's calls are not included. */
const pageCalls = CALLS.filter((call) => !call.template.includes('/health'))

const releases = recording ? [] : readdirSync(folder).filter((file) => file.endsWith('.json'))
const recorded = releases.flatMap((file) =>
  (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recorded[]).map((each) => ({
    release: path.basename(file, '.json'),
    ...each,
  })),
)

/** In `npm test`: what an order cannot do without, from the check of its address to its end, of each journey. */
const NEEDED = new Set([
  'GET /api/cep/coverage',
  'POST /api/lead-v2',
  'GET /api/lead/{id}',
  'PATCH /api/lead-v2/{id}/name',
  'PATCH /api/lead-v2/{id}/plan',
  'PATCH /api/lead-v2/{id}/batch',
  'PATCH /api/lead-v2/{id}/riskValidation/QuizAnswer',
  'PATCH /api/lead-v2/{id}/scheduleDate',
  'PUT /api/lead/{id}',
  'POST /api/lead-v2/{id}/resumeCode',
  'POST /api/lead/resume',
  'PATCH /api/lead/collaborator/validate',
  'POST /api/renewalBaseUser/documentNumber',
  'PUT /api/renewalBaseUser/{id}',
  'POST /api/fiber-migration/offers',
  'PATCH /api/fiber-migration/plan/{id}',
])

describe('a page of the last release (X30)', () => {
  const mail = fakeMail('smtp')
  const server = useServer({ providers: { mail: mail.provider } })
  const world = () => ({ server: server(), mail })

  it.each(rowsToRun(recorded, ({ call }) => NEEDED.has(call)))(
    '$release: $call is understood, and answered as it was',
    async (old) => {
      const call = pageCalls.find((each) => nameOf(each) === old.call)
      if (!call) throw new Error(`${old.call} is gone`)
      const { path: url, body } = await call.happy(world())
      const present = Object.entries(body ?? {}).filter(([name]) => PRESENT.has(name))
      const reply = await server().call(
        call.method,
        url,
        body && { ...old.body, ...Object.fromEntries(present) },
      )
      expect([reply.status, missingParts(old.reply, shapeOf(reply.body))]).toEqual([200, []])
    },
  )

  const itToRecord = recording ? it : itInFullRun
  itToRecord('is recorded whole', async () => {
    const now: Recorded[] = []
    for (const call of pageCalls) {
      const { path: url, body } = await call.happy(world())
      const reply = await server().call(call.method, url, body)
      expect([call.template, reply.status]).toEqual([call.template, 200])
      const kept = Object.entries(body ?? {}).filter(([name]) => !PRESENT.has(name))
      now.push({
        call: nameOf(call),
        body: body ? Object.fromEntries(kept) : null,
        reply: shapeOf(reply.body),
      })
    }
    expect(now.length).toBeGreaterThan(40)
    if (!recording) return
    mkdirSync(folder, { recursive: true })
    const lines = now.map((each) => `  ${JSON.stringify(each)}`)
    writeFileSync(path.join(folder, `${recording}.json`), `[\n${lines.join(',\n')}\n]\n`)
  })
})
