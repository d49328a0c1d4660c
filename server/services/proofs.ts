import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { findCustomer, getCustomer, type CustomerRow } from '../repositories/customers.ts'
import { findRenewal, addRenewal, type RenewalRow } from '../repositories/renewals.ts'

/** Milliseconds for which a proven document may be looked up regardless of its ceiling. */
const LASTS_MS = 3_600_000

/**
 * Opens a request through which the holder of a document that is looked up very often can prove it is theirs (D89). It
 * reveals nothing, and is the same for a document that is no customer's.
 */
export async function openProof(context: Context, cpf: string): Promise<string> {
  const id = randomUUID()
  await addRenewal(context.db, {
    id,
    baseUser: randomUUID(),
    customer: null,
    at: context.clock.now(),
    origin: { proof: context.vault.lookup(cpf) },
    codeNeeded: true,
    key: undefined,
  })
  return id
}

/** Whether the code for exactly this document was entered within the hour. */
export async function isProven(context: Context, cpf: string, proof: string | undefined): Promise<boolean> {
  const row = proof === undefined ? undefined : await findRenewal(context.db, proof)
  if (row?.origin.proof !== context.vault.lookup(cpf) || row.verified_at === null) return false
  return context.clock.now().getTime() - row.verified_at.getTime() < LASTS_MS
}

/** The customer of a renewal, or of a document to be proven; undefined if it is no customer's. */
export const customerOf = (context: Context, row: RenewalRow): Promise<CustomerRow | undefined> => {
  if (row.origin.proof !== undefined) return findCustomer(context.db, row.origin.proof)
  return row.customer_id === null ? Promise.resolve(undefined) : getCustomer(context.db, row.customer_id)
}
