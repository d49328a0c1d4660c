/** Limits how many visits of the technician a telephone, mailbox, house or network may have open. */
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Sql } from '../db/database.ts'
import { visitNeedsPerson } from '../errors.ts'
import type { OrderSources, RequestSource } from '../rules/order-network-types.ts'
import { addOpenVisit, countOpenVisits } from '../repositories/open-visits.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { mostOpen, visitKeysOf } from '../rules/open-visit-keys.ts'
import type { Vault } from '../security/vault.ts'
import { DAY } from './counters.ts'

type Parts = {
  readonly config: Pick<Config, 'openVisits'>
  readonly clock: Clock
  readonly vault: Pick<Vault, 'lookup'>
  readonly orderSources: Pick<OrderSources, 'addressOf'>
}

/**
 * Counts the visit that an order is about to book, in the order's transaction. Beyond the limit of its telephone,
 * mailbox, house or network a person has to look at the order first. An order that comes of an agent's link has been
 * looked at, as has one that an operator sent on.
 */
export async function limitOpenVisits(
  { config, clock, vault, orderSources }: Parts,
  sql: Sql,
  row: LeadRow,
  source: RequestSource,
): Promise<void> {
  const keys = visitKeysOf(row, orderSources.addressOf(source), (plain) => vault.lookup(plain))
  const open = await countOpenVisits(sql, keys, todayInSaoPaulo(clock.now()))
  const isVouchedFor = row.origin.agent !== undefined || row.verified.visit !== undefined
  const isFull = keys.some(({ kind, key }) => (open.get(key) ?? 0) >= mostOpen(kind, config.openVisits))
  if (isFull && !isVouchedFor) throw visitNeedsPerson(DAY)
  await addOpenVisit(sql, row.id, keys)
}
