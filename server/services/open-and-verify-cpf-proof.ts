/** Lets a visitor prove with an e-mailed code that a CPF is theirs, after it was looked up too often. */
import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import {
  findCustomerByDocument,
  findCustomerById,
  type CustomerRow,
} from '../repositories/customers-and-mobile-lines.ts'
import { findRenewal, addRenewal, type RenewalRow } from '../repositories/renewals.ts'

/** Milliseconds for which a visitor who proved that a CPF is theirs may look it up regardless of its rate limit. */
const LASTS_MS = 3_600_000

/** Creates a request for such a code and returns its id: for any CPF, so that it does not reveal who is a customer. */
export async function openCpfProof(context: Context, cpf: string): Promise<string> {
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

/** Returns whether `proof` is a request for this CPF whose code was entered within the last hour. */
export async function isCpfProven(
  context: Context,
  cpf: string,
  proof: string | undefined,
): Promise<boolean> {
  const row = proof === undefined ? undefined : await findRenewal(context.db, proof)
  if (row?.origin.proof !== context.vault.lookup(cpf) || row.verified_at === null) return false
  return context.clock.now().getTime() - row.verified_at.getTime() < LASTS_MS
}

/** Finds the customer of a renewal request, or of a request made by `openCpfProof`; undefined if there is none. */
export const customerOf = (context: Context, row: RenewalRow): Promise<CustomerRow | undefined> => {
  if (row.origin.proof !== undefined) return findCustomerByDocument(context.db, row.origin.proof)
  return row.customer_id === null ? Promise.resolve(undefined) : findCustomerById(context.db, row.customer_id)
}
