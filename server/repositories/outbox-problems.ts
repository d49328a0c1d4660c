/**
 * SQL that finds the notices in the outbox that need attention. Such a notice is late, has failed, was given
 * up on, or has no configured target.
 */
import { ROWS_PER_PAGE } from '../../src/lib/paginate-list.ts'
import { onlyRow, statement, type Sql } from '../db/database.ts'
import { DUE_SINCE, type OutboxTarget } from './outbox.ts'

const COLUMNS = 'subject_id, id, kind, target, created_at, next_at, attempts, last_error, failed_at'

/**
 * The SQL condition of an undelivered row that needs attention: a delivery has failed, the row was due before `$2`, or its
 * target is not configured.
 */
const IN_TROUBLE = `(last_error is not null or ${DUE_SINCE} < $2 or target <> all($1::text[]))`

/** Groups of notices that need attention: `orders` and `others` have no configured target. */
export const NOTICE_GROUPS = ['orders', 'others', 'over', 'late'] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

const GROUP = `case when target = any($1::text[]) then case when failed_at is null then 'late' else 'over' end
  when kind in ('order.created', 'renewal.created') then 'orders' else 'others' end`

/** SQL: the notices that need attention, in two parts, so that each can use its own index. */
const troubled = (
  columns: string,
  end = '',
) => `(select ${columns} from outbox where failed_at is not null ${end})
  union all
  (select ${columns} from outbox where delivered_at is null and failed_at is null and ${IN_TROUBLE} ${end})`

const LIST = statement(
  'outbox.troubled',
  `select t.*, o.number as order_number from (
     ${troubled(COLUMNS, `and ($4::text is null or ${GROUP} = $4) order by created_at, id limit $3::int + ${ROWS_PER_PAGE}`)}
   ) t left join orders o on o.lead_id = t.subject_id
   order by t.failed_at is null, t.created_at, t.id limit ${ROWS_PER_PAGE} offset $3`,
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
 * Returns a page of the notices that need attention: those that were given up on first, then the oldest.
 * @param group null for all
 */
export const troubledNotices = (
  sql: Sql,
  targets: readonly OutboxTarget[],
  late: Date,
  group: NoticeGroup | null,
  offset: number,
) => sql.rows<TroubledNotice>(LIST, [targets, late, offset, group])

const COUNT = statement(
  'outbox.trouble',
  `select ${NOTICE_GROUPS.map((group) => `count(*) filter (where kept_in = '${group}')::int as ${group}`).join(', ')},
     min(created_at) filter (where kept_in in ('orders', 'others')) as oldest
   from (${troubled(`created_at, ${GROUP} as kept_in`)}) as o`,
)

/**
 * How many notices in the outbox need attention. Of the notices with a configured target, `over` counts those
 * that were given up on and `late` those that are late or have failed. Of the notices without a configured
 * target, `orders` counts those about an order or a renewal, and `others` counts the rest; `oldest` is when
 * the oldest of these notices was written.
 */
export type OutboxTrouble = Record<NoticeGroup, number> & { oldest: Date | null }

/** Counts the notices in the outbox that need attention. `targets` are the configured targets. */
export const countTrouble = (sql: Sql, targets: readonly OutboxTarget[], late: Date) =>
  onlyRow<OutboxTrouble>(sql, COUNT, [targets, late])
