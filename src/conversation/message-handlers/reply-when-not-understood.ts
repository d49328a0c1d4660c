import { chatReplies } from '../../content/chat-command-replies.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import { asideOpened, answerRefused } from '../../store/redux-actions.ts'
import { textOf } from '../../questions/step-texts.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import {
  askAgain,
  nextWording,
  addVisitorMessage,
  addAssistantMessage,
  type ChatStore,
} from './add-chat-lines.ts'
import { problemsOfTyped } from './problems-with-answers.ts'

const { escalation } = assistantMessages

/**
 * Replies to a message that the chat did not understand: first by rephrasing the question, then with other ways to
 * answer, from then on with ways to reach a person. The count restarts when a message is understood or another question
 * opens.
 * @param echo the message with secrets masked, as shown in the transcript
 * @param text the message, if it may be a wrong answer; the input is then marked as wrong
 */
export function replyNotUnderstood(store: ChatStore, echo: string, text = ''): void {
  const { misses } = store.getState().dialogue
  addVisitorMessage(store, echo)
  if (misses <= 1) {
    refuse(store, text, `${nextWording(store, 'first', escalation.first)} ${chatReplies.help.offer}`, 'first')
    askAgain(store)
  } else if (misses === 2) {
    refuse(store, text, nextWording(store, 'second', escalation.second), 'second')
    store.dispatch(asideOpened('ways'))
  } else {
    const { reference } = selectOrder(store.getState()).facts
    if (misses === 3) refuse(store, text, escalation.third, 'third')
    else refuse(store, text, nextWording(store, 'further', escalation.further), 'further')
    if (misses === 3 && reference) addAssistantMessage(store, escalation.reference(reference))
    addAssistantMessage(store, escalation.stillHere)
    store.dispatch(asideOpened('human'))
  }
}

/** Says that a message was not understood. If it was typed as an answer, the input refers to the reply. */
function refuse(store: ChatStore, text: string, reply: string, turn: string): void {
  const problems = text ? problemsOfTyped(store, text) : {}
  if (Object.keys(problems).length === 0) addAssistantMessage(store, reply, { turn })
  else
    store.dispatch(
      answerRefused({ step: selectPosition(store.getState()), problems, reply: { text: reply, turn } }),
    )
}

/** Carries out "Ver um exemplo" by showing the question's help, which contains an example. */
export function showExample(store: ChatStore): void {
  const order = selectOrder(store.getState())
  addAssistantMessage(store, textOf(order, selectPosition(store.getState())).help)
}
