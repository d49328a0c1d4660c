import { noticeTexts } from '../../content/notices-above-question.ts'
import type { Order } from '../../funnel/types.ts'
import type { NoticeAboveQuestion } from '../../store/events.ts'
import { textOf } from '../step-texts.ts'

/** Returns the words of a notice that reports no error; null for all others. */
export function noticeWords(
  order: Order,
  notice: NoticeAboveQuestion | null,
): { readonly title: string; readonly text?: string } | null {
  switch (notice?.kind) {
    case 'other-tab':
      return noticeTexts.otherTab
    case 'storage':
      return noticeTexts.storageBlocked
    case 'link-dead':
      return { title: noticeTexts.deadLink }
    case 'text':
      return { title: notice.text }
    case 'result':
      return { title: textOf(order, notice.of).result?.(notice.values) ?? '' }
    default:
      return null
  }
}
