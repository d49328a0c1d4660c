/**
 * Reads, applies and undoes imports, for the desk and for `npm run import`. The progress of each is stored in the
 * database.
 */
import { randomUUID } from 'node:crypto'
import type { ImportChanges, ImportState } from '../rules/csv-import-types.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Db } from '../db/database.ts'
import { databaseErrorCode } from '../db/recognise-database-errors.ts'
import {
  addImport,
  claimImport,
  discardImport,
  findImport,
  lastImport,
  noteImportFailure,
  noteImportProgress,
  noteImportRead,
  noteStoppedImports,
  readyImportsOf,
  type ImportRow,
  type ImportRun,
} from '../repositories/imports.ts'
import { InterruptedWork } from '../api-errors.ts'
import { audit } from '../services/desk/write-and-check-audit-log.ts'
import { noteCoverageOnWaitingList } from '../services/waiting-list.ts'
import { IMPORT_UNDO_DAYS } from '../../src/lib/deadline-days.ts'
import { applyRows, undoRows, type Importer, type ImportParts, type ImportWork } from './apply-rows.ts'
import type { Imported } from './table-comparison.ts'
import type { ImportReader } from './import-reader.ts'
import { isCoverage, type ImportRequest } from './import-tables.ts'

/** Milliseconds between two notes of how far the work is. */
const BEAT_MS = 1_000

const UNIQUE_VIOLATION = '23505'

/** Work that continues after its page has been sent. `done` never rejects. */
export type BegunImport = { readonly id: string; readonly done: Promise<void> }

export type Runner = ImportParts & {
  readonly reader: ImportReader
  /** Aborted when the process ends: work in progress is left undone. */
  readonly leaving?: AbortSignal
  readonly onError?: (error: unknown) => void
  /** Hears how far the work is. */
  readonly onProgress?: ImportWork['progress']
}

/**
 * Runs a part of the work. Every second, it records in the database how far it has got, which also shows that its
 * server is still working. A failure is stored, and puts the import back into `state`.
 */
async function runWork(
  { db, leaving, onProgress, onError }: Runner,
  run: ImportRun & Importer,
  state: ImportState,
  work: (work: ImportWork) => Promise<void>,
): Promise<void> {
  let [done, total] = [0, 0]
  const beat = setInterval(() => {
    // a beat that is lost is followed by another one
    void noteImportProgress(db, run, done, total).catch(() => undefined)
  }, BEAT_MS)
  const progress = (nowDone: number, nowTotal: number) => {
    leaving?.throwIfAborted()
    ;[done, total] = [nowDone, nowTotal]
    onProgress?.(done, total)
  }
  try {
    await work({ ...run, progress })
  } catch (error) {
    const isLeaving = leaving?.aborted === true
    if (!isLeaving) onError?.(error)
    const note = isLeaving ? 'stopped' : error instanceof InterruptedWork ? 'cut' : 'failed'
    await noteImportFailure(db, run, state, note).catch((lost: unknown) => onError?.(lost))
  } finally {
    clearInterval(beat)
  }
}

export type ImportFile = { readonly name: string; readonly pieces: readonly Buffer[] }

/**
 * Reads a file and compares it with what is stored. Nothing is changed yet.
 * @returns null if a server works on another import
 */
export async function beginImport(
  runner: Runner,
  request: ImportRequest,
  file: ImportFile,
  importer: Importer,
): Promise<BegunImport | null> {
  const { db, clock } = runner
  await noteStoppedImports(db)
  const run: ImportRun = { id: randomUUID(), run: randomUUID() }
  const added = await addImport(db, {
    ...request,
    ...run,
    fileName: file.name,
    by: importer.name,
    at: clock.now(),
  })
  if (!added) return null
  for (const id of await readyImportsOf(db, importer.name)) await discardImport(db, id)
  const imported = { ...request, id: run.id }
  const done = runWork(runner, { ...run, ...importer }, 'wrong', (work) =>
    readFile(runner, imported, work, file),
  )
  return { id: run.id, done }
}

