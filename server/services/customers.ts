import type { ClientCheck } from '../../src/contract/customer-check.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { parseCpf } from '../../src/lib/cpf.ts'
import type { Shelf } from '../rules/shelf.ts'
import type { Context } from '../context.ts'
import { customersUnavailable, needsCode, tooMany, unparsed } from '../errors.ts'
import { findCustomer, type CustomerRow } from '../repositories/customers.ts'
import { type CustomerRecord } from '../rules/customer-record.ts'
import { isProven, openProof } from './proofs.ts'

/** Seconds after which a document that is looked up very often may be looked up again. */
const CROWD_S = 600

/** How renewal and migration know that a document is in its holder's hands (D9, D88). */
export type CustomerCodes = 'asked' | 'off' | 'unavailable'

type CodeSettings = Pick<Context, 'config'> & { readonly providers: Pick<Context['providers'], 'mail'> }

/**
 * `asked`: by a code to the contact on record, where mail is delivered. `off`: not at all, only by CUSTOMER_CODES=off
 * or when the demo's customers are used on the embedded database. Otherwise both journeys are unavailable.
 */
export function customerCodes({ config, providers }: CodeSettings): CustomerCodes {
  if (config.customerCodes === 'off') return 'off'
  if (providers.mail.kind === 'smtp') return 'asked'
  return config.seed === 'demo' && !config.database.url ? 'off' : 'unavailable'
}

/** A code goes to the contact on record (D9). Refuses if one is required but cannot be sent (D88). */
export function asksForCode(context: Context): boolean {
  const codes = customerCodes(context)
  if (codes === 'unavailable') throw customersUnavailable()
  return codes === 'asked'
}

/** `proof`: the request by which the document was proven before (D89). */
export type DocumentWish = { address: string; raw: string; proof?: string | undefined }

/**
 * The CPF of a request, counted against the rate limits (S5). Throws a Refusal when it is invalid. Above the ceiling of
 * a document that is looked up very often, the reply is the same for customers and others (S4): a code to the contact
 * on record allows the look-up again, so that nobody is locked out of their own document (S34, D89).
 */
export async function readDocument(context: Context, { address, raw, proof }: DocumentWish): Promise<string> {
  const isAsked = asksForCode(context)
  const cpf = parseCpf(raw)
  if ('problem' in cpf) throw unparsed('cpf', cpf)
  const { isCrowded } = await context.limits.documentLookup(address, cpf.value)
  if (!isCrowded || (await isProven(context, cpf.value, proof))) return cpf.value
  if (!isAsked) throw tooMany(CROWD_S)
  throw needsCode(CROWD_S, await openProof(context, cpf.value))
}

/** The customer with this document, if they are eligible for the requested journey. */
export async function customerFor(
  context: Context,
  cpf: string,
  flow: CustomerRow['flow'],
): Promise<CustomerRow | undefined> {
  const customer = await findCustomer(context.db, context.vault.lookup(cpf))
  return customer?.flow === flow ? customer : undefined
}

export const openRecord = (context: Pick<Context, 'vault'>, customer: CustomerRow): CustomerRecord =>
  JSON.parse(context.vault.open(customer.content, customer.id)) as CustomerRecord

/** A code mailed to the contact on record was entered: the document is in its holder's hands (S34). */
export async function proveDocument(context: Context, customer: CustomerRow | undefined): Promise<void> {
  if (customer) await context.limits.proven(openRecord(context, customer).cpf)
}

/** Plans by sku, those that are still sold. */
export const plansOfSkus = (shelf: Shelf, skus: readonly string[]): Plan[] =>
  skus.flatMap((sku) => shelf.bySku.get(sku) ?? [])

/** GET renewalBaseUser/check-client/{cpf}: which journey a document belongs to, and nothing about the person (S4). */
export async function checkClient(context: Context, address: string, raw: string): Promise<ClientCheck> {
  const cpf = await readDocument(context, { address, raw })
  const customer = await findCustomer(context.db, context.vault.lookup(cpf))
  return { success: true, isClient: customer !== undefined, flow: customer?.flow ?? null }
}
