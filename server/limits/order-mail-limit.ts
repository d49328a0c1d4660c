/**
 * Counts the e-mails about orders by mailbox and by IP network, until the owner of the mailbox is verified. The
 * defaults are in config-limits.ts.
 */
import type { Config } from '../config.ts'
import type { Sql } from '../db/database.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { networkOf } from '../rules/group-ip-addresses-by-network.ts'
import { mailboxKeyOf } from '../rules/mailbox-key-for-limits.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { countInTransaction } from './count-in-transaction.ts'
import { DAY, HOUR } from './rate-limit-counters.ts'

/** An e-mail about an order. `address` is the IP address of the request that causes it; null if that says nothing. */
export type OrderMailRequest = { email: string; address: string | null; at: Date }

/**
 * Counts an e-mail about an order to an unproven mailbox, in the transaction that writes it. Returns false if the
 * mailbox or the IP network has used up its share; the order is accepted all the same.
 */
export type OrderMailLimit = (sql: Sql, request: OrderMailRequest) => Promise<boolean>

/** How many times as many e-mails a mailbox gets from all networks together as from one. */
const FROM_ALL = 2

/**
 * Creates the limits on e-mails about orders. Only HMACs are stored, and with no reference to the order, so that they
 * outlast its erasure: ordering and erasing repeatedly does not send more mails. The limits are checked in order: a
 * visitor who exceeds the limit for one mailbox uses up neither the network's limit nor the mailbox's own.
 */
export function orderMailLimit(
  vault: Pick<Vault, 'lookup'>,
  { orderMailsPerDay, orderMailsPerHour }: Config['limits'],
  metrics: Pick<BusinessMetrics, 'refusalsBy'>,
): OrderMailLimit {
  const countRefusal = metrics.refusalsBy('ordermail')
  return async (sql, { email, address, at }) => {
    const mailbox = mailboxKeyOf(email)
    const network = address === null ? null : networkOf(address)
    const counters = [
      ...(network === null
        ? []
        : [
            { of: `pair:${network}:${mailbox}`, most: orderMailsPerDay, seconds: DAY },
            { of: `network:${network}`, most: orderMailsPerHour, seconds: HOUR },
          ]),
      { of: `mailbox:${mailbox}`, most: orderMailsPerDay * FROM_ALL, seconds: DAY },
    ]
    for (const { of, most, seconds } of counters) {
      if (
        (await countInTransaction(sql, `ordermail:${vault.lookup(`ordermail:${of}`)}`, at, seconds)) <= most
      )
        continue
      countRefusal()
      return false
    }
    return true
  }
}