async function readFile(
  runner: Runner,
  imported: Imported,
  work: ImportWork,
  file: ImportFile,
): Promise<void> {
  const { db, clock, reader, leaving } = runner
  const what = { imported, today: todayInSaoPaulo(clock.now()) }
  const options = { progress: work.progress, signal: leaving }
  const { outcome, ...read } = await reader.read(what, file.pieces, options)
  await db.transaction(async (sql) => {
    if (!(await noteImportRead(sql, work, { ...read, outcome }))) return
    const detail = {
      ...work.detail,
      imported: imported.kind,
      rows: read.rows,
      ...(read.problemCount > 0 && { wrong: read.problemCount }),
    }
    await audit(sql, runner, { by: work.by, what: 'import_uploaded', detail })
  })
}

/** Returns what an import changes as a whole. */
export const changesOfImport = ({ added, changed, removed }: ImportChanges): number =>
  added + changed + removed

/** Begins work on an import; 'busy' if a server works on another one, 'other' if this one is in another state. */
async function beginWork(
  runner: Runner,
  { id }: ImportRow,
  [from, to]: readonly [from: ImportState, to: ImportState],
  importer: Importer,
  work: (work: ImportWork) => Promise<void>,
): Promise<BegunImport | 'busy' | 'other'> {
  const { db } = runner
  await noteStoppedImports(db)
  const run = { id, run: randomUUID() }
  try {
    if (!(await claimImport(db, { ...run, from, to }))) return 'other'
  } catch (error) {
    if (databaseErrorCode(error) === UNIQUE_VIOLATION) return 'busy'
    throw error
  }
  return { id, done: runWork(runner, { ...run, ...importer }, from, work) }
}

/**
 * Applies an import that was read, as it was compared. If what is stored has changed since, nothing is applied, and the
 * import is compared again.
 */
export async function beginApplying(
  runner: Runner,
  row: ImportRow,
  importer: Importer,
): Promise<BegunImport | 'busy' | 'other'> {
  const { outcome } = row
  if (!outcome || changesOfImport(outcome) === 0) return 'other'
  const confirmed = { checksum: outcome.checksum, total: row.rows }
  return beginWork(runner, row, ['ready', 'applying'], importer, async (work) => {
    if (!(await applyRows(runner, row, work, confirmed))) {
      const again = await runner.reader.compare({
        imported: row,
        today: todayInSaoPaulo(runner.clock.now()),
      })
      await noteImportFailure(runner.db, work, 'ready', 'overtaken', again)
    } else if (isCoverage(row.kind)) await noteCoverageOnWaitingList(runner)
  })
}

/** Returns until when an import that was applied can be undone. */
export const undoEnd = ({ finishedAt }: ImportRow): Date =>
  new Date((finishedAt?.getTime() ?? 0) + IMPORT_UNDO_DAYS * 86_400_000)

/** Returns the import that can be undone: the last one that was applied, for some days; null if there is none. */
export async function undoableImport(db: Db, now: Date): Promise<ImportRow | null> {
  const last = await lastImport(db)
  return last?.state === 'applied' && now <= undoEnd(last) ? last : null
}

/** Takes the last import back. */
export async function beginUndoing(
  runner: Runner,
  id: string,
  importer: Importer,
): Promise<BegunImport | 'busy' | 'other'> {
  const row = await undoableImport(runner.db, runner.clock.now())
  if (row?.id !== id) return 'other'
  return beginWork(runner, row, ['applied', 'undoing'], importer, async (work) => {
    const obstacle = await undoRows(runner, row, work)
    if (obstacle !== null) await noteImportFailure(runner.db, work, 'applied', obstacle)
    else if (isCoverage(row.kind)) await noteCoverageOnWaitingList(runner)
  })
}

/** Returns the current state of an import. An import whose server has stopped is marked as stopped. */
export async function importNow(db: Db, id: string): Promise<ImportRow | undefined> {
  await noteStoppedImports(db)
  return findImport(db, id)
}
