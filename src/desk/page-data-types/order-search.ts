/** Data of the desk's order search: the records found, without personal data, or what could not be searched for. */
import type { OpeningReason } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { orderSearch as words } from '../../content/desk/orders.ts'

/** A record that was found, without personal data. */
export type FoundOrderRow = {
  readonly kind: keyof typeof words.kinds
  /** Identifies the record in the page's links; null if it has no page. */
  readonly handle: string | null
  readonly reference: string
  readonly since: string
  /** The order number; null if no order was placed. */
  readonly number: string | null
  readonly city: string | null
  readonly state: keyof typeof words.states
  /** The question at which an unfinished order stopped; null for everything else. */
  readonly stopped: string | null
}

export type OrderSearchProps = {
  /** What was found, and the search with personal data masked; null before a search. */
  readonly found: {
    readonly shown: string
    readonly rows: readonly FoundOrderRow[]
    /** Whether only the newest of the records that were found are shown. */
    readonly isCut: boolean
  } | null
  /** What was typed, if it could not be searched for; null otherwise. */
  readonly unreadable: string | null
  /**
   * What the form asks once a person has made as many searches in an hour as need no reason: what was typed without one,
   * and the reason that was given last. Null before that.
   */
  readonly ask: {
    readonly searches: number
    readonly typed: string
    readonly given: OpeningReason | null
  } | null
}
