import { chatReplies } from '../../content/chat-command-replies.ts'
import { conversation } from '../../content/assistant-messages.ts'
import { asideOpened } from '../../store/events.ts'
import { textOf } from '../../questions/step-texts.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { askAgain, inTurn, quote, say, sayInTurn, type Store } from './add-chat-lines.ts'

const { escalation } = conversation

/**
 * Replies to a message that the chat did not understand. The first time, the reply rephrases the question;
 * the second time, it offers other ways to answer; from then on, ways to reach a person. The count restarts
 * when a message is understood or another question opens.
 * @param echo the message with secrets masked, as shown in the transcript
 */
export function escalate(store: Store, echo: string): void {
  const { misses } = store.getState().dialogue
  quote(store, echo)
  if (misses <= 1) {
    say(store, `${inTurn(store, 'first', escalation.first)} ${chatReplies.help.offer}`, { turn: 'first' })
    askAgain(store)
  } else if (misses === 2) {
    sayInTurn(store, 'second', escalation.second)
    store.dispatch(asideOpened('ways'))
  } else {
    const { reference } = selectOrder(store.getState()).facts
    if (misses === 3) say(store, escalation.third)
    else sayInTurn(store, 'further', escalation.further)
    if (misses === 3 && reference) say(store, escalation.reference(reference))
    say(store, escalation.stillHere)
    store.dispatch(asideOpened('human'))
  }
}

/** Carries out "Ver um exemplo" by showing the question's help, which contains an example. */
export function showExample(store: Store): void {
  const order = selectOrder(store.getState())
  say(store, textOf(order, selectPosition(store.getState())).help)
}
