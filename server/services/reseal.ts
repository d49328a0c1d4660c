import type { Db } from '../db/database.ts'
import { SEALED_COLUMNS, type Change, type SealedColumn, type SealedRow } from '../repositories/sealed.ts'
import type { Vault } from '../security/vault.ts'

/** Rows that are read, sealed anew and written at a time. */
const BATCH = 500
/** How often a table is gone through for what visitors changed on the way. */
const ROUNDS = 10

/** Rows sealed anew, and rows that are left: something in them opens with no key that is known. By table. */
export type Resealed = { resealed: Record<string, number>; left: Record<string, number> }

export type Progress = (table: string, done: number, all: number) => void

/**
 * Seals everything with the newest key that another has sealed (docs/operations.md, Changing keys). Servers may
 * run meanwhile: a row that changed since it was read is left as it is, and looked at again. What cannot be
 * opened stays as it is.
 */
export async function reseal(
  parts: { db: Db; vault: Vault; batch?: number },
  progress: Progress = () => undefined,
): Promise<Resealed> {
  const result: Resealed = { resealed: {}, left: {} }
  const each = async <T>(column: SealedColumn<T>) => {
    const { name } = column
    const resealed = await resealColumn(parts, column, progress)
    if (resealed > 0) result.resealed[name] = resealed
    const left = await column.count(parts.db, parts.vault.mark)
    if (left > 0) result.left[name] = left
  }
  const [leads, ...columns] = SEALED_COLUMNS
  await each(leads)
  for (const column of columns) await each(column)
  return result
}

async function resealColumn<T>(
  { db, vault, batch = BATCH }: { db: Db; vault: Vault; batch?: number },
  column: SealedColumn<T>,
  progress: Progress,
): Promise<number> {
  const all = await column.count(db, vault.mark)
  let done = 0
  let missed = all
  for (let round = 0; round < ROUNDS && missed > 0; round += 1) {
    missed = 0
    let after: SealedRow<T> | undefined
    for (;;) {
      const rows = await column.read(db, vault.mark, after, batch)
      after = rows.at(-1)
      if (!after) break
      const changes = rows.flatMap((row) => changeOf(vault, column, row))
      const written = changes.length > 0 ? await column.write(db, changes) : 0
      done += written
      missed += changes.length - written
      progress(column.name, done, all)
    }
  }
  return done
}

/** What a row becomes: whatever in it opens is sealed anew. */
function changeOf<T>(vault: Vault, column: SealedColumn<T>, row: SealedRow<T>): Change<T>[] {
  const fresh = column.change(row.value, (sealed) => {
    try {
      return vault.reseal(sealed, row.owner)
    } catch {
      // It is counted at the end, with its table.
      return undefined
    }
  })
  return fresh === undefined ? [] : [{ row, fresh }]
}
