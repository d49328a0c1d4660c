/**
 * Reads a file to import into the database and compares it with what is stored: the part of an import that takes long,
 * which the desk leaves to a process of its own (server/desk-work).
 */
import type { ImportChanges, CoverageEffect } from '../rules/csv-import-types.ts'
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
  besideStored,
  isRemoved,
  rowDiffers,
} from './table-comparison.ts'
import { readRows, type ReadResult } from './validate-rows.ts'
import { stageRows } from './stage-rows.ts'
import { IMPORT_TABLES, isCoverage } from './import-tables.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { coverageChange, type CepRange, type CoveredArea } from '../rules/coverage-change.ts'

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

/** How many ranges of CEPs are named. */
const SHOWN = 5

type AreaRow = CoveredArea & { id: string }

const countOf = (ranges: readonly CepRange[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0)

/**
 * Computes the effect of an import of coverage areas.
 * @param today yyyy-mm-dd in São Paulo
 */
async function coverageEffect(
  client: ClientBase,
  imported: Imported,
  today: string,
): Promise<CoverageEffect> {
  const table = IMPORT_TABLES.coverage
  const { id } = imported
  const { rows: before } = await client.query<AreaRow>(
    'select id, cep_from, cep_to, infra from coverage_areas',
  )
  const { rows: written } = await client.query<AreaRow>(
    `select f.key as id, (f.fields->>'cep_from')::integer as cep_from, (f.fields->>'cep_to')::integer as cep_to,
       f.fields->>'infra' as infra
     from ${besideStored(table)} where f.import_id = $1 and (t.id is null or ${rowDiffers(table)})`,
    [id],
  )
  const { rows: removed } = await client.query<{ id: string }>(
    `select t.id from coverage_areas t where ${isRemoved(imported)}`,
    [id],
  )
  const without = new Set([...written, ...removed].map((each) => each.id))
  const after = [...before.filter((each) => !without.has(each.id)), ...written]
  const { gained, lost } = await coverageChange(before, after, () => nextTurn())
  const losing = [...removed, ...written.filter(({ infra }) => infra === null)].map((each) => each.id)
  return {
    gained: countOf(gained),
    lost: countOf(lost),
    gainedRanges: gained.slice(0, SHOWN),
    lostRanges: lost.slice(0, SHOWN),
    visits: await visitsIn(client, losing, today),
    waiting: await waitingIn(client, gained),
  }
}

/** Counts the visits to come in areas. */
async function visitsIn(client: ClientBase, areas: readonly string[], today: string): Promise<number> {
  if (areas.length === 0) return 0
  const { rows } = await client.query<{ rows: number }>(
    `select count(*)::integer as rows from orders join leads l on l.id = orders.lead_id
     where orders.installation_day >= $2 and orders.cancelled_at is null and l.place->>'area' = any($1::text[])`,
    [areas, today],
  )
  return rows[0]?.rows ?? 0
}

/** Counts the people on the waiting list in ranges of CEPs, which are in their order. */
async function waitingIn(client: ClientBase, ranges: readonly CepRange[]): Promise<number> {
  if (ranges.length === 0) return 0
  const { rows } = await client.query<{ cep: number; rows: number }>(
    `select (place->>'cep')::integer as cep, count(*)::integer as rows from no_coverage_leads
     where contact is not null and network_since is null and place->>'cep' ~ '^[0-9]{8}$' group by 1 order by 1`,
  )
  let [sum, at] = [0, 0]
  for (const { cep, rows: people } of rows) {
    while ((ranges[at]?.[1] ?? Infinity) < cep) at += 1
    if ((ranges[at]?.[0] ?? Infinity) <= cep) sum += people
  }
  return sum
}

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
