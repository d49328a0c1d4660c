/** Data of the desk's page on undelivered notifications: each with its last error and the time of the next attempt. */
import type { ListPart } from './pagination.ts'

export type FailedNotificationsProps = {
  readonly rows: readonly {
    /** Identifies the notification in the page's links. */
    readonly handle: string
    readonly kind: string
    /** Reference of the record that the notification is about. */
    readonly reference: string
    /** The order that it is about; null if it is about something else, or the order was erased. */
    readonly order: { readonly handle: string; readonly number: string } | null
    readonly since: string
    readonly tries: number
    /** Error of the last attempt, without any personal data. */
    readonly error: string | null
    /**
     * `late`: will be sent again; `over`: given up; `no-receiver`: no receiver is configured; `reduced`: never delivered
     * until the end of its retention, so that only its id is left.
     */
    readonly state: 'late' | 'over' | 'no-receiver' | 'reduced'
    readonly next: string
  }[]
  readonly part: ListPart
  /**
   * Number of all undelivered notifications, including those not in `rows`, and how many of them were given
   * up.
   */
  readonly all: number
  readonly over: number
  /** Number of notifications for which no receiver is configured; null if there are none. */
  readonly undelivered: { readonly orders: number; readonly others: number } | null
}
