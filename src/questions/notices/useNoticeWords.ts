/** Returns the texts of the informational notice above the question that is open; null if there is none. */
import { useSelector } from 'react-redux'
import type { RootState } from '../../store/root-reducer.ts'
import { selectNotice, selectOrder, selectPosition } from '../../store/selectors.ts'
import { noticeWords } from './build-informational-notice-text.ts'

export function useNoticeWords() {
  const order = useSelector(selectOrder)
  const notice = useSelector(selectNotice)
  const position = useSelector(selectPosition)
  const { reviewed } = useSelector(({ dialogue }: RootState) => dialogue.memory)
  return noticeWords(order, notice, { position, reviewed })
}
