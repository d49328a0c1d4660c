import type { ClientCheck } from '../../src/contract/customer.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { parseCpf } from '../../src/lib/cpf.ts'
import type { Shelf } from '../catalogue.ts'
import type { Context } from '../context.ts'
import { invalid, tooMany } from '../errors.ts'
import {
  findCustomer,
  getCustomer,
  type CustomerRecord,
  type CustomerRow,
} from '../repositories/customers.ts'

/** Seconds after which a document that very many ask for may be looked up again. */
const CROWD_S = 600

/**
 * The CPF of a request, counted against the rate limits (S5). Throws a Refusal when it is invalid. A document that very
 * many ask for is still looked up where whoever goes on needs the code that is mailed to its holder: nobody is locked
 * out of their own document (S34).
 */
export async function readDocument(context: Context, address: string, raw: string): Promise<string> {
  const cpf = parseCpf(raw)
  if ('problem' in cpf) throw invalid('cpf', cpf.problem)
  const { isCrowded } = await context.limits.documentLookup(address, cpf.value)
  if (isCrowded && !asksForCode(context)) throw tooMany(CROWD_S)
  return cpf.value
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

/** A code mailed to the contact on record came back: the document is in its holder's hands (S34). */
export async function proveDocument(context: Context, customer: string): Promise<void> {
  const row = await getCustomer(context.db, customer)
  if (row) await context.limits.proven(openRecord(context, row).cpf)
}

/** Plans by sku, as far as they are still sold. */
export const plansOf = (shelf: Shelf, skus: readonly string[]): Plan[] =>
  skus.flatMap((sku) => shelf.bySku.get(sku) ?? [])

/** A code goes to the contact on record whenever mail is really delivered (D9). */
export const asksForCode = (context: Context): boolean => context.providers.mail.kind === 'smtp'

/** GET renewalBaseUser/check-client/{cpf}: which journey a document belongs to, and nothing about the person (S4). */
export async function checkClient(context: Context, address: string, raw: string): Promise<ClientCheck> {
  const cpf = await readDocument(context, address, raw)
  const customer = await findCustomer(context.db, context.vault.lookup(cpf))
  return { success: true, isClient: customer !== undefined, flow: customer?.flow ?? null }
}
