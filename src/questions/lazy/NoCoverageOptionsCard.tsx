import { useSelector } from 'react-redux'
import { notSent } from '../../content/contact-not-sent.ts'
import { selectUi } from '../../store/selectors.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { WaysOut as Ways } from './WaitingList.tsx'

/**
 * Chat card with other ways to continue if nothing can be sold at the address. It is shown while the chat
 * asks for a contact.
 */
export default function NoCoverageOptionsCard() {
  const { contact } = useSelector(selectUi)
  return (
    <div className="ways-out">
      {contact.withdraw === 'failed' && <Notice tone="error">{notSent}</Notice>}
      <Ways />
    </div>
  )
}
