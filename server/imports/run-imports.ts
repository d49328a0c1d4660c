/** Reads, applies and undoes imports, for the desk and the command alike; the database knows how far each is. */
import { randomUUID } from 'node:crypto'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Db } from '../db/database.ts'
import { codeOf } from '../db/error-codes.ts'
import { withoutTimeout } from '../db/without-timeout.ts'
import {
  addImport,
  claimImport,
  discardImport,
  findImport,
  forgetImportRows,
  lastImport,
  noteImportFailure,
  noteImportProgress,
  noteImportRead,
  noteStoppedImports,
  readyImportsOf,
  type ImportNote,
  type ImportOutcome,
  type ImportRow,
  type ImportRun,
} from '../repositories/imports.ts'
import { audit, type Deed } from '../services/desk/audit.ts'
import { noteNetworkArrivals } from '../services/note-network-on-waiting-list.ts'
import { UNDO_DAYS } from '../services/retention.ts'
import { applyRows, undoRows, type ImportParts, type ImportWork } from './apply-rows.ts'
import {
  compareRows,
  exampleChanges,
  notePortsAtReading,
  unknownNames,
  type Imported,
} from './compare-rows.ts'
import { coverageEffect } from './coverage-effect.ts'
import { IMPORT_TABLES, isCoverage, type ImportWish } from './import-tables.ts'
import { readRows } from './read-rows.ts'
import { stageRows } from './stage-rows.ts'

/** How many rows are stored at a time. */
const BATCH = 2_000
/** Milliseconds between two notes of how far the work is. */
const BEAT_MS = 1_000

const UNIQUE_VIOLATION = '23505'

/** Who imports. */
export type Importer = {
  readonly by: Deed['by']
  /** An e-mail address, or the user of a command. */
  readonly name: string
  /** What the audit log says besides. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Work that goes on after its page was answered. `done` never rejects. */
export type Begun = { readonly id: string; readonly done: Promise<void> }

type Report = (done: number, total: number) => void

/** What imports need. */
export type Runner = ImportParts & {
  /** Aborted when the process ends: work in progress is left undone. */
  readonly leaving?: AbortSignal
  readonly onError?: (error: unknown) => void
  /** Hears how far the work is. */
  readonly onProgress?: Report
}

/** Runs a part of the work; the database is told every second how far it is, and that its server still works. */
async function reported<T>(runner: Runner, run: ImportRun, work: (report: Report) => Promise<T>): Promise<T> {
  const { db, leaving, onProgress } = runner
  let [done, total] = [0, 0]
  const beat = setInterval(() => {
    // a beat that is lost is followed by another one
    void noteImportProgress(db, run, done, total).catch(() => undefined)
  }, BEAT_MS)
  try {
    return await work((nowDone, nowTotal) => {
      leaving?.throwIfAborted()
      ;[done, total] = [nowDone, nowTotal]
      onProgress?.(done, total)
    })
  } finally {
    clearInterval(beat)
  }
}

/** A file to import. */
export type ImportFile = { readonly name: string; readonly bytes: Buffer }

/**
 * Reads a file and compares it with what is stored. Nothing is changed yet.
 * @returns null if a server works on another import
 */
export async function beginImport(
  runner: Runner,
  wish: ImportWish,
  file: ImportFile,
  importer: Importer,
): Promise<Begun | null> {
  const { db, clock } = runner
  await noteStoppedImports(db)
  const run: ImportRun = { id: randomUUID(), run: randomUUID() }
  const added = await addImport(db, {
    ...wish,
    ...run,
    fileName: file.name,
    by: importer.name,
    at: clock.now(),
  })
  if (!added) return null
  for (const id of await readyImportsOf(db, importer.name)) await discardImport(db, id)
  const work = async () => {
    await reported(runner, run, (report) =>
      readFile(runner, { id: run.id, wish }, run, file, importer, report),
    )
  }
  return { id: run.id, done: settled(runner, run, 'wrong', work) }
}

/** Waits for work; if it fails, stores so, and the import is in `state` again. */
async function settled(
  runner: Runner,
  run: ImportRun,
  state: ImportRow['state'],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isLeaving = runner.leaving?.aborted === true
    if (!isLeaving) runner.onError?.(error)
    const note = isLeaving ? 'stopped' : 'failed'
    await noteImportFailure(runner.db, run, state, note).catch((lost: unknown) => runner.onError?.(lost))
  }
}

