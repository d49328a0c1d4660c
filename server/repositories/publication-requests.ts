/** SQL for requests to publish an edition of the shop, which a second person has to approve. */
import { statement, type Sql } from '../db/database.ts'
import type { Answers } from '../rules/publication-timeline.ts'

/** An edition whose publication was requested. */
export type PublicationRequest = {
  readonly id: number
  readonly number: number
  /** The version of the draft that became this edition. */
  readonly draftVersion: number
  readonly from: Date | null
  readonly until: Date | null
  readonly by: string
  readonly at: Date
  readonly note: string
  /** The number of the edition from which its own was made; null if that is not known. */
  readonly base: number | null
  /** What the person chose where publications that begin later have another value. */
  readonly answers: Answers
}

const COLUMNS = `r.id, r.edition as number, r.draft_version as "draftVersion", r.from_at as "from", r.until_at as until,
  r.requested_by as by, r.requested_at as at, e.note, e.base,
  r.answers`
const OPEN = 'from publication_requests r join editions e on e.number = r.edition where r.decision is null'

const ALL = statement('publication-requests.open', `select ${COLUMNS} ${OPEN} order by r.id`)

export const openRequests = (sql: Sql) => sql.rows<PublicationRequest>(ALL)

const ONE = statement('publication-requests.one', `select ${COLUMNS} ${OPEN} and r.id = $1`)

/** Finds a request that is still open. */
export const openRequest = (sql: Sql, id: number) => sql.row<PublicationRequest>(ONE, [id])

const ADD = statement(
  'publication-requests.add',
  `insert into publication_requests (id, edition, draft_version, from_at, until_at, requested_by, answers)
   select coalesce(max(id) + 1, 1), $1, $2, $3, $4, $5, $6 from publication_requests`,
)

/** Stores a request. Callers hold `lockEditions`. */
export const addRequest = (
  sql: Sql,
  { number, draftVersion, from, until, by, answers }: Omit<PublicationRequest, 'id' | 'at' | 'note' | 'base'>,
) => sql.run(ADD, [number, draftVersion, from, until, by, JSON.stringify(answers)])

const NARROW = statement(
  'publication-requests.narrow',
  'update publication_requests set edition = $2 where id = $1 and decision is null',
)

/** Lets an open request be about another edition, with fewer changes. Callers hold `lockEditions`. */
export const narrowRequest = (sql: Sql, id: number, number: number) => sql.run(NARROW, [id, number])

const DECIDE = statement(
  'publication-requests.decide',
  `update publication_requests set decision = $2, decided_by = $3, reason = $4, decided_at = now()
   where id = $1 and decision is null returning id`,
)

/** Stores a decision. Returns false if the request was decided before. Callers hold `lockEditions`. */
export const decideRequest = (
  sql: Sql,
  id: number,
  decision: 'approved' | 'refused' | 'withdrawn',
  { by, reason = null }: { readonly by: string; readonly reason?: string | null },
) => sql.hasRow(DECIDE, [id, decision, by, reason])

/** More than a draft is ever written. Versions of two drafts begin at random, so they are further apart. */
const MOST_VERSIONS = 10_000

const OF_DRAFT = `draft_version >= 0 and draft_version <= $1 and draft_version >= $1 - ${MOST_VERSIONS}`
const APPROVED_OF_DRAFT = `decision = 'approved' and ${OF_DRAFT}`

const LATEST = statement(
  'publication-requests.latest-of-draft',
  `select decision, edition as number, requested_by as "requestedBy", decided_by as by, decided_at as at, reason
   from publication_requests where ${OF_DRAFT} order by id desc limit 1`,
)

/** A request that a second person did not approve. */
export type Refusal = {
  readonly number: number
  readonly requestedBy: string
  readonly by: string
  readonly at: Date
  /** Why; null if nothing was said. */
  readonly reason: string | null
}

/** Returns the last request for a draft if it was refused, and not asked for again since; null otherwise. */
export async function refusalOfDraft(sql: Sql, version: number): Promise<Refusal | null> {
  const latest = await sql.row<Refusal & { readonly decision: string | null }>(LATEST, [version])
  return latest?.decision === 'refused' ? latest : null
}

const APPROVED = statement(
  'publication-requests.approved-of-draft',
  `select edition as number, e.base from publication_requests join editions e on e.number = edition
   where ${APPROVED_OF_DRAFT} order by draft_version, id`,
)

/** Returns the approved editions that earlier versions of the same draft became, and from which these were made. */
export const approvedOfDraft = (sql: Sql, version: number) =>
  sql.rows<{ readonly number: number; readonly base: number | null }>(APPROVED, [version])

/** Returns whether one version of a draft became another. */
export const isLaterVersion = (version: number, than: number): boolean =>
  version >= than && version - than <= MOST_VERSIONS
