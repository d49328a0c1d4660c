import { useSelector } from 'react-redux'
import { journeyOf } from '../../funnel/journeys.ts'
import { selectOrder } from '../../store/selectors.ts'
import EraseData from './EraseData.tsx'
import GoOnElsewhere from './GoOnElsewhere.tsx'
import Reference from './Reference.tsx'

/** What the help panel offers once there is an order: its code for a person, another browser, being forgotten. */
export default function OrderHelp() {
  const { subject } = journeyOf(useSelector(selectOrder))
  return (
    <>
      <Reference />
      {(subject === 'lead' || subject === 'migration') && <GoOnElsewhere />}
      <EraseData />
    </>
  )
}
