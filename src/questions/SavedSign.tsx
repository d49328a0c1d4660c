import { useDispatch, useSelector } from 'react-redux'
import { retryAsked } from '../store/events.ts'
import { selectFlow, selectSaves, selectSaveSign } from '../store/selectors.ts'
import { SaveSign } from '../ui/states/SaveSign.tsx'

/** Whether the answers are safe, said quietly; nothing before the first one was saved. */
export function SavedSign() {
  const dispatch = useDispatch()
  const sign = useSelector(selectSaveSign)
  const { leadId } = useSelector(selectFlow)
  const { versions } = useSelector(selectSaves)
  const anySaved = leadId !== null && Object.keys(versions).length > 0
  return (
    <SaveSign state={sign === 'saved' && !anySaved ? 'idle' : sign} onRetry={() => dispatch(retryAsked())} />
  )
}
