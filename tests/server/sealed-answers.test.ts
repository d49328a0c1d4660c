/**
 * Birth date and notes about access are stored encrypted, and those that release 0.4.0 stored in plain text are
 * encrypted while servers run.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { makeAnswerSealing } from '../../server/services/encrypt-old-plain-text-answers.ts'
import { outboxDeliverer } from '../support/deliver-outbox.ts'
import { FINISH, openLead, readyLead } from '../support/create-leads.ts'
import { startReceiver, type Receiver } from '../support/webhook-receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { lockRow } from '../support/lock-table-or-row.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const BIRTH = '13/05/1990'
const NOTES = 'Portão azul, tocar no 12'

let receiver: Receiver
let server: TestServer & { close(): Promise<void> }
const leads: string[] = []

/** Leaves a lead as 0.4.0 stored it until its `npm run contract`. */
const putInClear = (id: string, notes: string) =>
  server.sql(
    `update leads set answers = answers #- '{birthDate,sealedBirthDate}' #- '{address,sealedAccessNotes}'
       || jsonb_build_object('birthDate', jsonb_build_object('birth_date', $2::text),
         'address', coalesce(answers->'address', '{}') - 'sealedAccessNotes' || jsonb_build_object('accessNotes', $3::text))
     where id = $1`,
    [id, BIRTH, notes],
  )

beforeAll(async () => {
  receiver = await startReceiver()
  const env = { ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: 'a secret of the operator' }
  server = await startServer({ env })
  for (let count = 0; count < 5; count += 1) {
    const id = await readyLead(server, { address: { accessNotes: 'outra' } })
    await putInClear(id, NOTES)
    leads.push(id)
  }
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

const inClear = async () =>
  (
    await server.sql(
      `select id from leads where answers #> '{birthDate,birth_date}' is not null
         or answers #>> '{address,accessNotes}' <> '' order by id`,
    )
  ).map(({ id }) => String(id))
const shown = async (id: string) => {
  const { body } = await server.call('GET', `/api/lead/${id}`)
  return [body.birth_date, (body.address as { accessNotes: string }).accessNotes, body.versions]
}

const sealing = (batch?: number) =>
  makeAnswerSealing({ db: server.db, vault: makeVault(loadKeys(server.config)) }, batch)

describe('birth date and access notes (S23)', () => {
  it('that 0.4.0 stored in clear are shown and sealed, though the process is killed in the middle', async () => {
    const before = await Promise.all(leads.map((id) => shown(id)))
    const [last = ''] = (await inClear()).slice(-1)
    // The last lead cannot be written: the process waits for it when it is killed.
    const release = await lockRow(server.url, 'leads', last)
    const script = `
      import { openDatabase } from '${path.resolve('server/db/database.ts')}'
      import { makeVault } from '${path.resolve('server/security/encryption-vault.ts')}'
      import { makeAnswerSealing } from '${path.resolve('server/services/encrypt-old-plain-text-answers.ts')}'
      const db = openDatabase({ ...JSON.parse(process.env.DATABASE), url: process.env.URL })
      const key = (name) => Buffer.from(process.env[name], 'hex')
      const vault = makeVault({ encryption: key('ENCRYPTION'), lookup: key('LOOKUP') })
      const next = makeAnswerSealing({ db, vault }, 1)
      while (await next());`
    const { encryption, lookup } = loadKeys(server.config)
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      env: {
        PATH: process.env.PATH,
        DATABASE: JSON.stringify(server.config.database),
        URL: server.url,
        ENCRYPTION: encryption.toString('hex'),
        LOOKUP: lookup.toString('hex'),
      },
    })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(inClear, { timeout: 20_000 }).toEqual([last])
    child.kill('SIGKILL')
    await gone
    await release()
    expect(await Promise.all(leads.map((id) => shown(id)))).toEqual(before)

    const round = sealing(2)
    while (await round());
    expect(await inClear()).toEqual([])
    expect(await Promise.all(leads.map((id) => shown(id)))).toEqual(before)
  })

  it('that a visitor gives meanwhile to a server of 0.4.0 are not lost, and are sealed in the next round', async () => {
    const id = await openLead(server)
    await putInClear(id, 'antes')
    const release = await lockRow(server.url, 'leads', id, {
      text: `update leads set answers = jsonb_set(answers, '{address,accessNotes}', '"depois"') where id = $1`,
    })
    const sealed = sealing()()
    // of this database alone: other tests use the same PostgreSQL
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => server.sql(waits)).not.toEqual([])
    await release()
    await sealed
    expect(await inClear()).toEqual([id])
    await sealing()()
    expect(await inClear()).toEqual([])
    expect((await shown(id))[1]).toBe('depois')
  })

  itInFullRun('are sealed at once, shown, sent with the order, and can be emptied', async () => {
    const id = await readyLead(server, { address: { accessNotes: NOTES } })
    expect(await inClear()).toEqual([])
    expect((await shown(id)).slice(0, 2)).toEqual([BIRTH, NOTES])
    expect((await server.call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
    await outboxDeliverer(server).round()
    expect(receiver.deliveries.at(-1)?.body.data).toMatchObject({
      birth_date: BIRTH,
      address: { accessNotes: NOTES },
    })
    const other = await readyLead(server, { address: { accessNotes: NOTES } })
    await server.call('PATCH', `/api/lead-v2/${other}/address`, {})
    expect((await shown(other))[1]).toBe('')
  })
})
