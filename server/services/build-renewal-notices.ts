/**
 * Builds the notices of a renewal: one for the operator, which names the customer by id, and an e-mail to the
 * customer's address on record.
 */
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Context } from '../context.ts'
import type { CustomerRow } from '../repositories/customers.ts'
import type { RenewalRow } from '../repositories/renewals.ts'
import type { OutboxNotice } from '../rules/outbox-notice-types.ts'
import { openRecord } from './customer-by-cpf.ts'

/** The plans that a customer has chosen for the renewal. */
export type ChosenOffers = {
  customer: CustomerRow
  /** The names of the chosen plans, joined with ' + '. */
  name: string
  /** Cents per month: without direct debit if the customer is known to pay so today, otherwise with it. */
  price: number
  /** Whether the customer pays by direct debit today; undefined if that is not on record. */
  directDebit: boolean | undefined
  price_without_debit: number
  price_full: number
  hasLoyalty: boolean
}

export function buildRenewalNotices(
  context: Pick<Context, 'vault'>,
  chosen: ChosenOffers,
  renewal: { row: RenewalRow; number: string; at: Date },
): OutboxNotice[] {
  const { customer } = chosen
  const { row, number: orderNumber, at } = renewal
  const { email, name } = openRecord(context, customer)
  const price = chosen.price / 100
  const data = { orderNumber, customer: customer.id, offer1: row.offer1 ?? '', offer2: row.offer2, price }
  const plan = {
    name: chosen.name,
    price,
    price_full: chosen.price_full / 100,
    ...(chosen.directDebit === undefined
      ? { price_without_debit: chosen.price_without_debit / 100 }
      : { direct_debit: chosen.directDebit }),
    hasLoyalty: chosen.hasLoyalty,
  }
  const mail = { to: email, name, orderNumber, day: todayInSaoPaulo(at), plan, connection: null }
  return [
    { kind: 'renewal.created', data },
    { kind: 'order.mail', data: mail },
  ]
}
