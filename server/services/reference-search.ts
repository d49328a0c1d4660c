/** Finds records by the short reference that a customer reads out. */
import type { Db } from '../db/database.ts'
import {
  recordsWithKeys,
  recordsWithoutReference,
  storeReferences,
  type KeyedRecord,
} from '../repositories/search-keys.ts'
import { shortReference } from '../rules/order-number.ts'
import type { Vault } from '../security/encryption-vault.ts'

/**
 * Finds the records that have one of these references, which customers read out: leads, entries of the waiting list,
 * renewals, calls. References are HMACs of ids. Those of new records are stored within a minute; until then each of these ids
 * is tried. Two records may have the same reference.
 */
export async function recordsByReferences(
  db: Db,
  vault: Vault,
  references: readonly string[],
): Promise<KeyedRecord[]> {
  const found = await recordsWithKeys(
    db,
    references.map((lookup) => ({ kind: 'reference', lookup })),
  )
  for await (const rows of recordsWithoutReference(db))
    found.push(...rows.filter(({ id }) => references.includes(shortReference(vault, id))))
  return found
}

/** Stores the references of all records that lack theirs; returns how many. */
export async function fillReferences(db: Db, vault: Vault): Promise<number> {
  let filled = 0
  for await (const rows of recordsWithoutReference(db)) {
    await storeReferences(
      db,
      rows.map(({ id }) => ({ id, reference: shortReference(vault, id) })),
    )
    filled += rows.length
  }
  return filled
}
