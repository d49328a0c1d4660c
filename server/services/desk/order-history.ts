/** Builds the history of an order for the desk: what the visitor did, what was sent and changed, and who viewed it. */

import type {
  DeskAction,
  RecordViews,
  EventRow,
  NoticeRow,
} from '../../repositories/desk/order-search-and-history.ts'
import { DESK_CHANNEL } from '../reschedule-order.ts'

type EventInHistory = Omit<EventRow, 'at'> & { readonly kind: 'event'; readonly at: string }

/** Something that happened to an order: by its visitor, by a notice that was sent, or at the desk. */
export type HistoryRow = EventInHistory | ReturnType<typeof noticeRow> | ReturnType<typeof actionRow>

/** How often a colleague looked at an order on one day, the last time, and with which reasons they opened its data. */
export type AccessRow = ReturnType<typeof viewersOfRecord>[number]

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
    ...actions.map((action) => ({ at: action.at, row: actionRow(action) })),
    ...notices.map((notice) => ({ at: notice.at, row: noticeRow(notice) })),
    ...eventRows(events),
  ]
  return all.toSorted(newestFirst).map(({ row }) => row)
}

/** Says who looked at a record, one row for each person and day. */
export const viewersOfRecord = (looks: readonly RecordViews[]) =>
  looks.map(({ at, operator, times, reasons }) => ({
    at: at.toISOString(),
    operator,
    times,
    reasons: reasons ?? [],
  }))

/** Answers that follow each other on the same channel make one row, with the time of the last one. */
function eventRows(events: readonly EventRow[]) {
  const rows: (Timed & { row: EventInHistory })[] = []
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

const actionRow = ({ at, operator, what, detail }: DeskAction) => ({
  kind: 'action' as const,
  at: at.toISOString(),
  operator,
  what,
  detail,
})

const noticeRow = ({ at, kind, delivered_at, failed_at, last_error }: NoticeRow) => ({
  kind: 'notice' as const,
  at: at.toISOString(),
  notice: kind,
  delivered: delivered_at?.toISOString() ?? null,
  /** Why the last attempt failed; null if none has. */
  error: failed_at || last_error ? last_error : null,
})
