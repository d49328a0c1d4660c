/** Changed encryption keys: data encrypted with earlier keys can be read, and is re-encrypted while servers run. */
import { runServerCommand } from '../support/run-server-command.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { reEncrypt } from '../../server/services/re-encrypt-database.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import { ANSWERS, answeredLead, openLead, PEOPLE, placeOrder } from '../support/create-leads.ts'
import { sealWithoutKeyName } from '../support/seal-without-key-name.ts'
import { withKeys, type TestServer, useServer } from '../support/server.ts'
import { mailsWith } from '../support/find-stored-text.ts'
import { ENCRYPTION, LOOKUP, otherKey } from '../support/server-keys.ts'
import { itInFullRun, describeInFullRun } from '../support/sampled-tests.ts'

const OLD = ENCRYPTION
const NEW = Buffer.alloc(32, 0x12)
const LOST = Buffer.alloc(32, 0x77)
const keys = (encryption: Buffer, ...decryption: Buffer[]) => ({ encryption, lookup: LOOKUP, decryption })
const vaultOf = (server: TestServer) => makeVault(loadKeys(server.config))
const TABLES = [
  'call_records',
  'call_tasks',
  'customers',
  'import_rows',
  'import_undo',
  'leads',
  'no_coverage_leads',
  'operators',
  'outbox',
  'quizzes',
  'support_requests',
]

const server = useServer({ env: { DATABASE_POOL: '16' } })
const ids = { done: '', company: '', risky: '', waiting: '' }

