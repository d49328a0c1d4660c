import { memo } from 'react'
import { useSelector } from 'react-redux'
import { selectNotice, selectWait } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { OfflineBar } from '../ui/states/OfflineBar.tsx'
import { QuestionNotice } from './later-questions.tsx'

/**
 * Notices above the question, for example: no connection, order open in another tab, price changed,
 * installation date taken, storage blocked.
 */
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
