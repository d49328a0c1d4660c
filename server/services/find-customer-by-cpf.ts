/**
 * Finds existing customers by CPF for renewal and migration, limits how often a CPF is looked up, and decrypts the
 * operator's record of a customer.
 */
import type { ClientCheck } from '../../src/contract/existing-customer-check.ts'
import { parseCpf } from '../../src/lib/cpf.ts'
import type { Context } from '../context.ts'
import { needsCode, tooMany, parsedValue } from '../api-errors.ts'
import { findCustomerByDocument, type CustomerRow } from '../repositories/customers-and-mobile-lines.ts'
import { type CustomerRecord } from '../rules/customer-record-types.ts'
import { isCpfProven, openCpfProof } from './open-and-verify-cpf-proof.ts'
import { asksForCode } from './must-customer-enter-code.ts'

/** Seconds until a CPF that was looked up too often may be looked up again. */
const CROWD_S = 600

/**
 * What is needed to look up a customer by CPF. `address` is the IP address, `raw` the CPF as typed. `proof`
 * is the id of the request in which the visitor proved with a code that the CPF is theirs.
 */
export type CpfLookup = { address: string; raw: string; proof?: string | undefined }

/**
 * Validates the CPF of a request and counts the lookup against the rate limits. Throws an HttpError if the
 * CPF is invalid or was looked up too often; it does not reveal whether the CPF belongs to a customer. A
 * CPF that was looked up too often can still be looked up with a code sent to the e-mail address on record,
 * so that nobody can lock a customer out.
 */
export async function readDocument(context: Context, { address, raw, proof }: CpfLookup): Promise<string> {
  const isAsked = asksForCode(context)
  const cpf = parsedValue('cpf', parseCpf(raw))
  const { isCrowded } = await context.limits.documentLookup(address, cpf)
  if (!isCrowded || (await isCpfProven(context, cpf, proof))) return cpf
  if (!isAsked) throw tooMany(CROWD_S)
  throw needsCode(CROWD_S, await openCpfProof(context, cpf))
}

/** Finds the customer with this CPF, if they are eligible for the requested journey. */
export async function customerFor(
  context: Context,
  cpf: string,
  flow: CustomerRow['flow'],
): Promise<CustomerRow | undefined> {
  const customer = await findCustomerByDocument(context.db, context.vault.lookup(cpf))
  return customer?.flow === flow ? customer : undefined
}

/** Decrypts the operator's record of a customer. */
export const openRecord = (
  context: Pick<Context, 'vault'>,
  customer: Pick<CustomerRow, 'id' | 'content'>,
): CustomerRecord => JSON.parse(context.vault.open(customer.content, customer.id)) as CustomerRecord

/** Resets the lookup limit of a customer's CPF, once the code sent to the e-mail address on record was entered. */
export async function proveDocument(context: Context, customer: CustomerRow | undefined): Promise<void> {
  if (customer) await context.limits.proven(openRecord(context, customer).cpf)
}

/**
 * Handles GET renewalBaseUser/check-client/{cpf}: returns whether the CPF belongs to a customer, and whether
 * that customer may renew or migrate. It reveals nothing else about the person.
 */
export async function checkClient(context: Context, address: string, raw: string): Promise<ClientCheck> {
  const cpf = await readDocument(context, { address, raw })
  const customer = await findCustomerByDocument(context.db, context.vault.lookup(cpf))
  return { success: true, isClient: customer !== undefined, flow: customer?.flow ?? null }
}
