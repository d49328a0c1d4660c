/**
 * Content of the help panel below the contact channels: options for an open order and, in the chat, the texts of the
 * footer.
 */
import { useSelector } from 'react-redux'
import { orderSelfService } from '../content/order-self-service.ts'
import { journeyOf } from '../funnel/journey-registry.ts'
import { selectCan, selectOrder, selectUi } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import EraseData from './order/EraseData.tsx'
import ContinueInOtherBrowser from './order/ContinueInOtherBrowser.tsx'
import OrderReference from './order/OrderReference.tsx'
import CollapsedFooter from './CollapsedFooter.tsx'

export default function HelpPanelOrderOptions() {
  const { recordId, phase, mode } = useSelector(selectUi)
  return (
    <>
      {recordId && phase === 'ready' && <OrderActions />}
      {mode === 'chat' && <CollapsedFooter />}
    </>
  )
}

/** Options for the current order: its code for the operator's staff, continuing elsewhere, and erasing the data. */
function OrderActions() {
  const { recordKind } = journeyOf(useSelector(selectOrder))
  const canResume = useSelector((state: RootState) => selectCan(state, 'resume'))
  const isOrder = recordKind === 'lead' || recordKind === 'migration'
  return (
    <>
      <OrderReference />
      {isOrder && canResume && <ContinueInOtherBrowser />}
      {isOrder && !canResume && (
        <p className="order-wish order-wish__text">{orderSelfService.elsewhere.none}</p>
      )}
      <EraseData />
    </>
  )
}
