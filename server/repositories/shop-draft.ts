/** SQL for the draft of the shop's next edition. There is at most one. */
import type { Authors } from '../rules/selectable-changes.ts'
import { statement, type Sql } from '../db/database.ts'
import { keep } from '../../src/edition/read-edition.ts'

export type StoredDraft = {
  readonly document: unknown
  /** Differs after each change, and from all versions of earlier drafts. */
  readonly version: number
  /** The number of the edition from which it was begun. */
  readonly base: number
  readonly changedBy: string
  readonly changedAt: Date
  /** Who changed which of its values. */
  readonly authors: Authors
}

const READ = statement(
  'shop-draft.read',
  `select document::text as document, version, base, changed_by as "changedBy", changed_at as "changedAt", authors from shop_draft where id = 1`,
)

/**
 * How many: the draft, what it was made from, what is live, and what is scheduled, each with what a publication would
 * make of it. To read one anew takes longer than all else of a page of the shop.
 */
const KEPT = 32

const documents = new Map<string, unknown>()

/** Parses the JSON text of a document. The same text is the same frozen object as long as it is in use. */
export function keptDocument(text: string): unknown {
  const document = documents.get(text) ?? keep(JSON.parse(text) as unknown)
  // the last one that was asked for is the last one to go
  documents.delete(text)
  documents.set(text, document)
  const [oldest] = documents.keys()
  if (documents.size > KEPT && oldest !== undefined) documents.delete(oldest)
  return document
}

/** Reads the draft, whose document is kept; undefined if there is none. */
export async function readDraft(sql: Sql): Promise<StoredDraft | undefined> {
  const row = await sql.row<StoredDraft & { readonly document: string }>(READ)
  return row && { ...row, document: keptDocument(row.document) }
}

// a new draft begins with a number at random, so that no version of it is one of the draft before
const WRITE = statement(
  'shop-draft.write',
  `insert into shop_draft (id, document, version, base, changed_by, changed_at, authors)
     values (1, $1::json, floor(random() * 2000000000)::integer, $2, $3, now(), $4::json)
   on conflict (id) do update set document = $1::json, version = shop_draft.version + 1, base = $2, changed_by = $3, changed_at = now(),
     authors = $4::json`,
)

/** Writes the draft. Callers hold `lockEditions`. */
export const writeDraft = (sql: Sql, document: string, base: number, by: string, authors: Authors = {}) =>
  sql.run(WRITE, [document, base, by, JSON.stringify(authors)])

const GO_ON = statement(
  'shop-draft.go-on',
  'update shop_draft set base = $1, version = version + 1 where id = 1',
)

/** Lets the draft go on from another edition: some of it was published. Callers hold `lockEditions`. */
export const goOnFrom = (sql: Sql, base: number) => sql.run(GO_ON, [base])

const DELETE = statement('shop-draft.delete', 'delete from shop_draft where id = 1 returning id')

/** Deletes the draft; returns false if there was none. Callers hold `lockEditions`. */
export const deleteDraft = (sql: Sql) => sql.hasRow(DELETE)
