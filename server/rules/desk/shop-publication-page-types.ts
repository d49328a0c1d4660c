/** Data of the desk's pages on the shop: the live edition, its publications, and requests that wait for approval. */
import type { EditionChange } from '../../../src/edition/edition-change.ts'
import type { DraftFinding, DraftState } from './shop-draft-page-types.ts'

/** A publication of the shop. Times are in São Paulo, as '2026-12-01T00:00'. */
export type ShopPublication = {
  readonly id: number
  readonly number: number
  /** When it was live, or will be, as far as is known; for a withdrawn publication, when it would have been. */
  readonly times: readonly {
    readonly from: string
    readonly until: string | null
    /** The number of the edition that goes on with it from `until` on; null if it is over then. */
    readonly next: number | null
  }[]
  readonly state: 'live' | 'scheduled' | 'over' | 'withdrawn'
  /** Who wrote the edition, who published it, and who approved it. */
  readonly author: string
  readonly by: string
  readonly approvedBy: string | null
  readonly withdrawnBy: string | null
  readonly note: string
}

export type PublicationWithChanges = ShopPublication & {
  /**
   * The first sentences about what it changes, compared with what is live when it begins, and how many more there are.
   */
  readonly changes: readonly string[]
  readonly more: number
}

/** Data of the desk's page on the shop. */
export type ShopProps = {
  /** What is live; null if nothing was ever published. */
  readonly live:
    | (ShopPublication & {
        readonly since: string
        /** When it ends, or another one begins; null if neither is planned. */
        readonly ends: string | null
        /** The edition that begins then; null if it is the one before. */
        readonly next: number | null
        /** The edition that is live again afterwards. */
        readonly before: number | null
      })
    | null
  readonly scheduled: readonly PublicationWithChanges[]
  readonly history: readonly PublicationWithChanges[]
  readonly draft: DraftState
  /** What waits for a second person. */
  readonly requests: readonly ShopPublicationRequest[]
  /** Whether this person may change the shop. */
  readonly mayChange: boolean
}

/** Data of the desk's page on one publication. */
export type ShopPublicationProps = {
  readonly publication: ShopPublication
  /** What it changed. */
  readonly changed: readonly EditionChange[]
  /** What going back to it would do; null if that is impossible or not allowed. */
  readonly returning: {
    /** The id of the last publication. */
    readonly last: number
    readonly changes: readonly EditionChange[]
    /** What becomes of each edition that begins later. */
    readonly later: readonly {
      readonly number: number
      readonly from: string
      readonly by: string
      readonly changes: readonly string[]
      /** What it keeps of what it changes itself. */
      readonly kept: readonly EditionChange[]
      /** Why it stays as it is. */
      readonly problems: readonly string[]
    }[]
  } | null
  /** Whether a draft can be based on it. */
  readonly mayBegin: boolean
  /** Whether a second person must approve. */
  readonly needsApproval: boolean
}

/** An edition that someone wants to publish. Times are in São Paulo; `from` is null for the moment of the approval. */
export type ShopPublicationRequest = {
  readonly id: number
  /** The number of the edition. */
  readonly number: number
  readonly from: string | null
  readonly until: string | null
  readonly by: string
  readonly at: string
  readonly note: string
}

/** Asks which of two values holds, or whether something holds in an edition that goes on after its end. */
export type ShopQuestionShown = {
  /** Its name in the form. */
  readonly key: string
  /** From the value there to the new one; what would hold there too. */
  readonly changes: readonly EditionChange[]
  /** From the value there to the one before both. */
  readonly earlier: readonly EditionChange[]
  readonly isEnd: boolean
  /** The number of the other edition, who wrote the value there, and who wrote the draft's. */
  readonly number: number
  readonly by: string
  readonly mine: string
  /** When it begins; null if it has begun by the time of the publication. */
  readonly from: string | null
  readonly until: string | null
}

/** What an edition changes in a field, or in fields that change together. */
export type ShopRow = {
  /** Its name in the form. */
  readonly key: string
  readonly changes: readonly EditionChange[]
  /** Who changed it, the last one first, and when that was, in São Paulo. */
  readonly by: readonly string[]
  readonly at: string
  readonly isChosen: boolean
  /** The first scheduled edition that would bring it too; null if none would. */
  readonly also: { readonly number: number; readonly from: string; readonly until: string | null } | null
  /** Requests by which it waits for a second person already. */
  readonly waits: readonly ShopPublicationRequest[]
}

/** What checks say about an edition that is to be published. */
export type ShopChecks = {
  readonly rows: readonly ShopRow[]
  /** The campaigns whose pages show what changes, each with the time of its preview: '' for now, or when it begins. */
  readonly previews: readonly { readonly campaign: string; readonly at: string }[]
  /** What is put into publications that begin later. */
  readonly carried: readonly {
    readonly number: number
    readonly from: string
    readonly changes: readonly string[]
  }[]
  /** What has to be answered before it is published. */
  readonly questions: readonly ShopQuestionShown[]
  readonly findings: readonly DraftFinding[]
  /** Whether one of them stops the publication. */
  readonly isStopped: boolean
  /** Checksum of those that ask, which the form sends back; '' if there are none. */
  readonly warnings: string
}

/** Data of the page that shows what the draft changes, and publishes it. */
export type ShopReview = {
  readonly draft: DraftState
  /** The draft's version; null if there is no draft. */
  readonly version: number | null
  /** Whether the draft says the same as the edition from which it was made. */
  readonly isUnchanged: boolean
  readonly checks: ShopChecks
  /** Whether one of the questions is not answered. */
  readonly isOpen: boolean
  /** Whether a second person must approve. */
  readonly needsApproval: boolean
  /** The id of a request by which all that the draft changes waits for that person already; null if there is none. */
  readonly request: number | null
  /** The id of a request for something else, such as an earlier state of the draft; null if there is none. */
  readonly earlierRequest: number | null
}

/** Data of the page on an edition that waits for a second person. */
export type ShownPublicationRequest = {
  readonly request: ShopPublicationRequest
  readonly checks: ShopChecks
  /** Whether this person asked for it, and whether they may approve it. */
  readonly isOwn: boolean
  readonly mayApprove: boolean
}

/** Data of the page that shows a campaign's start page as it will be at an instant, or as an edition says it. */
export type ShopPreviewProps = {
  /** The number of the edition that was asked for; null for what is live at the time. */
  readonly edition: number | null
  readonly campaigns: readonly string[]
  readonly campaign: string
  /** The time that is looked at, in São Paulo; '' for now. */
  readonly at: string
  readonly shown: {
    /** The number of the edition. */
    readonly number: number
    /** Who published what is live at the time, whether it is still to begin, and the number of its edition. */
    readonly by: string
    readonly isLater: boolean
    /** Whether the instant is over. */
    readonly isPast: boolean
    readonly liveThen: number
  }
  /** Whether the draft lies on top; null if there is none, or one edition was asked for. */
  readonly draft: 'with' | 'without' | null
  /** The token of the link; null if the campaign has no page at that time. */
  readonly token: string | null
  /** The path of the page; null if the campaign has none at that time. */
  readonly path: string | null
  /** Whether that is the page shown after the campaign's end. */
  readonly isEnded: boolean
  /** The address of the same page, for people without an account. */
  readonly link: string | null
  readonly hours: number
}
