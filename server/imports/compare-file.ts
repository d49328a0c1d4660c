/**
 * Reads a file to import into the database and compares it with what is stored: the part of an import that takes long,
 * which the desk leaves to a process of its own (server/desk-work).
 */
import type { ImportChanges } from '../rules/import-types.ts'
import { withoutTimeout } from '../db/run-without-timeout.ts'
import { forgetImportRows } from '../repositories/imports.ts'
import type { ImportParts } from './apply-rows.ts'
import {
  compareRows,
  exampleChanges,
  newNetworks,
  notePortsAtReading,
  unknownNames,
  type Imported,
} from './table-comparison.ts'
import { coverageEffect } from './coverage-effect.ts'
import { readRows, type ReadResult } from './validate-rows.ts'
import { stageRows } from './stage-rows.ts'
import { IMPORT_TABLES, isCoverage } from './import-tables.ts'

/** An import to read or compare; `today` is yyyy-mm-dd in São Paulo. */
export type ImportOnDay = { readonly imported: Imported; readonly today: string }

/** What a file says, and what it changes; nothing if something is wrong with it. */
export type ReadFile = ReadResult & { readonly outcome: ImportChanges | null }

/** Hears how far reading is. */
export type ReadProgress = (done: number, total: number) => void

/** Reads files and compares them, in this process or in another one. */
export type ImportReader = {
  read(
    what: ImportOnDay,
    pieces: readonly Buffer[],
    options: { readonly progress: ReadProgress; readonly signal: AbortSignal | undefined },
  ): Promise<ReadFile>
  /** Compares an import again that was read before. */
  compare(what: ImportOnDay): Promise<ImportChanges>
}

/** How many rows are stored at a time. */
const BATCH = 2_000

type Parts = Pick<ImportParts, 'db' | 'vault'>

/** Stores the rows of a file if nothing is wrong with any, and compares them. */
export async function readImportFile(
  { db, vault }: Parts,
  { imported, today }: ImportOnDay,
  bytes: Buffer,
  progress: ReadProgress,
): Promise<ReadFile> {
  const { id, kind } = imported
  const lines = lineCount(bytes)
  let stored = 0
  const read = await readRows(
    bytes,
    { request: imported, vault, today },
    {
      batch: BATCH,
      async pass(rows, line) {
        await stageRows({ db, vault }, id, IMPORT_TABLES[kind], rows, stored + 1)
        stored += rows.length
        progress(line, lines)
      },
    },
  )
  if (read.problemCount === 0) return { ...read, outcome: await compare(db, { imported, today }, true) }
  await forgetImportRows(db, id)
  return { ...read, outcome: null }
}

function lineCount(bytes: Buffer): number {
  let count = 1
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}

/** Compares an import again that was read before. */
export const compareImport = ({ db }: Pick<Parts, 'db'>, what: ImportOnDay): Promise<ImportChanges> =>
  compare(db, what, false)

const compare = (
  db: Parts['db'],
  { imported, today }: ImportOnDay,
  isFirst: boolean,
): Promise<ImportChanges> =>
  withoutTimeout(db, async (client) => {
    if (isFirst) await notePortsAtReading(client, imported)
    return {
      ...(await compareRows(client, imported)),
      examples: await exampleChanges(client, imported),
      coverage: isCoverage(imported.kind) ? await coverageEffect(client, imported, today) : null,
      unknown: await unknownNames(client, imported),
      newNetworks: await newNetworks(client, imported),
    }
  })

/** Reads and compares in this process, as the import command does. */
export const importReaderHere = (parts: Parts): ImportReader => ({
  read: (what, pieces, { progress }) => readImportFile(parts, what, Buffer.concat(pieces), progress),
  compare: (what) => compareImport(parts, what),
})
