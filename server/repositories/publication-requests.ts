/** SQL for requests to publish an edition of the shop, which a second person has to approve. */
import { statement, type Sql } from '../db/database.ts'

/** A version that no draft has. */
export const NO_DRAFT = -1

/** An edition whose publication was requested. */
export type PublicationRequest = {
  readonly id: number
  readonly number: number
  /** The version of the draft that became this edition; `NO_DRAFT` if none did. */
  readonly draftVersion: number
  readonly from: Date | null
  readonly until: Date | null
  readonly by: string
  readonly at: Date
  readonly note: string
  /** The number of the edition from which its own was made; null if that is not known. */
  readonly base: number | null
  /** The id of the scheduled publication whose place it takes; null for none. */
  readonly replaces: number | null
  /** Whether that publication has been withdrawn since. */
  readonly isReplacedWithdrawn: boolean
}

const COLUMNS = `r.id, r.edition as number, r.draft_version as "draftVersion", r.from_at as "from", r.until_at as until,
  r.requested_by as by, r.requested_at as at, e.note, e.base,
  r.replaces, w.publication is not null as "isReplacedWithdrawn"`
const OPEN = `from publication_requests r join editions e on e.number = r.edition
  left join withdrawn_publications w on w.publication = r.replaces where r.decision is null`

const ALL = statement('publication-requests.open', `select ${COLUMNS} ${OPEN} order by r.id`)

/** Returns the requests that are still open. */
export const openRequests = (sql: Sql) => sql.rows<PublicationRequest>(ALL)

const ONE = statement('publication-requests.one', `select ${COLUMNS} ${OPEN} and r.id = $1`)

/** Finds a request that is still open. */
export const openRequest = (sql: Sql, id: number) => sql.row<PublicationRequest>(ONE, [id])

const ADD = statement(
  'publication-requests.add',
  `insert into publication_requests (id, edition, draft_version, from_at, until_at, requested_by, replaces)
   select coalesce(max(id) + 1, 1), $1, $2, $3, $4, $5, $6 from publication_requests`,
)

/** Stores a request. Callers hold `lockEditions`. */
export const addRequest = (
  sql: Sql,
  {
    number,
    draftVersion,
    from,
    until,
    by,
    replaces,
  }: Omit<PublicationRequest, 'id' | 'at' | 'note' | 'base' | 'isReplacedWithdrawn'>,
) => sql.run(ADD, [number, draftVersion, from, until, by, replaces])

const DECIDE = statement(
  'publication-requests.decide',
  `update publication_requests set decision = $2, decided_by = $3, decided_at = now()
   where id = $1 and decision is null returning id`,
)

/** Stores a decision. Returns false if the request was decided before. Callers hold `lockEditions`. */
export const decideRequest = (
  sql: Sql,
  id: number,
  decision: 'approved' | 'refused' | 'withdrawn',
  by: string,
) => sql.hasRow(DECIDE, [id, decision, by])

/** More than a draft is ever written. Versions of two drafts begin at random, so they are further apart. */
const MOST_VERSIONS = 10_000

const OF_DRAFT = `draft_version >= 0 and draft_version <= $1 and draft_version >= $1 - ${MOST_VERSIONS}`
const APPROVED_OF_DRAFT = `decision = 'approved' and ${OF_DRAFT}`

const LATEST = statement(
  'publication-requests.latest-of-draft',
  `select decision, edition as number, requested_by as "requestedBy", decided_by as by, decided_at as at
   from publication_requests where ${OF_DRAFT} order by id desc limit 1`,
)

/** A request that a second person did not approve. */
export type Refusal = {
  readonly number: number
  readonly requestedBy: string
  readonly by: string
  readonly at: Date
}

/** Returns the last request for a draft if it was refused, and not asked for again since; null otherwise. */
export async function refusalOfDraft(sql: Sql, version: number): Promise<Refusal | null> {
  const latest = await sql.row<Refusal & { readonly decision: string | null }>(LATEST, [version])
  return latest?.decision === 'refused' ? latest : null
}

const LIVE_OF_DRAFT = statement(
  'publication-requests.is-of-draft',
  `select edition from publication_requests where edition = $2
   and ${APPROVED_OF_DRAFT}`,
)

/** Returns whether an edition is one that an earlier version of the same draft became. */
export const isApprovedOfDraft = (sql: Sql, version: number, edition: number) =>
  sql.hasRow(LIVE_OF_DRAFT, [version, edition])

const APPROVED = statement(
  'publication-requests.approved-of-draft',
  `select edition as number from publication_requests
   where ${APPROVED_OF_DRAFT} order by draft_version desc, id desc limit 1`,
)

/**
 * Returns the number of the latest approved edition that an earlier version of the same draft became, so that this
 * version has been made from it; null if there is none.
 */
export const approvedOfDraft = async (sql: Sql, version: number): Promise<number | null> =>
  (await sql.row<{ readonly number: number }>(APPROVED, [version]))?.number ?? null
