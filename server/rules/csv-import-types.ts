/** Types of imports: the state of each, what it changes, and why it stopped. */
import type { ImportChange } from '../../src/content/desk/imports.ts'
import type { ImportKind } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'

/** How far an import is. While it is 'reading', 'applying' or 'undoing', a server works on it. */
export type ImportState =
  | 'reading'
  | 'wrong'
  | 'ready'
  | 'applying'
  | 'applied'
  | 'undoing'
  | 'undone'
  | 'discarded'

/**
 * Why an import did not continue: the rows were changed in the meantime; its server stopped or failed; reading took too
 * long or too much memory; or it cannot be undone, because rows were changed since, ports were taken, or customers have
 * begun a renewal.
 */
export type ImportStopReason = 'overtaken' | 'stopped' | 'failed' | 'cut' | 'touched' | 'ports' | 'renewals'

/** What an import changes for visitors: CEPs with a network, and the booked visits and waiting people affected. */
export type CoverageEffect = {
  readonly gained: number
  readonly lost: number
  /** The first ranges of them, both ends included. */
  readonly gainedRanges: readonly (readonly [from: number, to: number])[]
  readonly lostRanges: readonly (readonly [from: number, to: number])[]
  /** Visits to come in areas that lose their network, and people on the waiting list who get one. */
  readonly visits: number
  readonly waiting: number
}

export type ImportChanges = {
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly removed: number
  /** Customers who are missing in the file, but have begun a renewal or migration: they stay. */
  readonly kept: number
  readonly examples: readonly ImportChange[]
  readonly coverage: CoverageEffect | null
  /** Offer regions and skus in the file that are not sold. */
  readonly unknown: readonly string[]
  /** Networks in the file that no area had; undefined in an import by a release that did not look for them. */
  readonly newNetworks?: readonly string[]
  /** Checksum of the stored rows that were compared, with which the comparison is confirmed. */
  readonly checksum: string
}

/** An import in a list. Times are ISO. */
export type ImportSummary = {
  readonly id: string
  readonly kind: ImportKind
  readonly fileName: string
  readonly by: string
  readonly at: string
  readonly state: ImportState
  /** Whether this person may open its page. */
  readonly isOpen: boolean
}

/** What the desk's page about one import shows. */
export type ShownImport = ImportSummary & {
  readonly isReplacing: boolean
  readonly infra: string | null
  readonly rows: number
  readonly note: ImportStopReason | null
  /** How much of the work is done, in per cent; null if no server works on it. */
  readonly percent: number | null
  readonly problems: readonly string[]
  readonly problemCount: number
  readonly outcome: ImportChanges | null
  readonly finished: { readonly by: string; readonly at: string } | null
  readonly undone: { readonly by: string; readonly at: string } | null
  /** Until when it can be undone, as an ISO time; null if it cannot. */
  readonly undoUntil: string | null
}
