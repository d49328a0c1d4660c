import type { Config } from '../config.ts'
import type { Clock } from '../context.ts'
import type { Db, Sql } from '../db/database.ts'
import type { Providers } from '../providers/types.ts'
import { eraseLeads } from '../repositories/erasure.ts'
import { dropFromOutbox } from '../repositories/outbox.ts'
import {
  abandonedLeads,
  AGED,
  dropCreationKeys,
  isFull,
  orderedLeads,
  purgeAged,
  purgeNoCoverage,
  purgeRenewals,
} from '../repositories/retention.ts'

export type RetentionParts = {
  db: Db
  clock: Clock
  providers: Pick<Providers, 'mail'>
  retention: Config['retention']
}

/** What one run removed, by kind; nothing for what had nothing to remove. */
export type Purged = Record<string, number>

const DAY = 86_400_000

/**
 * Removes what has been kept long enough (S24): leads in which nothing happened for `days` with all
 * that hangs on them, stored replies, quizzes, call requests, outbox rows and mails of that age; people on the
 * waiting list after `waitingListDays`; orders after `orderDays`. Small steps; several processes may run it at
 * once. It runs until nothing is left to remove.
 */
export async function purge(parts: RetentionParts): Promise<Purged> {
  const { db, clock, retention, providers } = parts
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY)
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

  await until('leads', () => purgeLeads(db, abandonedLeads, old))
  await until('orders', () => purgeLeads(db, orderedLeads, oldOrders))
  await until('renewals', () => purgeWith(db, (sql) => purgeRenewals(sql, 'abandoned', old)))
  await until('renewals', () => purgeWith(db, (sql) => purgeRenewals(sql, 'finished', oldOrders)))
  await until('addresses', () => purgeWith(db, (sql) => purgeNoCoverage(sql, 'nameless', old)))
  const longAgo = ago(retention.waitingListDays)
  await until('waitingList', () => purgeWith(db, (sql) => purgeNoCoverage(sql, 'waiting', longAgo)))
  for (const what of AGED) await until(what, () => purgeAged(db, what, old))
  await until('mails', async () => ({ gone: await providers.mail.purge(old), full: false }))
  return purged
}

const purgeLeads = (db: Db, find: typeof abandonedLeads, before: Date) =>
  db.transaction(async (sql) => {
    const ids = await find(sql, before)
    if (ids.length > 0) {
      await dropFromOutbox(sql, ids)
      await eraseLeads(sql, ids)
    }
    return { gone: ids.length, full: isFull(ids) }
  })

/** Removes rows, and with them what is told about them and the keys of their creation. */
const purgeWith = (db: Db, remove: (sql: Sql) => Promise<string[]>) =>
  db.transaction(async (sql) => {
    const ids = await remove(sql)
    if (ids.length > 0) {
      await dropFromOutbox(sql, ids)
      await dropCreationKeys(sql, ids)
    }
    return { gone: ids.length, full: isFull(ids) }
  })
