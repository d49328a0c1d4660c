import type { Db } from '../db/database.ts'
import { allIds, KINDS, type RecordKind } from '../repositories/list-record-ids.ts'
import { findLead } from '../repositories/leads.ts'
import { findRenewal } from '../repositories/renewals.ts'
import { shortReference } from '../rules/short-reference.ts'
import type { Vault } from '../security/vault.ts'

/**
 * A record found by its reference: the steps that were answered and the order number, nothing about the
 * person.
 */
export type FoundRecord = { kind: RecordKind; id: string; answered: string[]; orderNumber: string | null }

/**
 * Finds the records with a reference that a customer read out (D72): leads, entries of the waiting list,
 * renewals. References are HMACs of ids and are not stored, so every id is tried, about 300,000 a second. Two
 * records may have the same reference.
 */
export async function findByReference(db: Db, vault: Vault, typed: string): Promise<FoundRecord[]> {
  const reference = typed.toUpperCase().replace(/[^A-Z\d]/g, '')
  const found: FoundRecord[] = []
  for (const kind of KINDS) {
    for await (const ids of allIds(db, kind)) {
      for (const id of ids) if (shortReference(vault, id) === reference) found.push(await read(db, kind, id))
    }
  }
  return found
}

async function read(db: Db, kind: RecordKind, id: string): Promise<FoundRecord> {
  const lead = kind === 'lead' ? await findLead(db, id) : undefined
  const renewal = kind === 'renewal' ? await findRenewal(db, id) : undefined
  const orderNumber = lead?.order_number ?? renewal?.order_number ?? null
  return { kind, id, answered: Object.keys(lead?.answers ?? {}), orderNumber }
}
