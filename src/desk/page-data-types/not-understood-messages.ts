/** Data of the desk's page on messages that the chat did not understand, grouped by question and known words. */
import type { FilterValues } from './report-filter.ts'
import type { ListPart } from './pagination.ts'

export type NotUnderstoodMessagesProps = {
  readonly filter: FilterValues
  /** The only question that is shown; null for all. */
  readonly step: string | null
  /**
   * `words` are the known words of the messages. All other words are replaced by `…`, because they may
   * contain personal data.
   */
  readonly groups: readonly { readonly step: string; readonly words: string; readonly missed: number }[]
  /** Which of the groups are shown. */
  readonly part: ListPart
  readonly steps: readonly { readonly step: string; readonly missed: number; readonly wordless: number }[]
  /** Number of messages that a group must have to be shown. */
  readonly least: number
}
