/**
 * Counts the e-mails about orders by mailbox and by IP network, until the owner of the mailbox is verified. The
 * defaults are in config-limits.ts.
 */
import type { Config } from '../config.ts'
import type { Sql } from '../db/database.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { networkOf, type OrderIpAddresses, type RequestIpAddress } from '../rules/ip-networks.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { DAY, HOUR, countInTransaction } from './rate-limit-counters.ts'
import type { Clock } from '../clock.ts'
import { isMailboxVerified, mailboxKeyOf, domainOf, isDomainOfOneHouse } from '../rules/email-codes.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'

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

/** How many codes a mailbox gets in a day: because of one IP network, and in all. */
const OF_NETWORK = 3
const IN_ALL = 6

/**
 * Counts a code in the transaction that stores its request, and returns whether it may be mailed. Beyond the limit the request
 * is taken all the same, and a person confirms who asks. Nothing else shares these counters.
 * @param request `address` is the IP address of the request
 */
export type DataRequestMailLimit = (
  sql: Sql,
  request: { readonly email: string; readonly address: string; readonly at: Date },
) => Promise<boolean>

/** Creates the limit. The network is counted first: beyond its own share it uses up nothing of the mailbox or its domain. */
export function dataRequestMailLimit(
  vault: Pick<Vault, 'lookup'>,
  { mailboxCodesPerHour, domainCodesPerHour }: Config['limits'],
): DataRequestMailLimit {
  return async (sql, { email, address, at }) => {
    const [mailbox, network, domain] = [mailboxKeyOf(email), networkOf(address), domainOf(email)]
    const ofDomain = [
      { of: `pair:${network}:@${domain}`, most: mailboxCodesPerHour, seconds: HOUR },
      { of: `domain:${domain}`, most: domainCodesPerHour, seconds: HOUR },
    ]
    const counters = [
      { of: `pair:${network}:${mailbox}`, most: OF_NETWORK, seconds: DAY },
      { of: `mailbox:${mailbox}`, most: IN_ALL, seconds: DAY },
      ...(isDomainOfOneHouse(domain) ? ofDomain : []),
    ]
    for (const { of, most, seconds } of counters)
      if ((await countInTransaction(sql, `datacode:${vault.lookup(`datacode:${of}`)}`, at, seconds)) > most)
        return false
    return true
  }
}
