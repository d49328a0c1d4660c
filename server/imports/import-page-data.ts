/** Loads the data that the desk's import pages show. */
import {
  type Role,
  IMPORT_KINDS,
  PERSONAL_IMPORTS,
  type ImportKind,
} from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { ImportSummary, ShownImport } from '../rules/csv-import-types.ts'
import type { DeskContext } from '../services/desk/desk-context.ts'
import { newestImports, noteStoppedImports, type ImportRow } from '../repositories/imports.ts'
import { undoableImport, undoEnd } from './run-imports.ts'

/** How many imports the history shows. */
const HISTORY = 20

/** Returns what a role may import: only administrators may import customers' data. */
export const importKindsOf = (role: Role): readonly ImportKind[] =>
  role === 'administracao' ? IMPORT_KINDS : IMPORT_KINDS.filter((kind) => !PERSONAL_IMPORTS.includes(kind))

const summary = ({ id, kind, fileName, by, at, state }: ImportRow, role: Role): ImportSummary => ({
  id,
  kind,
  fileName,
  by,
  at: at.toISOString(),
  state,
  isOpen: importKindsOf(role).includes(kind),
})

export async function listImports(
  { db }: Pick<DeskContext, 'db'>,
  role: Role,
): Promise<readonly ImportSummary[]> {
  await noteStoppedImports(db)
  return (await newestImports(db, HISTORY)).map((row) => summary(row, role))
}

const whenOf = (by: string | null, at: Date | null) =>
  by === null || at === null ? null : { by, at: at.toISOString() }

const isAtWork = ({ state }: ImportRow) => ['reading', 'applying', 'undoing'].includes(state)

export async function showImport(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  row: ImportRow,
  role: Role,
): Promise<ShownImport> {
  const undoable = row.state === 'applied' ? await undoableImport(db, clock.now()) : null
  const { isReplacing, infra, rows, note, done, total, problems, problemCount, outcome } = row
  return {
    ...summary(row, role),
    isReplacing,
    infra,
    rows,
    note,
    percent: isAtWork(row) ? Math.floor((done / Math.max(total, 1)) * 100) : null,
    problems,
    problemCount,
    outcome,
    finished: whenOf(row.finishedBy, row.finishedAt),
    undone: whenOf(row.undoneBy, row.undoneAt),
    undoUntil: undoable?.id === row.id ? undoEnd(row).toISOString() : null,
  }
}
