import { useSelector } from 'react-redux'
import { journeyOf } from '../../funnel/journeys.ts'
import { selectCan, selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import EraseData from './EraseData.tsx'
import ContinueInOtherBrowser from './ContinueInOtherBrowser.tsx'
import OrderReference from './OrderReference.tsx'

/**
 * Options for the current order in the help panel: its reference for the operator's staff, continuing in
 * another browser, and erasing the data.
 */
export default function OrderActionsInHelpPanel() {
  const { subject } = journeyOf(useSelector(selectOrder))
  const canResume = useSelector((state: RootState) => selectCan(state, 'resume'))
  return (
    <>
      <OrderReference />
      {canResume && (subject === 'lead' || subject === 'migration') && <ContinueInOtherBrowser />}
      <EraseData />
    </>
  )
}
