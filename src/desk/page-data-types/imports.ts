/** Data of the desk's pages on imports. */
import type { ImportKind } from '../../contract/desk.ts'

type State = 'reading' | 'wrong' | 'ready' | 'applying' | 'applied' | 'undoing' | 'undone' | 'discarded'

/** An import in a list. Times are ISO. */
export type ImportSummary = {
  readonly id: string
  readonly kind: ImportKind
  readonly fileName: string
  readonly by: string
  readonly at: string
  readonly state: State
  /** Whether this person may open its page. */
  readonly isOpen: boolean
}

/** Data of the desk's page that takes files to import. */
export type ImportsProps = {
  /** What this person may import. */
  readonly kinds: readonly ImportKind[]
  readonly megabytes: number
  readonly fields: {
    readonly kind: string
    readonly infra: string
    readonly capacity: string
    readonly isReplacing: boolean
  }
  /** Why nothing was read; null if nothing was sent. */
  readonly problem: string | null
  readonly imports: readonly ImportSummary[]
}

type Row = Readonly<Record<string, unknown>>

/** Data of the desk's page about one import. */
export type ImportProps = ImportSummary & {
  readonly isReplacing: boolean
  readonly infra: string | null
  readonly rows: number
  readonly note: 'overtaken' | 'stopped' | 'failed' | 'touched' | 'ports' | 'renewals' | null
  /** How much of the work is done, in per cent; null if no server works on it. */
  readonly percent: number | null
  readonly problems: readonly string[]
  readonly problemCount: number
  readonly outcome: {
    readonly added: number
    readonly changed: number
    readonly same: number
    readonly removed: number
    readonly kept: number
    /** Checksum of what was compared, with which the comparison is confirmed. */
    readonly checksum: string
    readonly examples: readonly {
      readonly before: Row | null
      readonly after: Row | null
      readonly isRecordChanged?: boolean
    }[]
    readonly coverage: {
      readonly gained: number
      readonly lost: number
      readonly gainedRanges: readonly (readonly [number, number])[]
      readonly lostRanges: readonly (readonly [number, number])[]
      readonly visits: number
      readonly waiting: number
    } | null
    readonly unknown: readonly string[]
  } | null
  readonly finished: { readonly by: string; readonly at: string } | null
  readonly undone: { readonly by: string; readonly at: string } | null
  /** Until when it can be undone, as an ISO time; null if it cannot. */
  readonly undoUntil: string | null
  /** Why a form was refused; null if none was. */
  readonly problem: string | null
}
