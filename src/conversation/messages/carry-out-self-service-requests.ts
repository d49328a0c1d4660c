import { chatReplies } from '../../content/chat-command-replies.ts'
import { wishes } from '../../content/order-self-service.ts'
import { addressStep, firstStep } from '../../funnel/journeys.ts'
import { asideOpened, codeAsked, correctionAsked, wished, withdrawAsked } from '../../store/events.ts'
import { selectOrder, selectSubjectId } from '../../store/selectors.ts'
import type { WayOut } from '../../understanding/types.ts'
import { quote, say, type Store } from './add-chat-lines.ts'

/**
 * Carries out a request that does not answer the current question, such as trying another address.
 * @param echo the message with secrets masked, as shown in the transcript
 */
export function leave(store: Store, way: WayOut, echo: string): void {
  const order = selectOrder(store.getState())
  switch (way) {
    case 'device': {
      const hasOrder = selectSubjectId(store.getState()) !== null
      quote(store, echo)
      say(store, hasOrder ? chatReplies.commands.elsewhere : chatReplies.commands.elsewhereNothing)
      if (hasOrder) store.dispatch(asideOpened('elsewhere'))
      return
    }
    case 'address':
      store.dispatch(correctionAsked({ step: addressStep(order) }))
      return
    case 'document':
      store.dispatch(correctionAsked({ step: firstStep(order) }))
      return
    case 'withdraw':
      store.dispatch(withdrawAsked())
      return
    case 'visit': {
      quote(store, echo)
      if (order.finished?.isFixed) {
        say(store, wishes.visit.fixed)
        store.dispatch(asideOpened('human'))
        return
      }
      say(store, wishes.visit.opened)
      store.dispatch(wished({ what: 'dates' }))
      store.dispatch(asideOpened('visit'))
      return
    }
    case 'code':
      quote(store, echo)
      store.dispatch(codeAsked())
  }
}
