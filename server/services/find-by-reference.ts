/** Finds records by the short reference that a customer reads out. */
import type { Db } from '../db/database.ts'
import {
  recordsWithKeys,
  recordsWithoutReference,
  storeReferences,
  type KeyedRecord,
  type RecordKind,
} from '../repositories/search-keys.ts'
import { findLead } from '../repositories/leads.ts'
import { findRenewal } from '../repositories/renewals.ts'
import { shortReference } from '../rules/short-reference.ts'
import type { Vault } from '../security/vault.ts'

/** A record found by its reference: its answered steps and order number, nothing about the person. */
type FoundRecord = { kind: RecordKind; id: string; answered: string[]; orderNumber: string | null }

/**
 * Finds the records that have one of these references, which customers read out: leads, entries of the waiting list,
 * renewals. References are HMACs of ids. Those of new records are stored within a minute; until then each of these ids
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

/** Finds records by a reference as it was typed. */
export async function findByReference(db: Db, vault: Vault, typed: string): Promise<FoundRecord[]> {
  const reference = typed.toUpperCase().replace(/[^A-Z\d]/g, '')
  const found = await recordsByReferences(db, vault, [reference])
  return Promise.all(found.map(({ kind, id }) => read(db, kind, id)))
}

async function read(db: Db, kind: RecordKind, id: string): Promise<FoundRecord> {
  const lead = kind === 'lead' ? await findLead(db, id) : undefined
  const renewal = kind === 'renewal' ? await findRenewal(db, id) : undefined
  const orderNumber = lead?.order_number ?? renewal?.order_number ?? null
  return { kind, id, answered: Object.keys(lead?.answers ?? {}), orderNumber }
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
