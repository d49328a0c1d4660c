/** Limits the mailed codes of requests for personal data, which anybody can have sent to any mailbox. */
import type { Config } from '../config.ts'
import type { Sql } from '../db/database.ts'
import { networkOf } from '../rules/group-ip-addresses-by-network.ts'
import { domainOf, isDomainOfOneHouse, mailboxKeyOf } from '../rules/mailbox-key-for-limits.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { countInTransaction } from './count-in-transaction.ts'
import { DAY, HOUR } from './rate-limit-counters.ts'

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
