/** SQL that saves a visitor's answers in a lead. A lead is an order in progress. */
import type { LeadStep } from '../../src/contract/lead.ts'
import { statement, type Db, type Sql, type Statement } from '../db/database.ts'
import { databaseErrorCode } from '../db/recognise-database-errors.ts'
import { batchChanges, hideListLength, type BatchedChange } from '../db/batch-concurrent-queries.ts'

/** The columns that the statement reads from its JSON parameter for each answer. */
const SAVED = `step text, "values" jsonb, at timestamptz, expected int, key text, fingerprint text,
  "resetsRisk" boolean, plan text, document text, channel text, adds boolean, corporate boolean, detail jsonb`

/**
 * Builds the statement that saves answers of several leads, one answer per lead. For each lead it stores the
 * answer, its new version and an event with the idempotency key, or nothing at all.
 *
 * It returns no row for a lead if the lead is unknown or finished, the version does not match, the key was
 * used before, the plan is not on offer (before an address is known, every plan is), the document is not the
 * one on record, or an employee's lead does not allow the answer. `explain` returns the reason.
 * @param waiting 'skip locked' omits leads that another transaction has locked; '' waits for them
 */
const save = (name: string, waiting: '' | 'skip locked') =>
  statement(
    name,
    `with s as materialized (
     select i.id, s.* from unnest(${hideListLength('$1::uuid[]')}) with ordinality as i (id, n),
       jsonb_to_record($2::jsonb->(i.n::int - 1)) as s (${SAVED})
   ), l as materialized (
     select id from leads where id = any(${hideListLength('$1::uuid[]')}) and status = 'open' for update ${waiting}
   ), u as (
     update leads set
       answers = (case when s.plan is not null and answers->'plan'->>'idPlan' is distinct from s.plan
                  then answers - 'scheduleDate' else answers end) || jsonb_build_object(
                    s.step, case when s.adds then coalesce(answers->s.step, '{}') || s.values else s.values end),
       versions = versions || jsonb_build_object(s.step, coalesce((versions->>s.step)::int, 0) + 1),
       risk = case when s."resetsRisk" then 'none' else risk end,
       seq = seq + 1, updated_at = s.at
     from s join l using (id)
     where leads.id = l.id and leads.status = 'open'
       and (s.expected is null or coalesce((versions->>s.step)::int, 0) = s.expected)
       and (s.plan is null or place->'plans' ? s.plan or coalesce(origin->'offers', '[]') ? s.plan
            or place->>'cep' = '' and not origin ? 'customer')
       and (s.document is null or not origin ? 'customer'
            or answers->'documentNumber'->>'lookup' is not distinct from s.document)
       and (s.corporate or not coalesce((origin->>'collaborator')::boolean, false))
       and (s.key is null or not exists (select from lead_events where lead_id = leads.id and key = s.key))
     returning leads.id, seq, (versions->>s.step)::int as version, s.step, s.at, s.channel, s.detail, s.key,
       s.fingerprint
   ), e as (
     insert into lead_events (lead_id, seq, at, what, steps, channel, detail, key, fingerprint, version)
     select id, seq, at, 'answered', array[step], channel, detail, key, fingerprint, version from u
   ) select id, version from u`,
  )

const SAVE_FREE = save('lead.save.free', 'skip locked')
const SAVE = save('lead.save', '')

/** An answer to save, and the conditions under which it is saved. */
export type AnswerToSave = {
  step: LeadStep
  values: Record<string, unknown>
  at: Date
  /** The version that the client last saw; null if it sent none. */
  expected: number | null
  /** The Idempotency-Key and a fingerprint of the request. Together they reveal a repeated request. */
  key: string | null
  fingerprint: string | null
  resetsRisk: boolean
  adds: boolean
  /** Whether the answer may be saved in a lead of the employee offer. */
  corporate: boolean
  plan: string | null
  /** The HMAC of the CPF or CNPJ; null if the answer contains neither. */
  document: string | null
  channel: string | null
  /** A consent that was given or refused with the answer; it is recorded in the history. */
  detail: { consent: Record<string, unknown> } | null
}

type LeadSave = BatchedChange<string, AnswerToSave>

async function saveAll(sql: Sql, what: Statement, saves: readonly LeadSave[]) {
  const values = [
    `{${saves.map(({ key }) => key).join(',')}}`,
    JSON.stringify(saves.map(({ asked }) => asked)),
  ]
  return sql.rows<{ id: string; version: number }>(what, values)
}

/**
 * Saves several answers with one statement, except those of locked leads. Returns the new version of each
 * saved answer, by lead id.
 */
const saveFree = batchChanges<string, AnswerToSave, number>(async (db, saves) => {
  const rows = await saveAll(db, SAVE_FREE, saves)
  return new Map(rows.map((row) => [row.id, row.version]))
})

/**
 * Saves an answer and returns its new version, or undefined if nothing was written. `id` is a UUID.
 * Concurrent answers are saved by one statement. If that statement leaves an answer out, the answer is then
 * saved in a statement of its own.
 */
export async function saveAnswer(db: Db, id: string, answer: AnswerToSave): Promise<number | undefined> {
  const change = { key: id.toLowerCase(), asked: answer }
  try {
    const version = await saveFree(db, change).catch(nothingWritten)
    return version ?? (await saveAll(db, SAVE, [change]))[0]?.version
  } catch (error) {
    // A concurrent request with the same key was faster.
    if (databaseErrorCode(error) === '23505') return undefined
    throw error
  }
}

/**
 * Classes of SQLSTATEs for errors of a single answer that make its whole batch fail: a bad value, a duplicate
 * key, a deadlock. No answer of the batch is then written.
 */
const OF_ONE = /^(?:22|23|40)/

function nothingWritten(error: unknown): undefined {
  if (!OF_ONE.test(databaseErrorCode(error) ?? '')) throw error
}

const EXPLAIN = statement(
  'lead.explain',
  `select l.status, coalesce((l.origin->>'collaborator')::boolean, false) as collaborator,
     l.origin ? 'customer' as customer, coalesce((l.versions->>$2)::int, 0) as version, k.version as kept, k.fingerprint
   from leads l left join lead_events k on k.lead_id = l.id and k.key = $3 where l.id = $1`,
)

/** The state of a lead that explains why an answer was refused. */
export type RejectionState = {
  status: 'open' | 'finished'
  collaborator: boolean
  /** Whether the lead belongs to an existing customer. Its document must be the one on record. */
  customer: boolean
  version: number
  /** What an earlier request with the same key wrote; undefined if there was none. */
  kept: { version: number; fingerprint: string | null } | undefined
}

type RejectionRow = Omit<RejectionState, 'kept'> & { kept: number | null; fingerprint: string | null }

/** Returns the state that explains why `saveAnswer` wrote nothing; undefined if the lead does not exist. */
export async function explainRejection(
  sql: Sql,
  id: string,
  step: string,
  key: string | null,
): Promise<RejectionState | undefined> {
  const row = await sql.row<RejectionRow>(EXPLAIN, [id, step, key])
  if (!row) return undefined
  const { kept, fingerprint, ...state } = row
  return { ...state, kept: kept === null ? undefined : { version: kept, fingerprint } }
}
