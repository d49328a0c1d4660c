import { chatReplies } from '../../content/chat-command-replies.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import { addressStep, findStep, stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import {
  asideOpened,
  newCodeRequested,
  orderActionRequested,
  withdrawalRequested,
} from '../../store/redux-actions.ts'
import { selectCan, selectOrder, selectPosition, selectRecordId } from '../../store/selectors.ts'
import type { RequestInsteadOfAnswer } from '../../understanding/reading-types.ts'
import { askAgain, addVisitorMessage, addAssistantMessage, type ChatStore } from './add-chat-lines.ts'
import { answerFacts } from './answer-visitor-questions.ts'
import { askToChange, openQuestion } from './carry-out-button-action.ts'

/**
 * Carries out a request that does not answer the current question, such as trying another address.
 * @param echo the message with secrets masked, as shown in the transcript
 * @param isAsking whether the message asks something
 */
export function carryOutRequest(
  store: ChatStore,
  way: RequestInsteadOfAnswer,
  echo: string,
  isAsking: boolean,
): void {
  const order = selectOrder(store.getState())
  switch (way) {
    case 'device': {
      const hasOrder = selectRecordId(store.getState()) !== null
      addVisitorMessage(store, echo)
      if (!selectCan(store.getState(), 'resume')) {
        leadToPerson(store, chatReplies.commands.elsewhereByPerson)
        return
      }
      addAssistantMessage(
        store,
        hasOrder ? chatReplies.commands.elsewhere : chatReplies.commands.elsewhereNothing,
      )
      if (hasOrder) store.dispatch(asideOpened('elsewhere'))
      return
    }
    case 'address':
      change(store, addressStep(order), echo, isAsking)
      return
    case 'document': {
      const step = findStep(order, ({ fields }) => fields.some(({ said }) => said === 'document'))
      change(store, step?.id ?? selectPosition(store.getState()), echo, isAsking)
      return
    }
    case 'withdraw':
      addVisitorMessage(store, echo)
      store.dispatch(withdrawalRequested())
      return
    case 'visit': {
      addVisitorMessage(store, echo)
      const { byPerson, fixed } = orderSelfService.visit
      const canMove = selectCan(store.getState(), 'reschedule')
      if (!canMove || order.finished?.isFixed) {
        leadToPerson(store, canMove ? fixed : byPerson)
        return
      }
      addAssistantMessage(store, orderSelfService.visit.opened)
      store.dispatch(orderActionRequested({ what: 'dates' }))
      store.dispatch(asideOpened('visit'))
      return
    }
    case 'code':
      addVisitorMessage(store, echo)
      store.dispatch(newCodeRequested())
  }
}

/** Says that something cannot be done here, and offers a person. */
function leadToPerson(store: ChatStore, text: string): void {
  addAssistantMessage(store, text)
  store.dispatch(asideOpened('human'))
}

/**
 * Handles a message about another address or document than the recorded one, which may only be a remark: "ela mora em
 * outro endereço". Its question opens at once only where nothing else is left to do; elsewhere the visitor is asked.
 */
function change(store: ChatStore, step: StepId, echo: string, isAsking: boolean): void {
  const state = store.getState()
  const order = selectOrder(state)
  const position = selectPosition(state)
  if (stepOf(order, position).isDeadEnd && !isAsking) {
    openQuestion(store, step, echo)
    return
  }
  addVisitorMessage(store, echo)
  const answer = order.answers[step]
  const isAddress = step === addressStep(order)
  if (position !== step && answer) {
    askToChange(store, step)
    return
  }
  if (isAddress) answerFacts(store, ['qual-endereco'], '', false)
  else if (position !== step) addAssistantMessage(store, chatReplies.commands.comesLater)
  askAgain(store)
}
