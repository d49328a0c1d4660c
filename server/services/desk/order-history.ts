/** Builds the history of an order for the desk: what the visitor did, what was sent and changed, and who viewed it. */

import type {
  DeskAction,
  RecordViews,
  EventRow,
  NoticeRow,
} from '../../repositories/desk/order-search-and-history.ts'
import { DESK_CHANNEL } from '../reschedule-order.ts'

/** Something that happened to an order: by its visitor, by a notice that was sent, or at the desk. */
export type HistoryRow =
  | {
      readonly kind: 'event'
      readonly at: string
      readonly what: string
      /** The steps that were answered, as the API names them. */
      readonly steps: readonly string[]
      readonly channel: string | null
      /** The old and the new appointment of a visit that was moved, as logged; null if unknown. */
      readonly moved: { readonly was: string; readonly became: string } | null
    }
  | {
      readonly kind: 'notice'
      readonly at: string
      readonly notice: string
      readonly delivered: string | null
      /** Why the last attempt failed; null if none has. */
      readonly error: string | null
    }
  | {
      readonly kind: 'action'
      readonly at: string
      readonly operator: string | null
      readonly what: string
      readonly detail: Readonly<Record<string, unknown>>
    }

/** How often a colleague looked at an order on one day. */
export type AccessRow = {
  /** The last time. */
  readonly at: string
  readonly operator: string | null
  readonly times: number
  /** The reasons with which the data were opened. */
  readonly reasons: readonly string[]
}

type Timed = { at: Date }

const newestFirst = (a: Timed, b: Timed) => b.at.getTime() - a.at.getTime()

/**
 * Merges everything that happened to an order, newest first, without any value that was answered. If both happened at
 * the same time, an event comes before the notice about it.
 */
export function mergeHistory(
  events: readonly EventRow[],
  notices: readonly NoticeRow[],
  actions: readonly DeskAction[],
): HistoryRow[] {
  const all: (Timed & { row: HistoryRow })[] = [
    ...actions.map(({ at, operator, what, detail }) => ({
      at,
      row: { kind: 'action' as const, at: at.toISOString(), operator, what, detail },
    })),
    ...notices.map((notice) => ({ at: notice.at, row: noticeRow(notice) })),
    ...eventRows(events),
  ]
  return all.toSorted(newestFirst).map(({ row }) => row)
}

/** Says who looked at a record, one row for each person and day. */
export const viewersOfRecord = (looks: readonly RecordViews[]): AccessRow[] =>
  looks.map(({ at, operator, times, reasons }) => ({
    at: at.toISOString(),
    operator,
    times,
    reasons: reasons ?? [],
  }))

/** Answers that follow each other on the same channel make one row, with the time of the last one. */
function eventRows(events: readonly EventRow[]): (Timed & { row: HistoryRow })[] {
  const rows: (Timed & { row: HistoryRow & { kind: 'event' } })[] = []
  for (const { at, what, steps, channel, moved } of events) {
    // The audit log says who did it.
    if (channel === DESK_CHANNEL) continue
    const last = rows.at(-1)
    if (what === 'answered' && last?.row.what === 'answered' && last.row.channel === channel) {
      const row = { ...last.row, steps: [...steps, ...last.row.steps] }
      rows.splice(-1, 1, { at: last.at, row })
    } else rows.push({ at, row: { kind: 'event', at: at.toISOString(), what, steps, channel, moved } })
  }
  return rows
}

const noticeRow = ({ at, kind, delivered_at, failed_at, last_error }: NoticeRow): HistoryRow => ({
  kind: 'notice',
  at: at.toISOString(),
  notice: kind,
  delivered: delivered_at?.toISOString() ?? null,
  error: failed_at || last_error ? last_error : null,
})
