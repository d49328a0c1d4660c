import type { whyVisitorsLeaveWords as words } from '../../content/desk/why-visitors-leave.ts'

/** Data about the question at which most visits end, and the possible reasons. */
export type WhyVisitorsLeaveProps = {
  readonly step: string
  readonly left: number
  readonly loss: number | null
  readonly median: { readonly from: number; readonly to: number | null } | null
  readonly hints: readonly {
    readonly hint: keyof typeof words.hints
    readonly count: number
    /** Per view of this question, and of all other questions. */
    readonly rate: number
    readonly elsewhere: number | null
    readonly isMore: boolean
  }[]
  /** The text with which most answers to this question were refused; null if none was. */
  readonly problem: { readonly problem: string; readonly refused: number } | null
  /** Messages that the chat did not understand at this question, and at all. */
  readonly missed: number
  readonly allMissed: number
  /** Errors in browsers, which are not counted by question. */
  readonly failures: number
  /** Share of those who saw the question and left there; null if unknown. */
  readonly lossInChat: number | null
  readonly lossInPages: number | null
}
