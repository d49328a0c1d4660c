/** Returns what a request leads to that does not answer the current question, such as trying another address. */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import { addressStep, findStep, stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import {
  asideOpened,
  modeChangeRequested,
  newCodeRequested,
  orderActionRequested,
  withdrawalRequested,
} from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectCan, selectOrder, selectPosition, selectRecordId } from '../../store/selectors.ts'
import type { RequestInsteadOfAnswer } from '../../understanding/reading-types.ts'
import { askToChange, openQuestion } from './chat-moves-for-buttons.ts'
import { askAgain, say, show, tell, type Moves } from './chat-move-types.ts'

/**
 * @param echo the message with secrets masked, as shown in the transcript
 * @param isAsking whether the message asks something
 */
export function movesOfRequest(
  state: RootState,
  way: RequestInsteadOfAnswer,
  echo: string,
  isAsking: boolean,
): Moves {
  const order = selectOrder(state)
  switch (way) {
    case 'device': {
      const { elsewhere, elsewhereByPerson, elsewhereNothing } = chatReplies.commands
      if (!selectCan(state, 'resume')) return [show(echo), ...leadToPerson(elsewhereByPerson)]
      if (selectRecordId(state) === null) return [show(echo), say(elsewhereNothing)]
      return [show(echo), say(elsewhere), asideOpened('elsewhere')]
    }
    case 'address':
      return change(state, addressStep(order), echo, isAsking)
    case 'document': {
      const step = findStep(order, ({ fields }) => fields.some(({ said }) => said === 'document'))
      return change(state, step?.id ?? selectPosition(state), echo, isAsking)
    }
    case 'withdraw':
      return [show(echo), withdrawalRequested()]
    case 'visit': {
      const { byPerson, fixed, opened } = orderSelfService.visit
      const canMove = selectCan(state, 'reschedule')
      if (!canMove || order.finished?.isFixed)
        return [show(echo), ...leadToPerson(canMove ? fixed : byPerson)]
      return [show(echo), say(opened), orderActionRequested({ what: 'dates' }), asideOpened('visit')]
    }
    case 'code':
      return [show(echo), newCodeRequested()]
    case 'form':
      return [show(echo), modeChangeRequested({ mode: 'pages' })]
    case 'erase': {
      const { erasing, eraseByPerson } = chatReplies.commands
      // before there is a record, everything that was said is on the screen; of earlier orders a person is asked
      if (selectRecordId(state) === null)
        return [show(echo), tell(['apagar-agora'], '', false), asideOpened('restart')]
      return selectCan(state, 'erasure')
        ? [show(echo), say(erasing), asideOpened('erase')]
        : [show(echo), ...leadToPerson(eraseByPerson)]
    }
  }
}

/** Says that something cannot be done here, and offers a person. */
const leadToPerson = (text: string): Moves => [say(text), asideOpened('human')]

/**
 * Handles a message about another address or document than the recorded one, which may only be a remark: "ela mora em
 * outro endereço". Its question opens at once only where nothing else is left to do; elsewhere the visitor is asked.
 */
function change(state: RootState, step: StepId, echo: string, isAsking: boolean): Moves {
  const order = selectOrder(state)
  const position = selectPosition(state)
  if (stepOf(order, position).isDeadEnd && !isAsking) return openQuestion(step, echo)
  if (position !== step && order.answers[step]) return [show(echo), ...askToChange(order, step)]
  const isAddress = step === addressStep(order)
  const reply = isAddress
    ? [tell(['qual-endereco'], '', false)]
    : position !== step
      ? [say(chatReplies.commands.comesLater)]
      : []
  return [show(echo), ...reply, askAgain]
}
