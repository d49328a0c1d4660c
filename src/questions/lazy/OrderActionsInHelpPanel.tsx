import { useSelector } from 'react-redux'
import { journeyOf } from '../../funnel/journeys.ts'
import { selectOrder } from '../../store/selectors.ts'
import EraseData from './EraseData.tsx'
import ContinueInOtherBrowser from './ContinueInOtherBrowser.tsx'
import OrderReference from './OrderReference.tsx'

/**
 * Options for the current order in the help panel: its reference for the operator's staff, continuing in
 * another browser, and erasing the data.
 */
export default function OrderActionsInHelpPanel() {
  const { subject } = journeyOf(useSelector(selectOrder))
  return (
    <>
      <OrderReference />
      {(subject === 'lead' || subject === 'migration') && <ContinueInOtherBrowser />}
      <EraseData />
    </>
  )
}
