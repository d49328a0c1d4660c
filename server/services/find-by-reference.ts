import type { Db } from '../db/database.ts'
import { allIds, KINDS, type RecordKind } from '../repositories/ids.ts'
import { findLead } from '../repositories/leads.ts'
import { findRenewal } from '../repositories/renewals.ts'
import { shortReference } from '../rules/lookups.ts'
import type { Vault } from '../security/vault.ts'

/** The record behind a reference: its progress, nothing about the person. */
export type FoundRecord = { kind: RecordKind; id: string; answered: string[]; orderNumber: string | null }

/**
 * Finds a record by the customer's reference (D72): a lead, a place on the waiting list or a renewal. References are
 * HMACs and are not stored, so every id is tried: about a second per 300,000. Two records may share one.
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
