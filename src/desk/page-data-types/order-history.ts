/** Types of the entries in an order's history: events, notifications, actions at the desk, and views by colleagues. */

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
