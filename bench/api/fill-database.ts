/**
 * Fills the benchmark's database with copies of one lead. Only the leads that the benchmark requests have answers that
 * can be decrypted.
 */
import pg from 'pg'
import type { Vault } from '../../server/security/encryption-vault.ts'

/** A complete but unfinished lead, as the server stored it. */
export type LeadPattern = {
  readonly id: string
  readonly seq: number
  readonly place: object
  readonly origin: object
  readonly answers: Answers
  readonly versions: object
  /** Free installation dates, dd/mm/yyyy. */
  readonly dates: readonly string[]
}
type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Steps and fields whose text is encrypted; it can be decrypted only for the same lead. */
const SEALED = [
  ['phone', 'phone'],
  ['motherName', 'mothers_name'],
  ['documentNumber', 'cpf'],
  ['bankInfo', 'bankInfo'],
  ['birthDate', 'sealedBirthDate'],
] as const

export type StoredLeads = {
  /** Ids of the leads to request. */
  readonly ids: readonly string[]
  /** Resets this many of them to unfinished, and returns their ids. */
  readonly reopen: (count: number) => Promise<readonly string[]>
  /**
   * Makes the database write its memory to disk (a checkpoint), so that this does not happen during the measurement.
   */
  readonly settle: () => Promise<void>
}

/**
 * Stores `count` copies of the pattern with three events each, two of them with a key. The answers of `active` leads
 * are encrypted for them, so that these can be requested.
 */
export async function fillDatabase(
  url: string,
  vault: Vault,
  pattern: LeadPattern,
  sizes: { readonly count: number; readonly active: number },
): Promise<StoredLeads> {
  const run = (text: string, values: readonly unknown[] = []) => runStatement(url, text, values)
  const { seq, place, origin, answers, versions } = pattern
  // without waiting for the disk
  await runStatement(
    url,
    `with l as (
       insert into leads (id, created_at, updated_at, seq, place, origin, answers, versions, risk)
       select gen_random_uuid(), at, at, $2, $3, $4, $5, $6, 'approved'
       from (select now() - random() * interval '80 days' as at from generate_series(1, $1)) as t
       returning id, created_at)
     insert into lead_events (lead_id, seq, at, what, channel, key, fingerprint, version)
     select l.id, n, l.created_at, case n when 1 then 'created' else 'answered' end, 'pages',
       case n when 1 then null else gen_random_uuid() end, case n when 1 then null else md5(id::text) end, n
     from l, generate_series(1, 3) as n`,
    [sizes.count, seq, place, origin, answers, versions],
    ['set synchronous_commit = off'],
  )
  const chosen = await run('select id from leads order by random() limit $1', [sizes.active])
  const ids = chosen.map(({ id }) => String(id))
  await run('update coverage_areas set team_capacity = 1000000, free_ports = null where infra is not null')
  const areas = await run('select id as area, team from coverage_areas where infra is not null')
  for (let at = 0; at < ids.length; at += 1000) {
    const rows = ids.slice(at, at + 1000).map((id, index) => ({
      id,
      answers: sealedFor(vault, pattern, id, at + index),
      place: { ...areas[(at + index) % areas.length], number: String(at + index + 1) },
    }))
    const text = `update leads l set answers = r.answers, place = l.place || r.place
      from jsonb_to_recordset($1) as r (id uuid, answers jsonb, place jsonb) where l.id = r.id`
    await run(text, [JSON.stringify(rows)])
  }
  await run('vacuum analyze')
  return {
    ids,
    settle: () => run('checkpoint').then(() => undefined),
    async reopen(count) {
      const some = ids.slice(0, count)
      await run('delete from outbox')
      await run('delete from order_numbers')
      await run('delete from orders')
      await run('delete from open_visit_keys')
      const reset = `update leads set status = 'open', order_number = null, schedule = null, finished_at = null,
        risk = 'approved', answers = answers - 'consent' where id = any ($1)`
      await run(reset, [some])
      return some
    },
  }
}

/**
 * Returns the pattern's answers encrypted for another lead, with one of the free dates for the installation. Phone and
 * mailbox are its own: orders that share one are counted one after the other (docs/decisions/0087).
 */
function sealedFor(vault: Vault, pattern: LeadPattern, id: string, index: number): Answers {
  const answers: Record<string, Readonly<Record<string, unknown>>> = { ...pattern.answers }
  for (const [step, field] of SEALED) {
    const plain = vault.open(String(answers[step]?.[field]), pattern.id)
    answers[step] = { ...answers[step], [field]: vault.seal(plain, id) }
  }
  const phone = String(11_900_000_000 + index)
  answers.phone = { ...answers.phone, phone: vault.seal(phone, id), lookup: vault.lookup(phone) }
  const email = `visitor${index}@example.com`
  answers.email = { ...answers.email, email, lookup: vault.lookup(email) }
  const period = index % 2 === 0 ? 'manha' : 'tarde'
  answers.scheduleDate = { schedules: [{ date: pattern.dates[index % pattern.dates.length], period }] }
  return answers
}

/** Runs one statement on a new connection, after the statements in `before`, and returns its rows. */
export async function runStatement(
  url: string,
  text: string,
  values: readonly unknown[] = [],
  before: readonly string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const each of before) await client.query(each)
    return (await client.query<Record<string, unknown>>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
