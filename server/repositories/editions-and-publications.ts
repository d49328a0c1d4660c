/** SQL for editions of the shop and their publications. */
import { statement, type Sql, onlyRow } from '../db/database.ts'
import type { Authors } from '../rules/selectable-changes.ts'
import { keptDocument } from './shop-draft.ts'
import { livePublicationSql } from '../db/edition-of-release.ts'

export type LivePointer = {
  readonly number: number
  /** The id of the publication. */
  readonly publication: number
  /** When it ends; null if it has no end. */
  readonly until: Date | null
  /** The database's time, which is authoritative for all servers. */
  readonly at: Date
}

const LIVE = statement(
  'editions.live',
  `select edition as number, id as publication, until_at as until, now() as at from (${livePublicationSql('now()')}) live`,
)

/** Finds the live edition; undefined if none was ever published. */
export const liveEdition = (sql: Sql) => sql.row<LivePointer>(LIVE)

const DOCUMENT = statement(
  'editions.document',
  'select document::text as document from editions where number = $1',
)

/** Reads the document of an edition as it was written; it is kept. */
export async function editionDocument(sql: Sql, number: number): Promise<unknown> {
  const row = await sql.row<{ document: string }>(DOCUMENT, [number])
  return row && keptDocument(row.document)
}

// number 0 is the first
const ADD = statement(
  'editions.add',
  `insert into editions (number, document, author, note, base, authors)
   select coalesce(max(number) + 1, 0), $1::json, $2, $3, $4, $5::json from editions returning number`,
)

export type NewEdition = {
  readonly document: string
  readonly author: string
  readonly note: string
  /** The number of the edition from which it was made; null if that is not known. */
  readonly base: number | null
  /** Who changed which of its values. */
  readonly authors: Authors
}

/** Stores a document as a new edition and returns its number. Callers hold `lockEditions`. */
export async function addEdition(sql: Sql, edition: NewEdition): Promise<number> {
  const { document, author, note, base, authors } = edition
  const row = await sql.row<{ number: number }>(ADD, [document, author, note, base, JSON.stringify(authors)])
  if (!row) throw new Error('the edition was not stored')
  return row.number
}

const AUTHORS = statement('editions.authors', 'select authors from editions where number = $1')

/** Reads who changed which value of an edition. */
export const editionAuthors = async (sql: Sql, number: number): Promise<Authors> =>
  (await sql.row<{ authors: Authors }>(AUTHORS, [number]))?.authors ?? {}

const LOCK = statement('editions.lock', 'select id from schema_lock where id = 1 for update')

/** Lets one transaction at a time write editions. */
export const lockEditions = (sql: Sql) => sql.run(LOCK)

const PUBLISH = statement(
  'editions.publish',
  `insert into live_editions (id, edition, from_at, until_at, published_by, approved_by, part_of)
   select coalesce(max(id) + 1, 1), $1, greatest($2::timestamptz, now()), $3, $4, $5, $6 from live_editions
   returning id, from_at as "from", until_at as until`,
)

export type NewPublication = {
  readonly number: number
  /** From when the edition is live; null for now. */
  readonly from: Date | null
  readonly until: Date | null
  readonly by: string
  readonly approvedBy: string | null
  /** The id of the publication in whose place it stands; by default it is one of its own. */
  readonly root?: number | null
}

/** Makes an edition live. A time that is over means now. Callers hold `lockEditions`. */
export const publishEdition = (
  sql: Sql,
  { number, from, until, by, approvedBy, root = null }: NewPublication,
) =>
  sql.row<{ id: number; from: Date; until: Date | null }>(PUBLISH, [
    number,
    from,
    until,
    by,
    approvedBy,
    root,
  ])

/** How many publications are looked at to find one. */
export const ALL_PUBLICATIONS = 10_000

const HISTORY = statement(
  'editions.history',
  `select l.id, coalesce(l.part_of, l.id) as root, l.edition as number, l.from_at as "from", l.until_at as until, l.published_by as by,
     l.approved_by as "approvedBy", l.published_at as at, e.author, e.note, e.base, w.withdrawn_by as "withdrawnBy"
   from live_editions l join editions e on e.number = l.edition
     left join withdrawn_publications w on w.publication = l.id
   order by l.id desc limit $1`,
)

