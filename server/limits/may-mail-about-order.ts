/** Decides whether an e-mail about an order may be sent; the counters are in order-mail-limit.ts. */
import type { Clock } from '../clock.ts'
import type { Sql } from '../db/database.ts'
import { isMailboxVerified } from '../rules/is-mailbox-verified.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import type { OrderIpAddresses, RequestIpAddress } from '../rules/request-ip-address-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import type { OrderMailLimit } from './order-mail-limit.ts'

type LimitParts = {
  readonly vault: Pick<Vault, 'lookup'>
  readonly limits: { readonly orderMail: OrderMailLimit }
  readonly clock: Clock
  readonly orderIpAddresses: Pick<OrderIpAddresses, 'addressOf'>
}

/** Returns `mayMailAboutOrder` for the transaction of a changed appointment. */
export const mailLimitFor =
  (context: LimitParts, requestIp: RequestIpAddress) =>
  (sql: Sql, row: LeadRow): Promise<boolean> =>
    mayMailAboutOrder(context, sql, row, requestIp)

/**
 * Counts an e-mail about a lead's order that a visitor causes, and returns whether it may go out. Call it in the
 * transaction that writes it.
 */
export async function mayMailAboutOrder(
  context: LimitParts,
  sql: Sql,
  row: LeadRow,
  requestIp: RequestIpAddress,
): Promise<boolean> {
  const email = row.answers.email?.email
  if (!email || isMailboxVerified(context.vault, row)) return true
  const address = context.orderIpAddresses.addressOf(requestIp)
  return context.limits.orderMail(sql, { email, address, at: context.clock.now() })
}
