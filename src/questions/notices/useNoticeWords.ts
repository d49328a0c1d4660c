/** Returns the texts of the informational notice above the question that is open; null if there is none. */
import { useSelector } from 'react-redux'
import type { RootState } from '../../store/root-reducer.ts'
import { selectNotice, selectOrder, selectPosition } from '../../store/selectors.ts'
import { changedAnswers } from '../../content/changed-answers.ts'
import { scheduleText } from '../../content/appointment-texts.ts'
import { noticeTexts } from '../../content/notices-above-question.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import type { NoticeAboveQuestion } from '../../store/redux-actions.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { changesInWords } from '../describe-answer-change.ts'
import { registeredPartOf } from '../journey-part-registry.ts'
import { textOf } from '../look-up-step-texts.ts'

export function useNoticeWords() {
  const order = useSelector(selectOrder)
  const notice = useSelector(selectNotice)
  const position = useSelector(selectPosition)
  const { reviewed } = useSelector(({ dialogue }: RootState) => dialogue.memory)
  return noticeWords(order, notice, { position, reviewed })
}

/** Returns the text of an informational notice above the question; null if the notice reports an error. */
export function noticeWords(
  order: Order,
  notice: NoticeAboveQuestion | null,
  shown: { readonly position?: StepId; readonly reviewed?: Order | undefined } = {},
): { readonly title: string; readonly text?: string } | null {
  switch (notice?.kind) {
    case 'other-tab': {
      const { title, text } = noticeTexts.otherTab
      return { title, text: changesInWords(order, notice.before) || text }
    }
    case 'changed': {
      const { reviewed, position } = shown
      const open = reviewed && position !== undefined ? stepOf(order, position) : null
      // once the review was shown, it names all changes since, and no answer that is opened from it names any
      if (open && open.view !== 'review' && open.isDone(order)) return null
      const before = reviewed && open?.view === 'review' ? reviewed.answers : notice.before
      const title = changesInWords(order, before)
      return title ? { title } : null
    }
    case 'visit-moved': {
      const now = order.finished?.schedule
      return now ? { title: changedAnswers.visitMoved(scheduleText(notice.before), scheduleText(now)) } : null
    }
    case 'elsewhere':
      return noticeTexts.elsewhere
    case 'storage':
      return noticeTexts.storageBlocked
    case 'link-dead':
      return { title: noticeTexts.deadLink }
    case 'resumed':
      return { title: noticeTexts.resumed.title(notice.plan), text: noticeTexts.resumed.text }
    case 'text':
      return { title: notice.text }
    case 'result': {
      const text = textOf(order, notice.of).result?.(notice.values) ?? ''
      return stepOf(order, notice.of).view === 'plans' ? takenPlanWords(order, text) : { title: text }
    }
    default:
      return null
  }
}

/** The good news, with the plan that was taken without a question. Null until the server has confirmed it. */
function takenPlanWords(order: Order, text: string) {
  const { coverage } = order.facts
  if (!coverage || coverage.isExpected) return null
  return { title: registeredPartOf(order.journey).found?.(order).replace(/\.$/, '') ?? '', text }
}
