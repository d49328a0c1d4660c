/** Status text that shows whether the answers are saved. It is hidden until the first answer is saved. */
import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { retryRequested } from '../store/redux-actions.ts'
import { selectSaves, selectSaveSign, selectRecordId, selectWait } from '../store/selectors.ts'
import { SaveStatus } from '../ui/states/SaveStatus.tsx'

export const OrderSaveStatus = memo(function OrderSaveStatus() {
  const dispatch = useDispatch()
  const sign = useSelector(selectSaveSign)
  const recordId = useSelector(selectRecordId)
  const { versions } = useSelector(selectSaves)
  const wait = useSelector(selectWait)
  const isSaved = sign !== 'saved' || Object.keys(versions).length > 0
  return (
    // nothing can be saved before the server has a record of the order
    <SaveStatus
      state={recordId !== null && isSaved ? sign : 'idle'}
      // a failed wait has its own retry button, which retries both
      onRetry={wait?.status === 'failed' ? undefined : () => dispatch(retryRequested())}
    />
  )
})
