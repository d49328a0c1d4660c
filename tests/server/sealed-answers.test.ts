/** Birth date and notes on the access are stored sealed, and those of the release before are sealed while servers run. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { loadKeys } from '../../server/security/keys.ts'
import { makeVault } from '../../server/security/vault.ts'
import { makeAnswerSealing } from '../../server/services/seal-answers.ts'
import { deliverer } from '../support/delivery.ts'
import { FINISH, openLead, readyLead } from '../support/lead.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { holdRow } from '../support/sql.ts'

const BIRTH = '13/05/1990'
const NOTES = 'Portão azul, tocar no 12'
const CONTRACT = '057_contract_seal_more_answers.sql'

let receiver: Receiver
/** A server beside which servers of the release before may run. */
let server: TestServer & { close(): Promise<void> }
const leads: string[] = []

beforeAll(async () => {
  receiver = await startReceiver()
  const env = { ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: 'a secret of the operator' }
  server = await startServer({ env })
  await server.sql('delete from schema_migrations where name = $1', [CONTRACT])
  for (let count = 0; count < 5; count += 1) {
    const id = await readyLead(server, { address: { accessNotes: NOTES } })
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
const shown = async (of: TestServer, id: string) => {
  const { body } = await of.call('GET', `/api/lead/${id}`)
  return [body.birth_date, (body.address as { accessNotes: string }).accessNotes, body.versions]
}

/** The same server as a process that starts now, until the function it gets is done. */
async function inNewProcess<T>(work: (next: TestServer, db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ ...server.config.database, url: server.url })
  const site = path.join(server.config.dataDir, 'no-site')
  const app = await buildApp({ ...server, db, site })
  const call: TestServer['call'] = async (method, url, body) => {
    const reply = await app.inject({
      method,
      url,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: reply.json() }
  }
  try {
    return await work({ ...server, db, app, call }, db)
  } finally {
    await app.close()
    await db.close()
  }
}

const sealing = (db: Db, batch?: number) =>
  makeAnswerSealing({ db, vault: makeVault(loadKeys(server.config)) }, batch)

describe('while servers of the release before may run (X39)', () => {
  it('both are stored so that they can read them, and nothing is sealed', async () => {
    expect(await inClear()).toEqual(leads.toSorted())
    await inNewProcess(async (_, db) => {
      expect(await sealing(db)()).toBe(false)
    })
    expect(await inClear()).toEqual(leads.toSorted())
    for (const id of leads) expect((await shown(server, id)).slice(0, 2)).toEqual([BIRTH, NOTES])
  })
})

describe('once they do not (S23)', () => {
  beforeAll(async () => {
    await server.sql("insert into schema_migrations (number, name, checksum) values (57, $1, '')", [CONTRACT])
  })

  it('what they stored is sealed, though the process is killed in the middle', async () => {
    const before = await Promise.all(leads.map((id) => shown(server, id)))
    const [last = ''] = (await inClear()).slice(-1)
    // The last lead cannot be written: the process waits for it when it is killed.
    const release = await holdRow(server.url, 'leads', last)
    const script = `
      import { openDb } from '${path.resolve('server/db/database.ts')}'
      import { makeVault } from '${path.resolve('server/security/vault.ts')}'
      import { makeAnswerSealing } from '${path.resolve('server/services/seal-answers.ts')}'
      const db = openDb({ ...JSON.parse(process.env.DATABASE), url: process.env.URL })
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
    expect(await Promise.all(leads.map((id) => shown(server, id)))).toEqual(before)

    await inNewProcess(async (next, db) => {
      const round = sealing(db, 2)
      while (await round());
      expect(await inClear()).toEqual([])
      expect(await Promise.all(leads.map((id) => shown(next, id)))).toEqual(before)
    })
  })

  it('an answer that a visitor gives meanwhile is not lost, and is sealed in the next round', async () => {
    const id = await openLead(server)
    const notes = (accessNotes: string) => server.call('PATCH', `/api/lead-v2/${id}/address`, { accessNotes })
    // This process does not know yet that it may seal.
    expect((await notes('antes')).status).toBe(200)
    await inNewProcess(async (next, db) => {
      const release = await holdRow(server.url, 'leads', id, {
        text: `update leads set answers = jsonb_set(answers, '{address,accessNotes}', '"depois"') where id = $1`,
      })
      const sealed = sealing(db)()
      await expect.poll(() => server.sql('select 1 from pg_locks where not granted')).not.toEqual([])
      await release()
      await sealed
      expect(await inClear()).toEqual([id])
      await sealing(db)()
      expect(await inClear()).toEqual([])
      expect((await shown(next, id))[1]).toBe('depois')
    })
  })

  it('new answers are sealed at once, shown, sent with the order, and can be emptied', async () => {
    await inNewProcess(async (next) => {
      const id = await readyLead(next, { address: { accessNotes: NOTES } })
      expect(await inClear()).toEqual([])
      expect((await shown(next, id)).slice(0, 2)).toEqual([BIRTH, NOTES])
      expect((await next.call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
      await deliverer(server).round()
      expect(receiver.deliveries.at(-1)?.body.data).toMatchObject({
        birth_date: BIRTH,
        address: { accessNotes: NOTES },
      })
      const other = await readyLead(next, { address: { accessNotes: NOTES } })
      await next.call('PATCH', `/api/lead-v2/${other}/address`, {})
      expect((await shown(next, other))[1]).toBe('')
    })
  })
})
