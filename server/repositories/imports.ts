/** SQL for imports: the data read from a file, the progress of the import, and its result. */
import type { ImportKind } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { ImportStopReason, ImportChanges, ImportState } from '../rules/csv-import-types.ts'
import { statement, type Sql } from '../db/database.ts'

export type ImportRow = {
  readonly id: string
  readonly kind: ImportKind
  readonly isReplacing: boolean
  readonly infra: string | null
  readonly capacity: number | null
  readonly fileName: string
  readonly by: string
  readonly at: Date
  readonly state: ImportState
  readonly note: ImportStopReason | null
  readonly done: number
  readonly total: number
  readonly rows: number
  readonly problems: readonly string[]
  readonly problemCount: number
  readonly outcome: ImportChanges | null
  readonly finishedBy: string | null
  readonly finishedAt: Date | null
  readonly undoneBy: string | null
  readonly undoneAt: Date | null
}

const COLUMNS = `id, kind, is_replacing as "isReplacing", infra, capacity, file_name as "fileName", requested_by as by,
  created_at as at, state, note, done, total, row_count as rows, problems, problem_count as "problemCount", outcome,
  finished_by as "finishedBy", finished_at as "finishedAt", undone_by as "undoneBy", undone_at as "undoneAt"`

const ONE = statement('import.one', `select ${COLUMNS} from imports where id = $1`)
export const findImport = (sql: Sql, id: string) => sql.row<ImportRow>(ONE, [id])

const NEWEST = statement(
  'import.newest',
  `select ${COLUMNS} from imports where state <> 'discarded' order by created_at desc, id limit $1`,
)
/** Returns the newest imports that were not discarded. */
export const newestImports = (sql: Sql, limit: number) => sql.rows<ImportRow>(NEWEST, [limit])

const LAST = statement(
  'import.last',
  `select ${COLUMNS} from imports where id = (select import_id from import_undo limit 1)`,
)
/** Returns the import that was applied last, while what its rows were before is kept. */
export const lastImport = (sql: Sql) => sql.row<ImportRow>(LAST)

// An import whose server has said nothing for twenty seconds: what it was doing is one transaction, so nothing of it
// has happened, and its server cannot commit it any more.
const STOPPED = statement(
  'import.stopped',
  `update imports set note = 'stopped', run = null,
     state = case state when 'reading' then 'wrong' when 'applying' then 'ready' else 'applied' end
   where state in ('reading', 'applying', 'undoing') and seen_at < now() - interval '20 seconds'`,
)
/** Notes which imports were interrupted by the end of their server. */
export const noteStoppedImports = (sql: Sql) => sql.run(STOPPED)

const ADD = statement(
  'import.add',
  `insert into imports (id, kind, is_replacing, infra, capacity, file_name, requested_by, created_at, state, run)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 'reading', $9) on conflict do nothing returning id`,
)
export type NewImport = Pick<
  ImportRow,
  'id' | 'kind' | 'isReplacing' | 'infra' | 'capacity' | 'fileName' | 'by' | 'at'
> & { readonly run: string }

/** Adds an import that is being read; returns false if a server works on another one. */
export const addImport = (sql: Sql, it: NewImport) =>
  sql.hasRow(ADD, [it.id, it.kind, it.isReplacing, it.infra, it.capacity, it.fileName, it.by, it.at, it.run])

const CLAIM = statement(
  'import.claim',
  `update imports set state = $3, run = $4, seen_at = now(), note = null, done = 0, total = 0
   where id = $1 and state = $2 returning id`,
)
type Claim = { id: string; from: ImportState; to: ImportState; run: string }

/**
 * Begins to apply or undo an import; returns false if it is in another state.
 * @throws a unique violation if a server works on another one
 */
export const claimImport = (sql: Sql, { id, from, to, run }: Claim) => sql.hasRow(CLAIM, [id, from, to, run])

/** An import, and the work that a server does for it. */
export type ImportRun = { readonly id: string; readonly run: string }

const PROGRESS = statement(
  'import.progress',
  'update imports set seen_at = now(), done = $3, total = $4 where id = $1 and run = $2',
)
/** Stores how far the work has got. */
export const noteImportProgress = (sql: Sql, { id, run }: ImportRun, done: number, total: number) =>
  sql.run(PROGRESS, [id, run, done, total])

const READ = statement(
  'import.read',
  `update imports set state = $3, row_count = $4, problems = $5, problem_count = $6, outcome = $7, run = null
   where id = $1 and run = $2 and state = 'reading' returning id`,
)
type Read = Pick<ImportRow, 'rows' | 'problems' | 'problemCount' | 'outcome'>

/** Stores what reading a file has found; returns false if this work is no longer wanted. */
export const noteImportRead = (sql: Sql, { id, run }: ImportRun, read: Read) =>
  sql.hasRow(READ, [
    id,
    run,
    read.problemCount > 0 ? 'wrong' : 'ready',
    read.rows,
    JSON.stringify(read.problems),
    read.problemCount,
    read.outcome && JSON.stringify(read.outcome),
  ])

const BACK = statement(
  'import.back',
  `update imports set state = $3, note = $4, outcome = coalesce($5, outcome), run = null where id = $1 and run = $2`,
)
/** Stores why the work did not go on. */
export const noteImportFailure = (
  sql: Sql,
  { id, run }: ImportRun,
  state: ImportState,
  note: ImportStopReason,
  outcome: ImportChanges | null = null,
) => sql.run(BACK, [id, run, state, note, outcome && JSON.stringify(outcome)])

const APPLIED = statement(
  'import.applied',
  `update imports set state = 'applied', finished_by = $3, finished_at = $4, run = null
   where id = $1 and run = $2 and state = 'applying' returning id`,
)
const UNDONE = statement(
  'import.undone',
  `update imports set state = 'undone', undone_by = $3, undone_at = $4, run = null
   where id = $1 and run = $2 and state = 'undoing' returning id`,
)
/**
 * Stores that an import was applied or undone, in the transaction that does it.
 * @throws Error if this work is no longer wanted
 */
export async function noteImportDone(
  sql: Sql,
  what: 'applied' | 'undone',
  { id, run }: ImportRun,
  by: string,
  at: Date,
): Promise<void> {
  const done = await sql.row(what === 'applied' ? APPLIED : UNDONE, [id, run, by, at])
  if (!done) throw new Error(`the work on import ${id} is not wanted any more`)
}

const DISCARD = statement(
  'import.discard',
  `update imports set state = 'discarded' where id = $1 and state in ('ready', 'wrong') returning id`,
)
const FORGET = statement('import.forget', 'delete from import_rows where import_id = $1')

/** Deletes the rows of an import that are not imported yet. */
export const forgetImportRows = (sql: Sql, id: string) => sql.run(FORGET, [id])

/** Discards an import that was not applied; returns false if it is in another state. */
export async function discardImport(sql: Sql, id: string): Promise<boolean> {
  const isDiscarded = await sql.hasRow(DISCARD, [id])
  if (isDiscarded) await forgetImportRows(sql, id)
  return isDiscarded
}

const OWN_READY = statement(
  'import.ready-of',
  `select id from imports where state = 'ready' and requested_by = $1`,
)
/** Returns the imports of a person that wait for a confirmation. */
export const readyImportsOf = async (sql: Sql, by: string): Promise<string[]> =>
  (await sql.rows<{ id: string }>(OWN_READY, [by])).map(({ id }) => id)
