/**
 * Chat card with other ways to continue if nothing can be sold at the address. It is shown while the chat asks for
 * contact details.
 */
import { useSelector } from 'react-redux'
import { selectUi } from '../../store/selectors.ts'
import { WaitingListFailure, NoCoverageOptions as Ways } from './WaitingListForm.tsx'

export default function NoCoverageOptionsCard() {
  const { contact } = useSelector(selectUi)
  return (
    <div className="ways-out">
      {contact.withdraw === 'failed' && <WaitingListFailure />}
      <Ways />
    </div>
  )
}
