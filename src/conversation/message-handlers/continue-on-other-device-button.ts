/** The button that takes the order along to another device, for who stops. */
import { orderSelfService } from '../../content/order-self-service.ts'
import { isContactGiven } from '../../funnel/is-contact-given.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectCan, selectOrder, selectRecordId } from '../../store/selectors.ts'

/** Returns the button; none where there is nothing to take along yet, or the server opens no order elsewhere. */
export function takeAlongButton(state: RootState): ChatAction[] {
  const order = selectOrder(state)
  const isOpen = selectRecordId(state) !== null && !order.finished && isContactGiven(order)
  return isOpen && selectCan(state, 'resume') ? [{ label: orderSelfService.elsewhere.title }] : []
}
