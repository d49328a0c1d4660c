import type { DraftState } from './shop-draft.ts'

/** A publication of the shop. Times are in São Paulo, as '2026-12-01T00:00'. */
export type ShopPublication = {
  readonly id: number
  readonly number: number
  readonly from: string
  readonly until: string | null
  readonly state: 'live' | 'scheduled' | 'over' | 'withdrawn'
  /** Who wrote the edition, who published it, and who approved it. */
  readonly author: string
  readonly by: string
  readonly approvedBy: string | null
  readonly withdrawnBy: string | null
  readonly note: string
}

/** Data of the desk's page on the shop. */
export type ShopProps = {
  /** What is live; null if nothing was ever published. */
  readonly live:
    | (ShopPublication & {
        /** When it ends, or another one begins; null if neither is planned. */
        readonly ends: string | null
        /** The edition that begins then; null if it is the one before. */
        readonly next: number | null
        /** The edition that stands again then. */
        readonly before: number | null
      })
    | null
  readonly scheduled: readonly ShopPublication[]
  readonly history: readonly (ShopPublication & {
    /** The first sentences about what changed, and how many more there are. */
    readonly changes: readonly string[]
    readonly more: number
  })[]
  readonly draft: DraftState
  /** Whether this person may change the shop. */
  readonly mayChange: boolean
}

/** Data of the desk's page on one publication. */
export type ShopPublicationProps = {
  readonly publication: ShopPublication
  /** Sentences about what it changed. */
  readonly changed: readonly string[]
  /** What would change by going back to it; null if one cannot or may not. */
  readonly returning: readonly string[] | null
  /** Whether a draft can be begun with it. */
  readonly mayBegin: boolean
}
