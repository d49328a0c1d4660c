/**
 * Finds existing customers by CPF for renewal and migration, limits how often a CPF is looked up, and decrypts the
 * operator's record of a customer.
 */
import type { ClientCheck } from '../../src/contract/existing-customer-check.ts'
import { parseCpf } from '../../src/lib/cpf.ts'
import type { Context } from '../context.ts'
import { needsCode, tooMany, parsedValue, customersUnavailable } from '../api-errors.ts'
import { findCustomerByDocument, type CustomerRow, findCustomerById } from '../repositories/customers.ts'
import type { CustomerRecord, LeadRow } from '../rules/lead-row-types.ts'
import { randomUUID } from 'node:crypto'
import { findRenewal, addRenewal, type RenewalRow } from '../repositories/renewals.ts'
import type { BankInfo } from '../../src/contract/lead-answers/bank-info.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** Seconds until a CPF that was looked up too often may be looked up again. */
const CROWD_S = 600

/**
 * What is needed to look up a customer by CPF. `address` is the IP address, `raw` the CPF as typed. `proof`
 * is the id of the request in which the visitor proved with a code that the CPF is theirs.
 */
export type CpfLookup = { address: string; raw: string; proof?: string | undefined }

/** Milliseconds for which a visitor who proved that a CPF is theirs may look it up regardless of its rate limit. */
const LASTS_MS = 3_600_000

/** Creates a request for such a code and returns its id: for any CPF, so that it does not reveal who is a customer. */
async function openCpfProof(context: Context, cpf: string): Promise<string> {
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
async function isCpfProven(context: Context, cpf: string, proof: string | undefined): Promise<boolean> {
  const row = proof === undefined ? undefined : await findRenewal(context.db, proof)
  if (row?.origin.proof !== context.vault.lookup(cpf) || row.verified_at === null) return false
  return context.clock.now().getTime() - row.verified_at.getTime() < LASTS_MS
}

/** Finds the customer of a renewal request, or of a request made by `openCpfProof`; undefined if there is none. */
export const customerOf = (context: Context, row: RenewalRow): Promise<CustomerRow | undefined> => {
  if (row.origin.proof !== undefined) return findCustomerByDocument(context.db, row.origin.proof)
  return row.customer_id === null ? Promise.resolve(undefined) : findCustomerById(context.db, row.customer_id)
}

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

/** Whether customers must enter an e-mailed code to renew or migrate. It proves that the CPF is theirs. */
type CustomerCodes = 'asked' | 'off' | 'unavailable'

type CodeSettings = Pick<Context, 'config'> & { readonly providers: Pick<Context['providers'], 'mail'> }

/**
 * Returns `off` if CUSTOMER_CODES=off, `asked` if a mail server can deliver codes, and `off` for demo data in
 * the embedded database. Otherwise returns `unavailable`; renewal and migration are then closed.
 */
export function customerCodes({ config, providers }: CodeSettings): CustomerCodes {
  if (config.customerCodes === 'off') return 'off'
  if (providers.mail.kind === 'smtp') return 'asked'
  return config.seed === 'demo' && !config.database.url ? 'off' : 'unavailable'
}

/** Returns whether the visitor must enter a code sent to the address on record; refuses if none can be sent. */
export function asksForCode(context: Context): boolean {
  const codes = customerCodes(context)
  if (codes === 'unavailable') throw customersUnavailable()
  return codes === 'asked'
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

/** Returns the street of a lead: the one found for its CEP, or else the one that the visitor typed. */
export const streetOfLead = (row: Pick<LeadRow, 'place' | 'answers'>): string =>
  row.place.address || (row.answers.address?.address ?? '')

/** Returns the neighbourhood of a lead: that of its CEP, or the visitor's latest answer if no street was found. */
export const neighborhoodOfLead = ({ place, answers }: Pick<LeadRow, 'place' | 'answers'>): string =>
  place.address
    ? place.neighborhood || (answers.address?.neighborhood ?? '')
    : answers.address?.neighborhood || place.neighborhood

/** Decrypts the bank account of a lead that pays by direct debit; undefined if it has none. */
export function decryptBankAccount(row: Pick<LeadRow, 'id' | 'answers'>, vault: Vault): BankInfo | undefined {
  const sealed = row.answers.bankInfo?.bankInfo
  return sealed === undefined ? undefined : (JSON.parse(vault.open(sealed, row.id)) as BankInfo)
}
