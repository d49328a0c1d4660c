/** Deletes data whose retention period is over. */
import { IMPORT_UNDO_DAYS } from '../../src/lib/deadline-days.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../clock.ts'
import type { Db, Sql } from '../db/database.ts'
import type { Providers } from '../providers/provider-types.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { eraseLeads } from '../repositories/erasure.ts'
import { purgeKeysOfPastVisits } from '../repositories/visit-limit-keys.ts'
import { reduceUndelivered, retireFromOutbox } from '../repositories/outbox.ts'
import {
  abandonedLeads,
  AGED_KINDS,
  dropCreationKeys,
  dropExpiredCounters,
  isBatchFull,
  orderedLeads,
  purgeAged,
  purgeNoCoverage,
  purgeRenewals,
} from '../repositories/purge-old-records.ts'
import { clockJumpedFrom } from './clock-jumps.ts'

export type RetentionParts = {
  db: Db
  clock: Clock
  providers: Pick<Providers, 'mail'>
  retention: Config['retention']
  /** Called if nothing is deleted because the clock has jumped, with the time before the jump. */
  onJump?: (from: Date, to: Date) => void
}

/** How many records one run removed, by kind. Kinds without removed records are missing. */
export type Purged = Record<string, number>

const DAY = 86_400_000

/** For how many days the rows of a file wait for a confirmation. */
const UNCONFIRMED_DAYS = 1
/** For how many days the counters of limits stay after their period, for servers whose clocks are behind. */
const COUNTERS_DAYS = 1

/**
 * Deletes data after its retention period: leads without activity for `days`, with everything that belongs to them;
 * stored replies, quizzes, callback requests, outbox rows and e-mails of that age; entries of the waiting list after
 * `waitingListDays`; orders after `orderDays`; and what imports keep of rows after some days. Notices that were never
 * delivered are given up on instead, and keep only their ids. Works in small batches until nothing is left. Several
 * processes may run it concurrently.
 *
 * Everything that is deleted because of its age is deleted here, so that nothing is after the clock has jumped ahead
 * (docs/decisions/0146).
 */
export async function purgeExpiredData(parts: RetentionParts): Promise<Purged> {
  const { db, retention, providers } = parts
  const now = parts.clock.now()
  const jumpedFrom = await clockJumpedFrom(db, now)
  if (jumpedFrom !== null) {
    parts.onJump?.(jumpedFrom, now)
    return {}
  }
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const old = ago(retention.days)
  const oldOrders = ago(retention.orderDays)
  const purged: Purged = {}
  const until = async (name: string, step: () => Promise<{ gone: number; full: boolean }>) => {
    for (let isMore = true; isMore;) {
      const { gone, full } = await step()
      if (gone > 0) purged[name] = (purged[name] ?? 0) + gone
      isMore = full
    }
  }

  /** Deletes the records that `find` returns, or has deleted, with their notices and what else `erase` deletes of them. */
  const purge = (find: (sql: Sql) => Promise<string[]>, erase: typeof eraseLeads = dropCreationKeys) =>
    db.transaction(async (sql) => {
      const ids = await find(sql)
      if (ids.length > 0) {
        await retireFromOutbox(sql, ids, now)
        await erase(sql, ids)
      }
      return { gone: ids.length, full: isBatchFull(ids) }
    })

  await until('leads', () => purge((sql) => abandonedLeads(sql, old), eraseLeads))
  await until('orders', () => purge((sql) => orderedLeads(sql, oldOrders), eraseLeads))
  await until('renewals', () => purge((sql) => purgeRenewals(sql, 'abandoned', old)))
  await until('renewals', () => purge((sql) => purgeRenewals(sql, 'finished', oldOrders)))
  await until('addresses', () => purge((sql) => purgeNoCoverage(sql, 'nameless', old)))
  const longAgo = ago(retention.waitingListDays)
  await until('waitingList', () => purge((sql) => purgeNoCoverage(sql, 'waiting', longAgo)))
  const unconfirmed = ago(UNCONFIRMED_DAYS)
  await until('unconfirmedImports', () => purgeAged(db, 'unconfirmedImports', unconfirmed))
  await until('importRows', () => purgeAged(db, 'importRows', unconfirmed))
  // a day later, when no server whose clock is behind can still be undoing it
  await until('importUndo', () => purgeAged(db, 'importUndo', ago(IMPORT_UNDO_DAYS + 1)))
  for (const what of AGED_KINDS) await until(what, () => purgeAged(db, what, old))
  await until('undelivered', async () => ({ gone: await reduceUndelivered(db, old, now), full: false }))
  await dropExpiredCounters(db, ago(COUNTERS_DAYS))
  const today = todayInSaoPaulo(now)
  await until('visitKeys', () => db.transaction((sql) => purgeKeysOfPastVisits(sql, today)))
  await until('mails', async () => ({ gone: await providers.mail.purge(old), full: false }))
  return purged
}
