import { useSelector } from 'react-redux'
import { journeyOf } from '../../funnel/journeys.ts'
import { selectOrder } from '../../store/selectors.ts'
import EraseData from './EraseData.tsx'
import ContinueElsewhere from './ContinueElsewhere.tsx'
import OrderReference from './OrderReference.tsx'

/** Options of the help panel for an order: its reference for the staff, continuing in another browser, erasure. */
export default function OrderHelp() {
  const { subject } = journeyOf(useSelector(selectOrder))
  return (
    <>
      <OrderReference />
      {(subject === 'lead' || subject === 'migration') && <ContinueElsewhere />}
      <EraseData />
    </>
  )
}
