/**
 * SQL that finds the notices in the outbox that need attention. Such a notice is late, has failed, was given
 * up on, or has no configured target.
 */
import { onlyRow, statement, type Sql } from '../db/database.ts'
import type { OutboxTarget } from './outbox.ts'

const COLUMNS = 'subject_id, id, kind, target, created_at, next_at, attempts, last_error, failed_at'

/**
 * The SQL condition of an undelivered row that needs attention: a delivery has failed, the row was written
 * before `$2`, or its target is not configured.
 */
const IN_TROUBLE = '(last_error is not null or created_at < $2 or target <> all($1::text[]))'

const TROUBLED = statement(
  'outbox.troubled',
  // Two parts, so that each can use its own index.
  `select t.*, o.number as order_number from (
     (select ${COLUMNS} from outbox where failed_at is not null order by created_at limit $3)
     union all
     (select ${COLUMNS} from outbox where delivered_at is null and failed_at is null and ${IN_TROUBLE}
      order by created_at limit $3)
   ) t left join orders o on o.lead_id = t.subject_id order by t.failed_at is null, t.created_at`,
)

/** A notice in the outbox that is late, has failed, was given up on, or has no configured target. */
export type TroubledNotice = {
  subject_id: string
  id: string
  kind: string
  target: OutboxTarget
  created_at: Date
  next_at: Date
  attempts: number
  last_error: string | null
  failed_at: Date | null
  /** The number of the order that the notice is about; null if there is none, or it was erased. */
  order_number: string | null
}

/**
 * Returns the oldest notices that were given up on, and the oldest undelivered ones that need attention:
 * those that have failed, were written before `late`, or have a target other than `targets`.
 */
export const troubledNotices = (sql: Sql, targets: readonly OutboxTarget[], late: Date, limit: number) =>
  sql.rows<TroubledNotice>(TROUBLED, [targets, late, limit])

const COUNT = statement(
  'outbox.trouble',
  `select count(*) filter (where has_target and is_over)::int as over,
     count(*) filter (where has_target and not is_over)::int as late,
     count(*) filter (where not has_target and is_order)::int as orders,
     count(*) filter (where not has_target and not is_order)::int as others,
     min(created_at) filter (where not has_target) as oldest
   from (
     select created_at, true as is_over, target = any($1::text[]) as has_target,
       kind in ('order.created', 'renewal.created') as is_order
     from outbox where failed_at is not null
     union all
     select created_at, false, target = any($1::text[]), kind in ('order.created', 'renewal.created')
     from outbox where delivered_at is null and failed_at is null and ${IN_TROUBLE}
   ) as o`,
)

/**
 * How many notices in the outbox need attention. Of the notices with a configured target, `over` counts those
 * that were given up on and `late` those that are late or have failed. Of the notices without a configured
 * target, `orders` counts those about an order or a renewal, and `others` counts the rest; `oldest` is when
 * the oldest of these notices was written.
 */
export type OutboxTrouble = {
  over: number
  late: number
  orders: number
  others: number
  oldest: Date | null
}

/** Counts the notices in the outbox that need attention. `targets` are the configured targets. */
export const countTrouble = (sql: Sql, targets: readonly OutboxTarget[], late: Date) =>
  onlyRow<OutboxTrouble>(sql, COUNT, [targets, late])