async function readFile(
  runner: Runner,
  imported: Imported,
  run: ImportRun,
  { bytes }: ImportFile,
  importer: Importer,
  report: Report,
): Promise<void> {
  const { db, clock, vault } = runner
  const { id, wish } = imported
  const table = IMPORT_TABLES[wish.kind]
  const lines = lineCount(bytes)
  let stored = 0
  const read = await readRows(
    bytes,
    { wish, vault, today: todayInSaoPaulo(clock.now()) },
    {
      batch: BATCH,
      async pass(rows, line) {
        await stageRows({ db, vault }, id, table, rows, stored + 1)
        stored += rows.length
        report(line, lines)
      },
    },
  )
  const isWrong = read.problemCount > 0
  if (isWrong) await forgetImportRows(db, id)
  const outcome = isWrong ? null : await compared(runner, imported, true)
  await db.transaction(async (sql) => {
    if (!(await noteImportRead(sql, run, { ...read, outcome }))) return
    const detail = {
      ...importer.detail,
      imported: wish.kind,
      rows: read.rows,
      ...(isWrong && { wrong: read.problemCount }),
    }
    await audit(sql, runner, { by: importer.by, what: 'import_uploaded', detail })
  })
}

function lineCount(bytes: Buffer): number {
  let count = 1
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}

/** Compares an import with what is stored. */
const compared = (
  { db, clock }: Pick<Runner, 'db' | 'clock'>,
  imported: Imported,
  isFirst: boolean,
): Promise<ImportOutcome> =>
  withoutTimeout(db, async (client) => {
    if (isFirst) await notePortsAtReading(client, imported)
    const today = todayInSaoPaulo(clock.now())
    return {
      ...(await compareRows(client, imported)),
      examples: await exampleChanges(client, imported),
      coverage: isCoverage(imported.wish.kind) ? await coverageEffect(client, imported, today) : null,
      unknown: await unknownNames(client, imported),
    }
  })

/** Returns what an import changes as a whole. */
export const changesOf = ({ added, changed, removed }: ImportOutcome): number => added + changed + removed

/** Begins work on an import; 'busy' if a server works on another one, 'other' if this one is in another state. */
async function claimed(
  { db }: Runner,
  { id }: ImportRow,
  from: ImportRow['state'],
  to: ImportRow['state'],
): Promise<ImportRun | 'busy' | 'other'> {
  await noteStoppedImports(db)
  const run = randomUUID()
  try {
    return (await claimImport(db, { id, from, to, run })) ? { id, run } : 'other'
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return 'busy'
    throw error
  }
}

const workOf = (
  run: ImportRun,
  { by, name, detail = {} }: Importer,
  progress: ImportWork['progress'],
): ImportWork => ({ ...run, by, name, detail, progress })

const wishOf = ({ kind, isReplacing, infra, capacity }: ImportRow): ImportWish => ({
  kind,
  isReplacing,
  infra,
  capacity,
})

/**
 * Applies an import that was read, as it was compared. If what is stored has changed since, nothing is applied, and the
 * import is compared again.
 */
export async function beginApplying(
  runner: Runner,
  row: ImportRow,
  importer: Importer,
): Promise<Begun | 'busy' | 'other'> {
  const { outcome } = row
  if (!outcome || changesOf(outcome) === 0) return 'other'
  const run = await claimed(runner, row, 'ready', 'applying')
  if (typeof run === 'string') return run
  const imported = { id: row.id, wish: wishOf(row) }
  const work = () =>
    reported(runner, run, async (report) => {
      const confirmed = { checksum: outcome.checksum, total: row.rows }
      const found = await applyRows(runner, imported, workOf(run, importer, report), confirmed)
      if (found === null) {
        const again = await compared(runner, imported, false)
        await noteImportFailure(runner.db, run, 'ready', 'overtaken', again)
        return
      }
      if (isCoverage(row.kind)) await noteNetworkArrivals(runner)
    })
  return { id: row.id, done: settled(runner, run, 'ready', work) }
}

/** Returns the import that can be undone: the last one that was applied, for some days; null if there is none. */
export async function undoableImport(db: Db, now: Date): Promise<ImportRow | null> {
  const last = await lastImport(db)
  if (last?.state !== 'applied') return null
  const age = now.getTime() - (last.finishedAt?.getTime() ?? 0)
  return age > UNDO_DAYS * 86_400_000 ? null : last
}

/** Takes the last import back. */
export async function beginUndoing(
  runner: Runner,
  id: string,
  importer: Importer,
): Promise<Begun | 'busy' | 'other'> {
  const row = await undoableImport(runner.db, runner.clock.now())
  if (row?.id !== id) return 'other'
  const run = await claimed(runner, row, 'applied', 'undoing')
  if (typeof run === 'string') return run
  const imported = { id: row.id, wish: wishOf(row) }
  const work = () =>
    reported(runner, run, async (report) => {
      const obstacle: ImportNote | null = await undoRows(runner, imported, workOf(run, importer, report))
      if (obstacle !== null) await noteImportFailure(runner.db, run, 'applied', obstacle)
      else if (isCoverage(row.kind)) await noteNetworkArrivals(runner)
    })
  return { id: row.id, done: settled(runner, run, 'applied', work) }
}

/** Returns an import as it is now. Those whose server has stopped say so. */
export async function importNow(db: Db, id: string): Promise<ImportRow | undefined> {
  await noteStoppedImports(db)
  return findImport(db, id)
}