/** Every sealed text of every table. */
async function sealed(): Promise<{ table: string; text: string }[]> {
  const tables = await server().sql(
    "select table_name as t from information_schema.tables where table_schema = 'public'",
  )
  const found = []
  for (const { t } of tables) {
    const rows = await server().sql(`select to_jsonb(x)::text as row from ${String(t)} x`)
    const texts = rows.flatMap(({ row }) => String(row).match(/(?<=")s\d\.[\w.-]{30,}/g) ?? [])
    found.push(...texts.map((text) => ({ table: String(t), text })))
  }
  return found
}

/** What must not change: everything in leads except their answers. */
const rest = () => server().sql("select to_jsonb(l) - 'answers' as row from leads l order by id")
const hiddenDataOf = async (of: TestServer, id: string) =>
  (await of.call('GET', `/api/lead/${id}`)).body.masked

beforeAll(async () => {
  ids.done = (await placeOrder(server())).id
  const device = { ...ANSWERS.bankInfo, deviceInfo: { jsc: 'fingerprint' } }
  ids.company = await answeredLead(server(), { documentNumber: { cnpj: '12ABC34501DE35' }, bankInfo: device })
  ids.risky = await answeredLead(server(), { documentNumber: { cpf: PEOPLE.quiz } })
  await server().call('PUT', `/api/lead-v2/${ids.risky}`, {})
  await server().call('POST', '/api/supportRequest', { telephone: ANSWERS.phone.phone })
  const interest = await server().call('POST', '/api/lead-no-coverage', {
    cep: '69900000',
    phone: ANSWERS.phone.phone,
  })
  ids.waiting = String(interest.body.id)
  const operator = randomUUID()
  await server().sql(
    "insert into operators (id, email, role, factor, created_at) values ($1, 'ana@exemplo.com.br', 'analise', $2, now())",
    [operator, vaultOf(server()).seal('JBSWY3DPEHPK3PXP', operator)],
  )
  await server().sql('insert into call_tasks (subject_id, note, updated_at) values ($1, $2, now())', [
    ids.company,
    vaultOf(server()).seal('Prefere de manhã.', ids.company),
  ])
  const call = randomUUID()
  await server().sql(
    "insert into calls (id, operator_id, queue, waiting_since, taken_at) values ($1, $2, 'pediu', now(), now())",
    [call, operator],
  )
  await server().sql('insert into call_records (call_id, subject_id, note) values ($1, $2, $3)', [
    call,
    ids.company,
    vaultOf(server()).seal('Volta na quinta.', ids.company),
  ])
  // An import that is not confirmed, and one that can be taken back.
  const imported = randomUUID()
  await server().sql(
    `insert into imports (id, kind, is_replacing, file_name, requested_by, created_at, state)
     values ($1, 'customers', false, 'clientes.csv', 'ana', now(), 'ready')`,
    [imported],
  )
  await server().sql(
    `insert into import_rows (import_id, number, key, fields, owner, sealed)
     select $1, row_number() over (), document_lookup, '{}', id, content from customers`,
    [imported],
  )
  await server().sql(
    'insert into import_undo (key, import_id, owner, sealed) select document_lookup, $1, id, content from customers',
    [imported],
  )
  // From before keys had names.
  const old = sealWithoutKeyName(OLD, '11987654321', ids.company)
  await server().sql(
    "update leads set answers = jsonb_set(answers, '{phone,phone}', to_jsonb($2::text)) where id = $1",
    [ids.company, old],
  )
})

describe('a new key', () => {
  it('seals; what the earlier one has sealed is read, changed and ordered as before', async () => {
    const mark = vaultOf(server()).mark
    expect(new Set((await sealed()).map(({ table }) => table))).toEqual(new Set(TABLES))
    const next = await withKeys(server(), keys(NEW, OLD))
    for (const id of [ids.done, ids.company, ids.risky])
      expect(await hiddenDataOf(next, id)).toEqual(await hiddenDataOf(server(), id))
    const id = await answeredLead(next)
    const [row] = await server().sql("select answers->'phone'->>'phone' as phone from leads where id = $1", [
      id,
    ])
    expect(String(row?.phone).startsWith(vaultOf(next).mark)).toBe(true)
    expect(vaultOf(next).mark).not.toBe(mark)
    // One that knows both keys, and still seals with the earlier one.
    const beside = await withKeys(server(), keys(OLD, NEW))
    expect(await hiddenDataOf(beside, id)).toEqual(await hiddenDataOf(next, id))
    await Promise.all([next.app.close(), beside.app.close()])
  })

  it('that the server does not know is our failure, and nothing is shown', async () => {
    const other = await withKeys(server(), keys(NEW))
    const { status, text } = await other.call('GET', `/api/lead/${ids.done}`)
    expect([status, /key|s2\./.test(text)]).toEqual([500, false])
    await other.app.close()
  })
})

describe('re-encrypting', () => {
  it('takes over everything, and nothing else changes', async () => {
    const next = await withKeys(server(), keys(NEW, OLD))
    const before = {
      texts: await sealed(),
      rest: await rest(),
      masks: await hiddenDataOf(server(), ids.company),
    }
    const told: string[] = []
    const result = await reEncrypt(
      { db: server().db, vault: vaultOf(next), batch: 2 },
      (table, done, all) => {
        told.push(`${table} ${done}/${all}`)
      },
    )
    expect(result.left).toEqual({})
    expect(Object.keys(result.reEncrypted).sort()).toEqual(TABLES)
    const { leads = 0 } = result.reEncrypted
    expect(told).toEqual(expect.arrayContaining([`leads 2/${leads}`, `leads ${leads}/${leads}`]))
    const after = await sealed()
    expect(after).toHaveLength(before.texts.length)
    expect(after.filter(({ text }) => !text.startsWith(vaultOf(next).mark))).toEqual([])
    expect(await rest()).toEqual(before.rest)
    expect(await reEncrypt({ db: server().db, vault: vaultOf(next) })).toEqual({ reEncrypted: {}, left: {} })
    expect(await hiddenDataOf(next, ids.company)).toEqual(before.masks)
    await next.app.close()
  })

  itInFullRun('lets the earlier key go: everything works with the new one alone', async () => {
    const alone = await withKeys(server(), keys(NEW))
    expect(await hiddenDataOf(alone, ids.done)).toMatchObject({
      cpf: '***.982.247-**',
      phone: '(11) 9****-**21',
    })
    const quiz = await alone.call('PUT', `/api/lead-v2/${ids.risky}`, {})
    expect(quiz.body).toMatchObject({ quiz_needed: true, quiz: { questions: expect.any(Array) as unknown } })
    const interest = { id: ids.waiting, email: 'ana@example.com' }
    expect((await alone.call('PUT', '/api/lead-no-coverage', interest)).status).toBe(200)
    const customer = await alone.call('POST', '/api/fiber-migration/offers', { cpf: '30000000701' })
    expect(customer.body).toMatchObject({ userData: { name: 'M**** C****' } })
    await deliverAll(alone)
    expect(mailsWith(alone, [ANSWERS.email.email])).toHaveLength(1)
    const phone = ANSWERS.phone.phone
    expect((await alone.call('DELETE', '/api/lead', { id: ids.company, phone })).status).toBe(200)
    await alone.app.close()
  })

  it('loses no answer given by visitors meanwhile', async () => {
    const newest = Buffer.alloc(32, 0x34)
    const next = await withKeys(server(), keys(newest, NEW, OLD))
    const leads = await Promise.all(Array.from({ length: 10 }, () => openLead(server())))
    for (const id of leads) await server().call('PATCH', `/api/lead-v2/${id}/phone`, ANSWERS.phone)
    let isOver = false
    const writers = leads.map(async (id, at) => {
      let last = 0
      while (!isOver) {
        last += 1
        const phone = `119${String(at).padStart(2, '0')}${String(last).padStart(6, '0')}`
        expect((await next.call('PATCH', `/api/lead-v2/${id}/phone`, { phone })).status).toBe(200)
      }
      return [id, String(last).padStart(6, '0').slice(-2)]
    })
    const { left } = await reEncrypt({ db: server().db, vault: vaultOf(next), batch: 3 })
    isOver = true
    expect(left).toEqual({})
    const alone = await withKeys(server(), keys(newest))
    for (const [id = '', digits = ''] of await Promise.all(writers))
      expect((await hiddenDataOf(alone, id)) as object).toMatchObject({
        phone: expect.stringMatching(`${digits}$`) as unknown,
      })
    await Promise.all([next.app.close(), alone.app.close()])
  })
})

describeInFullRun('the command', () => {
  const run = (env: Record<string, string>) =>
    runServerCommand('re-encrypt', [], {
      DATABASE_URL: server().url,
      LOOKUP_KEY: LOOKUP.toString('hex'),
      ...env,
    })
  const last = otherKey(0x56)
  const env = {
    ENCRYPTION_KEY: last.toString('hex'),
    DECRYPTION_KEYS: [Buffer.alloc(32, 0x34), NEW, OLD].map((key) => key.toString('base64')).join(','),
  }

  it('says how far it is, and what is left for which it has no key', async () => {
    const id = randomUUID()
    const lost = makeVault(keys(LOST)).seal('11987654321', id)
    await server().sql(
      'insert into support_requests (id, created_at, telephone, phone_lookup) values ($1, now(), $2, $3)',
      [id, lost, ''],
    )
    const { code, out, err } = await run(env)
    expect(code).toBe(1)
    expect(out).toMatch(/^leads: \d+ re-encrypted\.$/m)
    expect(err).toMatch(/^leads: (\d+) of \1 \(100%\)$/m)
    expect(err).toMatch(/^support_requests: 1 left\./m)
    expect(await server().value('select telephone from support_requests where id = $1', [id])).toBe(lost)
    expect(`${out}${err}`).not.toContain(id)
  })
})
