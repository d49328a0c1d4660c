/**
 * Limits how many technician visits may be booked at a time with one phone, mailbox, house or IP network. The defaults
 * are in config-limits.ts.
 */
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Sql } from '../db/database.ts'
import { visitNeedsPerson } from '../api-errors.ts'
import type { OrderIpAddresses, RequestIpAddress } from '../rules/ip-networks.ts'
import { addVisitKeys, countBookedVisits } from '../repositories/visit-limit-keys.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { mostBookedVisits, visitKeysOf } from '../rules/visit-limit-keys.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { DAY } from './rate-limit-counters.ts'

type Parts = {
  readonly config: Pick<Config, 'openVisits'>
  readonly clock: Clock
  readonly vault: Pick<Vault, 'lookup'>
  readonly orderIpAddresses: Pick<OrderIpAddresses, 'addressOf'>
}

/**
 * Counts the visit that an order is about to book, in the order's transaction. Beyond the limit of its phone number,
 * mailbox, house or IP network, a person has to check the order first. An order for which an agent vouches, or one that
 * a desk user let continue, counts as checked.
 */
export async function limitBookedVisits(
  { config, clock, vault, orderIpAddresses }: Parts,
  sql: Sql,
  row: LeadRow,
  requestIp: RequestIpAddress,
  isVouchedFor: boolean,
): Promise<void> {
  const keys = visitKeysOf(row, orderIpAddresses.addressOf(requestIp), (plain) => vault.lookup(plain))
  const open = await countBookedVisits(sql, keys, todayInSaoPaulo(clock.now()))
  const isFull = keys.some(
    ({ kind, key }) => (open.get(key) ?? 0) >= mostBookedVisits(kind, config.openVisits),
  )
  if (isFull && !isVouchedFor && row.verified.visit === undefined) throw visitNeedsPerson(DAY)
  await addVisitKeys(sql, row.id, keys)
}