/** A publication, as the history shows it. */
export type Publication = {
  readonly id: number
  /** The id of the publication in whose place it stands: its own, unless later publications were put into that one. */
  readonly root: number
  readonly number: number
  readonly from: Date
  readonly until: Date | null
  readonly by: string
  readonly approvedBy: string | null
  readonly at: Date
  readonly author: string
  readonly note: string
  /** The number of the edition from which its own was made; null if that is not known. */
  readonly base: number | null
  /** The person who withdrew it before it went live; null if it was not withdrawn. */
  readonly withdrawnBy: string | null
}

/** Returns the latest publications, the newest first. */
export const publications = (sql: Sql, most: number) => sql.rows<Publication>(HISTORY, [most])

/**
 * Seconds before the beginning of a publication from which on it is not withdrawn any more: each server looks once a
 * second, and none may have served it.
 */
const TOO_LATE_S = 5

const WITHDRAW = statement(
  'editions.withdraw',
  `insert into withdrawn_publications (publication, withdrawn_by)
   select id, $2 from live_editions where id = $1 and from_at > now() + interval '${TOO_LATE_S} seconds'
   on conflict do nothing returning publication`,
)

/** Withdraws a publication whose time has not come yet. Returns false if there is no such one. */
export const withdrawPublication = (sql: Sql, id: number, by: string) => sql.hasRow(WITHDRAW, [id, by])

const LIVE_SINCE = statement(
  'editions.live-since',
  `select distinct (select edition from (${livePublicationSql('point')}) live) as number
   from (
     select $1::timestamptz as point
     union select from_at from live_editions where from_at > $1 and from_at <= now()
     union select until_at from live_editions where until_at > $1 and until_at <= now()
   ) points`,
)

/** Returns the numbers of all editions that were live at some time since an instant. */
export const editionsLiveSince = async (sql: Sql, since: Date): Promise<number[]> =>
  (await sql.rows<{ number: number | null }>(LIVE_SINCE, [since])).flatMap(({ number }) => number ?? [])

const WAS_LIVE = statement(
  'editions.campaign-was-live',
  `select 1
   from live_editions l join editions e on e.number = l.edition
   where l.from_at <= now()
     and not exists (select from withdrawn_publications w where w.publication = l.id)
     and exists (
       select from unnest($1::text[]) prefix
       where e.document->'campaigns'->prefix is not null
         and coalesce(e.document->'campaigns'->prefix->>'from', '') <= $2)
   limit 1`,
)

/**
 * Returns whether a campaign may ever have had its pages: an edition was live that has it, and its beginning is over.
 * @param prefixes the one that it has, and those that it had before
 * @param now a time in São Paulo, as '2026-12-01T00:00'
 */
export const campaignWasLive = (sql: Sql, prefixes: readonly string[], now: string) =>
  sql.hasRow(WAS_LIVE, [prefixes, now])

const PREFIXES = statement(
  'editions.prefixes-once-live',
  `select e.number, array(select json_object_keys(e.document->'campaigns')) as prefixes
   from editions e
   where e.number <> all($1::integer[]) and exists (
     select from live_editions l
     where l.edition = e.number and l.from_at <= now()
       and not exists (select from withdrawn_publications w where w.publication = l.id))`,
)

/** Returns the campaigns of all editions that are or were live, except those with the given numbers. */
export const campaignsOnceLive = (sql: Sql, except: readonly number[]) =>
  sql.rows<{ number: number; prefixes: string[] }>(PREFIXES, [except])

const DATA = statement(
  'live.data',
  `select exists (select from coverage_areas) as coverage, exists (select from streets) as streets,
     exists (select from customers) as customers,
     exists (select from live_editions where published_by <> $1) as plans`,
)

/** Which kinds of data there are at all; `plans`: somebody has published an edition. */
export type DataThere = Readonly<Record<'coverage' | 'streets' | 'customers' | 'plans', boolean>>

/** @param release who is said to have published the edition of a release */
export const dataThere = (sql: Sql, release: string) => onlyRow<DataThere>(sql, DATA, [release])

const TICKS = statement('live.ticks', 'select item, ticked_by as by, ticked_at as at from go_live_ticks')

/** Returns what was ticked, by whom (an e-mail address) and when. */
export const goLiveTicks = (sql: Sql) =>
  sql.rows<{ readonly item: string; readonly by: string; readonly at: Date }>(TICKS)

const TICK = statement(
  'live.tick',
  'insert into go_live_ticks values ($1, $2, $3) on conflict (item) do nothing',
)
const UNTICK = statement('live.untick', 'delete from go_live_ticks where item = $1')

export const tickItem = (sql: Sql, item: string, by: string, at: Date) => sql.run(TICK, [item, by, at])
export const untickItem = (sql: Sql, item: string) => sql.run(UNTICK, [item])
