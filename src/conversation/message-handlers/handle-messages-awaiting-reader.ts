/** Handles the messages that were sent before the code that reads them had loaded. */
import { heldMessagesRead, messageHeld } from '../../store/redux-actions.ts'
import { selectIsBusy, selectPosition } from '../../store/selectors.ts'
import type { HeldMessage } from '../../store/dialogue-types.ts'
import { withoutTouchingInput, type ChatStore } from './carry-out-chat-moves.ts'
import { collectMessageContext } from './collect-message-context.ts'
import { handleMessage, isReadyFor } from './handle-message.ts'
import { loadLazyHandlers } from './load-lazy-handlers.ts'
import { readInContext } from './read-message-in-context.ts'

/**
 * Loads what is needed for the messages that were sent early.
 * @returns a function that handles them
 */
export async function prepareForHeld(store: ChatStore): Promise<() => void> {
  const { held } = store.getState().dialogue
  if (!held.every(({ text }) => isReadyFor(store, text))) await loadLazyHandlers()
  return () => handleHeldMessages(store)
}

/**
 * Handles, in order, the messages that the visitor sent before the code that reads messages had loaded. Text
 * that is being typed stays in the input. If a message starts a request to the server, the messages after it
 * wait for the reply.
 */
function handleHeldMessages(store: ChatStore): void {
  const { held } = store.getState().dialogue
  store.dispatch(heldMessagesRead())
  withoutTouchingInput(store, () => {
    for (const message of held) {
      if (selectIsBusy(store.getState())) store.dispatch(messageHeld(message))
      else if (!isOvertaken(store, message)) handleMessage(store, message.text)
    }
  })
}

/**
 * Whether a message asks to go back from a question that the visitor has answered since. It must not lead them back
 * from the next question.
 */
function isOvertaken(store: ChatStore, { text, at }: HeldMessage): boolean {
  const state = store.getState()
  return (
    at !== selectPosition(state) && readInContext(text, collectMessageContext(state, text)).command === 'back'
  )
}
