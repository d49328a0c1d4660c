/** Re-encrypts the data in the database with the newest key. */
import type { Db } from '../db/database.ts'
import {
  SEALED_COLUMNS,
  type Change,
  type SealedColumn,
  type SealedRow,
} from '../repositories/re-encrypt-columns.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** How many rows are read, re-encrypted and written at a time. */
const BATCH = 500
/** The maximum number of passes over a table, to catch up with concurrent changes. */
const ROUNDS = 10

/**
 * How many rows of each table were re-encrypted (`reEncrypted`), and how many still contain something that no
 * known key can decrypt (`left`).
 */
export type ReEncrypted = { reEncrypted: Record<string, number>; left: Record<string, number> }

/** Called with how many rows of a table are done, and how many there are to do. */
export type Progress = (table: string, done: number, all: number) => void

/**
 * Re-encrypts, with the newest key, everything that was encrypted with another one (docs/operations.md,
 * Changing keys). Servers may keep running: a row that changed since it was read is skipped and read again
 * later. What no known key can decrypt stays as it is.
 */
export async function reEncrypt(
  parts: { db: Db; vault: Vault; batch?: number },
  progress: Progress = () => undefined,
): Promise<ReEncrypted> {
  const result: ReEncrypted = { reEncrypted: {}, left: {} }
  const each = async <T>(column: SealedColumn<T>) => {
    const { name } = column
    const reEncrypted = await reEncryptColumn(parts, column, progress)
    if (reEncrypted > 0) result.reEncrypted[name] = reEncrypted
    const left = await column.count(parts.db, parts.vault.mark)
    if (left > 0) result.left[name] = left
  }
  const [leads, ...columns] = SEALED_COLUMNS
  await each(leads)
  for (const column of columns) await each(column)
  return result
}

async function reEncryptColumn<T>(
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

/** Re-encrypts the values of a row that a known key can decrypt; returns an empty list if nothing changes. */
function changeOf<T>(vault: Vault, column: SealedColumn<T>, row: SealedRow<T>): Change<T>[] {
  const fresh = column.change(row.value, (sealed) => {
    try {
      return vault.reEncrypt(sealed, row.owner)
    } catch {
      // Such rows are counted at the end, by table.
      return undefined
    }
  })
  return fresh === undefined ? [] : [{ row, fresh }]
}
