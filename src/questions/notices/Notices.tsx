/** Shows the notices above a question, such as: no connection, order open in another tab, price changed. */
import { memo } from 'react'
import { useSelector } from 'react-redux'
import { selectNotice, selectWait } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { lazily } from '../../ui/lazy-component.tsx'
import { OfflineBar } from '../../ui/states/OfflineBar.tsx'

const QuestionNotice = lazily(async () => import('./QuestionNotice.tsx'), { isOptional: true })

export const Notices = memo(function Notices() {
  const online = useSelector((state: RootState) => state.ui.online)
  const notice = useSelector(selectNotice)
  const wait = useSelector(selectWait)
  return (
    <>
      {/* WaitState reports a failed wait itself */}
      <OfflineBar offline={!online && wait?.status !== 'failed'} waiting={wait !== null} />
      {notice && <QuestionNotice />}
    </>
  )
})
